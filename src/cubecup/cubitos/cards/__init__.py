"""The ability cards, one module per colour: each card a row that reads like its sentence."""
