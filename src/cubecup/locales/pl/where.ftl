### „Dokąd?” w przeglądarce (where-) i to, co pomaga na pomyłki (sure-, web-slips).

## The space in question

where-left = do mety: { $n }
where-at-finish = na mecie
where-beyond = za metą: { $spaces }
where-forward = naprzód
where-back = nie bliżej
where-lines-gained = { $n ->
    [one] przez { $n } czerwoną linię
    [few] przez { $n } czerwone linie
    [many] przez { $n } czerwonych linii
   *[other] przez { $n } czerwonej linii
}
where-lines-lost = { $n ->
    [one] z powrotem przez { $n } czerwoną linię
    [few] z powrotem przez { $n } czerwone linie
    [many] z powrotem przez { $n } czerwonych linii
   *[other] z powrotem przez { $n } czerwonej linii
}
where-draws = { term-draw-amount } odtąd: { $amounts }
where-draws-one = { $name } { $n }
where-draws-change = { $name } { $before } → { $n }
where-go = Idź
where-spent = Ruch się skończył. Dokupić?
where-spent-why = Każde następne pole kosztuje { $n } w walucie lub żetonach waluty. Możesz też zachować je na kości.
where-touch = Dotknij podświetlonego pola, by zobaczyć drogę, i jeszcze raz, by pójść.
where-aside = Więcej: { $spaces }
where-aside-back = Leżą za tobą albo obok.
where-aside-bought = Za kupiony ruch: { $n } w walucie lub żetonach waluty za pole.
where-aside-both = Za tobą, obok albo za kupiony ruch.
where-whole = Cały tor
where-out-of-sight = Poza ekranem: { $spaces }
where-group-rich = Naprzód, tam gdzie coś czeka
where-group-plain = Naprzód
where-group-back = Nie bliżej mety
where-group-bought = Z kupionym ruchem

## Second thoughts

sure-pass = Teraz porażka nie grozi. Mimo to spasować?
sure-stop = Przepadnie ruch: { $n }. Mimo to stanąć tutaj?
sure-buy-movement = To kosztuje { $n } w walucie lub żetonach waluty. Mimo to iść?
sure-back = Wróć
sure-held = { $answer }: za chwilę zostanie wysłane
sure-take-back = Cofnij
sure-now = Od razu

web-slips = Ochrona przed pomyłkami
web-slips-grace = Kilka sekund na cofnięcie
web-slips-confirm = Pytaj przed kosztowną odpowiedzią
web-slips-none = Bez ochrony
