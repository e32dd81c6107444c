# Wyścig dnia i wspólne wyścigi: zawody z tymi samymi kośćmi dla wszystkich.

contests-daily = Wyścig dnia
contests-daily-lead = Jeden wyścig dziennie: te same karty, tor, boty i kości dla wszystkich. Liczy się pierwsza próba.
contests-days = Dni
contests-day-before = Poprzedni dzień
contests-day-after = Następny dzień
contests-today = Dzisiejszy wyścig
contests-ends = do końca { $hours } godz. { $minutes } min
contests-mode-bots = Przeciw botom
contests-mode-alone = W pojedynkę na torze
contests-against = przeciw: { $names }
contests-race = Biegnij
contests-go-on = Wróć do swojego wyścigu
contests-practise = Poćwicz
contests-counts = Liczy się pierwsza próba. Bez podpowiedzi; decyzję można cofnąć jak zwykle.
contests-no-count = Wyścig, który się liczy, już trwa albo się skończył: ten jest treningiem.
contests-closed = Zawody się skończyły, ale dla treningu nadal można pobiec.
contests-share = Udostępnij wynik
contests-board = Tabela
contests-rank = Pozycja
contests-name = Imię
contests-place = Miejsce
contests-rounds = Rundy
contests-distance = Odległość
contests-short = { $n ->
    [one] zabrakło { $n } pola
    [few] zabrakło { $n } pól
    [many] zabrakło { $n } pól
   *[other] zabrakło { $n } pola
}
contests-beyond = { $n ->
    [one] { $n } pole za metą
    [few] { $n } pola za metą
    [many] { $n } pól za metą
   *[other] { $n } pola za metą
}
contests-at-finish = na mecie
contests-racing = biegnie
contests-late = za późno
contests-helped = pomagał bot
contests-nobody = Nikt jeszcze nie biegł: pora zacząć!
contests-more = { $n ->
    [one] i jeszcze { $n } gracz
    [few] i jeszcze { $n } gracze
    [many] i jeszcze { $n } graczy
   *[other] i jeszcze { $n } gracza
}
contests-start = Start
contests-finish = Meta
contests-compare = Runda po rundzie
contests-compare-hint = Ile pól do mety po każdej rundzie; w nawiasie miejsce.
contests-compare-alone = Ile pól do mety po każdej rundzie.
contests-round = R{ $n }
contests-dice = Kości
contests-promise = Obiecane z góry (SHA-256):
contests-secret = Sekret:
contests-proof = We wszystkich wyścigach tych zawodów są te same kości: twoja n-ta kość danego koloru pokazuje to samo, co n-ta kość tego koloru u innych. Po zakończeniu zawodów sekret zostanie ujawniony, a polecenie cubecup verify sprawdzi każdą kość zapisanego wyścigu.
contests-told-place = miejsce { $n } z { $of }
contests-told-rank = pozycja { $n } z { $of }
contests-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
contests-duplicate = Wspólny wyścig
contests-duplicate-lead = Wyścig dla grupy: każdy biegnie sam, kiedy mu wygodnie, z tymi samymi kośćmi przeciw tym samym botom. Tabela was porówna.
contests-duplicate-new = Otwórz wspólny wyścig
contests-duplicate-hint = To samo dla własnej grupy:
contests-closes = Otwarte do: { $when }.
contests-link = Link dla innych
contests-title = Nazwa wyścigu
contests-title-usual = Nasz wyścig
contests-hours = Otwarte przez
contests-hours-24 = 1 dzień
contests-hours-48 = 2 dni
contests-hours-168 = 1 tydzień
contests-bots = Boty
contests-make = Otwórz wyścig
