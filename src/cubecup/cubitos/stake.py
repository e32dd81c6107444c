"""What a player's active dice are worth as they lie: what passing now would bring, and a bust would cost.

Counted are the money, movement and credit faces not used yet; the money, movement and credits that Run abilities not
used yet give without asking anything, by the amounts of this moment; and the swords of red dice. Not counted: what
needs an answer or another roll, fans, dice gained, late abilities, and the red card itself.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import CREDIT, FACE_MASK, FACE_SHIFT, KIND_MASK, MONEY, MOVEMENT, SYMBOL, TYPE_MASK, USED
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.offers import has_active
from cubecup.cubitos.ops.gains import Optional
from cubecup.cubitos.ops.operation import Brings, CardOp
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT, MOVEMENT_UNIT
from cubecup.cubitos.terms import UNIT_NAMES
from cubecup.cubitos.using import swords_of
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

_NOTHING: Final = (0, 0, 0, 0, 0)
_UNIT_OF_FACE: Final = {MONEY: MONEY_UNIT, MOVEMENT: MOVEMENT_UNIT, CREDIT: CREDIT_UNIT}


def stake(state: CubitosState, seat: int) -> tuple[int, ...]:
    """Money, movement, movement that may enter water, credits, swords."""
    dice = state.active[seat]
    sure = sure_stake(state.facts, dice)
    if sure is not None:
        return sure
    worth = [0] * len(_NOTHING)
    for die in dice:
        given = _sure_worth(state.facts, die)
        if given is None:
            _add_certain(state, seat, Frame(_run_script(state.facts, die), 0, die), worth)
            given = (0, 0, 0, 0, swords_of(state.facts, die))
        worth = list(map(add, worth, given))
    return tuple(worth)


def sure_stake(facts: RaceFacts, dice: list[int]) -> tuple[int, ...] | None:
    """What active dice are worth, if that follows from what they show and from nothing else."""
    worths = [_sure_worth(facts, die) for die in dice]
    if None in worths:
        return None
    return tuple(map(sum, zip(_NOTHING, *worths, strict=True)))


@lru_cache(maxsize=16_384)
def _sure_worth(facts: RaceFacts, die: int) -> tuple[int, ...] | None:
    """None for a die with an ability that may give something, which depends on more than the die."""
    worth = [*_NOTHING[:-1], swords_of(facts, die)]
    face = die >> FACE_SHIFT & FACE_MASK
    unit = _UNIT_OF_FACE.get(face & TYPE_MASK)
    if die & USED:
        return tuple(worth)
    if unit is not None:
        worth[unit] = face >> 3
    elif _run_script(facts, die) >= 0:
        return None
    return tuple(worth)


def _run_script(facts: RaceFacts, die: int) -> int:
    kind = die & KIND_MASK
    return facts.run_symbol[kind] if die >> FACE_SHIFT & TYPE_MASK == SYMBOL else facts.run_power[kind]


def _add_certain(state: CubitosState, seat: int, frame: Frame, worth: list[int]) -> None:
    """What a script gives without asking; operations the player may decline are passed over."""
    ops = state.scripts[frame.script].ops
    at = 0
    while at < len(ops):
        op = ops[at]
        asks = op.ask(state, seat, Frame(frame.script, at, frame.item)) is not None
        if isinstance(op, CardOp) and not asks:
            for brought in op.brings():
                if brought.what in UNIT_NAMES:
                    worth[UNIT_NAMES.index(brought.what)] += amount_now(state, seat, frame.item, brought)
        at += 1 + (len(op.ops) if asks and isinstance(op, Optional) else 0)


def amount_now(state: CubitosState, seat: int, item: int, brought: Brings) -> int:
    """How much of something an operation would bring at this moment."""
    if brought.if_marked and not state.marks[seat] & brought.if_marked:
        return 0
    if not all(has_active(state, seat, kind) for kind in brought.with_active):
        return 0
    return brought.amount if isinstance(brought.amount, int) else brought.amount(state, seat, item)
