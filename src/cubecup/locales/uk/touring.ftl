### Тури в браузері: новий тур, сторінка туру й дорога до неї від столів. Назви, титули й історія — у tours.ftl.

touring-home = Зіграти тур
touring-instead = Кілька перегонів із заліком: зіграти тур
touring-title = Тур
touring-new = Новий тур
touring-which = Який тур
touring-kind = Тур
touring-race = Перегони № { $n }
touring-race-more = Карти й траса перегонів № { $n }
touring-set-random = Випадковий набір
touring-set-own = Власні карти
touring-add = Додати перегони
touring-remove = Прибрати перегони № { $n }
touring-count = Кількість перегонів
touring-points = Очки за місцями: { $points }. Наступні перегони починає останнє місце в заліку.
touring-make = Почати тур
touring-place = { $tour }, перегони { $race } із { $races }
touring-on = Залік і наступні перегони
touring-end = До нагородження
touring-between = Далі — перегони № { $n }
touring-standing = Залік
touring-col-place = Місце
touring-col-name = Ім’я
touring-col-points = Очки
touring-col-gained = Останні перегони
touring-col-wins = Перемоги
touring-up = { $n ->
    [one] на { $n } місце вгору
    [few] на { $n } місця вгору
    [many] на { $n } місць угору
   *[other] на { $n } місця вгору
}
touring-down = { $n ->
    [one] на { $n } місце вниз
    [few] на { $n } місця вниз
    [many] на { $n } місць униз
   *[other] на { $n } місця вниз
}
touring-same = місце те саме
touring-race-now = Тривають перегони № { $n }.
touring-enter = До перегонів
touring-watch = Дивитися
touring-start = Почати перегони № { $n }
touring-next = Далі
touring-begins = Починає { $name }: останнє місце в заліку.
touring-new-cards = { $n ->
    [one] { $n } нова карта
    [few] { $n } нові карти
    [many] { $n } нових карт
   *[other] { $n } нової карти
}
touring-known-cards = Знайомі з попередніх перегонів: { $names }
touring-story = Історія
touring-figures = Цифри
touring-figure-best = Найкраще місце
touring-figure-worst = Найгірше місце
touring-figure-led = Перегонів у лідерах
touring-figure-push = Перевірки удачі
touring-figure-bust = Невдачі
touring-figure-steal = Крадіжки
touring-races = Перегони
touring-under-way = Тривають зараз
touring-fork = Бігти звідси знову
touring-fork-hint = Так почнеться ваш власний тур: усе, що було раніше, лишається, за інших грають боти, а цей тур не змінюється.
touring-forked = Продовжує інший тур із перегонів № { $n }
touring-share = Поділитися й зберегти
touring-link = Посилання на цей тур
touring-save = Зберегти тур у файл
touring-from-file = Цей тур прочитано з файлу: його зіграно ще раз за правилами, а тут він не зберігається.
