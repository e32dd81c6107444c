### «Куди?» у браузері (where-) і те, що допомагає від помилкових натискань (sure-, web-slips).

## The space in question

where-left = до фінішу: { $n }
where-at-finish = на фініші
where-beyond = за фінішем: { $spaces }
where-forward = уперед
where-back = не ближче
where-lines-gained = { $n ->
    [one] через { $n } червону лінію
    [few] через { $n } червоні лінії
    [many] через { $n } червоних ліній
   *[other] через { $n } червоної лінії
}
where-lines-lost = { $n ->
    [one] назад через { $n } червону лінію
    [few] назад через { $n } червоні лінії
    [many] назад через { $n } червоних ліній
   *[other] назад через { $n } червоної лінії
}
where-draws = { term-draw-amount } відтепер: { $amounts }
where-draws-one = { $name } { $n }
where-draws-change = { $name } { $before } → { $n }
where-go = Туди
where-spent = Переміщення скінчилося. Докупити?
where-spent-why = Кожна наступна клітинка коштує { $n } грошима або кредитами. Можна й приберегти їх на кубики.
where-touch = Торкніться підсвіченої клітинки, щоб побачити шлях, і ще раз, щоб піти.
where-aside = Ще: { $spaces }
where-aside-back = Вони позаду або збоку.
where-aside-bought = За куплене переміщення: по { $n } грошима або кредитами за клітинку.
where-aside-both = Позаду, збоку або за куплене переміщення.
where-whole = Уся траса
where-out-of-sight = Поза екраном: { $spaces }
where-group-rich = Уперед, де є що взяти
where-group-plain = Уперед
where-group-back = Не ближче до фінішу
where-group-bought = З купленим переміщенням

## Second thoughts

sure-pass = Зараз невдачі бути не може. Усе одно спасувати?
sure-stop = Пропаде переміщень: { $n }. Усе одно зупинитися тут?
sure-buy-movement = Це коштує { $n } грошима чи кредитами. Усе одно йти?
sure-back = Назад
sure-held = { $answer }: за мить буде надіслано
sure-take-back = Скасувати
sure-now = Зараз

web-slips = Захист від помилкових натискань
web-slips-grace = Кілька секунд на скасування
web-slips-confirm = Питати перед дорогими відповідями
web-slips-none = Без захисту
