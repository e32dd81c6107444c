### Why something was refused, or what was expected instead, in Polish: parts of the sentences in errors.ftl.

## Any file

why-accepted = coś, co gra przyjmuje; { $error }
why-legal = dozwolona akcja; { $error }
why-one-of = jedno z: { $known }; a nie „{ $value }”
why-no-such = nie ma „{ $value }”; jest: { $known }
why-dice-list = przecinek między rodzajami kości, na przykład white 2, brown; a nie „{ $value }”
why-number = liczba całkowita od { $low } do { $high }, a nie „{ $value }”
why-number-for = liczba całkowita od { $low } do { $high } dla { $name }
why-value-for = wartość dla { $name }
why-table = tabela dla { $name }
why-array = tablica dla { $name }
why-flag = true albo false dla { $name }
why-string = tekst w cudzysłowie dla { $name }
why-utf-8 = tekst w kodowaniu UTF-8
why-json = poprawny JSON
why-json-object = obiekt JSON
why-file = plik { $name }, a nie ma go
why-readable = plik, który da się odczytać; { $name }: { $reason }
why-file-size = plik mniejszy niż { $name }: bajtów najwyżej { $most }

## What the system says

why-no-cubecup = nie odpowiada tak jak serwer Cube Cup
why-own-key = klucz z 64 cyfr szesnastkowych i nic więcej
why-os-missing = nie ma takiego pliku ani folderu
why-os-forbidden = brak uprawnień
why-os-folder = to jest folder
why-os-no-folder = część ścieżki nie jest folderem
why-os-no-file = to nie jest zwykły plik
why-os-exists = to już istnieje
why-os-full = nie ma miejsca
why-os-read-only = system plików jest tylko do odczytu
why-os-long-name = nazwa jest za długa
why-os-address-used = adres jest już zajęty
why-os-address-unknown = ten komputer nie ma takiego adresu
why-os-refused = odmówiono połączenia
why-os-no-answer = nie było odpowiedzi na czas
why-os-name = system nie zna takiej nazwy ani numeru
why-os-other = błąd systemu { $number }

## TOML

why-toml = poprawny TOML
why-toml-depth = mniej zagnieżdżone wartości
why-toml-equals = znak = po kluczu
why-toml-line-end = nowy wiersz po każdej wartości
why-toml-bracket = nawias ], który zamyka nagłówek
why-toml-unclosed = nawias, który zamyka listę lub tabelę
why-toml-twice = każdy klucz i każda tabela tylko raz
why-toml-string-end = cudzysłów na końcu tekstu
why-toml-escape = znany znak po \ albo \\ zamiast samego znaku
why-toml-character = inny znak w tym miejscu
why-toml-key = klucz z liter, cyfr, - i _ albo w cudzysłowie
why-toml-date = data, która istnieje
why-toml-value = wartość: liczba, tekst w cudzysłowie, true lub false, lista

## Maps of tracks

why-map-aligned = znaki rzędu { $row } z odstępem { $first } po kresce, a dalej co { $width }; „{ $value }” stoi inaczej
why-map-block = część, która zaczyna się wierszem { $name }:
why-map-one-block = tylko jedna część { $name }:
why-map-header = wiersz { $key }: … nad mapą
why-map-key-value = wiersz w rodzaju title: Sunday Run albo map: przed rzędami
why-map-key = title, lines albo shortcut z literą; a nie „{ $value }”
why-map-key-once = { $key } tylko raz; ma to już wiersz { $first }
why-map-row = rząd części { $name }:, na przykład { $like }
why-map-row-number = rząd { $row } części { $name }:, a nie { $n }
why-map-spaces = pól najwyżej { $most }, a nie { $n }
why-map-tab = spacje zamiast tabulatorów, których szerokości nikt nie zna
why-map-lines = od 3 do 9 czerwonych linii, a nie „{ $value }”
why-map-symbol = znany znak zamiast „{ $value }”
why-map-sign = mapa z co najmniej jednym { $sign }
why-map-split = każde { $sign } obok innego: to jedno duże pole
why-map-one-entrance = tylko jedno wejście { $value }
why-map-one-exit = tylko jedno wyjście { $value } dla tego skrótu
why-map-entrance = wejście ({ $letter }) dla wyjścia { $letter }
why-map-exit = wyjście { $letter } dla wejścia ({ $letter })
why-map-price = cena dla ({ $letter }): wiersz shortcut { $letter }: nad mapą
why-map-price-form = cena w rodzaju 7 movement albo 5 money, a nie „{ $value }”
why-map-no-shortcut = skrót, który jest na mapie; nie ma ({ $letter })
why-map-stray = nic na { $space }, gdzie mapa nie ma pola; a nie „{ $value }”
why-map-same-sign = { $sign } na { $space }, jak na mapie, a nie „{ $value }”
why-map-section = sekcja dla { $space }, od 0 do { $most }, a nie „{ $value }”
why-map-jump = najwyżej jedna czerwona linia między { $one } a { $two }
why-map-way-out = pole sekcji 0 lub 1 obok startu
why-map-way-in = pole sekcji { $less } lub { $lines } obok mety

## Packs and content

why-id = małe litery łacińskie, cyfry i pojedyncze łączniki, razem najwyżej { $most }, a nie „{ $value }”
why-language = język, na przykład en albo uk, a nie „{ $value }”
why-some-language = tekst w co najmniej jednym języku
why-wording = od 1 do { $most } widocznych znaków
why-card-id = identyfikator karty, a nie „{ $value }”
why-track-id = identyfikator toru, a nie „{ $value }”
why-map-or-file = albo map, albo file dla tracks.{ $name }
why-map-itself = map z samą mapą { $name }: obok tego pakietu nie ma plików
why-track-file-name = nazwa pliku .track obok pakietu, a nie „{ $value }”
why-faces = ścianek kości { $kind }: { $most }, a nie { $n }
why-face = blank, symbol, power albo money, movement lub credit z cyfrą, a nie „{ $value }”
why-face-no-card = żadnego { $value } na kości { $kind }, która nie ma karty
why-face-not-blank = niepusta ścianka na kości { $kind }
why-start-dice = kości { $kind } dla każdego z { $players } graczy: { $each }; w pudełku jest { $n }
why-one-start-die = co najmniej jedna kość, z którą gracz zaczyna
why-fan-spaces = pól toru fanów: { $most }, a nie { $n }
why-one-lap = 1 okrążenie dla wyścigu po kilku torach
why-second-card = po jednej karcie każdego koloru; { $card } to druga karta koloru { $color }
why-missing-cards = po karcie każdego koloru; brakuje: { $missing }
why-track-count = od 1 do { $most } torów, a nie { $n }
why-special = poprawny TOML z tabelą [special]
why-weights = tabela „weights” dokładnie z tych wartości: { $known }
why-weight = liczba dla „{ $name }”, a nie „{ $value }”
why-weights-by-card = tabela według kart dla „{ $name }”, a nie „{ $value }”

## Records, saved positions and dice

why-tour-header = wartości, jakie może mieć cykl, po „{ $key }:”
why-tour-race = wiersz „race 1 | ...” ze skrótem zapisu pod nim
why-tour-order = w tym miejscu wyścig { $n }
why-tour-hash = zapis o tym skrócie, a nie o { $found }
why-tour-unfinished = wyścig { $n } do końca przed następnym
why-tour-options = opcje, które cykl ma dla tego wyścigu
why-tour-seats = tyle miejsc, ilu graczy ma cykl: { $n }
why-tour-starter = wyścig, który zaczyna miejsce { $seat }, ostatnie w klasyfikacji
why-tour-whole = wyścig od własnego początku, a nie od momentu innego
why-tour-agreed = z góry ustalone tylko to, kto zaczyna według klasyfikacji
why-kept-races = plik z wyścigami zapisany przez przeglądarkę, wersja { $version }
why-record-title = tytuł „{ $title }”
why-record-headers = po jednym wierszu nagłówka: { $known }
why-record-header = wiersz nagłówka „{ $key }: …”
why-record-start = pierwszy wiersz „start” z kośćmi początku
why-record-action = numer miejsca mniejszy niż { $n } i jego akcja
why-record-number = liczba całkowita po „{ $key }:”
why-record-object = obiekt JSON po „{ $key }:”
why-record-from = wyścig i ile akcji z niego pochodzi (jest ich { $n })
why-record-game = zapis gry { $game }
why-record-rules = wersja zasad { $wanted }, a nie { $found }
why-record-values = znana tu wersja wydrukowanych wartości: { $known }
why-record-older = wersja zasad { $wanted }, a nie { $found }; { $error }
why-record-changed = zapis bez { $rule }: ta zasada zmieniła się po wersji { $found }
why-record-options = opcje i rozkład, które gra rozumie
why-seed = liczba początkowa { $wanted }, a nie { $found }
why-fair-dice = { $found } według sekretu, a nie { $told }
why-fair-none = kości z sekretem; te wynikają z liczby początkowej
why-fair-version = kości według sposobu { $wanted }, a nie { $found }
why-fair-parts = sekret, jego odcisk, stół i słowo każdego miejsca
why-fair-promise = sekret, którego odcisk pokazano
why-fair-shown = odcisk { $wanted }, a nie { $found }
why-fewer-dice = mniej kości dla miejsca { $seat }; za dużo: { $n }
why-no-dice-left = nie więcej kości, niż rzucono
why-no-dice = nic po |, bo w tej grze nie rzuca się kośćmi; a nie „{ $value }”
why-dice-seat = numer miejsca mniejszy niż { $n } przed kośćmi, a nie „{ $value }”
why-dice = rodzaj kości i jej ścianki, na przykład white:*-, a nie „{ $value }”
why-dice-faces = ścianki w rodzaju - * ! $1 >1 c1, a nie „{ $value }”
why-no-face-given = dla następnej kości { $kind } nie podano ścianki
why-other-kind = rzuca się kością { $kind }, a nie { $value }
why-other-face = kość { $kind } nie ma ścianki { $value }
why-state-field = pole { $name }
why-state = zapisana pozycja, w której wszystko się zgadza
why-other-version = od tamtej pory zmieniły się zasady lub karty
why-table-rows = nagłówek i wiersze, które da się odczytać
why-row-kind = znany rodzaj wiersza, a nie „{ $value }”

## Scenarios and positions

why-position = możliwa pozycja
why-space = pole toru { $track }, na przykład 4.7, start lub finish, a nie „{ $value }”
why-kind = rodzaj kości, na przykład white lub light-gray, a nie „{ $value }”
why-frames = kroki w postaci „script at item x y” po ;
why-frame-step = krok { $name }, który istnieje
why-one-start-player-die = najwyżej jedna kość pierwszego gracza
why-dice-supply = kości { $kind } w strefach i podajniku: najwyżej { $most }
why-cell = pole od a1 do g7, a nie „{ $value }”
why-scenario-of = { $expected } (scenariusz: { $title })
why-scenario-block = nic po „{ $key }:” w tym samym wierszu
why-scenario-indented = wiersz z wcięciem tylko pod position:, play: lub expect:
why-scenario-expects = scenariusz, który coś sprawdza
why-scenario-proves = jeden wiersz proves: z identyfikatorami po przecinku
why-scenario-option = opcje w postaci nazwa=wartość, a nie „{ $value }”
why-scenario-seats = liczba miejsc, a nie „{ $value }”
why-scenario-action = numer miejsca i jego akcja, a po | kości, które wypadły
why-scenario-dice = rzut wszystkimi kośćmi, które stoją po |
why-scenario-seat = numer miejsca mniejszy niż { $n } po „{ $word }”, a nie „{ $value }”
why-scenario-fact-form = fakt w rodzaju „0 money = 3” albo legal, can, cannot, asks
why-scenario-fact = fakt, który widać, a nie „{ $value }”
why-scenario-but = { $wanted }, a naprawdę { $actual }
why-scenario-legal = żeby można było „{ $value }”; można: { $known }
why-scenario-untouched = żeby odrzucona akcja niczego nie zmieniła
why-scenario-refused = żeby „{ $value }” zostało odrzucone

## Options of games

why-laps-or-tracks = wyścig to jeden tor z okrążeniami albo kilka torów po kolei
why-most-tracks = wyścig ma najwyżej { $most } torów
why-track-ids = tory podaje się identyfikatorami, jeden lub kilka, a nie jako „{ $value }”
why-cards-form = karty to identyfikator zestawu albo osiem identyfikatorów kart, a nie „{ $value }”
why-no-card = nie ma karty „{ $value }”
why-same-color = { $one } i { $two } są tego samego koloru, { $color }
why-colors-missing = w zestawie jest po karcie każdego koloru; brakuje: { $missing }
why-board-ranks = plansza to lista rzędów: { $size }
why-board-free = na środku i w rogach nie ma żetonów
why-board-tokens = na planszy są inne żetony niż w grze
why-rank = rząd to { $size } znaków z { $signs }, a nie „{ $value }”
why-rows = po rzędzie na każde miejsce: { $n }
why-row = rząd to siedem kolorów po przecinku, każdy raz, a nie „{ $value }”
why-tokens-form = żetony podaje się tak: protection:2,warp:5
why-token-count = żetonów { $name } jest od 0 do { $most }, a nie „{ $value }”
why-token-sum = żetonów specjalnych jest razem { $most }
why-no-active-die = nie ma aktywnej kości „{ $value }”, która mogłaby wrócić do rzutu
why-rejoining = z tych kości do rzutu może wrócić najwyżej { $most }: { $dice }
why-no-safe-push = żadna aktywna kość nie uchroni tego rzutu przed porażką

## Settings, simulations, texts

why-text = tekst
why-whole = liczba całkowita
why-any-number = liczba
why-yes-no = 0 albo 1
why-at-least = { $least } lub więcej
why-db = nie można odczytać ani zapisać { $path }
why-db-closing = serwer kończy pracę
why-db-newer = { $path } pochodzi z nowszej wersji Cube Cup
why-db-other = { $path } należy do innego programu
why-db-overtaken = ktoś inny zmienił ten stół w tej samej chwili
why-db-there = { $path } już istnieje
why-db-empty = { $path } nie zawiera stołów Cube Cup
why-db-driver = do PostgreSQL pakiet potrzebuje dodatku: pip install 'cubecup[postgresql]'
why-db-dump = kopie bazy PostgreSQL robi się programami pg_dump i pg_restore
why-db-used = z { $path } korzysta inny serwer
why-one-process = kilka procesów potrzebuje wspólnej bazy danych (--database postgresql://...)
why-server-start = serwer się nie uruchomił
why-server-player = serwer odmówił graczowi
why-server-table = serwer odmówił stołu
why-plan = zadanie potrzebuje wyścigu, liczby graczy, bota i gry
why-same-race = dwa wyścigi nazywają się „{ $value }”
why-same-table = dwa kolektory robią tabelę „{ $value }”
why-no-table = { $game } nie ma tabeli „{ $value }”
why-collector-name = kolektor nazywa się tak: moduł:Klasa
why-collector-found = nie można go znaleźć albo odczytać
why-collector-class = to nie jest podklasa cubecup.lab.Collector
why-collector-table = potrzebuje `table`: zwykłej nazwy i różnych kolumn typów { $known }
why-bot-found = nie można go znaleźć albo odczytać ({ $reason })
why-bot-named = nie ma w nim { $part }, a jest { $known }
why-exec-empty = po exec: nie ma polecenia
why-exec-start = nie można go uruchomić ({ $reason })
why-exec-late = nie odpowiedział w ciągu { $seconds } s
why-exec-ended = zakończył się z kodem { $status }
why-exec-closed = działa, ale zamknął swoje standardowe wejście lub wyjście
why-exec-line = napisał „{ $value }” zamiast { $expected }
why-exec-illegal = dwa razy dał niemożliwą odpowiedź. { $error }
why-bot-made = nie można go utworzyć ({ $reason })
why-bot-form = własnego zapisuje się jako `package.module:Class`, wielką literą, a program jako `exec:POLECENIE`
why-bot-class = musi to być klasa z atrybutem `name` i metodą `decide(sight, choice)`
why-part = część zadania. Usuń ten plik, a to samo polecenie wszystko naprawi
why-job = opis symulacji
why-table-of = tabela { $name }
why-parquet = plik Parquet
why-fluent = poprawna składnia Fluent
why-text-once = { $id } tylko raz; jest też w { $other }
why-text-term = żadnych $wartości w terminie { $id }; lepiej zacytować komunikat
why-text-circle = żadnego tekstu, który cytuje sam siebie; { $id } prowadzi z powrotem do { $other }
why-text-quoted = tekst { $other }, który cytuje { $id }
why-shelf-file = plik półki, jaki zapisuje przeglądarka
