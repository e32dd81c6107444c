### The race read aloud, in English (told-), and the keys for it (keys-).

## What a key tells

told-where = You: { $space }, { $left }. Red lines passed: { $lines }. Place { $place }.
told-place = Place { $place }: { $name }, { $left }.
told-stake = At stake: { $goods }.
told-stake-none = Nothing is at stake.
told-risk = Chance to bust: { $chance }.
told-safe = A push cannot bust now.
told-board = { $money }, { $movement }, { $credits }, { $fans }, { term-draw-amount }: { $draw }.
told-zone = { $zone }: { $dice }.
told-empty = empty

## A round in short

told-round = Round { $n } is over.
told-ran = { $name }: { $deeds }.
told-busted = busted
told-stayed = stayed put

## Keys

keys-title = Keys
keys-hint = Choose a line, then press the key you want for it. The delete key takes it away.
keys-push = Push
keys-pass = Pass
keys-undo = Undo
keys-where = Where am I?
keys-leader = Who leads?
keys-stake = What is at stake?
keys-board = Read the board
keys-none = no key
keys-press = Press a key …
keys-line = { $deed }: { $key }
keys-usual = The usual keys
