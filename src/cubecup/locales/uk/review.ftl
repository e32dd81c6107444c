# Чому виграно перегони: везіння й майстерність.

review-title = Везіння й майстерність
review-about = Упродовж перегонів ваш шанс на перемогу то росте, то падає. Його змінюють кубики — це везіння. Змінюють і рішення: кожне порівнюють із найкращим, і те, чого йому бракує, — помилка. Наскільки добра позиція, кажуть наші найсильніші боти.
review-begin = Розібрати перегони
review-send-hint = Цей запис є лише в цьому браузері. Для розбору сервер має прорахувати тисячі позицій: запис надсилається йому, результати він якийсь час зберігає, а потім видаляє.
review-working = Розбираємо перегони: { $percent }.
review-rough = Це перші числа; точніші вже на підході.
review-left-seconds = Залишилося приблизно { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
    [many] { $n } секунд
   *[other] { $n } секунди
}.
review-left-minutes = Залишилося приблизно { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
}.
review-chart = Шанси на перемогу
review-chart-table = Шанси на перемогу на початку кожного раунду
review-round = Раунд { $n }
review-start = Початок
review-end = Кінець
review-result = Результат
review-own-dice = Свої кубики
review-others-dice = Чужі кубики
review-own-mistakes = Свої помилки
review-others-mistakes = Чужі помилки
review-points = У пунктах: один — це сота частина шансу на перемогу. Їх додано за всі перегони, і те, що віддав один гравець, може повернути інший; тому везіння чи помилки можуть сягнути й понад 100.
review-adds-up = Як це складається
review-closer-look = Уточнення оцінки
review-closer-look-hint = «Уточнення оцінки»: шанси — це оцінки, а згодом ту саму позицію видно ясніше. Це нічиє везіння і нічия помилка.
review-deciding = Що вирішило перегони
review-deciding-dice = { $name }: { $action }. Через кубики шанс цього гравця на перемогу: { $points }.
review-deciding-answer = { $name }: { $action }. Через рішення шанс цього гравця на перемогу: { $points }.
review-pushes = Перевірки удачі із загрозою невдачі
review-pushes-made = Перевірили удачу
review-pushes-of = { $n } з { $asked }
review-pushes-advised = Бот перевірив би удачу
review-pushes-agreed = Так само, як бот
review-pushes-risk = Середня ймовірність невдачі
review-pushes-busts = Невдачі
review-pushes-expected = Мало б бути невдач
review-costliest = Найдорожчі помилки
review-costliest-none = Жодна помилка не коштувала більше ніж пів відсотка.
review-given = { $name }, раунд { $round }: { $action }
review-better = Краще: { $action }, на { $points } ({ $range })
review-range = імовірно, від { $low } до { $high }
review-stand-in = Частину рішень тут ухвалив бот.
review-replay = Подивитися ще раз
review-try = Спробувати ще раз
review-step-push = перевірка удачі
review-step-pass = пас
review-walk = { $spaces } вперед
review-walk-aside = { $spaces }, але не ближче
review-walk-reward = до винагороди «{ $reward }»
review-walk-nearby = винагорода «{ $reward }» поруч
review-walk-shortcut = коротким шляхом
review-walk-jet = з реактивним ранцем
review-walk-price = за { $n } грошима чи кредитами
review-walk-stay = лишитися на місці
review-walk-same = так само далеко, але на іншу клітинку
review-way-given = Шлях: { $name }
review-way-better = Краще
review-ways = Шляхи на трасі
