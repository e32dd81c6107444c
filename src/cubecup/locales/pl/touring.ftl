### Cykle w przeglądarce: nowy cykl, strona cyklu i droga do niej od stołów. Nazwy, tytuły i historia są w tours.ftl.

touring-home = Zagraj cykl wyścigów
touring-instead = Kilka wyścigów z klasyfikacją: zagraj cykl
touring-title = Cykl wyścigów
touring-new = Nowy cykl wyścigów
touring-which = Który cykl
touring-kind = Cykl
touring-race = Wyścig { $n }
touring-race-more = Karty i trasa wyścigu { $n }
touring-set-random = Losowy zestaw
touring-set-own = Własne karty
touring-add = Dodaj wyścig
touring-remove = Usuń wyścig { $n }
touring-count = Liczba wyścigów
touring-points = Punkty za miejsca: { $points }. Następny wyścig zaczyna ostatnie miejsce klasyfikacji.
touring-make = Zacznij cykl
touring-place = { $tour }, wyścig { $race } z { $races }
touring-on = Klasyfikacja i następny wyścig
touring-end = Na dekorację
touring-between = Następny: wyścig { $n }
touring-standing = Klasyfikacja
touring-col-place = Miejsce
touring-col-name = Imię
touring-col-points = Punkty
touring-col-gained = Ostatni wyścig
touring-col-wins = Zwycięstwa
touring-up = { $n ->
    [one] o { $n } miejsce w górę
    [few] o { $n } miejsca w górę
    [many] o { $n } miejsc w górę
   *[other] o { $n } miejsca w górę
}
touring-down = { $n ->
    [one] o { $n } miejsce w dół
    [few] o { $n } miejsca w dół
    [many] o { $n } miejsc w dół
   *[other] o { $n } miejsca w dół
}
touring-same = to samo miejsce
touring-race-now = Trwa wyścig { $n }.
touring-enter = Do wyścigu
touring-watch = Oglądaj
touring-start = Zacznij wyścig { $n }
touring-next = Następny
touring-begins = Zaczyna { $name }: ostatnie miejsce klasyfikacji.
touring-new-cards = { $n ->
    [one] { $n } nowa karta
    [few] { $n } nowe karty
    [many] { $n } nowych kart
   *[other] { $n } nowej karty
}
touring-known-cards = Znane z wcześniejszych wyścigów: { $names }
touring-story = Historia
touring-figures = Liczby
touring-figure-best = Najlepsze miejsce
touring-figure-worst = Najgorsze miejsce
touring-figure-led = Wyścigów na czele
touring-figure-push = Kuszenia losu
touring-figure-bust = Porażki
touring-figure-steal = Kradzieże
touring-races = Wyścigi
touring-under-way = Trwa teraz
touring-fork = Od tego wyścigu jeszcze raz
touring-fork-hint = Tak zacznie się twój własny cykl: co było wcześniej, zostaje, za innych grają boty, a ten cykl się nie zmienia.
touring-forked = Ciąg dalszy innego cyklu od wyścigu { $n }
touring-share = Udostępnij i zachowaj
touring-link = Link do tego cyklu
touring-save = Zapisz cykl w pliku
touring-from-file = Ten cykl wczytano z pliku: rozegrano go jeszcze raz według zasad, ale nie jest tu przechowywany.
