# Practice: moments as questions.

practice-title = Тренировка
practice-left = { $n ->
    [one] сегодня ещё { $n } вопрос
    [few] сегодня ещё { $n } вопроса
    [many] сегодня ещё { $n } вопросов
   *[other] сегодня ещё { $n } вопросов
}
practice-ask-push = Что делаете: рискуете, пасуете или что-то другое?
practice-ask-buy = Что покупаете?
practice-ask-move = Где закончится ваш бег?
practice-ask-draw = Какие кубики берёте?
practice-right = Верно
practice-wrong = Было кое-что получше
practice-as-good = Другой ответ чуть впереди, но это может быть случайность.
practice-cost = «{ $answer }» стоит { $loss } шанса на победу. Этот вопрос ещё вернётся.
practice-not-weighed = Этот ответ не оценивали, поэтому верным он не считается. Вопрос ещё вернётся.
practice-figures = Как часто каждый ответ выигрывает среди равных игроков, все с одними и теми же бросками. ± показывает, насколько это точно.
practice-answer = Ответ
practice-chance = Победы
practice-yours = ваш
practice-played = так сыграно в забеге
practice-run-to = бежать до { $space }
practice-next = Дальше
practice-done = На сегодня хватит: вопросы закончились, а те, где была ошибка, вернутся позже.
