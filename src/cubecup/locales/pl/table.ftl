### The table of a race in the browser, in Polish. All ids start with table-.
### Questions, answers and events that the terminal has too stand in race.ftl (ask-, do-, trace-).

## Parts of the table

table-actions = Co możesz zrobić
table-board = Plansza: { $name }
table-cards = Karty
table-log = Co się stało
table-parts = Części stołu
table-signs = Co oznaczają znaki
table-tab-board = Kości
table-tab-track = Tor
table-tab-cards = Karty
table-tab-players = Gracze
table-tab-log = Kronika
table-step-draw = Dobór
table-step-roll = Rzut
table-step-use = Zdolności
table-step-finish = Bieg i zakupy
table-zone = { $zone }: { $dice }
table-zone-draw = Dobieranie
table-zone-roll = Rzut
table-zone-active = Aktywne
table-zone-discard = Odrzucone

## Players

table-status-draw = dobieranie
table-status-roll = rzut
table-status-rolled = po rzutach
table-status-use = zdolności
table-status-swords = miecze
table-status-after-swords = w akcji
table-status-finish = bieg i zakupy
table-status-later = później
table-status-done = gotowe
table-leads = na prowadzeniu
table-start-player = pierwszy gracz
table-last-round = Ostatnia runda!
table-near-finish = blisko mety: { $names }
table-where = { $name }: { $space }, minięte czerwone linie: { $n }.
table-to-roll = kości do rzutu
table-water = po wodzie: { $n }
table-bonus = +{ $n } za linie
table-watch = Oglądaj gracza { $name }

## Cards and dice

table-left = { $n ->
    [0] Nic nie zostało
    [one] Została { $n } kość
    [few] Zostały { $n } kości
    [many] Zostało { $n } kości
   *[other] Zostało { $n } kości
}
table-catch-must-lose = jednorazowa
table-catch-power-must-lose = moc: jednorazowo
table-catch-loses-red = −1 czerwona kość
table-read = Przeczytaj kartę { $card }
table-faces = Ścianki kości
table-used = użyta
table-card-die = { $card } ({ $die })
table-power = { $card } (moc)
table-run = Bieg: { $what }
table-bought = ruch za { $n }

## Questions of its own

table-ask-draw = { $n ->
    [0] Dobrać jeszcze kości, które się nie liczą?
    [one] Dobierz { $n } kość
    [few] Dobierz { $n } kości
    [many] Dobierz { $n } kości
   *[other] Dobierz { $n } kości
}
table-ask-extra-dice = { $n ->
    [one] Rzut { $n } dodatkową kością: którą?
    [few] Rzut { $n } dodatkowymi kośćmi: którymi?
    [many] Rzut { $n } dodatkowymi kośćmi: którymi?
   *[other] Rzut { $n } dodatkowymi kośćmi: którymi?
}
table-hint = Podpowiedź
table-hints = Podpowiedzi
table-hints-why = Co zrobiłby silny bot; szanse na wygraną wśród równych.
table-hints-chance = Szansa na wygraną
table-hint-die = Wybierz jedną z podświetlonych kości.
table-hint-tray = Wybierz jedną z zaznaczonych kart.
table-hint-buy = { $n ->
    [one] Stać cię na { $n } kartę. Jest zaznaczona.
    [few] Stać cię na dowolną z { $n } zaznaczonych kart.
    [many] Stać cię na dowolną z { $n } zaznaczonych kart.
   *[other] Stać cię na dowolną z { $n } zaznaczonych kart.
}
table-hint-reward = Wybierz podświetlone pole: dostajesz jego bonus i zostajesz na miejscu.
table-hint-reward-touch = Dotknij podświetlonego pola, a potem jeszcze raz: dostajesz jego bonus i zostajesz na miejscu.
table-hint-space = Wybierz podświetlone pole; liczba to odległość.
table-hint-bought = Linia przerywana: { $n } w walucie lub żetonach waluty za każdy kupiony ruch.
table-hint-seat = Wybierz jednego z zaznaczonych graczy.
table-why-bust-discard = Resztą rzucisz w następnej rundzie; odrzuć słabe, by dobrać inne.
table-why-crown = Kość z koroną ma pierwszy gracz: nią też się rzuca, ale nie liczy się do limitu.
table-draw-sum = { $there } już w Strefie Rzutu + { $n } do wyboru = { $all } (limit)
table-draw-came = Zostały w Dobieraniu, więc dobrano je najpierw:
table-why-no-hit = Twoje kości już rzucono: na razie bez trafienia.
table-why-reward-fan = Idziesz o jedno pole po torze fanów i dostajesz to, co na nim widać. Nic nie brać warto tylko dla karty, która chce rundy bez żetonów waluty, jeśli taką masz.
table-why-reward-credits = Żetony waluty zostają u ciebie, aż je wydasz. Nic nie brać warto tylko wtedy, gdy twoja karta chce, by w tej rundzie ich nie było.
table-why-reward-lose = Wybierz słabą kość, by się jej pozbyć: lepsze będą trafiać się częściej. Jeśli nic nie weźmiesz, zostaną wszystkie.
table-why-reward-gain = Wybierz kartę: jej kość trafi do twojej Strefy Odrzucania. Jeśli nic nie weźmiesz, twoje kości zostaną, jak były.
table-why-buy-finished = Jesteś za linią mety i to ostatnia runda: liczy się tylko, kto jest najdalej. Nowe kości przydadzą się tylko przy remisie, gdy wyścig trwa dalej.
table-why-buy-last = To ostatnia runda: liczy się tylko, kto jest najdalej. Nowe kości przydadzą się tylko przy remisie, gdy wyścig trwa dalej.
table-why-wait = „{ table-do-wait }”: zobacz najpierw, co zrobią inni; zapytamy cię ponownie.
table-none-no-run = Bez ruchu: biegacz zostaje na miejscu.
table-none-no-purchase = Za mało waluty: nic do kupienia.
table-missed = Bez trafienia!
table-risk = Szansa porażki
table-risk-none = Na razie bez ryzyka: mniej niż trzy aktywne kości
table-stake = Na szali:
table-push-safe = Tym razem porażka nie grozi
table-at-risk = Rzut bez trafienia to porażka
table-fill = Uzupełnij
table-clear = Wyczyść wybór
table-confirm-take = Weź: { $dice }
table-confirm-take-none = Nie bierz żadnej
table-confirm-roll = Rzut: { $dice }
table-confirm-roll-none = Nie rzucaj żadną
table-confirm-discard = Odrzuć: { $dice }
table-confirm-discard-none = Nie odrzucaj żadnej
table-list = Wszystkie możliwości jako lista
table-undo = Cofnij
table-skip = Pomiń

## Large buttons

table-do-push = Kuszę los!
table-do-pass = Pas
table-do-roll = Rzut!
table-do-ready = Gotowe
table-do-wait = Zapytaj później
table-do-done-use = Gotowe
table-do-done-buy = Koniec zakupów
table-shortcut = skrót za { $price }
table-take-reward = Weź: { $reward }
table-do-jet = Plecak odrzutowy: podwój
table-do-bust = Porażka

## What happened

table-log-no-movement = bez ruchu
table-log-reward = bonus
table-log-line = przez czerwoną linię (kto jest z tyłu, dobiera więcej kości), { $draws }
table-log-last-round = Za linią mety: { $name }. To ostatnia runda.
table-log-shortcut = skrót
table-log-dice = Z kości:
table-log-taken = ze Strefy Dobierania
table-log-resign = poddaje się, dalej gra bot
table-log-stand-in = na razie gra bot
table-log-back = znów przy stole
table-log-stand-in-host = gospodarz wstawia bota w zastępstwie
table-log-stand-in-by = { $name }: niech na razie gra bot
table-log-back-host = wraca decyzją gospodarza
table-log-reissue-host = dostaje od gospodarza nowy link
table-log-seat-bot-host = gospodarz sadza tu bota
table-log-program = gra tu program
