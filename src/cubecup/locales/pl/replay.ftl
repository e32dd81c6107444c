# Oglądanie gry jeszcze raz.

replay-title = Powtórka
replay-watch = Obejrzyj jeszcze raz
replay-share = Udostępnij ten moment
replay-share-hint = Otwiera dokładnie tę pozycję
replay-share-text = { $race }, { $round }: zobacz ten moment.
replay-picture = Udostępnij z obrazkiem
replay-picture-line ={ $left ->
    [one] miejsce { $place }, jeszcze { $left } pole
    [few] miejsce { $place }, jeszcze { $left } pola
    [many] miejsce { $place }, jeszcze { $left } pól
   *[other] miejsce { $place }, jeszcze { $left } pola
}
replay-link-why = Ten zapis jest tylko w tej przeglądarce. Żeby powstał link, serwer musi zachować kopię: zobaczy ją każdy, kto ma link, dopóki jej nie usuniesz albo nie minie termin.
replay-link-make = Zachowaj i utwórz link
replay-link-until = Serwer trzyma go do { $date }.
replay-link-forget = Usuń z serwera
replay-link-gone = Zapis usunięto z serwera; link niczego już nie otwiera.
replay-go-on = Graj dalej stąd
replay-go-on-hint = Nowy stół zacznie dokładnie w tej pozycji, z nowymi rzutami. Wszyscy zobaczą oznaczenie, a gra nie wejdzie do statystyk.
replay-go-on-begin = Zacznij tutaj
replay-continued = Kontynuacja
replay-continued-hint = to dalszy ciąg innego wyścigu, po odpowiedzi nr { $n }, i nie wchodzi do statystyk
replay-controls = Przebieg gry
replay-first = Na początek
replay-back = Jedna odpowiedź wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Następna odpowiedź
replay-end = Na koniec
replay-line = Miejsce w grze
replay-place = { $at } z { $last }
replay-leap = Do których momentów przechodzić
replay-next-round = Runda
replay-last-round = Do poprzedniej rundy
replay-next-bust = Porażka
replay-last-bust = Do poprzedniej porażki
replay-next-overtake = Wyprzedzenie
replay-last-overtake = Do poprzedniego wyprzedzenia
replay-next-buy = Zakup
replay-last-buy = Do poprzedniego zakupu
replay-next-mistake = Błąd
replay-last-mistake = Do poprzedniego błędu
replay-open-title = Otwórz zapis
replay-open-hint = Upuść tu plik z zapisem albo go wybierz: może to być zapisany wyścig, cykl lub gra z terminala. Zasady liczy serwer, więc plik jest tam wysyłany, żeby pokazać grę jeszcze raz; serwer niczego z niego nie zachowuje, chyba że poprosisz o link.
web-problem-file-too-long = Ten plik jest za duży jak na zapis: zapis ma najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajtu
}. Niczego nie otwarto.
replay-choose = Wybierz plik
replay-several = Plików jest kilka. Który pokazać?
replay-open = Otwórz plik z zapisem
