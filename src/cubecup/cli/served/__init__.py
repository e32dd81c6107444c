"""Playing at a server from the terminal: asking it, a key of one's own, a game that it keeps, and a server at home."""
