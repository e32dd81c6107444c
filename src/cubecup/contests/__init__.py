"""Contests: people race apart from each other with the same dice against the same bots, and are compared afterwards.

The race of a day is one contest for everybody on a server, a duplicate is one of a group (docs/contests.md). No game is
known by name here: what a day may bring is content (`content/days.toml`).
"""

from __future__ import annotations

from cubecup.contests.board import ContestResult, board_order
from cubecup.contests.days import ALONE, BOTS, MODES, DayRace, DaySecrets, day_of, race_of_day

__all__ = [
    "ALONE",
    "BOTS",
    "MODES",
    "ContestResult",
    "DayRace",
    "DaySecrets",
    "board_order",
    "day_of",
    "race_of_day",
]
