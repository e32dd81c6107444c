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
    twin.draw = state.draw[:]
    twin.roll = state.roll[:]
    twin.discard = state.discard[:]
    twin.hand = state.hand[:]
    twin.active = [one[:] for one in state.active]
    twin.tray = state.tray[:]
    twin.money = state.money[:]
    twin.movement = state.movement[:]
    twin.water = state.water[:]
    twin.credits = state.credits[:]
    twin.fans = state.fans[:]
    twin.hands = state.hands[:]
    twin.leg = state.leg[:]
    twin.space = state.space[:]
    twin.origin = state.origin[:]
    twin.pushes = state.pushes[:]
    twin.forced = state.forced[:]
    twin.rolls = state.rolls[:]
    twin.forcing = state.forcing[:]
    twin.marks = state.marks[:]
    twin.uncounted = state.uncounted[:]
    twin.swords = state.swords[:]
    twin.red = state.red[:]
    twin.effects = state.effects[:]
    twin.phase = state.phase
    twin.round = state.round
    twin.starter = state.starter
    twin.turn = state.turn
    twin.ready = state.ready
    twin.waiting = state.waiting
    twin.by_turns = state.by_turns
    twin.extra = state.extra
    twin.won = state.won[:]
