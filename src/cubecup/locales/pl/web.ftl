### The frame of the browser client in Polish. How these texts are written is told at the top of the English file.

## Everywhere

web-skip = Przejdź do treści
web-nav = Strony
web-nav-learn = Nauka gry
web-nav-rules = Zasady
web-nav-cards = Karty
web-nav-settings = Ustawienia
web-why = Dlaczego?
web-rules-all = Wszystkie zasady
web-rules-search = Szukaj w zasadach
web-rules-found = { $n ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $n } miejsce
    [few] Znaleziono { $n } miejsca
    [many] Znaleziono { $n } miejsc
   *[other] Znaleziono { $n } miejsca
}
web-rules-contents = Spis treści
web-rules-unknown = W zasadach nie ma punktu { $rule }.
web-rules-mark-r = Nasze rozstrzygnięcie: instrukcja o tym milczy albo jej wydania się różnią
web-rules-mark-x = Wartość, którą instrukcja pokazuje tylko na rysunku
web-explain = Co to jest?
web-explain-hint = Dotknij czegokolwiek, aby przeczytać, co to jest.
web-explain-done = Gotowe
web-language = Język
web-loading = Wczytywanie …
web-load-failed = Nie udało się wczytać tej strony.
web-reload = Spróbuj ponownie
web-refresh = Odśwież
web-close = Zamknij
web-dismiss = Dobrze
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-home-back = Na pierwszą stronę
web-lost-title = Nic tu nie ma
web-lost-text = Ten adres donikąd nie prowadzi. Kości szukały wszędzie.

## The first page

web-home-title = Rzucaj. Kuś los. Biegnij!
web-home-lead = Rzuć garścią kości, zatrzymaj się, zanim opuści cię szczęście, kup dziksze kości i przetnij linię mety przed innymi.
web-home-quick = Wyścig z botami
web-home-quick-hint = Ty i dwa boty na pierwszym torze. Zaczyna się od razu.
web-home-learn = Naucz się grać
web-home-new = Nowy stół
web-home-unofficial = Cube Cup to nieoficjalny projekt fanowski.
web-continue-title = Graj dalej
web-forget = Usuń z listy
web-public-title = Stoły publiczne
web-public-none = Teraz nie ma stołów publicznych. Zrób własny!
web-state-round = Runda { $n }
web-state-placing = Rozstawianie
web-state-over = Koniec
web-state-open = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
web-verb-continue = Dalej
web-verb-join = Dołącz
web-verb-watch = Oglądaj
web-own-set = Własny zestaw
web-game-cubitos = Cubitos
web-game-seven-cubes = { game-seven-cubes }

## Names

web-you = Ty
web-me = ja
web-player = Gracz { $n }
web-name = Imię
web-name-hint = Tak zobaczą cię inni przy stole.

## Joining

web-join-title = Dołącz do stołu
web-join-link = Otrzymany link
web-join-go = Do stołu
web-join-bad-link = To nie jest link do stołu.
web-join-seat = Zagraj z nami
web-join-which = Miejsce
web-join-any = Dowolne wolne
web-join-sit = Zajmij miejsce

## A new table

web-new-title = Nowy stół
web-new-game = Gra
web-new-make = Otwórz stół
web-new-seats = Gracze
web-new-seat = Miejsce { $n }
web-new-add-seat = Dodaj miejsce
web-new-remove-seat = Usuń miejsce { $n }
web-new-open-hint = Dostanie od ciebie link
web-new-public = Pokaż ten stół wszystkim
web-new-hints = Gracze mogą prosić o podpowiedzi
web-new-race = Wyścig
web-new-cards = Karty
web-new-set = Zestaw
web-new-way = Tor
web-new-timing = Kolejność gry
web-absence = Gdy gracz zniknie, inni mogą posadzić bota po
web-absence-never = Nigdy
web-new-clocks = Limity czasu
web-new-more-race = Inne karty, tory i kolejność gry
web-new-more = Inne ustawienia
web-way-length = Długość: { count-spaces }.
web-presets = Gotowe wyścigi
web-preset-quick = Szybki
    .text = Najkrótsza trasa
web-preset-family = Rodzinny
    .text = Ani krótki, ani długi
web-preset-long = Długi
    .text = Najdłuższa trasa
web-preset-strange = Dziwny
    .text = Losowe karty na torze pełnym niespodzianek
web-kind-person = Przy tym ekranie
web-kind-open = Przez link
web-kind-bot = Bot
web-cards-set = Wydany zestaw
web-cards-own = Własny zestaw
web-cards-random = Osiem losowych kart
web-card-option = { $name } ({ $cost })
web-way-own = Inna trasa
web-way-track = Tor { $n }
web-way-laps = Okrążenia
web-way-add = Dodaj tor za nim
web-way-remove = Usuń tor { $n }
web-timing-free = Wszyscy naraz
web-timing-free-hint = Każdy rzuca i biegnie, gdy jest gotów. Szybko.
web-timing-strict = Po kolei
web-timing-strict-hint = Jeden po drugim, w kolejności z zasad. Wolniej, ale każdy decyduje, znając już wybory poprzedników.
web-clock-hint = Gdy czas minie, zamiast gracza zdecyduje bot.
web-clock-decision = Na każdą decyzję
web-clock-game = Na cały wyścig, na gracza
web-clock-none = Bez limitu
web-clock-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
web-clock-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
web-clock-day = Jeden dzień

## Bots

web-level = Bot
web-creature = { $name }, { $kind }: { $text }
web-style = Styl gry
web-style-none = Zwykły styl
web-level-random = Na chybił trafił
web-level-steady = Łatwy
web-level-keen = Umiarkowany
web-level-shrewd = Średni
web-level-sharp = Trudny
web-level-adept = Wirtuoz
web-level-champion = Mistrz
web-level-champion-1 = Pierwszy mistrz
web-level-planner = Strateg
web-level-style = { $level }, { $style }
web-style-cautious = ostrożny
web-style-bold = odważny
web-style-fan-hunter = łowca fanów
web-style-sprinter = sprinter

## Settings

web-theme = Wygląd
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-speed = Animacja
web-speed-relaxed = Spokojna
web-speed-normal = Zwykła
web-speed-brisk = Szybka
web-speed-off = Wyłączona
web-sound = Dźwięk
web-volume = Głośność
web-vibration = Wibracje
web-notify = Powiadamiaj, gdy moja kolej, a strona jest ukryta
web-notify-turn = Twoja kolej: { $race }
web-reactions = Boty i komentator zabierają głos
web-chance = Pokazuj szansę porażki

## Cards, sets and tracks

web-shelf = Pokaż
web-shelf-cards = Karty
web-shelf-sets = Zestawy
web-shelf-tracks = Tory
web-color = Kolor
web-all = Wszystkie
web-search = Szukaj w nazwach i tekstach
web-search-none = Żadna karta tak nie mówi.
web-cost = Kosztuje { $n }
web-faces = Ścianki kości

## At the table

web-connecting = Idziemy do stołu …
web-connection-lost = Połączenie zerwane. Próbujemy ponownie; nic z tego, co zrobiono, nie przepadło.
web-your-turn = Twój ruch
web-turn-of = Gra { $name }
web-pass-screen = { $name }, twój ruch
web-pass-screen-take = Już jestem
web-waiting-for = Czekamy: { $names }
web-watching = Oglądasz
web-time-left = Pozostały czas: { $name }
web-menu = Stół
web-lobby-missing = { $n ->
    [one] Jeszcze { $n } miejsce jest wolne. Wyścig zacznie się, gdy ktoś je zajmie.
    [few] Jeszcze { $n } miejsca są wolne. Wyścig zacznie się, gdy wszystkie będą zajęte.
    [many] Jeszcze { $n } miejsc jest wolnych. Wyścig zacznie się, gdy wszystkie będą zajęte.
   *[other] Jeszcze { $n } miejsca jest wolne. Wyścig zacznie się, gdy wszystkie będą zajęte.
}
web-lobby-link = Link dla innych graczy
web-watch-link = Link dla widzów
web-only-here = Nikt inny nie otworzy tego linku: serwer słucha tylko na tym komputerze. Aby wpuścić swoją sieć, zatrzymaj go i uruchom tak:
web-qr = Kod QR
web-qr-alt = Link jako kod QR dla aparatu w telefonie
web-seat-open = Wolne miejsce
web-seat-free = czeka na gracza
web-seat-here = przy stole
web-seat-away = poza zasięgiem
web-absent = Nieobecni gracze
web-absent-since = { $name }: poza zasięgiem od { $time }
web-absent-bot = Dopóki { $name } nie wróci, gra bot
web-absent-soon = bot będzie mógł grać za { $time }
web-absent-cover = Niech na razie gra bot
web-known-dice = Kości dla tego stołu wybrał jego założyciel: może znać każdy rzut.
web-seat-resigned = poddaje się; dalej gra bot
web-seat-bot = bot: { $level }
web-seat-stand-in = gracza zastępuje bot: { $level }
web-seat-program = bot: program
web-seat-program-away = bot: program, poza zasięgiem
web-seat-yours = twoje
web-hand-over = Niech gra bot
web-hand-over-alone = Przy tym stole nie ma innych ludzi: boty od razu dograją do końca i nie odzyskasz miejsca.
web-hand-over-sure = Niech bot dogra do końca
web-take-back = Odzyskaj moje miejsce
web-give-back = Oddaj miejsce graczowi
web-resign = Poddaj się
web-resign-sure = Naprawdę się poddaję; dalej gra bot
web-seat-a-bot = Posadź bota
web-reissue = Nowy link do miejsca
web-seat-link = Link do miejsca: { $name }
web-seat-link-hint = Tylko dla tego gracza: kto go otworzy, ten gra. Starsze linki do tego miejsca już nie działają.
web-leave = Wyjdź; wyścig można dokończyć później
web-leave-over = Odejdź od stołu
web-won = { $n ->
    [one] Wygrywa { $names }!
    [few] Wygrywają { $names }!
    [many] Wygrywają { $names }!
   *[other] Wygrywają { $names }!
}
web-won-you = Wygrana jest twoja!
web-won-me = Wygrana jest moja!
web-won-nobody = Nikt nie wygrywa.
web-rematch = Jeszcze raz
web-next-race = Następny wyścig
web-go-on = Do następnego wyścigu
web-record = Zapisz przebieg

## Problems, by code

web-problem-offline = Serwer nie odpowiada. Czy jest włączony?
web-problem-server = Serwer popełnił błąd; nic się nie zmieniło.
web-problem-closed = Połączenie z tym stołem jest zamknięte.
web-problem-no-such-table = Takiego stołu (już) nie ma.
web-problem-wrong-token = To może zrobić tylko gospodarz albo gracz tego stołu.
web-problem-seat-taken = To miejsce jest zajęte.
web-problem-not-your-seat = To nie twoje miejsce.
web-problem-not-started = Wyścig zacznie się, gdy wszystkie miejsca będą zajęte.
web-problem-not-over = Wyścig jeszcze trwa.
web-problem-not-a-person = Na tym miejscu nie siedzi człowiek.
web-problem-bot-plays = Na tym miejscu gra bot; najpierw odzyskaj miejsce.
web-problem-resigned = Gracz z tego miejsca się poddał.
web-problem-no-undo = Nie ma czego cofnąć: od tego czasu rzucano kośćmi albo działali inni.
web-problem-flood = Za dużo naraz; poczekaj chwilę.
web-problem-too-many-connections = Za dużo połączeń; spróbuj później.
web-problem-table-full = Przy tym stole jest już za wielu widzów.
web-problem-store = Serwer nie mógł tego zapisać; nic się nie zmieniło.
web-problem-not-legal = Teraz to niemożliwe.
web-problem-not-your-turn = Teraz nie twoja kolej.
