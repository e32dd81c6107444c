"""What a player's active dice are worth as they lie: what passing now would bring, and a bust would cost.

Counted are the money, movement and credit faces not used yet; the money, movement and credits that Run abilities not
used yet give without asking anything, by the amounts of this moment; and the swords of red dice. Not counted: what
needs an answer or another roll, fans, dice gained, late abilities, and the red card itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import CREDIT, FACE_MASK, FACE_SHIFT, KIND_MASK, MONEY, MOVEMENT, SYMBOL, TYPE_MASK, USED
from cubecup.cubitos.offers import has_active
from cubecup.cubitos.ops.gains import Optional
from cubecup.cubitos.ops.operation import Brings, CardOp
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT, MOVEMENT_UNIT
from cubecup.cubitos.terms import UNIT_NAMES
from cubecup.cubitos.using import swords_shown
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

_UNIT_OF_FACE: Final = {MONEY: MONEY_UNIT, MOVEMENT: MOVEMENT_UNIT, CREDIT: CREDIT_UNIT}


def stake(state: CubitosState, seat: int) -> tuple[int, ...]:
    """Money, movement, movement that may enter water, credits, swords."""
    if not state.active[seat]:
        return (0, 0, 0, 0, 0)
    facts = state.facts
    worth = [0, 0, 0, 0]
    for die in state.active[seat]:
        if die & USED:
            continue
        face = die >> FACE_SHIFT & FACE_MASK
        unit = _UNIT_OF_FACE.get(face & TYPE_MASK)
        if unit is not None:
            worth[unit] += face >> 3
            continue
        kind = die & KIND_MASK
        script = facts.run_symbol[kind] if face & TYPE_MASK == SYMBOL else facts.run_power[kind]
        if script >= 0:
            _add_certain(state, seat, Frame(script, 0, die), worth)
    return (*worth, swords_shown(state, seat))


def is_certain(state: CubitosState, dice: tuple[int, ...]) -> bool:
    """Whether the worth of active dice follows from what they show, and from nothing else."""
    facts = state.facts
    for die in dice:
        if die & USED:
            continue
        face = die >> FACE_SHIFT & TYPE_MASK
        if face in _UNIT_OF_FACE:
            continue
        kind = die & KIND_MASK
        if (facts.run_symbol[kind] if face == SYMBOL else facts.run_power[kind]) >= 0:
            return False
    return True


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
