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
command-league = боты друг против друга, с рейтингами
    .about = Сыграть между каждыми двумя ботами на равных условиях и оценить их. То же начальное число даёт тот же итог.
command-replay = записанная игра в виде понятного журнала
    .about = Пересказать записанную игру, напечатать одну из её позиций или проверить запись.
command-bench = насколько быстр движок
    .about = Измерить случайную игру за полным столом в одном процессе. Решение — это выбор, где больше одного ответа.
command-serve = играть в браузере: сервер
    .about = Показывает игру браузерам, только на этом компьютере, если не указано иное, и хранит все столы в базе данных.
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
option-games = сколько игр
option-json = напечатать числа как JSON
option-league-bots = боты лиги; если не указано, все уровни
option-league-players = количества игроков, например 2,4
option-league-games = игр между каждыми двумя ботами при таком количестве игроков; округляется, чтобы все наборы и места встречались одинаково часто
option-sets = наборы, на которых играют, или all
option-workers = сколько процессов играет
option-markdown = записать таблицы в файл; если он есть, между метками <!-- league --> и <!-- /league -->
option-step = ждать Enter после каждого действия
option-at = напечатать позицию после N действий
option-check = только проверить запись
option-seconds = сколько длится один прогон
option-runs = сколько прогонов; считается лучший
option-against = измерить и эту программу, если она установлена, и напечатать отношение
option-host = адрес, на котором слушать; 0.0.0.0 впускает другие компьютеры
option-port = порт, на котором слушать; 0 берёт любой свободный
option-database = файл со всеми столами; если не указан, cubecup.db в вашей папке данных
option-no-browser = не открывать браузер
option-tables = сколько столов играют одновременно
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
intro-keys = Отвечайте числом. Клавиши: ? справка, h подсказка, c карты, m карта трассы, u назад, q выход.

play-kept = Игра хранится в { $path }
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

menu-cost = стоимость { $n }
menu-left = осталось { $n }
menu-borrowed = на время
die-borrowed = { $die } (взят на время)
unit-water = перемещение, которое позволяет зайти в воду

result-title = Забег окончен
result-you-win = Вы победили!
result-winner = Победа: { $name }.
result-draw = Победителя нет.
result-rounds = Забег длился { $rounds }.

## The board

phase-draw = { term-roll-phase }
phase-roll = { term-roll-phase }
phase-use = { term-run-phase }
phase-after-swords = { term-run-phase }
phase-finish = { term-run-phase }

board-round = Раунд { $n }
board-tie-break = дополнительный
board-draw = предел { $n }
board-bonus = (красные черты: +{ $n })
board-water = { $n ->
    [one] { $n } перемещение по воде
    [few] { $n } перемещения по воде
    [many] { $n } перемещений по воде
   *[other] { $n } перемещения по воде
}
board-at = место: { $space }, за чертой { $line }
board-lap = круг { $n } из { $of }
board-finished = на финише
board-leader = впереди: { $names }
board-all-level = все наравне
board-hand = в руке
board-busted = потеря кубиков
board-to-roll = +{ $n } к броску

space-to-go = до финиша { $n }
space-deep = глубокая вода

risk-none = Потери не будет: пока меньше трёх активных кубиков.
risk-chance = Вероятность потери кубиков: { $percent }

## Questions

ask-draw = Какой кубик взять дальше?
ask-extra-dice = Какой кубик бросить дополнительно?
ask-free-draw = { card-champion }: какие кубики взять в зону броска?
ask-push-or-pass = Рискнуть или спасовать?
ask-forced-push = Вы обязаны рискнуть; применить что-нибудь сначала?
ask-before-push = Применить свойство перед броском?
ask-pool = Какое свойство первым?
ask-would-bust = Ни одного попадания! Применить свойство или принять потерю?
ask-bust-discard = Потеря кубиков. Какие кубики из зоны броска сбросить?
ask-use = Какое свойство применить?
ask-move = Куда?
ask-move-at-once = Переместиться сразу?
ask-reward = Какой бонус взять?
ask-late = Применить это свойство?
ask-nearby-reward = Бонусы какой клетки?
ask-buy = Что купить?
ask-pick-dice = Какие кубики бросить?
ask-set-die = Какой кубик положить в зону активации?
ask-face = Какой гранью вверх?
ask-either = Что из двух?
ask-optional = Хотите и это?
ask-gain-die = Какой кубик получить?
ask-drag-along = Какой активный кубик пойдёт вместе?
ask-lose = Какой кубик вернуть в коробочку?
ask-lose-red = Какой красный кубик вернуть в коробочку?
ask-give-to = Кто получит от вас кубик?
ask-give = Какой кубик отдать?

## Answers

do-push = рискнуть: ещё раз бросить зону броска
do-pass = спасовать: оставить то, что есть
do-roll = бросить сейчас
do-skip = пропустить
do-skip-reward = ничего не брать
do-skip-pool = пропустить остальное
do-done = это всё
do-done-buy = больше ничего не покупать
do-done-bust-discard = остальное оставить
do-done-use = больше никаких свойств
do-ready = готово
do-stop = остановиться здесь
do-bust = принять потерю
do-accept = да
do-accept-reward = взять
do-decline = отказаться от кредита
do-jet = реактивный ранец: удвоить перемещение
do-shortcut = короткий путь до { $space } за { $price }
do-buy = купить: { $die }
do-buy-movement = купить 1 перемещение за { $n } (монеты или кредиты)
do-take = взять: { $die }
do-take-drag-along = взять с собой: { $die }
do-lose = вернуть: { $die }
do-give = отдать: { $die }
do-drop = сбросить: { $die }
do-gain = получить: { $die }
do-borrow = взять на время: { $die }
do-to = { $name }
do-choose = { $what }
do-face = { $face }
do-step = шаг до { $space }
do-step-start = дальше, на следующий старт (перемещение: { $n })
do-reward = { $space }
do-use = применить: { $card }

## What happened

trace-round = Раунд { $n }
trace-tie-break = Ничья: ещё один раунд.
trace-roll = бросок
trace-roll-nothing = бросок, { $dice }: ничего
trace-misses = { $n ->
    [one] и { $n } промах
    [few] и { $n } промаха
    [many] и { $n } промахов
   *[other] и { $n } промаха
}
trace-push = риск
trace-pass = пас
trace-bust = ПОТЕРЯ КУБИКОВ
trace-recycle = зона сброса снова в зоне выбора
trace-hand = предел руки +{ $n }
trace-water = { $n ->
    [one] +{ $n } перемещение по воде
    [few] +{ $n } перемещения по воде
    [many] +{ $n } перемещений по воде
   *[other] +{ $n } перемещения по воде
}
trace-step = { $steps } до { $space }
trace-buy = куплено: { $die }
trace-buy-movement = куплено перемещение
trace-gain = получено: { $die }
trace-lose = возвращено: { $die }
trace-give = отдано ({ $name }): { $die }
trace-rejoin = снова в броске: { $die }
trace-set = { $die }, грань: { $face }
trace-use = { $card }
trace-most-swords = больше всех мечей
trace-jet = реактивный ранец
trace-shortcut = короткий путь до { $space }
trace-reward = бонус на { $space }
trace-win = победа

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
    [one] { $n } водная клетка не имеет рядом суши
    [few] { $n } водные клетки не имеют рядом суши
    [many] { $n } водных клеток не имеют рядом суши
   *[other] { $n } водной клетки не имеют рядом суши
}

## Simulations, replays, measurements

sim-games = игры
sim-rate = { $n } в секунду
sim-title = Игр: { $games }, { $players }
sim-wins = Победы
sim-seat = место { $n }
sim-bot = бот
sim-draws = ничьи
sim-rounds = Раунды: от { $low } до { $high }, медиана { $median }
sim-bust = Потерь кубиков на игрока и игру: { $n }
sim-speed = Решений в секунду: { $n } ({ $seconds } с)

league-bot = бот
league-rating = рейтинг
league-interval = 95 %
league-games = игры
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

bench-game = игра
bench-players = игроки
bench-seed = число
bench-decisions_per_s = решений в секунду
bench-games_per_s = игр в секунду
bench-clone_us = копия позиции, микросекунд
bench-build = сборка
bench-python = Python
bench-rival = решений в секунду, { $name }
bench-ratio = отношение

## Сервер

serve-address = Cube Cup открыт по адресу { $address }
serve-stop = Ctrl-C закрывает его.

load-tables = столов
load-timing = порядок действий
load-seconds = секунд
load-offered_per_s = предложено действий в секунду
load-accepted_per_s = принято действий в секунду
load-rejected = отклонено действий
load-p50_ms = от действия до обновления, медиана, в миллисекундах
load-p99_ms = от действия до обновления, 99 из 100, в миллисекундах
load-memory_per_table_kb = память на стол, в килобайтах
load-server_cpu_us = работа сервера на действие, в микросекундах
load-build = сборка
load-as-fast = как можно быстрее
load-unknown = здесь неизвестно
