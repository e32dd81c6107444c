"""A run of picks as one question, for screens: which dice, in which order they are named, how few and how many.

The engine asks for one die after another in a fixed order, so that each selection has one spelling; a person who
clicks on dice wants to choose freely first. What is found here is enough to check a selection before it is sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.draw import DrawDice, FreeDraw
from cubecup.cubitos.ops.rolls import PickUp
from cubecup.cubitos.pushing import DropFromRoll
from cubecup.cubitos.terms import DRAW
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


class Picks:
    """`dice` are answers in the order they must be given; `least` to `most` of them, those in `free` not counted."""

    __slots__ = ("dice", "different", "free", "least", "most")

    def __init__(self, dice: list[str], least: int, most: int, free: list[str], different: bool) -> None:
        self.dice = dice
        self.least = least
        self.most = most
        self.free = free
        self.different = different  # no color twice; light and dark gray are one color


def picks(state: CubitosState, seat: int) -> Picks | None:
    """The run of picks a seat is at, from here to its end; None if it is asked anything else."""
    frame = state.stacks[seat][-1]
    op = state.scripts[frame.script].ops[frame.at]
    if isinstance(op, DrawDice):
        return _drawn(state, seat, frame, op)
    if isinstance(op, FreeDraw | DropFromRoll):
        choice = state.choice(seat)
        dice = [action.text for action in choice.actions if action.verb in ("take", "drop")]
        return Picks(dice, 0, _most_of_all(state, seat), [], False)
    if isinstance(op, PickUp):
        found = op.found(state, seat, frame)
        dice = [state.facts.reference("take", reference).text for reference in found]
        left = op.most - op.picked(frame)
        least = max(0, min(op.least - op.picked(frame), op.dice_from(state, seat, found)[0]))
        return Picks(dice, least, left, [], op.different)
    return None


def _drawn(state: CubitosState, seat: int, frame: Frame, op: DrawDice) -> Picks:
    """ROLL-1, ROLL-11: exactly the dice owed, and any number of those that do not count (ROLL-4)."""
    facts = state.facts
    found = [r for r in zones.references(state, seat, (DRAW,), facts.all_kinds) if r >> 3 >= frame.x]
    uncounted = 0 if op.to_hand else state.uncounted[seat]
    free = [facts.reference("take", r).text for r in found if uncounted >> (r >> 3) & 1]
    owed = max(0, frame.y)
    return Picks([facts.reference("take", r).text for r in found], owed, owed, free, False)


def _most_of_all(state: CubitosState, seat: int) -> int:
    return sum(zones.size(state, seat, pool) for pool in (state.draw, state.roll, state.discard))
