### Advice in Russian. How these texts are written is told at the top of the English file.

advice-part-money = { $money ->
    [one] { $money } монета
    [few] { $money } монеты
    [many] { $money } монет
   *[other] { $money } монеты
}
advice-part-movement = { $movement ->
    [one] { $movement } перемещение
    [few] { $movement } перемещения
    [many] { $movement } перемещений
   *[other] { $movement } перемещения
}

## Rolling

advice-push-free = Бросок без риска: пока активных кубиков меньше трёх, потери не будет. Бросаете: { count-dice }
advice-push-safe = Ещё один бросок без риска: свойства уберегут от потери кубиков.
advice-push-risk = Вероятность потери { $percent } %. На кону: { advice-part-money }, { advice-part-movement }
advice-pass = Рискнув, вы потеряли бы кубики в { $percent } % случаев. Остаётся: { advice-part-money }, { advice-part-movement }
advice-pass-early = Упускает бросок без риска: { count-dice }
advice-safe-push = Делает этот бросок безопасным. Без этого вероятность потери { $percent } %.
advice-again = Новый бросок обещает больше, чем кубик показывает сейчас.
advice-not-again = То, что показывает кубик, ценнее нового броска.
advice-save = Предотвращает потерю кубиков. Спасено: { advice-part-money }, { advice-part-movement }
advice-bust = Потеря кубиков даёт болельщика. Пропадает: { advice-part-money }, { advice-part-movement }
advice-draw-strong = Лучшего кубика здесь нет. Попадание в { $percent } % бросков.
advice-draw-weak = Другие кубики здесь лучше. Этот попадает в { $percent } % бросков.
advice-draw-more = Каждый кубик — ещё одна возможность попасть. Этот попадает в { $percent } % бросков.
advice-draw-enough = Оставшиеся кубики слабее взятых.
advice-draw-fewer = Меньше кубиков — меньше возможностей попасть.
advice-keep-rest = То, что останется в Зоне броска, бросите снова в следующем раунде.
advice-drop-weak = Кубики, которые можно взять вместо него, в среднем лучше.
advice-drop-strong = Кубики, которые можно взять вместо него, в среднем хуже.
advice-roll-idle = Он лежит без дела, и бросок ничего не стоит. Попадание в { $percent } % бросков.
advice-enough = Остальным лучше остаться на месте.
advice-tried = На тех же бросках, что и другие ответы, этот выигрывал чаще всего.

## Abilities

advice-brings-money = Даёт сразу: { count-money }
advice-brings-movement = Даёт сразу: { count-movement }
advice-brings-credits = Даёт сразу: { count-credits }
advice-brings-fans = Даёт сразу: { count-fans }
advice-brings-ability = Ценнее всего здесь свойство карты «{ $card }».
advice-sets-face = Кубик на грани, которую выберете сами.
advice-more-rolls = Больше бросков, и потери кубиков в них не бывает.
advice-thins = Избавляет от кубика, чтобы лучшие выпадали чаще.
advice-free-use = Это ничего не стоит.
advice-takes = Это выгода.
advice-by-trial = Судя по тому, как дальше шли забеги.
advice-declines = Отказ от предложенного.
advice-leaves-abilities = Неиспользованных свойств остаётся: { $n }

## Dice

advice-die-best = Лучший кубик за ваши средства, цена { $cost }. Раундов, чтобы им воспользоваться, примерно: { $n }
advice-die-good = Полезный кубик ценой { $cost }, но не лучший. Раундов, чтобы им воспользоваться, примерно: { $n }
advice-die-too-late = Его вряд ли успеете бросить до конца забега, или он будет мешать лучшим.
advice-leaves-money = Монеты не переходят в следующий раунд. Остаётся: { count-money }
advice-keeps-credits = Сохранено на потом: { count-credits }
advice-lose-weak = Один из ваших слабейших кубиков: без него остальные выпадают чаще.
advice-lose-strong = Этого кубика вам будет не хватать.
advice-lose-borrowed = Он взят взаймы и всё равно вернётся.
advice-keeps-dice = Все ваши кубики остаются.
advice-give-leader = Вредит тому, кто впереди. До финиша: { count-spaces }
advice-give-other = Впереди другой игрок. До финиша: { count-spaces }
advice-set-strong = Ни у одного другого кубика нет грани лучше для вас.
advice-set-weak = У другого кубика есть грань лучше для вас.

## Running

advice-to-finish = Ведёт к финишу.
advice-to-fan = Ведёт к бонусу: болельщик.
advice-to-credits = Ведёт к бонусу: { count-credits }
advice-to-gain = Ведёт к бонусу: кубик ценой не больше { $n }.
advice-to-gain-any = Ведёт к бонусу: любой кубик.
advice-to-lose = Ведёт к бонусу: можно вернуть кубик.
advice-to-line = Ведёт за красную черту. Оттуда до финиша: { count-spaces }
advice-to-go = После этого до финиша: { count-spaces }
advice-stop-short = Упускает перемещение: { count-movement }
advice-jet = Удваивает ваше перемещение до { $n }.
advice-shortcut = Сколько сбережёт короткий путь: { count-spaces }

## Seven Cubes

advice-cube-now = Добирается до вашего следующего кубика за этот ход.
advice-cube-turns = Ходов до вашего следующего кубика: { $n }
advice-center-now = Добирается до центра и побеждает.
advice-center-turns = Ходов до центра: { $n }
advice-cube-blocked = Оттуда к вашему следующему кубику пока нет пути.
advice-cube-protect = Их больше никто не украдёт: { count-cubes }
advice-cube-open = Оставляет ворам: { count-cubes }
