### The rules of Cubitos in Polish. How these texts are written is told at the top of the English file.

rules-title = Cubitos tak, jak gra w nie Cube Cup
rules-languages = W innych językach
rules-contents = Spis treści
rules-intro =
    Ta strona to pełny opis zasad, według których gra program. Każda zasada ma identyfikator; kod, komunikaty o błędach i testy nazywają zasady właśnie tak, a każdą z nich dowodzi co najmniej jeden test. Aby nauczyć się grać, przeczytaj najpierw drukowaną instrukcję Cubitos, a tutaj zajrzyj, by się dowiedzieć, co dokładnie się dzieje.

    Zasady bez oznaczenia są zgodne z drukowaną instrukcją: angielską, polską, rosyjską i ukraińską. Dwa oznaczenia mówią, gdzie tak nie jest:

    Oznaczenie [R] to nasze rozstrzygnięcie: instrukcja tu milczy albo wydania się różnią i trzeba było zdecydować.

    Oznaczenie [X] to wartość, którą instrukcja pokazuje tylko na rysunku albo której symbol zaginął w tekście, więc tutaj stoi wartość odtworzona. Takie wartości są w plikach z zawartością, a nie w kodzie: kto ma pudełko, może wpisać wydrukowane jako [pakiet](packs.md).

    Błąd może podać `TABLE` zamiast zasady: wtedy nie chodzi o grę, tylko o to, że takiego miejsca nie ma, nie ono teraz działa albo gra jest skończona.

## A round at a glance

section-steps = Runda w siedmiu krokach
    .text = Kroki 1–3 to Faza Rzutu, kroki 4–7 to Faza Biegu (ROUND-1). Wszyscy gracze wykonują je jednocześnie.
rules-column-step = Krok
rules-column-what = Co się dzieje
rules-column-rules = Zasady
step-1 = Dobieranie
    .text = Wybierz kości w Strefie Dobierania i przenieś je do Strefy Rzutu, aż będzie ich tyle, ile wynosi limit doboru.
step-2 = Rzut
    .text = Rzuć wszystkimi kośćmi ze Strefy Rzutu. Trafienia przechodzą do Strefy Aktywnej, pudła zostają; zdolności Natychmiastowych używa się od razu.
step-3 = Kuszenie losu albo pas
    .text = Rzuć pudłami jeszcze raz albo się zatrzymaj. Gdy aktywnych kości jest 3 lub więcej, rzut bez trafienia to porażka: aktywne kości trafiają do Strefy Odrzucania, a ty zyskujesz 1 fana.
step-4 = Zdolności
    .text = Użyj zdolności Biegu aktywnych kości, porównajcie miecze, działaj dalej; potem następują obowiązkowe straty.
step-5 = Ruch
    .text = Wydaj ruch i dokup więcej, po 4 za każdy; tam, gdzie się zatrzymasz, możesz wziąć bonus.
step-6 = Zakupy
    .text = Kup najwyżej 2 kości różnych kolorów.
step-7 = Odrzucanie
    .text = Aktywne kości trafiają do Strefy Odrzucania, waluta przepada, żetony waluty zostają. Potem kość pierwszego gracza idzie dalej.

section-words = Słowa
rules-column-word = Słowo
rules-column-meaning = Znaczenie
word-kind = rodzaj
    .text = jaka jest kość: jasnoszara, ciemnoszara, pierwszego gracza albo jednego z 8 kolorów; kości jednego rodzaju są takie same
word-zone = strefa
    .text = gdzie leżą kości gracza: Dobierania, Rzutu, Aktywna albo Odrzucania
word-tray = podajnik
    .text = zapas kości jednego rodzaju; wolne szare kości też są podajnikiem (COMP-3)
word-hit = trafienie, pudło
    .text = ścianka, na której coś wypadło; pusta ścianka
word-push = kusić los, spasować
    .text = rzucić jeszcze raz; zakończyć swoją Fazę Rzutu
word-movement = ruch
    .text = but, który wydaje się na torze; reszta przepada
word-money = waluta
    .text = moneta, która przepada na końcu rundy
word-credits = żetony waluty
    .text = żetony, które zostają z rundy na rundę
word-fans = fani
    .text = o ile pól udało ci się przesunąć na torze fanów
word-hand-token = żeton doboru
    .text = na stałe o jedną kość więcej w limicie doboru
word-swords = miecze
    .text = czerwony symbol, porównywany w Fazie Biegu (RUN-2)
word-symbol = symbol zdolności, symbol mocy
    .text = dwie ścianki, które uruchamiają kartę koloru kości (ABIL-5)

## Components

section-comp = Elementy
rules-column-kind = Rodzaj
rules-column-faces = Ścianki
COMP-1 = Liczby
    .text = Od 2 do 4 graczy. 28 jasnoszarych kości, 12 ciemnoszarych, 1 kość pierwszego gracza i po 10 kości każdego z 8 kolorów. 56 kart zdolności, po 7 każdego koloru. Ile żetonów jest w pudełku, nie ma znaczenia.
COMP-2 = Ścianki
    .text = Każda kość ma sześć ścianek [X]; potwierdzają je publiczne opisy gry.
COMP-3 = Zasoby
    .text = Żetony waluty i żetony doboru nigdy się nie kończą, kości tak. Stracona szara kość trafia do wolnych szarych [R]. Dla efektów, które dają kości, i dla tych, które je pożyczają [R], wolne szare są podajnikiem o koszcie 0, ale szarej kości nie da się kupić nigdy.

## Set-up

section-setup = Przygotowanie
SETUP-1 = Gracze
    .text = Każdy zaczyna z 7 jasnoszarymi i 2 ciemnoszarymi kośćmi w Strefie Dobierania, bez żetonów waluty, bez fanów (na trybunach) i z biegaczem na polu startowym. Szare kości, których nikt nie wziął, to wolne szare.
SETUP-2 = Karty
    .text = W zestawie jest po jednej karcie każdego koloru. Wszystkie 80 kolorowych kości leży na początku w podajnikach.
SETUP-3 = Pierwszy gracz
    .text = Losowy gracz zaczyna z kością pierwszego gracza w Strefie Rzutu.
SETUP-4 = Wolny wybór
    .text = Każdym zestawem można grać na każdym torze; wydany zestaw tylko jeden z nich proponuje. Przed własnym zestawem gra ostrzega, ale go nie odrzuca, jeśli mniej niż 2 jego karty kosztują 5 lub mniej albo jeśli żadna karta nie pozwala stracić innej kości, dobrać ani rzucić dodatkowymi. Karta, która poszerza dobór, przechodzi tę drugą próbę; kość, która musi stracić samą siebie, nie. Przed żadnym wydanym zestawem gra nie ostrzega.

## The round

section-round = Runda
ROUND-1 = Kolejność
    .text = Faza Rzutu wszystkich graczy; Faza Biegu wszystkich graczy; pożyczone kości wracają (ABIL-10); kość pierwszego gracza przechodzi zgodnie z ruchem wskazówek zegara. Potem następna runda, aż gra się skończy.
ROUND-2 = Kość pierwszego gracza
    .text = Nie można jej kupić, stracić, oddać ani zabrać i nie wlicza się do limitu doboru. Poza tym to kość jak każda inna: rzuca się nią, bywa aktywna, porażka albo krok 7 przenosi ją do Strefy Odrzucania. Na końcu rundy przechodzi ze strefy, w której leży, do Strefy Rzutu następnego gracza.

## Roll Phase

section-roll = Faza Rzutu
    .text = Kroki 1–3 rundy: dobierz kości, rzuć i przenieś trafienia do Strefy Aktywnej, potem kuś los albo spasuj.
ROLL-1 = Dobieranie
    .text = Wybieraj kości w Strefie Dobierania i przenoś do Strefy Rzutu, aż będzie ich tam tyle, ile wynosi limit doboru. Kości, które zostały w Strefie Rzutu z poprzedniej rundy, wliczają się: przy limicie 9 i 2 leżących tam kościach bierzesz 7. Jeśli w Strefie Rzutu jest już tyle lub więcej, nie bierzesz nic, a rzuca się wszystkimi tymi kośćmi [R]. Przy ścisłej kolejności (ROLL-10) gracze dobierają zgodnie z ruchem wskazówek zegara od pierwszego gracza [R].
ROLL-2 = Powrót odrzuconych
    .text = Jeśli brakuje jeszcze kości, a Strefa Dobierania jest pusta, cała Strefa Odrzucania przechodzi do niej i bierzesz dalej. Gdy puste są obie strefy, rzucasz tym, co masz [R]; gdy w Strefie Rzutu nie ma ani jednej kości, pasujesz automatycznie [R].
ROLL-3 = Limit doboru
    .text = 9, plus twoje żetony doboru, plus po jednym za każdą czerwoną linię między tobą a prowadzącym biegaczem, według pozycji na początku rundy. Najpierw wszyscy dobierają, dopiero potem ktokolwiek rzuca [R].
ROLL-4 = Kości poza limitem
    .text = Niektóre efekty wyłączają pewne kości z limitu doboru. Nie liczą się ani te, które już leżą w Strefie Rzutu, ani te, które bierzesz teraz, a ponad limit wolno ich wziąć dowolnie wiele. Rzuca się nimi razem z resztą, a ich trafienia i pudła jak zwykle rozstrzygają o porażce. Odrzucone kości wracają tylko wtedy, gdy brakuje kości, która się liczy, a w Strefie Dobierania takiej nie ma [R].
ROLL-5 = Rzut
    .text = Rzuca się wszystkimi kośćmi ze Strefy Rzutu. Trafienia muszą przejść do Strefy Aktywnej, przy każdym rzucie w obu fazach; pudła zostają w Strefie Rzutu.
ROLL-6 = Ryzyko
    .text = Jesteś *w ryzyku*, gdy tylko w którejkolwiek chwili tej Fazy Rzutu było u ciebie 3 lub więcej aktywnych kości, i tak zostaje do końca fazy, choćby zostało ich niewiele. Kości, które „{ card-rock-on }” zabiera przed rzutem, ryzyka nie znoszą. Jeśli w ryzyku kusisz los i nie masz ani jednego trafienia, to porażka, chyba że zapobiegnie jej zdolność. Poza ryzykiem rzut bez trafień niczym nie grozi.
ROLL-7 = Kusić los czy spasować
    .text = Po rzucie i zdolnościach, które uruchomił (ABIL-2), kusisz los albo pasujesz; gdy musisz kusić los, wyboru nie ma. Od pierwszego rzutu możesz spasować za każdym razem, gdy masz ten wybór. Gracz, który nie jest w ryzyku, może kusić los najwyżej 25 razy w jednej Fazie Rzutu [R].
ROLL-8 = Pusta Strefa Rzutu
    .text = Bez kości w Strefie Rzutu nie można kusić losu, chyba że zdolność użyta właśnie wtedy najpierw położy tam kość. Obowiązek kuszenia losu odpada, jeśli Strefa Rzutu jest pusta [R], nawet gdy mogłaby tam przejść kość taka jak „{ card-rock-on }”; z własnej woli wolno kusić los tą kością [R]. Porażka znosi obowiązek kuszenia losu.
ROLL-9 = Porażka
    .text = W tej kolejności: wszystkie twoje aktywne kości trafiają do Strefy Odrzucania; dowolne kości ze Strefy Rzutu możesz przenieść tam samo, reszta zostaje na następną rundę; przesuwasz się o 1 na torze fanów i bierzesz to, co daje (FAN-1); twoja Faza Rzutu się kończy. Faza Biegu i tak cię czeka: za żetony waluty można kupować kości i ruch; masz 0 mieczy i możesz być graczem, który ma ich najmniej.
ROLL-10 = Kolejność działań
    .text =
        Gracze działają jednocześnie. Jeśli czekają na siebie, pierwszy musi działać ten z niezdecydowanych, kto ma najwięcej kości w Strefie Rzutu, nie licząc kości pierwszego gracza [R]; przy remisie zgodnie z ruchem wskazówek zegara od pierwszego gracza.

        Gra toczy się w jednej z dwóch kolejności. W *swobodnej* każdy niezdecydowany może działać albo powiedzieć *czekam*; gdy tylko czekają wszyscy niezdecydowani w tej fazie, działać może tylko gracz wskazany wyżej, a jego działanie kończy wszystkie oczekiwania [R]. W *ścisłej* ten porządek obowiązuje zawsze; kto jest w trakcie kuszenia losu, efektu albo porażki, ten najpierw je kończy [R]. Boty, symulacje i środowiska do uczenia grają w ścisłej.

        To, co pokażą twoje kości, nigdy nie zależy od tego, kiedy działają inni.
ROLL-11 = Dodatkowe kości
    .text = „Rzuć jeszcze N” znaczy: wybierz dokładnie N kości w Strefie Dobierania i rzuć tylko nimi; trafienia do Strefy Aktywnej, pudła do Strefy Rzutu. Jeśli jest ich tam mniej, weź wszystkie, przenieś Strefę Odrzucania i dobierz resztę; jeśli i tego za mało, rzuć tym, co jest. To nie jest kuszenie losu i porażki być nie może. Zdolności Natychmiastowe, które wypadły, działają.

## Abilities

section-abil = Zdolności
ABIL-1 = Po jednym razie
    .text = Każda część karty (Natychmiastowa, Aktywna, Biegu, każda ze swoją mocą) działa dla kości raz w czasie jej pobytu w Strefie Aktywnej; stała zdolność Aktywna działa raz przy każdej okazji. Kość, która odeszła i wróciła, jest znów świeża [R]. Zawsze możesz zrezygnować, chyba że tekst mówi inaczej; „do” obejmuje zero. Zdolności, która nic nie mogłaby zrobić, gra nie proponuje [R].
ABIL-2 = Natychmiastowe
    .text = Używa się ich od razu, gdy kość trafia do Strefy Aktywnej z tą ścianką, albo przepadają. Kości z czekającą zdolnością Natychmiastową i kości, których zdolność po kuszeniu losu bez porażki (ABIL-12) zadziałała, tworzą wspólną pulę [R]. Kolejność wybierasz ty, nowe dołączają, akcja `skip` kasuje wszystko, co zostało, a obowiązkowe kuszenie losu czeka, aż pula będzie pusta [R].
ABIL-3 = Aktywne
    .text = Używa się ich tak, jak mówi tekst, dopóki kość jest aktywna. *Stałe* działają znów przy każdej okazji. Zdolności, która nie podaje chwili, można użyć kiedykolwiek w obu fazach.
ABIL-4 = Biegu
    .text =
        Używa się ich w Fazie Biegu w dowolnej kolejności. Ścianki z walutą, ruchem albo żetonem waluty to też zdolności Biegu: można z nich korzystać przez cały krok 4, a niewykorzystane działają same tuż przed tym, jak ich kość w tym kroku zostanie stracona, oddana albo przerzucona, albo na końcu kroku.

        Program zbiera walutę i ruch ze ścianek, gdy tylko zaczyna się Faza Biegu albo gdy kość staje się w niej aktywna, bo nigdy nie jest to gorsze [R]. Tak samo od razu działają zdolności, które dają stałą ilość waluty lub ruchu i nic nie kosztują, a także stałe żetony waluty, jeśli żadna karta na nie nie zważa [R]. Z żetonu waluty na ściance można zrezygnować [R]; ma to znaczenie tylko przy karcie „{ card-batter-beaver }”, więc akcja `decline` jest tylko tam, gdzie ta karta jest w zestawie [R].
ABIL-5 = Moc
    .text = Symbol mocy robi to samo co symbol zdolności, a do tego część mocy karty, jeśli taka jest. W obrębie jednej części karty pierwsze pociąga za sobą drugie; samej mocy nigdy się nie używa.
ABIL-6 = „Musisz stracić”
    .text = Dotyczy to kości, na której wypadł symbol zdolności, albo tylko symbol mocy, jeśli strata należy do mocy. Kość traci się, gdy tylko użyto zdolności, a jeśli nie, to na końcu kroku 4 [R]. Gdy zdolność Biegu jest samą stratą („{ card-wizard }”, „{ card-cubasaurus }”), można ją wykonać wcześniej [R]. Innym ściankom tego koloru nic nie grozi, podobnie jak kości, którą ze Strefy Aktywnej zabrała porażka.
ABIL-7 = Strata kości
    .text = Kość bierze się z dowolnej swojej strefy, jeśli żadnej nie podano, i odkłada do podajnika, skąd znów można ją kupić albo zyskać. Kości pierwszego gracza stracić nie można.
ABIL-8 = Zyskanie kości
    .text = Trafia do Strefy Odrzucania, nic nie kosztuje i nie jest jednym z dwóch zakupów. Może wrócić i zostać rzucona jeszcze w tej rundzie.
ABIL-9 = Wybrana ścianka
    .text = Kość, którą efekt kładzie w Strefie Aktywnej na wybranej ściance, może pokazywać każdą swoją wydrukowaną ściankę prócz pustej [R]. Zdolność Natychmiastowa na tej ściance działa. Położenie kości nie jest trafieniem [R], ale kość liczy się do 3 aktywnych kości z ROLL-6.
ABIL-10 = Pożyczone kości
    .text = Kości pożyczone kartami „{ card-cubasaurus }” i „{ card-broken-cow }” wracają do podajnika po kroku 7 ostatniego gracza, z jakiejkolwiek strefy. Do tego czasu podajnik ich nie ma, więc nikt ich nie kupi. Pożyczyć można też wolne szare kości; wracają do wolnych [R]. Pożyczona kość stracona wcześniej idzie do podajnika od razu, liczy się jako stracona i nie wraca drugi raz. Pożyczonych kości nie można oddać [R].
ABIL-11 = Czas trwania
    .text = Efekt kończy się z rundą, chyba że mówi o następnym dobieraniu.
ABIL-12 = Kuszenie losu bez porażki
    .text = „Za każdym razem, gdy kusisz los bez porażki” działa dla kości, które były aktywne w chwili zapowiedzi i nadal są [R]. Porażka, której zapobiegnięto, nie jest porażką [R].
ABIL-13 = Aktywne kości
    .text = To wszystkie kości w Strefie Aktywnej, użyte czy nie, cokolwiek pokazują. Warunki i liczby odczytuje się ze Strefy Aktywnej i toru fanów w chwili użycia.

## Run Phase

section-run = Faza Biegu
    .text = Kroki 4–7 rundy: zdolności, ruch, zakupy, odrzucanie.
RUN-1 = Krok 4a, przed mieczami
    .text = Gracze używają zdolności Biegu, jak chcą; gdy wszyscy są gotowi, porównuje się miecze. Przy ścisłej kolejności tura krąży od pierwszego gracza, każdy działa raz albo mówi, że jest gotów, a porównanie następuje, gdy od ostatniego działania wszyscy to powiedzieli [R]. Przy swobodnej, kto raz powiedział, że jest gotów, jest gotów dalej [R]. Gracz, który nie ma czego użyć, jest gotów.
RUN-2 = Krok 4b, porównanie mieczy
    .text =
        Policzcie miecze w każdej Strefie Aktywnej: symbol zdolności to 1, symbol mocy to 2 (wiadomo to o kartach „{ card-el-bandito }” i „{ card-jacques-couteau }”, dla pozostałych pięciu czerwonych kart [X]). Karta dla tego, kto ma mieczy *najwięcej*, przypada jedynemu graczowi z największą liczbą, co najmniej 1 [R]; przy remisie zależy to od karty: jeśli remis rozstrzyga pierwszy gracz, jest to ten z remisujących, kto jest pierwszy zgodnie z ruchem wskazówek zegara od niego, a bez takiego tekstu nikt. Karta dla *każdego gracza z mieczami* porównuje graczy parami i remisów nie rozstrzyga.

        Wynik jest ustalony do końca rundy, nawet jeśli tych kości potem ktoś użyje albo je straci, a późniejsze miecze się nie liczą. Czerwona karta też działa tutaj, od razu i zanim ktokolwiek przejdzie do kroku 4c; jeśli działa dla kilku graczy, to od pierwszego gracza zgodnie z ruchem wskazówek zegara [R]. Działa raz na gracza w rundzie, a nie raz na kość [R].
RUN-3 = Krok 4c, po mieczach
    .text = Gracze mogą dalej używać zdolności; potem następują obowiązkowe straty i sumy wszystkich są ustalone. Przy ścisłej kolejności idzie to po kolei od pierwszego gracza i każdy kończy, zanim zacznie następny [R]. W Fazie Biegu nie kusi się losu: obowiązek, który w niej wypadł, odpada [R].
RUN-4 = Krok 5, ruch
    .text = Pole kosztuje 1 ruch. W dowolnej chwili kroku można kupić 1 ruch za 4, walutą, żetonami waluty albo jednym i drugim, tyle razy, na ile wystarczy; ruchu nie zamienia się na walutę. Biegacze sobie nie przeszkadzają. Ruchu nie trzeba wydawać; reszta przepada.
RUN-5 = Bonusy
    .text = Jeśli kończysz krok na polu bonusowym, na którym twoja runda się nie zaczęła, możesz wziąć jego bonusy, nawet jeśli przywiódł cię tam „{ card-reckless-cheese }”. Kto tylko przebiega, nie dostaje nic. Bonus z samych żetonów waluty bierze się bez pytania, jeśli żadna karta na nie nie zważa [R].
RUN-6 = Późne zdolności
    .text = Między ruchem a zakupami, w tej kolejności [R]: każdy „{ card-bob }”; każdy „{ card-batter-beaver }”, jeśli zyskano żeton waluty; „{ card-schmutz }”; te „{ card-batter-beaver }”, które jeszcze nie działały.
RUN-7 = Krok 6, zakupy
    .text = Najwyżej 2 kości różnych kolorów, za walutę i żetony waluty w dowolnym połączeniu, najpierw za walutę. Trafiają do Strefy Odrzucania. Pusty podajnik nic nie sprzedaje.
RUN-8 = Krok 7, odrzucanie
    .text = Wszystkie aktywne kości trafiają do Strefy Odrzucania, kości w Strefie Rzutu zostają. Niewydana waluta przepada, żetony waluty zostają.
RUN-9 = Kolejność w krokach 5–7
    .text = Zaczynają się dla wszystkich dopiero wtedy, gdy krok 4 skończyli wszyscy, przy swobodnej kolejności też: nikt nie traci waluty, póki czyjś krok 4 może jeszcze zapełnić podajnik [R]. Dalej gracze działają jednocześnie. Kto nie może ani się ruszyć, ani nic kupić, kończy te kroki od razu, nawet jeśli ktoś inny może w nich jeszcze zapełnić podajnik [R]. Jeśli ktoś chce poczekać na innych albo podajnika nie starczy dla wszystkich, którzy mogliby z niego wziąć, gracze idą jeden po drugim zgodnie z ruchem wskazówek zegara od pierwszego i każdy robi ruch, późne zdolności, zakupy i odrzucanie, zanim zacznie następny. Przy ścisłej kolejności jest tak zawsze; przy swobodnej samo z siebie, gdy tylko zdarzy się jedno lub drugie, a szybsza ręka nigdy nie rozstrzyga [R].

## Racetrack

section-track = Tor wyścigowy
TRACK-1 = Pola
    .text = Pola mają sześciu sąsiadów, co drugi rząd jest przesunięty o pół pola [X]. Na otwartą przestrzeń może wejść każdy; do wody tylko ruchem, który tak mówi, choć z wody na ląd wychodzi się zwykłym; na mury nigdy.
TRACK-2 = Start i meta
    .text = To po jednym dużym polu, sąsiadującym z każdym, którego dotyka. Wyścig ma kierunek: ze startu wychodzi się tylko do przodu, a na metę wchodzi tylko od tyłu [R]. Gdy kroki liczy „{ card-bob }”, start i meta są polami jak inne, ale kroku z mety na start nie ma [R].
TRACK-3 = Bonusy
    .text = Żetony waluty, 1 fan, strata kości, dowolna kość albo kość o koszcie do pewnej granicy: przy 4 każda o koszcie od 0 do 4. Pole może mieć dwa bonusy [X].
TRACK-4 = Skróty
    .text = Z pola w pierścieniu można przejść, tylko w jedną stronę, na pole z tym samym symbolem i kolorem bez pierścienia. *Kamienie* kosztują walutę [X], przyjmują też żetony waluty [R]. *Stopy* kosztują ruch dowolnego rodzaju: przy 10 ruchach, wejściu odległym o 2 pola i cenie 7 zostaje za nim 1. Kto nie może zapłacić wszystkiego, nie idzie skrótem.
TRACK-5 = Plecak odrzutowy
    .text = Stojąc na nim, możesz raz podwoić cały ruch, który masz w tej chwili: 6 ruchów i plecak 3 pola dalej zostawiają 3, z których robi się 6. Jeśli zaczynasz rundę na plecaku, możesz podwoić przed pierwszym krokiem, czyli cały swój ruch. Ruch kupiony do tej chwili też się podwaja, kupiony później nie [R].
TRACK-6 = Efekty podczas ruchu
    .text = Skróty i plecaki są nieobowiązkowe i działają w środku ruchu, każde pole najwyżej raz w kroku ruchu, nawet jeśli o okrążenie później znów na nie trafisz. W Fazie Rzutu nie działają.
TRACK-7 = Czerwone linie
    .text = Dzielą tor na sekcje. Do limitu doboru liczą się linie między tobą a prowadzącym, przez wszystkie okrążenia i tory między wami.
TRACK-8 = Okrążenia i kilka torów
    .text = Przejście z mety na start tego samego toru nic nie kosztuje, ale wymaga niewydanego ruchu. Przejście z mety jednego toru na start następnego kosztuje 1. Za ostatnią metą biegnie się dalej od startu tego ostatniego toru.
TRACK-9 = Ruch po wodzie
    .text = To także zwykły ruch; na lądzie najpierw wydaje się zwykły [R]. Plecak podwaja oba rodzaje.
TRACK-10 = Utknięcie w wodzie
    .text = Biegacz w wodzie, wokół którego jest tylko woda, może wyjść jedynie ruchem po wodzie ze zdolności: za walutę kupuje się zwykły [R].

## Fan track

section-fan = Tor fanów
rules-column-space = Pole
FAN-1 = Przesuwanie
    .text = Tor ma 13 pól. Każda porażka i każdy zyskany fan przesuwa cię o 1 i daje żetony waluty oraz żetony doboru nowego pola, chyba że efekt mówi inaczej.
FAN-2 = Ostatnie pole
    .text = Na 13 zostajesz w miejscu, a każde dalsze przesunięcie znów daje jego 6 żetonów waluty albo nic, jeśli efekt nie daje żetonów waluty. Fani to liczba przebytych pól, 0 na trybunach.
FAN-3 = Bonusy
    .text = Co daje każde pole [X]:

## End of the game

section-end = Koniec gry
END-1 = Kiedy następuje
    .text = Biegacz, który dotarł do ostatniej mety, nawet dzięki karcie „{ card-reckless-cheese }”, wyznacza koniec; rundę rozgrywa się do końca. Kto minął metę z niewydanym ruchem, biegnie dalej od pola startowego; przejście jest darmowe.
END-2 = Zwycięzca
    .text = Jeśli na metę dotarł jeden, wygrywa. Jeśli kilku, wygrywa ten, kto jest najdalej za polem startowym: liczy się najkrótsza droga od startu przez otwartą przestrzeń i wodę, a meta i sam start to 0 [R]. Całe okrążenie więcej to dalej niż jakakolwiek odległość na poprzednim [R].
END-3 = Remisy
    .text = Jeśli i to jest remis, wszyscy grają jeszcze jedną zwykłą rundę, po której wygrywa ten, kto jest najdalej za startem; ci, którzy nie dotarli do mety, są za wszystkimi, którzy dotarli. Powtarza się to aż do rozstrzygnięcia.

## Cards: notes to their texts

section-cards = Karty
    .text =
        Identyfikator karty to `CARD-` i jej identyfikator w plikach z zawartością. Tekst każdej karty to ten, który pokazuje gra; pod nim są nasze uwagi.

        Wydrukowane koszty widać tylko na rysunkach, więc wszystkie koszty tutaj są nasze [X]. Zmierzono je grą: boty, które zawsze albo nigdy nie kupują karty, rozegrały tysiące gier, a koszty dobrano tak, by każda karta była warta mniej więcej tyle, ile kosztuje; [strona o równowadze](balance.md) podaje liczby.

        „Musisz stracić” objaśnia ABIL-6, co dzieje się między ruchem a zakupami – RUN-6, pożyczone kości – ABIL-10, wybrane ścianki – ABIL-9. Jeśli karta wymaga aktywnej kości jakiegoś koloru, wystarczy jedna.
rules-cost = koszt { $cost }
cards-red = Czerwone karty działają w RUN-2. Które z nich rozstrzygają remis, to [X], podobnie jak strata 1 czerwonej kości: może być z dowolnej strefy, a gracz z największą liczbą mieczy nie może odmówić.
CARD-fat-cat = Ilość waluty to [X]. To, że rodzaj szarej kości wybierasz ty, jest naszym rozstrzygnięciem [R].
CARD-dope-cat = Mogą działać obie części, a program bierze wszystko, co działa [R].
CARD-broken-cow = To, że jest to zdolność Aktywna, to [X]. Kość jest pożyczona (ABIL-10).
CARD-schmutz = Wydania opisują jedną zdolność; dlatego żetony waluty można wziąć raz, kiedykolwiek od kroku 4 do późnych zdolności, gdy tylko strata kości nastąpiła: na tyle wcześnie, by kupić za nie ruch [R].
CARD-dapper-doggie = Tak działa każda kość tej karty: przy 3 monetach na szarych kościach dwie takie dają razem 9.
CARD-wizard = Stratę można wykonać wcześniej (ABIL-6).
CARD-mr-soldier = W angielskim wydaniu są 3 ruchy, w trzech pozostałych 2; idziemy za nimi [R].
CARD-punch-guy = Jak wtedy dobierać, mówi ROLL-4.
CARD-supah-general = Symbol tego, co zyskujesz, zaginął w tekście; ruch to domysł [X]. Przy 5 fanach jest ich 5.
CARD-champion = Odrzucone kości wtedy nie wracają.
CARD-crabby = Przy 2 graczach jest to przeciwnik. Oddana kość nie jest stratą.
CARD-pina-cubelada = Pytanie pada po zapowiedzi kuszenia losu, więc nie można jej zmarnować [R].
CARD-keep-on-rollin = Obowiązek kuszenia losu zostaje [R].
CARD-up-to-11 = Ilość ruchu to [X].
CARD-punk-fruit = Odrzucone kości do tego rzutu nie wracają.
CARD-mr-bats = Symbol pierwszej możliwości zaginął w tekście; waluta to domysł [X]. Przy 5 fanach druga daje 2 żetony waluty.
CARD-the-babe = Symbol pierwszej części zaginął w tekście; waluta to domysł [X], a fan to też [X].
CARD-pinch-eater = To kość położona na wybranej ściance (ABIL-9).
CARD-dancing-dino = Mogą działać oba dodatki, a program bierze wszystko, co działa [R].
CARD-cubasaurus = Wydania angielskie i polskie pozwalają na dowolną kość; dwa pozostałe wykluczają fioletowe i idziemy za nimi [R].
CARD-wikiwiki-dinosaur = To, że jest to 1 za kolor, to [X]. Polskie wydanie mówi inaczej; idziemy za trzema pozostałymi [R].
CARD-you-bet-jurassican = Mogą działać oba dodatki, a program bierze wszystko, co działa [R].
CARD-pronto-bronto = To, że jest to połowa, to [X]. Linie liczy się przed ruchem: przy 5 liniach dwie kości dają 4. Biegacz, który minął ostatnią metę albo stoi na mecie, nie ma przed sobą linii i nic nie zyskuje [R].
CARD-reckless-cheese = Odległość to [X].
CARD-the-big-cheese = Przy 5 fanach połowa to 2. Program bierze lepsze z dwojga [R].
CARD-ledercheesen = Przy 7 aktywnych kościach moc daje 1. Działa każda taka kość.
CARD-stinky-cheese = Jak wtedy dobierać, mówi ROLL-4.
CARD-the-cheese-stands-alone = Kość, którą kładzie na tej ściance „{ card-cubasaurus }”, należy do rzutu, który uruchomił kartę „{ card-cubasaurus }”. Obowiązkowy rzut jest pod każdym względem kuszeniem losu.
CARD-cheese-boy = Symbol pierwszej części zaginął w tekście; ruch to domysł [X].
CARD-bob = To, że można wziąć oba bonusy podwójnego pola, jest naszym rozstrzygnięciem [R]. Jak liczy się kroki, mówi TRACK-2.
CARD-undercover-fish = Dwie kości doniesione do plecaka odrzutowego dają 8 ruchów, którymi można wejść do wody.
CARD-llama-rama = Symbol pierwszej części zaginął w tekście; waluta to domysł [X].
CARD-bahama-llama = Dwie kości doniesione do plecaka odrzutowego dają 4 ruchy, którymi można wejść do wody.
CARD-llama-shaman = Symbol pierwszej części zaginął w tekście; waluta to domysł [X].

## Sets and tracks

section-sets = Zestawy kart
    .text = Wyścigi 1–7 to „{ term-champion-tour }”, w których każda karta pojawia się raz; pozostałe trzy zestawy to „{ term-tour-de-cube }”. Zacząć najlepiej od wyścigu 1. Jako białą kartę wyścigu 3 wydanie angielskie podaje „{ card-fast-cat }”, która jest też w wyścigu 6; inne wydania podają „{ card-fat-cat }” i idziemy za nimi [R].
rules-column-set = Zestaw
rules-column-cards = Karty
rules-column-track = Proponowany tor
section-tracks = Cztery tory
    .text =
        Instrukcja pokazuje tory tylko na rysunkach, więc wszystkie cztery układy są nasze [X], narysowane tak, by pasowały do nazw. To [mapy tekstowe](tracks.md) w plikach z zawartością.

        Na każdym najkrótsze okrążenie lądem to od 28 do 36 ruchów, czerwonych linii jest od 7 do 9, do każdego bonusu można dotrzeć, a do mety z każdego pola lądu. Na dwóch torach wodnych jest co najmniej jedno pole wody, obok którego nie ma lądu (TRACK-10).
rules-column-course = Tor
rules-column-character = Charakter
