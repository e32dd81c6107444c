# My races: what this browser keeps.

shelf-title = Moje wyścigi
shelf-hint = Wyścigi rozegrane w tej przeglądarce. Ich zapisy są trzymane tutaj, także gdy nie ma ich już na serwerze.
shelf-empty = Jeszcze nic. Twój wyścig trafi tutaj, gdy się skończy.
shelf-against = przeciwnicy: { $names }
shelf-won = wygrana
shelf-place = miejsce { $place } z { $n }
shelf-winner = { $n ->
    [one] wygrywa { $names }
    [few] wygrywają { $names }
    [many] wygrywają { $names }
   *[other] wygrywają { $names }
}
shelf-forgotten = Wyścig usunięto z listy.
shelf-carry = Do innej przeglądarki
shelf-carry-hint = Wszystkie wyścigi w jednym pliku. Wyścigi z pliku dołączają do tych, które już tu są; nic nie zostaje zastąpione ani utracone.
shelf-export = Zapisz wszystko do pliku
shelf-import = Dodaj z pliku
shelf-taken-in = { $n ->
    [0] Nic nowego: wszystkie te wyścigi już tu są.
    [one] Dodano { $n } wyścig.
    [few] Dodano { $n } wyścigi.
    [many] Dodano { $n } wyścigów.
   *[other] Dodano { $n } wyścigów.
}
shelf-bad-not-json = Tego pliku nie da się odczytać. Niczego nie zmieniono.
shelf-bad-not-races = To nie jest plik z wyścigami Cube Cup. Niczego nie zmieniono.
shelf-bad-newer = Ten plik zapisała nowsza wersja Cube Cup. Niczego nie zmieniono.
shelf-bad-race = Wyścig nr { $n } w tym pliku jest uszkodzony. Niczego nie zmieniono.
shelf-bad-too-long = Ten plik jest za duży. Niczego nie zmieniono.
shelf-bad-full = Przeglądarka nie ma miejsca na te wyścigi. Niczego nie zmieniono.
