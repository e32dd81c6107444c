# Просмотр игры.

replay-title = Повтор
replay-watch = Посмотреть ещё раз
replay-share = Поделиться этим моментом
replay-share-hint = Открывает именно эту позицию
replay-share-text = { $race }, { $round }: взгляните на этот момент.
replay-picture = Поделиться с картинкой
replay-picture-line ={ $left ->
    [one] { $place }., ещё { $left } шаг
    [few] { $place }., ещё { $left } шага
    [many] { $place }., ещё { $left } шагов
   *[other] { $place }., ещё { $left } шагов
}
replay-link-why = Эта запись есть только в этом браузере. Чтобы была ссылка, сервер должен сохранить копию: её увидит каждый, у кого есть ссылка, пока вы её не удалите или пока не выйдет срок.
replay-link-make = Сохранить и сделать ссылку
replay-link-until = Сервер хранит её до { $date }.
replay-link-forget = Удалить с сервера
replay-link-gone = Она удалена с сервера; ссылка больше ничего не открывает.
replay-go-on = Играть дальше отсюда
replay-go-on-hint = Новый стол начнётся точно с этой позиции, с новыми бросками. Все увидят отметку, и в статистику эта игра не войдёт.
replay-go-on-begin = Начать здесь
replay-continued = Продолжение
replay-continued-hint = идёт дальше с момента другой гонки, после ответа { $n }, и не входит в статистику
replay-seat = Игрок { $n }
replay-controls = Ход игры
replay-first = В начало
replay-back = На один ответ назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Следующий ответ
replay-end = В конец
replay-line = Место в игре
replay-place = { $at } из { $last }
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
replay-open-hint = Перетащите сюда файл записи или выберите его: сохранённой гонки или из терминала. Правила вычисляет сервер, поэтому файл отправляется туда, чтобы его пересказать; сервер ничего из него не хранит, если вы не попросите ссылку.
replay-choose = Выбрать файл
replay-open = Открыть файл записи
