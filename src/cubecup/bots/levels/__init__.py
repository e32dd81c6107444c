"""One module for each bot that can be asked for by name, called like it; `cubecup.bots.registry` finds them here."""
