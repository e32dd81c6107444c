### Errors in Russian, by code. How these texts are written is told at the top of the English file.

## Files

error-bad-action = { $source }, строка { $line }: действие, которого правила не разрешают. Нужно: { $expected }
error-bad-content = { $source }, строка { $line }: непригодное содержимое. Нужно: { $expected }
error-bad-dice = { $source }, строка { $line }: это не бросок кубиков. Нужно: { $expected }
error-bad-face = { $source }, строка { $line }: такой грани у кубика не бывает. Нужно: { $expected }
error-bad-header = { $source }, строка { $line }: это не строка заголовка. Нужно: { $expected }
error-bad-id = { $source }, строка { $line }: это не идентификатор. Нужно: { $expected }
error-bad-language = { $source }, строка { $line }: это не язык. Нужно: { $expected }
error-bad-wording = { $source }, строка { $line }: такой текст нельзя показать. Нужно: { $expected }
error-bad-number = { $source }, строка { $line }: неподходящее число. Нужно: { $expected }
error-bad-position = { $source }, строка { $line }: это не позиция. Нужно: { $expected }
error-bad-price = { $source }, строка { $line }: это не цена. Нужно: { $expected }
error-bad-record = { $source }, строка { $line }: это не запись игры. Нужно: { $expected }
error-bad-row = { $source }, строка { $line }: это не ряд карты. Нужно: { $expected }
error-bad-scenario = { $source }, строка { $line }: это не сценарий. Нужно: { $expected }
error-bad-section = { $source }, строка { $line }: это не секция трассы. Нужно: { $expected }
error-bad-state = { $source }, строка { $line }: повреждённая позиция. Нужно: { $expected }
error-bad-text = { $source }, строка { $line }: текст невозможно прочитать. Нужно: { $expected }
error-closed-finish = { $source }, строка { $line }: к финишу ничто не ведёт. Нужно: { $expected }
error-closed-start = { $source }, строка { $line }: со старта ничто не ведёт. Нужно: { $expected }
error-dice-differ = { $source }, строка { $line }: не те кубики, которые бросает игра ({ $expected })
error-dice-left = { $source }, строка { $line }: кубиков больше, чем брошено. Нужно: { $expected }
error-dice-missing = { $source }, строка { $line }: кубиков меньше, чем бросает игра ({ $expected })
error-duplicate-key = { $source }, строка { $line }: одно и то же дважды. Нужно: { $expected }
error-duplicate-shortcut = { $source }, строка { $line }: короткий путь дважды. Нужно: { $expected }
error-laps-of-several-tracks = { $source }, строка { $line }: круги на нескольких трассах. Нужно: { $expected }
error-misaligned = { $source }, строка { $line }: клетка сдвинута. Нужно: { $expected }
error-bad-file-name = { $source }, строка { $line }: это не имя файла. Нужно: { $expected }
error-file-in-text = { $source }, строка { $line }: здесь не может быть файла. Нужно: { $expected }
error-missing-file = { $source }, строка { $line }: нет файла. Нужно: { $expected }
error-missing-block = { $source }, строка { $line }: не хватает части файла. Нужно: { $expected }
error-missing-key = { $source }, строка { $line }: не хватает значения. Нужно: { $expected }
error-missing-section = { $source }, строка { $line }: не хватает секции. Нужно: { $expected }
error-no-entrance = { $source }, строка { $line }: короткий путь без входа. Нужно: { $expected }
error-no-exit = { $source }, строка { $line }: короткий путь без выхода. Нужно: { $expected }
error-no-price = { $source }, строка { $line }: короткий путь без цены. Нужно: { $expected }
error-no-finish = { $source }, строка { $line }: на карте нет финиша. Нужно: { $expected }
error-no-start = { $source }, строка { $line }: на карте нет старта. Нужно: { $expected }
error-not-utf-8 = { $source }, строка { $line }: это не текст. Нужно: { $expected }
error-out-of-range = { $source }, строка { $line }: число вне пределов. Нужно: { $expected }
error-record-refused = { $source }, строка { $line }: игра этого не принимает ({ $expected })
error-scenario-fails = { $source }, строка { $line }: сценарий не выполняется. Нужно: { $expected }
error-section-jump = { $source }, строка { $line }: слишком много красных черт между клетками. Нужно: { $expected }
error-split-space = { $source }, строка { $line }: старт или финиш распадается. Нужно: { $expected }
error-stray-section = { $source }, строка { $line }: секция там, где нет клетки. Нужно: { $expected }
error-tab = { $source }, строка { $line }: табуляция. Нужно: { $expected }
error-toml-syntax = { $source }, строка { $line }: это не TOML. Нужно: { $expected }
error-too-few-dice = { $source }, строка { $line }: слишком мало кубиков. Нужно: { $expected }
error-too-large = { $source }, строка { $line }: слишком велико. Нужно: { $expected }
error-two-of-a-color = { $source }, строка { $line }: две карты одного цвета. Нужно: { $expected }
error-unknown-card = { $source }, строка { $line }: неизвестная карта. Нужно: { $expected }
error-unknown-key = { $source }, строка { $line }: неизвестный ключ. Нужно: { $expected }
error-unknown-kind = { $source }, строка { $line }: неизвестный вид кубика. Нужно: { $expected }
error-unknown-symbol = { $source }, строка { $line }: неизвестный символ. Нужно: { $expected }
error-unknown-track = { $source }, строка { $line }: неизвестная трасса. Нужно: { $expected }
error-unreadable = { $source }, строка { $line }: файл невозможно прочитать. Нужно: { $expected }
error-wrong-count = { $source }, строка { $line }: неправильное количество. Нужно: { $expected }
error-wrong-game = { $source }, строка { $line }: запись другой игры. Нужно: { $expected }
error-wrong-rules = { $source }, строка { $line }: запись по другим правилам. Нужно: { $expected }
error-wrong-values = { $source }, строка { $line }: запись с другими напечатанными значениями. Нужно: { $expected }
error-changed-rules = { $source }, строка { $line }: запись по прежним правилам, воспроизведённая до этого места. Нужно: { $expected }
error-wrong-seed = { $source }, строка { $line }: другое число. Нужно: { $expected }
error-unfair-dice = { $source }, строка { $line }: не те кубики, что были обещаны. Нужно: { $expected }
error-broken-promise = { $source }, строка { $line }: не та тайна, что была обещана. Нужно: { $expected }
error-not-fair = { $source }, строка { $line }: об этих кубиках ничего не обещано. Нужно: { $expected }
error-wrong-type = { $source }, строка { $line }: значение не того типа. Нужно: { $expected }

## Options, commands and actions

error-argument-value = { $argument }: нужно значение.
error-beyond-end = В записи действий: { $last }, а не { $value }.
error-seats-of-race = Игроков в этом забеге: { $seats }, а не { $value }.
error-too-far = Новый стол может продолжить забег лишь в пределах первых { $most } действий.
error-record-long = Эта запись слишком длинная, чтобы её показать: действий в ней больше { $most }.
error-which-moment = Для момента нужно что-то одно: стол, запись по ссылке или сама запись.
error-which-record = Для разбора нужно что-то одно: запись по ссылке или сама запись.
error-no-such-record = Такой записи нет или уже нет.
error-links-full = Сервер уже хранит столько записей по ссылкам, сколько может. Попробуйте позже.
error-nothing-left = Здесь игра окончена, продолжать нечего.
error-moment-form = Момент — это FILE@N: запись и число действий до него, а не { $value }.
error-either-or = Укажите или { $one }, или { $other }, не оба.
error-board = Это не поле этой игры: { $why }.
error-cards = Из этих карт не выходит набор: { $why }.
error-file-exists = { $path } уже существует, он не перезаписан.
error-league-bots = Лига — это два разных бота или больше, а не { $value }.
error-no-marks = { $path } уже есть, но без места для таблиц: { $marks }
error-game-over = Игра окончена.
error-laps = В забеге от 1 до { $most } кругов, а не { $value }.
error-missing-argument = Не хватает аргумента { $argument }.
error-missing-value = Текст { $id } невозможно показать: не хватает значения для { $name }.
error-no-ui = В { $game } пока нельзя играть в терминале.
error-no-such-seat = Места { $seat } нет.
error-not-a-number = Текст { $id } невозможно показать: { $name } должно быть числом, а не «{ $value }».
error-not-an-action = Это не действие ({ $rule }).
error-not-installed = { $name } не установлено. Установите так: { $command }
error-not-legal = «{ $action }» сейчас невозможно ({ $rule }).
error-not-whole = { $argument }: нужно целое число, а не «{ $value }».
error-not-your-turn = Место { $seat } должно подождать других.
error-out-of-limits = { $argument }: нужно число от { $low } до { $high }, а не { $value }.
error-pack = Это не пакет: пакет — это текст в формате TOML.
error-rows = Это не ряды этой игры: { $why }.
error-seats = В эту игру играют от { $least } до { $most } игроков, а не { $seats }.
error-seed = Начальное число — целое, а не «{ $value }».
error-setup = Так игру не раскладывают: раскладка — это { $known }, а не «{ $value }».
error-tour = Такого тура нет: { $why }.
error-tour-alone = { $argument } не сочетается с --tour: у тура свои забеги.
error-tour-length = В туре от { $least } до { $most } забегов, а не { $n }.
error-start-player = Первый игрок — место от 0 до { $most }, а не «{ $value }».
error-timing = Порядок бывает strict или free, а не «{ $value }».
error-no-such-day = Здесь нет забега за { $value }.
error-no-such-contest = Такого состязания нет (или уже нет).
error-server-gone = Не удалось связаться с сервером { $address }: { $reason }.
error-other-rules = У сервера { $address } не те правила, что у этой программы. Возможно, версии разные.
error-bad-key = { $source }, строка { $line }: это не ключ. Нужно: { $expected }. Если удалить файл, будет создан новый ключ.
error-practice-later = Первая попытка зачётная; тренироваться можно после неё.
error-no-replay = Забег из строки { $n } посмотреть нельзя или пока нельзя: чужие забеги видны, когда закончен ваш.
error-contest-full = В этом состязании больше нет места: игроков может быть не больше { $most }.
error-contest-runs = Ваш зачётный забег ещё не окончен; сначала завершите его.
error-contest-unseen = Чужие забеги видны, когда закончен ваш.
error-contest-tries = Попыток у одного игрока здесь не больше { $most }.
error-no-key = Чьи дни? Нужен ключ.
error-day = День — это дата вроде 2026-11-17, а не «{ $value }».
error-mode = Забег дня бывает против ботов (bots) или против трассы (alone), а не «{ $value }».
error-alone = «В одиночку» бывает true или false, а не «{ $value }».
error-alone-seats = В одиночку бежит один игрок, а не { $seats }.
error-tokens = Это не жетоны этой игры: { $value }; { $why }.
error-tracks = Так бежать нельзя: { $why }.
error-unfit-value = Текст { $id } невозможно показать: какое-то значение не подходит.
error-unknown-argument = Что означает «{ $value }»? Смотрите: { $command } --help
error-unknown-bot = Бота «{ $value }» нет.
error-unknown-game = Игры «{ $value }» нет.
error-unknown-language = Текстов на языке «{ $language }» нет; языки: { $known }.
error-unknown-option = У { $game } нет параметра «{ $value }». Параметры: { $known }
error-unknown-style = Стиля или плана «{ $value }» нет. Есть: { $known }
error-no-styles = У бота { $bot } нет стилей, так что и «{ $value }» нет.
error-bot-plan = У { $bot } нет плана «{ $value }». Такие планы: { $known }
error-plan-alone = «{ $value }» — это план, и ему нужен бот, который по нему играет: { $known }
error-balance-bot = { $value } не играет по планам для отдельных карт, а карты измеряют именно ими. Играют: { $known }
error-own-bot = { $value } — не бот: { $why }.
error-unknown-text = Текста { $id } нет.
error-unknown-value = { $argument }: «{ $value }» нет. Есть: { $known }
error-exec-bot = Бот «{ $value }» не играет: { $why }
error-bot-failed = Бот { $bot } не справился с вопросом { $kind }: { $reason }
error-bot-budget = После { $bot }@ должно стоять время в миллисекундах, например { $bot }@100, а не «{ $value }».
error-bot-card = Карты «{ $value }» для плана { $plan } нет. Похожие: { $known }
error-bot-color = Цвета «{ $value }» для покупки нет. Цвета: { $known }
error-format-alone = --format задаёт вид файлов, которые пишет --out; укажите и --out BASE.
error-module-lacks = В файле { $file } нет { $name }, а в его папке это должно быть в каждом модуле.
error-output = Не удалось записать результат: { $reason }.
error-unwritable = { $path } невозможно записать: { $reason }.
error-usage = Команда непонятна. См.: { $command } --help
error-uses = Эти кубики нельзя применить, когда рискуете: { $why }.

## The server

error-address = Сервер не может слушать на { $host }:{ $port }: { $reason }.
error-bad-message = Сервер не смог прочитать сообщение.
error-bot-plays = За это место играет бот; сначала верните его себе.
error-no-hints = За этим столом советов нет.
error-choice-changed = Вопрос уже другой.
error-late = Этот вопрос уже позади: на него ответили или остался единственный ответ. Взгляните ещё раз.
error-overtaken = Кто-то оказался быстрее, и это уже невозможно. Взгляните ещё раз.
error-seat-in-use = Этим местом пользуется его игрок. Хозяин может распоряжаться им через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} после того, как игрок выйдет.
error-advice-busy = Сейчас совета просят слишком многие; попробуйте чуть позже.
error-no-races-to-review = { $path }: здесь нет забегов, которые можно разобрать.
error-no-review = Игры этого вида не разбираются.
error-review-not-over = Забег разбирают, когда он завершён.
error-review-quality = Качество разбора — { $known }, а не «{ $value }».
error-review-busy = Сейчас разбирается слишком много забегов; попробуйте чуть позже.
error-review-failed = Этот забег не удалось разобрать.
error-no-advice = Для этого выбора совета нет.
error-flood = Слишком много сразу; подождите немного.
error-hello-again = Этот браузер уже представился.
error-bad-shelf = { $source }: это не файл полки. Нужно: { $expected }
error-creature = Такого существа нет. Нужно: { $expected }.
error-shelf-code = По этому коду полки нет. Код срабатывает один раз и действует десять минут.
error-name = В имени нужна хотя бы одна буква или другой видимый знак.
error-name-hidden = В имени не может быть невидимых знаков и знаков, меняющих направление строки.
error-name-marks = { $most ->
    [one] У одной буквы имени может быть не больше { $most } значка.
    [few] У одной буквы имени может быть не больше { $most } значков.
   *[many] У одной буквы имени может быть не больше { $most } значков.
}
error-name-long = { $most ->
    [one] В имени может быть не больше { $most } буквы или знака.
    [few] В имени может быть не больше { $most } букв и знаков.
   *[many] В имени может быть не больше { $most } букв и знаков.
}
error-name-mixed = Каждое слово в имени должно быть написано буквами одного алфавита: похожие буквы разных алфавитов вводят других в заблуждение.
error-name-word = В этом имени есть слово, которому здесь не место. Пожалуйста, выберите другое.
error-covered = За этого игрока уже играет бот.
error-no-cover = За этим столом места ждут своих игроков, сколько бы ни пришлось.
error-not-away = Этот игрок здесь.
error-not-away-yet = Игрок отсутствует ещё недолго. Бот сможет играть за него через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-no-hello = Браузер не представился.
error-no-server = Сервер для измерения не справился: { $why }.
error-no-stand-in = За это место не играет бот.
error-no-such-tour = Такого тура (уже) нет.
error-no-such-race = До забега { $n } этот тур ещё не дошёл.
error-tour-seats = Игроков в этом туре: { $n }.
error-no-such-table = Такого стола (уже) нет.
error-no-time = На этом месте вышло время; бот доиграет до конца.
error-no-undo = Отменять нечего: уже выпали кубики или действовали другие.
error-not-a-person = На этом месте нет человека.
error-not-found = По этому адресу ничего нет.
error-not-over = Игра ещё не закончилась.
error-word-late = Слова для этих кубиков уже определены.
error-seeded = Кубики этого стола следуют из начального числа; проверять нечего.
error-not-started = Игра начнётся, когда все места будут заняты.
error-not-your-seat = Место { $seat } не ваше.
error-option-size = В параметре «{ $name }» не больше { $most ->
    [one] { $most } символа
    [few] { $most } символов
    [many] { $most } символов
   *[other] { $most } символа
}.
error-other-version = Игра за этим столом начата в другой версии Cube Cup и дальше не идёт: { $reason }. Запись игры ещё можно прочитать.
error-resigned = Игрок на этом месте сдался; бот доиграет до конца.
error-seat-kind = Место бывает для человека (person), для бота (bot) или свободное (open), а не «{ $value }».
error-seat-taken = Это место занято.
error-server = Сервер ошибся; ничего не изменено.
error-setting = { $name }: должно быть { $expected }, а не «{ $value }».
error-shared-seed = Своё начальное число может быть только у стола, к которому никто другой не присоединится.
error-store = База данных не сработала, ничего не изменено: { $reason }.
error-table-full = За этим столом слишком много людей.
error-too-long = В сообщении не больше { $most ->
    [one] { $most } байта
    [few] { $most } байтов
    [many] { $most } байтов
   *[other] { $most } байта
}.
error-too-many-connections = Слишком много соединений; попробуйте позже.
error-too-many-mistakes = Слишком много сообщений, которые сервер не смог принять.
error-wrong-method = Так об этом не спрашивают.
error-wrong-token = Эта ссылка здесь (больше) этого не открывает.
error-wrong-host = Этот сервер зовётся иначе, не «{ $host }».
error-wrong-origin = Страницам с { $origin } здесь этого делать нельзя.
error-too-slow = Запрос шёл слишком долго.
error-gone = Того, кто спрашивал, уже нет.
error-content-type = Запрос должен быть в формате JSON и помечен как таковой.
error-not-at-rest = Эту позицию нужно довести до первого решения, прежде чем кто-то сможет действовать.

## The lab

error-address-without-ray = --address — только для --engine ray.
error-bad-part = { $source }, строка { $line }: часть задания не читается. Нужно: { $expected }
error-collect-without-out = --collect создаёт файл, поэтому нужен --out.
error-decisions-alone = --decisions создаёт файл, поэтому нужен --out BASE.
error-env-reward = Такой награды нет: { $why }.
error-env-rounds = Забег обрывается после целого числа раундов, не меньше 1, а не { $value }.
error-env-illegal = Так с неправильными ответами не поступают: { $why }.
error-env-seat = Места { $value } нет; места имеют номера от 0 до { $most }.
error-choice-kind = Такого вида выбора нет: { $why }.
error-seat-exec = Место может занять только программа: exec:КОМАНДА, а не { $value }.
error-seat-server = Сервер указывают как http://HOST:PORT, а не { $value }.
error-seat-refused = На этом месте играть нельзя: { $reason }
error-program-protocol = Этот сервер понимает протокол { $known }, а не { $value }.
error-program-late = Ответ не пришёл за { $seconds } с.
error-collector = { $value } — не сборщик: { $why }.
error-game-failed = Игра { $game } из { $race } (начальное число { $seed }) оборвалась: { $reason }
error-job-busy = { $folder }: это задание как раз выполняется.
error-no-job = { $folder } существует, но это не папка задания.
error-other-job = { $folder } относится к другому заданию: { $command }. Завершите его или удалите папку.
error-out-exists = { $path } уже существует; --force его заменит.
error-out-name = «{ $value }» — не имя для файлов.
error-plan = Это нельзя разыграть: { $why }.
error-ray-address = По адресу { $address } нет Ray: { $reason }. Возможные формы: auto, HOST:PORT, ray://HOST:PORT.
error-ray-failed = Ray не справился: { $reason }
error-ray-version = На узле кластера Cube Cup { $found }, а не { $expected }.
error-sets-or-cards = Либо --sets, либо --cards или --random-set.
error-too-many-bots = Ботов больше, чем игроков ({ $players }): { $value }
error-worker-died = Процессы погибли { $tries } раза подряд на играх { $first }–{ $last } из { $race }.

## Report and doctor

error-bad-table = { $source }, строка { $line }: это не таблица симуляции. Нужно: { $expected }
error-doctor-what = Назовите набор, или укажите --cards с восемью картами, или --random-set: одно из трёх.
error-no-figures = Для игры { $game } чисел нет.
error-no-such-job = { $path } не существует. Его создаёт: cubecup sim --out { $base }
error-no-such-table-file = Не хватает таблицы симуляции: { $path }
error-tables-differ = Таблицы не подходят друг к другу: у { $race } { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
} в одной и { $rounds } в другой.
error-bad-job = { $source }, строка { $line }: описание симуляции невозможно прочитать. Нужно: { $expected }
