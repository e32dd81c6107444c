### The table of a race in the browser, in Russian. All ids start with table-.
### Questions, answers and events that the terminal has too stand in race.ftl (ask-, do-, trace-).

## Parts of the table

table-actions = Что можно сделать
table-board = Планшет: { $name }
table-cards = Карты
table-log = Что произошло
table-parts = Части стола
table-signs = Что означают знаки
table-tab-board = Кубики
table-tab-track = Трасса
table-tab-cards = Карты
table-tab-players = Игроки
table-tab-log = Хроника
table-step-draw = Выбор
table-step-roll = Бросок
table-step-use = Свойства
table-step-finish = Бег и покупки
table-zone = { $zone }: { $dice }
table-zone-draw = Выбор
table-zone-roll = Бросок
table-zone-active = Активные
table-zone-discard = Сброс

## Players

table-status-draw = выбор
table-status-roll = бросок
table-status-rolled = броски сделаны
table-status-use = свойства
table-status-swords = мечи
table-status-after-swords = в деле
table-status-finish = бег и покупки
table-status-later = позже
table-status-done = готово
table-leads = впереди
table-start-player = первый игрок
table-last-round = Последний раунд!
table-near-finish = близко к финишу: { $names }
table-where = { $name }: { $space }, пройдено красных черт: { $n }.
table-to-roll = кубики для броска
table-water = по воде: { $n }
table-bonus = +{ $n } за черты
table-watch = Наблюдать за игроком { $name }

## Cards and dice

table-left = { $n ->
    [0] Не осталось
    [one] Остался { $n } кубик
    [few] Осталось { $n } кубика
    [many] Осталось { $n } кубиков
   *[other] Осталось { $n } кубика
}
table-catch-must-lose = одноразовый
table-catch-power-must-lose = особое: одноразово
table-catch-loses-red = −1 красный кубик
table-read = Прочитать карту { $card }
table-faces = Грани кубика
table-used = использован
table-card-die = { $card } ({ $die })
table-power = { $card } (особое)
table-run = Бежать: { $what }
table-bought = перемещение за { $n }

## Questions of its own

table-ask-draw = { $n ->
    [0] Взять ещё кубики, которые не считаются?
    [one] Возьмите { $n } кубик
    [few] Возьмите { $n } кубика
    [many] Возьмите { $n } кубиков
   *[other] Возьмите { $n } кубика
}
table-ask-extra-dice = { $n ->
    [one] Ещё { $n } кубик для броска: какой?
    [few] Ещё { $n } кубика для броска: какие?
    [many] Ещё { $n } кубиков для броска: какие?
   *[other] Ещё { $n } кубика для броска: какие?
}
table-hint = Подсказка
table-hints = Подсказки
table-hints-why = Как поступил бы сильный бот; шансы на победу — среди равных.
table-hints-chance = Шанс на победу
table-hint-die = Выберите один из подсвеченных кубиков.
table-hint-tray = Выберите одну из отмеченных карт.
table-hint-buy = { $n ->
    [one] Вам хватает на { $n } карту. Она отмечена.
    [few] Вам хватает на любую из { $n } отмеченных карт.
    [many] Вам хватает на любую из { $n } отмеченных карт.
   *[other] Вам хватает на любую из { $n } отмеченных карт.
}
table-hint-reward = Выберите подсвеченную клетку: вы получите её бонус и останетесь на месте.
table-hint-reward-touch = Коснитесь подсвеченной клетки, а потом ещё раз: вы получите её бонус и останетесь на месте.
table-hint-space = Выберите подсвеченную клетку; число показывает расстояние.
table-hint-bought = Пунктир: { $n } монетами или кредитами за каждое купленное перемещение.
table-hint-seat = Выберите одного из отмеченных игроков.
table-why-bust-discard = Остальные бросите в следующем раунде; сбросьте слабые, чтобы взять другие.
table-why-crown = Кубик с короной — у первого игрока: его бросают тоже, но в предел он не входит.
table-draw-sum = { $there } уже в Зоне броска + { $n } на выбор = { $all } (предел)
table-draw-came = Оставались в Зоне выбора, поэтому взяты первыми:
table-why-no-hit = Ваши кубики уже брошены: попаданий пока нет.
table-why-reward-fan = Вы продвинетесь на одно деление шкалы поддержки и получите то, что там показано. Ничего не брать стоит только ради карты, которая хочет раунда без кредитов, если она у вас есть.
table-why-reward-credits = Кредиты остаются у вас, пока вы их не потратите. Ничего не брать стоит, только если ваша карта хочет, чтобы в этом раунде не было кредитов.
table-why-reward-lose = Выберите слабый кубик, чтобы от него избавиться: тогда лучшие будут попадаться чаще. Если ничего не брать, все кубики останутся.
table-why-reward-gain = Выберите карту: её кубик попадёт в вашу Зону сброса. Если ничего не брать, ваши кубики останутся как были.
table-why-buy-finished = Вы за линией финиша, и это последний раунд: важно только, кто дальше всех. Новые кубики пригодятся, только если будет ничья и забег продолжится.
table-why-buy-last = Это последний раунд: важно только, кто дальше всех. Новые кубики пригодятся, только если будет ничья и забег продолжится.
table-why-wait = «{ table-do-wait }»: сначала увидеть, что сделают другие; вас спросят ещё раз.
table-none-no-run = Без перемещения: бегун остаётся на месте.
table-none-no-purchase = Мало монет и кредитов: купить нечего.
table-missed = Ни одного попадания!
table-risk = Вероятность потери
table-risk-none = Пока без риска: меньше трёх активных кубиков
table-stake = На кону:
table-push-safe = В этот раз потери не будет
table-at-risk = Бросок без попаданий ведёт к потере
table-fill = Дополнить
table-clear = Снять выбор
table-confirm-take = Взять: { $dice }
table-confirm-take-none = Не брать ни одного
table-confirm-roll = Бросить: { $dice }
table-confirm-roll-none = Не бросать ни одного
table-confirm-discard = Сбросить: { $dice }
table-confirm-discard-none = Не сбрасывать ни одного
table-list = Все варианты списком
table-undo = Отменить
table-skip = Пропустить

## Large buttons

table-do-push = Рискнуть!
table-do-pass = Пас
table-do-roll = Бросить!
table-do-ready = Готово
table-do-wait = Спросить позже
table-do-done-use = Готово
table-do-done-buy = Покупки окончены
table-shortcut = короткий путь за { $price }
table-take-reward = Взять: { $reward }
table-do-jet = Реактивный ранец: удвоить
table-do-bust = Потеря кубиков

## What happened

table-log-no-movement = без перемещения
table-log-reward = бонус
table-log-line = через красную черту (кто позади, берёт больше кубиков), { $draws }
table-log-last-round = За линией финиша: { $name }. Это последний раунд.
table-log-shortcut = короткий путь
table-log-dice = С кубиков:
table-log-taken = из зоны выбора
table-log-resign = сдаётся, дальше играет бот
table-log-stand-in = пока играет бот
table-log-back = снова за столом
table-log-stand-in-host = хозяин посадил бота на замену
table-log-stand-in-by = { $name }: пусть пока играет бот
table-log-back-host = возвращается по решению хозяина
table-log-reissue-host = получает новую ссылку от хозяина
table-log-seat-bot-host = хозяин посадил сюда бота
table-log-program = играет программа
