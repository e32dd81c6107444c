### Races in Ukrainian, as terminal and browser both tell them. How these texts are written is told in the English file.

## Dice and the result

menu-cost = вартість { $n }
menu-left = залишилося { $n }
menu-borrowed = позичений
die-borrowed = позичений { $die }
unit-water = переміщення, яке дозволяє зайти у воду

result-title = Перегони завершено
result-you-win = Ви перемогли!
result-winner = Перемога: { $name }.
result-draw = Переможця немає.
result-rounds = Перегони тривали { $rounds }.

## The board

phase-draw = { term-roll-phase }
phase-roll = { term-roll-phase }
phase-use = { term-run-phase }
phase-swords = { term-run-phase }
phase-after-swords = { term-run-phase }
phase-finish = { term-run-phase }

board-round = Раунд { $n }
board-tie-break = додатковий
board-last-round = останній раунд
board-draw = ліміт { $n }
board-bonus = (червоні лінії: +{ $n })
board-water = { $n ->
    [one] { $n } переміщення водою
    [few] { $n } переміщення водою
    [many] { $n } переміщень водою
   *[other] { $n } переміщення водою
}
board-at = місце: { $space }, за лінією { $line }
board-lap = коло { $n } з { $of }
board-finished = на фініші
board-leader = попереду: { $names }
board-all-level = усі нарівні
board-hand = у руці
board-busted = невдача
board-to-roll = +{ $n } до кидка

space-to-go = до фінішу { $n }
space-deep = глибока вода

risk-none = Невдачі не буде: досі менше ніж три активні кубики.
risk-chance = Імовірність невдачі: { $percent }
risk-with = з картою «{ $card }»: { $percent }

## Questions

ask-draw = Який кубик узяти далі?
ask-extra-dice = Який кубик кинути додатково?
ask-free-draw = { card-champion }: які кубики взяти в зону кидків?
ask-push-or-pass = Перевірка удачі чи пас?
ask-forced-push = Мусите перевірити удачу; застосувати щось спершу?
ask-before-push = Застосувати вміння перед кидком?
ask-pool = Застосувати вміння зараз?
ask-would-bust = Жодного успіху! Застосувати вміння чи прийняти невдачу?
ask-bust-discard = Невдача. Які кубики із зони кидків скинути?
ask-use = Яке вміння застосувати?
ask-move = Куди?
ask-move-at-once = Переміститися відразу?
ask-reward = Винагорода: { $reward }. Взяти?
ask-reward-lose = Винагорода: який кубик втратити?
ask-reward-gain = { $n ->
    [-1] Винагорода: який кубик отримати?
   *[other] Винагорода: який кубик отримати, не дорожчий за { $n }?
}
ask-late = Застосувати це вміння?
ask-nearby-reward = Винагороди якої клітинки?
ask-buy = Що купити?
ask-pick-dice = Які кубики кинути?
ask-set-die = Який кубик покласти в активну зону?
ask-face = Якою гранню догори?
ask-either = Що з двох?
ask-optional = Бажаєте й це?
ask-gain-die = Який кубик отримати?
ask-drag-along = Який активний кубик піде разом?
ask-lose = Який кубик втратити?
ask-lose-red = Який червоний кубик втратити?
ask-give-to = Хто отримає від вас кубик?
ask-give = Який кубик віддати?

## Questions that a card asks, and what an answer brings

ask-of-card = «{ $card }»: { $question }
ask-optional-amounts = «{ $card }»: взяти { $amounts }?
ask-either-amounts = «{ $card }»: { $amounts }?
goods-and = { $first } й { $second }
goods-or = { $first } чи { $second }
goods-money = { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
goods-movement = { count-movement }
goods-water = { count-movement }, якими можна зайти у воду
goods-credits = { count-credits }
goods-fans = { $n ->
    [one] { $n } уболівальника
    [few] { $n } уболівальників
    [many] { $n } уболівальників
   *[other] { $n } уболівальника
}
goods-new-die = { $n ->
    [one] новий кубик
    [few] { $n } нові кубики
    [many] { $n } нових кубиків
   *[other] { $n } нового кубика
}
goods-gray-die = { $n ->
    [one] сірий кубик
    [few] { $n } сірі кубики
    [many] { $n } сірих кубиків
   *[other] { $n } сірого кубика
}
goods-loan = { $n ->
    [one] позичений кубик
    [few] { $n } позичені кубики
    [many] { $n } позичених кубиків
   *[other] { $n } позиченого кубика
}
goods-face = { $n ->
    [one] кубик вибраною гранню
    [few] { $n } кубики вибраними гранями
    [many] { $n } кубиків вибраними гранями
   *[other] { $n } кубика вибраними гранями
}
goods-rolls = { $n ->
    [one] кидок ще { $n } кубика
    [few] кидок ще { $n } кубиків
    [many] кидок ще { $n } кубиків
   *[other] кидок ще { $n } кубика
}
goods-loss = { $n ->
    [one] втрату кубика
    [few] втрату { $n } кубиків
    [many] втрату { $n } кубиків
   *[other] втрату { $n } кубика
}
goods-this-lost = втрату цього кубика
goods-rejoins = перекидання цього кубика
goods-safe-push = кидок без невдачі
goods-saved-bust = порятунок від невдачі
goods-soft-bust = невдачу, що лишає частину кубиків
goods-next-draw = кращий набір кубиків наступного раунду
goods-reward = винагороди клітинки

## Answers

do-push = перевірити удачу: ще раз кинути кубики із зони кидків
do-pass = спасувати: лишити те, що є
do-roll = кинути зараз
do-skip = пропустити
do-skip-reward = нічого не брати
do-skip-pool = пропустити решту
do-done = це все
do-done-buy = більше нічого не купувати
do-done-bust-discard = решту лишити
do-done-use = більше ніяких умінь
do-ready = готово
do-wait = чекати
do-stop = зупинитися тут
do-bust = прийняти невдачу
do-accept = так
do-accept-reward = взяти
do-decline = відмовитися від кредиту
do-jet = реактивний ранець: подвоїти переміщення
do-shortcut = короткий шлях до { $space } за { $price }
do-buy = купити: { $die }
do-buy-movement = купити 1 переміщення за { $n } (гроші або кредити)
do-take = взяти: { $die }
do-take-drag-along = взяти з собою: { $die }
do-lose = втратити: { $die }
do-give = віддати: { $die }
do-drop = скинути: { $die }
do-gain = отримати: { $die }
do-borrow = позичити: { $die }
do-to = { $name }
do-to-give-to = кубик отримає { $name }
do-choose = { $what }
do-face = { $face }
do-step = крок: { $space }
do-step-start = далі, на наступний старт (переміщення: { $n })
do-reward = { $space }
do-use = застосувати: { $card }

## What happened

trace-round = Раунд { $n }
trace-tie-break = Нічия: ще один раунд.
trace-last-round = Хтось за лінією фінішу: це останній раунд.
trace-roll = кидок
trace-roll-nothing = кидок, { $dice }: нічого
trace-misses = { $n ->
    [one] і { $n } промах
    [few] і { $n } промахи
    [many] і { $n } промахів
   *[other] і { $n } промаху
}
trace-push = перевірка удачі
trace-pass = пас
trace-bust = НЕВДАЧА
trace-recycle = зона скиду знову в зоні запасу
trace-hand = ліміт кубиків +{ $n }
trace-water = { $n ->
    [one] +{ $n } переміщення водою
    [few] +{ $n } переміщення водою
    [many] +{ $n } переміщень водою
   *[other] +{ $n } переміщення водою
}
trace-step = { $steps }, місце: { $space }
trace-buy = куплено: { $die } за { $n }
trace-by-credits = { $what } (кредитами: { $n })
trace-no-purchase = замало грошей на кубик
trace-buy-movement = куплено переміщення за { $n }
trace-gain = отримано: { $die }
trace-lose = втрачено: { $die }
trace-give = віддано ({ $name }): { $die }
trace-rejoin = знову в кидку: { $die }
trace-set = { $die }, грань: { $face }
trace-use = { $card }
trace-most-swords = найбільше мечів
trace-wait = чекає на інших
trace-by-turns = далі по черзі, від першого гравця
trace-jet = реактивний ранець
trace-shortcut = короткий шлях до { $space }
trace-reward = винагорода на { $space }
trace-win = перемога

## Сторінка підсумків
results-open = Підсумки
results-place = Місце { $n }
results-on-the-line = на лінії фінішу
results-beyond = { $spaces } за лінією
results-to-go = { $spaces } до фінішу
results-places = Місця після кожного раунду
results-distance = Хто де був після кожного раунду
results-show-places = Місця
results-show-distance = Відстань
results-table = Клітинки до фінішу й місця після кожного раунду
results-as-table = Те саме таблицею
results-table-hint = Клітинки до фінішу після кожного раунду, у дужках — місце; числа, менші за нуль, — уже за лінією.
results-figures = Усі в цифрах
results-round = Раунд
results-pushes = Перевірки удачі
results-busts = Невдачі
results-boldest = Найсміливіша вдала перевірка
results-dearest = Найдорожча невдача
results-bought = Куплені кубики
results-fans = Уболівальники
results-draw = Ліміт кубиків
results-push-held = ризик { $chance } у раунді { $round }, { $n ->
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}
results-push-safe = без ризику в раунді { $round }, { $n ->
    [one] { $n } успіх
    [few] { $n } успіхи
    [many] { $n } успіхів
   *[other] { $n } успіху
}
results-push-bust = { $dice } за ризику { $chance } у раунді { $round }
results-share = Поділитися
results-send = Надіслати
results-save = Зберегти картинку й скопіювати текст
results-shared = Надіслано.
results-saved = Картинку збережено, текст скопійовано.
results-share-text = { $verdict } { $race }, { $rounds }: { $order }.
results-share-name = Ваше ім’я — для тих, хто це побачить
results-see-table = До столу
