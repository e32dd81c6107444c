"""The fields of `CubitosState` as its `__init__` lists them: made by `make fields`, not by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

SLOTS: Final = (
    "active",
    "by_turns",
    "credits",
    "discard",
    "draw",
    "effects",
    "extra",
    "facts",
    "fans",
    "forced",
    "forcing",
    "hand",
    "hands",
    "kinds",
    "leg",
    "marks",
    "money",
    "movement",
    "origin",
    "phase",
    "pushes",
    "ready",
    "red",
    "roll",
    "rolls",
    "round",
    "space",
    "starter",
    "swords",
    "tray",
    "turn",
    "uncounted",
    "waiting",
    "water",
    "won",
)
PER_SEAT: Final = (
    "money",
    "movement",
    "water",
    "credits",
    "fans",
    "hands",
    "leg",
    "space",
    "origin",
    "pushes",
    "forced",
    "rolls",
    "forcing",
    "marks",
    "uncounted",
    "swords",
    "red",
    "effects",
)
COUNTED: Final = (
    "draw",
    "roll",
    "discard",
    "hand",
)
SCALARS: Final = (
    "phase",
    "round",
    "starter",
    "turn",
    "ready",
    "waiting",
    "by_turns",
    "extra",
)


def copy_fields(state: CubitosState, twin: CubitosState) -> None:
    twin.facts = state.facts
    twin.kinds = state.kinds
    twin.draw = state.draw.copy()
    twin.roll = state.roll.copy()
    twin.discard = state.discard.copy()
    twin.hand = state.hand.copy()
    twin.active = [one.copy() for one in state.active]
    twin.tray = state.tray.copy()
    twin.money = state.money.copy()
    twin.movement = state.movement.copy()
    twin.water = state.water.copy()
    twin.credits = state.credits.copy()
    twin.fans = state.fans.copy()
    twin.hands = state.hands.copy()
    twin.leg = state.leg.copy()
    twin.space = state.space.copy()
    twin.origin = state.origin.copy()
    twin.pushes = state.pushes.copy()
    twin.forced = state.forced.copy()
    twin.rolls = state.rolls.copy()
    twin.forcing = state.forcing.copy()
    twin.marks = state.marks.copy()
    twin.uncounted = state.uncounted.copy()
    twin.swords = state.swords.copy()
    twin.red = state.red.copy()
    twin.effects = state.effects.copy()
    twin.phase = state.phase
    twin.round = state.round
    twin.starter = state.starter
    twin.turn = state.turn
    twin.ready = state.ready
    twin.waiting = state.waiting
    twin.by_turns = state.by_turns
    twin.extra = state.extra
    twin.won = state.won.copy()
