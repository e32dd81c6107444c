### Cykle wyścigów: ich nazwy, tytuły zwycięzców, klasyfikacja i historia cyklu.
### Wyścig ma numer, więc zdanie pasuje do każdego zestawu.

tours-name-champion = { term-champion-tour }
    .text = Wyścigi od 1 do 7 po kolei: każda karta raz.
    .title = Mistrz mistrzów
tours-name-tour-de-cube = { term-tour-de-cube }
    .text = Trzy wyścigi ze znanymi już kartami.
    .title = Złota Kość
tours-name-own = Własny cykl
    .text = Od trzech do dwunastu wyścigów, jakie chcesz.
    .title = Mistrz cyklu

tours-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
tours-races = { $n ->
    [one] { $n } wyścig
    [few] { $n } wyścigi
   *[many] { $n } wyścigów
}
tours-wins = { $n ->
    [one] { $n } zwycięstwo
    [few] { $n } zwycięstwa
   *[many] { $n } zwycięstw
}

## Historia

tours-story-champion = { $name } wygrywa cykl ({ tours-races }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $ahead } więcej niż { $second }.
tours-story-champion-tied = { $name } wygrywa cykl ({ tours-races }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, tyle co { $second }, ale lepsze miejsca.
tours-story-champions = { $names } dzielą się zwycięstwem: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}, i nic ich nie różni.
tours-story-leader = Za nami { tours-races }, prowadzi { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $ahead } więcej niż { $second }.
tours-story-leader-tied = Za nami { tours-races }, prowadzi { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, tyle co { $second }, ale lepsze miejsca.
tours-story-leaders = Za nami { tours-races }, prowadzą razem { $names }: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.
tours-story-decided = Po wyścigu { $race } nikt już nie dogoni gracza { $name }.
tours-story-open = O wszystkim decyduje wyścig { $race }, ostatni.
tours-story-led-all = { $name } prowadzi od pierwszego wyścigu do ostatniego.
tours-story-lead-changed = { $n ->
    [one] Prowadzenie zmienia się { $n } raz.
   *[many] Prowadzenie zmienia się { $n } razy.
}
tours-story-comeback = Po wyścigu { $race } { $name } jest jeszcze na ostatnim miejscu, a potem wyprzedza wszystkich.
tours-story-streak = { $name } wygrywa { $n ->
    [one] { $n } wyścig
    [few] { $n } wyścigi
   *[many] { $n } wyścigów
} z rzędu.
tours-story-more-wins = Najwięcej zwycięstw ma { $name } ({ $n }), a mimo to nie pierwsze miejsce.
tours-story-longest = Najdłuższy wyścig to numer { $race }: { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
}.
