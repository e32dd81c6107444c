# Co inni widzą o linku, zanim go otworzą; mówi to serwer.

preview-home = Cube Cup
preview-home-text = Wyścigi na kości w przeglądarce z botami i znajomymi: rzucaj, kuś los, biegnij.
preview-table = Wyścig Cube Cup
preview-table-text = Zaproszenie do stołu: otwórz link, zajmij miejsce i ścigaj się.
preview-picture = Osiem kostkowych stworków pod napisem Cube Cup
