### Туры в браузере: новый тур, страница тура и дорога к ней от столов. Названия, титулы и история — в tours.ftl.

touring-home = Сыграть тур
touring-instead = Несколько забегов с зачётом: сыграть тур
touring-title = Тур
touring-new = Новый тур
touring-which = Какой тур
touring-kind = Тур
touring-race = Забег { $n }
touring-race-more = Карты и трасса забега { $n }
touring-set-random = Случайный набор
touring-set-own = Свои карты
touring-add = Добавить забег
touring-remove = Убрать забег { $n }
touring-count = Число забегов
touring-points = Очки за места: { $points }. Следующий забег начинает последнее место в зачёте.
touring-make = Начать тур
touring-place = { $tour }, забег { $race } из { $races }
touring-on = Зачёт и следующий забег
touring-end = К награждению
touring-between = Дальше — забег { $n }
touring-standing = Зачёт
touring-col-place = Место
touring-col-name = Имя
touring-col-points = Очки
touring-col-gained = Последний забег
touring-col-wins = Победы
touring-up = { $n ->
    [one] на { $n } место вверх
    [few] на { $n } места вверх
    [many] на { $n } мест вверх
   *[other] на { $n } места вверх
}
touring-down = { $n ->
    [one] на { $n } место вниз
    [few] на { $n } места вниз
    [many] на { $n } мест вниз
   *[other] на { $n } места вниз
}
touring-same = место то же
touring-race-now = Идёт забег { $n }.
touring-enter = К забегу
touring-watch = Смотреть
touring-start = Начать забег { $n }
touring-next = Дальше
touring-begins = Начинает { $name }: последнее место в зачёте.
touring-new-cards = { $n ->
    [one] { $n } новая карта
    [few] { $n } новые карты
    [many] { $n } новых карт
   *[other] { $n } новой карты
}
touring-known-cards = Знакомы по прежним забегам: { $names }
touring-story = История
touring-figures = Цифры
touring-figure-best = Лучшее место
touring-figure-worst = Худшее место
touring-figure-led = Забегов в лидерах
touring-figure-push = Риски
touring-figure-bust = Потери кубиков
touring-figure-steal = Кражи
touring-races = Забеги
touring-under-way = Идёт сейчас
touring-fork = Пробежать отсюда заново
touring-fork-hint = Так начнётся ваш собственный тур: всё, что было раньше, остаётся, за других играют боты, а этот тур не меняется.
touring-forked = Продолжает другой тур с забега { $n }
touring-share = Поделиться и сохранить
touring-link = Ссылка на этот тур
touring-save = Сохранить тур в файл
touring-from-file = Этот тур прочитан из файла и сыгран ещё раз по правилам; здесь он не хранится.
