### «Куда?» в браузере (where-) и то, что помогает от случайных нажатий (sure-, web-slips).

## The space in question

where-left = до финиша: { $n }
where-at-finish = на финише
where-beyond = за финишем: { $spaces }
where-forward = вперёд
where-back = не ближе
where-lines-gained = { $n ->
    [one] через { $n } красную черту
    [few] через { $n } красные черты
    [many] через { $n } красных черт
   *[other] через { $n } красной черты
}
where-lines-lost = { $n ->
    [one] назад через { $n } красную черту
    [few] назад через { $n } красные черты
    [many] назад через { $n } красных черт
   *[other] назад через { $n } красной черты
}
where-draws = { term-draw-amount } теперь: { $amounts }
where-draws-one = { $name } { $n }
where-draws-change = { $name } { $before } → { $n }
where-go = Туда
where-spent = Перемещение кончилось. Докупить?
where-spent-why = Каждая следующая клетка стоит { $n } монетами или кредитами. Можно и приберечь их на кубики.
where-touch = Коснитесь подсвеченной клетки, чтобы увидеть путь, и ещё раз, чтобы пойти.
where-aside = Ещё: { $spaces }
where-aside-back = Они позади или сбоку.
where-aside-bought = За купленное перемещение: по { $n } монетами или кредитами за клетку.
where-aside-both = Позади, сбоку или за купленное перемещение.
where-whole = Вся трасса
where-out-of-sight = Вне экрана: { $spaces }
where-group-rich = Вперёд, где есть что взять
where-group-plain = Вперёд
where-group-back = Не ближе к финишу
where-group-bought = С купленным перемещением

## Second thoughts

sure-pass = Сейчас бросок ничем не грозит. Всё равно спасовать?
sure-stop = Пропадёт перемещений: { $n }. Всё равно остановиться здесь?
sure-buy-movement = Это стоит { $n } монетами или кредитами. Всё равно идти?
sure-back = Назад
sure-held = { $answer }: сейчас будет отправлено
sure-take-back = Отменить
sure-now = Сейчас

web-slips = Защита от случайных нажатий
web-slips-grace = Несколько секунд на отмену
web-slips-confirm = Спрашивать перед дорогими ответами
web-slips-none = Без защиты
