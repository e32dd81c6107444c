### Fair dice in Polish.

fair-note = O kościach tego stołu rozstrzygają sekret, którego nikt nie zna, i słowa graczy. Odcisk sekretu:
fair-more = Jak działają uczciwe kości
fair-check = Sprawdź kości
fair-checking = Obliczamy …
fair-good = Wszystko zgodne z obietnicą: sprawdzone kości — { $dice }, rzuty — { $rolls }.
fair-good-table = Wszystko, o czym rozstrzygnął los, jest zgodne z obietnicą.
fair-no-crypto = Przeglądarka może to sprawdzić tylko przez HTTPS albo na komputerze samego serwera. Zapisz przebieg i uruchom: cubecup verify FILE
fair-bad-version = Te kości powstały w sposób, którego ta strona nie zna. Wczytaj ją ponownie.
fair-bad-promise = Serwer podaje teraz inny odcisk niż ten, który obiecał.
fair-bad-secret = Sekret nie ma odcisku, który obiecano.
fair-bad-word = Słowo tej przeglądarki nie zostało domieszane.
fair-bad-table = Kości powiązano z innym stołem niż ten, przy którym podano twoje słowo.
fair-bad-roll = Rzut { $roll } miejsca { $seat } nie wynika z sekretu.
fair-bad-seen = Wpis { $entry } kroniki pokazał tu inne kości, niż serwer podaje teraz.

fair-title = Uczciwe kości
fair-intro = Nikt nie może znać kości wyścigu, zanim upadną: ani gracze, ani widzowie, ani gospodarz. A potem każdy może sprawdzić każdą z nich.
fair-page-promise = Gdy powstaje stół, serwer losuje sekret: 32 losowe bajty tylko dla tego stołu. Zanim ktokolwiek zajmie pierwsze miejsce, pokazuje wszystkim jego odcisk (SHA-256). Z odcisku nie da się odgadnąć sekretu, a serwer nie może go później podmienić: inny miałby inny odcisk.
    .title = Obietnica przed wyścigiem
fair-page-words = Gdy siadasz do stołu, twoja przeglądarka wymyśla losowe słowo i je wysyła; słowa są domieszane do wszystkich kości. Sekret ustalono wcześniej, więc serwer nie mógł go dobrać do słów, a gracze wybierają słowa, nie znając sekretu. Słowo podaje się raz i ono zostaje: nie da się wypróbować kilku. Dopóki ostatnie miejsce nie jest zajęte, nikt niczym nie rzuca.
    .title = Słowo każdego gracza
fair-page-rolls = Każdy rzut wynika z sekretu, słów, stołu, miejsca i swojego numeru: pierwszy rzut miejsca 1, drugi i tak dalej. Nie ma więc znaczenia, kiedy rzucasz ani kto w tym czasie działa. Cofnięcie nigdy nie daje nowego rzutu: tego, co rzucono, nie można cofnąć, a kto inną drogą dojdzie do tego samego rzutu, dostanie te same kości. Kto widział już cudze kości, nie może cofnąć tego, co zrobił przedtem.
    .title = Każdy rzut ma swój numer
fair-page-check =
    Gdy wyścig się skończy, sekret zostaje ujawniony. Przycisk „Sprawdź kości” w menu stołu oblicza wszystko w twojej przeglądarce: czy sekret ma odcisk, który zapamiętała przed wyścigiem, czy domieszano twoje słowo, czy wynika z nich każda kość i czy są to kości, które widać było na ekranie. Potrzebny jest HTTPS albo komputer samego serwera.
    Jeśli wolisz zaufać innemu programowi, zapisz przebieg i uruchom: cubecup verify FILE. Rozegra on cały wyścig jeszcze raz według zasad i porówna każdą kość.
    .title = Sprawdź to samodzielnie
fair-page-rematch = Sekrety stołu i jego rewanżów tworzą łańcuch: odciskiem następnego sekretu jest ten, który właśnie ujawniono. Wszystkie były więc ustalone, zanim ktokolwiek podał słowo, a słowa zostają przy miejscach. W kościach zostaje też id pierwszego stołu: serwer, który zna już słowa, nie ma z czego wybierać. Łańcuch ma sto wyścigów; po nich sekret jest nowy, więc lepiej wtedy zrobić nowy stół.
    .title = Rewanże
fair-page-seed = Kto gra sam, może wybrać liczbę, z której wynikają wszystkie kości, na przykład żeby rozegrać ten sam wyścig jeszcze raz. Taki stół o tym mówi i niczego nie obiecuje.
    .title = Wybrane kości
fair-page-trust = Kto prowadzi serwer, zna sekret w czasie wyścigu. Jeśli sam też gra, trzeba wierzyć, że nie podgląda; a kto siada ostatni, mógłby dobrać sobie korzystne słowo. Dowód pokazuje, że kości nie zmieniono później i nie dobrano do słów innych.
    .title = Przed czym to nie chroni
fair-page-exact = HMAC to HMAC-SHA-256. Klucz = HMAC(sekret, „cubecup-dice-1”, id stołu (w rewanżu: pierwszego) i słowa wszystkich miejsc, po jednym w wierszu). Blok n rzutu r miejsca s (oba liczone od 0; s to -1 dla stołu) = HMAC(klucz, „s.r.n”): osiem liczb po 32 bity, najpierw najstarszy bajt. Kość o b ściankach pokazuje następną liczbę modulo b; liczby nie mniejsze od największej wielokrotności b się pomija. Potem idzie blok n + 1.
    .title = Dokładnie
