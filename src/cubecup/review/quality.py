"""How carefully a race is reviewed: how many playouts, and of what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cubecup.bots.playouts import FIRST, MOST
from cubecup.review.data import QUICK, USUAL

LATE: Final = 2.0  # rounds that a race may still take: from then on a playout often ends in 1 or 0


@dataclass(frozen=True, slots=True)
class Quality:
    """A position is valued by `values` playouts, late in a race by `late_values`, the beginning of one by `first`; an
    answer by up to `answers`; as many as hints have at most, so that both call the same answer the best."""

    name: str
    values: int
    late_values: int
    first: int
    answers: int
    least: int  # playouts of an answer before it may be given up
    every_answer: bool  # or just the given one and that of the measure


QUALITIES: Final = {
    quality.name: quality
    for quality in (
        Quality(QUICK, values=4, late_values=6, first=12, answers=3, least=FIRST, every_answer=False),
        Quality(USUAL, values=24, late_values=60, first=48, answers=MOST, least=FIRST, every_answer=True),
        Quality("fine", values=96, late_values=240, first=192, answers=64, least=12, every_answer=True),
    )
}
