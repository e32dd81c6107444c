### Why something was refused, or what was expected instead, in Russian: parts of the sentences in errors.ftl.

## Any file

why-accepted = то, что игра принимает; { $error }
why-legal = разрешённое действие; { $error }
why-one-of = одно из: { $known }; а не «{ $value }»
why-no-such = «{ $value }» нет; есть: { $known }
why-dice-list = запятая между видами кубиков, например white 2, brown; а не «{ $value }»
why-number = целое число от { $low } до { $high }, а не «{ $value }»
why-number-for = целое число от { $low } до { $high } для { $name }
why-value-for = значение для { $name }
why-table = таблица для { $name }
why-array = массив для { $name }
why-flag = true или false для { $name }
why-string = текст в кавычках для { $name }
why-utf-8 = текст в кодировке UTF-8
why-json = правильный JSON
why-json-object = объект JSON
why-file = файл { $name }, а его нет
why-readable = файл, который можно прочитать; { $name }: { $reason }
why-file-size = файл меньше, чем { $name }: байтов не больше { $most }

## What the system says

why-no-cubecup = ответ не похож на ответ сервера Cube Cup
why-own-key = ключ из 64 шестнадцатеричных цифр и ничего больше
why-os-missing = такого файла или папки нет
why-os-forbidden = нет разрешения
why-os-folder = это папка
why-os-no-folder = часть пути — не папка
why-os-no-file = это не обычный файл
why-os-exists = такое уже есть
why-os-full = нет места
why-os-read-only = файловая система только для чтения
why-os-long-name = имя слишком длинное
why-os-address-used = адрес уже занят
why-os-address-unknown = у этого компьютера нет такого адреса
why-os-refused = в соединении отказано
why-os-no-answer = ответа вовремя не было
why-os-name = система не знает такого имени или номера
why-os-other = системная ошибка { $number }

## TOML

why-toml = правильный TOML
why-toml-depth = меньше вложенных значений
why-toml-equals = знак = после ключа
why-toml-line-end = новая строка после каждого значения
why-toml-bracket = скобка ], закрывающая заголовок
why-toml-unclosed = скобка, закрывающая список или таблицу
why-toml-twice = каждый ключ и каждая таблица только один раз
why-toml-string-end = кавычка в конце текста
why-toml-escape = известный знак после \ или \\ вместо самого знака
why-toml-character = другой знак на этом месте
why-toml-key = ключ из латинских букв, цифр, - и _ или в кавычках
why-toml-date = дата, которая существует
why-toml-value = значение: число, текст в кавычках, true или false, список

## Maps of tracks

why-map-aligned = знаки ряда { $row } с отступом { $first } после черты, а дальше через каждые { $width }; «{ $value }» стоит иначе
why-map-block = часть, которая начинается строкой { $name }:
why-map-one-block = только одна часть { $name }:
why-map-header = строка { $key }: … над картой
why-map-key-value = строка вида title: Sunday Run или map: перед рядами
why-map-key = title, lines или shortcut с буквой; а не «{ $value }»
why-map-key-once = { $key } только один раз; это уже есть в строке { $first }
why-map-row = ряд части { $name }:, например { $like }
why-map-row-number = ряд { $row } части { $name }:, а не { $n }
why-map-spaces = клеток не больше { $most }, а не { $n }
why-map-tab = пробелы вместо табуляций, ширины которых никто не знает
why-map-lines = от 3 до 9 красных черт, а не «{ $value }»
why-map-symbol = известный знак вместо «{ $value }»
why-map-sign = карта хотя бы с одним { $sign }
why-map-split = каждое { $sign } рядом с другим: это одна большая клетка
why-map-one-entrance = только один вход { $value }
why-map-one-exit = только один выход { $value } для этого короткого пути
why-map-entrance = вход ({ $letter }) для выхода { $letter }
why-map-exit = выход { $letter } для входа ({ $letter })
why-map-price = цена для ({ $letter }): строка shortcut { $letter }: над картой
why-map-price-form = цена вида 7 movement или 5 money, а не «{ $value }»
why-map-no-shortcut = короткий путь, который есть на карте; ({ $letter }) нет
why-map-stray = ничего на { $space }, где на карте нет клетки; а не «{ $value }»
why-map-same-sign = { $sign } на { $space }, как на карте, а не «{ $value }»
why-map-section = секция для { $space }, от 0 до { $most }, а не «{ $value }»
why-map-jump = не больше одной красной черты между { $one } и { $two }
why-map-way-out = клетка секции 0 или 1 рядом со стартом
why-map-way-in = клетка секции { $less } или { $lines } рядом с финишем

## Packs and content

why-id = строчные латинские буквы, цифры и одиночные дефисы, всего не больше { $most }, а не «{ $value }»
why-language = язык вроде en или uk, а не «{ $value }»
why-some-language = текст хотя бы на одном языке
why-wording = от 1 до { $most } видимых символов
why-card-id = идентификатор карты, а не «{ $value }»
why-track-id = идентификатор трассы, а не «{ $value }»
why-map-or-file = либо map, либо file для tracks.{ $name }
why-map-itself = map с самой картой { $name }: рядом с этим пакетом файлов нет
why-track-file-name = имя файла .track рядом с пакетом, а не «{ $value }»
why-faces = граней кубика { $kind }: { $most }, а не { $n }
why-face = blank, symbol, power либо money, movement или credit с цифрой, а не «{ $value }»
why-face-no-card = никакого { $value } на кубике { $kind }, у которого нет карты
why-face-not-blank = непустая грань на кубике { $kind }
why-start-dice = кубиков { $kind } каждому из { $players } игроков: { $each }; в коробке их { $n }
why-one-start-die = хотя бы один кубик, с которым игрок начинает
why-fan-spaces = делений шкалы поддержки: { $most }, а не { $n }
why-one-lap = 1 круг для забега по нескольким трассам
why-second-card = по одной карте каждого цвета; { $card } — вторая карта цвета { $color }
why-missing-cards = по карте каждого цвета; не хватает: { $missing }
why-track-count = от 1 до { $most } трасс, а не { $n }
why-special = правильный TOML с таблицей [special]
why-weights = таблица «weights» ровно из этих значений: { $known }
why-weight = число для «{ $name }», а не «{ $value }»
why-weights-by-card = таблица по картам для «{ $name }», а не «{ $value }»

## Records, saved positions and dice

why-tour-header = значения, которые может иметь тур, после «{ $key }:»
why-tour-race = строка «race 1 | ...» с хешем записи под ней
why-tour-order = на этом месте забег { $n }
why-tour-hash = запись с этим хешем, а не с { $found }
why-tour-unfinished = забег { $n }, доигранный до конца перед следующим
why-tour-options = параметры, которые тур имеет для этого забега
why-tour-seats = столько мест, сколько игроков в туре: { $n }
why-tour-starter = забег, который начинает место { $seat }, последнее в зачёте
why-tour-whole = забег с собственного начала, а не с момента другого
why-tour-agreed = заранее договорено лишь о том, кто начинает по зачёту
why-kept-races = файл забегов, сохранённый браузером, версия { $version }
why-record-title = заголовок «{ $title }»
why-record-headers = по одной строке заголовка: { $known }
why-record-header = строка заголовка «{ $key }: …»
why-record-start = первая строка «start» с кубиками начала
why-record-action = номер места меньше { $n } и его действие
why-record-number = целое число после «{ $key }:»
why-record-object = объект JSON после «{ $key }:»
why-record-from = забег и сколько действий взято из него (всего { $n })
why-record-game = запись игры { $game }
why-record-rules = версия правил { $wanted }, а не { $found }
why-record-values = одна из известных здесь версий напечатанных значений: { $known }
why-record-older = версия правил { $wanted }, а не { $found }; { $error }
why-record-changed = запись без { $rule }: это правило изменилось после версии { $found }
why-record-options = параметры и раскладка, которые игра понимает
why-seed = начальное число { $wanted }, а не { $found }
why-fair-dice = { $found } по тайне, а не { $told }
why-fair-none = кубики с тайной; эти следуют из начального числа
why-fair-version = кубики по способу { $wanted }, а не { $found }
why-fair-parts = тайна, её отпечаток, стол и слово каждого места
why-fair-promise = тайна, чей отпечаток показали
why-fair-shown = отпечаток { $wanted }, а не { $found }
why-fewer-dice = меньше кубиков для места { $seat }; лишних: { $n }
why-no-dice-left = не больше кубиков, чем брошено
why-no-dice = ничего после |, ведь в этой игре кубиков не бросают; а не «{ $value }»
why-dice-seat = номер места меньше { $n } перед кубиками, а не «{ $value }»
why-dice = вид кубика и его грани, например white:*-, а не «{ $value }»
why-dice-faces = грани вида - * ! $1 >1 c1, а не «{ $value }»
why-no-face-given = для следующего кубика { $kind } грань не указана
why-other-kind = бросают кубик { $kind }, а не { $value }
why-other-face = у кубика { $kind } нет грани { $value }
why-state-field = поле { $name }
why-state = сохранённая позиция, в которой всё сходится
why-other-version = с тех пор изменились правила или карты
why-table-rows = заголовок и строки, которые можно прочитать
why-row-kind = известный вид строки, а не «{ $value }»

## Scenarios and positions

why-position = возможная позиция
why-space = клетка трассы { $track }, например 4.7, start или finish, а не «{ $value }»
why-kind = вид кубика, например white или light-gray, а не «{ $value }»
why-frames = шаги в виде «script at item x y» через ;
why-frame-step = шаг { $name }, который существует
why-one-start-player-die = не больше одного кубика первого игрока
why-dice-supply = кубиков { $kind } в зонах и коробочке: не больше { $most }
why-cell = клетка от a1 до g7, а не «{ $value }»
why-scenario-of = { $expected } (сценарий: { $title })
why-scenario-block = ничего после «{ $key }:» в той же строке
why-scenario-indented = строка с отступом только под position:, play: или expect:
why-scenario-expects = сценарий, который что-то проверяет
why-scenario-proves = одна строка proves: с идентификаторами через запятую
why-scenario-option = параметры в виде имя=значение, а не «{ $value }»
why-scenario-seats = число мест, а не «{ $value }»
why-scenario-action = номер места и его действие, а после | выпавшие кубики
why-scenario-dice = бросок всех кубиков, которые стоят после |
why-scenario-seat = номер места меньше { $n } после «{ $word }», а не «{ $value }»
why-scenario-fact-form = факт вида «0 money = 3» либо legal, can, cannot, asks
why-scenario-fact = факт, который виден, а не «{ $value }»
why-scenario-but = { $wanted }, а на деле { $actual }
why-scenario-legal = чтобы можно было «{ $value }»; можно: { $known }
why-scenario-untouched = чтобы отклонённое действие ничего не изменило
why-scenario-refused = чтобы «{ $value }» было отклонено

## Options of games

why-laps-or-tracks = забег — это одна трасса с кругами или несколько трасс подряд
why-most-tracks = в забеге не больше { $most } трасс
why-track-ids = трассы указывают идентификаторами, одну или несколько, а не как «{ $value }»
why-cards-form = карты — это идентификатор набора или восемь идентификаторов карт, а не «{ $value }»
why-no-card = карты «{ $value }» нет
why-same-color = { $one } и { $two } одного цвета, { $color }
why-colors-missing = в наборе по карте каждого цвета; не хватает: { $missing }
why-board-ranks = поле — это список рядов: { $size }
why-board-free = в центре и на углах жетонов нет
why-board-tokens = на поле не те жетоны, что есть в игре
why-rank = ряд — это { $size } знаков из { $signs }, а не «{ $value }»
why-rows = по ряду на каждое место: { $n }
why-row = ряд — это семь цветов через запятую, каждый один раз, а не «{ $value }»
why-tokens-form = жетоны указывают так: protection:2,warp:5
why-token-count = жетонов { $name } от 0 до { $most }, а не «{ $value }»
why-token-sum = особых жетонов всего { $most }
why-no-active-die = активного кубика «{ $value }», который мог бы вернуться к броску, нет
why-rejoining = из этих кубиков к броску могут вернуться не больше { $most }: { $dice }
why-no-safe-push = ни один активный кубик не убережёт этот бросок от потери

## Settings, simulations, texts

why-text = текст
why-whole = целое число
why-any-number = число
why-yes-no = 0 или 1
why-at-least = { $least } или больше
why-db = { $path } невозможно прочитать или записать
why-db-closing = сервер завершает работу
why-db-newer = { $path } записала более новая версия Cube Cup
why-db-other = { $path } принадлежит другой программе
why-db-overtaken = кто-то другой изменил этот стол в тот же миг
why-db-there = { $path } уже существует
why-db-empty = в { $path } нет столов Cube Cup
why-db-driver = для PostgreSQL пакету нужно дополнение: pip install 'cubecup[postgresql]'
why-db-dump = копии базы PostgreSQL делают программами pg_dump и pg_restore
why-db-used = { $path } использует другой сервер
why-one-process = нескольким процессам нужна общая база данных (--database postgresql://...)
why-server-start = сервер не запустился
why-server-player = сервер отказал игроку
why-server-table = сервер отказал в столе
why-plan = заданию нужны забег, число игроков, бот и игра
why-same-race = два забега называются «{ $value }»
why-same-table = два сборщика делают таблицу «{ $value }»
why-no-table = у { $game } нет таблицы «{ $value }»
why-collector-name = сборщика называют так: модуль:Класс
why-collector-found = его невозможно найти или прочитать
why-collector-class = это не подкласс cubecup.lab.Collector
why-collector-table = ему нужна `table`: простое имя и разные столбцы типов { $known }
why-bot-found = его невозможно найти или прочитать ({ $reason })
why-bot-named = в нём нет { $part }, а есть { $known }
why-exec-empty = после exec: нет команды
why-exec-start = его не удалось запустить ({ $reason })
why-exec-late = он не ответил за { $seconds } с
why-exec-ended = он завершился с кодом { $status }
why-exec-closed = он работает, но закрыл свой стандартный ввод или вывод
why-exec-line = он написал «{ $value }» вместо { $expected }
why-exec-illegal = он дважды дал невозможный ответ. { $error }
why-bot-made = его невозможно создать ({ $reason })
why-bot-form = своего записывают как `package.module:Class`, с заглавной буквы, а программу — как `exec:КОМАНДА`
why-bot-class = это должен быть класс с атрибутом `name` и методом `decide(sight, choice)`
why-part = часть задания. Удалите этот файл, и та же команда всё починит
why-job = описание симуляции
why-table-of = таблица { $name }
why-parquet = файл Parquet
why-fluent = правильный синтаксис Fluent
why-text-once = { $id } только один раз; это есть и в { $other }
why-text-term = никаких $значений в термине { $id }; лучше процитируйте сообщение
why-text-circle = никакого текста, который цитирует сам себя; { $id } ведёт назад к { $other }
why-text-quoted = текст { $other }, который цитирует { $id }
why-shelf-file = файл полки, сохранённый браузером
