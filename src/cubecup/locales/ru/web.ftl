### The frame of the browser client in Russian. How these texts are written is told at the top of the English file.

## Everywhere

web-skip = К содержанию
web-nav = Страницы
web-nav-learn = Обучение
web-nav-rules = Правила
web-nav-cards = Карты
web-nav-settings = Настройки
web-why = Почему?
web-rules-all = Все правила
web-rules-search = Поиск в правилах
web-rules-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } место
    [few] Найдено { $n } места
    [many] Найдено { $n } мест
   *[other] Найдено { $n } места
}
web-rules-contents = Содержание
web-rules-unknown = В правилах нет пункта { $rule }.
web-rules-mark-r = Наше решение: книга правил об этом молчит или её издания расходятся
web-rules-mark-x = Значение, которое в книге правил видно только на рисунке
web-explain = Что это?
web-explain-hint = Коснитесь чего угодно, чтобы прочитать, что это.
web-explain-done = Готово
web-language = Язык
web-loading = Загрузка …
web-load-failed = Не удалось загрузить эту страницу.
web-reload = Попробовать ещё раз
web-refresh = Обновить
web-close = Закрыть
web-dismiss = Ладно
web-cancel = Отменить
web-copy = Копировать
web-copied = Скопировано
web-home-back = На первую страницу
web-lost-title = Здесь ничего нет
web-lost-text = Этот адрес никуда не ведёт. Кубики искали везде.

## The first page

web-home-title = Бросайте. Рискуйте. Бегите!
web-home-lead = Бросьте горсть кубиков, остановитесь раньше, чем кончится удача, купите кубики похитрее и первыми пересеките черту финиша.
web-home-quick = Забег с ботами
web-home-quick-hint = Вы и два бота на первой трассе. Начинается сразу.
web-home-learn = Научиться играть
web-home-new = Новый стол
web-home-unofficial = Cube Cup — неофициальный фанатский проект.
web-continue-title = Продолжить игру
web-forget = Убрать из списка
web-public-title = Открытые столы
web-public-none = Сейчас нет открытых столов. Создайте свой!
web-state-round = Раунд { $n }
web-state-placing = Расстановка
web-state-over = Завершено
web-state-open = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
web-verb-continue = Дальше
web-verb-join = Присоединиться
web-verb-watch = Смотреть
web-own-set = Свой набор
web-game-cubitos = Cubitos
web-game-seven-cubes = { game-seven-cubes }

## Names

web-you = Вы
web-me = я
web-player = Игрок { $n }
web-name = Имя
web-name-hint = Так вас увидят другие за столом.

## Joining

web-join-title = Присоединиться к столу
web-join-link = Ссылка, которую вам дали
web-join-go = К столу
web-join-bad-link = Это не ссылка на стол.
web-join-seat = Играть вместе
web-join-which = Место
web-join-any = Любое свободное
web-join-sit = Сесть

## A new table

web-new-title = Новый стол
web-new-game = Игра
web-new-make = Открыть стол
web-new-seats = Игроки
web-new-seat = Место { $n }
web-new-add-seat = Добавить место
web-new-remove-seat = Убрать место { $n }
web-new-open-hint = Получит от вас ссылку
web-new-public = Показывать этот стол всем
web-new-hints = Игроки могут просить подсказки
web-new-race = Забег
web-new-cards = Карты
web-new-set = Набор
web-new-way = Трасса
web-new-timing = Порядок игры
web-absence = Если игрок пропал, другие могут посадить бота через
web-absence-never = Никогда
web-new-clocks = Ограничение времени
web-new-more-race = Другие карты, трассы и порядок игры
web-new-more = Другие настройки
web-way-length = Длина: { count-spaces }.
web-presets = Готовые забеги
web-preset-quick = Быстрый
    .text = Самый короткий путь
web-preset-family = Семейный
    .text = Ни короткий, ни долгий
web-preset-long = Долгий
    .text = Самый длинный путь
web-preset-strange = Странный
    .text = Случайные карты на трассе, полной неожиданностей
web-kind-person = За этим экраном
web-kind-open = По ссылке
web-kind-bot = Бот
web-cards-set = Изданный набор
web-cards-own = Свой набор
web-cards-random = Восемь случайных карт
web-card-option = { $name } ({ $cost })
web-way-own = Другой путь
web-way-track = Трасса { $n }
web-way-laps = Круги
web-way-add = Добавить трассу после неё
web-way-remove = Убрать трассу { $n }
web-timing-free = Все сразу
web-timing-free-hint = Каждый бросает и бежит, как только готов. Быстро.
web-timing-strict = По очереди
web-timing-strict-hint = Один за другим, в порядке из правил. Медленнее, зато каждый решает, уже зная выбор предыдущих.
web-clock-hint = Когда время выйдет, вместо игрока решит бот.
web-clock-decision = На каждое решение
web-clock-game = На весь забег, каждому игроку
web-clock-none = Без ограничений
web-clock-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}
web-clock-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
web-clock-day = Один день

## Bots

web-level = Бот
web-creature = { $name }, { $kind }: { $text }
web-style = Стиль игры
web-style-none = Обычный стиль
web-level-random = Наугад
web-level-steady = Лёгкий
web-level-keen = Умеренный
web-level-shrewd = Средний
web-level-sharp = Сложный
web-level-adept = Мастер
web-level-champion = Чемпион
web-level-champion-1 = Первый чемпион
web-level-planner = Стратег
web-level-style = { $level }, { $style }
web-style-cautious = осторожный
web-style-bold = смелый
web-style-fan-hunter = любимец трибун
web-style-sprinter = спринтер

## Settings

web-theme = Вид
web-theme-auto = Как в системе
web-theme-light = Светлый
web-theme-dark = Тёмный
web-speed = Анимация
web-speed-relaxed = Неспешная
web-speed-normal = Обычная
web-speed-brisk = Быстрая
web-speed-off = Выключена
web-sound = Звук
web-volume = Громкость
web-vibration = Вибрация
web-notify = Уведомлять, когда мой ход, а страница скрыта
web-notify-turn = Ваш ход: { $race }
web-reactions = Боты и комментатор подают голос
web-chance = Показывать вероятность потери кубиков

## Cards, sets and tracks

web-shelf = Показать
web-shelf-cards = Карты
web-shelf-sets = Наборы
web-shelf-tracks = Трассы
web-color = Цвет
web-all = Все
web-search = Поиск в названиях и текстах
web-search-none = Ни одна карта так не говорит.
web-cost = Стоит { $n }
web-faces = Грани кубика

## At the table

web-connecting = Идём к столу …
web-connection-lost = Связь потеряна. Пробуем снова; всё, что вы сделали, сохранено.
web-your-turn = Ваш ход
web-turn-of = Играет { $name }
web-pass-screen = { $name }, ваш ход
web-pass-screen-take = Я здесь
web-waiting-for = Ждём: { $names }
web-watching = Вы зритель
web-time-left = Остаток времени: { $name }
web-menu = Стол
web-lobby-missing = { $n ->
    [one] Ещё { $n } место свободно. Забег начнётся, когда его займут.
    [few] Ещё { $n } места свободны. Забег начнётся, когда их займут.
    [many] Ещё { $n } мест свободны. Забег начнётся, когда их займут.
   *[other] Ещё { $n } места свободны. Забег начнётся, когда их займут.
}
web-lobby-link = Ссылка для других игроков
web-watch-link = Ссылка для зрителей
web-only-here = Больше никто не откроет эту ссылку: сервер доступен только на этом компьютере. Чтобы впустить вашу сеть, остановите его и запустите так:
web-qr = QR-код
web-qr-alt = Ссылка в виде QR-кода для камеры телефона
web-seat-open = Свободное место
web-seat-free = ждёт игрока
web-seat-here = за столом
web-seat-away = не на связи
web-absent = Отсутствующие игроки
web-absent-since = { $name }: не на связи { $time }
web-absent-bot = Пока { $name } не вернётся, играет бот
web-absent-soon = бот сможет играть через { $time }
web-absent-cover = Пусть пока играет бот
web-known-dice = Кубики для этого стола выбрал тот, кто его создал: он может знать каждый бросок.
web-seat-resigned = сдаётся; дальше играет бот
web-seat-bot = бот: { $level }
web-seat-stand-in = вместо игрока бот: { $level }
web-seat-program = бот: программа
web-seat-program-away = бот: программа, не на связи
web-seat-yours = ваше
web-hand-over = Пусть играет бот
web-hand-over-alone = За этим столом больше нет людей: боты сразу доиграют до конца, и вернуть место не получится.
web-hand-over-sure = Пусть бот доиграет до конца
web-take-back = Вернуть моё место
web-give-back = Отдать место игроку
web-resign = Сдаться
web-resign-sure = Действительно сдаться; дальше играет бот
web-seat-a-bot = Посадить бота
web-reissue = Новая ссылка на место
web-seat-link = Ссылка на место: { $name }
web-seat-link-hint = Только для этого игрока: кто её откроет, тот и играет. Старые ссылки на это место больше не действуют.
web-leave = Выйти; забег можно продолжить позже
web-leave-over = Выйти из-за стола
web-won = { $n ->
    [one] Победа: { $names }!
    [few] Победа общая: { $names }!
    [many] Победа общая: { $names }!
   *[other] Победа общая: { $names }!
}
web-won-you = Вы победили!
web-won-me = Победа за мной!
web-won-nobody = Никто не победил.
web-rematch = Ещё раз
web-next-race = Следующий забег
web-go-on = К следующему забегу
web-record = Сохранить запись

## Problems, by code

web-problem-offline = Сервер не отвечает. Он запущен?
web-problem-server = Сервер ошибся; ничего не изменилось.
web-problem-closed = Связь с этим столом закрыта.
web-problem-no-such-table = Такого стола (уже) нет.
web-problem-wrong-token = Это может сделать только хозяин или игрок этого стола.
web-problem-seat-taken = Это место занято.
web-problem-not-your-seat = Это не ваше место.
web-problem-not-started = Забег начнётся, когда все места будут заняты.
web-problem-not-over = Забег ещё идёт.
web-problem-not-a-person = На этом месте сидит не человек.
web-problem-bot-plays = На этом месте играет бот; сначала верните место себе.
web-problem-resigned = Игрок на этом месте сдался.
web-problem-no-undo = Отменить ничего нельзя: с тех пор бросали кубики или действовали другие.
web-problem-flood = Слишком много сразу; подождите немного.
web-problem-too-many-connections = Слишком много соединений; попробуйте позже.
web-problem-table-full = За этим столом уже слишком много зрителей.
web-problem-store = Сервер не смог это записать; ничего не изменилось.
web-problem-not-legal = Сейчас это невозможно.
web-problem-not-your-turn = Сейчас не ваш ход.
