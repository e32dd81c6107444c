### The rules of Seven Cubes in Polish. How these texts are written is told at the top of the English cubitos.ftl.

rules-title = „Siedem kostek” tak, jak gra w nie Cube Cup
rules-languages = W innych językach
rules-contents = Spis treści
rules-intro =
    Ta strona to pełny opis drugiej gry programu: wyścigu po planszy pełnej kostek dla 2–4 graczy, który wymyślił Fawzi Bouguida. Znana nam kartka z zasadami nie ma tytułu, więc nazwa „Siedem kostek” jest nasza. Jak w [opisie Cubitos](rules.md), każda zasada ma identyfikator, którego używają kod, komunikaty o błędach i testy, a każdą dowodzi co najmniej jeden test.

    Oznaczenie [R] to nasze rozstrzygnięcie tam, gdzie kartka milczy. Oznaczenie [X] to wartość, którą kartka pokazuje tylko na rysunku; jest w plikach z zawartością, a nie w kodzie.

    Cel: zebrać siedem kolorów w kolejności swojego rzędu, a potem dojść do środka.

section-setup = Przygotowanie
SC-1 = Plansza
    .text = 7 na 7 pól. 44 żetony miesza się i rozkłada na wszystkie prócz środka i czterech rogów: po 4 kostki każdego z 7 kolorów i 16 żetonów specjalnych. Są to 1 ochrona, 3 kroki proste, 3 kroki ukośne, 3 skoczki i 6 teleportów [X]; kartka podaje liczby, ale nie mówi, która do czego. Opcja `tokens` zmienia ten podział na jedną grę. Kolory znamy tylko z rysunków; u nas są to czerwony, pomarańczowy, żółty, zielony, niebieski, fioletowy i biały.
SC-2 = Gracze
    .text = Każdy ma pionek i jedną z czterech serii kart (gwiazda, kwadrat, trójkąt, koło). Jej 7 kolorowych kart wykłada się w losowy rząd: w tej kolejności trzeba zbierać. W kolejności tur każdy gracz stawia pionek na wybranym rogu, który jest jeszcze wolny [R].
SC-3 = Kolejność tur
    .text = Zaczyna najmłodszy, a w programie losowy gracz [R]. Dalej zgodnie z ruchem wskazówek zegara.

section-turn = Tura
SC-4 = Ruch skoczka
    .text = Tura to jeden ruch skoczka: 2 pola w jedną stronę i 1 w bok, ponad wszystkim, co jest pomiędzy [R]. Są tylko ruchy na dozwolone pole; jeśli nie ma żadnego, tura przechodzi dalej [R].
SC-5 = Puste pola i kostki
    .text = Na pustym polu, także w rogu i na środku, po prostu stajesz. Kostka, która jest następna w twoim rzędzie, jest twoja: bierzesz ją i odtąd pole jest puste. Na każdej innej kostce stajesz, a ona zostaje.
SC-6 = Dodatkowe ruchy
    .text = Po wejściu na żeton możesz ruszyć się jeszcze raz: krokiem prostym na pole obok; krokiem ukośnym; jeszcze jednym ruchem skoczka; albo teleportem na dowolny inny żeton tego rodzaju, na którym nie stoi pionek. W jednej turze można je łączyć w łańcuch. Żeton działa, gdy na niego wchodzisz, a nie gdy twoja tura się na nim zaczyna, i zostaje na planszy. Każdego żetonu można użyć raz w turze, żeby łańcuchy się kończyły [R]; na użyty wolno wejść ponownie i wtedy tura się kończy. Krok może skończyć się na pionku według SC-7, teleport nigdy.

section-others = Inni gracze
SC-7 = Kradzież
    .text = Ruch na polu z cudzym pionkiem można zakończyć tylko wtedy, gdy jego właściciel ma kostkę, która jest następna w twoim rzędzie, i nie jest ona chroniona; znaczy to właśnie ukraść ją [R]. Okradziony gracz od razu kładzie kartę tego koloru na koniec swojego rzędu i stawia pionek na wybranym wolnym rogu; róg, na którym stoi złodziej, nie jest wolny. Ukradziona kostka nie jest chroniona. Z wszystkimi 7 kostkami nie możesz wejść na żadne zajęte pole.
SC-8 = Ochrona
    .text = Na tym żetonie możesz na zawsze ochronić wszystkie kostki, które masz już zebrane, także gdy trafiasz tu dodatkowym ruchem. Dla zebranych później trzeba przyjść jeszcze raz.

section-end = Koniec
SC-9 = Zwycięstwo
    .text = Wygrywasz od razu, gdy kończysz ruch na środku, mając już wszystkie 7 kostek. Jeśli siódmą bierzesz albo kradniesz na samym środku, musisz przyjść tam jeszcze raz [R].
SC-10 = Koniec tury i remisy
    .text = Wzięcie kostki kończy turę [R]. Kradzież też, nawet jeśli na polu jest żeton [R]. Gra kończy się remisem po 40 rundach (po turze każdego gracza), w których żadnej kostki nie wzięto ani nie ukradziono [R]. A także po 200 rundach, w których żadnej kostki nie wzięto z planszy [R]: dwóch graczy może okradać się bez końca, ale na planszy jest tylko 28 kostek, więc tak kończy się każda gra.

section-program = W programie
    .text =
        Pola nazywają się jak na szachownicy: od a1 na południowym zachodzie do g7 na północnym wschodzie; środek to d4, a rogi to nw, ne, se i sw. Miejsca 0–3 grają seriami gwiazda, kwadrat, trójkąt i koło.

        Pytania dotyczą tylko prawdziwych wyborów: jedyny wolny róg albo jedyny ruch skoczka wykonuje się od razu. O ochronę pyta się tylko tego, kto ma niechronione kostki, a o dodatkowy ruch tylko wtedy, gdy żeton dokądś prowadzi.
rules-column-choice = Wybór
rules-column-rules = Zasady
rules-column-answers = Odpowiedzi
answer-corner = `corner nw`
answer-jump = `jump d5`
answer-extra-move = `step e4` krokiem prostym lub ukośnym, `jump d5` skoczkiem, `warp b6` teleportem; `stay`
answer-protect = `protect` albo `stay`
section-signs = Plansza jako tekst
    .text = Planszę zapisuje się rzędami, siódmy u góry, po jednym znaku na pole.
rules-column-sign = Znak
rules-column-token = Żeton
sign-none = brak
sign-cube = kostka, według pierwszej litery angielskiej nazwy koloru: czerwony, pomarańczowy, żółty, zielony, niebieski, fioletowy, biały
sign-protection = ochrona
sign-straight = krok prosty
sign-diagonal = krok ukośny
sign-knight = skoczek
sign-warp = teleport
