"""What a player did in a game that is over, as far as games have it in common: for figures and trophies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class SeatFeats(NamedTuple):
    """Of one seat. In a game without busts there are none."""

    pushes: int
    busts: int
    boldest: float  # the chance of a bust, of the boldest push that held; 0: there was none
    bought: Mapping[str, int]  # how many dice of each card
    places: tuple[int, ...]  # at the end of each round
