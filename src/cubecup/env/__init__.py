"""Races as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

What they have in common is in `course`, `vocabulary` and `observation`; all is told in docs/environments.md.
"""
