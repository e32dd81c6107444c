### The command line in Ukrainian. How these texts are written is told at the top of the English file.

## Help

help-title = Cube Cup: неофіційна цифрова версія «Cubitos» та «Seven Cubes». Грайте, дивіться, вимірюйте.
help-usage = використання:
help-command = КОМАНДА
help-arguments = аргументи
help-more = Кожна команда пояснює себе сама: cubecup КОМАНДА --help
help-what = що
help-options = параметри

command-play = грати проти ботів у терміналі
    .about = Перегони проти ботів у терміналі. Без параметрів: відразу перша гра проти двох ботів.
command-show = карти, набори й траси з малюнками та поясненнями
    .about = Показати карти, набори й траси. Без слів: огляд.
command-sim = багато ігор між ботами та підсумок
    .about = Зіграти багато ігор між ботами й підбити підсумок.
command-report = числа симуляції однією сторінкою HTML
    .about = Підсумувати таблиці, які записала sim --out: один файл HTML із графіками й таблицями, якому більше нічого не треба. Потрібна назва, яку дали для --out.
command-doctor = чого чекати від набору карт, простими реченнями
    .about = Зіграти набір карт кілька секунд і сказати, чого чекати: тривалість, чесність, напруга, карти, яких ніхто не хоче або які купують усі. Те саме початкове число й та сама кількість ігор дають ту саму відповідь.
command-balance = чого варта кожна карта за свою ціну
    .about = Виміряти, чого варта кожна карта за свою ціну: ботами, що завжди її купують, і ботами, що не купують ніколи; і запропонувати кращі ціни. Те саме початкове число дає той самий підсумок.
command-league = боти один проти одного, з рейтингами
    .about = Зіграти між кожними двома ботами на рівних умовах і оцінити їх. Те саме початкове число дає той самий підсумок.
command-check-bot = чи грає ваш бот за протоколом
    .about = Дати ботові зіграти кожен опублікований набір за участю 2–4 гравців і відповісти на все, про що питають; про першу помилку буде сказано. Приймає package.module:Class і exec:COMMAND.
command-exploit = прості плани, що перемагають бота
    .about = Шукати в кожному наборі прості плани, що найкраще грають проти бота: списки покупок з одного чи двох кольорів, сміливі чи ні. Те саме початкове число дає той самий підсумок.
command-replay = записана гра як зрозумілий журнал
    .about = Переказати записану гру, надрукувати одну з її позицій або перевірити запис.
command-review = чому гонку виграно: везіння й рішення
    .about = Розповідає, чому виграно записані гонки: як змінювалися шанси на перемогу, що було везінням, скільки коштували рішення, найдорожчі — з тим, що було б краще й чому. Кілька записів дають профіль: середню ціну рішень за родом, набором і порою гонки.
command-verify = чи кубики гри саме ті, що були обіцяні
    .about = Зіграти записану гру ще раз із кубиками з її таємниці й порівняти кожен кубик; перевірити також, що таємниця саме та, чий відбиток показали до гри (docs/fair-dice.uk.md).
command-seat = ваша програма грає на місці за столом
    .about = Дозволити програмі, що говорить рядками JSON (docs/bots.md), грати за столом на сервері: на вільному місці або на тому, чий ключ вказано. Усі за столом бачать, що це бот.
command-bench = наскільки швидкий рушій
    .about = Виміряти випадкову гру за повним столом в одному процесі. Рішення — це вибір, де є більше ніж одна відповідь.
command-serve = грати в браузері: сервер
    .about = Показує гру браузерам, лише на цьому комп’ютері, якщо не вказано інакше, і зберігає всі столи в базі даних.
command-backup = копія всіх столів, навіть поки сервер працює
    .about = Записати базу даних у файл такою, якою вона є цієї миті; сервер, що працює, цього не помітить.
command-restore = столи з копії замість тих, що є
    .about = Поставити копію, зроблену командою backup, на місце бази даних. Жоден сервер не повинен її використовувати; те, що там було, збережеться поруч.
command-load = скільки витримує сервер
    .about = Запускає власний сервер на цьому комп’ютері, садить за багато столів по двоє випадкових гравців і вимірює.

option-game = гра: cubitos (якщо не вказано) або інша встановлена
option-what = cards, sets чи tracks, з ідентифікатором або без; сам ідентифікатор чи назва; колір; sets random
option-file = запис, який робить play
option-seed = число, з якого походить уся випадковість; якщо не вказано, випадкове
option-language = мова; якщо не вказано, з LC_ALL або LANG
option-version = надрукувати версію
option-h = надрукувати цю довідку
option-players = скільки гравців, разом із вами
option-cards = набір або вісім карт, по одній кожного кольору
option-random-set = вісім випадкових карт із цього числа
option-track = траса або кілька поспіль; якщо не вказано, та, яку радить набір
option-laps = скільки кіл бігти однією трасою
option-timing = strict: гравці діють по черзі; free: хто готовий
option-pack = файл з іншими друкованими значеннями (docs/packs.md)
option-bots = хто грає на інших місцях: рівні, деякі зі стилем (sharp:bold; docs/bots.md); короткий список повторюється
option-save = де зберігати гру; якщо не вказано, окремий файл у вашій теці даних
option-load = продовжити записану гру з її параметрами
option-from = нова гра з миті записаної: позиція після N дій, нові кидки
option-seat = ваше місце, рахуючи від 1; з --from те, яке там вирішує
option-games = скільки ігор кожних перегонів і кожної кількості гравців
option-json = надрукувати числа як JSON
option-sim-bots = хто грає: рівні, деякі зі стилем (sharp:bold; docs/bots.md); від гри до гри міняються місцями; короткий список повторюється
option-sim-tour = грати цілі тури: чи виграє кращий бот тур частіше, ніж перегони (--games: турів)
option-sim-out = записати таблиці: BASE.games і BASE.rounds із форматом у кінці; та сама команда продовжує з місця зупинки
option-sim-format = формат таблиць; якщо не вказано, csv
option-sim-decisions = кожне рішення: що було видно, що дозволено й чим скінчилося, окремою таблицею; якщо формат не вказано, parquet
option-server = адреса сервера, наприклад http://127.0.0.1:8000
option-table = ключ столу, остання частина його посилання
option-program = exec:КОМАНДА, програма, що говорить рядками
option-seat-token = ключ місця; без нього програма сідає на вільне
option-seat-name = ім’я за столом
option-sim-collect = власне вимірювання з власною таблицею (docs/lab.md)
option-sim-force = замінити таблиці з тими самими назвами
option-sim-workers = скільки процесів грає; якщо не вказано, на всіх ядрах
option-sim-engine = local: на цьому комп’ютері; ray: на Ray, якщо його встановлено
option-sim-address = запущений Ray; якщо не вказано, він запускається для завдання
option-base = назва, яку дали для sim --out
option-report-output = файл, який записати; якщо не вказано, BASE.report.html
option-plots = записати графіки ще й окремими файлами до цієї теки
option-plot-format = формат графіків; якщо не вказано, svg
option-set = ідентифікатор набору; власні карти — через --cards або --random-set
option-doctor-seconds = скільки секунд грати; якщо не вказано, 10
option-doctor-games = скільки ігор, хай скільки вони триватимуть
option-doctor-players = скільки гравців; якщо не вказано, 4
option-random-sets = випадкові набори карт із випадковою трасою, крім інших
option-balance-games = скільки ігор кожних перегонів: раз зі звичайним ботом і раз із планами
option-balance-bots = бот, який грає, звичайний і з планами: sharp або adept
option-before = файл з іншими значеннями, з якими для порівняння зіграти ті самі ігри
option-write-pack = записати файл із запропонованими цінами й треком уболівальників
option-balance-markdown = записати таблиці у файл; якщо він є, між позначками <!-- balance --> і <!-- /balance -->
option-balance-check = нічого не грати; сказати, які вартості змінилися після таблиць сторінки
option-balance-out = зберегти ігри як таблиці BASE.games.csv і BASE.rounds.csv; та сама команда продовжує з місця зупинки
option-league-bots = боти ліги; якщо не вказано, усі рівні
option-league-players = кількості гравців, наприклад 2,4
option-league-games = ігор між кожними двома ботами за такої кількості гравців; округлюється, щоб усі набори й місця траплялися однаково часто
option-league-random-sets = ще стільки наборів і трас навмання
option-bot = бот, проти якого вони грають
option-bench-bot = ще й зіграти цілі партії цього бота проти себе самого, на всіх наборах, для двох гравців і більше
option-exploit-players = скільки гравців, один із планом; якщо не вказано, 2
option-candidate = бот, якого перевіряють
option-check-bot-games = скільки перегонів на кожен набір; якщо не вказано, 1
option-exploit-games = скільки нових ігор зіграє кожен із найкращих планів; якщо не вказано, 200
option-sets = набори, на яких грають, або all
option-workers = скільки процесів грає
option-markdown = записати таблиці у файл; якщо він є, між позначками <!-- league --> і <!-- /league -->
option-files = записи, які робить play; кілька дають профіль
option-html = записати розбір однією сторінкою HTML з графіками
option-quality = quick, usual або fine; якщо не вказано, usual
option-review-seat = у профілі лише рішення цього місця, рахуючи від 1
option-step = чекати на Enter після кожної дії
option-at = надрукувати позицію після N дій
option-check = лише перевірити запис
option-commitment = відбиток, який ви бачили до гри, для порівняння
option-seconds = скільки триває один прогін
option-runs = скільки прогонів; рахується найкращий
option-against = виміряти й цю програму, якщо її встановлено, і надрукувати відношення
option-host = адреса, на якій слухати; 0.0.0.0 впускає інші комп’ютери
option-port = порт, на якому слухати; 0 бере будь-який вільний
option-database = файл з усіма столами або postgresql://...; якщо не вказано, cubecup.db у вашій теці даних
option-copy = файл, який записати або прочитати
option-no-browser = не відкривати браузер
option-tables = скільки столів грають одночасно
option-processes = скільки процесів сервера користуються спільною базою даних
option-load-database = база даних для вимірювання, наприклад postgresql://...; її столи там і залишаться. Якщо не вказано — файл, який потім буде видалено
option-apart = розсадити гравців одного столу по різних процесах
option-reviews = розбирати водночас стільки гонок; якщо не вказано, 0
option-rate = скільки дій за секунду пропонувати серверу; якщо не вказано, усі діють якнайшвидше

seed = Початкове число { $seed }

## Playing

you-name = Ви
bot-name = Бот { $n }
player-name = Гравець { $n }

intro-race = { $name }, траса «{ $track }»
intro-own-set = Вісім власних карт
intro-cubitos = Кидайте кубики: успіхи стають активними, промахи лишаються. Перевірте удачу, щоб кинути промахи ще раз, але від трьох активних кубиків перевірка без успіху означає невдачу. Потім біжіть і купуйте кращі кубики. Перемагає той, хто перший на фініші.
intro-against = Суперники: { $names }.
intro-keys = Відповідайте числом. Клавіші: ? довідка, h підказка, c карти, m мапа, u скасувати, q вихід.

play-kept = Гра зберігається у { $path }
play-from = Ця гра йде далі з миті іншої, після дії { $n }. У статистику вона не входить.
play-not-kept = Гру не буде збережено.
play-continue = Продовжити: cubecup play --load { $path }
play-watch = Переглянути ще раз: cubecup replay { $path }
play-keep = Зберегти гру у { $path }? [Т/н]
play-undone = Рішення скасовано.
play-no-undo = Скасувати нічого не можна: відтоді кидали кубики або діяли інші.
play-help = Відповідайте номером рядка або самою дією, наприклад push чи step 4.7. Під час руху назва клітинки веде просто до неї.
hint-title = Найкращі відповіді за часткою перемог:
answer-no = н ні n no

key-help = ця довідка
key-h = підказка: найкращі відповіді та чому
key-u = скасувати останнє рішення, якщо відтоді нічого не відкрилося
key-l = що сталося останнім часом
key-b = ще раз стіл і питання
key-s = зберегти копію: s ФАЙЛ
key-q = вийти; гру можна зберегти
key-c = карти
key-m = уся траса
key-d = як намальовано кубики

## Show

show-overview = Cubitos: карт — { $cards }, набори по вісім і траси для перегонів
show-set = набір
show-id = ідентифікатор
show-race = траса
show-track = траса
show-lap = найкоротше коло
show-lines = червоні лінії
show-card = карта
show-cards = карти
show-cost = вартість
show-in-sets = У наборах:
show-random = Випадковий набір для числа { $seed }
show-hints =
    cubecup show cards white      карти одного кольору
    cubecup show rock-on          карта, набір чи траса
    cubecup show sets random      набір для play --random-set
show-cards-hint = Тексти: cubecup show cards КОЛІР, cubecup show ІДЕНТИФІКАТОР

map-credits = Отримайте стільки кредитів
map-gain = Отримайте кубик: будь-який або не дорожчий за число
map-shortcut = { $kind }: { $price }

facts-cells = Клітинки: відкриті { $open }, вода { $water }, стіни { $walls }
facts-lap = Найкоротше коло: { $n } суходолом
facts-water-lap = { $n } через воду
facts-rewards = Винагороди: { $list }
facts-deep = { $n ->
    [one] { $n } водна клітинка не має поруч суходолу
    [few] { $n } водні клітинки не мають поруч суходолу
    [many] { $n } водних клітинок не мають поруч суходолу
   *[other] { $n } водної клітинки не мають поруч суходолу
}

## Simulations, replays, measurements

sim-games = ігри
sim-rate = { $n } за секунду
sim-title = Ігор: { $games }, { $players }
sim-wins = Перемоги
sim-seat = місце { $n }
sim-bot = бот
sim-draws = нічиї
sim-stalled = застрягли
sim-rounds = Раунди: від { $low } до { $high }, медіана { $median }
sim-bust = Невдач на гравця й гру: { $n }
sim-speed = Рішень за секунду: { $n } ({ $seconds } с)
sim-resumed = Продовження: { $games } з { $planned } ігор уже зіграно.
sim-kept = Збережено ігор: { $games } з { $planned }, у { $folder }.
sim-resume = Продовжити: { $command }
sim-file = Записано: { $path }

league-bot = бот
league-rating = рейтинг
league-interval = 95%
league-games = ігри
exploit-set = набір
exploit-plan = план
exploit-games = ігор
exploit-wins = перемоги
exploit-interval = 95%
exploit-note = Найкращі з усіх списків покупок з одного чи двох кольорів, поодинці проти копій { $bot }; рівна частка — { $fair }.
league-wins = перемоги
league-against = проти
league-players = гравців
league-par = рівні
league-rounds = раундів
league-facts = { $command }: ігор — { $games }, початкове число { $seed }.
league-cut-short = Перервано: ігор { $games } з { $planned }.
league-note = Середній рейтинг 1500; на 400 більше — це шанси десять до одного. Коли гравців більше ніж двоє, бот сам проти копій іншого; «рівні» — частка рівних суперників.

replay-good = { $source }: запис правильний, дій: { $actions }.
replay-over = Гру завершено.
replay-going-on = Гру не завершено.
replay-next = [{ $n }/{ $of }] { $action }
replay-from = До дії { $n } це інша гра; звідти вона йде далі з новими кидками.
verify-good = { $source }: кожен кубик такий, як було обіцяно.
verify-promise = Відбиток { $commitment }
verify-counts = Кидків: { $rolls }, кубиків: { $dice }; інших рішень випадку: { $chances }.
verify-same = Ці кубики однакові для всіх, хто біжить перегони «{ $race }».
verify-words = Гравців, що додали власне слово: { $n } з { $of }.

check-bot-passed = { $bot } грає за протоколом.
check-bot-failed = Перевірку не пройдено. { $why }
check-bot-figures = { $games ->
    [one] { $games } перегони
    [few] { $games } перегони
   *[many] { $games } перегонів
}, { $decisions ->
    [one] { $decisions } відповідь
    [few] { $decisions } відповіді
   *[many] { $decisions } відповідей
}, { $kinds ->
    [one] { $kinds } вид запитань
    [few] { $kinds } види запитань
   *[many] { $kinds } видів запитань
}
check-bot-time = На відповідь іде { $mean } мс, на найдовшу пішло { $slowest } мс.
check-bot-unfinished = Не завершилися за { $rounds } раундів: { $n ->
    [one] { $n } перегони
    [few] { $n } перегони
   *[many] { $n } перегонів
}. Схоже, бот не прагне фінішу.

bench-game = гра
bench-players = гравці
bench-seed = число
bench-decisions_per_s = рішень за секунду обчислень
bench-games_per_s = ігор за секунду
bench-clone_us = копія позиції, мікросекунд
bench-build = збірка
bench-python = Python
bench-rival = рішень за секунду, { $name }
bench-ratio = відношення
bench-bot = бот
bench-matches = партій бота за секунду, гравців: { $players }

## Сервер

serve-address = Cube Cup відкрито за адресою { $address }
serve-stop = Ctrl-C закриває його.

backup-done = { $tables ->
    [one] Скопійовано { $tables } стіл
    [few] Скопійовано { $tables } столи
   *[many] Скопійовано { $tables } столів
}: { $path }
restore-done = { $tables ->
    [one] Відновлено { $tables } стіл
    [few] Відновлено { $tables } столи
   *[many] Відновлено { $tables } столів
}: { $path }
restore-replaced = Те, що було там раніше, лежить у { $path }

load-processes = процесів
load-tables = столів
load-timing = порядок дій
load-reviews = розборів ще триває наприкінці
load-measured_s = секунд
load-offered_per_s = запропоновано дій за секунду
load-accepted_per_s = прийнято дій за секунду
load-rejected = відхилено дій
load-overtaken = комусь поступилися швидкістю
load-p50_ms = від дії до оновлення, медіана, у мілісекундах
load-p99_ms = від дії до оновлення, 99 зі 100, у мілісекундах
load-memory_per_table_kb = пам’ять на стіл, у кілобайтах
load-server_cpu_us = робота сервера на дію, у мікросекундах
load-players_cpu_us = робота гравців на дію, у мікросекундах
load-build = збірка
load-as-fast = якнайшвидше
load-unknown = тут невідомо

## Розбори

reviewed-working = Позиції
reviewed-race = { $source }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}, якість { $quality }
reviewed-written = Розбір записано до { $path }.
reviewed-profile = { $races ->
    [one] { $races } гонка
    [few] { $races } гонки
   *[many] { $races } гонок
}: скільки в середньому коштувало рішення, у пунктах шансу на перемогу
reviewed-player = Гравець
reviewed-result = Підсумок
reviewed-by = За чим
reviewed-count = Рішень
reviewed-cost = Ціна в середньому
reviewed-interval = 95%
reviewed-kind-rolling = Перевірити удачу чи спасувати
reviewed-kind-dice = Вибір кубиків
reviewed-kind-moving = Рух
reviewed-kind-buying = Купівля й здобич
reviewed-kind-abilities = Здібності
reviewed-phase-early = На початку
reviewed-phase-middle = Посередині
reviewed-phase-late = Наприкінці

sim-tour-title = { $name }: { $n ->
    [one] { $n } тур
    [few] { $n } тури
   *[many] { $n } турів
}, у кожному { $races ->
    [one] { $races } перегони
    [few] { $races } перегони
   *[many] { $races } перегонів
}
sim-tour-tours = виграно турів
sim-tour-races = виграно перегонів
sim-tour-better = { $name } виграє { $races } перегонів і { $tours } турів.

## cubecup tour

command-tour = цілий тур: перегони за перегонами, із заліком
    .about = Тур проти ботів у терміналі: «Чемпіонські перегони», «Тур де Куб» або перегони на ваш вибір. Тур записано на диск перед кожним питанням.
option-tour = який тур; без цього — перший
option-races = власний тур: від 3 до 12 наборів через кому або «random»
option-tour-load = продовжити тур із файлу FILE
option-tour-show = перевірити тур із файлу FILE, перегони за перегонами, і показати залік та історію
tour-standing = { $name }: зіграно { $n } із { $races ->
    [one] { $races } перегонів
   *[many] { $races } перегонів
}
tour-next = Перегони № { $n }: { $name }
tour-begins = Починає { $name }: останнє місце в заліку.
tour-ready = Натисніть Enter, щоб почати перегони № { $n }.
tour-continue = Продовжити: cubecup tour --load { $path }
tour-kept = Тур записано в { $path }
tour-places = місця { $places }
tour-push = { $n ->
    [one] { $n } перевірка удачі
    [few] { $n } перевірки удачі
   *[many] { $n } перевірок удачі
}
tour-bust = { $n ->
    [one] { $n } невдача
    [few] { $n } невдачі
   *[many] { $n } невдач
}
tour-steal = { $n ->
    [one] { $n } крадіжка
    [few] { $n } крадіжки
   *[many] { $n } крадіжок
}

## cubecup seat

seat-over = Гру закінчено. Перемогло місце: { $seats }
seat-nobody = Гру закінчено; ніхто не переміг.
