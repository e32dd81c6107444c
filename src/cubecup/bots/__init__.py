"""Players that are programs. A bot is given a position and its seat, and answers with a legal action."""
