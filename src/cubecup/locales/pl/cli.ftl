### The command line in Polish. How these texts are written is told at the top of the English file.

## Help

help-title = Cube Cup: nieoficjalna cyfrowa wersja gier Cubitos i Seven Cubes. Graj, oglądaj, mierz.
help-usage = użycie:
help-command = POLECENIE
help-arguments = argumenty
help-more = Każde polecenie objaśnia się samo: cubecup POLECENIE --help
help-what = co
help-options = opcje

command-play = gra przeciw botom w terminalu
    .about = Wyścig przeciw botom w terminalu. Bez opcji: od razu pierwszy wyścig przeciw dwóm botom.
command-show = karty, zestawy i tory z rysunkami i objaśnieniami
    .about = Pokaż karty, zestawy i tory. Bez słów: przegląd.
command-sim = wiele gier między botami i podsumowanie
    .about = Rozegraj wiele gier między botami i podsumuj je.
command-report = liczby z symulacji jako jedna strona HTML
    .about = Podsumuj tabele, które zapisało sim --out: jeden plik HTML z wykresami i tabelami, który niczego więcej nie potrzebuje. Trzeba podać nazwę użytą w --out.
command-doctor = czego oczekiwać po zestawie kart, prostymi zdaniami
    .about = Graj zestawem kart przez kilka sekund i powiedz, czego oczekiwać: długość, uczciwość, napięcie, karty, których nikt nie chce albo które kupują wszyscy. Ta sama liczba początkowa i ta sama liczba gier dają tę samą odpowiedź.
command-balance = ile każda karta jest warta za swój koszt
    .about = Zmierz, ile każda karta jest warta za swój koszt: botami, które zawsze ją kupują, i botami, które nie kupują jej nigdy; i zaproponuj lepsze koszty. Ta sama liczba początkowa daje ten sam wynik.
command-league = boty przeciw sobie, z rankingiem
    .about = Rozegraj mecze każdych dwóch botów na równych warunkach i oceń je. Ta sama liczba początkowa daje ten sam wynik.
command-check-bot = czy własny bot gra zgodnie z protokołem
    .about = Niech bot zagra każdym wydanym zestawem w gronie 2–4 graczy i odpowie na wszystko, o co zostanie zapytany; pierwszy błąd zostanie podany. Przyjmuje package.module:Class i exec:COMMAND.
command-exploit = proste plany, które pokonują bota
    .about = Szukaj w każdym zestawie prostych planów, które najlepiej grają przeciw botowi: list zakupów z jednego lub dwóch kolorów, śmiałych lub nie. Ta sama liczba początkowa daje ten sam wynik.
command-replay = zapisana gra jako czytelny dziennik
    .about = Opowiedz zapisaną grę, wypisz jedną z jej pozycji albo sprawdź zapis.
command-review = dlaczego wyścig został wygrany: szczęście i umiejętności
    .about = Mówi, dlaczego zapisane wyścigi zostały wygrane: jak zmieniały się szanse, co było szczęściem, ile kosztowały decyzje; przy najdroższych także to, co było lepsze i dlaczego. Kilka zapisów daje profil: średni koszt decyzji według rodzaju, zestawu i etapu wyścigu.
command-verify = czy kości w grze są tymi, które obiecano
    .about = Rozegraj zapisaną grę jeszcze raz kośćmi z jej sekretu i porównaj każdą kość; sprawdź też, czy sekret jest tym, którego odcisk pokazano przed grą (docs/fair-dice.pl.md).
command-seat = własny program gra na miejscu przy stole
    .about = Pozwala programowi, który wymienia wiersze JSON (docs/bots.md), grać przy stole na serwerze: na wolnym miejscu albo na tym, którego klucz podano. Wszyscy przy stole widzą, że to bot.
command-bench = jak szybki jest silnik
    .about = Zmierz losową grę przy pełnym stole w jednym procesie. Decyzja to wybór z więcej niż jedną odpowiedzią.
command-serve = gra w przeglądarce: serwer
    .about = Udostępnia grę przeglądarkom, tylko na tym komputerze, jeśli nie podano inaczej, i trzyma wszystkie stoły w bazie danych.
command-backup = kopia wszystkich stołów, także gdy serwer działa
    .about = Zapisz bazę danych do pliku taką, jaka jest w tej chwili; działającemu serwerowi to nie przeszkadza.
command-restore = stoły z kopii w miejsce tych, które są
    .about = Umieść kopię zrobioną poleceniem backup w miejscu bazy danych. Żaden serwer nie może jej używać; to, co tam było, zostanie zachowane obok.
command-load = ile zniesie serwer
    .about = Uruchamia na tym komputerze własny serwer, sadza przy wielu stołach po dwóch losowych graczy i mierzy.

option-game = gra: cubitos (jeśli nie podano) lub inna zainstalowana
option-what = cards, sets lub tracks, z identyfikatorem lub bez; sam identyfikator lub nazwa; kolor; sets random
option-file = zapis, jaki tworzy play
option-seed = liczba, z której pochodzi cały los; jeśli nie podano, losowa
option-language = język; jeśli nie podano, z LC_ALL lub LANG
option-version = wypisz wersję
option-h = wypisz tę pomoc
option-players = ilu graczy, razem z tobą
option-cards = zestaw albo osiem kart, po jednej każdego koloru
option-random-set = osiem losowych kart z tej liczby
option-track = tor albo kilka po kolei; jeśli nie podano, ten, który poleca zestaw
option-laps = ile okrążeń jednego toru
option-timing = strict: gracze działają po kolei; free: kto jest gotów
option-pack = plik z innymi drukowanymi wartościami (docs/packs.md)
option-bots = kto gra na pozostałych miejscach: poziomy, niektóre ze stylem (sharp:bold; docs/bots.md); krótka lista się powtarza
option-save = gdzie trzymać grę; jeśli nie podano, osobny plik w twoim folderze danych
option-load = kontynuuj zapisaną grę z jej opcjami
option-from = nowa gra od momentu zapisanej: pozycja po N akcjach, nowe rzuty
option-seat = twoje miejsce, licząc od 1; z --from to, które tam decyduje
option-games = ile gier każdego wyścigu i każdej liczby graczy
option-json = wypisz liczby jako JSON
option-sim-bots = kto gra: poziomy, niektóre ze stylem (sharp:bold; docs/bots.md); z gry na grę zmieniają miejsca; krótka lista się powtarza
option-sim-tour = graj całe cykle: czy lepszy bot wygrywa cykl częściej niż wyścig (--games: cykli)
option-sim-out = zapisz tabele: BASE.games i BASE.rounds z formatem na końcu; to samo polecenie kontynuuje od miejsca przerwania
option-sim-format = format tabel; jeśli nie podano, csv
option-sim-decisions = każda decyzja: co było widać, co było dozwolone i jak się skończyło, jako tabela; jeśli nie podano formatu, parquet
option-server = adres serwera, na przykład http://127.0.0.1:8000
option-table = identyfikator stołu, ostatnia część jego linku
option-program = exec:POLECENIE, program, który wymienia wiersze
option-seat-token = klucz miejsca; bez niego program siada na wolnym
option-seat-name = imię przy stole
option-records = zapisz każdą grę w tym folderze: do obejrzenia, analizy lub otwarcia w przeglądarce
option-force-records = zastąp zapisy w folderze
option-sim-collect = własny pomiar z własną tabelą (docs/lab.md)
option-sim-force = zastąp tabele o tych samych nazwach
option-sim-workers = ile procesów gra; jeśli nie podano, na wszystkich rdzeniach
option-sim-engine = local: na tym komputerze; ray: na Ray, jeśli jest zainstalowany
option-sim-address = działający Ray; jeśli nie podano, jest uruchamiany na czas zadania
option-base = nazwa podana w sim --out
option-report-output = plik do zapisania; jeśli nie podano, BASE.report.html
option-plots = zapisz wykresy także jako pliki w tym folderze
option-plot-format = format wykresów; jeśli nie podano, svg
option-set = identyfikator zestawu; własne karty przez --cards albo --random-set
option-doctor-seconds = ile sekund grać; jeśli nie podano, 10
option-doctor-games = ile gier, choćby trwały długo
option-doctor-players = ilu graczy; jeśli nie podano, 4
option-random-sets = losowe zestawy kart z losowym torem, oprócz pozostałych
option-balance-games = ile gier każdego wyścigu: raz ze zwykłym botem i raz z planami
option-balance-bots = boty, które grają, każdy bez planów i z planami: sharp, adept albo własne (package.module:Class)
option-before = plik z innymi wartościami, z którymi dla porównania rozegrać te same gry
option-write-pack = zapisz plik z proponowanymi kosztami i torem fanów
option-balance-markdown = zapisz tabele do pliku; jeśli istnieje, między znacznikami <!-- balance --> i <!-- /balance -->
option-balance-check = niczego nie rozgrywaj; powiedz, które koszty zmieniły się od czasu tabel na stronie
option-balance-out = zachowaj gry jako tabele BASE.games.csv i BASE.rounds.csv; to samo polecenie kontynuuje od miejsca przerwania
option-league-bots = boty ligi; jeśli nie podano, wszystkie poziomy
option-league-players = liczby graczy, na przykład 2,4
option-league-games = gier każdych dwóch botów przy tylu graczach; zaokrąglane, żeby wszystkie zestawy i miejsca trafiały się równie często
option-league-duplicate = z kośćmi jak we wspólnych wyścigach: n-ta kość danego koloru na danym miejscu jest taka sama we wszystkich grach grupy; pokazuje, ile gier to oszczędza
option-league-random-sets = oprócz tego tyle losowych zestawów i torów
option-bot = bot, przeciw któremu grają
option-bench-bot = rozegraj też całe partie tego bota przeciw sobie, na wszystkich zestawach, dla dwóch i więcej graczy
option-exploit-players = ilu graczy, jeden z planem; domyślnie 2
option-candidate = sprawdzany bot
option-check-bot-games = ile wyścigów na zestaw; domyślnie 1
option-exploit-stand-in = szybszy bot, przeciw któremu szuka się planów; potem grają one przeciw BOT
option-exploit-games = ile nowych gier zagra każdy z najlepszych planów; domyślnie 200
option-sets = zestawy, na których się gra, albo all
option-workers = ile procesów gra
option-markdown = zapisz tabele do pliku; jeśli istnieje, między znacznikami <!-- league --> i <!-- /league -->
option-files = zapisy, jakie tworzy play; kilka daje profil
option-html = zapisz analizę jako jedną stronę HTML z wykresami
option-quality = quick, usual albo fine; jeśli nie podano, usual
option-review-seat = w profilu tylko decyzje tego miejsca, licząc od 1
option-step = czekaj na Enter po każdej akcji
option-at = wypisz pozycję po N akcjach
option-check = tylko sprawdź zapis
option-commitment = odcisk widziany przed grą, do porównania
option-seconds = ile trwa jeden przebieg
option-runs = ile przebiegów; liczy się najlepszy
option-against = zmierz też ten program, jeśli jest zainstalowany, i wypisz stosunek
option-host = adres, na którym słuchać; 0.0.0.0 wpuszcza inne komputery
option-port = port, na którym słuchać; 0 bierze dowolny wolny
option-database = plik ze wszystkimi stołami albo postgresql://...; jeśli nie podano, cubecup.db w twoim folderze danych
option-copy = plik do zapisania lub odczytania
option-no-browser = nie otwieraj przeglądarki
option-tables = ile stołów gra jednocześnie
option-processes = ile procesów serwera korzysta ze wspólnej bazy danych
option-load-database = baza danych do pomiaru, na przykład postgresql://...; jej stoły tam zostaną. Jeśli nie podano, plik, który zostanie usunięty
option-apart = rozsadź graczy jednego stołu po różnych procesach
option-reviews = analizuj w tym czasie tyle wyścigów; jeśli nie podano, 0
option-rate = ile akcji na sekundę podawać serwerowi; jeśli nie podano, wszyscy działają jak najszybciej

seed = Liczba początkowa { $seed }

## Playing

you-name = Ty
bot-name = Bot { $n }
player-name = Gracz { $n }

intro-race = { $name }, tor „{ $track }”
intro-own-set = Osiem własnych kart
intro-cubitos = Rzucaj kośćmi: trafienia stają się aktywne, pudła zostają. Kuś los, żeby przerzucić pudła, ale od trzech aktywnych kości rzut bez trafienia to porażka. Potem biegnij i kupuj lepsze kości. Wygrywa, kto pierwszy minie metę.
intro-against = Przeciwnicy: { $names }.
intro-keys = Odpowiadaj liczbą. Klawisze: ? pomoc, h podpowiedź, c karty, m mapa, u cofnij, q koniec.

play-kept = Gra jest trzymana w { $path }
play-from = Ta gra to dalszy ciąg innej, po akcji { $n }. Nie wchodzi do statystyk.
play-not-kept = Gra nie zostanie zachowana.
play-bot-failed = { $why }. Gdzie zawodzi, decyduje { $standby }.
play-continue = Kontynuuj: cubecup play --load { $path }
play-watch = Obejrzyj jeszcze raz: cubecup replay { $path }
play-keep = Zachować grę w { $path }? [T/n]
play-undone = Decyzja cofnięta.
play-no-undo = Nie ma czego cofnąć: od tego czasu rzucano kośćmi albo działali inni.
play-help = Odpowiadaj numerem wiersza albo samą akcją, na przykład push lub step 4.7. Podczas ruchu nazwa pola prowadzi prosto do niego.
hint-title = Najlepsze odpowiedzi według udziału zwycięstw:
answer-no = n nie no

key-help = ta pomoc
key-h = podpowiedź: najlepsze odpowiedzi i dlaczego
key-u = cofnij ostatnią decyzję, jeśli od tego czasu nic się nie odsłoniło
key-l = co się ostatnio stało
key-b = jeszcze raz stół i pytanie
key-s = zapisz kopię: s PLIK
key-q = zakończ; grę można zachować
key-c = karty
key-m = cały tor
key-d = jak narysowane są kości

## Show

show-overview = Cubitos: kart jest { $cards }, zestawy po osiem i tory do wyścigów
show-set = zestaw
show-id = identyfikator
show-race = tor
show-track = tor
show-lap = najkrótsze okrążenie
show-lines = czerwone linie
show-card = karta
show-cost = koszt
show-in-sets = W zestawach:
show-random = Losowy zestaw dla liczby { $seed }
show-hints =
    cubecup show cards white      karty jednego koloru
    cubecup show rock-on          karta, zestaw lub tor
    cubecup show sets random      zestaw dla play --random-set
show-cards-hint = Teksty: cubecup show cards KOLOR, cubecup show IDENTYFIKATOR

map-credits = Zyskaj tyle żetonów waluty
map-gain = Zyskaj kość: dowolną albo nie droższą niż liczba
map-shortcut = { $kind }: { $price }

facts-cells = Pola: otwarte { $open }, woda { $water }, mury { $walls }
facts-lap = Najkrótsze okrążenie: { $n } lądem
facts-water-lap = { $n } przez wodę
facts-rewards = Bonusy: { $list }
facts-detours = Ile kroków nadkłada się po bonus: { $list }
facts-deep = { $n ->
    [one] { $n } pole wodne nie ma obok lądu
    [few] { $n } pola wodne nie mają obok lądu
    [many] { $n } pól wodnych nie ma obok lądu
   *[other] { $n } pola wodnego nie ma obok lądu
}

## Simulations, replays, measurements

sim-games = gry
sim-rate = { $n } na sekundę
sim-title = Gier: { $games }, { $players }
sim-wins = Wygrane
sim-seat = miejsce { $n }
sim-bot = bot
sim-draws = remisy
sim-stalled = utknęły
sim-rounds = Rundy: od { $low } do { $high }, mediana { $median }
sim-bust = Porażek na gracza i grę: { $n }
sim-speed = Decyzji na sekundę: { $n } ({ $seconds } s)
sim-resumed = Ciąg dalszy: rozegrano już { $games } z { $planned } gier.
sim-kept = Zachowano gier: { $games } z { $planned }, w { $folder }.
sim-resume = Ciąg dalszy: { $command }
sim-file = Zapisano: { $path }

league-bot = bot
league-rating = ranking
league-interval = 95%
league-games = gry
exploit-set = zestaw
exploit-plan = plan
exploit-games = gier
exploit-wins = wygrane
exploit-interval = 95%
exploit-note = Najlepsze ze wszystkich list zakupów z jednego lub dwóch kolorów, w pojedynkę przeciw kopiom { $bot }; równy udział to { $fair }.
league-wins = wygrane
league-against = przeciw
league-players = graczy
league-par = równi
league-rounds = rund
league-facts = { $command }: gier { $games }, liczba początkowa { $seed }.
league-all-sets = wszystkie zestawy
league-set = zestaw
league-groups = grupy
league-ratio = wariancja
league-saved = oszczędzone gry
league-saved-note = Gry jednej grupy mają te same kości, ale inne miejsca. Wariancja: wariancja średniej jako część tej, którą dałoby tyle samo gier z własnymi kośćmi. Oszczędzone gry: o ile mniej gier mówi tyle samo.
league-cut-short = Przerwano: gier { $games } z { $planned }.
league-note = Średni ranking to 1500; 400 więcej to szanse dziesięć do jednego. Gdy graczy jest więcej niż dwóch, bot gra sam przeciw kopiom drugiego; „równi” to udział równych rywali.

replay-good = { $source }: zapis jest poprawny, akcji: { $actions }.
replay-over = Gra jest skończona.
replay-going-on = Gra nie jest skończona.
replay-next = [{ $n }/{ $of }] { $action }
replay-from = Do akcji { $n } to inna gra; odtąd toczy się dalej z nowymi rzutami.
verify-good = { $source }: każda kość jest taka, jak obiecano.
verify-promise = Odcisk { $commitment }
verify-counts = Rzuty: { $rolls }, kości: { $dice }; inne rozstrzygnięcia losu: { $chances }.
verify-same = Te kości są takie same dla wszystkich uczestników wyścigu „{ $race }”.
verify-tour = { $source }: wszystko rozegrano jeszcze raz według zasad; każdy wyścig zaczynał ostatni w klasyfikacji. Wyścigi: { $n }.
verify-tour-race = Wyścig { $n }: każda kość jest taka, jak obiecano.
verify-tour-seed = Wyścig { $n }: kości wynikają z liczby początkowej { $seed }; nikt ich nie obiecał.
verify-tour-chain = Sekret ujawniony po każdym wyścigu był obietnicą na następny: wszystkie kości ustalono przed pierwszym wyścigiem.
verify-words = Gracze, którzy dodali własne słowo: { $n } z { $of }.

check-bot-passed = { $bot } gra zgodnie z protokołem.
check-bot-failed = Bot nie zdał. { $why }
check-bot-figures = { $games ->
    [one] { $games } wyścig
    [few] { $games } wyścigi
   *[many] { $games } wyścigów
}, { $decisions ->
    [one] { $decisions } odpowiedź
    [few] { $decisions } odpowiedzi
   *[many] { $decisions } odpowiedzi
}, { $kinds ->
    [one] { $kinds } rodzaj pytań
    [few] { $kinds } rodzaje pytań
   *[many] { $kinds } rodzajów pytań
}
check-bot-kinds = Pytania: { $kinds }
check-bot-time = Odpowiedź zajmuje { $mean } ms, najdłuższa zajęła { $slowest } ms.
check-bot-unfinished = Nie skończyły się po { $rounds } rundach: { $n ->
    [one] { $n } wyścig
    [few] { $n } wyścigi
   *[many] { $n } wyścigów
}. Bot chyba nie chce dobiec do mety.

bench-game = gra
bench-players = gracze
bench-seed = liczba
bench-decisions_per_s = decyzji na sekundę obliczeń
bench-games_per_s = gier na sekundę
bench-clone_us = kopia pozycji, mikrosekund
bench-build = wersja silnika
bench-python = Python
bench-rival = decyzji na sekundę, { $name }
bench-ratio = stosunek
bench-bot = grający bot
bench-matches = partii bota na sekundę, graczy: { $players }

## Serwer

serve-address = Cube Cup jest otwarty pod adresem { $address }
serve-stop = Ctrl-C go zamyka.

backup-done = { $tables ->
    [one] Skopiowano { $tables } stół
    [few] Skopiowano { $tables } stoły
   *[many] Skopiowano { $tables } stołów
}: { $path }
restore-done = { $tables ->
    [one] Przywrócono { $tables } stół
    [few] Przywrócono { $tables } stoły
   *[many] Przywrócono { $tables } stołów
}: { $path }
restore-replaced = To, co było tam wcześniej, jest w { $path }

load-processes = procesów
load-tables = stołów
load-timing = kolejność działań
load-reviews_left = niedokończonych analiz na końcu
load-measured_s = sekund
load-offered_per_s = podano akcji na sekundę
load-accepted_per_s = przyjęto akcji na sekundę
load-rejected = odrzucono akcji
load-rejected_because = przyczyny odrzuceń
load-overtaken = ktoś był szybszy
load-p50_ms = od akcji do aktualizacji, mediana, w milisekundach
load-p99_ms = od akcji do aktualizacji, 99 ze 100, w milisekundach
load-memory_per_table_kb = pamięć na stół, w kilobajtach
load-server_cpu_us = praca serwera na akcję, w mikrosekundach
load-players_cpu_us = praca graczy na akcję, w mikrosekundach
load-build = wersja silnika
load-as-fast = jak najszybciej
load-unknown = tu nieznane

## Analizy

reviewed-working = Pozycje
reviewed-race = { $source }: { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, jakość { $quality }
reviewed-written = Analiza jest w pliku { $path }.
reviewed-profile = { $races ->
    [one] { $races } wyścig
    [few] { $races } wyścigi
   *[many] { $races } wyścigów
}: ile średnio kosztowała decyzja, w procentach szansy na wygraną
reviewed-player = Gracz
reviewed-by = Grupa
reviewed-count = Decyzji
reviewed-cost = Średni koszt
reviewed-interval = Prawdopodobnie (19 z 20)
reviewed-kind-rolling = Kusić los czy pasować
reviewed-kind-dice = Wybór kości
reviewed-kind-moving = Ruch
reviewed-kind-buying = Kupowanie i zdobywanie
reviewed-kind-abilities = Zdolności
reviewed-phase-early = Na początku
reviewed-phase-middle = W połowie
reviewed-phase-late = Pod koniec

sim-tour-title = { $name }: { $n ->
    [one] { $n } cykl
    [few] { $n } cykle
   *[many] { $n } cykli
}, w każdym { $races ->
    [one] { $races } wyścig
    [few] { $races } wyścigi
   *[many] { $races } wyścigów
}
sim-tour-tours = wygrane cykle
sim-tour-races = wygrane wyścigi
sim-tour-better = { $name } wygrywa { $races } wyścigów i { $tours } cykli.

## cubecup tour

command-tour = cały cykl: wyścig za wyścigiem, z klasyfikacją
    .about = Cykl wyścigów z botami w terminalu: „Trasy Wyścigów”, „Tour de Cube” albo wyścigi do wyboru. Cykl jest zapisywany na dysku przed każdym pytaniem.
option-tour = który cykl; bez tego pierwszy
option-races = własny cykl: od 3 do 12 zestawów po przecinku albo „random”
option-tour-load = kontynuuj cykl z pliku FILE
option-tour-show = sprawdź cykl z pliku FILE, wyścig po wyścigu, i pokaż klasyfikację oraz historię
tour-standing = { $name }: za nami { $n } z { $races ->
    [one] { $races } wyścigu
   *[many] { $races } wyścigów
}
tour-next = Wyścig { $n }: { $name }
tour-begins = Zaczyna { $name }: ostatnie miejsce klasyfikacji.
tour-ready = Naciśnij Enter, aby zacząć wyścig { $n }.
tour-continue = Dalej: cubecup tour --load { $path }
tour-kept = Cykl jest w { $path }
tour-places = miejsca { $places }
tour-push = { $n ->
    [one] { $n } kuszenie losu
    [few] { $n } kuszenia losu
   *[many] { $n } kuszeń losu
}
tour-bust = { $n ->
    [one] { $n } porażka
    [few] { $n } porażki
   *[many] { $n } porażek
}
tour-steal = { $n ->
    [one] { $n } kradzież
    [few] { $n } kradzieże
   *[many] { $n } kradzieży
}

## cubecup seat

seat-over = Gra skończona. Wygrało miejsce: { $seats }
seat-nobody = Gra skończona; nikt nie wygrał.

## cubecup daily

command-daily = wyścig dnia: taki sam dla wszystkich na serwerze albo własny dzień
    .about = Wyścig dnia: na serwerze (--server) razem ze wszystkimi, którzy tam są, albo w domu, gdzie dni i ich kości należą do tego komputera. W każdym trybie liczy się pierwsza próba; są tu też tabela, minione dni i trening. Wyścig przechowuje serwer: możesz wyjść i wrócić, kiedy chcesz.
option-daily-server = adres serwera, na przykład http://127.0.0.1:8000; bez niego dni tego komputera
option-daily-mode = przeciw botom (bots) albo w pojedynkę na torze (alone); bez tego przeciw botom
option-daily-day = jeden z minionych dni; bez tego dzisiaj
option-daily-name = twoje imię w tabeli
option-daily-practice = pobiegnij jeszcze raz dla treningu, po próbie, która się liczy
option-daily-board = tylko pokaż tabele
option-daily-watch = zapisz wyścig z wiersza N tabeli do pliku, który można odtworzyć
option-daily-json = wypisz dzień z jego tabelami jako JSON
daily-name = Gracz z terminala
daily-keys = Odpowiadaj liczbą. Klawisze: ? pomoc, c karty, m mapa, u cofnij, q koniec. Bez podpowiedzi: ta próba się liczy.
daily-raced = Dni z twoimi wyścigami: { $days }
daily-days = Dni do wyboru: od { $first } do { $today } (--day)
daily-practise = Trening: opcja --practice.
daily-promise = Twoja n-ta kość danego koloru pokazuje to samo, co n-ta kość tego koloru u innych. Obiecano (SHA-256): { $commitment }
daily-continue = Wyścig jest zapisany. Wróć do niego poleceniem: { $command }
daily-left = To był trening: zostaje niedokończony.

## cubecup shelf

command-shelf = twoja półka na serwerze: statystyki, trofea, wyścigi
    .about = Pokazuje, co serwer wie o twoich wyścigach: statystyki, trofea, ranking, jeśli go chcesz, i ostatnie wyścigi. Serwer rozpoznaje cię po kluczu tego terminala, tym samym, którego używa cubecup daily, albo po pliku półki z przeglądarki (--file).
option-shelf-server = adres serwera, na przykład http://127.0.0.1:8000
option-shelf-file = plik półki, zapisany w przeglądarce na stronie „Moja półka”
option-shelf-json = wypisz półkę jako JSON
