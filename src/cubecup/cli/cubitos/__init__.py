"""Cubitos in the terminal: its cubes, cards, tracks and boards, and the words for what happens."""
