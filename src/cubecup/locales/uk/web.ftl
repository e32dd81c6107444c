### The frame of the browser client in Ukrainian. How these texts are written is told at the top of the English file.

## Everywhere

web-skip = Перейти до вмісту
web-nav = Сторінки
web-nav-learn = Навчання
web-nav-rules = Правила
web-nav-cards = Карти
web-nav-settings = Налаштування
web-why = Чому?
web-rules-all = Усі правила
web-rules-search = Пошук у правилах
web-rules-found = { $n ->
    [0] Нічого не знайдено
    [one] Знайдено { $n } місце
    [few] Знайдено { $n } місця
    [many] Знайдено { $n } місць
   *[other] Знайдено { $n } місця
}
web-rules-contents = Зміст
web-rules-unknown = У правилах немає пункту { $rule }.
web-rules-mark-r = Наше рішення: книга правил про це мовчить або її видання різняться
web-rules-mark-x = Значення, яке в книзі правил видно лише на малюнку
web-explain = Що це?
web-explain-hint = Торкніться будь-чого, щоб прочитати, що це.
web-explain-done = Готово
web-language = Мова
web-loading = Завантаження …
web-load-failed = Не вдалося завантажити цю сторінку.
web-reload = Спробувати ще раз
web-refresh = Оновити
web-close = Закрити
web-dismiss = Гаразд
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано
web-home-back = На першу сторінку
web-lost-title = Тут нічого немає
web-lost-text = Ця адреса нікуди не веде. Кубики шукали всюди.

## The first page

web-home-title = Кидайте. Ризикуйте. Біжіть!
web-home-lead = Киньте жменю кубиків, зупиніться, поки не скінчилася удача, купіть химерніші кубики й першими перетніть фінішну лінію.
web-home-quick = Перегони з ботами
web-home-quick-hint = Ви та два боти на першій трасі. Починається одразу.
web-home-learn = Навчитися грати
web-home-new = Новий стіл
web-home-unofficial = Cube Cup — неофіційний фанатський проєкт.
web-continue-title = Продовжити гру
web-forget = Прибрати зі списку
web-public-title = Відкриті столи
web-public-none = Зараз немає відкритих столів. Створіть свій!
web-state-round = Раунд { $n }
web-state-placing = Розставляння
web-state-over = Завершено
web-state-open = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
    [many] { $n } вільних місць
   *[other] { $n } вільного місця
}
web-verb-continue = Далі
web-verb-join = Приєднатися
web-verb-watch = Дивитися
web-own-set = Власний набір
web-game-cubitos = Cubitos
web-game-seven-cubes = { game-seven-cubes }

## Names

web-you = Ви
web-me = я
web-player = Гравець { $n }
web-name = Ім’я
web-name-hint = Так вас бачитимуть інші за столом.

## Joining

web-join-title = Приєднатися до столу
web-join-link = Посилання, яке вам дали
web-join-go = До столу
web-join-bad-link = Це не посилання на стіл.
web-join-seat = Грати разом
web-join-which = Місце
web-join-any = Будь-яке вільне
web-join-sit = Сісти

## A new table

web-new-title = Новий стіл
web-new-game = Гра
web-new-make = Відкрити стіл
web-new-seats = Гравці
web-new-seat = Місце { $n }
web-new-add-seat = Додати місце
web-new-remove-seat = Прибрати місце { $n }
web-new-open-hint = Отримає від вас посилання
web-new-public = Показувати цей стіл усім
web-new-hints = Гравці можуть просити підказки
web-new-race = Перегони
web-new-cards = Карти
web-new-set = Набір
web-new-way = Траса
web-new-timing = Порядок гри
web-absence = Якщо гравець зник, інші можуть посадити бота через
web-absence-never = Ніколи
web-new-clocks = Обмеження часу
web-new-more-race = Інші карти, траси й порядок гри
web-new-more = Інші налаштування
web-way-length = Довжина: { count-spaces }.
web-presets = Готові перегони
web-preset-quick = Швидкі
    .text = Найкоротший шлях
web-preset-family = Сімейні
    .text = Ні короткі, ні довгі
web-preset-long = Довгі
    .text = Найдовший шлях
web-preset-strange = Дивні
    .text = Випадкові карти на трасі, повній несподіванок
web-kind-person = За цим екраном
web-kind-open = За посиланням
web-kind-bot = Бот
web-cards-set = Виданий набір
web-cards-own = Власний набір
web-cards-random = Вісім випадкових карт
web-card-option = { $name } ({ $cost })
web-way-own = Інший шлях
web-way-track = Траса { $n }
web-way-laps = Кола
web-way-add = Додати трасу після неї
web-way-remove = Прибрати трасу { $n }
web-timing-free = Усі разом
web-timing-free-hint = Кожен кидає й біжить, щойно готовий. Швидко.
web-timing-strict = По черзі
web-timing-strict-hint = Один за одним, у порядку з правил. Повільніше, зате кожен вирішує, уже знаючи вибір попередніх.
web-clock-hint = Коли час вийде, замість гравця вирішить бот.
web-clock-decision = На кожне рішення
web-clock-game = На всі перегони, кожному гравцеві
web-clock-none = Без обмежень
web-clock-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
    [many] { $n } секунд
   *[other] { $n } секунди
}
web-clock-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
}
web-clock-day = Один день

## Bots

web-level = Бот
web-creature = { $name }, { $kind }: { $text }
web-style = Стиль гри
web-style-none = Звичайний стиль
web-level-random = Навмання
web-level-steady = Легкий
web-level-keen = Помірний
web-level-shrewd = Середній
web-level-sharp = Складний
web-level-adept = Майстер
web-level-champion = Чемпіон
web-level-champion-1 = Перший чемпіон
web-level-planner = Стратег
web-level-style = { $level }, { $style }
web-style-cautious = обережний
web-style-bold = сміливий
web-style-fan-hunter = улюбленець трибун
web-style-sprinter = спринтер

## Settings

web-theme = Вигляд
web-theme-auto = Як у системі
web-theme-light = Світлий
web-theme-dark = Темний
web-speed = Анімація
web-speed-relaxed = Неквапна
web-speed-normal = Звичайна
web-speed-brisk = Швидка
web-speed-off = Вимкнена
web-sound = Звук
web-volume = Гучність
web-vibration = Вібрація
web-notify = Сповіщати, коли мій хід, а сторінку сховано
web-notify-turn = Ваш хід: { $race }
web-reactions = Боти й коментатор подають голос
web-chance = Показувати ймовірність невдачі

## Cards, sets and tracks

web-shelf = Показати
web-shelf-cards = Карти
web-shelf-sets = Набори
web-shelf-tracks = Траси
web-color = Колір
web-all = Усі
web-search = Пошук у назвах і текстах
web-search-none = Жодна карта такого не каже.
web-cost = Коштує { $n }
web-faces = Грані кубика

## At the table

web-connecting = Ідемо до столу …
web-connection-lost = Зв’язок втрачено. Пробуємо ще раз; усе, що ви зробили, збережено.
web-your-turn = Ваш хід
web-turn-of = Грає { $name }
web-pass-screen = { $name }, ваш хід
web-pass-screen-take = Я тут
web-waiting-for = Чекаємо: { $names }
web-watching = Ви глядач
web-time-left = Залишок часу: { $name }
web-menu = Стіл
web-lobby-missing = { $n ->
    [one] Ще { $n } місце вільне. Перегони почнуться, коли його займуть.
    [few] Ще { $n } місця вільні. Перегони почнуться, коли їх займуть.
    [many] Ще { $n } місць вільні. Перегони почнуться, коли їх займуть.
   *[other] Ще { $n } місця вільні. Перегони почнуться, коли їх займуть.
}
web-lobby-link = Посилання для інших гравців
web-watch-link = Посилання для глядачів
web-only-here = Більше ніхто не відкриє цього посилання: сервер доступний лише на цьому комп’ютері. Щоб впустити вашу мережу, зупиніть його й запустіть так:
web-qr = QR-код
web-qr-alt = Посилання як QR-код для камери телефону
web-seat-open = Вільне місце
web-seat-free = чекає на гравця
web-seat-here = за столом
web-seat-away = не на зв’язку
web-absent = Відсутні гравці
web-absent-since = { $name }: не на зв’язку { $time }
web-absent-bot = Доки { $name } не повернеться, грає бот
web-absent-soon = бот зможе грати через { $time }
web-absent-cover = Нехай поки грає бот
web-known-dice = Кубики для цього столу обрав той, хто його створив: він може знати кожен кидок.
web-seat-resigned = визнає поразку; далі грає бот
web-seat-bot = бот: { $level }
web-seat-stand-in = замість гравця бот: { $level }
web-seat-program = бот: програма
web-seat-program-away = бот: програма, не на зв’язку
web-seat-yours = ваше
web-hand-over = Нехай грає бот
web-hand-over-alone = За цим столом більше немає людей: боти відразу дограють до кінця, і повернути місце не вдасться.
web-hand-over-sure = Нехай бот дограє до кінця
web-take-back = Повернути моє місце
web-give-back = Віддати місце гравцеві
web-resign = Здатися
web-resign-sure = Справді здатися; далі грає бот
web-seat-a-bot = Посадити бота
web-reissue = Нове посилання на місце
web-seat-link = Посилання на місце: { $name }
web-seat-link-hint = Лише для цього гравця: хто його відкриє, той і грає. Старі посилання на це місце більше не діють.
web-leave = Вийти; перегони можна продовжити пізніше
web-leave-over = Вийти з-за столу
web-won = { $n ->
    [one] Перемога: { $names }!
    [few] Перемога спільна: { $names }!
    [many] Перемога спільна: { $names }!
   *[other] Перемога спільна: { $names }!
}
web-won-you = Ви перемогли!
web-won-me = Перемога моя!
web-won-nobody = Ніхто не переміг.
web-rematch = Ще раз
web-next-race = Наступні перегони
web-go-on = До наступних перегонів
web-record = Зберегти запис

## Problems, by code

web-problem-offline = Сервер не відповідає. Чи він запущений?
web-problem-server = Сервер помилився; нічого не змінилося.
web-problem-closed = Зв’язок із цим столом закрито.
web-problem-no-such-table = Такого столу (вже) немає.
web-problem-wrong-token = Це може зробити лише господар або гравець цього столу.
web-problem-seat-taken = Це місце зайняте.
web-problem-not-your-seat = Це не ваше місце.
web-problem-not-started = Перегони почнуться, коли всі місця буде зайнято.
web-problem-not-over = Перегони ще тривають.
web-problem-not-a-person = На цьому місці сидить не людина.
web-problem-bot-plays = На цьому місці грає бот; спершу поверніть місце собі.
web-problem-resigned = Гравець на цьому місці здався.
web-problem-no-undo = Скасувати нічого не можна: відтоді кидали кубики або діяли інші.
web-problem-flood = Забагато водночас; зачекайте трохи.
web-problem-too-many-connections = Забагато з’єднань; спробуйте пізніше.
web-problem-table-full = За цим столом уже забагато глядачів.
web-problem-store = Сервер не зміг це записати; нічого не змінилося.
web-problem-not-legal = Зараз це неможливо.
web-problem-not-your-turn = Зараз не ваш хід.
