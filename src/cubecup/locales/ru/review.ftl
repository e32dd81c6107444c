# Почему выигран забег: удача и мастерство.

review-title = Удача и мастерство
review-about = По ходу забега ваш шанс на победу то растёт, то падает. Его меняют кубики — это удача. Меняют и решения: каждое сравнивают с лучшим, и то, чего ему не хватило, — ошибка. Насколько хороша позиция, говорят наши сильнейшие боты.
review-begin = Разобрать забег
review-send-hint = Эта запись есть только в этом браузере. Для разбора сервер должен просчитать тысячи позиций: запись отправляется ему, результаты он какое-то время хранит, а потом удаляет.
review-working = Разбираем забег: { $percent }.
review-rough = Это первые числа; более точные уже на подходе.
review-left-seconds = Осталось примерно { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}.
review-left-minutes = Осталось примерно { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}.
review-chart = Шансы на победу
review-chart-table = Шансы на победу в начале каждого раунда
review-round = Раунд { $n }
review-start = Начало
review-end = Конец
review-result = Результат
review-own-dice = Свои кубики
review-others-dice = Чужие кубики
review-own-mistakes = Свои ошибки
review-others-mistakes = Чужие ошибки
review-points = В пунктах: один — это сотая часть шанса на победу. Они сложены за весь забег, и то, что отдал один игрок, может вернуть другой; поэтому удача или ошибки могут составить и больше 100.
review-adds-up = Как это складывается
review-closer-look = Уточнение оценки
review-closer-look-hint = «Уточнение оценки»: шансы — это оценки, а позже ту же позицию видно яснее. Это ничья удача и ничья ошибка.
review-deciding = Что решило забег
review-deciding-dice = { $name }: { $action }. Из-за кубиков шанс этого игрока на победу: { $points }.
review-deciding-answer = { $name }: { $action }. Из-за решения шанс этого игрока на победу: { $points }.
review-pushes = Риск с угрозой потери кубиков
review-pushes-made = Рискнули
review-pushes-of = { $n } из { $asked }
review-pushes-advised = Бот рискнул бы
review-pushes-agreed = Так же, как бот
review-pushes-risk = Средняя вероятность потери
review-pushes-busts = Потери кубиков
review-pushes-expected = Должно было быть потерь
review-costliest = Самые дорогие ошибки
review-costliest-none = Ни одна ошибка не стоила больше половины процента.
review-given = { $name }, раунд { $round }: { $action }
review-better = Лучше: { $action }, на { $points } ({ $range })
review-range = вероятно, от { $low } до { $high }
review-stand-in = Часть решений здесь принял бот.
review-replay = Посмотреть ещё раз
review-try = Попробовать ещё раз
review-step-push = риск
review-step-pass = пас
review-walk = { $spaces } вперёд
review-walk-aside = { $spaces }, но не ближе
review-walk-reward = к бонусу «{ $reward }»
review-walk-nearby = бонус «{ $reward }» рядом
review-walk-shortcut = коротким путём
review-walk-jet = с реактивным ранцем
review-walk-price = за { $n } монетами или кредитами
review-walk-stay = остаться на месте
review-walk-same = так же далеко, но на другую клетку
review-way-given = Путь: { $name }
review-way-better = Лучше
review-ways = Пути на трассе
