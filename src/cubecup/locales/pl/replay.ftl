# Oglądanie gry jeszcze raz.

replay-title = Powtórka
replay-watch = Obejrzyj jeszcze raz
replay-share = Udostępnij ten moment
replay-share-hint = Otwiera dokładnie tę pozycję
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
replay-open-title = Otwórz zapis
replay-open-hint = Upuść tu plik z zapisem albo go wybierz: może to być zapisany wyścig lub gra z terminala. Serwer tylko go odczytuje, żeby pokazać grę jeszcze raz, i niczego z niego nie przechowuje.
replay-choose = Wybierz plik
replay-open = Otwórz plik z zapisem
