### Errors in Ukrainian, by code. How these texts are written is told at the top of the English file.

## Files

error-bad-action = { $source }, рядок { $line }: дія, якої правила не дозволяють. Потрібно: { $expected }
error-bad-content = { $source }, рядок { $line }: непридатний вміст. Потрібно: { $expected }
error-bad-dice = { $source }, рядок { $line }: це не кидок кубиків. Потрібно: { $expected }
error-bad-face = { $source }, рядок { $line }: такої грані в кубика не буває. Потрібно: { $expected }
error-bad-header = { $source }, рядок { $line }: це не рядок заголовка. Потрібно: { $expected }
error-bad-id = { $source }, рядок { $line }: це не ідентифікатор. Потрібно: { $expected }
error-bad-language = { $source }, рядок { $line }: це не мова. Потрібно: { $expected }
error-bad-wording = { $source }, рядок { $line }: такий текст неможливо показати. Потрібно: { $expected }
error-bad-number = { $source }, рядок { $line }: невідповідне число. Потрібно: { $expected }
error-bad-position = { $source }, рядок { $line }: це не позиція. Потрібно: { $expected }
error-bad-price = { $source }, рядок { $line }: це не ціна. Потрібно: { $expected }
error-bad-record = { $source }, рядок { $line }: це не запис гри. Потрібно: { $expected }
error-bad-row = { $source }, рядок { $line }: це не рядок мапи. Потрібно: { $expected }
error-bad-scenario = { $source }, рядок { $line }: це не сценарій. Потрібно: { $expected }
error-bad-section = { $source }, рядок { $line }: це не секція траси. Потрібно: { $expected }
error-bad-state = { $source }, рядок { $line }: пошкоджена позиція. Потрібно: { $expected }
error-bad-text = { $source }, рядок { $line }: текст неможливо прочитати. Потрібно: { $expected }
error-closed-finish = { $source }, рядок { $line }: до фінішу ніщо не веде. Потрібно: { $expected }
error-closed-start = { $source }, рядок { $line }: зі старту ніщо не веде. Потрібно: { $expected }
error-dice-differ = { $source }, рядок { $line }: не ті кубики, які кидає гра ({ $expected })
error-dice-left = { $source }, рядок { $line }: кубиків більше, ніж кинуто. Потрібно: { $expected }
error-dice-missing = { $source }, рядок { $line }: кубиків менше, ніж кидає гра ({ $expected })
error-duplicate-key = { $source }, рядок { $line }: те саме двічі. Потрібно: { $expected }
error-duplicate-shortcut = { $source }, рядок { $line }: короткий шлях двічі. Потрібно: { $expected }
error-laps-of-several-tracks = { $source }, рядок { $line }: кола на кількох трасах. Потрібно: { $expected }
error-misaligned = { $source }, рядок { $line }: клітинка зсунута. Потрібно: { $expected }
error-bad-file-name = { $source }, рядок { $line }: це не назва файлу. Потрібно: { $expected }
error-file-in-text = { $source }, рядок { $line }: тут не може бути файлу. Потрібно: { $expected }
error-missing-file = { $source }, рядок { $line }: бракує файлу. Потрібно: { $expected }
error-missing-block = { $source }, рядок { $line }: бракує частини файлу. Потрібно: { $expected }
error-missing-key = { $source }, рядок { $line }: бракує значення. Потрібно: { $expected }
error-missing-section = { $source }, рядок { $line }: бракує секції. Потрібно: { $expected }
error-no-entrance = { $source }, рядок { $line }: короткий шлях без входу. Потрібно: { $expected }
error-no-exit = { $source }, рядок { $line }: короткий шлях без виходу. Потрібно: { $expected }
error-no-price = { $source }, рядок { $line }: короткий шлях без ціни. Потрібно: { $expected }
error-no-finish = { $source }, рядок { $line }: на мапі немає фінішу. Потрібно: { $expected }
error-no-start = { $source }, рядок { $line }: на мапі немає старту. Потрібно: { $expected }
error-not-utf-8 = { $source }, рядок { $line }: це не текст. Потрібно: { $expected }
error-out-of-range = { $source }, рядок { $line }: число поза межами. Потрібно: { $expected }
error-record-refused = { $source }, рядок { $line }: гра цього не приймає ({ $expected })
error-scenario-fails = { $source }, рядок { $line }: сценарій не справджується. Потрібно: { $expected }
error-section-jump = { $source }, рядок { $line }: забагато червоних ліній між клітинками. Потрібно: { $expected }
error-split-space = { $source }, рядок { $line }: старт або фініш розпадається. Потрібно: { $expected }
error-stray-section = { $source }, рядок { $line }: секція там, де немає клітинки. Потрібно: { $expected }
error-tab = { $source }, рядок { $line }: табуляція. Потрібно: { $expected }
error-toml-syntax = { $source }, рядок { $line }: це не TOML. Потрібно: { $expected }
error-too-few-dice = { $source }, рядок { $line }: замало кубиків. Потрібно: { $expected }
error-too-large = { $source }, рядок { $line }: завелике. Потрібно: { $expected }
error-two-of-a-color = { $source }, рядок { $line }: дві карти одного кольору. Потрібно: { $expected }
error-unknown-card = { $source }, рядок { $line }: невідома карта. Потрібно: { $expected }
error-unknown-key = { $source }, рядок { $line }: невідомий ключ. Потрібно: { $expected }
error-unknown-kind = { $source }, рядок { $line }: невідомий вид кубика. Потрібно: { $expected }
error-unknown-symbol = { $source }, рядок { $line }: невідомий символ. Потрібно: { $expected }
error-unknown-track = { $source }, рядок { $line }: невідома траса. Потрібно: { $expected }
error-unreadable = { $source }, рядок { $line }: файл неможливо прочитати. Потрібно: { $expected }
error-wrong-count = { $source }, рядок { $line }: неправильна кількість. Потрібно: { $expected }
error-wrong-game = { $source }, рядок { $line }: запис іншої гри. Потрібно: { $expected }
error-wrong-rules = { $source }, рядок { $line }: запис за іншими правилами. Потрібно: { $expected }
error-wrong-values = { $source }, рядок { $line }: запис з іншими надрукованими значеннями. Потрібно: { $expected }
error-changed-rules = { $source }, рядок { $line }: запис за старішими правилами, відтворений до цього місця. Потрібно: { $expected }
error-wrong-seed = { $source }, рядок { $line }: інше число. Потрібно: { $expected }
error-unfair-dice = { $source }, рядок { $line }: не ті кубики, що були обіцяні. Потрібно: { $expected }
error-broken-promise = { $source }, рядок { $line }: не та таємниця, що була обіцяна. Потрібно: { $expected }
error-not-fair = { $source }, рядок { $line }: про ці кубики нічого не обіцяно. Потрібно: { $expected }
error-wrong-type = { $source }, рядок { $line }: значення не того типу. Потрібно: { $expected }

## Options, commands and actions

error-argument-value = { $argument }: потрібне значення.
error-beyond-end = У записі дій: { $last }, а не { $value }.
error-seats-of-race = Гравців у цих перегонах: { $seats }, а не { $value }.
error-too-far = Новий стіл може продовжити перегони лише в межах перших { $most } дій.
error-record-long = Цей запис задовгий, щоб його показати: дій у ньому понад { $most }.
error-which-moment = Для моменту потрібне щось одне: стіл, запис за посиланням або сам запис.
error-which-record = Для розбору потрібне щось одне: запис за посиланням або сам запис.
error-no-such-record = Такого запису немає або вже немає.
error-links-full = Сервер уже зберігає стільки записів за посиланнями, скільки може. Спробуйте пізніше.
error-nothing-left = Тут гру завершено, продовжувати нема чого.
error-moment-form = Момент — це FILE@N: запис і кількість дій до нього, а не { $value }.
error-either-or = Вкажіть або { $one }, або { $other }, не обидва.
error-board = Це не поле цієї гри: { $why }.
error-cards = Із цих карт не виходить набір: { $why }.
error-file-exists = { $path } уже існує, його не перезаписано.
error-league-bots = Ліга — це два різні боти або більше, а не { $value }.
error-no-marks = { $path } вже є, але без місця для таблиць: { $marks }
error-game-over = Гру завершено.
error-laps = У перегонах від 1 до { $most } кіл, а не { $value }.
error-missing-argument = Бракує аргументу { $argument }.
error-missing-value = Текст { $id } неможливо показати: бракує значення для { $name }.
error-no-ui = У { $game } поки що не можна грати в терміналі.
error-no-such-seat = Місця { $seat } немає.
error-not-a-number = Текст { $id } неможливо показати: { $name } має бути числом, а не «{ $value }».
error-not-an-action = Це не дія ({ $rule }).
error-not-installed = { $name } не встановлено. Встановіть так: { $command }
error-not-legal = «{ $action }» зараз неможливо ({ $rule }).
error-not-whole = { $argument }: потрібне ціле число, а не «{ $value }».
error-not-your-turn = Місце { $seat } має зачекати на інших.
error-out-of-limits = { $argument }: потрібне число від { $low } до { $high }, а не { $value }.
error-pack = Це не пакет: пакет — це текст у форматі TOML.
error-rows = Це не ряди цієї гри: { $why }.
error-seats = У цю гру грають від { $least } до { $most } гравців, а не { $seats }.
error-seed = Початкове число — ціле, а не «{ $value }».
error-setup = Так гру не розкладають: розкладка — це { $known }, а не «{ $value }».
error-tour = Такого туру немає: { $why }.
error-tour-alone = { $argument } не поєднується з --tour: у туру власні перегони.
error-tour-length = У турі від { $least } до { $most } перегонів, а не { $n }.
error-start-player = Перший гравець — місце від 0 до { $most }, а не «{ $value }».
error-timing = Порядок буває strict або free, а не «{ $value }».
error-no-such-day = Тут немає перегонів за { $value }.
error-no-such-contest = Такого змагання немає (або вже немає).
error-server-gone = Сервер { $address } не відповідає як слід: { $reason }.
error-other-rules = Сервер { $address } грає за іншими правилами, ніж ця програма. Можливо, у них різні версії.
error-bad-key = { $source }, рядок { $line }: це не ключ. Потрібно: { $expected }. Якщо видалити файл, буде створено новий ключ.
error-practice-later = Перша спроба залікова; тренуватися можна після неї.
error-no-replay = Перегони з рядка { $n } переглянути не можна або ще зарано: чужі перегони видно, щойно завершаться ваші.
error-contest-full = У цьому змаганні вже немає місця: гравців може бути не більше ніж { $most }.
error-contest-runs = Ваша залікова спроба ще триває; спершу завершіть її.
error-contest-unseen = Чужі перегони видно, щойно завершаться ваші.
error-contest-tries = Спроб для одного гравця тут не більше ніж { $most }.
error-no-key = Чиї дні? Потрібен ключ.
error-day = День — це дата на зразок 2026-11-17, а не «{ $value }».
error-mode = Перегони дня бувають проти ботів (bots) або проти траси (alone), а не «{ $value }».
error-alone = «Наодинці» буває true або false, а не «{ $value }».
error-alone-seats = Наодинці біжить один гравець, а не { $seats }.
error-tokens = Це не жетони цієї гри: { $value }; { $why }.
error-tracks = Так бігти не можна: { $why }.
error-unfit-value = Текст { $id } неможливо показати: якесь значення не підходить.
error-unknown-argument = Що означає «{ $value }»? Дивіться: { $command } --help
error-unknown-bot = Бота «{ $value }» немає.
error-unknown-game = Гри «{ $value }» немає.
error-unknown-language = Текстів мовою «{ $language }» немає; мови: { $known }.
error-unknown-option = У { $game } немає параметра «{ $value }». Параметри: { $known }
error-unknown-style = Стилю чи плану «{ $value }» немає. Є: { $known }
error-no-styles = У бота { $bot } немає стилів, тож і «{ $value }» немає.
error-bot-plan = { $bot } не має плану «{ $value }». Такі плани: { $known }
error-plan-alone = «{ $value }» — це план, і йому потрібен бот, який за ним грає: { $known }
error-balance-bot = { $value } не грає за планами для окремих карт, а карти вимірюють саме ними. Грають: { $known }
error-own-bot = { $value } — не бот: { $why }.
error-unknown-text = Тексту { $id } немає.
error-unknown-value = { $argument }: «{ $value }» немає. Є: { $known }
error-exec-bot = Бот «{ $value }» не грає: { $why }
error-bot-failed = Бот { $bot } не впорався з питанням { $kind }: { $reason }
error-bot-budget = Після { $bot }@ має бути час у мілісекундах, наприклад { $bot }@100, а не «{ $value }».
error-bot-card = Карти «{ $value }» для плану { $plan } немає. Схожі: { $known }
error-bot-color = Кольору «{ $value }» для покупки немає. Кольори: { $known }
error-format-alone = --format визначає вид файлів, які пише --out; вкажіть також --out BASE.
error-module-lacks = У файлі { $file } немає { $name }, а в його теці це має бути в кожному модулі.
error-output = Не вдалося записати результат: { $reason }.
error-unwritable = { $path } неможливо записати: { $reason }.
error-usage = Команду не зрозуміло. Див.: { $command } --help
error-uses = Ці кубики не можна застосувати під час перевірки удачі: { $why }.

## The server

error-address = Сервер не може слухати на { $host }:{ $port }: { $reason }.
error-bad-message = Сервер не зміг прочитати повідомлення.
error-bot-plays = За це місце грає бот; спершу поверніть його собі.
error-no-hints = За цим столом порад немає.
error-choice-changed = Питання вже інше.
error-late = Це питання вже позаду: на нього відповіли або лишилася єдина відповідь. Погляньте ще раз.
error-overtaken = Хтось був швидший, і це вже неможливо. Погляньте ще раз.
error-seat-in-use = Цим місцем користується його гравець. Господар може розпоряджатися ним через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
} після того, як гравець вийде.
error-advice-busy = Зараз поради просить забагато гравців; спробуйте трохи згодом.
error-no-races-to-review = { $path }: тут немає перегонів, які можна розібрати.
error-no-review = Ігри цього виду не розбирають.
error-review-not-over = Перегони розбирають, коли їх завершено.
error-review-quality = Якість розбору — { $known }, а не «{ $value }».
error-review-busy = Зараз розбирають забагато перегонів; спробуйте трохи згодом.
error-review-failed = Ці перегони не вдалося розібрати.
error-no-advice = Для цього вибору поради немає.
error-flood = Забагато одразу; зачекайте трохи.
error-hello-again = Цей браузер уже представився.
error-bad-shelf = { $source }: це не файл полиці. Потрібно: { $expected }
error-creature = Такої істоти немає. Потрібно: { $expected }.
error-shelf-code = За цим кодом полиці немає. Код діє лише один раз і лише десять хвилин.
error-name = В імені має бути хоча б одна видима літера чи знак.
error-name-hidden = В імені не може бути невидимих знаків і знаків, що змінюють напрямок рядка.
error-name-marks = { $most ->
    [one] Літера в імені може мати щонайбільше { $most } діакритичний знак.
    [few] Літера в імені може мати щонайбільше { $most } діакритичні знаки.
   *[many] Літера в імені може мати щонайбільше { $most } діакритичних знаків.
}
error-name-long = { $most ->
    [one] В імені може бути щонайбільше { $most } літера чи знак.
    [few] В імені може бути щонайбільше { $most } літери чи знаки.
   *[many] В імені може бути щонайбільше { $most } літер чи знаків.
}
error-name-mixed = Кожне слово імені має бути написане однією абеткою: схожі літери різних абеток вводили б інших в оману.
error-name-word = У цьому імені є слово, якому тут не місце. Виберіть, будь ласка, інше.
error-covered = За цього гравця вже грає бот.
error-no-cover = За цим столом місця чекають на своїх гравців, хоч скільки б довелося.
error-not-away = Цей гравець тут.
error-not-away-yet = Гравець відсутній ще недовго. Бот зможе грати за нього через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-no-hello = Браузер не представився.
error-no-server = Сервер для вимірювання не впорався: { $why }.
error-no-stand-in = За це місце не грає бот.
error-no-such-tour = Такого туру (вже) немає.
error-no-such-race = До перегонів № { $n } цей тур ще не дійшов.
error-tour-seats = Гравців у цьому турі: { $n }.
error-no-such-table = Такого столу (вже) немає.
error-no-time = На цьому місці вичерпано час; бот дограє до кінця.
error-no-undo = Немає чого скасовувати: уже випали кубики або діяли інші.
error-not-a-person = На цьому місці немає людини.
error-not-found = За цією адресою нічого немає.
error-not-over = Гра ще не скінчилася.
error-word-late = Слова для цих кубиків уже визначено.
error-seeded = Кубики цього столу випливають із початкового числа; перевіряти нічого.
error-not-started = Гра почнеться, коли всі місця буде зайнято.
error-not-your-seat = Місце { $seat } не ваше.
error-option-size = Параметр «{ $name }» має щонайбільше { $most ->
    [one] { $most } символ
    [few] { $most } символи
    [many] { $most } символів
   *[other] { $most } символу
}.
error-other-version = Гру за цим столом почато в іншій версії Cube Cup, і далі вона не йде: { $reason }. Запис гри ще можна прочитати.
error-resigned = Гравець на цьому місці здався; бот дограє до кінця.
error-seat-kind = Місце буває для людини (person), для бота (bot) або вільне (open), а не «{ $value }».
error-seat-taken = Це місце зайняте.
error-server = Сервер помилився; нічого не змінено.
error-setting = { $name }: має бути { $expected }, а не «{ $value }».
error-shared-seed = Власне початкове число може мати лише стіл, до якого ніхто інший не приєднається.
error-store = База даних не спрацювала, нічого не змінено: { $reason }.
error-table-full = За цим столом забагато людей.
error-too-long = У повідомленні щонайбільше { $most ->
    [one] { $most } байт
    [few] { $most } байти
    [many] { $most } байтів
   *[other] { $most } байта
}.
error-too-many-connections = Забагато з’єднань; спробуйте пізніше.
error-too-many-mistakes = Забагато повідомлень, яких сервер не зміг прийняти.
error-wrong-method = Так про це не питають.
error-wrong-token = Це посилання тут (більше) цього не відкриває.
error-wrong-host = Цей сервер має іншу назву, не «{ $host }».
error-wrong-origin = Сторінкам із { $origin } тут цього робити не можна.
error-too-slow = Запит надходив надто довго.
error-gone = Того, хто питав, уже немає.
error-content-type = Запит має бути у форматі JSON і позначений як такий.
error-not-at-rest = Цю позицію треба довести до першого рішення, перш ніж хтось зможе діяти.

## The lab

error-address-without-ray = --address — лише для --engine ray.
error-bad-part = { $source }, рядок { $line }: частину завдання неможливо прочитати. Потрібно: { $expected }
error-collect-without-out = --collect створює файл, тож потрібен --out.
error-decisions-alone = --decisions створює файл, тож потрібен --out BASE.
error-env-reward = Такої винагороди немає: { $why }.
error-env-rounds = Перегони обриваються після цілого числа раундів, щонайменше 1, а не { $value }.
error-env-illegal = Так з неправильними відповідями не вчиняють: { $why }.
error-env-seat = Місця { $value } немає; місця мають номери від 0 до { $most }.
error-choice-kind = Такого виду вибору немає: { $why }.
error-seat-exec = Місце може зайняти лише програма: exec:КОМАНДА, а не { $value }.
error-seat-server = Сервер указують як http://HOST:PORT, а не { $value }.
error-seat-refused = На цьому місці грати не можна: { $reason }
error-program-protocol = Цей сервер розуміє протокол { $known }, а не { $value }.
error-program-late = Відповідь не надійшла за { $seconds } с.
error-collector = { $value } — не збирач: { $why }.
error-game-failed = Гра { $game } з { $race } (початкове число { $seed }) обірвалася: { $reason }
error-job-busy = { $folder }: це завдання саме виконується.
error-no-job = { $folder } існує, але це не тека завдання.
error-other-job = { $folder } належить іншому завданню: { $command }. Завершіть його або видаліть теку.
error-out-exists = { $path } уже існує; --force його замінить.
error-out-name = «{ $value }» — не назва для файлів.
error-plan = Це неможливо розіграти: { $why }.
error-ray-address = За адресою { $address } немає Ray: { $reason }. Можливі форми: auto, HOST:PORT, ray://HOST:PORT.
error-ray-failed = Ray не впорався: { $reason }
error-ray-version = На вузлі кластера Cube Cup { $found }, а не { $expected }.
error-sets-or-cards = Або --sets, або --cards чи --random-set.
error-too-many-bots = Ботів більше, ніж гравців ({ $players }): { $value }
error-worker-died = Процеси загинули { $tries } рази поспіль на іграх { $first }–{ $last } з { $race }.

## Report and doctor

error-bad-table = { $source }, рядок { $line }: це не таблиця симуляції. Потрібно: { $expected }
error-doctor-what = Назвіть набір, або вкажіть --cards із вісьмома картами, або --random-set: одне з трьох.
error-no-figures = Для гри { $game } чисел немає.
error-no-such-job = { $path } не існує. Його створює: cubecup sim --out { $base }
error-no-such-table-file = Бракує таблиці симуляції: { $path }
error-tables-differ = Таблиці не належать одна до одної: { $race } має { $games ->
    [one] { $games } гру
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
} в одній і { $rounds } в іншій.
error-bad-job = { $source }, рядок { $line }: опис симуляції неможливо прочитати. Потрібно: { $expected }
