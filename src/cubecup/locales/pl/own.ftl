# My shelf: who one is here without an account, figures, trophies, a rating for those who want one.

own-title = Moja półka
own-lead = Nie potrzebujesz konta: ta przeglądarka ma klucz, a z nim twoje imię, wyścigi i trofea. Nikt inny ich nie widzi.
own-me = Jak widzą cię inni
own-creature = Stworek
own-creature-none = Bez stworka
own-creature-white = Kot
own-creature-brown = Pies
own-creature-red = Krab
own-creature-green = Ananas
own-creature-orange = Bóbr
own-creature-purple = Dinozaur
own-creature-yellow = Ser
own-creature-blue = Lama
own-colour = Kolor
own-colour-any = Dowolny
own-colour-0 = Pomarańczowy
own-colour-1 = Niebieski
own-colour-2 = Fioletowy
own-colour-3 = Zielony
own-colour-hint = Przy stole masz ten kolor, chyba że chce go ktoś przed tobą.
own-rated = Chcę mieć ranking
own-rated-hint = Przy otwartych stołach i we wspólnych wyścigach twoje miejsca zmieniają wtedy ranking, który wszyscy przy stole widzą obok twojego imienia. Bez twojej zgody nie masz rankingu.
own-save = Zapisz
own-saved = Zapisano. Zadziała, gdy zajmiesz następne miejsce.
own-rating = Ranking
own-rating-value = { $points } ± { $error }
own-rating-races = { $n ->
    [one] z { $n } wyścigu
    [few] z { $n } wyścigów
    [many] z { $n } wyścigów
   *[other] z { $n } wyścigu
}
own-rating-seat = ranking { $points } ± { $error }
own-figures = Liczby
own-races = Wyścigi
own-wins = Wygrane
own-busts = Porażki
own-boldest = Najśmielsze kuszenie losu
own-boldest-value = ryzyko porażki { $percent }%, a jednak się udało
own-streak = Wygrane z rzędu
own-streak-value = najwięcej { $longest }, teraz { $now }
own-favourite = Ulubiona karta
own-favourite-value = { $n ->
    [one] { $card }, { $n } kość
    [few] { $card }, { $n } kości
    [many] { $card }, { $n } kości
   *[other] { $card }, { $n } kości
}
own-skill = Umiejętność
own-skill-value = { $n ->
    [one] twoje decyzje kosztują { $percent } punktu procentowego szansy na wygraną; { $n } omówiony wyścig
    [few] twoje decyzje kosztują średnio { $percent } punktu procentowego szansy na wygraną; { $n } omówione wyścigi
    [many] twoje decyzje kosztują średnio { $percent } punktu procentowego szansy na wygraną; { $n } omówionych wyścigów
   *[other] twoje decyzje kosztują średnio { $percent } punktu procentowego szansy na wygraną; { $n } omówionego wyścigu
}
own-skill-none = żaden wyścig nie jest jeszcze omówiony
own-by-set = Według zestawu
own-by-players = Według liczby graczy
own-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
own-won-of = { $wins } z { $races }
own-trophies = Trofea
own-trophies-hint = Za wyścigi wygrane z wydanymi kartami i torami, bez podpowiedzi i bez pomocy bota.
own-trophies-won = { $won } z { $all }
own-trophy-won = zdobyte { $date }
own-trophy-progress = { $have } z { $need }
own-trophy-open = jeszcze do zdobycia
own-trophy-new = Nowe trofeum: { $name }
own-trophy-see = Na moją półkę
trophy-seven-races = Wszystkie siedem
    .text = Wygraj każdy z siedmiu wyścigów Tras Wyścigów, w turniejach.
trophy-set = { $name }
    .text = Wygraj wyścig z tym zestawem.
trophy-no-bust = Czyste łapki
    .text = Wygraj wyścig bez porażki, kusząc los co najmniej pięć razy.
trophy-from-last = Z końca stawki
    .text = Wygraj wyścig, w którym dwie rundy przed końcem byłeś na ostatnim miejscu.
trophy-level = Pokonany: { $name }
    .text = Wygraj wyścig z botem tego poziomu.
own-list = Wyścigi i turnieje
own-list-empty = Jeszcze nic. Wyścig pojawi się tutaj, gdy się skończy.
own-list-hint = Wyścigi kontynuowane z innych, ćwiczenia i wyścigi z samym sobą się nie liczą.
own-place = miejsce { $place } z { $players }
own-alone = samotnie, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
own-own-cards = własne karty
own-tour-line = { $name }: wygrane { $wins } z { $races }
own-chip-hints = z podpowiedziami
own-chip-bot = pomagał bot
own-move = Na inne urządzenie
own-move-hint = Inna przeglądarka dostanie ten sam klucz i obie będą miały tę samą półkę. Nie pokazuj kodu ani pliku nikomu: kto je ma, ma twoją półkę.
own-move-code = Pokaż kod
own-move-told = Kod dla drugiego urządzenia
own-move-until = Działa raz, do { $time }.
own-move-file = Zapisz jako plik
own-arrive = Przenieś półkę tutaj
own-arrive-hint = Zajmie miejsce półki tej przeglądarki. Jeśli tamta jest ci potrzebna, zapisz ją najpierw jako plik.
own-arrive-code = Kod z drugiego urządzenia
own-arrive-go = Przenieś tutaj
own-arrive-file = Otwórz plik
own-arrived = Półka jest tutaj.
own-bad-file = To nie jest plik półki. Nic się nie zmieniło.
own-delete = Usuń moją półkę
own-delete-hint = Imię, liczby, trofea, ranking i lista wyścigów znikają z serwera od razu. Na tablicach zawodów twoje wyniki zostają, bez imienia. Imiona przy stołach znikną razem ze stołami. Zapisy w tej przeglądarce („Moje wyścigi”) zostają.
own-delete-sure = Usunąć wszystko?
own-delete-yes = Tak, usuń
own-delete-no = Zostaw
own-deleted = Twoja półka jest usunięta. Ta przeglądarka ma nowy klucz.
own-nobody = ktoś
