### Races in Polish, as terminal and browser both tell them. How these texts are written is told in the English file.

## Dice and the result

menu-cost = koszt { $n }
menu-left = zostało { $n }
menu-borrowed = pożyczona
die-borrowed = pożyczona { $die }
unit-water = ruch, który pozwala wejść do wody

result-title = Koniec wyścigu
result-you-win = Wygrywasz!
result-winner = Wygrywa { $name }.
result-draw = Nikt nie wygrywa.
result-rounds = Długość wyścigu: { $rounds }.

## The board

phase-draw = { term-roll-phase }
phase-roll = { term-roll-phase }
phase-use = { term-run-phase }
phase-swords = { term-run-phase }
phase-after-swords = { term-run-phase }
phase-finish = { term-run-phase }

board-round = Runda { $n }
board-tie-break = dogrywka
board-last-round = ostatnia runda
board-draw = limit { $n }
board-bonus = (czerwone linie: +{ $n })
board-water = { $n ->
    [one] { $n } ruch po wodzie
    [few] { $n } ruchy po wodzie
    [many] { $n } ruchów po wodzie
   *[other] { $n } ruchu po wodzie
}
board-at = miejsce: { $space }, za linią { $line }
board-lap = okrążenie { $n } z { $of }
board-finished = na mecie
board-leader = na czele: { $names }
board-all-level = wszyscy równo
board-hand = w ręce
board-busted = porażka
board-to-roll = +{ $n } do rzutu

space-to-go = do mety { $n }
space-deep = głęboka woda

risk-none = Porażka nie grozi: dotąd mniej niż trzy aktywne kości.
risk-chance = Szansa porażki: { $percent }
risk-with = z kartą „{ $card }”: { $percent }

## Questions

ask-draw = Którą kość dobierasz?
ask-extra-dice = Którą kością rzucasz dodatkowo?
ask-free-draw = { card-champion }: które kości bierzesz do Strefy Rzutu?
ask-push-or-pass = Kusisz los czy pasujesz?
ask-forced-push = Musisz kusić los; używasz czegoś przedtem?
ask-before-push = Używasz zdolności przed rzutem?
ask-pool = Użyć teraz zdolności?
ask-would-bust = Bez trafienia! Używasz zdolności czy przyjmujesz porażkę?
ask-bust-discard = Porażka. Które kości ze Strefy Rzutu odrzucasz?
ask-use = Której zdolności używasz?
ask-move = Dokąd?
ask-move-at-once = Przesuwasz się od razu?
ask-reward = Bonus: { $reward }. Bierzesz?
ask-reward-lose = Bonus: którą kość tracisz?
ask-reward-gain = { $n ->
    [-1] Bonus: którą kość zyskujesz?
   *[other] Bonus: którą kość zyskujesz, za najwyżej { $n }?
}
ask-late = Używasz tej zdolności?
ask-nearby-reward = Bonusy którego pola?
ask-buy = Co kupujesz?
ask-pick-dice = Którymi kośćmi rzucasz?
ask-set-die = Którą kość kładziesz w Strefie Aktywnej?
ask-face = Którą ścianką do góry?
ask-either = Co z dwojga?
ask-optional = Chcesz i tego?
ask-gain-die = Którą kość zyskujesz?
ask-drag-along = Która aktywna kość idzie razem?
ask-lose = Którą kość tracisz?
ask-lose-red = Którą czerwoną kość tracisz?
ask-give-to = Kto dostaje od ciebie kość?
ask-give = Którą kość oddajesz?

## Questions that a card asks, and what an answer brings

ask-of-card = „{ $card }”: { $question }
ask-optional-amounts = „{ $card }”: wziąć { $amounts }?
ask-either-amounts = „{ $card }”: { $amounts }?
goods-and = { $first } i { $second }
goods-or = { $first } albo { $second }
goods-money = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
goods-movement = { count-movement }
goods-water = { count-movement }, którymi można wejść do wody
goods-credits = { count-credits }
goods-fans = { $n ->
    [one] { $n } fana
    [few] { $n } fanów
    [many] { $n } fanów
   *[other] { $n } fana
}
goods-new-die = { $n ->
    [one] nową kość
    [few] { $n } nowe kości
    [many] { $n } nowych kości
   *[other] { $n } nowej kości
}
goods-gray-die = { $n ->
    [one] szarą kość
    [few] { $n } szare kości
    [many] { $n } szarych kości
   *[other] { $n } szarej kości
}
goods-loan = { $n ->
    [one] pożyczoną kość
    [few] { $n } pożyczone kości
    [many] { $n } pożyczonych kości
   *[other] { $n } pożyczonej kości
}
goods-face = { $n ->
    [one] kość na wybranej ściance
    [few] { $n } kości na wybranych ściankach
    [many] { $n } kości na wybranych ściankach
   *[other] { $n } kości na wybranych ściankach
}
goods-rolls = { $n ->
    [one] rzut jeszcze { $n } kością
    [few] rzut jeszcze { $n } kośćmi
    [many] rzut jeszcze { $n } kośćmi
   *[other] rzut jeszcze { $n } kości
}
goods-loss = { $n ->
    [one] stratę kości
    [few] stratę { $n } kości
    [many] stratę { $n } kości
   *[other] stratę { $n } kości
}
goods-this-lost = stratę tej kości
goods-rejoins = ponowny rzut tą kością
goods-safe-push = rzut bez porażki
goods-saved-bust = ratunek przed porażką
goods-soft-bust = porażkę, która zostawia część kości
goods-next-draw = lepsze dobieranie w następnej rundzie
goods-reward = bonusy pola

## Answers

do-push = kusić los: jeszcze raz rzucić kośćmi ze Strefy Rzutu
do-pass = spasować: zostawić, co jest
do-roll = rzucić teraz
do-skip = pominąć
do-skip-reward = nic nie brać
do-skip-pool = pominąć resztę
do-done = to wszystko
do-done-buy = nic więcej nie kupować
do-done-bust-discard = resztę zostawić
do-done-use = bez dalszych zdolności
do-ready = gotowe
do-wait = czekaj
do-stop = zatrzymać się tutaj
do-bust = przyjąć porażkę
do-accept = tak
do-accept-reward = wziąć
do-decline = zrezygnować z żetonu waluty
do-jet = plecak odrzutowy: podwoić ruch
do-shortcut = skrót do { $space } za { $price }
do-buy = kupić: { $die }
do-buy-movement = kupić 1 ruch za { $n } (waluta lub żetony waluty)
do-take = wziąć: { $die }
do-take-drag-along = wziąć ze sobą: { $die }
do-lose = stracić: { $die }
do-give = oddać: { $die }
do-drop = odrzucić: { $die }
do-gain = zyskać: { $die }
do-borrow = pożyczyć: { $die }
do-to = { $name }
do-to-give-to = kość dostaje { $name }
do-choose = { $what }
do-face = { $face }
do-step = krok: { $space }
do-step-start = dalej, na następny start (ruch: { $n })
do-reward = { $space }
do-use = użyć: { $card }

## What happened

trace-round = Runda { $n }
trace-tie-break = Remis: jeszcze jedna runda.
trace-last-round = Ktoś jest za linią mety: to ostatnia runda.
trace-roll = rzut
trace-roll-nothing = rzut, { $dice }: nic
trace-misses = { $n ->
    [one] i { $n } pudło
    [few] i { $n } pudła
    [many] i { $n } pudeł
   *[other] i { $n } pudła
}
trace-push = kuszenie losu
trace-pass = pas
trace-bust = PORAŻKA
trace-recycle = Strefa Odrzucania znów w Strefie Dobierania
trace-hand = limit doboru +{ $n }
trace-water = { $n ->
    [one] +{ $n } ruch po wodzie
    [few] +{ $n } ruchy po wodzie
    [many] +{ $n } ruchów po wodzie
   *[other] +{ $n } ruchu po wodzie
}
trace-step = { $steps }, miejsce: { $space }
trace-buy = kupiono: { $die } za { $n }
trace-by-credits = { $what } (w żetonach: { $n })
trace-no-purchase = za mało waluty na kość
trace-buy-movement = kupiono ruch za { $n }
trace-gain = zyskano: { $die }
trace-lose = stracono: { $die }
trace-give = oddano ({ $name }): { $die }
trace-rejoin = znów w rzucie: { $die }
trace-set = { $die }, ścianka: { $face }
trace-use = { $card }
trace-most-swords = najwięcej mieczy
trace-wait = czeka na innych
trace-by-turns = odtąd po kolei, od pierwszego gracza
trace-jet = plecak odrzutowy
trace-shortcut = skrót do { $space }
trace-reward = bonus na { $space }
trace-win = wygrana

## Strona wyników
results-open = Wyniki
results-place = Miejsce { $n }
results-on-the-line = na linii mety
results-beyond = { $spaces } za linią
results-to-go = { $spaces } do mety
results-places = Miejsca po każdej rundzie
results-distance = Kto jak daleko dotarł po każdej rundzie
results-show-places = Miejsca
results-show-distance = Odległość
results-table = Ile pól do mety i które miejsce po każdej rundzie
results-as-table = To samo w tabeli
results-table-hint = Pola do mety po każdej rundzie, w nawiasie miejsce; liczby poniżej zera są już za linią.
results-figures = Wszyscy w liczbach
results-round = Runda
results-pushes = Kuszenie losu
results-busts = Porażki
results-boldest = Najodważniejsze udane kuszenie losu
results-dearest = Najdroższa porażka
results-bought = Kupione kości
results-fans = Fani
results-draw = Limit doboru
results-push-held = ryzyko { $chance } w rundzie { $round }, { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
}
results-push-safe = bez ryzyka w rundzie { $round }, { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
}
results-push-bust = { $dice } przy ryzyku { $chance } w rundzie { $round }
results-share = Udostępnij
results-send = Wyślij
results-save = Zapisz obrazek i skopiuj tekst
results-shared = Wysłano.
results-saved = Obrazek zapisany, tekst skopiowany.
results-share-text = { $verdict } { $race }, { $rounds }: { $order }.
results-share-name = Twoje imię dla tych, którzy to zobaczą
results-see-table = Do stołu
