### Гонка вслух (told-) и клавиши для этого (keys-).

## What a key tells

told-where = Вы: { $space }, { $left }. Пройдено красных черт: { $lines }. Место: { $place }.
told-place = Место { $place }: { $name }, { $left }.
told-stake = На кону: { $goods }.
told-stake-none = На кону ничего нет.
told-risk = Вероятность потери: { $chance }.
told-safe = Сейчас бросок ничем не грозит.
told-board = { $money }, { $movement }, { $credits }, { $fans }, { term-draw-amount }: { $draw }.
told-zone = { $zone }: { $dice }.
told-empty = пусто

## A round in short

told-round = Раунд { $n } окончен.
told-ran = { $name }: { $deeds }.
told-busted = потеря кубиков
told-stayed = на месте

## Keys

keys-title = Клавиши
keys-hint = Выберите строку и нажмите нужную клавишу. Клавиша удаления оставляет действие без клавиши.
keys-push = Рискнуть
keys-pass = Спасовать
keys-undo = Отменить
keys-where = Где я?
keys-leader = Кто впереди?
keys-stake = Что на кону?
keys-board = Прочитать планшет
keys-none = без клавиши
keys-press = Нажмите клавишу …
keys-line = { $deed }: { $key }
keys-usual = Обычные клавиши
