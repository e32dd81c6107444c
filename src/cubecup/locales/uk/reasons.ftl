### Why something was refused, or what was expected instead, in Ukrainian: parts of the sentences in errors.ftl.

## Any file

why-accepted = те, що гра приймає; { $error }
why-legal = дозволена дія; { $error }
why-one-of = одне з: { $known }; а не «{ $value }»
why-no-such = «{ $value }» немає; є: { $known }
why-dice-list = кома між видами кубиків, наприклад white 2, brown; а не «{ $value }»
why-number = ціле число від { $low } до { $high }, а не «{ $value }»
why-number-for = ціле число від { $low } до { $high } для { $name }
why-value-for = значення для { $name }
why-table = таблиця для { $name }
why-array = масив для { $name }
why-flag = true або false для { $name }
why-string = текст у лапках для { $name }
why-utf-8 = текст у кодуванні UTF-8
why-json = правильний JSON
why-json-object = об’єкт JSON
why-file = файл { $name }, а його немає
why-readable = файл, який можна прочитати; { $name }: { $reason }
why-file-size = файл, менший за { $name }: щонайбільше байтів { $most }

## What the system says

why-no-cubecup = він відповідає не так, як сервер Cube Cup
why-own-key = ключ із 64 шістнадцяткових цифр і нічого більше
why-os-missing = такого файлу чи теки немає
why-os-forbidden = немає дозволу
why-os-folder = це тека
why-os-no-folder = частина шляху — не тека
why-os-no-file = це не звичайний файл
why-os-exists = таке вже є
why-os-full = немає місця
why-os-read-only = файлова система лише для читання
why-os-long-name = назва задовга
why-os-address-used = адреса вже зайнята
why-os-address-unknown = цей комп’ютер не має такої адреси
why-os-refused = у з’єднанні відмовлено
why-os-no-answer = вчасно відповіді не було
why-os-name = система не знає такої назви чи номера
why-os-other = системна помилка { $number }

## TOML

why-toml = правильний TOML
why-toml-depth = менше вкладених значень
why-toml-equals = знак = після ключа
why-toml-line-end = новий рядок після кожного значення
why-toml-bracket = дужка ], що закриває заголовок
why-toml-unclosed = дужка, що закриває список чи таблицю
why-toml-twice = кожен ключ і кожна таблиця лише раз
why-toml-string-end = лапки в кінці тексту
why-toml-escape = відомий знак після \ або \\ замість самого знака
why-toml-character = інший знак на цьому місці
why-toml-key = ключ із латинських літер, цифр, - та _ або в лапках
why-toml-date = дата, яка існує
why-toml-value = значення: число, текст у лапках, true чи false, список

## Maps of tracks

why-map-aligned = знаки рядка { $row } з відступом { $first } після риски, а далі через кожні { $width }; «{ $value }» стоїть інакше
why-map-block = частина, що починається рядком { $name }:
why-map-one-block = лише одна частина { $name }:
why-map-header = рядок { $key }: … над мапою
why-map-key-value = рядок на зразок title: Sunday Run або map: перед рядами
why-map-key = title, lines або shortcut з літерою; а не «{ $value }»
why-map-key-once = { $key } лише раз; це вже є в рядку { $first }
why-map-row = рядок частини { $name }:, наприклад { $like }
why-map-row-number = рядок { $row } частини { $name }:, а не { $n }
why-map-spaces = клітинок щонайбільше { $most }, а не { $n }
why-map-tab = пробіли замість табуляцій, ширини яких ніхто не знає
why-map-lines = від 3 до 9 червоних ліній, а не «{ $value }»
why-map-symbol = відомий знак замість «{ $value }»
why-map-sign = мапа хоча б з одним { $sign }
why-map-split = кожне { $sign } поруч з іншим: це одна велика клітинка
why-map-one-entrance = лише один вхід { $value }
why-map-one-exit = лише один вихід { $value } для цього короткого шляху
why-map-entrance = вхід ({ $letter }) для виходу { $letter }
why-map-exit = вихід { $letter } для входу ({ $letter })
why-map-price = ціна для ({ $letter }): рядок shortcut { $letter }: над мапою
why-map-price-form = ціна на зразок 7 movement або 5 money, а не «{ $value }»
why-map-no-shortcut = короткий шлях, який є на мапі; ({ $letter }) немає
why-map-stray = нічого на { $space }, де на мапі немає клітинки; а не «{ $value }»
why-map-same-sign = { $sign } на { $space }, як на мапі, а не «{ $value }»
why-map-section = секція для { $space }, від 0 до { $most }, а не «{ $value }»
why-map-jump = щонайбільше одна червона лінія між { $one } і { $two }
why-map-way-out = клітинка секції 0 або 1 поруч зі стартом
why-map-way-in = клітинка секції { $less } або { $lines } поруч із фінішем

## Packs and content

why-id = малі латинські літери, цифри й поодинокі дефіси, разом щонайбільше { $most }, а не «{ $value }»
why-language = мова на зразок en чи uk, а не «{ $value }»
why-some-language = текст щонайменше однією мовою
why-wording = від 1 до { $most } видимих символів
why-card-id = ідентифікатор карти, а не «{ $value }»
why-track-id = ідентифікатор траси, а не «{ $value }»
why-map-or-file = або map, або file для tracks.{ $name }
why-map-itself = map із самою мапою { $name }: поруч із цим пакетом файлів немає
why-track-file-name = назва файлу .track поруч із пакетом, а не «{ $value }»
why-faces = граней кубика { $kind }: { $most }, а не { $n }
why-face = blank, symbol, power або money, movement чи credit із цифрою, а не «{ $value }»
why-face-no-card = жодного { $value } на кубику { $kind }, який не має карти
why-face-not-blank = непорожня грань на кубику { $kind }
why-start-dice = кубиків { $kind } кожному з { $players } гравців: { $each }; у коробці їх { $n }
why-one-start-die = хоча б один кубик, з яким гравець починає
why-fan-spaces = поділок треку вболівальників: { $most }, а не { $n }
why-one-lap = 1 коло для перегонів кількома трасами
why-second-card = по одній карті кожного кольору; { $card } — друга карта кольору { $color }
why-missing-cards = по карті кожного кольору; бракує: { $missing }
why-track-count = від 1 до { $most } трас, а не { $n }
why-special = правильний TOML із таблицею [special]
why-weights = таблиця «weights» саме з цих значень: { $known }
why-weight = число для «{ $name }», а не «{ $value }»
why-weights-by-card = таблиця за картами для «{ $name }», а не «{ $value }»

## Records, saved positions and dice

why-tour-header = значення, які може мати тур, після «{ $key }:»
why-tour-race = рядок «race 1 | ...» із гешем запису під ним
why-tour-order = на цьому місці перегони № { $n }
why-tour-hash = запис із цим гешем, а не з { $found }
why-tour-unfinished = перегони № { $n }, дограні до кінця перед наступними
why-tour-options = параметри, які тур має для цих перегонів
why-tour-seats = стільки місць, скільки гравців у турі: { $n }
why-tour-starter = перегони, які починає місце { $seat }, останнє в заліку
why-tour-whole = перегони з власного початку, а не з моменту інших
why-tour-agreed = наперед домовлено лише про те, хто починає за заліком
why-kept-races = файл перегонів, збережений браузером, версія { $version }
why-record-title = заголовок «{ $title }»
why-record-headers = по одному рядку заголовка: { $known }
why-record-header = рядок заголовка «{ $key }: …»
why-record-start = перший рядок «start» із кубиками початку
why-record-action = номер місця, менший за { $n }, і його дія
why-record-number = ціле число після «{ $key }:»
why-record-object = об’єкт JSON після «{ $key }:»
why-record-from = перегони та скільки дій узято з них (усього { $n })
why-record-game = запис гри { $game }
why-record-rules = версія правил { $wanted }, а не { $found }
why-record-values = одна з відомих тут версій надрукованих значень: { $known }
why-record-older = версія правил { $wanted }, а не { $found }; { $error }
why-record-changed = запис без { $rule }: це правило змінилося після версії { $found }
why-record-options = параметри й розкладка, які гра розуміє
why-seed = початкове число { $wanted }, а не { $found }
why-fair-dice = { $found } за таємницею, а не { $told }
why-fair-none = кубики з таємницею; ці випливають із початкового числа
why-fair-version = кубики за способом { $wanted }, а не { $found }
why-fair-parts = таємниця, її відбиток, стіл і слово кожного місця
why-fair-promise = таємниця, чий відбиток показали
why-fair-shown = відбиток { $wanted }, а не { $found }
why-fewer-dice = менше кубиків для місця { $seat }; зайвих: { $n }
why-no-dice-left = не більше кубиків, ніж кинуто
why-no-dice = нічого після |, бо в цій грі кубиків не кидають; а не «{ $value }»
why-dice-seat = номер місця, менший за { $n }, перед кубиками, а не «{ $value }»
why-dice = вид кубика та його грані, наприклад white:*-, а не «{ $value }»
why-dice-faces = грані на зразок - * ! $1 >1 c1, а не «{ $value }»
why-no-face-given = для наступного кубика { $kind } грані не вказано
why-other-kind = кидають кубик { $kind }, а не { $value }
why-other-face = кубик { $kind } не має грані { $value }
why-state-field = поле { $name }
why-state = збережена позиція, у якій усе сходиться
why-other-version = відтоді змінилися правила або карти
why-table-rows = заголовок і рядки, які можна прочитати
why-row-kind = відомий вид рядка, а не «{ $value }»

## Scenarios and positions

why-position = можлива позиція
why-space = клітинка траси { $track }, наприклад 4.7, start чи finish, а не «{ $value }»
why-kind = вид кубика, наприклад white чи light-gray, а не «{ $value }»
why-frames = кроки у вигляді «script at item x y» через ;
why-frame-step = крок { $name }, який існує
why-one-start-player-die = щонайбільше один кубик першого гравця
why-dice-supply = кубиків { $kind } у зонах і лотку: щонайбільше { $most }
why-cell = клітинка від a1 до g7, а не «{ $value }»
why-scenario-of = { $expected } (сценарій: { $title })
why-scenario-block = нічого після «{ $key }:» у тому самому рядку
why-scenario-indented = рядок із відступом лише під position:, play: чи expect:
why-scenario-expects = сценарій, який щось перевіряє
why-scenario-proves = один рядок proves: з ідентифікаторами через кому
why-scenario-option = параметри у вигляді назва=значення, а не «{ $value }»
why-scenario-seats = кількість місць, а не «{ $value }»
why-scenario-action = номер місця та його дія, а після | кубики, що випали
why-scenario-dice = кидок усіх кубиків, що стоять після |
why-scenario-seat = номер місця, менший за { $n }, після «{ $word }», а не «{ $value }»
why-scenario-fact-form = факт на зразок «0 money = 3» або legal, can, cannot, asks
why-scenario-fact = факт, який видно, а не «{ $value }»
why-scenario-but = { $wanted }, а насправді { $actual }
why-scenario-legal = щоб можна було «{ $value }»; можна: { $known }
why-scenario-untouched = щоб відхилена дія нічого не змінила
why-scenario-refused = щоб «{ $value }» було відхилено

## Options of games

why-laps-or-tracks = перегони — це одна траса з колами або кілька трас поспіль
why-most-tracks = у перегонах щонайбільше { $most } трас
why-track-ids = траси вказують ідентифікаторами, одну чи кілька, а не як «{ $value }»
why-cards-form = карти — це ідентифікатор набору або вісім ідентифікаторів карт, а не «{ $value }»
why-no-card = карти «{ $value }» немає
why-same-color = { $one } і { $two } одного кольору, { $color }
why-colors-missing = у наборі по карті кожного кольору; бракує: { $missing }
why-board-ranks = поле — це список рядів: { $size }
why-board-free = у центрі й на кутах жетонів немає
why-board-tokens = на полі не ті жетони, що є в грі
why-rank = ряд — це { $size } знаків із { $signs }, а не «{ $value }»
why-rows = по ряду на кожне місце: { $n }
why-row = ряд — це сім кольорів через кому, кожен раз, а не «{ $value }»
why-tokens-form = жетони вказують так: protection:2,warp:5
why-token-count = жетонів { $name } від 0 до { $most }, а не «{ $value }»
why-token-sum = особливих жетонів усього { $most }
why-no-active-die = активного кубика «{ $value }», який міг би повернутися до кидка, немає
why-rejoining = із цих кубиків до кидка можуть повернутися щонайбільше { $most }: { $dice }
why-no-safe-push = жоден активний кубик не вбереже цей кидок від невдачі

## Settings, simulations, texts

why-text = текст
why-whole = ціле число
why-any-number = число
why-yes-no = 0 або 1
why-at-least = { $least } або більше
why-db = { $path } неможливо прочитати чи записати
why-db-closing = сервер завершує роботу
why-db-newer = { $path } записала новіша версія Cube Cup
why-db-other = { $path } належить іншій програмі
why-db-overtaken = хтось інший змінив цей стіл тієї самої миті
why-db-there = { $path } вже існує
why-db-empty = { $path } не містить столів Cube Cup
why-db-driver = для PostgreSQL пакету потрібне доповнення: pip install 'cubecup[postgresql]'
why-db-dump = копії бази PostgreSQL роблять програмами pg_dump і pg_restore
why-db-used = { $path } використовує інший сервер
why-one-process = кільком процесам потрібна спільна база даних (--database postgresql://...)
why-server-start = сервер не запустився
why-server-player = сервер відмовив гравцеві
why-server-table = сервер відмовив у столі
why-plan = завданню потрібні перегони, кількість гравців, бот і гра
why-same-race = двоє перегонів мають назву «{ $value }»
why-same-table = два збирачі роблять таблицю «{ $value }»
why-no-table = у { $game } немає таблиці «{ $value }»
why-collector-name = збирача називають так: модуль:Клас
why-collector-found = його неможливо знайти чи прочитати
why-collector-class = це не підклас cubecup.lab.Collector
why-collector-table = йому потрібна `table`: проста назва й різні стовпці типів { $known }
why-bot-found = його неможливо знайти чи прочитати ({ $reason })
why-bot-named = у ньому немає { $part }, а є { $known }
why-exec-empty = після exec: немає команди
why-exec-start = його не вдалося запустити ({ $reason })
why-exec-late = він не відповів за { $seconds } с
why-exec-ended = він завершився з кодом { $status }
why-exec-closed = він працює, але закрив своє стандартне введення або виведення
why-exec-line = він написав «{ $value }» замість { $expected }
why-exec-illegal = він двічі дав неможливу відповідь. { $error }
why-bot-made = його неможливо створити ({ $reason })
why-bot-form = власного записують як `package.module:Class`, з великої літери, а програму — як `exec:КОМАНДА`
why-bot-class = це має бути клас з атрибутом `name` і методом `decide(sight, choice)`
why-part = частина завдання. Видаліть цей файл, і та сама команда все полагодить
why-job = опис симуляції
why-table-of = таблиця { $name }
why-parquet = файл Parquet
why-fluent = правильний синтаксис Fluent
why-text-once = { $id } лише раз; це є ще й у { $other }
why-text-term = жодних $значень у терміні { $id }; краще процитуйте повідомлення
why-text-circle = жодного тексту, що цитує сам себе; { $id } веде назад до { $other }
why-text-quoted = текст { $other }, який цитує { $id }
why-shelf-file = файл полиці, збережений браузером
