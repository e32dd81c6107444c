### Cubitos in Ukrainian. How these files are written is told at the top of the English one.
###
### Grammar: players are addressed as "ви"; adjectives agree with "кубик". Money is "гроші" as a term and is
### counted in "монети". "Must" is always "мусите".

## Dice

kind-light-gray = світло-сірий кубик
kind-dark-gray = темно-сірий кубик
kind-start = кубик першого гравця
kind-white = білий кубик
kind-brown = коричневий кубик
kind-red = червоний кубик
kind-green = зелений кубик
kind-orange = оранжевий кубик
kind-purple = фіолетовий кубик
kind-yellow = жовтий кубик
kind-blue = синій кубик

color-light-gray = світло-сірий
color-dark-gray = темно-сірий
color-start = першого гравця
color-white = білий
color-brown = коричневий
color-red = червоний
color-green = зелений
color-orange = оранжевий
color-purple = фіолетовий
color-yellow = жовтий
color-blue = синій

zone-draw = Зона запасу
zone-roll = Зона кидків
zone-active = Активна зона
zone-discard = Зона скиду

face-blank = порожня грань
face-symbol = символ уміння
face-power = символ посиленого вміння
face-money = { count-money }
face-movement = { count-movement }
face-credit = { count-credits }

## Terms

term-roll-phase = Фаза кидків
term-run-phase = Фаза бігу
term-draw-amount = ліміт кубиків
term-push = перевірити удачу
term-pass = спасувати
term-bust = невдача
term-hit = успіх
term-miss = промах
term-movement = переміщення
term-money = гроші
term-credits = кредити
term-fans = уболівальники
term-swords = мечі
term-fan-track = трек уболівальників
term-bleachers = трибуни
term-hand-token = жетон ліміту кубиків
term-racetrack = траса
term-runner = бігун
term-red-line = червона лінія
term-now-ability = негайне вміння
term-active-ability = активне вміння
term-run-ability = бігове вміння
term-power-symbol = символ посиленого вміння
term-reward-space = клітинка з винагородою
term-shortcut = короткий шлях
term-jet-pack = реактивний ранець
term-water = вода
term-lose-a-die = втратити кубик
term-tray = лоток
term-lap = коло
term-champion-tour = Чемпіонські перегони
term-tour-de-cube = Тур де Куб
term-round = раунд
term-die = кубик
term-ability-card = карта вміння
term-start-space = стартова клітинка
term-finish-space = фінішна клітинка
term-open-space = відкрита клітинка
term-movement-effect = ефект переміщення
term-public-supply = загальний запас
term-race = Перегони №

## Counted things

count-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
    [many] { $n } кубиків
   *[other] { $n } кубика
}
count-money = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
count-movement = { $n ->
    [one] { $n } переміщення
    [few] { $n } переміщення
    [many] { $n } переміщень
   *[other] { $n } переміщення
}
count-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредити
    [many] { $n } кредитів
   *[other] { $n } кредиту
}
count-fans = { $n ->
    [one] { $n } уболівальник
    [few] { $n } уболівальники
    [many] { $n } уболівальників
   *[other] { $n } уболівальника
}
count-swords = { $n ->
    [one] { $n } меч
    [few] { $n } мечі
    [many] { $n } мечів
   *[other] { $n } меча
}
count-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
    [many] { $n } раундів
   *[other] { $n } раунду
}
count-laps = { $n ->
    [one] { $n } коло
    [few] { $n } кола
    [many] { $n } кіл
   *[other] { $n } кола
}
count-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
count-spaces = { $n ->
    [one] { $n } клітинка
    [few] { $n } клітинки
    [many] { $n } клітинок
   *[other] { $n } клітинки
}
count-lines = { $n ->
    [one] { $n } червона лінія
    [few] { $n } червоні лінії
    [many] { $n } червоних ліній
   *[other] { $n } червоної лінії
}

## Timing words, as they open the lines of a card

timing-now = Негайне
timing-active = Активне
timing-ongoing = Активне, постійне
timing-run = Бігове
timing-late = Після переміщення, до купівлі
timing-most = Найбільше мечів
timing-each = Кожен гравець із мечами
timing-power = Посилене
timing-power-run = Посилене, бігове

## Notes for all cards

note-optional = Усе, про що на карті не сказано «мусите», можна не виконувати.
note-power = Символ посиленого вміння робить те саме, що й символ уміння, і додає посилену частину; якщо вони діють в один час, застосуйте обидві частини або жодної.
note-must-lose = Кубик, який мусите втратити, втрачаєте відразу після застосування або тоді, коли у фазі бігу завершено всі вміння. Це стосується лише кубика з відповідним символом, а невдача його рятує.
note-swords = Мечі: { $swords_symbol } за символ уміння, { $swords_power } за символ посиленого вміння.

## Wordings that several cards share

-must-lose = Ви мусите втратити цей кубик, навіть якщо не застосували його.
-must-lose-only = мусите втратити цей кубик.
-free-roll = Успіхи переходять в активну зону, промахи — у зону кидків; удачу ви при цьому не перевіряєте, тож і невдачі не буде.
-either-or-both = Можна застосувати одну частину або обидві.
-after-push = щоразу, коли перевірка удачі минула без невдачі
-rock-on = перед перевіркою удачі можете перемістити цей кубик з активної зони в зону кидків і кинути разом з іншими.
-on-top = не входитимуть у ліміт кубиків; беріть їх понад ліміт скільки завгодно.
-hands-only = 1 уболівальника з його жетонами ліміту кубиків, але без його кредитів
-any-face = покладіть його в активну зону будь-якою непорожньою гранню догори
-borrowed = Наприкінці раунду він повертається в лоток.
-gray-is-one = Світло-сірий і темно-сірий — це один колір, а кубик першого гравця має власний.
-equal-swords = Порівну — це не менше.
clause-money = { $money ->
    [one] { $money } монету
    [few] { $money } монети
    [many] { $money } монет
   *[other] { $money } монети
}
clause-ties = { $start_player_breaks_ties ->
    [1] у разі нічиєї — перший гравець або, якщо він не серед рівних, найближчий із них за годинниковою стрілкою
   *[0] у разі нічиєї — ніхто
}
clause-lose-red = { $loses_red ->
    [1] { " " }Навіть якщо не застосуєте вміння, мусите втратити 1 червоний кубик із будь-якої своєї зони.
   *[0] { "" }
}

## White cards

card-smelly-cat = Смердючий кіт
    .text = { timing-run }: отримайте 2 переміщення.
card-cat-tastrophy = Кіт Тастрофа
    .text = { timing-run }: отримайте 1 кубик, вартість якого не більша за кількість ваших уболівальників; він потрапляє в зону скиду. Сірі кубики коштують 0.
card-fat-cat = Котисько
    .text = { timing-run }: отримайте { clause-money }. Можете також отримати 3 переміщення; тоді мусите взяти в зону скиду 1 вільний сірий кубик, світлий чи темний на ваш вибір, якщо такі ще є.
card-dope-cat = Крутий кіт
    .text = { timing-run }: якщо є активний коричневий кубик, отримайте 2 монети; якщо є активний зелений — 3 монети. { -either-or-both }
card-broken-cow = Об’їжджена корова
    .text = { timing-active }, від кінця вашого першого кидка й до обов’язкових втрат у фазі бігу, але не між кидком без успіхів і невдачею: застосуйте { $cows ->
            [one] { $cows } активний символ цієї карти
            [few] разом { $cows } активні символи цієї карти
            [many] разом { $cows } активних символів цієї карти
           *[other] разом { $cows } активного символу цієї карти
        }, візьміть із лотка будь-який кубик і { -any-face }. { -borrowed }
card-fast-cat = Швидколапий кіт
    .text = { timing-now }: киньте ще 2 кубики із зони запасу. { -free-roll }
card-schmutz = Брудас
    .text =
        { timing-run }: отримайте 1 переміщення.
        { timing-late }: отримайте 3 кредити, якщо цього раунду ви втратили кубик через винагороду чи вміння. Віддані кубики й повернені позичені не рахуються.

## Brown cards

card-rich-dog = Заможний пес
    .text = { timing-run }: отримайте 3 переміщення. { -must-lose }
card-captain-bark = Капітан Гав
    .text = { timing-run }: якщо є активні білий і червоний кубики, отримайте { -hands-only }; ще отримайте 2 кредити. { -either-or-both } { -must-lose }
card-wizard = Чарівник
    .text =
        { timing-ongoing }: { -after-push }, отримайте 1 кредит.
        { timing-run }: { -must-lose-only }
card-dapper-doggie = Моторний песик
    .text = { timing-run }: ще раз отримайте гроші й переміщення з усіх своїх активних сірих кубиків, застосованих чи ні, — за гранями, з якими вони потрапили в активну зону. { -must-lose }
card-dr-livingstone = Доктор Лівінгстон
    .text = { timing-run }: отримайте 2 переміщення. { -must-lose }
card-mr-dog = Пан Пес
    .text = { timing-run }: отримайте 2 кредити. { -must-lose }
card-muggles = Драпіжник
    .text =
        { timing-now }: киньте ще 2 кубики із зони запасу. { -free-roll }
        { timing-run }: отримайте 2 переміщення. { -must-lose }

## Red cards

card-mr-soldier = Пан Вояк
    .text = { timing-most } ({ clause-ties }): отримайте 3 монети й 2 переміщення.{ clause-lose-red }
card-punch-guy = Коротун
    .text = { timing-most } ({ clause-ties }): коли наступного разу набиратимете кубики, білі й зелені { -on-top }{ clause-lose-red }
card-supah-general = Архигенерал!
    .text = { timing-most } ({ clause-ties }): отримайте { $per_fan ->
            [one] { $per_fan } переміщення
            [few] { $per_fan } переміщення
            [many] { $per_fan } переміщень
           *[other] { $per_fan } переміщення
        } за кожного свого вболівальника.{ clause-lose-red }
card-champion = Чемпіон
    .text = { timing-most } ({ clause-ties }): коли наступного разу набиратимете кубики, перемістіть із зони запасу й зони скиду в зону кидків які завгодно кубики, навіть якщо їх більше чи менше за ліміт; решта лишається на місці.{ clause-lose-red }
card-crabby = Крабун
    .text = { timing-most } ({ clause-ties }): віддайте 1 кубик із будь-якої своєї зони іншому гравцеві з найменшою кількістю мечів (якщо таких кілька, вибираєте ви); кубик потрапляє в його зону скиду. Якщо кубик був активний, спершу отримайте гроші, переміщення чи кредит із його грані. Кубик першого гравця й позичені кубики віддавати не можна.{ clause-lose-red }
card-el-bandito = Поганець
    .text = { timing-each }: отримайте 1 кредит за кожного гравця, у якого мечів менше, ніж у вас. { -equal-swords }
card-jacques-couteau = Жак-Краб Кусто
    .text = { timing-each }: за кожного гравця, у якого мечів менше, ніж у вас, можете вибрати 2 свої нечервоні кубики в будь-яких зонах (або 1, якщо більше немає) і кинути цю пару; вибраний активний кубик спершу покидає активну зону. Завершіть негайні вміння однієї пари, перш ніж вибирати наступну. { -free-roll } { -equal-swords }

## Green cards

card-rock-on = Не гальмуй!
    .text = { timing-ongoing }: { -rock-on }
card-pina-cubelada = Піна куболада
    .text = { timing-active }: застосуйте перед перевіркою удачі, і цього разу ви не зазнаєте невдачі. Якщо після цього спасуєте, нічого не станеться.
card-keep-on-rollin = Не спиняйся!
    .text = { timing-active }: коли маєте зазнати невдачі, можете натомість втратити цей кубик. Далі перевірте удачу або спасуйте; ризик невдачі лишається.
card-pineapple-rocks = Ананасовий квас
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power }: разом із ним мусите перемістити ще один активний кубик на свій вибір, якщо такий є. Застосовуйте ці кубики по одному; вже переміщений застосувати не можна.
card-up-to-11 = Повним ходом
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power-run }: отримайте { $power_movement ->
            [one] { $power_movement } переміщення
            [few] { $power_movement } переміщення
            [many] { $power_movement } переміщень
           *[other] { $power_movement } переміщення
        }.
card-rolling-stoned = Через силу
    .text = { timing-active }: коли після перевірки удачі маєте зазнати невдачі, можете кинути один чи кілька своїх сірих кубиків із будь-яких зон. Успіхи переходять в активну зону, промахи — у зону кидків. Якщо є успіх, невдачі немає: перевірте удачу або спасуйте (обов’язкова перевірка удачі все одно чекає). Якщо успіху немає, зазнайте невдачі або застосуйте інший кубик цієї карти.
card-punk-fruit = Панкофрукт
    .text =
        { timing-active }: зазнавши невдачі, можете лишити зелені й сірі кубики в активній зоні та скинути тільки решту; досить одного кубика цієї карти. Усе інше під час невдачі відбувається як завжди.
        { timing-run }: один раз киньте до 9 кубиків різних кольорів, які зараз лежать у ваших зонах запасу й кидків. { -gray-is-one } { -free-roll }

## Orange cards

card-dugout = Довбанка
    .text = { timing-now }: киньте ще 3 кубики із зони запасу. { -free-roll }
card-reliever-beaver = Бобер з озер
    .text = { timing-run }: можете втратити 1 кубик зі своєї зони кидків.
card-benchwarmer = Запасний бобер
    .text = { timing-run }: можете втратити цей кубик; тоді мусите втратити ще 1 кубик із будь-якої своєї зони, якщо він у вас є.
card-batter-beaver = Бородатий бобер
    .text =
        { timing-now }: киньте ще 2 кубики із зони запасу. { -free-roll }
        { timing-late }: якщо цього раунду ви отримали кредит із будь-якого джерела, мусите втратити 1 кубик із будь-якої своєї зони; можна й цей.
card-mr-bats = Пан Битка
    .text = { timing-run }: отримайте { clause-money } або по 1 кредиту за кожну повну пару своїх уболівальників.
card-the-babe = Бобреня
    .text =
        { timing-run }: отримайте { clause-money }.
        { timing-power }: також отримайте { $power_fans ->
            [one] { $power_fans } уболівальника
            [few] { $power_fans } уболівальників
            [many] { $power_fans } уболівальників
           *[other] { $power_fans } уболівальника
        }. { -must-lose }
card-pinch-eater = Тріскожер
    .text = { timing-now }: візьміть 1 кубик із зони кидків і { -any-face }. Негайне вміння на цій грані діє, навіть якщо це ще один «{ card-pinch-eater }».

## Yellow cards

card-reckless-cheese = Безголовий сир
    .text = { timing-ongoing }: { -after-push }, можете відразу переміститися { $spaces ->
            [one] на { $spaces } клітинку
            [few] щонайбільше на { $spaces } клітинки
            [many] щонайбільше на { $spaces } клітинок
           *[other] щонайбільше на { $spaces } клітинки
        }. Це не дає ні винагород, ні ефектів переміщення й не дозволяє заходити у воду.
card-the-big-cheese = Видатний сир
    .text = { timing-run }: отримайте 1 переміщення або по 1 переміщенню за кожну повну пару своїх уболівальників.
card-ledercheesen = Сметанковий сир
    .text =
        { timing-ongoing }: { -after-push }, киньте ще 1 кубик із зони запасу. { -free-roll }
        { timing-power-run }: отримайте по 1 переміщенню за кожну повну четвірку своїх активних кубиків.
card-stinky-cheese = Смородливий сир
    .text =
        { timing-run }: отримайте 2 переміщення.
        { timing-power }: коли наступного разу набиратимете кубики, сірі { -on-top }
card-bad-cheese = Пліснявий сир
    .text =
        { timing-run }: отримайте 2 переміщення.
        { timing-power }: також отримайте 3 кредити. { -must-lose }
card-the-cheese-stands-alone = Сир над сирами
    .text =
        { timing-now }: мусите ще раз перевірити удачу за всіма звичайними правилами — один раз за кожен кидок, у якому випав цей символ, хоч би скільки їх було.
        { timing-run }: отримайте 3 переміщення.
card-cheese-boy = Бринзовий хлопак
    .text = { timing-run }: якщо є активний коричневий кубик, отримайте { $movement ->
            [one] { $movement } переміщення
            [few] { $movement } переміщення
            [many] { $movement } переміщень
           *[other] { $movement } переміщення
        }; якщо є активний оранжевий, можете втратити 1 кубик зі своєї зони кидків. { -either-or-both }

## Blue cards

card-bob = Бобище
    .text = { timing-late }: отримайте всі винагороди однієї клітинки з винагородою за 1 чи 2 кроки від вас у будь-якому напрямку, зокрема через воду, але не крізь стіни. Клітинка, на якій ви стоїте, не підходить; та, де ви почали раунд, підходить. Кожен кубик цієї карти діє один раз і може знову вибрати ту саму клітинку.
card-undercover-fish = Рибка-шпигун
    .text = { timing-run }: отримайте 2 переміщення; обидва дозволяють заходити у воду.
card-llama-rama = Лама-Рама
    .text =
        { timing-run }: отримайте { clause-money }.
        { timing-power }: також отримайте { -hands-only }.
card-bahama-llama = Багама-лама
    .text = { timing-run }: отримайте 3 монети й 1 переміщення, яке дозволяє зайти у воду.
card-llama-shaman = Лама-шаман
    .text = { timing-run }: отримайте { clause-money } і, якщо є в лотку, 1 червоний кубик; він потрапляє в зону скиду.
card-stogie = Чобітник
    .text = { timing-now }: киньте всі свої сірі й білі кубики, які зараз лежать у зонах запасу й кидків. { -free-roll }
card-chilly-mcchillster = Зимовий Змерзлюх
    .text = { timing-run }: киньте всі кубики зі своєї зони кидків і завершіть їхні негайні вміння; потім ще раз киньте все, що є в зоні кидків. { -free-roll }

## Purple cards

card-rollosaurus = Птахозавр
    .text = { timing-run }: отримайте 4 переміщення.
card-dancing-dino = Дино-танцюрист
    .text = { timing-run }: отримайте 2 переміщення; якщо є активний червоний кубик — ще 2; якщо є активний оранжевий — ще 1.
card-cubasaurus = Кубозавр
    .text =
        { timing-now }: візьміть із лотка будь-який кубик, крім фіолетового, і { -any-face }. { -borrowed }
        { timing-run }: { -must-lose-only }
card-wikiwiki-dinosaur = Перший динозавр
    .text = { timing-run }: отримайте { $per_color ->
            [one] { $per_color } переміщення
            [few] { $per_color } переміщення
            [many] { $per_color } переміщень
           *[other] { $per_color } переміщення
        } за кожен колір серед своїх активних кубиків, зокрема й фіолетовий. { -gray-is-one }
card-you-bet-jurassican = Гість із Юрського періоду
    .text = { timing-run }: отримайте 2 переміщення; якщо є активний коричневий кубик — ще 2; якщо є активний жовтий — ще 1.
card-shimmy-shimmy-dino = Вередливий завр
    .text = { timing-run }: отримайте по 1 переміщенню за кожен свій активний білий і сірий кубик.
card-pronto-bronto = Хутко-прудко
    .text = { timing-run }: отримайте по 1 переміщенню за { $lines_per_movement ->
            [one] кожну { $lines_per_movement } червону лінію
            [few] кожні { $lines_per_movement } червоні лінії
            [many] кожні { $lines_per_movement } червоних ліній
           *[other] кожні { $lines_per_movement } червоної лінії
        } між вами й фінішем цього кола чи траси, з округленням униз; рахуйте до переміщення. У додатковому раунді, що розв’язує нічию, не діє.

## Card sets

set-race-1 = Перегони № 1
    .text = Лагідний початок: короткі вміння, одне коло й безліч кубиків, які так і просяться в руку.
set-race-2 = Перегони № 2
    .text = Здобудьте прихильність трибун, поєднуйте кольори — і те, і те понесе вас уперед.
set-race-3 = Перегони № 3
    .text = Довгі низки перевірок удачі наповнюють гаманець, а гучні трибуни додають прудкості ногам.
set-race-4 = Перегони № 4
    .text = Тут варто берегти навіть прості сірі кубики, а найшвидше бігає той, хто зібрав найбільше кольорів.
set-race-5 = Перегони № 5
    .text = Тихенько збирайте сили, а тоді вкладіть усе в один величезний кидок.
set-race-6 = Перегони № 6
    .text = Обов’язкові перевірки удачі, відчайдушні порятунки — а коли спинитися, вирішує сир.
set-race-7 = Перегони № 7
    .text = За два кола встигнете налагодити потужну машину: «{ card-punk-fruit }» і «{ card-pinch-eater }» чудово працюють разом.
set-combotastic = Комбо-вомбо
    .text = Майже жоден кубик не працює сам, тож перед купівлею думайте парами кольорів.
set-such-much-fans = Забагато вболівальників
    .text = Майже все тут росте разом з уболівальниками, тож вчасна невдача — вигідне вкладення.
set-grand-finale = Великий фінал
    .text = Дві траси в одних перегонах — для тих, хто сміливо витрачає кубики й кидає їх до самого кінця.

## Tracks

track-nothing-goes-right = Усе догори дриґом
    .text = Петля, що завжди повертає тільки ліворуч, а найкращі винагороди лежать осторонь найкоротшого шляху.
track-ahead-of-the-curve = Поворот на повороті
    .text = Поворот за поворотом, а для тих, хто вміє заплатити чи розрахувати, — короткі шляхи й реактивний ранець.
track-testing-the-waters = Крапелька водички
    .text = У кутках причаїлися калюжі, тож навіть дрібка переміщення водою заощаджує кроки.
track-still-waters-run-deep = Достобіса водички
    .text = Вода майже всюди: плавці зрізають третину шляху, а решта стрибає по камінцях або летить.

## Spaces and rewards

reward-credits = Отримайте { $n ->
    [one] { $n } кредит
    [few] { $n } кредити
    [many] { $n } кредитів
   *[other] { $n } кредиту
}
reward-fan = Отримайте 1 уболівальника
reward-lose = Втратьте 1 кубик із будь-якої своєї зони
reward-gain-any = Отримайте 1 кубик на свій вибір
reward-gain = Отримайте 1 кубик вартістю не більше ніж { $n }

terrain-open = відкрита клітинка
terrain-water = вода
terrain-wall = стіна
terrain-start = стартова клітинка
terrain-finish = фінішна клітинка
terrain-jet-pack = реактивний ранець
terrain-shortcut-money = камінці: короткий шлях за гроші
terrain-shortcut-movement = стежка: короткий шлях за переміщення

## Advice on custom sets (SETUP-4)

advice-few-cheap-cards = У цьому наборі менше ніж 2 карти коштують 5 або менше, тож у перших раундах купувати буде майже нічого.
advice-no-trimming = Жодна карта цього набору не дає втратити інший кубик або набрати чи кинути додаткові, тож сірі кубики гальмуватимуть вас усі перегони.
