### The table of Seven Cubes in the browser, in English. All ids start with seven-.
### The game's own words, questions, answers and events stand in seven-cubes.ftl; words of both tables in table.ftl.

seven-board = Board
seven-how = How to play
seven-tokens = Tokens
seven-row-of = Row of { $name }
seven-pawn-of = pawn of { $name }
seven-plays = to move
seven-collected = { $n } of 7
seven-next = { table-next }
seven-all = { table-all }
seven-to-draw = { table-to-draw }
seven-hint = Choose a glowing cell.
seven-cube-stays = { $cube }, not your next
seven-card-next = { table-card-next }
seven-card-collected = { table-card-collected }
seven-card-protected = { table-card-protected }
seven-card-later = later
seven-over = The game is over
