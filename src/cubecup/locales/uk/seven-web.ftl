### The table of Seven Cubes in the browser, in Ukrainian. How these files are written is told at the top of the English one.

seven-board = Поле
seven-how = Як грати
seven-tokens = Жетони
seven-row-of = Ряд: { $name }
seven-pawn-of = фішка: { $name }
seven-plays = ходить
seven-collected = { $n } із 7
seven-next = { table-next }
seven-all = { table-all }
seven-to-draw = { table-to-draw }
seven-hint = Виберіть підсвічену клітинку.
seven-cube-stays = { $cube }, не ваш наступний
seven-card-next = { table-card-next }
seven-card-collected = { table-card-collected }
seven-card-protected = { table-card-protected }
seven-card-later = пізніше
seven-over = Гру закінчено
