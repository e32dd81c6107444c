# My shelf: who one is here without an account, figures, trophies, a rating for those who want one.

own-title = Moja półka
own-lead = Konto nie jest potrzebne: ta przeglądarka ma klucz, a z nim twoje imię, wyścigi i trofea. Nikt inny nie widzi twojej półki.
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
own-colour-hint = Przy stole dostajesz ten kolor, chyba że ktoś przed tobą też go chce.
own-rated = Chcę mieć ranking
own-rated-hint = Twoje miejsca przy stołach publicznych i we wspólnych wyścigach zmieniają wtedy ranking, który wszyscy przy stole widzą obok twojego imienia. Ranking ma tylko ten, kto tego chce.
own-save = Zapisz
own-saved = Zapisano. Zadziała, gdy usiądziesz przy następnym stole.
own-rating = Ranking
own-rating-value = { $points } ± { $error }
own-rating-races = { $n ->
    [one] z { $n } wyścigu
    [few] z { $n } wyścigów
    [many] z { $n } wyścigów
   *[other] z { $n } wyścigu
}
own-rating-seat = ranking { $points } ± { $error }
own-figures = Statystyki
own-races = Wyścigi
own-wins = Wygrane
own-busts = Porażki
own-boldest = Najśmielsze kuszenie losu
own-boldest-value = szansa porażki { $percent }%, a jednak się udało
own-streak = Wygrane z rzędu
own-streak-value = najwięcej { $longest }, obecnie { $now }
own-favourite = Ulubiona karta
own-favourite-value = { $n ->
    [one] { $card }, { $n } kość
    [few] { $card }, { $n } kości
    [many] { $card }, { $n } kości
   *[other] { $card }, { $n } kości
}
own-skill = Umiejętności
own-skill-value = { $n ->
    [one] twoje błędy kosztują { $points } punktu szansy na wygraną; { $n } przeanalizowany wyścig
    [few] twoje błędy kosztują średnio { $points } punktu szansy na wygraną; { $n } przeanalizowane wyścigi
    [many] twoje błędy kosztują średnio { $points } punktu szansy na wygraną; { $n } przeanalizowanych wyścigów
   *[other] twoje błędy kosztują średnio { $points } punktu szansy na wygraną; { $n } przeanalizowanego wyścigu
}
own-skill-none = żadnego wyścigu jeszcze nie przeanalizowano
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
own-trophies-hint = Za wyścigi wygrane z kartami i torami z wydanej gry, bez podpowiedzi i bez pomocy bota.
own-trophies-won = { $won } z { $all }
own-trophy-won = zdobyte { $date }
own-trophy-progress = { $have } z { $need }
own-trophy-open = jeszcze do zdobycia
own-trophy-new = Nowe trofeum: { $name }
own-trophy-see = Zobacz moją półkę
trophy-seven-races = Wszystkie siedem
    .text = Wygraj w cyklach każdy z siedmiu wyścigów „Tras Wyścigów”.
trophy-set = { $name }
    .text = Wygraj wyścig z tym zestawem.
trophy-no-bust = Czyste łapki
    .text = Wygraj wyścig bez porażki, kusząc los co najmniej pięć razy.
trophy-from-last = Z końca stawki
    .text = Wygraj wyścig, choć dwie rundy przed końcem zajmujesz ostatnie miejsce.
trophy-level = Pokonany: { $name }
    .text = Wygraj wyścig przeciw botowi tego poziomu.
own-list = Wyścigi i cykle
own-list-empty = Jeszcze nic. Wyścig pojawi się tutaj, gdy się skończy.
own-list-hint = Nie liczą się wyścigi kontynuowane z innego wyścigu, treningi ani wyścigi przeciw sobie.
own-place = miejsce { $place } z { $players }
own-alone = w pojedynkę, { $rounds ->
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
own-move-hint = Druga przeglądarka dostanie ten sam klucz i obie będą miały tę samą półkę. Nie pokazuj kodu ani pliku nikomu innemu: kto je ma, ten ma twoją półkę.
own-move-code = Pokaż kod
own-move-told = Kod dla drugiego urządzenia
own-move-until = Działa raz, do { $time }.
own-move-file = Zapisz jako plik
own-arrive = Przenieś półkę tutaj
own-arrive-hint = Zastąpi półkę tej przeglądarki. Jeśli ci na obecnej zależy, najpierw zapisz ją jako plik.
own-arrive-code = Kod z drugiego urządzenia
own-arrive-go = Przenieś tutaj
own-arrive-file = Otwórz plik
own-arrived = Półka już tu jest.
own-bad-file = To nie jest plik półki. Niczego nie zmieniono.
own-delete = Usuń moją półkę
own-delete-hint = Imię, statystyki, trofea, ranking i lista wyścigów od razu znikną z serwera. W tabelach zawodów twoje wyniki zostaną, ale bez imienia. Imiona przy stołach znikną razem ze stołami. Zapisy w tej przeglądarce („Moje wyścigi”) zostaną.
own-delete-sure = Usunąć wszystko?
own-delete-yes = Tak, usuń
own-delete-no = Zostaw
own-deleted = Twoja półka została usunięta. Ta przeglądarka ma nowy klucz.
own-nobody = ktoś
