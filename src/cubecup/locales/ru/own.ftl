# My shelf: who one is here without an account, figures, trophies, a rating for those who want one.

own-title = Моя полка
own-lead = Учётная запись не нужна: у этого браузера есть ключ, и к нему привязаны ваше имя, забеги и трофеи. Вашу полку, кроме вас, никто не видит.
own-me = Каким вас видят другие
own-creature = Существо
own-creature-none = Без существа
own-creature-white = Кот
own-creature-brown = Собака
own-creature-red = Краб
own-creature-green = Ананас
own-creature-orange = Бобр
own-creature-purple = Динозавр
own-creature-yellow = Сыр
own-creature-blue = Лама
own-colour = Цвет
own-colour-any = Любой
own-colour-0 = Оранжевый
own-colour-1 = Синий
own-colour-2 = Фиолетовый
own-colour-3 = Зелёный
own-colour-hint = За столом у вас будет этот цвет, если его раньше вас не выбрал кто-то другой.
own-rated = Вести мой рейтинг
own-rated-hint = Тогда места, занятые за открытыми столами и в общих забегах, меняют ваш рейтинг, и все за столом видят его рядом с вашим именем. Кто этого не хочет, остаётся без рейтинга.
own-save = Сохранить
own-saved = Сохранено. Начнёт действовать, когда вы сядете за следующий стол.
own-rating = Рейтинг
own-rating-value = { $points } ± { $error }
own-rating-races = { $n ->
    [one] по { $n } забегу
    [few] по { $n } забегам
    [many] по { $n } забегам
   *[other] по { $n } забега
}
own-rating-seat = рейтинг { $points } ± { $error }
own-figures = Показатели
own-races = Забеги
own-wins = Выиграно
own-busts = Потери кубиков
own-boldest = Самый смелый риск
own-boldest-value = вероятность потери кубиков { $percent } %, и всё обошлось
own-streak = Победы подряд
own-streak-value = рекорд — { $longest }, сейчас — { $now }
own-favourite = Любимая карта
own-favourite-value = { $n ->
    [one] { $card }, { $n } кубик
    [few] { $card }, { $n } кубика
    [many] { $card }, { $n } кубиков
   *[other] { $card }, { $n } кубика
}
own-skill = Мастерство
own-skill-value = { $n ->
    [1] ваши ошибки стоили { $points } пункта шанса на победу; разобран { $n } забег
    [one] ваши ошибки стоили за забег в среднем { $points } пункта шанса на победу; разобран { $n } забег
    [few] ваши ошибки стоили за забег в среднем { $points } пункта шанса на победу; разобрано { $n } забега
    [many] ваши ошибки стоили за забег в среднем { $points } пункта шанса на победу; разобрано { $n } забегов
   *[other] ваши ошибки стоили за забег в среднем { $points } пункта шанса на победу; разобрано { $n } забега
}
own-skill-none = ни один забег ещё не разобран
own-by-set = По наборам
own-by-players = По числу игроков
own-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
own-won-of = { $wins } из { $races }
own-trophies = Трофеи
own-trophies-hint = За забеги, выигранные с изданными картами и трассами, без подсказок и без помощи бота.
own-trophies-won = { $won } из { $all }
own-trophy-won = получен { $date }
own-trophy-progress = { $have } из { $need }
own-trophy-open = ещё не получен
own-trophy-new = Новый трофей: { $name }
own-trophy-see = К моей полке
trophy-seven-races = Все семь
    .text = Выиграйте в турах каждый из семи забегов «Турнира чемпионов».
trophy-set = { $name }
    .text = Выиграйте забег с этим набором.
trophy-no-bust = Чистые лапки
    .text = Выиграйте забег без потери кубиков, рискнув не меньше пяти раз.
trophy-from-last = С последнего места
    .text = Выиграйте забег, в котором за два раунда до конца вы были на последнем месте.
trophy-level = Побеждён бот «{ $name }»
    .text = Выиграйте забег против бота этого уровня.
own-list = Забеги и туры
own-list-empty = Пока ничего. Забег появится здесь, когда завершится.
own-list-hint = Не засчитываются тренировки, забеги, которые продолжают другой, и забеги против самого себя.
own-place = место { $place } из { $players }
own-alone = в одиночку, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
own-own-cards = свои карты
own-tour-line = { $name }: выиграно { $wins } из { $races }
own-chip-hints = с подсказками
own-chip-bot = помогал бот
own-move = На другое устройство
own-move-hint = Другой браузер получит тот же ключ, и полка у них будет общая. Никому не показывайте код и файл: у кого они есть, у того и ваша полка.
own-move-code = Показать код
own-move-told = Код для другого устройства
own-move-until = Код сработает один раз, до { $time }.
own-move-file = Сохранить в файл
own-arrive = Перенести полку сюда
own-arrive-hint = Она заменит полку этого браузера. Если нынешняя вам нужна, сначала сохраните её в файл.
own-arrive-code = Код с другого устройства
own-arrive-go = Перенести сюда
own-arrive-file = Открыть файл
own-arrived = Полка перенесена.
own-bad-file = Это не файл полки. Ничего не изменено.
own-delete = Удалить мою полку
own-delete-hint = Имя, показатели, трофеи, рейтинг и список забегов сразу удаляются с сервера. В таблицах состязаний ваши результаты останутся, но без имени. Имена за столами исчезнут вместе со столами. Записи в этом браузере («Мои забеги») останутся.
own-delete-sure = Удалить всё?
own-delete-yes = Да, удалить
own-delete-no = Оставить
own-deleted = Ваша полка удалена. У этого браузера новый ключ.
own-nobody = кто-то
