# Забег дня и общие забеги: состязания с одинаковыми кубиками для всех.

contests-daily = Забег дня
contests-daily-lead = Один забег в день: те же карты, трасса, боты и кубики для всех. Засчитывается первая попытка.
contests-days = Дни
contests-day-before = Предыдущий день
contests-day-after = Следующий день
contests-today = Сегодняшний забег
contests-ends = до конца { $hours } ч { $minutes } мин
contests-mode-bots = Против ботов
contests-mode-alone = Наедине с трассой
contests-against = против: { $names }
contests-race = Бежать
contests-go-on = Продолжить свой забег
contests-practise = Потренироваться
contests-counts = Засчитывается первая попытка. Без подсказок; отменить решение можно, как всегда.
contests-no-count = Зачётный забег уже начат или окончен: этот — для тренировки.
contests-closed = Состязание окончено, но для тренировки бежать ещё можно.
contests-share = Поделиться результатом
contests-board = Таблица
contests-rank = Место в таблице
contests-name = Имя
contests-place = Место
contests-rounds = Раунды
contests-distance = Расстояние
contests-short = { $n ->
    [one] не хватило { $n } клетки
    [few] не хватило { $n } клеток
    [many] не хватило { $n } клеток
   *[other] не хватило { $n } клетки
}
contests-beyond = { $n ->
    [one] { $n } клетка за финишем
    [few] { $n } клетки за финишем
    [many] { $n } клеток за финишем
   *[other] { $n } клетки за финишем
}
contests-at-finish = на финише
contests-racing = бежит
contests-late = слишком поздно
contests-helped = помогал бот
contests-nobody = Ещё никто не бежал: самое время начать!
contests-more = { $n ->
    [one] и ещё { $n } игрок
    [few] и ещё { $n } игрока
    [many] и ещё { $n } игроков
   *[other] и ещё { $n } игрока
}
contests-start = Старт
contests-finish = Финиш
contests-compare = Раунд за раундом
contests-compare-hint = Клеток до финиша после каждого раунда; в скобках — место.
contests-compare-alone = Клеток до финиша после каждого раунда.
contests-round = Р{ $n }
contests-dice = Кубики
contests-promise = Обещано заранее (SHA-256):
contests-secret = Тайна:
contests-proof = Во всех забегах этого состязания одинаковые кубики: ваш n-й кубик определённого цвета показывает то же, что n-й кубик этого цвета у других. Когда состязание закончится, тайна будет раскрыта, и команда cubecup verify проверит каждый кубик сохранённой записи.
contests-told-place = место { $n } из { $of }
contests-told-rank = в таблице { $n } из { $of }
contests-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
}
contests-duplicate = Общий забег
contests-duplicate-lead = Забег для компании: каждый бежит сам, когда удобно, с теми же кубиками против тех же ботов. Таблица всех сравнит.
contests-duplicate-new = Открыть общий забег
contests-duplicate-hint = То же для своей компании:
contests-closes = Открыто до: { $when }.
contests-link = Ссылка для других
contests-title = Название забега
contests-title-usual = Наш забег
contests-hours = Открыто на
contests-hours-24 = 1 день
contests-hours-48 = 2 дня
contests-hours-168 = 1 неделю
contests-bots = Боты
contests-make = Открыть забег
