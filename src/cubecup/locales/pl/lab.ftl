### The lab in Polish. How this file is written is told at the top of the English one.
###
### Numbers come written, so sentences are built to fit any of them: "Rund w wyścigu: 12,5".

## The page

report-title = Cube Cup: raport z symulacji
report-skip = Od razu do liczb
report-source = Gier: { $games } · liczba początkowa { $seed }
report-nav-sets = Wyścigi
report-nav-parts = Części strony „{ $race }”
report-comparison = Porównanie
report-side-by-side = Obok siebie
report-as-table = Te liczby jako tabela
report-method = Przedziały są 95-procentowe: Wilsona dla udziałów, z rang dla median, normalne dla średnich; gdzie rundy jednej gry są do siebie podobne, przedział liczy się z gier. Rzadkie przypadki pominięto na wykresach według rund, prób i fanów. Liczby o kupujących i fanach mówią, co idzie w parze z wygraną, a nie co ją powoduje.
report-standard = Zmierzono tak, jak określają to wymagania: boty sharp, czterech graczy, co najmniej { $games } gier.
report-not-standard = Tylko orientacyjnie: wymagania określono dla botów sharp, czterech graczy i co najmniej { $games } gier.
report-drawing = wykresy
report-written = Raport (gier: { $games }) zapisano: { $path }
report-plots-written = Wykresy: plików { $n } w { $path }

report-part-targets = Wymagania
report-part-fairness = Uczciwość
report-part-course = Przebieg wyścigu
report-part-rolling = Rzuty
report-part-cards = Karty
report-part-extras = Fani i czerwona linia

report-tile-rounds = Rund, mediana
    .range = w połowie gier { $range }
report-tile-lead = Gry ze zmianą lidera
    .range = { $range }
report-tile-comeback = Zwycięzcy, którzy nie prowadzili w połowie drogi
    .range = { $range }
report-tile-busts = Rundy zakończone porażką
    .range = { $range }
report-tile-purchases = Kupionych kości na grę
    .range = { $range }

## Requirements

target-rounds = Rund, mediana
target-seats = Wygrane każdego miejsca
target-lead = Gry ze zmianą lidera
target-stalled = Gry, które utknęły
target-bought = Gry, w których kupuje się każdą kartę
target-dominant = Udział każdej karty we wszystkich zakupach
target-one-card = Wygrane, gdy zawsze kupuje się jedną kartę
target-mark-met = spełnione
target-mark-missed = niespełnione
target-mark-unsure = niespełnione, w granicach błędu
target-mark-unknown = powie cubecup balance

## Exhibits: headings and how to read them

report-seats = Wygrane według miejsc
    .note = Między liniami miejsce jest uczciwe. Pierwszego gracza pierwszej rundy wskazuje los.
report-bots = Wygrane według botów
    .note = Spośród wszystkich miejsc z tym botem. Linia to udział równych.
report-length = Długość wyścigu
    .note = Mediana powinna leżeć w zacieniowanym zakresie.
report-lead = Zmiany lidera
    .note = Jak często na koniec rundy samotnie prowadzi inny biegacz niż dotąd.
report-comeback = Napięcie
    .note = Połowa drogi jest wtedy, gdy lider przebył połowę trasy.
report-bust-round = Porażki według rund
    .note = Ilu graczy w tej rundzie ponosi porażkę.
report-bust-push = Ryzyko każdej próby
    .note = Spośród tych, którzy kuszą los po raz pierwszy, drugi, … w rundzie: ilu ponosi porażkę.
report-card-games = Gry, w których kupuje się kartę
    .note = Ktokolwiek. Karta powinna sięgać zacieniowanego zakresu.
report-card-purchases = Udział we wszystkich zakupach
    .note = Karta powinna pozostać w zacieniowanym zakresie.
report-card-rounds = Kiedy kupuje się karty
    .note = Kupionych kości na grę w każdej rundzie; im ciemniej, tym więcej.
report-card-uses = Użycie zdolności
    .note = Ile razy w grze zdolności karty wykonują wszyscy gracze razem.
report-buyers-ever = Co kupowali zwycięzcy
    .note = Wygrane miejsc, które kiedykolwiek kupiły kartę, i pozostałych. Linia przerywana to udział równych.
report-buyers-early = Co zwycięzcy kupowali wcześnie
    .note = Wygrane miejsc, które kupiły kartę w pierwszych pięciu rundach, i pozostałych.
report-fan-space = Wygrane według fanów
    .note = Według pola toru fanów, na którym miejsce kończy wyścig.
report-credits = Wygrane według żetonów waluty
    .note = Według żetonów, które zostały. Linia to udział równych.
report-red-lines = Czerwona linia
    .note = Dodatkowe kości biegacza za sekcje, o które lider jest z przodu: udział wszystkich rund wszystkich graczy.
report-red-effect = Co daje czerwona linia
    .note = Ruch i limit doboru w rundach z premią i bez niej.

report-sets-rounds = Rund, mediana
    .note = Wyścigi na dwa okrążenia lub dwa tory mogą trwać do 26 rund, inne do 16.
report-sets-seats = Najbardziej nierówne miejsce
    .note = Wygrane miejsca najdalszego od swojego uczciwego udziału i dozwolony zakres.
report-sets-lead = Gry ze zmianą lidera
    .note = Zacieniowano to, co wymagane.
report-sets-comeback = Zwycięzcy, którzy nie prowadzili w połowie drogi
    .note = Połowa drogi jest wtedy, gdy lider przebył połowę trasy.
report-sets-busts = Rundy zakończone porażką
    .note = Spośród wszystkich rund wszystkich graczy.
report-sets-purchases = Kupionych kości na grę
    .note = Przez wszystkich graczy razem.
report-sets-least = Najrzadziej kupowana karta
    .note = Gry, w których ktoś ją kupuje. Zacieniowano to, co wymagane.
report-sets-most = Najczęściej kupowana karta
    .note = Jej udział we wszystkich zakupach. Zacieniowano to, co dozwolone.

## Words in plots and tables

report-seat = Miejsce { $n }
report-round = R{ $n }
report-buyers = { $round ->
    [0] kupili
   *[other] kupili do rundy { $round }
}
report-others = nie kupili
report-suspense-changed = Lider się zmienia
report-suspense-behind = Zwycięzca nie prowadził
report-suspense-last = Zwycięzca był ostatni
report-suspense-ties = Dodatkowa runda
report-suspense-stalled = Gra utknęła
report-red-movement-with = Ruch z premią
report-red-movement-without = Ruch bez premii
report-red-draw-with = Limit doboru z premią
report-red-draw-without = Limit doboru bez premii

report-col-seat = miejsce
report-col-bot = bot
report-col-race = wyścig
report-col-card = karta
report-col-what = co
report-col-wins = wygrane
report-col-interval = 95%
report-col-games = gry
report-col-seats = miejsca
report-col-pushes = próby
report-col-seat-rounds = przypadki
report-col-share = udział gier
report-col-share-of-rounds = udział rund
report-col-share-of-purchases = udział zakupów
report-col-rounds = rundy
report-col-round = runda
report-col-push = próba
report-col-changes = zmiany lidera
report-col-busts = porażki
report-col-space = pole toru fanów
report-col-credits = żetony waluty
report-col-lines = dodatkowe kości
report-col-per-round = na rundę
report-col-uses = użyć na grę
report-col-bought = kości na grę
report-col-wins-buyers = wygrane kupujących
report-col-wins-others = wygrane pozostałych
report-col-requirement = wymaganie
report-col-required = powinno być
report-col-measured = zmierzono
report-col-worst = najgorsze
report-col-verdict = ocena

## The doctor

doctor-verdict-fine = Zdrowy wyścig: bez zastrzeżeń.
doctor-verdict-rough = Na razie wszystko w porządku, ale rozegrano mało gier.
doctor-verdict-maybe = Nie ma wyraźnej wady, ale jest czego pilnować.
doctor-verdict-problem = Jest tu coś do naprawienia.
doctor-about = { $race } · { $tracks } · { $players } · { $bots }
doctor-again = Gier: { $games }, liczba początkowa { $seed }. To samo jeszcze raz: { $command }

doctor-perhaps = Być może: { $sentence }
doctor-length = Rund w wyścigu: { $rounds } (mediana; 95%: { $rounds-range }). W połowie wyścigów jest ich od { $lower } do { $upper }.
doctor-minutes = Jeśli runda przy waszym stole trwa od { $quick } do { $slow } minut, to razem od { $from } do { $to } minut.
doctor-too-short = To mało: gdy rund jest mniej niż { $limit }, zakupy prawie nie zdążą się przydać.
doctor-too-long = To długo: rund jest więcej niż { $limit }.
doctor-seat-strong = Miejsce { $seat } wygrywa za często: { $wins } wyścigów ({ $wins-range }) zamiast { $fair }%.
doctor-seat-weak = Miejsce { $seat } wygrywa za rzadko: { $wins } wyścigów ({ $wins-range }) zamiast { $fair }%.
doctor-seats-fair = Żadne miejsce nie ma przewagi. Najlepsze, miejsce { $seat }, wygrywa w { $wins } ({ $wins-range }); uczciwie byłoby { $fair }%.
doctor-seats-unsure = Żadne miejsce się nie wyróżnia. Najlepsze, miejsce { $seat }, wygrywa w { $wins } ({ $wins-range }); uczciwie byłoby { $fair }%. Przy tak małej liczbie gier przewagi mniejszej niż { $points } p.p. nie widać.
doctor-lead = Lider zmienia się w { $races } wyścigów ({ $races-range }), średnio razy na wyścig: { $times } ({ $times-range }).
doctor-lead-rare = Lider zmienia się rzadko: w { $races } wyścigów ({ $races-range }), średnio razy na wyścig: { $times } ({ $times-range }).
doctor-comeback = { $behind } zwycięzców ({ $behind-range }) nie prowadziło w połowie drogi, a { $last } ({ $last-range }) było wtedy na końcu.
doctor-busts = Porażką kończy się { $busts } wszystkich rund ({ $busts-range }).
doctor-dominant = „{ $card }” dominuje: { $part } wszystkich zakupów ({ $part-range }).
doctor-no-dominant = Żadna karta nie dominuje. Najczęściej kupowana, „{ $card }”, to { $part } wszystkich zakupów ({ $part-range }).
doctor-dead = „{ $card }”: tej karty prawie nikt nie chce. Ktoś kupuje ją tylko w { $races } wyścigów ({ $races-range }).
doctor-no-dead = Każda karta jest chciana. Nawet kartę „{ $card }” kupuje się w { $races } wyścigów ({ $races-range }).
doctor-buyers-win = Kto kupuje kartę „{ $card }” do rundy { $round }, wygrywa w { $wins } ({ $wins-range }), pozostali w { $others } ({ $others-range }).
doctor-buyers-lose = Kto kupuje kartę „{ $card }” do rundy { $round }, wygrywa tylko w { $wins } ({ $wins-range }), pozostali w { $others } ({ $others-range }).
doctor-stall = Grozi utknięcie: { $races } wyścigów ({ $races-range }) nie dochodzi do końca.
doctor-no-stall = Skończyły się wszystkie wyścigi ({ $games }); ostatecznie utknąć może najwyżej { $most }.
doctor-rough = { $games ->
    [one] To { $games } gra: błąd udziałów do { $points } p.p. Więcej gier przez --seconds lub --games da pewniejszą odpowiedź.
    [few] To { $games } gry: błąd udziałów do { $points } p.p. Więcej gier przez --seconds lub --games da pewniejszą odpowiedź.
    [many] To { $games } gier: błąd udziałów do { $points } p.p. Więcej gier przez --seconds lub --games da pewniejszą odpowiedź.
   *[other] To { $games } gry: błąd udziałów do { $points } p.p. Więcej gier przez --seconds lub --games da pewniejszą odpowiedź.
}

## Równowaga

balance-title-cards = Karty
balance-title-plans = Plany
balance-title-targets = Wymagania
balance-title-fans = Tor fanów
balance-title-proposals = Propozycje
balance-random = Losowy zestaw { $n }
balance-before = przedtem
balance-now = teraz
balance-plain = bez planu
balance-beyond = za ostatnim
balance-without = bez karty „{ $card }”
balance-plan-beaten = nie najlepszy
balance-plan-perhaps = najlepszy, być może przypadkiem
balance-plan-best = wyraźnie najlepszy

balance-col-values = wartości
balance-col-cost = koszt
balance-col-proposed = propozycja
balance-col-purchases = udział w zakupach, największy
balance-col-bought = gry, w których się ją kupuje, najmniej
balance-col-insist = wygrane, gdy zawsze się kupuje
balance-col-refuse = wygrane, gdy nigdy się nie kupuje
balance-col-worth = wartość, p.p.
balance-col-one-card = najlepszy plan z jedną kartą
balance-col-verdict = czy to najlepszy plan?
balance-col-rival = najlepszy inny plan
balance-col-rival-wins = jego wygrane
balance-col-gain = ponad zwykły, p.p.
balance-col-plain = zwykły
balance-col-fan-hunter = łowca fanów
balance-col-sprinter = sprinter
balance-col-fans = { $values }: limit doboru, żetony waluty
balance-col-why = dlaczego

balance-why-one-card-strong = o wiele za silna: kupowanie jej zawsze to najlepszy plan, o ponad 20 p.p.
balance-why-one-card = kupowanie jej zawsze to wyraźnie najlepszy plan
balance-why-dominant = ponad 35% wszystkich zakupów
balance-why-underrated = rzadko kupowana, choć kupowanie jej zawsze się opłaca: boty jej nie doceniają, więc koszt zostaje
balance-why-rare = kupowana w mniej niż 15% gier
balance-why-overrated = często kupowana, choć bez niej wygrywa się częściej: droga jak na to, co daje, ale koszt zostaje
balance-why-differs = w różnych zestawach albo u różnych botów różnie, więc koszt zostaje
balance-why-limit = nie dalej niż granice 1 i 12
balance-no-change = Żadnego kosztu nie trzeba zmieniać.
balance-older = { $card }: kosztuje { $cost }, a zmierzono przy { $measured }; strona jest starsza.
balance-unmeasured = { $card }: nie ma na stronie, więc jeszcze nie zmierzono.
balance-up-to-date = { $page }: wszystkie koszty są takie jak teraz.
balance-fans-keep = Tor fanów: łowca fanów wygrywa { $hunters }, zwykły bot { $plain }. Bonusy zostają.
balance-fans-strong = Tor fanów: łowca fanów wygrywa { $hunters }, zwykły bot { $plain }. To za dużo: każdy bonus w żetonach waluty powinien być o 1 mniejszy.
balance-fans-weak = Tor fanów: łowca fanów wygrywa { $hunters }, zwykły bot { $plain }. To za mało: każdy bonus w żetonach waluty powinien być o 1 większy.
balance-note = Przedziały są 95-procentowe. Wartość: o ile więcej wyścigów na sto wygrywa ten, kto kupuje kartę, kiedy tylko może, niż ten, kto nie kupuje jej nigdy, przy reszcie bez zmian.
