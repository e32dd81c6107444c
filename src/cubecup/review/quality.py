"""How carefully a race is reviewed: how many playouts, and of what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cubecup.bots.playouts import FIRST
from cubecup.review.data import QUICK, USUAL

# Single dice out of many, which are many decisions about little.
SINGLE_DICE: Final = frozenset({"draw", "free-draw", "extra-dice", "bust-discard", "pick-dice"})
SHARE: Final = 4
LATE: Final = 2.0  # rounds that a race may still take: from then on a playout often ends in 1 or 0


@dataclass(frozen=True, slots=True)
class Quality:
    """A position is valued by `values` playouts, late in a race by `late_values`, the beginning of one by `first`; an
    answer by up to `answers`, one about a single die by a quarter of that."""

    name: str
    values: int
    late_values: int
    first: int
    answers: int
    least: int  # playouts of an answer before it may be given up
    every_answer: bool  # or just the given one and that of the measure

    def playouts_of(self, kind: str) -> int:
        """How often an answer to a question of that kind is tried at most."""
        return max(FIRST, self.answers // SHARE) if kind in SINGLE_DICE else self.answers


QUALITIES: Final = {
    quality.name: quality
    for quality in (
        Quality(QUICK, values=4, late_values=6, first=12, answers=3, least=3, every_answer=False),
        Quality(USUAL, values=24, late_values=60, first=48, answers=16, least=6, every_answer=True),
        Quality("fine", values=96, late_values=240, first=192, answers=64, least=12, every_answer=True),
    )
}
