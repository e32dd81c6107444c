### The command line in Russian. How these texts are written is told at the top of the English file.

## Help

help-title = Cube Cup: неофициальная цифровая версия «Cubitos» и «Seven Cubes». Играйте, смотрите, измеряйте.
help-usage = использование:
help-command = КОМАНДА
help-arguments = аргументы
help-more = Каждая команда объясняет себя сама: cubecup КОМАНДА --help
help-what = что
help-options = параметры

command-play = играть против ботов в терминале
    .about = Забег против ботов в терминале. Без параметров: сразу первый забег против двух ботов.
command-show = карты, наборы и трассы с рисунками и пояснениями
    .about = Показать карты, наборы и трассы. Без слов: обзор.
command-sim = много игр между ботами и итоги
    .about = Сыграть много игр между ботами и подвести итоги.
command-report = числа симуляции одной страницей HTML
    .about = Подвести итог таблицам, которые записала sim --out: один файл HTML с графиками и таблицами, которому больше ничего не нужно. Нужно имя, которое дали для --out.
command-doctor = чего ждать от набора карт, простыми предложениями
    .about = Сыграть набор карт несколько секунд и сказать, чего ждать: длительность, честность, напряжение, карты, которых никто не хочет или которые покупают все. То же начальное число и то же количество игр дают тот же ответ.
command-balance = чего стоит каждая карта за свою цену
    .about = Измерить, чего стоит каждая карта за свою цену: ботами, которые всегда её покупают, и ботами, которые не покупают никогда; и предложить лучшие цены. То же начальное число даёт тот же итог.
command-league = боты друг против друга, с рейтингами
    .about = Сыграть между каждыми двумя ботами на равных условиях и оценить их. То же начальное число даёт тот же итог.
command-check-bot = играет ли ваш бот по протоколу
    .about = Дать боту сыграть каждый опубликованный набор с участием 2–4 игроков и ответить на всё, о чём спрашивают; о первой ошибке будет сказано. Принимает package.module:Class и exec:COMMAND.
command-exploit = простые планы, которые побеждают бота
    .about = Искать в каждом наборе простые планы, которые лучше всего играют против бота: списки покупок из одного или двух цветов, смелые или нет. То же начальное число даёт тот же итог.
command-replay = записанная игра в виде понятного журнала
    .about = Пересказать записанную игру, напечатать одну из её позиций или проверить запись.
command-review = почему гонка выиграна: удача и решения
    .about = Рассказывает, почему выиграны записанные гонки: как менялись шансы на победу, что было удачей, сколько стоили решения, самые дорогие — с тем, что было бы лучше и почему. Несколько записей дают профиль: среднюю цену решений по роду, набору и поре гонки.
command-verify = те ли кубики в игре, что были обещаны
    .about = Сыграть записанную игру ещё раз с кубиками из её тайны и сравнить каждый кубик; проверить также, что тайна именно та, чей отпечаток показали до игры (docs/fair-dice.ru.md).
command-bench = насколько быстр движок
    .about = Измерить случайную игру за полным столом в одном процессе. Решение — это выбор, где больше одного ответа.
command-serve = играть в браузере: сервер
    .about = Показывает игру браузерам, только на этом компьютере, если не указано иное, и хранит все столы в базе данных.
command-backup = копия всех столов, даже пока сервер работает
    .about = Записать базу данных в файл такой, какая она в этот миг; работающему серверу это не мешает.
command-restore = столы из копии вместо тех, что есть
    .about = Поставить копию, сделанную командой backup, на место базы данных. Ни один сервер не должен её использовать; то, что там было, сохранится рядом.
command-load = сколько выдержит сервер
    .about = Запускает собственный сервер на этом компьютере, сажает за много столов по двое случайных игроков и измеряет.

option-game = игра: cubitos (если не указана) или другая установленная
option-what = cards, sets или tracks, с идентификатором или без; сам идентификатор или название; цвет; sets random
option-file = запись, которую делает play
option-seed = число, из которого происходит вся случайность; если не указано, случайное
option-language = язык; если не указан, из LC_ALL или LANG
option-version = напечатать версию
option-h = напечатать эту справку
option-players = сколько игроков вместе с вами
option-cards = набор или восемь карт, по одной каждого цвета
option-random-set = восемь случайных карт из этого числа
option-track = трасса или несколько подряд; если не указано, та, которую советует набор
option-laps = сколько кругов бежать по одной трассе
option-timing = strict: игроки действуют по очереди; free: кто готов
option-pack = файл с другими напечатанными значениями (docs/packs.md)
option-bots = кто играет на остальных местах: уровни, некоторые со стилем (sharp:bold; docs/bots.md); короткий список повторяется
option-save = где хранить игру; если не указано, отдельный файл в вашей папке данных
option-load = продолжить записанную игру с её параметрами
option-from = новая игра с момента записанной: позиция после N действий, новые броски
option-seat = ваше место, считая от 1; с --from то, которое там решает
option-games = сколько игр каждого забега и каждого числа игроков
option-json = напечатать числа как JSON
option-sim-bots = кто играет: уровни, некоторые со стилем (sharp:bold; docs/bots.md); от игры к игре меняются местами; короткий список повторяется
option-sim-tour = играть целые туры: выигрывает ли лучший бот тур чаще, чем забег (--games: туров)
option-sim-out = записать таблицы: BASE.games и BASE.rounds с форматом в конце; та же команда продолжает с места остановки
option-sim-format = формат таблиц; если не указан, csv
option-sim-decisions = каждое решение: что было видно, что разрешено и чем кончилось, отдельной таблицей; если формат не указан, parquet
option-sim-collect = собственное измерение с собственной таблицей (docs/lab.md)
option-sim-force = заменить таблицы с теми же именами
option-sim-workers = сколько процессов играет; если не указано, на всех ядрах
option-sim-engine = local: на этом компьютере; ray: на Ray, если он установлен
option-sim-address = работающий Ray; если не указан, он запускается для задания
option-base = имя, которое дали для sim --out
option-report-output = файл, который записать; если не указано, BASE.report.html
option-plots = записать графики ещё и отдельными файлами в эту папку
option-plot-format = формат графиков; если не указано, svg
option-set = идентификатор набора; собственные карты — через --cards или --random-set
option-doctor-seconds = сколько секунд играть; если не указано, 10
option-doctor-games = сколько игр, сколько бы они ни длились
option-doctor-players = сколько игроков; если не указано, 4
option-random-sets = случайные наборы карт со случайной трассой, кроме остальных
option-balance-games = сколько игр каждого забега: раз с обычным ботом и раз с планами
option-balance-bots = бот, который играет, обычный и с планами: sharp или adept
option-before = файл с другими значениями, с которыми для сравнения сыграть те же игры
option-write-pack = записать файл с предложенными ценами и шкалой поддержки
option-balance-markdown = записать таблицы в файл; если он есть, между метками <!-- balance --> и <!-- /balance -->
option-balance-check = ничего не играть; сказать, какие цены изменились после таблиц страницы
option-balance-out = сохранить игры как таблицы BASE.games.csv и BASE.rounds.csv; та же команда продолжает с места остановки
option-league-bots = боты лиги; если не указано, все уровни
option-league-players = количества игроков, например 2,4
option-league-games = игр между каждыми двумя ботами при таком количестве игроков; округляется, чтобы все наборы и места встречались одинаково часто
option-league-random-sets = ещё столько наборов и трасс наугад
option-bot = бот, против которого они играют
option-bench-bot = ещё и сыграть целые партии этого бота против самого себя, на всех наборах, для двух игроков и больше
option-exploit-players = сколько игроков, один с планом; если не указано, 2
option-candidate = бот, которого проверяют
option-check-bot-games = сколько забегов на каждый набор; если не указано, 1
option-exploit-games = сколько новых игр сыграет каждый из лучших планов; если не указано, 200
option-sets = наборы, на которых играют, или all
option-workers = сколько процессов играет
option-markdown = записать таблицы в файл; если он есть, между метками <!-- league --> и <!-- /league -->
option-files = записи, которые делает play; несколько дают профиль
option-html = записать разбор одной страницей HTML с графиками
option-quality = quick, usual или fine; если не указано, usual
option-review-seat = в профиле только решения этого места, считая с 1
option-step = ждать Enter после каждого действия
option-at = напечатать позицию после N действий
option-check = только проверить запись
option-commitment = отпечаток, который вы видели до игры, для сравнения
option-seconds = сколько длится один прогон
option-runs = сколько прогонов; считается лучший
option-against = измерить и эту программу, если она установлена, и напечатать отношение
option-host = адрес, на котором слушать; 0.0.0.0 впускает другие компьютеры
option-port = порт, на котором слушать; 0 берёт любой свободный
option-database = файл со всеми столами или postgresql://...; если не указан, cubecup.db в вашей папке данных
option-copy = файл, который записать или прочитать
option-no-browser = не открывать браузер
option-tables = сколько столов играют одновременно
option-processes = сколько процессов сервера пользуются общей базой данных
option-load-database = база данных для измерения, например postgresql://...; её столы там и останутся. Если не указана — файл, который потом будет удалён
option-apart = рассадить игроков одного стола по разным процессам
option-reviews = разбирать одновременно столько гонок; если не указано, 0
option-rate = сколько действий в секунду предлагать серверу; если не указано, все действуют как можно быстрее

seed = Начальное число { $seed }

## Playing

you-name = Вы
bot-name = Бот { $n }
player-name = Игрок { $n }

intro-race = { $name }, трасса «{ $track }»
intro-own-set = Восемь собственных карт
intro-cubitos = Бросайте кубики: попадания становятся активными, промахи остаются. Рискните, чтобы перебросить промахи, но начиная с трёх активных кубиков бросок без попаданий ведёт к потере кубиков. Потом бегите и покупайте кубики получше. Побеждает тот, кто первым окажется на финише.
intro-against = Соперники: { $names }.
intro-keys = Отвечайте числом. Клавиши: ? справка, h подсказка, c карты, m карта трассы, u отменить, q выход.

play-kept = Игра хранится в { $path }
play-from = Эта игра продолжает другую с действия { $n }. В статистику она не входит.
play-not-kept = Игра не будет сохранена.
play-continue = Продолжить: cubecup play --load { $path }
play-watch = Посмотреть ещё раз: cubecup replay { $path }
play-keep = Сохранить игру в { $path }? [Д/н]
play-undone = Решение отменено.
play-no-undo = Отменить ничего нельзя: с тех пор бросали кубики или действовали другие.
play-help = Отвечайте номером строки или самим действием, например push или step 4.7. Во время движения название клетки ведёт прямо к ней.
hint-title = Лучшие ответы по доле побед:
answer-no = н нет n no

key-help = эта справка
key-h = подсказка: лучшие ответы и почему
key-u = отменить последнее решение, если с тех пор ничего не открылось
key-l = что произошло в последнее время
key-b = ещё раз стол и вопрос
key-s = сохранить копию: s ФАЙЛ
key-q = выйти; игру можно сохранить
key-c = карты
key-m = вся трасса
key-d = как нарисованы кубики

## Show

show-overview = Cubitos: карт — { $cards }, наборы по восемь и трассы для забегов
show-set = набор
show-id = идентификатор
show-race = трасса
show-track = трасса
show-lap = кратчайший круг
show-lines = красные черты
show-card = карта
show-cards = карты
show-cost = стоимость
show-in-sets = В наборах:
show-random = Случайный набор для числа { $seed }
show-hints =
    cubecup show cards white      карты одного цвета
    cubecup show rock-on          карта, набор или трасса
    cubecup show sets random      набор для play --random-set
show-cards-hint = Тексты: cubecup show cards ЦВЕТ, cubecup show ИДЕНТИФИКАТОР

map-credits = Получите столько кредитов
map-gain = Получите кубик: любой или не дороже числа
map-shortcut = { $kind }: { $price }

facts-cells = Клетки: равнина { $open }, вода { $water }, стены { $walls }
facts-lap = Кратчайший круг: { $n } по суше
facts-water-lap = { $n } через воду
facts-rewards = Бонусы: { $list }
facts-deep = { $n ->
    [one] { $n } водная клетка без суши рядом
    [few] { $n } водные клетки без суши рядом
    [many] { $n } водных клеток без суши рядом
   *[other] { $n } водной клетки без суши рядом
}

## Simulations, replays, measurements

sim-games = игры
sim-rate = { $n } в секунду
sim-title = Игр: { $games }, { $players }
sim-wins = Победы
sim-seat = место { $n }
sim-bot = бот
sim-draws = ничьи
sim-stalled = застряли
sim-rounds = Раунды: от { $low } до { $high }, медиана { $median }
sim-bust = Потерь кубиков на игрока и игру: { $n }
sim-speed = Решений в секунду: { $n } ({ $seconds } с)
sim-resumed = Продолжение: { $games } из { $planned } игр уже сыграно.
sim-kept = Сохранено игр: { $games } из { $planned }, в { $folder }.
sim-resume = Продолжить: { $command }
sim-file = Записано: { $path }

league-bot = бот
league-rating = рейтинг
league-interval = 95%
league-games = игры
exploit-set = набор
exploit-plan = план
exploit-games = игр
exploit-wins = победы
exploit-interval = 95%
exploit-note = Лучшие из всех списков покупок из одного или двух цветов, в одиночку против копий { $bot }; равная доля — { $fair }.
league-wins = победы
league-against = против
league-players = игроков
league-par = равные
league-rounds = раундов
league-facts = { $command }: игр — { $games }, начальное число { $seed }.
league-cut-short = Прервано: игр { $games } из { $planned }.
league-note = Средний рейтинг 1500; на 400 больше — это шансы десять к одному. Когда игроков больше двух, бот один против копий другого; «равные» — доля равных соперников.

replay-good = { $source }: запись верна, действий: { $actions }.
replay-over = Игра окончена.
replay-going-on = Игра не окончена.
replay-next = [{ $n }/{ $of }] { $action }
replay-from = До действия { $n } это другая игра; оттуда она идёт дальше с новыми бросками.
verify-good = { $source }: каждый кубик такой, как было обещано.
verify-promise = Отпечаток { $commitment }
verify-counts = Бросков: { $rolls }, кубиков: { $dice }; других решений случая: { $chances }.
verify-same = Эти кубики одинаковы для всех, кто бежит гонку «{ $race }».
verify-words = Игроков, добавивших своё слово: { $n } из { $of }.

check-bot-passed = { $bot } играет по протоколу.
check-bot-failed = Проверка не пройдена. { $why }
check-bot-figures = { $games ->
    [one] { $games } забег
    [few] { $games } забега
   *[many] { $games } забегов
}, { $decisions ->
    [one] { $decisions } ответ
    [few] { $decisions } ответа
   *[many] { $decisions } ответов
}, { $kinds ->
    [one] { $kinds } вид вопросов
    [few] { $kinds } вида вопросов
   *[many] { $kinds } видов вопросов
}
check-bot-time = На ответ уходит { $mean } мс, на самый долгий ушло { $slowest } мс.
check-bot-unfinished = Не закончились за { $rounds } раундов: { $n ->
    [one] { $n } забег
    [few] { $n } забега
   *[many] { $n } забегов
}. Похоже, бот не стремится к финишу.

bench-game = игра
bench-players = игроки
bench-seed = число
bench-decisions_per_s = решений в секунду вычислений
bench-games_per_s = игр в секунду
bench-clone_us = копия позиции, микросекунд
bench-build = сборка
bench-python = Python
bench-rival = решений в секунду, { $name }
bench-ratio = отношение
bench-bot = бот
bench-matches = партий бота в секунду, игроков: { $players }

## Сервер

serve-address = Cube Cup открыт по адресу { $address }
serve-stop = Ctrl-C закрывает его.

backup-done = { $tables ->
    [one] Скопирован { $tables } стол
    [few] Скопировано { $tables } стола
   *[many] Скопировано { $tables } столов
}: { $path }
restore-done = { $tables ->
    [one] Восстановлен { $tables } стол
    [few] Восстановлено { $tables } стола
   *[many] Восстановлено { $tables } столов
}: { $path }
restore-replaced = То, что было там раньше, лежит в { $path }

load-processes = процессов
load-tables = столов
load-timing = порядок действий
load-reviews = разборов ещё идёт в конце
load-measured_s = секунд
load-offered_per_s = предложено действий в секунду
load-accepted_per_s = принято действий в секунду
load-rejected = отклонено действий
load-overtaken = кто-то оказался быстрее
load-p50_ms = от действия до обновления, медиана, в миллисекундах
load-p99_ms = от действия до обновления, 99 из 100, в миллисекундах
load-memory_per_table_kb = память на стол, в килобайтах
load-server_cpu_us = работа сервера на действие, в микросекундах
load-players_cpu_us = работа игроков на действие, в микросекундах
load-build = сборка
load-as-fast = как можно быстрее
load-unknown = здесь неизвестно

## Разборы

reviewed-working = Позиции
reviewed-race = { $source }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, качество { $quality }
reviewed-written = Разбор записан в { $path }.
reviewed-profile = { $races ->
    [one] { $races } гонка
    [few] { $races } гонки
   *[many] { $races } гонок
}: сколько в среднем стоило решение, в пунктах шанса на победу
reviewed-player = Игрок
reviewed-result = Итог
reviewed-by = По чему
reviewed-count = Решений
reviewed-cost = Цена в среднем
reviewed-interval = 95%
reviewed-kind-rolling = Рискнуть или спасовать
reviewed-kind-dice = Выбор кубиков
reviewed-kind-moving = Движение
reviewed-kind-buying = Покупка и добыча
reviewed-kind-abilities = Способности
reviewed-phase-early = В начале
reviewed-phase-middle = В середине
reviewed-phase-late = В конце

sim-tour-title = { $name }: { $n ->
    [one] { $n } тур
    [few] { $n } тура
   *[many] { $n } туров
}, в каждом { $races ->
    [one] { $races } забег
    [few] { $races } забега
   *[many] { $races } забегов
}
sim-tour-tours = выиграно туров
sim-tour-races = выиграно забегов
sim-tour-better = { $name } выигрывает { $races } забегов и { $tours } туров.

## cubecup tour

command-tour = целый тур: забег за забегом, с зачётом
    .about = Тур против ботов в терминале: «Турнир чемпионов», «Тур де Куб» или забеги на ваш выбор. Тур записан на диск перед каждым вопросом.
option-tour = какой тур; без этого — первый
option-races = свой тур: от 3 до 12 наборов через запятую или «random»
option-tour-load = продолжить тур из файла FILE
option-tour-show = проверить тур из файла FILE, забег за забегом, и показать зачёт и историю
tour-standing = { $name }: сыграно { $n } из { $races ->
    [one] { $races } забега
   *[many] { $races } забегов
}
tour-next = Забег { $n }: { $name }
tour-begins = Начинает { $name }: последнее место в зачёте.
tour-ready = Нажмите Enter, чтобы начать забег { $n }.
tour-continue = Продолжить: cubecup tour --load { $path }
tour-kept = Тур записан в { $path }
tour-places = места { $places }
tour-push = { $n ->
    [one] { $n } риск
    [few] { $n } риска
   *[many] { $n } рисков
}
tour-bust = { $n ->
    [one] { $n } потеря кубиков
    [few] { $n } потери кубиков
   *[many] { $n } потерь кубиков
}
tour-steal = { $n ->
    [one] { $n } кража
    [few] { $n } кражи
   *[many] { $n } краж
}
