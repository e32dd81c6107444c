### Advice in Polish. How these texts are written is told at the top of the English file.

advice-part-money = { $money ->
    [one] { $money } moneta
    [few] { $money } monety
    [many] { $money } monet
   *[other] { $money } monety
}
advice-part-movement = { $movement ->
    [one] { $movement } ruch
    [few] { $movement } ruchy
    [many] { $movement } ruchów
   *[other] { $movement } ruchu
}

## Rolling

advice-push-free = Rzut bez ryzyka: dopóki aktywnych kości jest mniej niż trzy, porażka nie grozi. Rzut: { count-dice }
advice-push-safe = Jeszcze jeden rzut bez ryzyka: zdolności zapobiegną porażce.
advice-push-risk = Szansa porażki { $percent }%. Na szali: { advice-part-money }, { advice-part-movement }
advice-pass = Kuszenie losu to porażka w { $percent }% przypadków. Zostaje: { advice-part-money }, { advice-part-movement }
advice-pass-early = Marnuje rzut bez ryzyka: { count-dice }
advice-safe-push = Czyni ten rzut bezpiecznym. Bez tego szansa porażki to { $percent }%.
advice-again = Nowy rzut obiecuje więcej, niż kość pokazuje teraz.
advice-not-again = To, co pokazuje kość, jest więcej warte niż nowy rzut.
advice-save = Zapobiega porażce. Ocalone: { advice-part-money }, { advice-part-movement }
advice-bust = Porażka daje fana. Przepada: { advice-part-money }, { advice-part-movement }
advice-draw-strong = Lepszej kości tu nie ma. Trafia w { $percent }% rzutów.
advice-draw-weak = Inne kości są tu lepsze. Ta trafia w { $percent }% rzutów.
advice-draw-more = Każda kość to jeszcze jedna szansa trafienia. Ta trafia w { $percent }% rzutów.
advice-draw-enough = Kości, które zostają, są słabsze od wziętych.
advice-draw-fewer = Mniej kości to mniej szans trafienia.
advice-keep-rest = Tym, co zostaje w Strefie Rzutu, rzucisz znowu w następnej rundzie.
advice-drop-weak = Kości, które możesz dobrać zamiast niej, są przeciętnie lepsze.
advice-drop-strong = Kości, które możesz dobrać zamiast niej, są przeciętnie gorsze.
advice-roll-idle = Leży bezczynnie, więc rzut nic nie kosztuje. Trafia w { $percent }% rzutów.
advice-enough = Reszcie lepiej tam, gdzie jest.
advice-tried = Przy tych samych rzutach co inne ta odpowiedź wygrywała najczęściej.

## Abilities

advice-brings-money = Daje od razu: { count-money }
advice-brings-movement = Daje od razu: { count-movement }
advice-brings-credits = Daje od razu: { count-credits }
advice-brings-fans = Daje od razu: { count-fans }
advice-brings-ability = Najwięcej warta jest zdolność karty „{ $card }”.
advice-sets-face = Kość na wybranej ściance.
advice-more-rolls = Więcej rzutów, i to bez groźby porażki.
advice-thins = Pozbywa się kości, żeby lepsze wypadały częściej.
advice-free-use = To nic nie kosztuje.
advice-takes = To zysk.
advice-by-trial = Według tego, jak dalej toczyły się wyścigi.
advice-declines = Rezygnuje z tego, co jest do wzięcia.
advice-leaves-abilities = Nieużytych zdolności zostaje: { $n }

## Dice

advice-die-best = Najlepsza kość za to, co masz, koszt { $cost }. Rund, żeby z niej skorzystać, około: { $n }
advice-die-good = Przydatna kość o koszcie { $cost }, ale nie najlepsza. Rund, żeby z niej skorzystać, około: { $n }
advice-die-too-late = Raczej nie zdążysz nią rzucić przed końcem wyścigu, albo będzie zawadzać lepszym.
advice-leaves-money = Waluta nie przechodzi do następnej rundy. Zostaje: { count-money }
advice-keeps-credits = Zachowane na później: { count-credits }
advice-lose-weak = Jedna z twoich najsłabszych kości: bez niej inne wypadają częściej.
advice-lose-strong = Tej kości będzie ci brakować.
advice-lose-borrowed = Jest pożyczona i tak wróci.
advice-keeps-dice = Wszystkie twoje kości zostają.
advice-give-leader = Szkodzi temu, kto jest z przodu. Do mety: { count-spaces }
advice-give-other = Z przodu jest inny gracz. Do mety: { count-spaces }
advice-set-strong = Żadna inna kość nie ma dla ciebie lepszej ścianki.
advice-set-weak = Inna kość ma dla ciebie lepszą ściankę.

## Running

advice-to-finish = Prowadzi na metę.
advice-to-fan = Prowadzi do bonusu: fan.
advice-to-credits = Prowadzi do bonusu: { count-credits }
advice-to-gain = Prowadzi do bonusu: kość o koszcie najwyżej { $n }.
advice-to-gain-any = Prowadzi do bonusu: dowolna kość.
advice-to-lose = Prowadzi do bonusu: możesz stracić kość.
advice-to-line = Prowadzi za czerwoną linię. Stamtąd do mety: { count-spaces }
advice-to-go = Potem do mety: { count-spaces }
advice-stop-short = Marnuje ruch: { count-movement }
advice-jet = Podwaja twój ruch do { $n }.
advice-shortcut = Ile oszczędza skrót: { count-spaces }

## Seven Cubes

advice-cube-now = Sięga po twoją następną kostkę w tej turze.
advice-cube-turns = Tur do twojej następnej kostki: { $n }
advice-center-now = Dociera na środek i wygrywa.
advice-center-turns = Tur do środka: { $n }
advice-cube-blocked = Stamtąd nie ma na razie drogi do twojej następnej kostki.
advice-cube-protect = Nikt ich już nie ukradnie: { count-cubes }
advice-cube-open = Zostawia złodziejom: { count-cubes }
