### The lab in Russian. How this file is written is told at the top of the English one.
###
### Numbers come written, so sentences are built to fit any of them: "Раундов: 12,5".

## The page

report-title = Cube Cup: отчёт о симуляции
report-skip = Сразу к числам
report-source = Игр: { $games } · начальное число { $seed }
report-nav-sets = Забеги
report-nav-parts = Части страницы «{ $race }»
report-comparison = Сравнение
report-side-by-side = Рядом
report-as-table = Эти числа таблицей
report-method = Интервалы 95-процентные: Уилсона для долей, по рангам для медиан, нормальные для средних; где раунды одной игры похожи друг на друга, интервал считается по играм. Редкие случаи на графиках по раундам, броскам и болельщикам пропущены. Числа о покупателях и болельщиках говорят, что бывает вместе с победой, а не что её вызывает.
report-standard = Измерено так, как заданы требования: боты sharp, четыре игрока, не менее { $games } игр.
report-not-standard = Только для ориентира: требования заданы для ботов sharp, четырёх игроков и не менее { $games } игр.
report-drawing = графики
report-written = Отчёт (игр: { $games }) записан: { $path }
report-plots-written = Графики: файлов { $n } в { $path }

report-part-targets = Требования
report-part-fairness = Честность
report-part-course = Ход забега
report-part-rolling = Броски
report-part-cards = Карты
report-part-extras = Болельщики и красная черта

report-tile-rounds = Раундов, медиана
    .range = в половине игр { $range }
report-tile-lead = Игры со сменой лидера
    .range = { $range }
report-tile-comeback = Победители, не лидировавшие на полпути
    .range = { $range }
report-tile-busts = Раунды с потерей кубиков
    .range = { $range }
report-tile-purchases = Куплено кубиков за игру
    .range = { $range }

## Requirements

target-rounds = Раундов, медиана
target-seats = Победы каждого места
target-lead = Игры со сменой лидера
target-stalled = Застрявшие игры
target-bought = Игры, в которых покупают каждую карту
target-dominant = Доля каждой карты во всех покупках
target-one-card = Победы, если всегда покупать одну карту
target-mark-met = выполнено
target-mark-missed = не выполнено
target-mark-unsure = не выполнено, в пределах погрешности
target-mark-unknown = скажет cubecup balance

## Exhibits: headings and how to read them

report-seats = Победы по местам
    .note = Между линиями место честное. Первый игрок первого раунда определяется жребием.
report-bots = Победы по ботам
    .note = Среди всех мест с этим ботом. Линия — доля равных.
report-length = Длительность забега
    .note = Медиана должна быть в закрашенных пределах.
report-lead = Смены лидера
    .note = Как часто в конце раунда единолично лидирует другой бегун, чем до сих пор.
report-comeback = Напряжение
    .note = Полпути — это когда лидер прошёл половину пути.
report-bust-round = Потери кубиков по раундам
    .note = У скольких игроков этого раунда случилась потеря кубиков.
report-bust-push = Риск каждого броска
    .note = Из тех, кто рискует в первый, второй, … раз за раунд, сколько теряет кубики.
report-card-games = Игры, в которых покупают карту
    .note = Кто угодно. Карта должна доставать до закрашенных пределов.
report-card-purchases = Доля во всех покупках
    .note = Карта должна оставаться в закрашенных пределах.
report-card-rounds = Когда покупают карты
    .note = Куплено кубиков за игру в каждом раунде; чем темнее, тем больше.
report-card-uses = Применение свойств
    .note = Сколько раз за игру свойства карты применяют все игроки вместе.
report-buyers-ever = Что покупали победители
    .note = Победы мест, когда-либо купивших карту, и остальных. Пунктир — доля равных.
report-buyers-early = Что победители покупали рано
    .note = Победы мест, купивших карту в первых пяти раундах, и остальных.
report-fan-space = Победы по болельщикам
    .note = По делению шкалы поддержки, на котором место заканчивает забег.
report-credits = Победы по кредитам
    .note = По кредитам, которые остались. Линия — доля равных.
report-red-lines = Красная черта
    .note = Дополнительные кубики бегуна за участки, на которые лидер впереди: доля всех раундов всех игроков.
report-red-effect = Что даёт красная черта
    .note = Перемещение и предел руки в раундах с бонусом и без него.

report-sets-rounds = Раундов, медиана
    .note = Забеги на два круга или две трассы могут длиться до 26 раундов, остальные — до 16.
report-sets-seats = Самое неравное место
    .note = Победы места, самого далёкого от своей честной доли, и допустимые пределы.
report-sets-lead = Игры со сменой лидера
    .note = Закрашено то, что требуется.
report-sets-comeback = Победители, не лидировавшие на полпути
    .note = Полпути — это когда лидер прошёл половину пути.
report-sets-busts = Раунды с потерей кубиков
    .note = Среди всех раундов всех игроков.
report-sets-purchases = Куплено кубиков за игру
    .note = Всеми игроками вместе.
report-sets-least = Карта, которую покупают реже всего
    .note = Игры, в которых её кто-нибудь покупает. Закрашено то, что требуется.
report-sets-most = Карта, которую покупают чаще всего
    .note = Её доля во всех покупках. Закрашено то, что допустимо.

## Words in plots and tables

report-seat = Место { $n }
report-round = Р{ $n }
report-buyers = { $round ->
    [0] купили
   *[other] купили к раунду { $round }
}
report-others = не купили
report-suspense-changed = Лидер меняется
report-suspense-behind = Победитель не лидировал
report-suspense-last = Победитель был последним
report-suspense-ties = Дополнительный раунд
report-suspense-stalled = Игра застряла
report-red-movement-with = Перемещение с бонусом
report-red-movement-without = Перемещение без бонуса
report-red-draw-with = Предел руки с бонусом
report-red-draw-without = Предел руки без бонуса

report-col-seat = место
report-col-bot = бот
report-col-race = забег
report-col-card = карта
report-col-what = что
report-col-wins = победы
report-col-interval = 95 %
report-col-games = игры
report-col-seats = места
report-col-pushes = броски
report-col-seat-rounds = случаи
report-col-share = доля игр
report-col-share-of-rounds = доля раундов
report-col-share-of-purchases = доля покупок
report-col-rounds = раунды
report-col-round = раунд
report-col-push = бросок
report-col-changes = смены лидера
report-col-busts = потери кубиков
report-col-space = деление шкалы поддержки
report-col-credits = кредиты
report-col-lines = дополнительные кубики
report-col-per-round = за раунд
report-col-uses = применений за игру
report-col-bought = кубиков за игру
report-col-wins-buyers = победы покупателей
report-col-wins-others = победы остальных
report-col-requirement = требование
report-col-required = должно быть
report-col-measured = измерено
report-col-worst = худшее
report-col-verdict = вывод

## The doctor

doctor-verdict-fine = Здоровый забег: замечаний нет.
doctor-verdict-rough = Пока всё в порядке, но игр сыграно мало.
doctor-verdict-maybe = Явных изъянов нет, но есть за чем следить.
doctor-verdict-problem = Здесь есть что исправить.
doctor-about = { $race } · { $tracks } · { $players } · { $bots }
doctor-again = Игр: { $games }, начальное число { $seed }. То же ещё раз: { $command }

doctor-perhaps = Возможно: { $sentence }
doctor-length = Раундов в забеге: { $rounds } (медиана; 95 %: { $rounds-range }). В половине забегов их от { $lower } до { $upper }.
doctor-minutes = Если раунд за вашим столом длится от { $quick } до { $slow } минут, то это от { $from } до { $to } минут.
doctor-too-short = Это мало: если раундов меньше { $limit }, купленное почти не успевает пригодиться.
doctor-too-long = Это долго: раундов больше { $limit }.
doctor-seat-strong = Место { $seat } побеждает слишком часто: { $wins } забегов ({ $wins-range }) вместо { $fair } %.
doctor-seat-weak = Место { $seat } побеждает слишком редко: { $wins } забегов ({ $wins-range }) вместо { $fair } %.
doctor-seats-fair = Ни у одного места нет преимущества. Лучшее, место { $seat }, побеждает в { $wins } ({ $wins-range }); честно было бы { $fair } %.
doctor-seats-unsure = Ни одно место не выделяется. Лучшее, место { $seat }, побеждает в { $wins } ({ $wins-range }); честно было бы { $fair } %. При таком малом числе игр преимущество меньше { $points } п. п. не видно.
doctor-lead = Лидер меняется в { $races } забегов ({ $races-range }), в среднем раз за забег: { $times } ({ $times-range }).
doctor-lead-rare = Лидер меняется редко: в { $races } забегов ({ $races-range }), в среднем раз за забег: { $times } ({ $times-range }).
doctor-comeback = { $behind } победителей ({ $behind-range }) на полпути не лидировали, а { $last } ({ $last-range }) были тогда последними.
doctor-busts = Потерей кубиков заканчиваются { $busts } всех раундов ({ $busts-range }).
doctor-dominant = «{ $card }» — господствующая карта: { $part } всех покупок ({ $part-range }).
doctor-no-dominant = Господствующей карты нет. Чаще всего покупают карту «{ $card }»: { $part } всех покупок ({ $part-range }).
doctor-dead = Карта «{ $card }» почти никому не нужна: кто-нибудь покупает эту карту лишь в { $races } забегов ({ $races-range }).
doctor-no-dead = Нужна каждая карта. Даже карту «{ $card }» покупают в { $races } забегов ({ $races-range }).
doctor-buyers-win = Кто покупает карту «{ $card }» к раунду { $round }, побеждает в { $wins } ({ $wins-range }), остальные — в { $others } ({ $others-range }).
doctor-buyers-lose = Кто покупает карту «{ $card }» к раунду { $round }, побеждает лишь в { $wins } ({ $wins-range }), остальные — в { $others } ({ $others-range }).
doctor-stall = Опасность застрять: { $races } забегов ({ $races-range }) не доходят до конца.
doctor-no-stall = Закончились все забеги ({ $games }); в конечном счёте застрять может не больше { $most }.
doctor-rough = { $games ->
    [one] Это { $games } игра: погрешность долей до { $points } п. п. Больше игр через --seconds или --games дадут более надёжный ответ.
    [few] Это { $games } игры: погрешность долей до { $points } п. п. Больше игр через --seconds или --games дадут более надёжный ответ.
    [many] Это { $games } игр: погрешность долей до { $points } п. п. Больше игр через --seconds или --games дадут более надёжный ответ.
   *[other] Это { $games } игры: погрешность долей до { $points } п. п. Больше игр через --seconds или --games дадут более надёжный ответ.
}

## Баланс

balance-title-cards = Карты
balance-title-plans = Планы
balance-title-targets = Требования
balance-title-fans = Шкала поддержки
balance-title-proposals = Предложения
balance-random = Случайный набор { $n }
balance-before = раньше
balance-now = теперь
balance-plain = без плана
balance-beyond = за последним
balance-without = без карты «{ $card }»
balance-plan-beaten = не лучший
balance-plan-perhaps = лучший, возможно, случайно
balance-plan-best = явно лучший

balance-col-values = значения
balance-col-cost = цена
balance-col-proposed = предложение
balance-col-purchases = доля покупок, наибольшая
balance-col-bought = игры, где её покупают, меньше всего
balance-col-insist = победы, если покупать всегда
balance-col-refuse = победы, если не покупать
balance-col-worth = ценность, п. п.
balance-col-one-card = лучший план с одной картой
balance-col-verdict = это лучший план?
balance-col-rival = лучший другой план
balance-col-rival-wins = его победы
balance-col-gain = сверх обычного, п. п.
balance-col-plain = обычный
balance-col-fan-hunter = охотник за болельщиками
balance-col-sprinter = спринтер
balance-col-fans = { $values }: предел руки, кредиты
balance-col-why = почему

balance-why-one-card-strong = слишком сильна: всегда покупать её — лучший план, больше чем на 20 п. п.
balance-why-one-card = всегда покупать её — явно лучший план
balance-why-dominant = больше 35 % всех покупок
balance-why-underrated = покупают редко, хотя всегда покупать её выгодно: боты её недооценивают, поэтому цена остаётся
balance-why-rare = покупают меньше чем в 15 % игр
balance-why-overrated = покупают часто, хотя без неё побеждают чаще: слишком дорога для своей пользы, но цена остаётся
balance-why-differs = в разных наборах или у разных ботов по-разному, поэтому цена остаётся
balance-why-limit = не дальше пределов 1 и 12
balance-no-change = Ни одну цену не нужно менять.
balance-older = { $card }: стоит { $cost }, а измерено при { $measured }; страница старее.
balance-unmeasured = { $card }: на странице нет, значит, ещё не измерено.
balance-up-to-date = { $page }: все цены такие, как сейчас.
balance-fans-keep = Шкала поддержки: охотник за болельщиками побеждает в { $hunters }, обычный бот — в { $plain }. Бонусы остаются.
balance-fans-strong = Шкала поддержки: охотник за болельщиками побеждает в { $hunters }, обычный бот — в { $plain }. Это слишком много: каждый бонус кредитами должен быть на 1 меньше.
balance-fans-weak = Шкала поддержки: охотник за болельщиками побеждает в { $hunters }, обычный бот — в { $plain }. Это слишком мало: каждый бонус кредитами должен быть на 1 больше.
balance-note = Интервалы 95 %. Ценность — на сколько забегов из ста больше выигрывает тот, кто покупает карту всякий раз, когда может, чем тот, кто не покупает её никогда, при прочих равных.
