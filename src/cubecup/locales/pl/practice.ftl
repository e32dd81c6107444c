# Practice: moments as questions.

practice-title = Ćwiczenia
practice-left = { $n ->
    [one] dziś jeszcze { $n } pytanie
    [few] dziś jeszcze { $n } pytania
    [many] dziś jeszcze { $n } pytań
   *[other] dziś jeszcze { $n } pytań
}
practice-ask-push = Co robisz: kusisz los, pasujesz czy coś innego?
practice-ask-buy = Co kupujesz?
practice-ask-move = Gdzie kończysz bieg?
practice-ask-draw = Które kości dobierasz?
practice-right = Dobrze
practice-wrong = Było coś lepszego
practice-as-good = Inna odpowiedź jest trochę lepsza, ale to może być przypadek.
practice-cost = „{ $answer }” kosztuje { $loss } szansy na wygraną. To pytanie jeszcze wróci.
practice-not-weighed = Tej odpowiedzi nie oceniono, więc nie liczy się jako dobra. Pytanie jeszcze wróci.
practice-figures = Jak często każda odpowiedź wygrywa wśród równych graczy, wszystkie z tymi samymi rzutami. ± mówi, na ile to pewne.
practice-answer = Odpowiedź
practice-chance = Wygrane
practice-yours = twoja
practice-played = tak zagrano w wyścigu
practice-run-to = biegnij do { $space }
practice-next = Dalej
practice-done = Na dziś wystarczy: pytania się skończyły, a te z błędem wrócą później.
