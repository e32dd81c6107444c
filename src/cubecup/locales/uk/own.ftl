# My shelf: who one is here without an account, figures, trophies, a rating for those who want one.

own-title = Моя полиця
own-lead = Обліковий запис не потрібен: у цього браузера є ключ, а з ним — ваші ім’я, перегони й трофеї. Вашої полиці більше ніхто не бачить.
own-me = Як вас бачать інші
own-creature = Істота
own-creature-none = Без істоти
own-creature-white = Кіт
own-creature-brown = Собака
own-creature-red = Краб
own-creature-green = Ананас
own-creature-orange = Бобер
own-creature-purple = Динозавр
own-creature-yellow = Сир
own-creature-blue = Лама
own-colour = Колір
own-colour-any = Будь-який
own-colour-0 = Оранжевий
own-colour-1 = Синій
own-colour-2 = Фіолетовий
own-colour-3 = Зелений
own-colour-hint = За столом ви матимете цей колір, якщо його не захоче хтось, хто сів раніше за вас.
own-rated = Хочу мати рейтинг
own-rated-hint = Тоді результати за відкритими столами й у спільних перегонах змінюватимуть ваш рейтинг, і всі за столом бачитимуть його біля вашого імені. Рейтинг мають лише ті, хто цього хоче.
own-save = Зберегти
own-saved = Збережено. Діятиме, коли ви сядете за наступний стіл.
own-rating = Рейтинг
own-rating-value = { $points } ± { $error }
own-rating-races = { $n ->
    [one] за підсумками { $n } перегонів
    [few] за підсумками { $n } перегонів
    [many] за підсумками { $n } перегонів
   *[other] за підсумками { $n } перегонів
}
own-rating-seat = рейтинг { $points } ± { $error }
own-figures = Показники
own-races = Перегони
own-wins = Виграно
own-busts = Невдачі
own-boldest = Найсміливіша перевірка удачі
own-boldest-value = імовірність невдачі { $percent }%, і все вдалося
own-streak = Перемоги поспіль
own-streak-value = найбільше { $longest }, зараз { $now }
own-favourite = Улюблена карта
own-favourite-value = { $n ->
    [one] { $card }, { $n } кубик
    [few] { $card }, { $n } кубики
    [many] { $card }, { $n } кубиків
   *[other] { $card }, { $n } кубика
}
own-skill = Майстерність
own-skill-value = { $n ->
    [one] ваші помилки коштують у середньому { $points } пункту шансу на перемогу; розібрано { $n } перегони
    [few] ваші помилки коштують у середньому { $points } пункту шансу на перемогу; розібрано { $n } перегони
    [many] ваші помилки коштують у середньому { $points } пункту шансу на перемогу; розібрано { $n } перегонів
   *[other] ваші помилки коштують у середньому { $points } пункту шансу на перемогу; розібрано { $n } перегонів
}
own-skill-none = жодних перегонів ще не розібрано
own-by-set = За наборами
own-by-players = За кількістю гравців
own-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
own-won-of = { $wins } з { $races }
own-trophies = Трофеї
own-trophies-hint = За перегони, виграні з картами й трасами самої гри, без підказок і без допомоги бота.
own-trophies-won = { $won } з { $all }
own-trophy-won = здобуто { $date }
own-trophy-progress = { $have } з { $need }
own-trophy-open = ще не здобуто
own-trophy-new = Новий трофей: { $name }
own-trophy-see = До моєї полиці
trophy-seven-races = Усі сім
    .text = Виграйте в турах кожні із семи Чемпіонських перегонів.
trophy-set = { $name }
    .text = Виграйте перегони з цим набором.
trophy-no-bust = Чисті лапки
    .text = Виграйте перегони без жодної невдачі, перевіривши удачу щонайменше п’ять разів.
trophy-from-last = З хвоста
    .text = Виграйте перегони, у яких за два раунди до кінця ви були на останньому місці.
trophy-level = Переможено: { $name }
    .text = Виграйте перегони проти бота цього рівня.
own-list = Перегони й тури
own-list-empty = Поки нічого. Перегони з’являться тут, коли завершаться.
own-list-hint = Перегони, продовжені з інших, тренування й перегони проти себе не зараховуються.
own-place = місце { $place } з { $players }
own-alone = наодинці, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
}
own-own-cards = власні карти
own-tour-line = { $name }: виграно { $wins } з { $races }
own-chip-hints = з підказками
own-chip-bot = допомагав бот
own-move = На інший пристрій
own-move-hint = Інший браузер отримає той самий ключ, і полиця в обох буде спільна. Нікому не показуйте ні коду, ні файлу: хто має код чи файл, той має й вашу полицю.
own-move-code = Показати код
own-move-told = Код для іншого пристрою
own-move-until = Діє один раз, до { $time }.
own-move-file = Зберегти у файл
own-arrive = Перенести полицю сюди
own-arrive-hint = Вона замінить полицю цього браузера. Якщо нинішня вам потрібна, спершу збережіть її у файл.
own-arrive-code = Код з іншого пристрою
own-arrive-go = Перенести сюди
own-arrive-file = Відкрити файл
own-arrived = Полицю перенесено.
own-bad-file = Це не файл полиці. Нічого не змінено.
own-delete = Видалити мою полицю
own-delete-hint = Ім’я, показники, трофеї, рейтинг і список перегонів буде одразу видалено із сервера. У таблицях змагань ваші результати залишаться, але без імені. Імена за столами зникнуть разом зі столами. Записи в цьому браузері («Мої перегони») залишаться.
own-delete-sure = Видалити все?
own-delete-yes = Так, видалити
own-delete-no = Залишити
own-deleted = Вашу полицю видалено. У цього браузера новий ключ.
own-nobody = хтось
