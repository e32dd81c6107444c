"""Whole games of bots that think by the clock, and a position in which thinking decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cubecup.bots.protocol import Bot, Sight
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState

LONGEST: Final = 45  # rounds

# The rival will finish this round; seat 0 has money, but nothing to run with: only another roll can still win.
LAST_CHANCE: Final = (
    "phase: roll",
    "[0]",
    "at: 11.4",
    "roll: white 3, purple 3",
    "active: blue/money2, brown/money3, brown/money3",
    "marks: at-risk",
    "[1]",
    "at: 8.7",
    "roll: light-gray 1",
    "active: white/movement1, white/movement1, white/movement1",
    "marks: at-risk",
)


def finished(bots: Sequence[Bot], game: Cubitos, seed: int) -> tuple[CubitosState, list[str]]:
    """The end of a game, and all answers that were given."""
    state = game.new(len(bots), seed)
    given: list[str] = []
    while not state.over:
        seat = state.actors()[-1]
        action = bots[seat].decide(Sight(state, seat), state.choice(seat))
        given.append(action.text)
        state.apply(seat, action)
        assert state.round <= LONGEST, (game.options(), seed)
    return state, given
