### The introduction in the browser, in Polish. How these texts are written is told at the top of the English file.

learn-title = Twój pierwszy wyścig
learn-lead = Ścigasz się z jednym botem na pierwszym torze. Jestem obok i objaśniam wszystko wtedy, gdy się pojawia. Możesz wyjść w każdej chwili i wrócić później.
learn-point-roll = Rzut
    .text = Rzuć kośćmi i kuś los: przerzucaj puste ścianki albo zatrzymaj się, póki idzie dobrze.
learn-point-run = Bieg
    .text = Buty niosą twojego biegacza po torze. Wygrywa ten, kto pierwszy dotrze do mety.
learn-point-buy = Zakupy
    .text = Za monety kupisz lepsze kości. Ich zdolności zmieniają następne rundy.
learn-start = Zacznij
learn-continue = Graj dalej
learn-again = Zacznij od nowa
learn-coach = Trener
learn-got-it = Jasne
learn-hide = Ukryj podpowiedzi
learn-show = Pokaż podpowiedzi
learn-on = Do kolejnych wyścigów

## Tips

learn-tip-goal = Dotrzyj do mety przed innymi
    .text = To jest tor, obaj biegacze stoją na starcie. W każdej rundzie rzucasz kośćmi, potem biegniesz, a potem kupujesz lepsze kości.
learn-tip-dice = Twój pierwszy rzut
    .text = Kości zostały rzucone. Te, które coś pokazują, to trafienia: przeszły tutaj, do Strefy Aktywnej. Puste zostają w Strefie Rzutu.
learn-tip-push = Kuś los
    .text = „{ table-do-push }” to kolejny rzut pustymi kośćmi po nowe trafienia. Dopóki aktywnych kości jest mniej niż trzy, nic złego się nie stanie, więc śmiało!
learn-tip-risk = Teraz robi się ryzykownie
    .text = Gdy aktywnych kości jest trzy lub więcej, rzut bez ani jednego trafienia to porażka: wszystkie aktywne kości bez pożytku trafiają do Strefy Odrzucania. Widzisz, jaka jest na to szansa. „{ table-do-pass }” zachowuje to, co masz.
learn-tip-bust = Porażka!
    .text = Aktywne kości trafiły do Strefy Odrzucania. Ale publiczność to uwielbia: przesuwasz się na torze fanów, a on daje żetony waluty albo większe rzuty.
learn-tip-use = Zdolność
    .text = Jedna z twoich kolorowych kości pokazuje swój symbol. Jej karta mówi, co robi. Kliknij kość albo przycisk, by jej użyć.
learn-tip-move = Biegnij!
    .text = Każdy but to jeden krok. Kliknij podświetlone pole; liczba to odległość do niego. Bonus dostaje tylko ten, kto się na nim zatrzyma.
learn-tip-reward = Bonus
    .text = Twój biegacz zatrzymał się na polu bonusowym. To żetony waluty, fani, nowe kości albo okazja, by pozbyć się słabej kości.
learn-tip-buy = Na zakupy
    .text = Kup najwyżej dwie kości różnych kolorów; cena jest na każdej karcie. Nowe kości czekają w Strefie Odrzucania. Niewydane monety przepadają, żetony waluty zostają.
learn-tip-round = Następna runda
    .text = Użyte i nowe kości leżą w Strefie Odrzucania. Gdy Strefa Dobierania się opróżni, wszystkie wrócą. Puste z poprzedniej rundy są nadal w Strefie Rzutu.
learn-tip-draw = Wybierz kości
    .text = Masz więcej kości, niż wolno rzucić. Kliknij te, które chcesz, w Strefie Dobierania i potwierdź; „{ table-fill }” wybierze za ciebie.
learn-tip-behind = Doganiaj
    .text = Jesteś z tyłu i to pomaga: za każdą czerwoną linię między tobą a liderem rzucasz o jedną kość więcej.
learn-tip-others = Po drugiej stronie stołu
    .text = Wszyscy rzucają i biegną jednocześnie. Tu widać, co robi bot.
learn-tip-ready = Wiesz już dość
    .text = Graj dalej po swojemu. Odezwę się, gdy zdarzy się coś nowego.
learn-tip-won = Twój pierwszy wyścig wygrany!
    .text = Spróbuj teraz z dwoma botami naraz, z innymi kartami albo ze znajomymi. Strona kart objaśnia każdą zdolność.
learn-tip-lost = Tym razem bot był szybszy
    .text = Ale teraz wiesz, jak to działa. Spróbuj jeszcze raz z dwoma botami albo zaproś znajomych.
