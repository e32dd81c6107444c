# Oglądanie gry jeszcze raz.

replay-title = Powtórka
replay-watch = Obejrzyj jeszcze raz
replay-share = Udostępnij ten moment
replay-share-hint = Otwiera dokładnie tę pozycję
replay-share-text = { $race }, { $round }: zobacz tę chwilę.
replay-picture = Udostępnij z obrazkiem
replay-picture-line ={ $left ->
    [one] { $place }., jeszcze { $left } krok
    [few] { $place }., jeszcze { $left } kroki
    [many] { $place }., jeszcze { $left } kroków
   *[other] { $place }., jeszcze { $left } kroków
}
replay-link-why = Ten zapis ma tylko ta przeglądarka. Żeby powstał link, serwer musi zachować kopię: zobaczy ją każdy, kto ma link, dopóki jej nie usuniesz albo nie minie termin.
replay-link-make = Zachowaj i utwórz link
replay-link-until = Serwer trzyma go do { $date }.
replay-link-forget = Usuń z serwera
replay-link-gone = Usunięto go z serwera; link niczego już nie otwiera.
replay-go-on = Graj dalej stąd
replay-go-on-hint = Nowy stół zacznie dokładnie w tej pozycji, ze świeżymi kośćmi. Wszyscy zobaczą oznaczenie, a gra nie wejdzie do statystyk.
replay-go-on-begin = Zacznij tutaj
replay-continued = Kontynuacja
replay-continued-hint = ciągnie się od chwili innego wyścigu, po odpowiedzi { $n }, i nie wchodzi do statystyk
replay-seat = Gracz { $n }
replay-controls = Przebieg gry
replay-first = Na początek
replay-back = Jedna odpowiedź wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Następna odpowiedź
replay-end = Na koniec
replay-line = Miejsce w grze
replay-place = { $at } z { $last }
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
replay-open-hint = Upuść tu plik zapisu albo wybierz go: zapisanego wyścigu lub z terminala. Zasady liczy serwer, więc plik jest tam wysyłany, żeby go opowiedzieć; serwer niczego z niego nie zachowuje, chyba że poprosisz o link.
replay-choose = Wybierz plik
replay-open = Otwórz plik z zapisem
