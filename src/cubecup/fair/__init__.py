"""Dice that nobody can foretell and everybody can check afterwards: how they are made, and how a record proves them."""
