### The lab in Ukrainian. How this file is written is told at the top of the English one.
###
### Numbers come written, so sentences are built to fit any of them: "Раундів: 12,5".

## The page

report-title = Cube Cup: звіт про симуляцію
report-skip = Одразу до чисел
report-source = Ігор: { $games } · початкове число { $seed }
report-nav-sets = Перегони
report-nav-parts = Частини сторінки «{ $race }»
report-comparison = Порівняння
report-side-by-side = Поруч
report-as-table = Ці числа таблицею
report-method = Інтервали 95-відсоткові: Вілсона для часток, за рангами для медіан, нормальні для середніх; де раунди однієї гри схожі між собою, інтервал рахується за іграми. Рідкісні випадки на графіках за раундами, перевірками й уболівальниками пропущено. Числа про покупців і вболівальників кажуть, що трапляється разом із перемогою, а не що її спричиняє.
report-standard = Виміряно так, як сформульовано вимоги: боти sharp, четверо гравців, щонайменше { $games } ігор.
report-not-standard = Лише для орієнтації: вимоги сформульовано для ботів sharp, чотирьох гравців і щонайменше { $games } ігор.
report-drawing = графіки
report-written = Звіт (ігор: { $games }) записано: { $path }
report-plots-written = Графіки: файлів { $n } у { $path }

report-part-targets = Вимоги
report-part-fairness = Чесність
report-part-course = Хід перегонів
report-part-rolling = Кидки
report-part-cards = Карти
report-part-extras = Уболівальники й червона лінія

report-tile-rounds = Раундів, медіана
    .range = у половині ігор { $range }
report-tile-lead = Ігри зі зміною лідера
    .range = { $range }
report-tile-comeback = Переможці, що не лідирували на півдорозі
    .range = { $range }
report-tile-busts = Раунди, що закінчилися невдачею
    .range = { $range }
report-tile-purchases = Куплено кубиків за гру
    .range = { $range }

## Requirements

target-rounds = Раундів, медіана
target-seats = Перемоги кожного місця
target-lead = Ігри зі зміною лідера
target-stalled = Ігри, що застрягли
target-bought = Ігри, у яких купують кожну карту
target-dominant = Частка кожної карти в усіх покупках
target-one-card = Перемоги, якщо завжди купувати одну карту
target-mark-met = виконано
target-mark-missed = не виконано
target-mark-unsure = не виконано, у межах похибки
target-mark-unknown = каже cubecup balance

## Exhibits: headings and how to read them

report-seats = Перемоги за місцями
    .note = Між лініями місце чесне. Перший гравець першого раунду визначається жеребом.
report-bots = Перемоги за ботами
    .note = Серед усіх місць із цим ботом. Лінія — частка рівних.
report-length = Тривалість перегонів
    .note = Медіана має бути в зафарбованих межах.
report-lead = Зміни лідера
    .note = Як часто наприкінці раунду одноосібно лідирує інший бігун, ніж досі.
report-comeback = Напруга
    .note = Півдороги — це коли лідер подолав половину шляху.
report-bust-round = Невдачі за раундами
    .note = У скількох гравців цього раунду сталася невдача.
report-bust-push = Ризик кожної перевірки
    .note = З тих, хто перевіряє удачу вперше, вдруге, … за раунд, скільки зазнає невдачі.
report-card-games = Ігри, у яких купують карту
    .note = Будь-хто. Карта має сягати зафарбованих меж.
report-card-purchases = Частка в усіх покупках
    .note = Карта має лишатися в зафарбованих межах.
report-card-rounds = Коли купують карти
    .note = Куплено кубиків за гру в кожному раунді; що темніше, то більше.
report-card-uses = Застосування вмінь
    .note = Скільки разів за гру виконують уміння карти всі гравці разом.
report-buyers-ever = Що купували переможці
    .note = Перемоги місць, що будь-коли купили карту, й решти. Пунктир — частка рівних.
report-buyers-early = Що переможці купували рано
    .note = Перемоги місць, що купили карту в перших п’яти раундах, і решти.
report-fan-space = Перемоги за вболівальниками
    .note = За клітинкою треку вболівальників, на якій місце закінчує перегони.
report-credits = Перемоги за кредитами
    .note = За кредитами, що лишилися. Лінія — частка рівних.
report-red-lines = Червона лінія
    .note = Додаткові кубики бігуна за секції, на які лідер попереду: частка всіх раундів усіх гравців.
report-red-effect = Що дає червона лінія
    .note = Переміщення й ліміт кубиків у раундах із бонусом і без нього.

report-sets-rounds = Раундів, медіана
    .note = Перегони на два кола чи дві траси можуть тривати до 26 раундів, інші — до 16.
report-sets-seats = Найнерівніше місце
    .note = Перемоги місця, найдальшого від своєї чесної частки, і дозволені межі.
report-sets-lead = Ігри зі зміною лідера
    .note = Зафарбовано те, що вимагається.
report-sets-comeback = Переможці, що не лідирували на півдорозі
    .note = Півдороги — це коли лідер подолав половину шляху.
report-sets-busts = Раунди, що закінчилися невдачею
    .note = Серед усіх раундів усіх гравців.
report-sets-purchases = Куплено кубиків за гру
    .note = Усіма гравцями разом.
report-sets-least = Карта, яку купують найрідше
    .note = Ігри, у яких її хтось купує. Зафарбовано те, що вимагається.
report-sets-most = Карта, яку купують найбільше
    .note = Її частка в усіх покупках. Зафарбовано те, що дозволено.

## Words in plots and tables

report-seat = Місце { $n }
report-round = Р{ $n }
report-buyers = { $round ->
    [0] купили
   *[other] купили до раунду { $round }
}
report-others = не купили
report-suspense-changed = Лідер змінюється
report-suspense-behind = Переможець не лідирував
report-suspense-last = Переможець був останнім
report-suspense-ties = Додатковий раунд
report-suspense-stalled = Гра застрягла
report-red-movement-with = Переміщення з бонусом
report-red-movement-without = Переміщення без бонусу
report-red-draw-with = Ліміт із бонусом
report-red-draw-without = Ліміт без бонусу

report-col-seat = місце
report-col-bot = бот
report-col-race = перегони
report-col-card = карта
report-col-what = що
report-col-wins = перемоги
report-col-interval = 95 %
report-col-games = ігри
report-col-seats = місця
report-col-pushes = перевірки
report-col-seat-rounds = випадки
report-col-share = частка ігор
report-col-share-of-rounds = частка раундів
report-col-share-of-purchases = частка покупок
report-col-rounds = раунди
report-col-round = раунд
report-col-push = перевірка
report-col-changes = зміни лідера
report-col-busts = невдачі
report-col-space = клітинка треку вболівальників
report-col-credits = кредити
report-col-lines = додаткові кубики
report-col-per-round = за раунд
report-col-uses = застосувань за гру
report-col-bought = кубиків за гру
report-col-wins-buyers = перемоги покупців
report-col-wins-others = перемоги решти
report-col-requirement = вимога
report-col-required = має бути
report-col-measured = виміряно
report-col-worst = найгірше
report-col-verdict = висновок

## The doctor

doctor-verdict-fine = Здорові перегони: зауважень немає.
doctor-verdict-rough = Досі все гаразд, але ігор зіграно мало.
doctor-verdict-maybe = Явних вад немає, але є за чим стежити.
doctor-verdict-problem = Тут є що виправити.
doctor-about = { $race } · { $tracks } · { $players } · { $bots }
doctor-again = Ігор: { $games }, початкове число { $seed }. Те саме ще раз: { $command }

doctor-perhaps = Можливо: { $sentence }
doctor-length = Раундів у перегонах: { $rounds } (медіана; 95 %: { $rounds-range }). У половині перегонів їх від { $lower } до { $upper }.
doctor-minutes = Якщо раунд за вашим столом триває від { $quick } до { $slow } хвилин, то це від { $from } до { $to } хвилин.
doctor-too-short = Це мало: якщо раундів менше ніж { $limit }, куплене майже не встигає стати в пригоді.
doctor-too-long = Це довго: раундів більше ніж { $limit }.
doctor-seat-strong = Місце { $seat } перемагає зачасто: { $wins } перегонів ({ $wins-range }) замість { $fair } %.
doctor-seat-weak = Місце { $seat } перемагає зарідко: { $wins } перегонів ({ $wins-range }) замість { $fair } %.
doctor-seats-fair = Жодне місце не має переваги. Найкраще, місце { $seat }, перемагає у { $wins } ({ $wins-range }); чесно було б { $fair } %.
doctor-seats-unsure = Жодне місце не вирізняється. Найкраще, місце { $seat }, перемагає у { $wins } ({ $wins-range }); чесно було б { $fair } %. За такої малої кількості ігор перевагу, меншу за { $points } в. п., не видно.
doctor-lead = Лідер змінюється у { $races } перегонів ({ $races-range }), у середньому разів за перегони: { $times } ({ $times-range }).
doctor-lead-rare = Лідер змінюється рідко: у { $races } перегонів ({ $races-range }), у середньому разів за перегони: { $times } ({ $times-range }).
doctor-comeback = { $behind } переможців ({ $behind-range }) на півдорозі не лідирували, а { $last } ({ $last-range }) були тоді останніми.
doctor-busts = Невдачею закінчуються { $busts } усіх раундів ({ $busts-range }).
doctor-dominant = «{ $card }» — панівна карта: { $part } усіх покупок ({ $part-range }).
doctor-no-dominant = Панівної карти немає. Найбільше купують карту «{ $card }»: { $part } усіх покупок ({ $part-range }).
doctor-dead = Карта «{ $card }» майже нікому не потрібна: хтось купує цю карту лише у { $races } перегонів ({ $races-range }).
doctor-no-dead = Потрібна кожна карта. Навіть карту «{ $card }» купують у { $races } перегонів ({ $races-range }).
doctor-buyers-win = Хто купує карту «{ $card }» до раунду { $round } включно, перемагає у { $wins } ({ $wins-range }), решта — у { $others } ({ $others-range }).
doctor-buyers-lose = Хто купує карту «{ $card }» до раунду { $round } включно, перемагає лише у { $wins } ({ $wins-range }), решта — у { $others } ({ $others-range }).
doctor-stall = Небезпека застрягнути: { $races } перегонів ({ $races-range }) не доходять до кінця.
doctor-no-stall = Закінчилися всі перегони ({ $games }); зрештою застрягнути може щонайбільше { $most }.
doctor-rough = { $games ->
    [one] Це { $games } гра: похибка часток до { $points } в. п. Більше ігор через --seconds чи --games дадуть певнішу відповідь.
    [few] Це { $games } гри: похибка часток до { $points } в. п. Більше ігор через --seconds чи --games дадуть певнішу відповідь.
    [many] Це { $games } ігор: похибка часток до { $points } в. п. Більше ігор через --seconds чи --games дадуть певнішу відповідь.
   *[other] Це { $games } гри: похибка часток до { $points } в. п. Більше ігор через --seconds чи --games дадуть певнішу відповідь.
}

## Баланс

balance-title-cards = Карти
balance-title-plans = Плани
balance-title-targets = Вимоги
balance-title-fans = Трек уболівальників
balance-title-proposals = Пропозиції
balance-random = Випадковий набір { $n }
balance-before = раніше
balance-now = тепер
balance-plain = без плану
balance-beyond = за останньою
balance-without = без карти «{ $card }»
balance-plan-beaten = не найкращий
balance-plan-perhaps = найкращий, можливо, випадково
balance-plan-best = явно найкращий

balance-col-values = значення
balance-col-cost = ціна
balance-col-proposed = пропозиція
balance-col-purchases = частка покупок, найбільша
balance-col-bought = ігри, де її купують, найменше
balance-col-insist = перемоги, якщо купувати завжди
balance-col-refuse = перемоги, якщо не купувати
balance-col-worth = вартість, в. п.
balance-col-one-card = найкращий план з однією картою
balance-col-verdict = чи це найкращий план?
balance-col-rival = найкращий інший план
balance-col-rival-wins = його перемоги
balance-col-gain = понад звичайний, в. п.
balance-col-plain = звичайний
balance-col-fan-hunter = мисливець за вболівальниками
balance-col-sprinter = спринтер
balance-col-fans = { $values }: ліміт кубиків, кредити
balance-col-why = чому

balance-why-one-card-strong = занадто сильна: завжди купувати її — найкращий план, на понад 20 в. п.
balance-why-one-card = завжди купувати її — явно найкращий план
balance-why-dominant = понад 35 % усіх покупок
balance-why-underrated = купують рідко, хоча завжди купувати її вигідно: боти її недооцінюють, тож ціна лишається
balance-why-rare = купують менш ніж у 15 % ігор
balance-why-overrated = купують часто, хоча без неї перемагають частіше: задорога для своєї користі, але ціна лишається
balance-why-differs = у різних наборах чи в різних ботів по-різному, тож ціна лишається
balance-why-limit = не далі за межі 1 і 12
balance-no-change = Жодну ціну не треба змінювати.
balance-older = { $card }: коштує { $cost }, а виміряно при { $measured }; сторінка старіша.
balance-unmeasured = { $card }: на сторінці немає, тож ще не виміряно.
balance-up-to-date = { $page }: усі вартості такі, як зараз.
balance-fans-keep = Трек уболівальників: мисливець за ними перемагає у { $hunters }, звичайний бот — у { $plain }. Винагороди лишаються.
balance-fans-strong = Трек уболівальників: мисливець за ними перемагає у { $hunters }, звичайний бот — у { $plain }. Це забагато: кожна винагорода кредитами має бути на 1 меншою.
balance-fans-weak = Трек уболівальників: мисливець за ними перемагає у { $hunters }, звичайний бот — у { $plain }. Це замало: кожна винагорода кредитами має бути на 1 більшою.
balance-note = Інтервали 95 %. Вартість — на скільки перегонів зі ста більше виграє той, хто купує карту щоразу, коли може, ніж той, хто не купує її ніколи, за інших рівних умов.
