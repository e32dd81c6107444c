### The glossary in Polish. How these texts are written is told at the top of the English file.

## Spaces

glossary-open = Otwarta przestrzeń
    .text = Może tędy biec każdy; krok kosztuje 1 ruch. Inni biegacze nie przeszkadzają.
    .rule = TRACK-1
glossary-water = Woda
    .text = Wejść do niej można tylko ruchem, który tak mówi. Na ląd wychodzi się zwykłym ruchem.
    .rule = TRACK-9
glossary-wall = Mur
    .text = Nikt przez niego nie przejdzie. Biegnij dookoła.
    .rule = TRACK-1
glossary-start = Start
    .text = Jedno duże pole, z którego zaczynają wszyscy biegacze. Stąd biegnie się tylko do przodu.
    .rule = TRACK-2
glossary-finish = Meta
    .text = Kto do niej dotrze, zaczyna koniec wyścigu: rundę gra się do końca, a wygrywa ten, kto zabiegł najdalej.
    .rule = END-1
glossary-jet-pack = Plecak odrzutowy
    .text = Stojąc na nim, możesz raz podczas ruchu podwoić cały ruch, który ci został.
    .rule = TRACK-5
glossary-shortcut-money = Skrót, kamienie
    .text = Z pola w pierścieniu zapłać tę cenę walutą lub żetonami waluty i biegnij dalej z pola z tym samym znakiem.
    .rule = TRACK-4
glossary-shortcut-movement = Skrót, stopy
    .text = Z pola w pierścieniu zapłać tę cenę ruchem i biegnij dalej z pola z tym samym znakiem.
    .rule = TRACK-4
glossary-shortcut-exit = Koniec skrótu
    .text = Tu wychodzi ten, kto poszedł skrótem z tym znakiem. Prowadzi tylko w jedną stronę.
    .rule = TRACK-4
glossary-red-line = Czerwona linia
    .text = Za każdą czerwoną linię między tobą a liderem rzucasz o jedną kość więcej. Jej ząbki pokazują kierunek wyścigu.
    .rule = TRACK-7
glossary-runner = Biegacz
    .text = Pokazuje, jak daleko dotarł gracz. Na jednym polu może stać dowolnie wielu biegaczy.
    .rule = RUN-4
glossary-lap = Okrążenie
    .text = Ten wyścig ma kilka okrążeń. Przejście z mety na start nic nie kosztuje, ale wymaga jeszcze jednego ruchu.
    .rule = TRACK-8

## Rewards

glossary-reward = Bonus
    .text = Dla tych, którzy się na nim zatrzymają. Kto przebiegł obok albo zaczął tu rundę, nie dostaje nic.
    .rule = RUN-5
glossary-reward-credits = Bonus: żetony waluty
    .text = Dostajesz tyle żetonów waluty; zostają z rundy na rundę.
    .rule = TRACK-3
glossary-reward-fan = Bonus: fan
    .text = Przesuwasz się o pole na torze fanów i bierzesz to, co ono daje.
    .rule = TRACK-3
glossary-reward-lose = Bonus: stracić kość
    .text = Możesz odłożyć jedną swoją kość do podajnika. Im mniej słabych kości, tym częściej wypadają dobre.
    .rule = TRACK-3
glossary-reward-gain = Bonus: kość
    .text = Możesz wziąć za darmo kość o koszcie najwyżej takim. Trafia do Strefy Odrzucania.
    .rule = TRACK-3
glossary-reward-gain-any = Bonus: dowolna kość
    .text = Możesz wziąć za darmo dowolną kość, która jest jeszcze w podajniku. Trafia do Strefy Odrzucania.
    .rule = TRACK-3

## Zones

glossary-zone-draw = Strefa Dobierania
    .text = Kości, z których wybierasz na początku rundy. Gdy się skończą, wraca tu Strefa Odrzucania.
    .rule = ROLL-1
glossary-zone-roll = Strefa Rzutu
    .text = Kości, którymi rzucisz następnym razem. Pudła zostają tutaj, także na następną rundę.
    .rule = ROLL-5
glossary-zone-active = Strefa Aktywna
    .text = Twoje trafienia w tej rundzie. W Fazie Biegu coś przyniosą, jeśli wcześniej nie będzie porażki.
    .rule = ABIL-13
glossary-zone-discard = Strefa Odrzucania
    .text = Tu czekają użyte i nowe kości, aż skończy się Strefa Dobierania.
    .rule = RUN-8
glossary-tray = Podajnik
    .text = Kości tego koloru, które zostały dla wszystkich. Pusty podajnik nic nie sprzedaje.
    .rule = RUN-7
glossary-spare = Wolne szare kości
    .text = Nie można ich kupić, ale niektóre efekty je biorą lub dają. Liczą się jako kości o koszcie 0.
    .rule = COMP-3

## Symbols of dice

glossary-letter = Litera w rogu
    .text = Kolor: l { color-light-gray }, d { color-dark-gray }, s pierwszego gracza, W { color-white }, N { color-brown }, R { color-red }, G { color-green }, O { color-orange }, P { color-purple }, Y { color-yellow }, B { color-blue }.
    .rule = COMP-3
glossary-face-blank = Pusta ścianka
    .text = Pudło: kość zostaje w Strefie Rzutu i można nią rzucić jeszcze raz.
    .rule = ROLL-5
glossary-face-symbol = Symbol zdolności
    .text = Pozwala użyć karty tego koloru.
    .rule = ABIL-5
glossary-face-power = Symbol mocy
    .text = Robi to samo co symbol zdolności, a do tego część mocy karty.
    .rule = ABIL-5
glossary-face-money = Moneta
    .text = Waluta na tę rundę: kupuje kości i ruch. Niewydana przepada.
    .rule = ABIL-4
glossary-face-movement = But
    .text = Ruch: za każdy jeden krok po torze.
    .rule = ABIL-4
glossary-face-credit = Żeton waluty
    .text = Żeton, który zostaje u ciebie. Płaci się nim jak walutą, w dowolnej rundzie.
    .rule = ABIL-4
glossary-swords = Miecze
    .text = Porównuje się je w Fazie Biegu. Co daje największa liczba, mówi czerwona karta.
    .rule = RUN-2
glossary-start-die = Kość pierwszego gracza
    .text = Jej właściciel jest pierwszy tam, gdzie liczy się kolejność. Nie wlicza się do limitu, co rundę przechodzi dalej; nie można jej stracić.
    .rule = ROUND-2
glossary-borrowed = Pożyczona kość
    .text = Na końcu rundy wraca do podajnika.
    .rule = ABIL-10

## Fan track

glossary-fan-track = Tor fanów
    .text = Każda porażka i każdy zyskany fan przesuwa cię o pole i daje to, co na nim jest.
    .rule = FAN-1
glossary-fan-space = Pole toru fanów
    .text = Kto tu dotrze, dostaje to od razu i raz: żetony waluty albo większy limit doboru do końca wyścigu.
    .rule = FAN-3
glossary-hand-token = Żeton doboru
    .text = Odtąd w każdej rundzie rzucasz o jedną kość więcej.
    .rule = ROLL-3

## Numbers

glossary-number-money = Waluta
    .text = Ile możesz wydać w tej rundzie na kości i ruch. Reszta przepada na końcu rundy.
    .rule = RUN-4
glossary-number-credits = Żetony waluty
    .text = Płaci się nimi jak walutą i zostają u ciebie, póki ich nie wydasz.
    .rule = RUN-7
glossary-number-movement = Ruch
    .text = Ile kroków możesz jeszcze zrobić w tej rundzie.
    .rule = RUN-4
glossary-number-fans = Fani
    .text = Jak daleko jesteś na torze fanów. Niektóre karty ich liczą; o zwycięstwie nie decydują.
    .rule = FAN-2
glossary-number-draw = Limit doboru
    .text = Iloma kośćmi rzucasz: 9, twoje żetony doboru i po jednej za każdą czerwoną linię między tobą a liderem.
    .rule = ROLL-3
glossary-number-bust = Szansa porażki
    .text = Jak prawdopodobne jest, że następny rzut nie da ani jednego trafienia i aktywne kości trafią do odrzuconych.
    .rule = ROLL-6
glossary-number-stake = Stawka
    .text = Co przyniosłyby twoje aktywne kości, gdyby teraz spasować, i ile kosztowałaby porażka.
    .rule = ROLL-9
glossary-number-remaining = Do mety
    .text = Ile kroków najkrótszą drogą do ostatniej mety. Za nią: jak daleko jesteś za startem.
    .rule = END-2
glossary-number-distance = Liczba na polu
    .text = Ile ruchu to kosztuje; z mety na start przechodzi się za darmo. Linia przerywana: trzeba by dokupić ruch.
    .rule = RUN-4
glossary-number-cost = Koszt
    .text = Ile kosztuje kość tego koloru, w walucie, żetonach waluty albo razem. W rundzie możesz kupić dwie kości różnych kolorów.
    .rule = RUN-7
glossary-number-left = Ile zostało
    .text = Tyle kości tego koloru jest w podajniku. Stracone kości wracają tutaj.
    .rule = COMP-3
glossary-number-round = Runda
    .text = W każdej rundzie każdy raz rzuca, biegnie i kupuje.
    .rule = ROUND-1

## Cards

glossary-card = Karta
    .text = Mówi, co robią symbole kości jej koloru. Jest wspólna dla wszystkich graczy.
    .rule = ABIL-1
glossary-timing-now = Zdolność Natychmiastowa
    .text = Używa się jej od razu, gdy kość staje się aktywna, albo wcale.
    .rule = ABIL-2
glossary-timing-active = Zdolność Aktywna
    .text = Używa się jej, gdy kość jest aktywna, wtedy, gdy mówi to tekst.
    .rule = ABIL-3
glossary-timing-ongoing = Aktywna, stała
    .text = Działa znów za każdym razem, gdy pasuje tekst, póki kość jest aktywna.
    .rule = ABIL-3
glossary-timing-run = Zdolność Biegu
    .text = Używa się jej w Fazie Biegu w dowolnej kolejności.
    .rule = ABIL-4
glossary-timing-late = Późna zdolność
    .text = Używa się jej po ruchu, a przed zakupami.
    .rule = RUN-6
glossary-timing-most = Najwięcej mieczy
    .text = Tylko dla gracza, który ma najwięcej mieczy, gdy się je porównuje.
    .rule = RUN-2
glossary-timing-each = Każdy gracz z mieczami
    .text = Każdy, kto ma miecz, porównuje się z każdym z pozostałych.
    .rule = RUN-2
glossary-timing-power = Moc
    .text = Dochodzi, gdy kość pokazuje symbol mocy; sama nigdy nie działa.
    .rule = ABIL-5
glossary-must-lose = Musisz stracić
    .text = Po użyciu ta kość wraca do podajnika; nieużyta na końcu kroku zdolności. Porażka ją ratuje.
    .rule = ABIL-6

## What one does

glossary-push = Kusić los
    .text = Rzucić jeszcze raz wszystkim ze Strefy Rzutu. Gdy jest ryzyko, rzut bez trafień to porażka.
    .rule = ROLL-7
glossary-pass = Spasować
    .text = Nie rzucać więcej i zachować aktywne kości na Fazę Biegu.
    .rule = ROLL-7
glossary-bust = Porażka
    .text = Aktywne kości trafiają do odrzuconych, nic nie dając. Za to publiczność cię kocha: 1 fan.
    .rule = ROLL-9
glossary-risk = Ryzyko
    .text = Gdy tylko w tej fazie były u ciebie trzy aktywne kości, rzut bez trafień to porażka.
    .rule = ROLL-6
