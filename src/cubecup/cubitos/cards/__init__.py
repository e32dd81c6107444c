"""The 56 ability cards, one module per colour: each card a row that reads like its sentence."""
