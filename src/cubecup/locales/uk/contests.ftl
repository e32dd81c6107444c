# Перегони дня і спільні перегони: змагання з однаковими кубиками для всіх.

contests-daily = Перегони дня
contests-daily-lead = Одні перегони на день: ті самі карти, траса, боти й кубики для всіх. Зараховується перша спроба.
contests-days = Дні
contests-day-before = День раніше
contests-day-after = День пізніше
contests-today = Сьогоднішні перегони
contests-ends = до кінця { $hours } год { $minutes } хв
contests-mode-bots = Проти ботів
contests-mode-alone = Наодинці з трасою
contests-against = проти: { $names }
contests-race = Бігти
contests-go-on = Продовжити свої перегони
contests-practise = Потренуватися
contests-counts = Зараховується перша спроба. Без підказок; хід можна взяти назад, як завжди.
contests-no-count = Зараховані перегони вже розпочато або завершено: ці — для тренування.
contests-closed = Змагання завершено. Пробігти можна й далі, для тренування.
contests-share = Поділитися результатом
contests-board = Таблиця
contests-rank = Місце в таблиці
contests-name = Ім’я
contests-place = Місце
contests-rounds = Раунди
contests-distance = Відстань
contests-short = { $n ->
    [one] { $n } поля не вистачило
    [few] { $n } полів не вистачило
    [many] { $n } полів не вистачило
   *[other] { $n } поля не вистачило
}
contests-beyond = { $n ->
    [one] { $n } поле за фінішем
    [few] { $n } поля за фінішем
    [many] { $n } полів за фінішем
   *[other] { $n } поля за фінішем
}
contests-at-finish = на фініші
contests-racing = біжить
contests-late = запізно
contests-helped = допомагав бот
contests-nobody = Ще ніхто не біг. Будьте першими!
contests-more = { $n ->
    [one] { $n } гравець ще
    [few] { $n } гравці ще
    [many] { $n } гравців ще
   *[other] { $n } гравця ще
}
contests-dice = Кубики
contests-promise = Обіцяно заздалегідь (SHA-256):
contests-secret = Таємниця:
contests-proof = У всіх перегонах цього змагання однакові кубики: ваш n-й кубик кольору показує те саме, що й n-й кубик цього кольору в інших. Коли змагання завершиться, таємницю буде показано, і cubecup verify доведе кожен кубик збереженого запису.
contests-told-place = місце { $n } з { $of }
contests-told-rank = у таблиці { $n } з { $of }
contests-streak = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
    [many] { $n } днів поспіль
   *[other] { $n } дня поспіль
}
contests-duplicate = Спільні перегони
contests-duplicate-lead = Перегони для гурту: кожен біжить сам, коли зручно, з тими самими кубиками проти тих самих ботів. Таблиця порівнює вас.
contests-duplicate-new = Відкрити спільні перегони
contests-duplicate-hint = Те саме для свого гурту:
contests-closes = Відкрито до: { $when }.
contests-link = Посилання для інших
contests-title = Як вони називаються?
contests-title-usual = Наші перегони
contests-hours = Відкрито на
contests-hours-24 = 1 день
contests-hours-48 = 2 дні
contests-hours-168 = 1 тиждень
contests-bots = Боти
contests-make = Відкрити перегони
