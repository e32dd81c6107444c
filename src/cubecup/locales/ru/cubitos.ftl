### Cubitos in Russian. How these files are written is told at the top of the English one.
###
### Grammar: players are addressed as "вы"; adjectives agree with "кубик". To lose a die is "вернуть кубик в
### коробочку", to bust is "потерять кубики", so "lose" and "bust" must not be mixed up. "Must" is "обязаны".

## Dice

kind-light-gray = светло-серый кубик
kind-dark-gray = тёмно-серый кубик
kind-start = кубик первого игрока
kind-white = белый кубик
kind-brown = коричневый кубик
kind-red = красный кубик
kind-green = зелёный кубик
kind-orange = оранжевый кубик
kind-purple = фиолетовый кубик
kind-yellow = жёлтый кубик
kind-blue = синий кубик

color-light-gray = светло-серый
color-dark-gray = тёмно-серый
color-start = первого игрока
color-white = белый
color-brown = коричневый
color-red = красный
color-green = зелёный
color-orange = оранжевый
color-purple = фиолетовый
color-yellow = жёлтый
color-blue = синий

zone-draw = Зона выбора
zone-roll = Зона броска
zone-active = Зона активации
zone-discard = Зона сброса

face-blank = пустая грань
face-symbol = символ свойства
face-power = символ особого свойства
face-money = { count-money }
face-movement = { count-movement }
face-credit = { count-credits }

## Terms

term-roll-phase = Этап броска
term-run-phase = Этап забега
term-draw-amount = предел руки
term-push = рискнуть
term-pass = спасовать
term-bust = потеря кубиков
term-hit = попадание
term-miss = промах
term-movement = перемещение
term-money = монеты
term-credits = кредиты
term-fans = болельщики
term-swords = мечи
term-fan-track = шкала поддержки
term-bleachers = трибуны
term-hand-token = жетон руки
term-racetrack = трасса
term-runner = бегун
term-red-line = красная черта
term-now-ability = свойство «Сейчас»
term-active-ability = активное свойство
term-run-ability = свойство «На бегу»
term-power-symbol = символ особого свойства
term-reward-space = бонусная клетка
term-shortcut = короткий путь
term-jet-pack = реактивный ранец
term-water = вода
term-lose-a-die = вернуть кубик
term-tray = коробочка
term-lap = круг
term-champion-tour = Турнир чемпионов
term-tour-de-cube = Тур де Куб
term-round = раунд
term-die = кубик
term-ability-card = карта свойства
term-start-space = стартовая клетка
term-finish-space = финишная клетка
term-open-space = равнина
term-movement-effect = эффект при перемещении
term-public-supply = общий запас
term-race = Забег

## Counted things

count-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
count-money = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
count-movement = { $n ->
    [one] { $n } перемещение
    [few] { $n } перемещения
    [many] { $n } перемещений
   *[other] { $n } перемещения
}
count-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
    [many] { $n } кредитов
   *[other] { $n } кредита
}
count-fans = { $n ->
    [one] { $n } болельщик
    [few] { $n } болельщика
    [many] { $n } болельщиков
   *[other] { $n } болельщика
}
count-swords = { $n ->
    [one] { $n } меч
    [few] { $n } меча
    [many] { $n } мечей
   *[other] { $n } меча
}
count-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
count-laps = { $n ->
    [one] { $n } круг
    [few] { $n } круга
    [many] { $n } кругов
   *[other] { $n } круга
}
count-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
count-spaces = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}
count-lines = { $n ->
    [one] { $n } красная черта
    [few] { $n } красные черты
    [many] { $n } красных черт
   *[other] { $n } красной черты
}

## Timing words, as they open the lines of a card

timing-now = Сейчас
timing-active = Активное
timing-ongoing = Активное, постоянное
timing-run = На бегу
timing-late = После перемещения, до покупки
timing-most = Больше всех мечей
timing-each = Каждый игрок с мечами
timing-power = Особое
timing-power-run = Особое, на бегу

## Notes for all cards

note-optional = Всё, о чём на карте не сказано «обязаны», можно не выполнять.
note-power = Символ особого свойства делает то же, что и символ свойства, и добавляет особую часть; если они срабатывают в одно время, примените обе части или ни одной.
note-must-lose = Кубик, который вы обязаны вернуть, возвращается сразу после применения или когда на этапе забега завершены все свойства. Это касается только кубика с нужным символом, а потеря кубиков его спасает.
note-swords = Мечи: { $swords_symbol } за символ свойства, { $swords_power } за символ особого свойства.

## Wordings that several cards share

-must-lose = Вы обязаны вернуть этот кубик в коробочку, даже если не применили его.
-must-lose-only = вы обязаны вернуть этот кубик в коробочку.
-free-roll = Попадания отправляются в зону активации, промахи — в зону броска; вы при этом не рискуете и потерять кубики не можете.
-either-or-both = Можно применить одну часть или обе.
-after-push = всякий раз, когда вы рискнули и не потеряли кубики
-rock-on = прежде чем рискнуть, можете перенести этот кубик из зоны активации в зону броска и бросить вместе с остальными.
-on-top = не войдут в предел руки; берите их сверх предела сколько угодно.
-hands-only = 1 болельщика с его жетонами руки, но без его кредитов
-any-face = поместите его в зону активации любой непустой гранью вверх
-borrowed = В конце раунда он отправляется обратно в коробочку.
-gray-is-one = Светло-серый и тёмно-серый — это один цвет, а кубик первого игрока — отдельный.
-equal-swords = Поровну — это не меньше.
clause-money = { $money ->
    [one] { $money } монету
    [few] { $money } монеты
    [many] { $money } монет
   *[other] { $money } монеты
}
clause-ties = { $start_player_breaks_ties ->
    [1] при ничьей — первый игрок или, если он не среди равных, ближайший из них по часовой стрелке
   *[0] при ничьей — никто
}
clause-lose-red = { $loses_red ->
    [1] { " " }Даже если не применяете свойство, вы обязаны вернуть в коробочку 1 красный кубик из любой своей зоны.
   *[0] { "" }
}

## White cards

card-smelly-cat = Драный кот
    .text = { timing-run }: получите 2 перемещения.
card-cat-tastrophy = Котострофа
    .text = { timing-run }: получите 1 кубик, цена которого не больше числа ваших болельщиков; он отправляется в зону сброса. Серые кубики стоят 0.
card-fat-cat = Толстопуз
    .text = { timing-run }: получите { clause-money }. Можете также получить 3 перемещения; тогда вы обязаны взять в зону сброса 1 свободный серый кубик, светлый или тёмный на ваш выбор, если такие ещё есть.
card-dope-cat = Кошачья мята
    .text = { timing-run }: если есть активный коричневый кубик, получите 2 монеты; если есть активный зелёный — 3 монеты. { -either-or-both }
card-broken-cow = Котэ
    .text = { timing-active }, с конца вашего первого броска и до обязательных возвратов на этапе забега, но не между броском без попаданий и потерей кубиков: примените { $cows ->
            [one] { $cows } активный символ этой карты
            [few] вместе { $cows } активных символа этой карты
            [many] вместе { $cows } активных символов этой карты
           *[other] вместе { $cows } активного символа этой карты
        }, возьмите из коробочки любой кубик и { -any-face }. { -borrowed }
card-fast-cat = Быстрокот
    .text = { timing-now }: бросьте ещё 2 кубика из зоны выбора. { -free-roll }
card-schmutz = Грязнуля
    .text =
        { timing-run }: получите 1 перемещение.
        { timing-late }: получите 3 кредита, если в этом раунде вы вернули кубик в коробочку из-за бонуса или свойства. Отданные кубики и отправленные обратно одолженные не считаются.

## Brown cards

card-rich-dog = Богатый пёсик
    .text = { timing-run }: получите 3 перемещения. { -must-lose }
card-captain-bark = Капитан Гав
    .text = { timing-run }: если есть активные белый и красный кубики, получите { -hands-only }; ещё получите 2 кредита. { -either-or-both } { -must-lose }
card-wizard = Волшебник
    .text =
        { timing-ongoing }: { -after-push }, получите 1 кредит.
        { timing-run }: { -must-lose-only }
card-dapper-doggie = Стильный собакен
    .text = { timing-run }: ещё раз получите монеты и перемещения со всех своих активных серых кубиков, применённых или нет, — по граням, с которыми они попали в зону активации. { -must-lose }
card-dr-livingstone = Дратути!
    .text = { timing-run }: получите 2 перемещения. { -must-lose }
card-mr-dog = Доге
    .text = { timing-run }: получите 2 кредита. { -must-lose }
card-muggles = Простофиля
    .text =
        { timing-now }: бросьте ещё 2 кубика из зоны выбора. { -free-roll }
        { timing-run }: получите 2 перемещения. { -must-lose }

## Red cards

card-mr-soldier = Крабовый солдат
    .text = { timing-most } ({ clause-ties }): получите 3 монеты и 2 перемещения.{ clause-lose-red }
card-punch-guy = Задира
    .text = { timing-most } ({ clause-ties }): когда в следующий раз будете набирать кубики, белые и зелёные { -on-top }{ clause-lose-red }
card-supah-general = Панцирный доспех
    .text = { timing-most } ({ clause-ties }): получите { $per_fan ->
            [one] { $per_fan } перемещение
            [few] { $per_fan } перемещения
            [many] { $per_fan } перемещений
           *[other] { $per_fan } перемещения
        } за каждого своего болельщика.{ clause-lose-red }
card-champion = Чемпион
    .text = { timing-most } ({ clause-ties }): когда в следующий раз будете набирать кубики, перенесите из зоны выбора и зоны сброса в зону броска какие угодно кубики, хоть больше, хоть меньше предела руки; остальные остаются на месте.{ clause-lose-red }
card-crabby = Держи краба!
    .text = { timing-most } ({ clause-ties }): отдайте 1 кубик из любой своей зоны другому игроку с наименьшим числом мечей (если таких несколько, выбираете вы); кубик отправляется в его зону сброса. Если кубик был активным, сначала получите монеты, перемещение или кредит с его грани. Кубик первого игрока и одолженные кубики отдавать нельзя.{ clause-lose-red }
card-el-bandito = Эль Бандито
    .text = { timing-each }: получите 1 кредит за каждого игрока, у которого мечей меньше, чем у вас. { -equal-swords }
card-jacques-couteau = Вжик-Ив Кусто
    .text = { timing-each }: за каждого игрока, у которого мечей меньше, чем у вас, можете выбрать 2 своих некрасных кубика в любых зонах (или 1, если больше нет) и бросить эту пару; выбранный активный кубик сначала покидает зону активации. Завершите свойства «Сейчас» одной пары, прежде чем выбирать следующую. { -free-roll } { -equal-swords }

## Green cards

card-rock-on = Рок-н-ролл
    .text = { timing-ongoing }: { -rock-on }
card-pina-cubelada = Пина кубилада
    .text = { timing-active }: примените, прежде чем рискнуть, и в этот раз вы не потеряете кубики. Если затем спасуете, ничего не произойдёт.
card-keep-on-rollin = Шоу должно продолжаться
    .text = { timing-active }: когда вы должны потерять кубики, можете вместо этого вернуть в коробочку этот кубик. Затем рискните или спасуйте; угроза потери остаётся.
card-pineapple-rocks = Кубананас
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power }: вместе с ним вы обязаны перенести ещё один активный кубик на свой выбор, если он есть. Применяйте эти кубики по одному; уже перенесённый применить нельзя.
card-up-to-11 = Ананасная оборона
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power-run }: получите { $power_movement ->
            [one] { $power_movement } перемещение
            [few] { $power_movement } перемещения
            [many] { $power_movement } перемещений
           *[other] { $power_movement } перемещения
        }.
card-rolling-stoned = Сектор ананаса
    .text = { timing-active }: когда, рискнув, вы должны потерять кубики, можете бросить один или несколько своих серых кубиков из любых зон. Попадания отправляются в зону активации, промахи — в зону броска. Если есть попадание, потери нет: рискните или спасуйте (обязательный риск всё равно ждёт). Если попадания нет, потеряйте кубики или примените другой кубик этой карты.
card-punk-fruit = Панкфрут
    .text =
        { timing-active }: теряя кубики, можете оставить зелёные и серые в зоне активации и сбросить только остальные; хватит одного кубика этой карты. Всё прочее при потере кубиков происходит как обычно.
        { timing-run }: один раз бросьте до 9 кубиков разных цветов, которые сейчас лежат в ваших зонах выбора и броска. { -gray-is-one } { -free-roll }

## Orange cards

card-dugout = Скамейка запасных
    .text = { timing-now }: бросьте ещё 3 кубика из зоны выбора. { -free-roll }
card-reliever-beaver = Кручёный мяч
    .text = { timing-run }: можете вернуть в коробочку 1 кубик из своей зоны броска.
card-benchwarmer = Запасной игрок
    .text = { timing-run }: можете вернуть этот кубик в коробочку; тогда вы обязаны вернуть ещё 1 кубик из любой своей зоны, если он у вас есть.
card-batter-beaver = Бьющий
    .text =
        { timing-now }: бросьте ещё 2 кубика из зоны выбора. { -free-roll }
        { timing-late }: если в этом раунде вы получили кредит из любого источника, вы обязаны вернуть в коробочку 1 кубик из любой своей зоны; можно и этот.
card-mr-bats = Биток
    .text = { timing-run }: получите { clause-money } или по 1 кредиту за каждую полную пару своих болельщиков.
card-the-babe = Новичок
    .text =
        { timing-run }: получите { clause-money }.
        { timing-power }: также получите { $power_fans ->
            [one] { $power_fans } болельщика
            [few] { $power_fans } болельщиков
            [many] { $power_fans } болельщиков
           *[other] { $power_fans } болельщика
        }. { -must-lose }
card-pinch-eater = Поедающий
    .text = { timing-now }: возьмите 1 кубик из зоны броска и { -any-face }. Свойство «Сейчас» на этой грани действует, даже если это ещё один «{ card-pinch-eater }».

## Yellow cards

card-reckless-cheese = Сырная лихорадка
    .text = { timing-ongoing }: { -after-push }, можете сразу переместиться { $spaces ->
            [one] на { $spaces } клетку
            [few] не более чем на { $spaces } клетки
            [many] не более чем на { $spaces } клеток
           *[other] не более чем на { $spaces } клетки
        }. Это не даёт ни бонусов, ни эффектов при перемещении и не позволяет заходить в воду.
card-the-big-cheese = Сырвейер
    .text = { timing-run }: получите 1 перемещение или по 1 перемещению за каждую полную пару своих болельщиков.
card-ledercheesen = Ледеркезе
    .text =
        { timing-ongoing }: { -after-push }, бросьте ещё 1 кубик из зоны выбора. { -free-roll }
        { timing-power-run }: получите по 1 перемещению за каждую полную четвёрку своих активных кубиков.
card-stinky-cheese = Сыр с душиком
    .text =
        { timing-run }: получите 2 перемещения.
        { timing-power }: когда в следующий раз будете набирать кубики, серые { -on-top }
card-bad-cheese = Испорченный сыр
    .text =
        { timing-run }: получите 2 перемещения.
        { timing-power }: также получите 3 кредита. { -must-lose }
card-the-cheese-stands-alone = Один как сыр
    .text =
        { timing-now }: вы обязаны рискнуть ещё раз по всем обычным правилам — один раз за каждый бросок, в котором выпал этот символ, сколько бы их ни было.
        { timing-run }: получите 3 перемещения.
card-cheese-boy = Сырок
    .text = { timing-run }: если есть активный коричневый кубик, получите { $movement ->
            [one] { $movement } перемещение
            [few] { $movement } перемещения
            [many] { $movement } перемещений
           *[other] { $movement } перемещения
        }; если есть активный оранжевый, можете вернуть в коробочку 1 кубик из своей зоны броска. { -either-or-both }

## Blue cards

card-bob = Боб
    .text = { timing-late }: получите все бонусы одной бонусной клетки в 1 или 2 шагах от вас в любом направлении, в том числе через воду, но не сквозь стены. Клетка, на которой вы стоите, не подходит; та, где вы начали раунд, подходит. Каждый кубик этой карты действует один раз и может снова выбрать ту же клетку.
card-undercover-fish = Дорадо-лама
    .text = { timing-run }: получите 2 перемещения; оба позволяют заходить в воду.
card-llama-rama = Давай, лама!
    .text =
        { timing-run }: получите { clause-money }.
        { timing-power }: также получите { -hands-only }.
card-bahama-llama = Багама-лама
    .text = { timing-run }: получите 3 монеты и 1 перемещение, которое позволяет зайти в воду.
card-llama-shaman = Шамана-лама
    .text = { timing-run }: получите { clause-money } и, если есть в коробочке, 1 красный кубик; он отправляется в зону сброса.
card-stogie = Чил-лама
    .text = { timing-now }: бросьте все свои серые и белые кубики, которые сейчас лежат в зонах выбора и броска. { -free-roll }
card-chilly-mcchillster = Нирвана-лама
    .text = { timing-run }: бросьте все кубики из своей зоны броска и завершите их свойства «Сейчас»; затем ещё раз бросьте всё, что есть в зоне броска. { -free-roll }

## Purple cards

card-rollosaurus = Броскозавр
    .text = { timing-run }: получите 4 перемещения.
card-dancing-dino = Дискодон
    .text = { timing-run }: получите 2 перемещения; если есть активный красный кубик — ещё 2; если есть активный оранжевый — ещё 1.
card-cubasaurus = Трицеракубс
    .text =
        { timing-now }: возьмите из коробочки любой кубик, кроме фиолетового, и { -any-face }. { -borrowed }
        { timing-run }: { -must-lose-only }
card-wikiwiki-dinosaur = Алохазавр
    .text = { timing-run }: получите { $per_color ->
            [one] { $per_color } перемещение
            [few] { $per_color } перемещения
            [many] { $per_color } перемещений
           *[other] { $per_color } перемещения
        } за каждый цвет среди своих активных кубиков, включая фиолетовый. { -gray-is-one }
card-you-bet-jurassican = Тверк Юрского периода
    .text = { timing-run }: получите 2 перемещения; если есть активный коричневый кубик — ещё 2; если есть активный жёлтый — ещё 1.
card-shimmy-shimmy-dino = Буги-вуги
    .text = { timing-run }: получите по 1 перемещению за каждый свой активный белый и серый кубик.
card-pronto-bronto = Пронтозавр
    .text = { timing-run }: получите по 1 перемещению за { $lines_per_movement ->
            [one] каждую { $lines_per_movement } красную черту
            [few] каждые { $lines_per_movement } красные черты
            [many] каждые { $lines_per_movement } красных черт
           *[other] каждые { $lines_per_movement } красной черты
        } между вами и финишем этого круга или трассы, с округлением вниз; считайте до перемещения. В дополнительном раунде при ничьей не действует.

## Card sets

set-race-1 = Забег 1
    .text = Мягкий старт: короткие свойства, один круг и целая горсть кубиков, которые так и просятся в руку.
set-race-2 = Забег 2
    .text = Завоюйте трибуны, подбирайте цвета — и то и другое понесёт вас вперёд.
set-race-3 = Забег 3
    .text = Кто рискует раз за разом, тот набивает кошелёк, а шумные трибуны прибавляют прыти.
set-race-4 = Забег 4
    .text = Здесь стоит беречь даже простые серые кубики, а быстрее всех бежит самый пёстрый набор.
set-race-5 = Забег 5
    .text = Потихоньку копите силы, а потом вложите всё в один огромный бросок.
set-race-6 = Забег 6
    .text = Риск по принуждению, отчаянные спасения — а когда остановиться, решает сыр.
set-race-7 = Забег 7
    .text = За два круга успеете отладить мощную машину: «{ card-punk-fruit }» и «{ card-pinch-eater }» отлично работают вместе.
set-combotastic = Комбический
    .text = Почти ни один кубик не работает в одиночку, так что перед покупкой думайте парами цветов.
set-such-much-fans = Фанатский сектор
    .text = Почти всё здесь растёт вместе с болельщиками, так что вовремя потерять кубики — выгодное вложение.
set-grand-finale = Гран-при
    .text = Две трассы в одном забеге — для тех, кто смело тратит кубики и бросает их до самого конца.

## Tracks

track-nothing-goes-right = Одной левой
    .text = Петля, которая всегда сворачивает только налево, а лучшие бонусы лежат в стороне от кратчайшего пути.
track-ahead-of-the-curve = Извилистый путь
    .text = Поворот за поворотом, а для тех, кто умеет заплатить или рассчитать, — короткие пути и реактивный ранец.
track-testing-the-waters = Мелководье
    .text = По углам притаились лужицы, так что даже капля перемещения по воде сберегает шаги.
track-still-waters-run-deep = Тихий омут
    .text = Вода почти повсюду: пловцы срезают треть пути, а остальные прыгают по камням или летят.

## Spaces and rewards

reward-credits = Получите { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
    [many] { $n } кредитов
   *[other] { $n } кредита
}
reward-fan = Получите 1 болельщика
reward-lose = Верните в коробочку 1 кубик из любой своей зоны
reward-gain-any = Получите 1 кубик на свой выбор
reward-gain = Получите 1 кубик ценой не больше { $n }

terrain-open = равнина
terrain-water = вода
terrain-wall = стена
terrain-start = стартовая клетка
terrain-finish = финишная клетка
terrain-jet-pack = реактивный ранец
terrain-shortcut-money = камни: короткий путь за монеты
terrain-shortcut-movement = тропинка: короткий путь за перемещения

## Advice on custom sets (SETUP-4)

advice-few-cheap-cards = В этом наборе меньше 2 карт ценой не больше 5, так что в первых раундах покупать будет почти нечего.
advice-no-trimming = Ни одна карта этого набора не позволяет вернуть другой кубик или набрать либо бросить дополнительные, так что серые кубики будут тормозить вас весь забег.
