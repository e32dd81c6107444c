"""The rules as people read them, in four languages: one source for the pages in docs and for the browser.

The words are in `locales/<language>/rules`, by the ids of the rules; amounts, faces, costs and sets come from the
content, and the texts of cards are those the game shows.

>>> from cubecup.rulebook import rulebook
>>> book = rulebook("cubitos", "en")
>>> book.rule("ROLL-9").title
'Bust'
"""

from __future__ import annotations

from cubecup.rulebook.book import Rule, Rulebook, RuleTable, Section
from cubecup.rulebook.data import book_data, rulebooks
from cubecup.rulebook.games import GAMES, rulebook

__all__ = ["GAMES", "Rule", "RuleTable", "Rulebook", "Section", "book_data", "rulebook", "rulebooks"]
