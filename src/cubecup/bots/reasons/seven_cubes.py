"""Reasons in Seven Cubes: how many turns a move leaves to the next cube, or to the centre with all seven."""

from __future__ import annotations

from cubecup.bots.protocol import Action, Choice
from cubecup.bots.reasons.decision import Reason, against, because
from cubecup.bots.seven_cubes import NEVER, TurnPlan
from cubecup.seven_cubes.board import ROW
from cubecup.seven_cubes.state import SevenCubesState


def reason(state: SevenCubesState, seat: int, choice: Choice, action: Action, plan: TurnPlan) -> Reason:
    if choice.kind == "protect":
        cubes = state.collected[seat]
        return because("cube-protect", n=cubes) if action.verb == "protect" else against("cube-open", n=cubes)
    turns = plan.turns_after(action)
    goal = "center" if state.collected[seat] >= ROW else "cube"
    if turns == 0:
        return because(f"{goal}-now")
    return because(f"{goal}-turns", n=turns) if turns < NEVER else against("cube-blocked")
