### Cubitos in Polish. How these files are written is told at the top of the English one.
###
### Grammar: players are addressed as "ty", without past forms that would give them a gender; names of dice
### agree with "kość", names of colours with "kolor". Money is "waluta" as a term and is counted in "monety".

## Dice

kind-light-gray = jasnoszara kość
kind-dark-gray = ciemnoszara kość
kind-start = kość pierwszego gracza
kind-white = biała kość
kind-brown = brązowa kość
kind-red = czerwona kość
kind-green = zielona kość
kind-orange = pomarańczowa kość
kind-purple = fioletowa kość
kind-yellow = żółta kość
kind-blue = niebieska kość

color-light-gray = jasnoszary
color-dark-gray = ciemnoszary
color-start = pierwszego gracza
color-white = biały
color-brown = brązowy
color-red = czerwony
color-green = zielony
color-orange = pomarańczowy
color-purple = fioletowy
color-yellow = żółty
color-blue = niebieski

zone-draw = Strefa Dobierania
zone-roll = Strefa Rzutu
zone-active = Strefa Aktywna
zone-discard = Strefa Odrzucania

face-blank = pusta ścianka
face-symbol = symbol zdolności
face-power = symbol mocy
face-money = { count-money }
face-movement = { count-movement }
face-credit = { count-credits }

## Terms

term-roll-phase = Faza Rzutu
term-run-phase = Faza Biegu
term-draw-amount = limit doboru
term-push = kusić los
term-pass = spasować
term-bust = porażka
term-hit = trafienie
term-miss = pudło
term-movement = ruch
term-money = waluta
term-credits = żetony waluty
term-fans = fani
term-swords = miecze
term-fan-track = tor fanów
term-bleachers = trybuny
term-hand-token = żeton doboru
term-racetrack = tor wyścigowy
term-runner = biegacz
term-red-line = czerwona linia
term-now-ability = zdolność Natychmiastowa
term-active-ability = zdolność Aktywna
term-run-ability = zdolność Biegu
term-power-symbol = symbol mocy
term-reward-space = pole bonusowe
term-shortcut = skrót
term-jet-pack = plecak odrzutowy
term-water = woda
term-lose-a-die = stracić kość
term-tray = podajnik
term-lap = okrążenie
term-champion-tour = Trasy Wyścigów
term-tour-de-cube = Tour de Cube
term-round = runda
term-die = kość
term-ability-card = karta zdolności
term-start-space = pole startowe
term-finish-space = meta
term-open-space = otwarta przestrzeń
term-movement-effect = efekt podczas ruchu
term-public-supply = wspólne zasoby
term-race = Wyścig

## Counted things

count-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
count-money = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
count-movement = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}
count-credits = { $n ->
    [one] { $n } żeton waluty
    [few] { $n } żetony waluty
    [many] { $n } żetonów waluty
   *[other] { $n } żetonu waluty
}
count-fans = { $n ->
    [one] { $n } fan
    [few] { $n } fanów
    [many] { $n } fanów
   *[other] { $n } fana
}
count-swords = { $n ->
    [one] { $n } miecz
    [few] { $n } miecze
    [many] { $n } mieczy
   *[other] { $n } miecza
}
count-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
count-laps = { $n ->
    [one] { $n } okrążenie
    [few] { $n } okrążenia
    [many] { $n } okrążeń
   *[other] { $n } okrążenia
}
count-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
count-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
count-lines = { $n ->
    [one] { $n } czerwona linia
    [few] { $n } czerwone linie
    [many] { $n } czerwonych linii
   *[other] { $n } czerwonej linii
}

## Timing words, as they open the lines of a card

timing-now = Natychmiastowa
timing-active = Aktywna
timing-ongoing = Aktywna, trwała
timing-run = Bieg
timing-late = Po ruchu, przed zakupami
timing-most = Najwięcej mieczy
timing-each = Każdy gracz z mieczami
timing-power = Moc
timing-power-run = Moc, Bieg

## Notes for all cards

note-optional = Zdolności można nie używać, chyba że karta mówi „musisz”; użytą zdolność wykonaj w całości, oprócz części ze słowem „możesz” lub „można”.
note-power = Symbol mocy robi to samo co symbol zdolności i dodaje część mocy; jeśli obie części działają w tym samym momencie, użyj obu albo żadnej.
note-must-lose = Kość, którą musisz stracić, wraca do podajnika od razu po użyciu zdolności Biegu, a nieużyta – na koniec kroku zdolności w Fazie Biegu. Dotyczy to tylko kości z właściwym symbolem; jeśli przez porażkę trafiła do Strefy Odrzucania, nie tracisz jej.
note-power-must-lose = { note-must-lose }
note-bust = Porażka odkłada tę kość do Strefy Odrzucania. To, co już dała, zostaje; reszta w tej rundzie przepada. Jak każda aktywna kość liczy się do tych trzech, przy których rzut staje się ryzykowny.
note-swords = Miecze: { $swords_symbol } za symbol zdolności, { $swords_power } za symbol mocy. Karta działa raz na gracza i rundę, bez względu na liczbę czerwonych kości.

## Wordings that several cards share

-must-lose = Musisz stracić tę kość, nawet jeśli jej nie użyjesz.
clause-must-lose-only = musisz stracić tę kość.
-refill = Jeśli kości się w niej skończą, przenieś tam całą Strefę Odrzucania i dobieraj dalej.
-free-roll = Trafienia przenieś do Strefy Aktywnej, a pudła do Strefy Rzutu; nie kusisz przy tym losu, więc porażka ci nie grozi.
-either-or-both = Można użyć jednej części albo obu.
-after-push = po każdym kuszeniu losu bez porażki
-rock-on = gdy kusisz los, możesz najpierw przenieść tę kość ze Strefy Aktywnej do Strefy Rzutu i rzucić nią razem z resztą.
-on-top = nie wliczają się do limitu doboru; weź ich ponad limit, ile chcesz. Rzucasz nimi razem z resztą i tak samo liczą się przy porażce.
-hands-only = 1 fana (z nowego pola toru fanów weź tylko żetony doboru, bez żetonów waluty)
-any-face = połóż ją w Strefie Aktywnej dowolną ścianką do góry (byle nie pustą)
-borrowed = Na koniec rundy odłóż ją tam, skąd została wzięta.
-gray-is-one = Jasnoszary i ciemnoszary to jeden kolor, a kość pierwszego gracza ma własny.
-equal-swords = Tyle samo to nie mniej.
clause-money = { $money ->
    [one] { $money } monetę
    [few] { $money } monety
    [many] { $money } monet
   *[other] { $money } monety
}
clause-ties = { $start_player_breaks_ties ->
    [1] przy remisie – pierwszy gracz albo, jeśli nie remisuje, najbliższy remisujący zgodnie z ruchem wskazówek zegara
   *[0] przy remisie – nikt
}
clause-lose-red = { $loses_red ->
    [1] { " " }Nawet jeśli nie użyjesz zdolności, musisz stracić 1 czerwoną kość z dowolnej swojej strefy.
   *[0] { "" }
}

## White cards

card-smelly-cat = Odorek
    .text = { timing-run }: zyskaj 2 ruchy.
card-cat-tastrophy = Kotostrofa
    .text = { timing-run }: zyskaj 1 kość o koszcie nie większym niż liczba twoich fanów; trafia ona do Strefy Odrzucania. Szare kości kosztują 0.
card-fat-cat = Benny Kuleczka
    .text = { timing-run }: zyskaj { clause-money }; możesz też zyskać 3 ruchy, ale wtedy musisz wziąć do Strefy Odrzucania 1 nieużywaną szarą kość. Jasnoszarą lub ciemnoszarą do wyboru, jeśli jakaś została.
card-dope-cat = Wypasiony Kot
    .text = { timing-run }: mając aktywną brązową kość, zyskaj 2 monety; mając aktywną zieloną, zyskaj 3 monety.
card-broken-cow = Schrödingerek
    .text = { timing-active }: użyj { $cows ->
            [one] { $cows } aktywnej kości z symbolem tej karty
            [few] naraz { $cows } aktywnych kości z symbolem tej karty
            [many] naraz { $cows } aktywnych kości z symbolem tej karty
           *[other] naraz { $cows } aktywnej kości z symbolem tej karty
        }, weź z podajnika dowolną kość (albo nieużywaną szarą kość) i { -any-face }. Można tak od końca twojego pierwszego rzutu do obowiązkowych strat w Fazie Biegu, ale nie między rzutem bez trafień a porażką. { -borrowed }
card-fast-cat = Kot Pędziwiatr
    .text = { timing-now }: rzuć jeszcze 2 kośćmi ze Strefy Dobierania. { -refill } { -free-roll }
card-schmutz = Witaj Koteczku
    .text =
        { timing-run }: zyskaj 1 ruch.
        { timing-late } (albo wcześniej w Fazie Biegu): zyskaj 3 żetony waluty, gdy w tej rundzie stracisz kość przez bonus lub zdolność. Kości oddane i zwrócone kości pożyczone się nie liczą.

## Brown cards

card-rich-dog = Dziany Kejter
    .text = { timing-run }: zyskaj 3 ruchy. { -must-lose }
card-captain-bark = Kapitan Szczek
    .text = { timing-run }: mając aktywną białą i aktywną czerwoną kość, zyskaj { -hands-only }; zyskaj też 2 żetony waluty. { -either-or-both } { -must-lose }
card-wizard = Czaruś Rinsłind
    .text =
        { timing-ongoing }: { -after-push } zyskaj 1 żeton waluty.
        { timing-run }: { clause-must-lose-only }
card-dapper-doggie = Psiakostek
    .text = { timing-run }: jeszcze raz zyskaj monety i ruchy ze wszystkich swoich aktywnych szarych kości. Liczą się ścianki, z którymi trafiły do Strefy Aktywnej, użyte lub nie. { -must-lose }
card-dr-livingstone = Zahartowany
    .text = { timing-run }: zyskaj 2 ruchy. { -must-lose }
card-mr-dog = Sir Pieseł
    .text = { timing-run }: zyskaj 2 żetony waluty. { -must-lose }
card-muggles = Mugolek
    .text =
        { timing-now }: rzuć jeszcze 2 kośćmi ze Strefy Dobierania. { -refill } { -free-roll }
        { timing-run }: zyskaj 2 ruchy. { -must-lose }

## Red cards

card-mr-soldier = Wojak
    .text = { timing-most } ({ clause-ties }): zyskaj 3 monety i 2 ruchy.{ clause-lose-red }
card-punch-guy = Rębajło
    .text = { timing-most } ({ clause-ties }): przy następnym dobieraniu białe i zielone kości { -on-top }{ clause-lose-red }
card-supah-general = Siłacz Arnold
    .text = { timing-most } ({ clause-ties }): zyskaj { $per_fan ->
            [one] { $per_fan } ruch
            [few] { $per_fan } ruchy
            [many] { $per_fan } ruchów
           *[other] { $per_fan } ruchu
        } za każdego swojego fana.{ clause-lose-red }
card-champion = Mistrzunio
    .text = { timing-most } ({ clause-ties }): przy następnym dobieraniu przenieś ze Stref Dobierania i Odrzucania do Strefy Rzutu dowolne kości (nawet jeśli jest ich więcej lub mniej, niż wynosi limit doboru). Reszta zostaje na miejscu.{ clause-lose-red }
card-crabby = Krab’Ł’Cupak
    .text = { timing-most } ({ clause-ties }): oddaj 1 kość z dowolnej swojej strefy innemu graczowi z najmniejszą liczbą mieczy (jeśli jest ich kilku, wybierasz ty). Trafia ona do jego Strefy Odrzucania. Jeśli kość była aktywna, najpierw zyskaj monety, ruch lub żeton waluty z jej ścianki, o ile jeszcze ich nie dała; to, co dała, zostaje u ciebie. Nie można oddać kości pierwszego gracza ani kości pożyczonej.{ clause-lose-red }
card-el-bandito = El Bandzior
    .text = { timing-each }: zyskaj 1 żeton waluty za każdego gracza, który ma mniej mieczy niż ty. { -equal-swords }
card-jacques-couteau = Jan Nosik
    .text = { timing-each }: za każdego gracza, który ma mniej mieczy niż ty, możesz wybrać 2 swoje kości inne niż czerwone z dowolnych stref (albo 1, jeśli nie masz więcej) i rzucić tą parą. Wybrana aktywna kość najpierw opuszcza Strefę Aktywną. Dokończ zdolności Natychmiastowe jednej pary, zanim wybierzesz następną. { -free-roll } { -equal-swords }

## Green cards

card-rock-on = Czadosław
    .text = { timing-ongoing }: { -rock-on }
card-pina-cubelada = Piña Cubitolada
    .text = { timing-active }: gdy kusisz los, możesz użyć tej kości przed rzutem; tym razem nie poniesiesz porażki, nawet jeśli wypadną same pudła. Każda kość tej karty działa raz.
card-keep-on-rollin = Reanimator
    .text = { timing-active }: gdy masz ponieść porażkę, możesz zamiast tego stracić tę kość. Potem kuś los albo spasuj (jeśli musisz kusić los, ten obowiązek pozostaje); porażka nadal ci grozi.
card-pineapple-rocks = Ananas Bananas
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power }: razem z nią musisz przenieść jeszcze jedną wybraną aktywną kość (jeśli ją masz). Używaj tych kości po kolei; już przeniesionej użyć nie można.
card-up-to-11 = Słodziak
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power-run }: zyskaj { $power_movement ->
            [one] { $power_movement } ruch
            [few] { $power_movement } ruchy
            [many] { $power_movement } ruchów
           *[other] { $power_movement } ruchu
        }.
card-rolling-stoned = Szpilczaste Jabłko
    .text = { timing-active }: gdy po kuszeniu losu masz ponieść porażkę, możesz rzucić jedną lub kilkoma swoimi szarymi kośćmi z dowolnych stref. Trafienia przenieś do Strefy Aktywnej, a pudła do Strefy Rzutu. Jeśli masz trafienie, porażki nie ma: kuś los albo spasuj (jeśli musisz kusić los, ten obowiązek pozostaje). Bez trafienia ponosisz porażkę albo używasz innej kości tej karty.
card-punk-fruit = Punkowoc
    .text =
        { timing-active }: ponosząc porażkę, możesz zostawić zielone i szare kości w Strefie Aktywnej i odrzucić tylko resztę. Wystarczy jedna kość tej karty. Poza tym porażka przebiega jak zwykle.
        { timing-run }: rzuć raz najwyżej 9 kośćmi różnych kolorów ze swoich Stref Dobierania i Rzutu. { -gray-is-one } { -free-roll }

## Orange cards

card-dugout = Bobromir
    .text = { timing-now }: rzuć jeszcze 3 kośćmi ze Strefy Dobierania. { -refill } { -free-roll }
card-reliever-beaver = Szczerbek
    .text = { timing-run }: możesz stracić 1 kość ze swojej Strefy Rzutu.
card-benchwarmer = Rezerwowy
    .text = { timing-run }: możesz stracić tę kość; wtedy musisz stracić też 1 inną kość z dowolnej swojej strefy (jeśli ją masz).
card-batter-beaver = Rzucający Drewnem
    .text =
        { timing-now }: rzuć jeszcze 2 kośćmi ze Strefy Dobierania. { -refill } { -free-roll }
        { timing-late }: jeśli w tej rundzie trafił do ciebie żeton waluty z dowolnego źródła, musisz stracić 1 kość z dowolnej swojej strefy. Może to być ta kość.
card-mr-bats = Pan Drągal
    .text = { timing-run }: zyskaj { clause-money } albo po 1 żetonie waluty za każdą pełną parę swoich fanów.
card-the-babe = Bobert Cubica
    .text =
        { timing-run }: zyskaj { clause-money }.
        { timing-power }: zyskaj też { $power_fans ->
            [one] { $power_fans } fana
            [few] { $power_fans } fanów
            [many] { $power_fans } fanów
           *[other] { $power_fans } fana
        }. { -must-lose }
card-pinch-eater = Trener Kołcz
    .text = { timing-now }: weź 1 kość ze Strefy Rzutu i { -any-face }. Zdolność Natychmiastowa na tej ściance działa, nawet jeśli to kolejny { card-pinch-eater }.

## Yellow cards

card-reckless-cheese = Sir Nick
    .text = { timing-ongoing }: { -after-push } możesz od razu przesunąć się { $spaces ->
            [one] o { $spaces } pole
            [few] najwyżej o { $spaces } pola
            [many] najwyżej o { $spaces } pól
           *[other] najwyżej o { $spaces } pola
        }. W tym momencie bonusy i efekty podczas ruchu nie działają, a do wody wejść nie można.
card-the-big-cheese = Influenser
    .text = { timing-run }: zyskaj 1 ruch albo po 1 ruchu za każdą pełną parę swoich fanów.
card-ledercheesen = Brieczes
    .text =
        { timing-ongoing }: { -after-push } rzuć jeszcze 1 kością ze Strefy Dobierania. { -refill } { -free-roll }
        { timing-power-run }: zyskaj po 1 ruchu za każdą pełną czwórkę swoich aktywnych kości.
card-stinky-cheese = Serdel
    .text =
        { timing-run }: zyskaj 2 ruchy.
        { timing-power }: przy następnym dobieraniu szare kości { -on-top }
card-bad-cheese = Dresser
    .text =
        { timing-run }: zyskaj 2 ruchy.
        { timing-power }: zyskaj też 3 żetony waluty. { -must-lose }
card-the-cheese-stands-alone = Wielki Padano
    .text =
        { timing-now }: musisz jeszcze raz kusić los według wszystkich zwykłych zasad. Działa to raz za każdy rzut, w którym wypadł ten symbol, bez względu na to, ile takich symboli wypadło naraz. W Fazie Biegu i przy pustej Strefie Rzutu ten obowiązek nie działa.
        { timing-run }: zyskaj 3 ruchy.
card-cheese-boy = Sir Ser
    .text = { timing-run }: mając aktywną brązową kość, zyskaj { $movement ->
            [one] { $movement } ruch
            [few] { $movement } ruchy
            [many] { $movement } ruchów
           *[other] { $movement } ruchu
        }; mając aktywną pomarańczową, możesz stracić 1 kość ze swojej Strefy Rzutu. { -either-or-both }

## Blue cards

card-bob = Po prostu Bob
    .text = { timing-late }: możesz zyskać wszystkie lub niektóre bonusy jednego pola bonusowego oddalonego o 1 lub 2 kroki w dowolnym kierunku, także przez wodę, ale nie przez mury. Nie może to być pole, na którym stoisz; może to być pole, na którym twój biegacz zaczął rundę. Każda kość tej karty działa raz i może ponownie wybrać to samo pole.
card-undercover-fish = Wcale nie Alpaka
    .text = { timing-run }: zyskaj 2 ruchy; oba pozwalają wejść do wody.
card-llama-rama = Kątemplujący Lamisław
    .text =
        { timing-run }: zyskaj { clause-money }.
        { timing-power }: zyskaj też { -hands-only }.
card-bahama-llama = Lama z Bahama
    .text = { timing-run }: zyskaj 3 monety i 1 ruch, który pozwala wejść do wody.
card-llama-shaman = Cwana Glama
    .text = { timing-run }: zyskaj { clause-money } i 1 czerwoną kość, jeśli jest w podajniku; kość trafia do Strefy Odrzucania.
card-stogie = Lam Pucera
    .text = { timing-now }: rzuć wszystkimi swoimi szarymi i białymi kośćmi, które są teraz w Strefach Dobierania i Rzutu. { -free-roll }
card-chilly-mcchillster = Lalalama
    .text = { timing-run }: rzuć wszystkimi kośćmi ze swojej Strefy Rzutu i dokończ ich zdolności Natychmiastowe; potem jeszcze raz rzuć wszystkimi kośćmi, które są w Strefie Rzutu. { -free-roll }

## Purple cards

card-rollosaurus = Rollobymzezaur
    .text = { timing-run }: zyskaj 4 ruchy.
card-dancing-dino = Denver
    .text = { timing-run }: zyskaj 2 ruchy; mając aktywną czerwoną kość – jeszcze 2; mając aktywną pomarańczową – jeszcze 1.
card-cubasaurus = Sześcianozaur
    .text =
        { timing-now }: weź z podajnika dowolną kość oprócz fioletowej (albo nieużywaną szarą kość) i { -any-face }. { -borrowed }
        { timing-run }: { clause-must-lose-only }
card-wikiwiki-dinosaur = Grimlock
    .text = { timing-run }: zyskaj { $per_color ->
            [one] { $per_color } ruch
            [few] { $per_color } ruchy
            [many] { $per_color } ruchów
           *[other] { $per_color } ruchu
        } za każdy kolor wśród swoich aktywnych kości, łącznie z fioletowym. { -gray-is-one }
card-you-bet-jurassican = Dinożarł
    .text = { timing-run }: zyskaj 2 ruchy; mając aktywną brązową kość – jeszcze 2; mając aktywną żółtą – jeszcze 1.
card-shimmy-shimmy-dino = Diplo Duplo
    .text = { timing-run }: zyskaj po 1 ruchu za każdą swoją aktywną białą i szarą kość.
card-pronto-bronto = T-Reksio
    .text = { timing-run }: zyskaj po 1 ruchu za { $lines_per_movement ->
            [one] każdą { $lines_per_movement } czerwoną linię
            [few] każde { $lines_per_movement } czerwone linie
            [many] każde { $lines_per_movement } czerwonych linii
           *[other] każde { $lines_per_movement } czerwonej linii
        } między tobą a metą tego okrążenia lub toru, zaokrąglając w dół; policz je przed ruchem. Nie działa w dodatkowej rundzie rozstrzygającej remis.

## Card sets

set-race-1 = Wyścig 1
    .text = Łagodny początek: krótkie zdolności, jedno okrążenie i garść kości, które same proszą się o rzut.
set-race-2 = Wyścig 2
    .text = Porwij trybuny, dobieraj kolory, a jedno i drugie poniesie cię naprzód.
set-race-3 = Wyścig 3
    .text = Kto kusi los raz za razem, napełnia sakiewkę, a głośne trybuny dodają skrzydeł.
set-race-4 = Wyścig 4
    .text = Tu warto szanować nawet zwykłe szare kości, a najszybciej biega najbarwniejsza drużyna.
set-race-5 = Wyścig 5
    .text = Po cichu zbieraj siły, a potem postaw wszystko na jeden ogromny rzut.
set-race-6 = Wyścig 6
    .text = Przymusowe kuszenie losu i brawurowe ratunki, a o tym, kiedy przestać, decyduje ser.
set-race-7 = Wyścig 7
    .text = Dwa okrążenia dają czas na rozpędzenie machiny: { card-punk-fruit } i { card-pinch-eater } świetnie się uzupełniają.
set-combotastic = Kombastycznie
    .text = Prawie żadna kość nie działa sama, więc przed zakupami myśl parami kolorów.
set-such-much-fans = Kupa Fanów
    .text = Prawie wszystko rośnie tu razem z fanami, więc porażka w dobrej chwili to niezła inwestycja.
set-grand-finale = Finałowy Finał
    .text = Dwa tory w jednym wyścigu dla tych, którzy śmiało wydają kości i rzucają nimi do samego końca.

## Tracks

track-nothing-goes-right = Pierwsza w Lewo
    .text = Pętla, na której wszystkie zakręty prowadzą w lewo, a najlepsze bonusy leżą z dala od najkrótszej drogi.
track-ahead-of-the-curve = Prosto i w bok
    .text = Zakręt za zakrętem, a dla tych, którzy umieją zapłacić lub policzyć, skróty i plecak odrzutowy.
track-testing-the-waters = Bieg w kaloszach
    .text = W zakamarkach czają się kałuże, więc nawet odrobina ruchu po wodzie oszczędza kroki.
track-still-waters-run-deep = Marsz Śledzia
    .text = Woda prawie wszędzie: pływacy ścinają jedną trzecią drogi, a reszta skacze po kamieniach albo leci.

## Spaces and rewards

reward-credits = Zyskaj { $n ->
    [one] { $n } żeton waluty
    [few] { $n } żetony waluty
    [many] { $n } żetonów waluty
   *[other] { $n } żetonu waluty
}
reward-fan = Zyskaj 1 fana
reward-lose = Strać 1 kość z dowolnej swojej strefy
reward-gain-any = Zyskaj 1 dowolną kość
reward-gain = Zyskaj 1 kość o koszcie { $n } lub mniejszym

terrain-open = otwarta przestrzeń
terrain-water = woda
terrain-wall = mur
terrain-start = pole startowe
terrain-finish = meta
terrain-jet-pack = plecak odrzutowy
terrain-shortcut-money = kamienie: skrót płatny walutą
terrain-shortcut-movement = ścieżka: skrót płatny ruchem

## Advice on custom sets (SETUP-4)

advice-few-cheap-cards = W tym zestawie mniej niż 2 karty kosztują 5 lub mniej, więc w pierwszych rundach prawie nie będzie czego kupować.
advice-no-trimming = Żadna karta tego zestawu nie pozwala stracić innej kości, dobrać dodatkowych ani nimi rzucić, więc szare kości będą cię spowalniać przez cały wyścig.
