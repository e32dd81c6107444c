# Practice: moments as questions.

practice-title = Вправи
practice-left = { $n ->
    [one] сьогодні ще { $n } питання
    [few] сьогодні ще { $n } питання
    [many] сьогодні ще { $n } питань
   *[other] сьогодні ще { $n } питань
}
practice-ask-push = Що робите: перевіряєте удачу, пасуєте чи щось інше?
practice-ask-buy = Що купуєте?
practice-ask-move = Де закінчиться ваш біг?
practice-ask-draw = Які кубики берете?
practice-right = Правильно
practice-wrong = Було дещо краще
practice-as-good = Інша відповідь трохи попереду, але це може бути випадковість.
practice-cost = «{ $answer }» коштує { $loss } шансу на перемогу. Це питання ще повернеться.
practice-not-weighed = Цю відповідь не оцінювали, тож правильною вона не вважається. Питання ще повернеться.
practice-figures = Як часто кожна відповідь виграє серед рівних гравців, усі з тими самими кидками. ± показує, наскільки це точно.
practice-answer = Відповідь
practice-chance = Перемоги
practice-yours = ваша
practice-played = так зіграно в перегонах
practice-run-to = бігти до { $space }
practice-next = Далі
practice-done = На сьогодні досить: питання скінчилися, а ті, де була помилка, повернуться пізніше.
