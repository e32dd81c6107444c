"""What a player's active dice are worth as they lie: what passing now would bring, and a bust would cost.

Counted are the money, movement and credit faces not used yet; the money, movement and credits that Run abilities not
used yet give without asking anything, by the amounts of this moment; and the swords of red dice. Not counted: what
needs an answer or another roll, fans, dice gained, late abilities, and the red card itself.
"""

from __future__ import annotations

from functools import lru_cache
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

_UNIT_OF_FACE: Final = {MONEY: MONEY_UNIT, MOVEMENT: MOVEMENT_UNIT, CREDIT: CREDIT_UNIT}
_SWORDS: Final = 4  # after the units

# What a die is worth as one integer, so that many are added at once: bits for each unit and for swords, and on top how
# many of them have an ability that may give something, which depends on more than the die.
_BITS: Final = 20
_AMOUNT: Final = (1 << _BITS) - 1
_UNSURE: Final = 1 << _BITS * (_SWORDS + 1)
_SHIFTS: Final = tuple(range(0, _BITS * (_SWORDS + 1), _BITS))
_SHOWN: Final = KIND_MASK | FACE_MASK << FACE_SHIFT | USED


def stake(state: CubitosState, seat: int) -> tuple[int, ...]:
    """Money, movement, movement that may enter water, credits, swords."""
    return sure_or_not(state, seat)[0]


def sure_or_not(state: CubitosState, seat: int) -> tuple[tuple[int, ...], bool]:
    """The same, and whether it follows from what the dice show and from nothing else."""
    worths = state.facts.worths
    packed = sum([worths[die & _SHOWN] for die in state.active[seat]])
    if packed < _UNSURE:
        return _unpacked(packed), True
    worth = list(_unpacked(packed))
    for die in state.active[seat]:
        if worths[die & _SHOWN] >= _UNSURE:
            _add_certain(state, seat, Frame(_run_script(state.facts, die), 0, die), worth)
    return tuple(worth), False


@lru_cache(maxsize=4096)
def _unpacked(packed: int) -> tuple[int, ...]:
    return tuple([packed >> shift & _AMOUNT for shift in _SHIFTS])


def worths_of_dice(facts: RaceFacts) -> dict[int, int]:
    """By a die as it shows a face, used or not."""
    dice = [die | used for dice in facts.dice for die in dice for used in (0, USED)]
    return {die: _worth(facts, die) for die in dice}


def _worth(facts: RaceFacts, die: int) -> int:
    swords = swords_of(facts, die) << _BITS * _SWORDS
    if die & USED:
        return swords
    face = die >> FACE_SHIFT & FACE_MASK
    unit = _UNIT_OF_FACE.get(face & TYPE_MASK)
    if unit is not None:
        return swords | face >> 3 << _BITS * unit
    return swords | _UNSURE if _run_script(facts, die) >= 0 else swords


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
