### Wyścig na głos (told-) i klawisze do tego (keys-).

## What a key tells

told-where = Ty: { $space }, { $left }. Minięte czerwone linie: { $lines }. Miejsce: { $place }.
told-place = Miejsce { $place }: { $name }, { $left }.
told-stake = Na szali: { $goods }.
told-stake-none = Na szali nie ma nic.
told-risk = Szansa porażki: { $chance }.
told-safe = Teraz porażka nie grozi.
told-board = { $money }, { $movement }, { $credits }, { $fans }, { term-draw-amount }: { $draw }.
told-zone = { $zone }: { $dice }.
told-empty = pusto

## A round in short

told-round = Runda { $n } skończona.
told-ran = { $name }: { $deeds }.
told-busted = porażka
told-stayed = bez ruchu

## Keys

keys-title = Klawisze
keys-hint = Wybierz wiersz i naciśnij żądany klawisz. Klawisz usuwania zostawia działanie bez klawisza.
keys-push = Kuszenie losu
keys-pass = Pas
keys-undo = Cofnij
keys-where = Gdzie jestem?
keys-leader = Kto prowadzi?
keys-stake = Co jest na szali?
keys-board = Przeczytaj planszę
keys-none = bez klawisza
keys-press = Naciśnij klawisz …
keys-line = { $deed }: { $key }
keys-usual = Zwykłe klawisze
