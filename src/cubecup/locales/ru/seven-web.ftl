### The table of Seven Cubes in the browser, in Russian. How these files are written is told at the top of the English one.

seven-board = Поле
seven-how = Как играть
seven-tokens = Жетоны
seven-row-of = Ряд: { $name }
seven-pawn-of = фишка: { $name }
seven-plays = ходит
seven-collected = { $n } из 7
seven-next = { table-next }
seven-all = { table-all }
seven-to-draw = { table-to-draw }
seven-hint = Выберите подсвеченную клетку.
seven-cube-stays = { $cube }, не ваш следующий
seven-card-next = { table-card-next }
seven-card-collected = { table-card-collected }
seven-card-protected = { table-card-protected }
seven-card-later = позже
seven-over = Игра окончена
