### The table of Seven Cubes in the browser, in Polish. How these files are written is told at the top of the English one.

seven-board = Plansza
seven-how = Jak grać
seven-tokens = Żetony
seven-row-of = Rząd: { $name }
seven-pawn-of = pionek: { $name }
seven-plays = teraz gra
seven-collected = { $n } z 7
seven-next = { table-next }
seven-all = { table-all }
seven-to-draw = { table-to-draw }
seven-hint = Wybierz podświetlone pole.
seven-cube-stays = { $cube }, nie twoja następna
seven-card-next = { table-card-next }
seven-card-collected = { table-card-collected }
seven-card-protected = { table-card-protected }
seven-card-later = później
seven-over = Gra skończona
