### Advice in Ukrainian. How these texts are written is told at the top of the English file.

advice-part-money = { $money ->
    [one] { $money } монета
    [few] { $money } монети
    [many] { $money } монет
   *[other] { $money } монети
}
advice-part-movement = { $movement ->
    [one] { $movement } переміщення
    [few] { $movement } переміщення
    [many] { $movement } переміщень
   *[other] { $movement } переміщення
}

## Rolling

advice-push-free = Кидок без ризику: поки активних кубиків менше ніж три, невдачі не буде. Кидаєте: { count-dice }
advice-push-safe = Ще один кидок без ризику: вміння вбережуть від невдачі.
advice-push-risk = Імовірність невдачі { $percent }%. На кону: { advice-part-money }, { advice-part-movement }
advice-pass = Перевірка удачі провалилася б у { $percent }% випадків. Лишається: { advice-part-money }, { advice-part-movement }
advice-pass-early = Марнує кидок без ризику: { count-dice }
advice-safe-push = Робить цей кидок безпечним. Без цього ймовірність невдачі { $percent }%.
advice-again = Новий кидок обіцяє більше, ніж кубик показує тепер.
advice-not-again = Те, що показує кубик, цінніше за новий кидок.
advice-save = Запобігає невдачі. Врятовано: { advice-part-money }, { advice-part-movement }
advice-bust = Невдача дає вболівальника. Втрачено: { advice-part-money }, { advice-part-movement }
advice-draw-strong = Кращого кубика тут немає. Успіх у { $percent }% кидків.
advice-draw-weak = Інші кубики тут кращі. Цей дає успіх у { $percent }% кидків.
advice-draw-more = Кожен кубик — ще одна нагода на успіх. Цей дає його у { $percent }% кидків.
advice-draw-enough = Кубики, що лишаються, слабші за взяті.
advice-draw-fewer = Менше кубиків — менше нагод на успіх.
advice-keep-rest = Те, що лишається в Зоні кидків, кинете знову в наступному раунді.
advice-drop-weak = Кубики, які можна взяти замість нього, у середньому кращі.
advice-drop-strong = Кубики, які можна взяти замість нього, у середньому гірші.
advice-roll-idle = Він лежить без діла, тож кидок нічого не коштує. Успіх у { $percent }% кидків.
advice-enough = Решті краще лишитися на місці.
advice-tried = На тих самих кидках, що й інші відповіді, ця вигравала найчастіше.

## Abilities

advice-brings-money = Дає відразу: { count-money }
advice-brings-movement = Дає відразу: { count-movement }
advice-brings-credits = Дає відразу: { count-credits }
advice-brings-fans = Дає відразу: { count-fans }
advice-brings-ability = Найцінніше тут — уміння карти «{ $card }».
advice-sets-face = Кубик на грані, яку оберете самі.
advice-more-rolls = Більше кидків, і невдачі в них не буває.
advice-thins = Позбавляє кубика, щоб кращі траплялися частіше.
advice-free-use = Це нічого не коштує.
advice-takes = Це вигода.
advice-by-trial = Судячи з того, як далі йшли перегони.
advice-declines = Відмова від запропонованого.
advice-leaves-abilities = Невикористаних умінь лишається: { $n }

## Dice

advice-die-best = Найкращий кубик за ваші кошти, вартість { $cost }. Раундів, щоб ним скористатися, десь: { $n }
advice-die-good = Корисний кубик вартістю { $cost }, та не найкращий. Раундів, щоб ним скористатися, десь: { $n }
advice-die-too-late = Його навряд чи встигнете кинути до кінця перегонів, або він заважатиме кращим.
advice-leaves-money = Гроші не переходять у наступний раунд. Лишається: { count-money }
advice-keeps-credits = Збережено на потім: { count-credits }
advice-lose-weak = Один із ваших найслабших кубиків: без нього інші трапляються частіше.
advice-lose-strong = Цього кубика вам бракуватиме.
advice-lose-borrowed = Він позичений і однаково повернеться.
advice-keeps-dice = Усі ваші кубики лишаються.
advice-give-leader = Шкодить тому, хто попереду. До фінішу: { count-spaces }
advice-give-other = Попереду інший гравець. До фінішу: { count-spaces }
advice-set-strong = Жоден інший кубик не має для вас кращої грані.
advice-set-weak = Інший кубик має для вас кращу грань.

## Running

advice-to-finish = Веде до фінішу.
advice-to-fan = Веде до винагороди: уболівальник.
advice-to-credits = Веде до винагороди: { count-credits }
advice-to-gain = Веде до винагороди: кубик вартістю не більше ніж { $n }.
advice-to-gain-any = Веде до винагороди: будь-який кубик.
advice-to-lose = Веде до винагороди: можна втратити кубик.
advice-to-line = Веде за червону лінію. Звідти до фінішу: { count-spaces }
advice-to-go = Після цього до фінішу: { count-spaces }
advice-stop-short = Марнує переміщення: { count-movement }
advice-jet = Подвоює ваше переміщення до { $n }.
advice-shortcut = Скільки заощадить короткий шлях: { count-spaces }

## Seven Cubes

advice-cube-now = Дістає ваш наступний кубик цього ж ходу.
advice-cube-turns = Ходів до вашого наступного кубика: { $n }
advice-center-now = Дістається центру й перемагає.
advice-center-turns = Ходів до центру: { $n }
advice-cube-blocked = Звідти до вашого наступного кубика поки немає шляху.
advice-cube-protect = Їх більше ніхто не вкраде: { count-cubes }
advice-cube-open = Лишає злодіям: { count-cubes }
