### Туры: их названия, как зовут чемпионов, зачёт и история тура.
### Забег назван по номеру, поэтому предложение подходит к любому набору.

tours-name-champion = { term-champion-tour }
    .text = Забеги 1–7 по порядку: каждая карта один раз.
    .title = Чемпион чемпионов
tours-name-tour-de-cube = { term-tour-de-cube }
    .text = Три забега с уже знакомыми картами.
    .title = Золотой кубик
tours-name-own = Свой тур
    .text = От трёх до двенадцати забегов на ваш вкус.
    .title = Чемпион тура

tours-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
tours-races = { $n ->
    [one] { $n } забег
    [few] { $n } забега
   *[many] { $n } забегов
}
tours-wins = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}

## История

tours-story-champion = { $name } выигрывает тур ({ tours-races }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на { $ahead } больше, чем у игрока { $second }.
tours-story-champion-tied = { $name } выигрывает тур ({ tours-races }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, как и { $second }, но места лучше.
tours-story-champions = { $names } делят победу: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}, и разницы между ними нет.
tours-story-leader = Сыграно: { tours-races }. Впереди { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на { $ahead } больше, чем у игрока { $second }.
tours-story-leader-tied = Сыграно: { tours-races }. Впереди { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, как и { $second }, но места лучше.
tours-story-leaders = Сыграно: { tours-races }. Впереди вместе { $names }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}.
tours-story-decided = После забега { $race } никто уже не догонит: первое место за игроком { $name }.
tours-story-open = Всё решает забег { $race }, последний.
tours-story-led-all = { $name } впереди от первого забега до последнего.
tours-story-lead-changed = { $n ->
    [one] Лидер меняется { $n } раз.
    [few] Лидер меняется { $n } раза.
   *[many] Лидер меняется { $n } раз.
}
tours-story-comeback = После забега { $race } { $name } ещё на последнем месте, а потом обгоняет всех.
tours-story-streak = { $name } выигрывает { $n ->
    [one] { $n } забег
    [few] { $n } забега
   *[many] { $n } забегов
} подряд.
tours-story-more-wins = Больше всего побед у игрока { $name } ({ $n }), но место не первое.
tours-story-longest = Самый долгий — забег { $race }: { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}.
