# Перегляд гри.

replay-title = Повтор
replay-watch = Переглянути знову
replay-share = Поділитися цим моментом
replay-share-hint = Відкриває саме цю позицію
replay-share-text = { $race }, { $round }: погляньте на цей момент.
replay-picture = Поділитися з картинкою
replay-picture-line ={ $left ->
    [one] місце { $place }, ще { $left } клітинка
    [few] місце { $place }, ще { $left } клітинки
    [many] місце { $place }, ще { $left } клітинок
   *[other] місце { $place }, ще { $left } клітинки
}
replay-link-why = Цей запис є лише в цьому браузері. Для посилання сервер має зберегти копію: її зможе переглянути кожен, хто має посилання, доки ви її не видалите або не мине строк.
replay-link-make = Зберегти й зробити посилання
replay-link-until = Сервер зберігає його до { $date }.
replay-link-forget = Видалити із сервера
replay-link-gone = Запис видалено із сервера; посилання більше нічого не відкриває.
replay-go-on = Грати далі звідси
replay-go-on-hint = Новий стіл почнеться точно з цієї позиції, з новими кидками. Усі побачать позначку, і в статистику ця гра не ввійде.
replay-go-on-begin = Почати тут
replay-continued = Продовження
replay-continued-hint = продовжує інші перегони після відповіді № { $n } і не входить у статистику
replay-controls = Перебіг гри
replay-first = До початку
replay-back = На одну відповідь назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Наступна відповідь
replay-end = До кінця
replay-line = Місце в грі
replay-place = { $at } з { $last }
replay-leap = До яких моментів переходити
replay-next-round = Раунд
replay-last-round = До попереднього раунду
replay-next-bust = Невдача
replay-last-bust = До попередньої невдачі
replay-next-overtake = Обгін
replay-last-overtake = До попереднього обгону
replay-next-buy = Покупка
replay-last-buy = До попередньої покупки
replay-next-mistake = Помилка
replay-last-mistake = До попередньої помилки
replay-open-title = Відкрити запис
replay-open-hint = Перетягніть сюди файл запису або виберіть його: це можуть бути збережені перегони, тур чи гра з термінала. Правила обчислює сервер, тому файл надсилається йому, щоб показати гру знову; сервер нічого з нього не зберігає, якщо ви не попросите посилання.
web-problem-file-too-long = Цей файл завеликий для запису: у записі щонайбільше { $most ->
    [one] { $most } байт
    [few] { $most } байти
    [many] { $most } байтів
   *[other] { $most } байта
}. Нічого не відкрито.
replay-choose = Вибрати файл
replay-several = Файлів кілька. Який показати?
replay-open = Відкрити файл запису
