"""A cheap static value of a position for a seat: the way still to go, what its dice will bring, and what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.bots.appraisal import Appraisal
from cubecup.bots.distance import to_go
from cubecup.bots.styles import PLAIN, Style
from cubecup.cubitos.dice import FACE_MASK, FACE_SHIFT, KIND_MASK, USED

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


def value(state: CubitosState, seat: int, style: Style = PLAIN) -> float:
    """In movement: higher is better; a difference of two seats' values says who is ahead, and by how much."""
    if state.over:
        return 100.0 if seat in state.won else -100.0
    appraisal = Appraisal(state, seat, style)
    engine = appraisal.rounds * min(appraisal.draw, appraisal.size) * appraisal.average
    held = state.money[seat] * appraisal.money + state.credits[seat] * appraisal.credit
    way = to_go(state.facts, state.leg[seat], state.space[seat]) - state.movement[seat] - state.water[seat]
    unused = [die for die in state.active[seat] if not die & USED]
    active = sum([appraisal.face(die & KIND_MASK, die >> FACE_SHIFT & FACE_MASK) for die in unused])
    return engine + held + active - way * style.progress


def lead(state: CubitosState, seat: int, style: Style = PLAIN) -> float:
    """How far a seat's value is above the best of the others."""
    others = [value(state, other, style) for other in range(state.seats) if other != seat]
    return value(state, seat, style) - max(others)
