# Просмотр игры.

replay-title = Повтор
replay-watch = Посмотреть ещё раз
replay-share = Поделиться этим моментом
replay-share-hint = Открывает именно эту позицию
replay-share-text = { $race }, { $round }: взгляните на этот момент.
replay-picture = Поделиться с картинкой
replay-picture-line ={ $left ->
    [one] место { $place }, ещё { $left } клетка
    [few] место { $place }, ещё { $left } клетки
    [many] место { $place }, ещё { $left } клеток
   *[other] место { $place }, ещё { $left } клетки
}
replay-link-why = Эта запись есть только в этом браузере. Для ссылки сервер должен сохранить копию: её сможет посмотреть каждый, у кого есть ссылка, пока вы её не удалите или не истечёт срок.
replay-link-make = Сохранить и сделать ссылку
replay-link-until = Сервер хранит её до { $date }.
replay-link-forget = Удалить с сервера
replay-link-gone = Запись удалена с сервера; ссылка больше ничего не открывает.
replay-go-on = Играть дальше отсюда
replay-go-on-hint = Новый стол начнётся точно с этой позиции, с новыми бросками. Все увидят отметку, и в статистику эта игра не войдёт.
replay-go-on-begin = Начать здесь
replay-continued = Продолжение
replay-continued-hint = продолжает другой забег после ответа № { $n } и не входит в статистику
replay-controls = Ход игры
replay-first = В начало
replay-back = На один ответ назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Следующий ответ
replay-end = В конец
replay-line = Место в игре
replay-place = { $at } из { $last }
replay-leap = К каким моментам переходить
replay-next-round = Раунд
replay-last-round = К предыдущему раунду
replay-next-bust = Потеря кубиков
replay-last-bust = К предыдущей потере кубиков
replay-next-overtake = Обгон
replay-last-overtake = К предыдущему обгону
replay-next-buy = Покупка
replay-last-buy = К предыдущей покупке
replay-next-mistake = Ошибка
replay-last-mistake = К предыдущей ошибке
replay-open-title = Открыть запись
replay-open-hint = Перетащите сюда файл записи или выберите его: это может быть сохранённый забег или тур либо игра из терминала. Правила вычисляет сервер, поэтому файл отправляется ему, чтобы показать игру снова; сервер ничего из него не хранит, если вы не попросите ссылку.
web-problem-file-too-long = Этот файл слишком большой и не может быть записью игры: в записи не больше { $most ->
    [one] { $most } байта
    [few] { $most } байтов
    [many] { $most } байтов
   *[other] { $most } байта
}. Ничего не открыто.
replay-choose = Выбрать файл
replay-several = Файлов несколько. Какой показать?
replay-open = Открыть файл записи
