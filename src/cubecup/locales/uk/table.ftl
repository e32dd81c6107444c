### The table of a race in the browser, in Ukrainian. All ids start with table-.
### Questions, answers and events that the terminal has too stand in race.ftl (ask-, do-, trace-).

## Parts of the table

table-actions = Що можна зробити
table-board = Планшет: { $name }
table-cards = Карти
table-log = Що сталося
table-parts = Частини столу
table-signs = Що означають знаки
table-tab-board = Кубики
table-tab-track = Траса
table-tab-cards = Карти
table-tab-players = Гравці
table-tab-log = Хроніка
table-step-draw = Набір
table-step-roll = Кидок
table-step-use = Уміння
table-step-finish = Біг і купівля
table-zone = { $zone }: { $dice }
table-zone-draw = Запас
table-zone-roll = Кидок
table-zone-active = Активні
table-zone-discard = Скид

## Players

table-status-draw = набір
table-status-roll = кидок
table-status-rolled = кидки зроблено
table-status-use = вміння
table-status-swords = мечі
table-status-after-swords = у дії
table-status-finish = біг і купівля
table-status-later = згодом
table-status-done = готово
table-leads = попереду
table-start-player = перший гравець
table-last-round = Останній раунд!
table-near-finish = близько до фінішу: { $names }
table-where = { $name }: { $space }, пройдено червоних ліній: { $n }.
table-to-roll = кубики для кидка
table-water = водою: { $n }
table-bonus = +{ $n } за лінії
table-watch = Стежити за гравцем { $name }

## Cards and dice

table-left = { $n ->
    [0] Не залишилося
    [one] Залишився { $n } кубик
    [few] Залишилося { $n } кубики
    [many] Залишилося { $n } кубиків
   *[other] Залишилося { $n } кубика
}
table-catch-must-lose = одноразовий
table-catch-power-must-lose = посилене: одноразово
table-catch-loses-red = −1 червоний кубик
table-read = Прочитати карту { $card }
table-faces = Грані кубика
table-used = використано
table-card-die = { $card } ({ $die })
table-power = { $card } (посилене)
table-run = Бігти: { $what }
table-bought = переміщення за { $n }

## Questions of its own

table-ask-draw = { $n ->
    [0] Узяти ще кубики, які не враховуються?
    [one] Візьміть { $n } кубик
    [few] Візьміть { $n } кубики
    [many] Візьміть { $n } кубиків
   *[other] Візьміть { $n } кубика
}
table-ask-extra-dice = { $n ->
    [one] Ще { $n } кубик для кидка: який?
    [few] Ще { $n } кубики для кидка: які?
    [many] Ще { $n } кубиків для кидка: які?
   *[other] Ще { $n } кубика для кидка: які?
}
table-hint = Підказка
table-hints = Підказки
table-hints-why = Як вчинив би сильний бот; шанси на перемогу — серед рівних.
table-hints-chance = Шанс на перемогу
table-hint-die = Виберіть один із підсвічених кубиків.
table-hint-tray = Виберіть одну з позначених карт.
table-hint-buy = { $n ->
    [one] Вам вистачає на { $n } карту. Її позначено.
    [few] Вам вистачає на будь-яку з { $n } позначених карт.
    [many] Вам вистачає на будь-яку з { $n } позначених карт.
   *[other] Вам вистачає на будь-яку з { $n } позначених карт.
}
table-hint-reward = Виберіть підсвічену клітинку: ви отримаєте її винагороду й лишитеся на місці.
table-hint-reward-touch = Торкніться підсвіченої клітинки, а тоді ще раз: ви отримаєте її винагороду й лишитеся на місці.
table-hint-space = Виберіть підсвічену клітинку; число показує відстань.
table-hint-bought = Пунктир: { $n } грошима чи кредитами за кожне куплене переміщення.
table-hint-seat = Виберіть одного з позначених гравців.
table-why-bust-discard = Решту кинете наступного раунду; скиньте слабкі, щоб узяти інші.
table-why-crown = Кубик із короною має перший гравець: його кидають теж, але до ліміту він не входить.
table-draw-sum = { $there } уже в Зоні кидків + { $n } на вибір = { $all } (ліміт)
table-draw-came = Лишалися в Запасі, тому взято першими:
table-why-no-hit = Ваші кубики вже кинуто: успіхів поки немає.
table-why-reward-fan = Ви просунетеся на одну клітинку треком уболівальників і отримаєте те, що там показано. Нічого не брати варто лише заради карти, яка хоче раунду без кредитів, якщо вона у вас є.
table-why-reward-credits = Кредити лишаються у вас, доки ви їх не витратите. Нічого не брати варто лише тоді, коли ваша карта хоче, щоб цього раунду не було кредитів.
table-why-reward-lose = Виберіть слабкий кубик, щоб його позбутися: тоді кращі траплятимуться частіше. Якщо нічого не брати, усі кубики лишаться.
table-why-reward-gain = Виберіть карту: її кубик потрапить до вашої Зони скиду. Якщо нічого не брати, ваші кубики лишаться, як були.
table-why-buy-finished = Ви за лінією фінішу, і це останній раунд: важить лише, хто найдалі. Нові кубики знадобляться, тільки якщо буде нічия і перегони триватимуть.
table-why-buy-last = Це останній раунд: важить лише, хто найдалі. Нові кубики знадобляться, тільки якщо буде нічия і перегони триватимуть.
table-why-wait = «{ table-do-wait }»: спершу побачити, що зроблять інші; вас спитають ще раз.
table-none-no-run = Без переміщення: бігун лишається на місці.
table-none-no-purchase = Замало грошей і кредитів: нічого не купити.
table-missed = Жодного успіху!
table-risk = Імовірність невдачі
table-risk-none = Поки без ризику: менше трьох активних кубиків
table-stake = На кону:
table-push-safe = Цього разу невдачі не буде
table-at-risk = Кидок без успіхів означатиме невдачу
table-fill = Доповнити
table-clear = Зняти вибір
table-confirm-take = Узяти: { $dice }
table-confirm-take-none = Не брати жодного
table-confirm-roll = Кинути: { $dice }
table-confirm-roll-none = Не кидати жодного
table-confirm-discard = Скинути: { $dice }
table-confirm-discard-none = Не скидати жодного
table-list = Усі варіанти списком
table-undo = Скасувати
table-skip = Пропустити

## Large buttons

table-do-push = Перевірити удачу!
table-do-pass = Пас
table-do-roll = Кинути!
table-do-ready = Готово
table-do-wait = Спитати пізніше
table-do-done-use = Готово
table-do-done-buy = Покупки завершено
table-shortcut = короткий шлях за { $price }
table-take-reward = Взяти: { $reward }
table-do-jet = Реактивний ранець: подвоїти
table-do-bust = Невдача

## What happened

table-log-no-movement = без переміщення
table-log-reward = винагорода
table-log-line = через червону лінію (хто позаду, бере більше кубиків), { $draws }
table-log-last-round = За лінією фінішу: { $name }. Це останній раунд.
table-log-shortcut = короткий шлях
table-log-dice = З кубиків:
table-log-taken = із запасу
table-log-resign = визнає поразку; далі грає бот
table-log-stand-in = поки грає бот
table-log-back = знову за столом
table-log-stand-in-host = господар посадив бота на заміну
table-log-stand-in-by = { $name }: нехай поки грає бот
table-log-back-host = повертається за рішенням господаря
table-log-reissue-host = має нове посилання від господаря
table-log-seat-bot-host = господар посадив сюди бота
table-log-program = грає програма
