# Перегляд гри.

replay-title = Повтор
replay-watch = Переглянути знову
replay-share = Поділитися цим моментом
replay-share-hint = Відкриває саме цю позицію
replay-share-text = { $race }, { $round }: погляньте на цю мить.
replay-picture = Поділитися з картинкою
replay-picture-line ={ $left ->
    [one] { $place }., ще { $left } крок
    [few] { $place }., ще { $left } кроки
    [many] { $place }., ще { $left } кроків
   *[other] { $place }., ще { $left } кроків
}
replay-link-why = Цей запис є лише в цьому браузері. Щоб було посилання, сервер має зберегти копію: її зможе переглянути кожен, хто має посилання, доки ви її не видалите або доки не мине строк.
replay-link-make = Зберегти й зробити посилання
replay-link-until = Сервер зберігає його до { $date }.
replay-link-forget = Видалити із сервера
replay-link-gone = Його видалено із сервера; посилання більше нічого не відкриває.
replay-go-on = Грати далі звідси
replay-go-on-hint = Новий стіл почнеться точно з цієї позиції, з новими кидками. Усі побачать позначку, і в статистику ця гра не ввійде.
replay-go-on-begin = Почати тут
replay-continued = Продовження
replay-continued-hint = іде далі з миті інших перегонів, після відповіді { $n }, і не входить у статистику
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
replay-next-mistake = Помилка
replay-last-mistake = До попередньої помилки
replay-open-title = Відкрити запис
replay-open-hint = Перетягніть сюди файл запису або виберіть його: збережених перегонів чи з термінала. Правила обчислює сервер, тому файл надсилається туди, щоб його переказати; сервер нічого з нього не зберігає, якщо ви не попросите посилання.
replay-choose = Вибрати файл
replay-open = Відкрити файл запису
