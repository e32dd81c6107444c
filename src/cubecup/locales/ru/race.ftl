### Races in Russian, as terminal and browser both tell them. How these texts are written is told in the English file.

## Dice and the result

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
phase-swords = { term-run-phase }
phase-after-swords = { term-run-phase }
phase-finish = { term-run-phase }

board-round = Раунд { $n }
board-tie-break = дополнительный
board-last-round = последний раунд
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
risk-with = с картой «{ $card }»: { $percent }

## Questions

ask-draw = Какой кубик взять дальше?
ask-extra-dice = Какой кубик бросить дополнительно?
ask-free-draw = { card-champion }: какие кубики взять в зону броска?
ask-push-or-pass = Рискнуть или спасовать?
ask-forced-push = Вы обязаны рискнуть; применить что-нибудь сначала?
ask-before-push = Применить свойство перед броском?
ask-pool = Применить свойство сейчас?
ask-would-bust = Ни одного попадания! Применить свойство или принять потерю?
ask-bust-discard = Потеря кубиков. Какие кубики из зоны броска сбросить?
ask-use = Какое свойство применить?
ask-move = Куда?
ask-move-at-once = Переместиться сразу?
ask-reward = Бонус: { $reward }. Взять?
ask-reward-lose = Бонус: какой кубик вернуть в коробочку?
ask-reward-gain = { $n ->
    [-1] Бонус: какой кубик получить?
   *[other] Бонус: какой кубик получить, не дороже { $n }?
}
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

## Questions that a card asks, and what an answer brings

ask-of-card = «{ $card }»: { $question }
ask-optional-amounts = «{ $card }»: взять { $amounts }?
ask-either-amounts = «{ $card }»: { $amounts }?
goods-and = { $first } и { $second }
goods-or = { $first } или { $second }
goods-money = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
goods-movement = { count-movement }
goods-water = { count-movement }, которыми можно зайти в воду
goods-credits = { count-credits }
goods-fans = { $n ->
    [one] { $n } болельщика
    [few] { $n } болельщиков
    [many] { $n } болельщиков
   *[other] { $n } болельщика
}
goods-new-die = { $n ->
    [one] новый кубик
    [few] { $n } новых кубика
    [many] { $n } новых кубиков
   *[other] { $n } нового кубика
}
goods-gray-die = { $n ->
    [one] серый кубик
    [few] { $n } серых кубика
    [many] { $n } серых кубиков
   *[other] { $n } серого кубика
}
goods-loan = { $n ->
    [one] кубик на время
    [few] { $n } кубика на время
    [many] { $n } кубиков на время
   *[other] { $n } кубика на время
}
goods-face = { $n ->
    [one] кубик выбранной гранью
    [few] { $n } кубика выбранными гранями
    [many] { $n } кубиков выбранными гранями
   *[other] { $n } кубика выбранными гранями
}
goods-rolls = { $n ->
    [one] бросок ещё { $n } кубика
    [few] бросок ещё { $n } кубиков
    [many] бросок ещё { $n } кубиков
   *[other] бросок ещё { $n } кубика
}
goods-loss = { $n ->
    [one] возврат кубика
    [few] возврат { $n } кубиков
    [many] возврат { $n } кубиков
   *[other] возврат { $n } кубика
}
goods-this-lost = возврат этого кубика
goods-rejoins = переброс этого кубика
goods-safe-push = бросок без потери кубиков
goods-saved-bust = спасение от потери кубиков
goods-soft-bust = потерю не всех кубиков
goods-next-draw = лучший выбор кубиков в следующем раунде
goods-reward = бонусы клетки

## Answers

do-push = рискнуть: ещё раз бросить кубики из зоны броска
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
do-wait = ждать
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
do-to-give-to = кубик получит { $name }
do-choose = { $what }
do-face = { $face }
do-step = шаг: { $space }
do-step-start = дальше, на следующий старт (перемещение: { $n })
do-reward = { $space }
do-use = применить: { $card }

## What happened

trace-round = Раунд { $n }
trace-tie-break = Ничья: ещё один раунд.
trace-last-round = Кто-то за линией финиша: это последний раунд.
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
trace-step = { $steps }, место: { $space }
trace-buy = куплено: { $die } за { $n }
trace-by-credits = { $what } (кредитами: { $n })
trace-no-purchase = мало монет на кубик
trace-buy-movement = куплено перемещение за { $n }
trace-gain = получено: { $die }
trace-lose = возвращено: { $die }
trace-give = отдано ({ $name }): { $die }
trace-rejoin = снова в броске: { $die }
trace-set = { $die }, грань: { $face }
trace-use = { $card }
trace-most-swords = больше всех мечей
trace-wait = ждёт остальных
trace-by-turns = дальше по очереди, от первого игрока
trace-jet = реактивный ранец
trace-shortcut = короткий путь до { $space }
trace-reward = бонус на { $space }
trace-win = победа

## Страница итогов
results-open = Итоги
results-place = Место { $n }
results-on-the-line = на линии финиша
results-beyond = { $spaces } за линией
results-to-go = { $spaces } до финиша
results-places = Места после каждого раунда
results-distance = Кто сколько пробежал к концу каждого раунда
results-show-places = Места
results-show-distance = Расстояние
results-table = Клетки до финиша и места после каждого раунда
results-as-table = То же таблицей
results-table-hint = Клетки до финиша после каждого раунда, в скобках — место; числа меньше нуля — уже за линией.
results-figures = Все в цифрах
results-round = Раунд
results-pushes = Риск
results-busts = Потери кубиков
results-boldest = Самый смелый удачный риск
results-dearest = Самая дорогая потеря
results-bought = Купленные кубики
results-fans = Болельщики
results-draw = Предел руки
results-push-held = риск { $chance } в раунде { $round }, { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
    [many] { $n } попаданий
   *[other] { $n } попадания
}
results-push-safe = без риска в раунде { $round }, { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
    [many] { $n } попаданий
   *[other] { $n } попадания
}
results-push-bust = { $dice } при риске { $chance } в раунде { $round }
results-share = Поделиться
results-send = Отправить
results-save = Сохранить картинку и скопировать текст
results-shared = Отправлено.
results-saved = Картинка сохранена, текст скопирован.
results-share-text = { $verdict } { $race }, { $rounds }: { $order }.
results-share-name = Ваше имя — для тех, кто это увидит
results-see-table = К столу
