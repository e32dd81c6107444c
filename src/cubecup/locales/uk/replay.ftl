# Перегляд гри.

replay-title = Повтор
replay-watch = Переглянути знову
replay-share = Поділитися цим моментом
replay-share-hint = Відкриває саме цю позицію
replay-seat = Гравець { $n }
replay-controls = Перебіг гри
replay-first = До початку
replay-back = На одну відповідь назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Наступна відповідь
replay-end = До кінця
replay-line = Місце в грі
replay-place = { $at } з { $last }
replay-next-round = Раунд
replay-last-round = До попереднього раунду
replay-next-bust = Невдача
replay-last-bust = До попередньої невдачі
replay-next-overtake = Обгін
replay-last-overtake = До попереднього обгону
replay-next-buy = Покупка
replay-last-buy = До попередньої покупки
replay-open-title = Відкрити запис
replay-open-hint = Перетягніть сюди файл запису або виберіть його: це можуть бути збережені перегони чи гра з термінала. Сервер лише читає його, щоб показати знову, і нічого з нього не зберігає.
replay-choose = Вибрати файл
replay-open = Відкрити файл запису
