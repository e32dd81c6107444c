### Errors in Polish, by code. How these texts are written is told at the top of the English file.

## Files

error-bad-action = { $source }, wiersz { $line }: akcja, na którą zasady nie pozwalają. Oczekiwano: { $expected }
error-bad-content = { $source }, wiersz { $line }: nieprzydatna zawartość. Oczekiwano: { $expected }
error-bad-dice = { $source }, wiersz { $line }: to nie jest rzut kośćmi. Oczekiwano: { $expected }
error-bad-face = { $source }, wiersz { $line }: kość nie może mieć takiej ścianki. Oczekiwano: { $expected }
error-bad-header = { $source }, wiersz { $line }: to nie jest wiersz nagłówka. Oczekiwano: { $expected }
error-bad-id = { $source }, wiersz { $line }: to nie jest identyfikator. Oczekiwano: { $expected }
error-bad-language = { $source }, wiersz { $line }: to nie jest język. Oczekiwano: { $expected }
error-bad-wording = { $source }, wiersz { $line }: takiego tekstu nie da się pokazać. Oczekiwano: { $expected }
error-bad-number = { $source }, wiersz { $line }: niepasująca liczba. Oczekiwano: { $expected }
error-bad-position = { $source }, wiersz { $line }: to nie jest pozycja. Oczekiwano: { $expected }
error-bad-price = { $source }, wiersz { $line }: to nie jest cena. Oczekiwano: { $expected }
error-bad-record = { $source }, wiersz { $line }: to nie jest zapis gry. Oczekiwano: { $expected }
error-bad-row = { $source }, wiersz { $line }: to nie jest rząd mapy. Oczekiwano: { $expected }
error-bad-scenario = { $source }, wiersz { $line }: to nie jest scenariusz. Oczekiwano: { $expected }
error-bad-section = { $source }, wiersz { $line }: to nie jest sekcja toru. Oczekiwano: { $expected }
error-bad-state = { $source }, wiersz { $line }: uszkodzona pozycja. Oczekiwano: { $expected }
error-bad-text = { $source }, wiersz { $line }: nie można odczytać tekstu. Oczekiwano: { $expected }
error-closed-finish = { $source }, wiersz { $line }: nic nie prowadzi do mety. Oczekiwano: { $expected }
error-closed-start = { $source }, wiersz { $line }: nic nie prowadzi ze startu. Oczekiwano: { $expected }
error-dice-differ = { $source }, wiersz { $line }: inne kości niż te, którymi rzuca gra ({ $expected })
error-dice-left = { $source }, wiersz { $line }: więcej kości, niż rzucono. Oczekiwano: { $expected }
error-dice-missing = { $source }, wiersz { $line }: mniej kości, niż rzuca gra ({ $expected })
error-duplicate-key = { $source }, wiersz { $line }: dwa razy to samo. Oczekiwano: { $expected }
error-duplicate-shortcut = { $source }, wiersz { $line }: skrót dwa razy. Oczekiwano: { $expected }
error-laps-of-several-tracks = { $source }, wiersz { $line }: okrążenia na kilku torach. Oczekiwano: { $expected }
error-misaligned = { $source }, wiersz { $line }: pole nie w linii. Oczekiwano: { $expected }
error-bad-file-name = { $source }, wiersz { $line }: to nie jest nazwa pliku. Oczekiwano: { $expected }
error-file-in-text = { $source }, wiersz { $line }: tu nie może być pliku. Oczekiwano: { $expected }
error-missing-file = { $source }, wiersz { $line }: brakuje pliku. Oczekiwano: { $expected }
error-missing-block = { $source }, wiersz { $line }: brakuje części pliku. Oczekiwano: { $expected }
error-missing-key = { $source }, wiersz { $line }: brakuje wartości. Oczekiwano: { $expected }
error-missing-section = { $source }, wiersz { $line }: brakuje sekcji. Oczekiwano: { $expected }
error-no-entrance = { $source }, wiersz { $line }: skrót bez wejścia. Oczekiwano: { $expected }
error-no-exit = { $source }, wiersz { $line }: skrót bez wyjścia. Oczekiwano: { $expected }
error-no-price = { $source }, wiersz { $line }: skrót bez ceny. Oczekiwano: { $expected }
error-no-finish = { $source }, wiersz { $line }: mapa nie ma mety. Oczekiwano: { $expected }
error-no-start = { $source }, wiersz { $line }: mapa nie ma startu. Oczekiwano: { $expected }
error-not-utf-8 = { $source }, wiersz { $line }: to nie jest tekst. Oczekiwano: { $expected }
error-out-of-range = { $source }, wiersz { $line }: liczba poza granicami. Oczekiwano: { $expected }
error-record-refused = { $source }, wiersz { $line }: gra tego nie przyjmuje ({ $expected })
error-scenario-fails = { $source }, wiersz { $line }: scenariusz się nie zgadza. Oczekiwano: { $expected }
error-section-jump = { $source }, wiersz { $line }: za dużo czerwonych linii pomiędzy. Oczekiwano: { $expected }
error-split-space = { $source }, wiersz { $line }: start lub meta się rozpada. Oczekiwano: { $expected }
error-stray-section = { $source }, wiersz { $line }: sekcja tam, gdzie nie ma pola. Oczekiwano: { $expected }
error-tab = { $source }, wiersz { $line }: tabulator. Oczekiwano: { $expected }
error-toml-syntax = { $source }, wiersz { $line }: to nie jest TOML. Oczekiwano: { $expected }
error-too-few-dice = { $source }, wiersz { $line }: za mało kości. Oczekiwano: { $expected }
error-too-large = { $source }, wiersz { $line }: za duże. Oczekiwano: { $expected }
error-two-of-a-color = { $source }, wiersz { $line }: dwie karty jednego koloru. Oczekiwano: { $expected }
error-unknown-card = { $source }, wiersz { $line }: nieznana karta. Oczekiwano: { $expected }
error-unknown-key = { $source }, wiersz { $line }: nieznany klucz. Oczekiwano: { $expected }
error-unknown-kind = { $source }, wiersz { $line }: nieznany rodzaj kości. Oczekiwano: { $expected }
error-unknown-symbol = { $source }, wiersz { $line }: nieznany symbol. Oczekiwano: { $expected }
error-unknown-track = { $source }, wiersz { $line }: nieznany tor. Oczekiwano: { $expected }
error-unreadable = { $source }, wiersz { $line }: nie można odczytać pliku. Oczekiwano: { $expected }
error-wrong-count = { $source }, wiersz { $line }: zła liczba rzeczy. Oczekiwano: { $expected }
error-wrong-game = { $source }, wiersz { $line }: zapis innej gry. Oczekiwano: { $expected }
error-wrong-rules = { $source }, wiersz { $line }: zapis według innych zasad. Oczekiwano: { $expected }
error-wrong-values = { $source }, wiersz { $line }: zapis z innymi wydrukowanymi wartościami. Oczekiwano: { $expected }
error-changed-rules = { $source }, wiersz { $line }: zapis według dawniejszych zasad, odtworzony do tego miejsca. Oczekiwano: { $expected }
error-wrong-seed = { $source }, wiersz { $line }: inna liczba. Oczekiwano: { $expected }
error-unfair-dice = { $source }, wiersz { $line }: inne kości, niż obiecano. Oczekiwano: { $expected }
error-broken-promise = { $source }, wiersz { $line }: inny sekret, niż obiecano. Oczekiwano: { $expected }
error-not-fair = { $source }, wiersz { $line }: co do tych kości nic nie obiecano. Oczekiwano: { $expected }
error-wrong-type = { $source }, wiersz { $line }: wartość złego typu. Oczekiwano: { $expected }

## Options, commands and actions

error-argument-value = { $argument }: potrzebna jest wartość.
error-beyond-end = Akcji w zapisie jest { $last }, a nie { $value }.
error-seats-of-race = Graczy w tym wyścigu: { $seats }, a nie { $value }.
error-too-far = Nowy stół może kontynuować wyścig tylko w obrębie pierwszych { $most } akcji.
error-record-long = Ten zapis jest za długi, by go pokazać: ma ponad { $most } akcji.
error-which-moment = Aby wskazać moment, trzeba podać dokładnie jedno: stół, udostępniony zapis albo sam zapis.
error-which-record = Do analizy trzeba podać dokładnie jedno: udostępniony zapis albo sam zapis.
error-no-such-record = Takiego zapisu nie ma albo już go nie ma.
error-links-full = Serwer trzyma już tyle udostępnionych zapisów, ile może. Spróbuj później.
error-nothing-left = Tu gra się skończyła; nie ma czego kontynuować.
error-moment-form = Moment to FILE@N: zapis i liczba akcji przed nim, a nie { $value }.
error-either-or = Podaj albo { $one }, albo { $other }, nie oba.
error-board = To nie jest plansza tej gry: { $why }.
error-cards = Z tych kart nie da się złożyć zestawu: { $why }.
error-file-exists = { $path } już istnieje i nie zostanie nadpisany.
error-league-bots = Liga to co najmniej dwa różne boty, a nie { $value }.
error-no-marks = { $path } istnieje, ale nie ma miejsca na tabele: { $marks }
error-game-over = Gra jest skończona.
error-laps = Wyścig ma od 1 do { $most } okrążeń, a nie { $value }.
error-missing-argument = Brakuje argumentu { $argument }.
error-missing-value = Nie można pokazać tekstu { $id }: brakuje wartości dla { $name }.
error-no-ui = W { $game } nie można jeszcze grać w terminalu.
error-no-such-seat = Nie ma miejsca { $seat }.
error-not-a-number = Nie można pokazać tekstu { $id }: { $name } powinno być liczbą, a nie „{ $value }”.
error-not-an-action = To nie jest akcja ({ $rule }).
error-not-installed = { $name } nie jest zainstalowane. Zainstaluj tak: { $command }
error-not-legal = „{ $action }” nie jest teraz możliwe ({ $rule }).
error-not-whole = { $argument }: potrzebna jest liczba całkowita, a nie „{ $value }”.
error-not-your-turn = Miejsce { $seat } musi poczekać na innych.
error-out-of-limits = { $argument }: potrzebna jest liczba od { $low } do { $high }, a nie { $value }.
error-pack = To nie jest pakiet: pakiet to tekst w formacie TOML.
error-rows = To nie są rzędy tej gry: { $why }.
error-seats = W tę grę gra od { $least } do { $most } graczy, a nie { $seats }.
error-seed = Liczba początkowa jest całkowita, a nie „{ $value }”.
error-setup = Tak się gry nie rozkłada: rozkład to { $known }, a nie „{ $value }”.
error-tour = Nie ma takiego cyklu: { $why }.
error-tour-alone = { $argument } nie idzie w parze z --tour: cykl ma własne wyścigi.
error-tour-length = Cykl ma od { $least } do { $most } wyścigów, a nie { $n }.
error-start-player = Pierwszy gracz to miejsce od 0 do { $most }, a nie „{ $value }”.
error-timing = Kolejność to strict albo free, a nie „{ $value }”.
error-no-such-day = Nie ma tu wyścigu z dnia { $value }.
error-no-such-contest = Takich zawodów nie ma (albo już nie ma).
error-server-gone = Nie można skorzystać z serwera { $address }: { $reason }.
error-other-rules = Serwer { $address } gra według innych zasad niż ten program. Być może wersje są różne.
error-bad-key = { $source }, wiersz { $line }: powinien tu być { $expected }. Po usunięciu pliku powstanie nowy klucz.
error-practice-later = Liczy się pierwsza próba; trenować można po niej.
error-no-replay = Wyścigu z wiersza { $n } nie można obejrzeć, przynajmniej na razie: cudze wyścigi zobaczysz, gdy skończy się twój.
error-contest-full = W tych zawodach nie ma już miejsca: graczy może być najwyżej { $most }.
error-contest-runs = Twój wyścig, który się liczy, jeszcze trwa; najpierw go ukończ.
error-contest-unseen = Cudze wyścigi zobaczysz, gdy skończy się twój.
error-contest-tries = Jeden gracz ma tu najwyżej tyle prób: { $most }.
error-no-key = Czyje dni? Potrzebny jest klucz.
error-day = Dzień to data, na przykład 2026-11-17, a nie „{ $value }”.
error-mode = Wyścig dnia jest przeciw botom (bots) albo przeciw torowi (alone), a nie „{ $value }”.
error-alone = „W pojedynkę” to true albo false, a nie „{ $value }”.
error-alone-seats = W pojedynkę biegnie jeden gracz, a nie { $seats }.
error-tokens = To nie są żetony tej gry: { $value }; { $why }.
error-tracks = Tak nie da się biec: { $why }.
error-unfit-value = Nie można pokazać tekstu { $id }: któraś wartość nie pasuje.
error-unknown-argument = Co znaczy „{ $value }”? Zobacz: { $command } --help
error-unknown-bot = Nie ma bota „{ $value }”.
error-unknown-game = Nie ma gry „{ $value }”.
error-unknown-language = Nie ma tekstów w języku „{ $language }”; języki: { $known }.
error-unknown-option = { $game } nie ma opcji „{ $value }”. Opcje: { $known }
error-unknown-style = Nie ma stylu ani planu „{ $value }”. Jest: { $known }
error-no-styles = Bot { $bot } nie ma stylów, więc i „{ $value }” nie ma.
error-bot-plan = { $bot } nie ma planu „{ $value }”. Takie plany to: { $known }
error-plan-alone = „{ $value }” to plan i potrzebuje bota, który według niego gra: { $known }
error-balance-bot = { $value } nie gra według planów dla pojedynczych kart, a to nimi mierzy się karty. Grają tak: { $known }
error-own-bot = { $value } nie jest botem: { $why }.
error-unknown-text = Nie ma tekstu { $id }.
error-unknown-value = { $argument }: nie ma „{ $value }”. Jest: { $known }
error-exec-bot = Bot „{ $value }” nie gra: { $why }
error-bot-failed = Bot { $bot } zawiódł przy pytaniu { $kind }: { $reason }
error-bot-budget = Po { $bot }@ podaje się czas w milisekundach, na przykład { $bot }@100, a nie „{ $value }”.
error-bot-card = Nie ma karty „{ $value }” dla planu { $plan }. Podobne: { $known }
error-bot-color = Nie ma koloru „{ $value }” do kupienia. Kolory: { $known }
error-format-alone = --format określa rodzaj plików, które zapisuje --out; podaj też --out BASE.
error-module-lacks = W pliku { $file } brakuje { $name }, a w jego folderze musi to mieć każdy moduł.
error-output = Nie można zapisać wyniku: { $reason }.
error-unwritable = Nie można zapisać { $path }: { $reason }.
error-usage = Polecenie niezrozumiałe. Zobacz: { $command } --help
error-uses = Tych kości nie można użyć, kusząc los: { $why }.

## The server

error-address = Serwer nie może słuchać na { $host }:{ $port }: { $reason }.
error-bad-message = Serwer nie mógł odczytać wiadomości.
error-bot-plays = Na tym miejscu gra bot; najpierw odbierz mu je.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-choice-changed = Pytanie jest już inne.
error-late = To pytanie jest już zamknięte: ktoś na nie odpowiedział albo została tylko jedna odpowiedź. Spójrz jeszcze raz.
error-overtaken = Ktoś był szybszy i to już niemożliwe. Spójrz jeszcze raz.
error-seat-in-use = Z tego miejsca korzysta jego gracz. Gospodarz może nim rozporządzać po { $seconds ->
    [one] { $seconds } sekundzie
    [few] { $seconds } sekundach
    [many] { $seconds } sekundach
   *[other] { $seconds } sekundy
} od jego wyjścia.
error-advice-busy = Zbyt wielu graczy prosi teraz o podpowiedź; spróbuj za chwilę.
error-no-races-to-review = { $path }: nie ma tu wyścigów, które można przeanalizować.
error-no-review = Gier tego rodzaju się nie analizuje.
error-review-not-over = Wyścig można analizować, gdy się skończy.
error-review-quality = Jakość analizy to { $known }, a nie „{ $value }”.
error-review-busy = Zbyt wiele wyścigów jest teraz analizowanych; spróbuj za chwilę.
error-review-failed = Tego wyścigu nie udało się przeanalizować.
error-no-advice = Dla tego wyboru nie ma podpowiedzi.
error-flood = Za dużo naraz; poczekaj chwilę.
error-hello-again = Ta przeglądarka już się przedstawiła.
error-bad-shelf = { $source }: to nie jest plik półki. Oczekiwano: { $expected }
error-creature = Nie ma takiego stworka. Potrzebne: { $expected }.
error-shelf-code = Pod tym kodem nie czeka żadna półka. Kod działa raz i tylko przez dziesięć minut.
error-name = Imię musi mieć choć jeden widoczny znak.
error-name-hidden = W imieniu nie może być znaków niewidocznych ani zmieniających kierunek pisma.
error-name-marks = { $most ->
    [one] Litera w imieniu może mieć najwyżej { $most } znak diakrytyczny.
    [few] Litera w imieniu może mieć najwyżej { $most } znaki diakrytyczne.
   *[many] Litera w imieniu może mieć najwyżej { $most } znaków diakrytycznych.
}
error-name-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}
error-name-mixed = Każde słowo w imieniu trzeba pisać jednym alfabetem: podobne litery różnych alfabetów wprowadzałyby innych w błąd.
error-name-word = W tym imieniu jest słowo, które nie jest tu mile widziane. Wybierz inne imię.
error-covered = Za tego gracza już gra bot.
error-no-cover = Przy tym stole miejsca czekają na swoich graczy tak długo, jak trzeba.
error-not-away = Ten gracz jest przy stole.
error-not-away-yet = Gracza nie ma od niedawna. Bot będzie mógł za niego grać za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-no-hello = Przeglądarka się nie przedstawiła.
error-no-server = Serwer do pomiaru zawiódł: { $why }.
error-no-stand-in = Na tym miejscu nie gra bot.
error-no-such-tour = Takiego cyklu (już) nie ma.
error-no-such-race = Ten cykl nie doszedł jeszcze do wyścigu { $n }.
error-tour-seats = Graczy w tym cyklu: { $n }.
error-no-such-table = Takiego stołu (już) nie ma.
error-no-time = Na tym miejscu skończył się czas; bot dogra do końca.
error-no-undo = Nie ma czego cofać: kości już padły albo działali inni.
error-not-a-person = Na tym miejscu nie ma człowieka.
error-not-found = Pod tym adresem nic nie ma.
error-not-over = Gra jeszcze się nie skończyła.
error-word-late = Słowa do tych kości są już ustalone.
error-seeded = Kości tego stołu wynikają z liczby początkowej; nie ma czego sprawdzać.
error-not-started = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-option-size = Opcja „{ $name }” ma najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
error-other-version = Grę przy tym stole zaczęto w innej wersji Cube Cup i nie toczy się ona dalej: { $reason }. Zapis gry wciąż można przeczytać.
error-resigned = Gracz na tym miejscu się poddał; bot dogra do końca.
error-seat-kind = Miejsce jest dla człowieka (person), dla bota (bot) albo wolne (open), a nie „{ $value }”.
error-seat-taken = To miejsce jest zajęte.
error-server = Serwer popełnił błąd; nic się nie zmieniło.
error-setting = { $name }: powinno być { $expected }, a nie „{ $value }”.
error-shared-seed = Własną liczbę początkową może mieć tylko stół, do którego nikt inny nie dołączy.
error-store = Baza danych zawiodła, nic się nie zmieniło: { $reason }.
error-table-full = Przy tym stole jest za dużo osób.
error-too-long = Wiadomość ma najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajtu
}.
error-too-many-connections = Za dużo połączeń; spróbuj później.
error-too-many-mistakes = Za dużo wiadomości, których serwer nie mógł przyjąć.
error-wrong-method = Nie tak się o to pyta.
error-wrong-token = Ten link (już) tego tutaj nie otwiera.
error-wrong-host = Ten serwer nazywa się inaczej niż „{ $host }”.
error-wrong-origin = Strony z { $origin } nie mogą tego tu robić.
error-too-slow = Żądanie nadchodziło zbyt długo.
error-gone = Tego, kto pytał, już nie ma.
error-content-type = Żądanie musi być w formacie JSON i tak oznaczone.
error-not-at-rest = Tę pozycję trzeba doprowadzić do pierwszej decyzji, zanim ktoś będzie mógł działać.

## The lab

error-address-without-ray = --address działa tylko z --engine ray.
error-bad-part = { $source }, wiersz { $line }: części zadania nie da się odczytać. Oczekiwano: { $expected }
error-collect-without-out = --collect tworzy plik, więc potrzebuje --out.
error-decisions-alone = --decisions tworzy plik, więc potrzebuje --out BASE.
error-env-reward = Nie ma takiej nagrody: { $why }.
error-env-rounds = Wyścig urywa się po całkowitej liczbie rund, co najmniej 1, a nie { $value }.
error-env-illegal = Tak nie postępuje się z niedozwolonymi odpowiedziami: { $why }.
error-env-seat = Nie ma miejsca { $value }; miejsca mają numery od 0 do { $most }.
error-choice-kind = Nie ma takiego rodzaju wyboru: { $why }.
error-seat-exec = Miejsce może zająć tylko program: exec:POLECENIE, a nie { $value }.
error-seat-server = Serwer podaje się jako http://HOST:PORT, a nie { $value }.
error-seat-refused = Na tym miejscu nie można grać: { $reason }
error-program-protocol = Ten serwer zna protokół { $known }, a nie { $value }.
error-program-late = Odpowiedź nie nadeszła w ciągu { $seconds } s.
error-collector = { $value } nie jest kolektorem: { $why }.
error-game-failed = Gra { $game } z { $race } (liczba początkowa { $seed }) została przerwana: { $reason }
error-job-busy = { $folder }: to zadanie jest właśnie wykonywane.
error-no-job = { $folder } istnieje i nie jest folderem zadania.
error-other-job = { $folder } należy do innego zadania: { $command }. Dokończ je albo usuń folder.
error-out-exists = { $path } już istnieje; --force go zastąpi.
error-out-name = „{ $value }” nie jest nazwą dla plików.
error-plan = Tego nie da się rozegrać: { $why }.
error-ray-address = Pod adresem { $address } nie ma Ray: { $reason }. Możliwe formy: auto, HOST:PORT, ray://HOST:PORT.
error-ray-failed = Ray nie dał rady: { $reason }
error-ray-version = Na węźle klastra jest Cube Cup { $found }, a nie { $expected }.
error-sets-or-cards = Albo --sets, albo --cards lub --random-set.
error-too-many-bots = Botów jest więcej niż graczy ({ $players }): { $value }
error-worker-died = Procesy padły { $tries } razy z rzędu przy grach { $first }–{ $last } z { $race }.

## Report and doctor

error-bad-table = { $source }, wiersz { $line }: to nie jest tabela symulacji. Oczekiwano: { $expected }
error-doctor-what = Podaj zestaw albo --cards z ośmioma kartami, albo --random-set: jedno z trzech.
error-no-figures = Dla gry { $game } nie ma liczb.
error-no-such-job = { $path } nie istnieje. Tworzy go: cubecup sim --out { $base }
error-no-such-table-file = Brakuje tabeli symulacji: { $path }
error-tables-differ = Tabele do siebie nie pasują: { $race } ma { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} w jednej i { $rounds } w drugiej.
error-bad-job = { $source }, wiersz { $line }: nie można odczytać opisu symulacji. Oczekiwano: { $expected }
