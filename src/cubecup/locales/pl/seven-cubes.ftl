### Seven Cubes in Polish. How these files are written is told at the top of the English one.
###
### Grammar: players are addressed as "ty", without past forms that would give them a gender; "kostka" is a cube.

game-seven-cubes = Siedem kostek
    .text = Wyścig po planszy pełnej kostek: ruchy skoczka, łańcuchy dodatkowych ruchów i kradzieże.

intro-seven-cubes = Zbierz siedem kolorów w kolejności swojego rzędu, a potem dojdź do środka. Ruszasz się jak szachowy skoczek; żetony pozwalają ruszyć się jeszcze raz, a na polu z cudzym pionkiem możesz ukraść swoją następną kostkę, jeśli ma ją jego właściciel.

## Things

cube-red = czerwona kostka
cube-orange = pomarańczowa kostka
cube-yellow = żółta kostka
cube-green = zielona kostka
cube-blue = niebieska kostka
cube-purple = fioletowa kostka
cube-white = biała kostka

token-protection = ochrona
    .text = Możesz na stałe ochronić wszystkie zebrane dotąd kostki.
token-straight = krok prosty
    .text = Możesz przejść na pole obok w poziomie lub w pionie.
token-diagonal = krok ukośny
    .text = Możesz przejść na sąsiednie pole na ukos.
token-knight = skoczek
    .text = Możesz wykonać jeszcze jeden ruch skoczka.
token-warp = teleport
    .text = Możesz przejść na dowolny inny teleport, na którym nie stoi pionek.

corner-nw = róg północno-zachodni
corner-ne = róg północno-wschodni
corner-se = róg południowo-wschodni
corner-sw = róg południowo-zachodni

term-center = środek

count-cubes = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostki
}

option-tokens = ile żetonów specjalnych każdego rodzaju, na przykład protection:2,warp:5; razem 16

## The table

table-next = następna: { $cube }
table-all = wszystkie siedem; teraz do środka
table-to-draw = { $n ->
    [one] Remis za { $n } turę bez kostki
    [few] Remis za { $n } tury bez kostki
    [many] Remis za { $n } tur bez kostki
   *[other] Remis za { $n } tury bez kostki
}
table-card-next = następna
table-card-collected = zebrana
table-card-protected = chroniona
key-r = zasady w skrócie
key-c-seven-cubes = rzędy kart wszystkich graczy
key-m-seven-cubes = plansza i żetony
intro-keys-seven-cubes = Odpowiadaj liczbą albo polem. Klawisze: ? pomoc, h podpowiedź, c karty, m plansza, r zasady, u cofnij, q koniec.
play-help-seven-cubes = Odpowiadaj numerem wiersza albo nazwą pola: łańcuchy dodatkowych ruchów znajdą się same. Można też wpisywać same akcje, tak jak w zapisach.
play-no-undo-seven-cubes = Nie ma czego cofnąć: tu zaczyna się twoja gra.

## Questions

ask-corner = Z którego rogu zaczynasz?
ask-new-corner = Okradziono cię. Do którego rogu idzie twój pionek?
ask-jump = Dokąd skaczesz?
ask-extra-move = Użyć żetonu do kolejnego ruchu?
ask-protect = Ochronić twoje kostki?

## Answers

do-corner = { $corner }
do-jump = skok na { $space }
do-warp = teleport na { $space }
do-stay = zostań tutaj
do-protect = ochroń wszystkie zebrane kostki
do-take-cube = bierzesz: { $cube }
do-steal-cube = kradzież, traci { $name }: { $cube }
do-win = środek: wygrywasz
do-find-nothing = puste
do-find-used = w tej turze już użyty

## What happened

trace-corner = pionek: { $corner }
trace-jump = skok na { $space }
trace-extra-step = krok na { $space }
trace-warp = teleport na { $space }
trace-no-move = żaden ruch nie jest możliwy
trace-take = wzięta: { $cube }
trace-steal = skradziona, traci { $name }: { $cube }
trace-protect = teraz chronione: { count-cubes }
trace-center = wygrana: środek ze wszystkimi siedmioma kostkami
trace-draw = Zbyt długo bez kostek: remis.

## Shown and counted

show-board = Plansza, którą gra rozłoży z tą liczbą początkową
show-rules = Zasady w skrócie
sim-steal = Kradzieży na gracza i grę: { $n }

## The rules in short

rule-SC-1 = Plansza ma 7 na 7 pól. Na wszystkich oprócz środka i rogów leżą żetony: po 4 kostki każdego z 7 kolorów i 16 żetonów specjalnych.
rule-SC-2 = Każdy gracz ma pionek i rząd 7 kart kolorów: w tej kolejności trzeba zbierać kostki. Pionki zaczynają na wolnych rogach wybranych przez graczy.
rule-SC-3 = Zaczyna losowy gracz; dalej zgodnie z ruchem wskazówek zegara.
rule-SC-4 = Tura to jeden ruch skoczka, ponad wszystkim po drodze. Jeśli nie ma dozwolonego pola, tura przepada.
rule-SC-5 = Kostkę, która jest następna w twoim rzędzie, zabierasz; na innej kostce i na pustym polu po prostu stoisz.
rule-SC-6 = Żeton, na którym kończysz ruch, daje kolejny ruch, jeśli chcesz. Takich ruchów może być kilka z rzędu, ale każdy żeton działa raz na turę. Na teleport z cudzym pionkiem przejść nie można.
rule-SC-7 = Na pole z cudzym pionkiem możesz wejść tylko po to, by ukraść swoją następną kostkę, jeśli nie jest chroniona. Okradziony gracz przekłada kartę tego koloru na koniec rzędu i stawia pionek na wolnym rogu.
rule-SC-8 = Na żetonie ochrony możesz ochronić wszystkie zebrane dotąd kostki. Późniejsze wymagają kolejnej wizyty.
rule-SC-9 = Wygrywasz, gdy kończysz ruch na środku, mając już wcześniej wszystkie 7 kostek.
rule-SC-10 = Wzięcie lub kradzież kostki kończy turę. Gra kończy się remisem po 40 rundach bez wziętej lub skradzionej kostki albo po 200 rundach bez kostki wziętej z planszy.
