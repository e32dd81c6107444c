### Тури: їхні назви, як звуть чемпіонів, залік і історія туру.
### Перегони названо за номером, тож речення пасує до будь-якого набору.

tours-name-champion = { term-champion-tour }
    .text = Перегони № 1–7 по черзі: кожна карта один раз.
    .title = Чемпіон чемпіонів
tours-name-tour-de-cube = { term-tour-de-cube }
    .text = Троє перегонів із уже знайомими картами.
    .title = Золотий кубик
tours-name-own = Власний тур
    .text = Від трьох до дванадцяти перегонів на ваш смак.
    .title = Чемпіон туру

tours-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
tours-races = { $n ->
    [one] { $n } перегони
    [few] { $n } перегони
   *[many] { $n } перегонів
}
tours-wins = { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[many] { $n } перемог
}

## Історія

tours-story-champion = { $name } виграє тур ({ tours-races }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, на { $ahead } більше, ніж має { $second }.
tours-story-champion-tied = { $name } виграє тур ({ tours-races }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, як і { $second }, але місця кращі.
tours-story-champions = { $names } ділять перемогу: по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[many] { $points } очок
}, і різниці між ними немає.
tours-story-leader = Зіграно { tours-races }, попереду { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, на { $ahead } більше, ніж має { $second }.
tours-story-leader-tied = Зіграно { tours-races }, попереду { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, як і { $second }, але місця кращі.
tours-story-leaders = Зіграно { tours-races }, попереду разом { $names }: по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[many] { $points } очок
}.
tours-story-decided = Після перегонів № { $race } ніхто вже не наздожене: перше місце має { $name }.
tours-story-open = Усе вирішують перегони № { $race }, останні.
tours-story-led-all = { $name } попереду від перших перегонів до останніх.
tours-story-lead-changed = { $n ->
    [one] Лідер змінюється { $n } раз.
    [few] Лідер змінюється { $n } рази.
   *[many] Лідер змінюється { $n } разів.
}
tours-story-comeback = Після перегонів № { $race } { $name } ще на останньому місці, а потім обганяє всіх.
tours-story-streak = { $name } виграє { $n ->
    [one] { $n } перегони
    [few] { $n } перегони
   *[many] { $n } перегонів
} поспіль.
tours-story-more-wins = Найбільше перемог має { $name } ({ $n }), але не перше місце.
tours-story-longest = Найдовші перегони — № { $race }: { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}.
