### Перегони вголос (told-) і клавіші для цього (keys-).

## What a key tells

told-where = Ви: { $space }, { $left }. Пройдено червоних ліній: { $lines }. Місце: { $place }.
told-place = Місце { $place }: { $name }, { $left }.
told-stake = На кону: { $goods }.
told-stake-none = На кону нічого немає.
told-risk = Імовірність невдачі: { $chance }.
told-safe = Зараз невдачі бути не може.
told-board = { $money }, { $movement }, { $credits }, { $fans }, { term-draw-amount }: { $draw }.
told-zone = { $zone }: { $dice }.
told-empty = порожньо

## A round in short

told-round = Раунд { $n } завершено.
told-ran = { $name }: { $deeds }.
told-busted = невдача
told-stayed = на місці

## Keys

keys-title = Клавіші
keys-hint = Виберіть рядок і натисніть потрібну клавішу. Клавіша видалення лишає дію без клавіші.
keys-push = Перевірити удачу
keys-pass = Спасувати
keys-undo = Скасувати
keys-where = Де я?
keys-leader = Хто попереду?
keys-stake = Що на кону?
keys-board = Прочитати планшет
keys-none = без клавіші
keys-press = Натисніть клавішу …
keys-line = { $deed }: { $key }
keys-usual = Звичайні клавіші
