# Гонка дня и общие гонки: состязания с одинаковыми кубиками для всех.

contests-daily = Гонка дня
contests-daily-lead = Одна гонка в день: те же карты, трасса, боты и кубики для всех. Засчитывается первая попытка.
contests-days = Дни
contests-day-before = Днём раньше
contests-day-after = Днём позже
contests-today = Сегодняшняя гонка
contests-ends = до конца { $hours } ч { $minutes } мин
contests-mode-bots = Против ботов
contests-mode-alone = Наедине с трассой
contests-against = против: { $names }
contests-race = Бежать
contests-go-on = Продолжить свою гонку
contests-practise = Потренироваться
contests-counts = Засчитывается первая попытка. Без подсказок; ход можно вернуть, как всегда.
contests-no-count = Засчитанная гонка уже начата или окончена: эта — для тренировки.
contests-closed = Состязание окончено. Пробежать можно и дальше, для тренировки.
contests-share = Поделиться результатом
contests-board = Таблица
contests-rank = Место в таблице
contests-name = Имя
contests-place = Место
contests-rounds = Раунды
contests-distance = Расстояние
contests-short = { $n ->
    [one] { $n } поля не хватило
    [few] { $n } полей не хватило
    [many] { $n } полей не хватило
   *[other] { $n } поля не хватило
}
contests-beyond = { $n ->
    [one] { $n } поле за финишем
    [few] { $n } поля за финишем
    [many] { $n } полей за финишем
   *[other] { $n } поля за финишем
}
contests-at-finish = на финише
contests-racing = бежит
contests-late = слишком поздно
contests-helped = помогал бот
contests-nobody = Ещё никто не бежал. Будьте первым!
contests-more = { $n ->
    [one] { $n } игрок ещё
    [few] { $n } игрока ещё
    [many] { $n } игроков ещё
   *[other] { $n } игрока ещё
}
contests-dice = Кубики
contests-promise = Обещано заранее (SHA-256):
contests-secret = Секрет:
contests-proof = Во всех гонках этого состязания одинаковые кубики: ваш n-й кубик цвета показывает то же, что n-й кубик этого цвета у других. Когда состязание закончится, секрет будет показан, и cubecup verify докажет каждый кубик сохранённой записи.
contests-told-place = место { $n } из { $of }
contests-told-rank = в таблице { $n } из { $of }
contests-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
}
contests-duplicate = Общая гонка
contests-duplicate-lead = Гонка для компании: каждый бежит сам, когда удобно, с теми же кубиками против тех же ботов. Таблица сравнивает вас.
contests-duplicate-new = Открыть общую гонку
contests-duplicate-hint = То же для своей компании:
contests-closes = Открыто до: { $when }.
contests-link = Ссылка для других
contests-title = Как она называется?
contests-title-usual = Наша гонка
contests-hours = Открыто на
contests-hours-24 = 1 день
contests-hours-48 = 2 дня
contests-hours-168 = 1 неделю
contests-bots = Боты
contests-make = Открыть гонку
