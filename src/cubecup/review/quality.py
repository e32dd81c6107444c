"""How carefully a race is reviewed: how many playouts, of what, and who plays them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cubecup.bots.playouts import FIRST
from cubecup.review.data import QUICK, USUAL

VALUE_ERROR: Final = 0.03  # a standard error of a position's value that is small enough
# Single dice out of many, which are many decisions about little.
SINGLE_DICE: Final = frozenset({"draw", "free-draw", "extra-dice", "bust-discard", "pick-dice"})
SHARE: Final = 4


@dataclass(frozen=True, slots=True)
class Quality:
    """A position is valued by `values` playouts, and up to `most_values` of them if its standard error asks for it; the
    beginning of a race by `first`; an answer by up to `answers`, one about a single die by a quarter of that."""

    name: str
    values: int
    most_values: int
    first: int
    answers: int
    every_answer: bool  # or just the given one and that of the measure
    quick: bool  # whether values are played out by the quick policy

    def playouts_of(self, kind: str) -> int:
        """How often an answer to a question of that kind is tried at most."""
        return max(FIRST, self.answers // SHARE) if kind in SINGLE_DICE else self.answers


QUALITIES: Final = {
    quality.name: quality
    for quality in (
        Quality(QUICK, values=6, most_values=6, first=12, answers=3, every_answer=False, quick=True),
        Quality(USUAL, values=8, most_values=24, first=48, answers=12, every_answer=True, quick=False),
        Quality("fine", values=32, most_values=96, first=192, answers=48, every_answer=True, quick=False),
    )
}
