# Перегони дня і спільні перегони: змагання з однаковими кубиками для всіх.

contests-daily = Перегони дня
contests-daily-lead = Одні перегони на день: ті самі карти, траса, боти й кубики для всіх. Зараховується перша спроба.
contests-days = Дні
contests-day-before = Попередній день
contests-day-after = Наступний день
contests-today = Сьогоднішні перегони
contests-ends = до кінця { $hours } год { $minutes } хв
contests-mode-bots = Проти ботів
contests-mode-alone = Наодинці з трасою
contests-against = проти: { $names }
contests-race = Бігти
contests-go-on = Продовжити свої перегони
contests-practise = Потренуватися
contests-counts = Зараховується перша спроба. Без підказок; скасувати рішення можна, як завжди.
contests-no-count = Залікові перегони вже розпочато або завершено: ці — для тренування.
contests-closed = Змагання завершено, але для тренування бігти ще можна.
contests-share = Поділитися результатом
contests-board = Таблиця
contests-rank = Місце в таблиці
contests-name = Ім’я
contests-place = Місце
contests-rounds = Раунди
contests-distance = Відстань
contests-short = { $n ->
    [one] не вистачило { $n } клітинки
    [few] не вистачило { $n } клітинок
    [many] не вистачило { $n } клітинок
   *[other] не вистачило { $n } клітинки
}
contests-beyond = { $n ->
    [one] { $n } клітинка за фінішем
    [few] { $n } клітинки за фінішем
    [many] { $n } клітинок за фінішем
   *[other] { $n } клітинки за фінішем
}
contests-at-finish = на фініші
contests-racing = біжить
contests-late = запізно
contests-helped = допомагав бот
contests-nobody = Ще ніхто не біг: саме час почати!
contests-more = { $n ->
    [one] і ще { $n } гравець
    [few] і ще { $n } гравці
    [many] і ще { $n } гравців
   *[other] і ще { $n } гравця
}
contests-start = Старт
contests-finish = Фініш
contests-compare = Раунд за раундом
contests-compare-hint = Клітинки до фінішу після кожного раунду; у дужках — місце.
contests-compare-alone = Клітинки до фінішу після кожного раунду.
contests-round = Р{ $n }
contests-dice = Кубики
contests-promise = Обіцяно заздалегідь (SHA-256):
contests-secret = Таємниця:
contests-proof = У всіх перегонах цього змагання однакові кубики: ваш n-й кубик певного кольору показує те саме, що й n-й кубик цього кольору в інших. Коли змагання завершиться, таємницю буде розкрито, і команда cubecup verify перевірить кожен кубик збереженого запису.
contests-told-place = місце { $n } з { $of }
contests-told-rank = у таблиці { $n } з { $of }
contests-streak = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
    [many] { $n } днів поспіль
   *[other] { $n } дня поспіль
}
contests-duplicate = Спільні перегони
contests-duplicate-lead = Перегони для компанії: кожен біжить сам, коли зручно, з тими самими кубиками проти тих самих ботів. Таблиця всіх порівняє.
contests-duplicate-new = Відкрити спільні перегони
contests-duplicate-hint = Те саме для своєї компанії:
contests-closes = Відкрито до: { $when }.
contests-link = Посилання для інших
contests-title = Назва перегонів
contests-title-usual = Наші перегони
contests-hours = Відкрито на
contests-hours-24 = 1 день
contests-hours-48 = 2 дні
contests-hours-168 = 1 тиждень
contests-bots = Боти
contests-make = Відкрити перегони
