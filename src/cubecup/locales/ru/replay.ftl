# Просмотр игры.

replay-title = Повтор
replay-watch = Посмотреть ещё раз
replay-share = Поделиться этим моментом
replay-share-hint = Открывает именно эту позицию
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
replay-open-title = Открыть запись
replay-open-hint = Перетащите сюда файл записи или выберите его: это может быть сохранённый забег или игра из терминала. Сервер только читает его, чтобы показать снова, и ничего из него не хранит.
replay-choose = Выбрать файл
replay-open = Открыть файл записи
