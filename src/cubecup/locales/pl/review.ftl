# Dlaczego wyścig został wygrany: szczęście i umiejętności.

review-title = Szczęście i umiejętności
review-about = Przez cały wyścig twoja szansa na wygraną rośnie i maleje. Zmieniają ją kości: to szczęście. Zmieniają ją też decyzje: każdą porównujemy z najlepszą, a to, czego jej brakuje, jest błędem. Jak dobra jest pozycja, mówią nasze najsilniejsze boty.
review-begin = Przeanalizuj wyścig
review-send-hint = Ten zapis ma tylko ta przeglądarka. Aby go przeanalizować, serwer musi obliczyć tysiące pozycji: zapis zostanie tam wysłany, a wyniki analizy serwer przez pewien czas przechowa i potem usunie.
review-working = Trwa analiza wyścigu: { $percent }.
review-rough = To pierwsze liczby; dokładniejsze są w drodze.
review-left-seconds = Zostało około { $n ->
    [one] { $n } sekundy
    [few] { $n } sekund
    [many] { $n } sekund
   *[other] { $n } sekundy
}.
review-left-minutes = Zostało około { $n ->
    [one] { $n } minuty
    [few] { $n } minut
    [many] { $n } minut
   *[other] { $n } minuty
}.
review-chart = Szanse na wygraną
review-chart-table = Szanse na wygraną na początku każdej rundy
review-round = Runda { $n }
review-start = Początek
review-end = Koniec
review-result = Wynik
review-own-dice = Własne kości
review-others-dice = Cudze kości
review-own-mistakes = Własne błędy
review-others-mistakes = Cudze błędy
review-points = W punktach: jeden to setna część szansy na wygraną. Są zsumowane z całego wyścigu, a co jeden gracz odda, drugi może zwrócić; dlatego szczęście lub błędy mogą dać nawet ponad 100.
review-adds-up = Jak się to sumuje
review-closer-look = Poprawka oceny
review-closer-look-hint = „Poprawka oceny”: szanse to oszacowania, a później tę samą pozycję widać wyraźniej. To niczyje szczęście i niczyj błąd.
review-deciding = Co rozstrzygnęło wyścig
review-deciding-dice = { $name }: { $action }. Przez kości szansa tego gracza na wygraną: { $points }.
review-deciding-answer = { $name }: { $action }. Przez decyzję szansa tego gracza na wygraną: { $points }.
review-pushes = Kuszenie losu z groźbą porażki
review-pushes-made = Kuszono los
review-pushes-of = { $n } z { $asked }
review-pushes-advised = Bot kusiłby los
review-pushes-agreed = Tak samo jak bot
review-pushes-risk = Średnia szansa porażki
review-pushes-busts = Porażki
review-pushes-expected = Ile porażek miało być
review-costliest = Najdroższe błędy
review-costliest-none = Żaden błąd nie kosztował więcej niż pół procent.
review-given = { $name }, runda { $round }: { $action }
review-better = Lepiej: { $action }, o { $points } ({ $range })
review-range = prawdopodobnie od { $low } do { $high }
review-stand-in = Część decyzji podjął tu bot.
review-replay = Zobacz jeszcze raz
review-try = Spróbuj jeszcze raz
review-step-push = kuszenie losu
review-step-pass = pas
review-walk = { $spaces } naprzód
review-walk-aside = { $spaces }, ale nie bliżej
review-walk-reward = do bonusu „{ $reward }”
review-walk-nearby = bonus „{ $reward }” w pobliżu
review-walk-shortcut = skrótem
review-walk-jet = z plecakiem odrzutowym
review-walk-price = za { $n } w walucie lub żetonach waluty
review-walk-stay = zostać na miejscu
review-walk-same = tak samo daleko, ale na inne pole
review-way-given = Droga: { $name }
review-way-better = Lepiej
review-ways = Drogi na torze
