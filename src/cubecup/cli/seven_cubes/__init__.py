"""Seven Cubes in the terminal: its board, its rows of cards, and the words for what happens."""
