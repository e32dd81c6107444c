"""The fields of `SevenCubesState` as its `__init__` lists them: made by `make fields`, not by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cubecup.seven_cubes.state import SevenCubesState

SLOTS: Final = (
    "collected",
    "last_cube",
    "last_take",
    "pawns",
    "protected",
    "rows",
    "starter",
    "tokens",
    "turn",
    "turns",
    "used",
    "won",
)


def copy_fields(state: SevenCubesState, twin: SevenCubesState) -> None:
    twin.tokens = state.tokens.copy()
    twin.pawns = state.pawns.copy()
    twin.rows = state.rows.copy()
    twin.collected = state.collected.copy()
    twin.protected = state.protected.copy()
    twin.starter = state.starter
    twin.turn = state.turn
    twin.turns = state.turns
    twin.last_cube = state.last_cube
    twin.last_take = state.last_take
    twin.used = state.used
    twin.won = state.won.copy()
