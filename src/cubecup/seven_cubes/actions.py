"""Every action of the game, made once, so that a choice is a tuple of ready values."""

from __future__ import annotations

from typing import Final

from cubecup.kernel.choice import Action
from cubecup.seven_cubes.board import CELL_NAMES, CORNER_NAMES, CORNERS, DIAGONAL, KNIGHT, STRAIGHT, WARP


def _to_cells(verb: str) -> tuple[Action, ...]:
    return tuple(Action(f"{verb} {name}", verb, cell) for cell, name in enumerate(CELL_NAMES))


JUMPS: Final = _to_cells("jump")
STEPS: Final = _to_cells("step")
WARPS: Final = _to_cells("warp")
STAY: Final = Action("stay", "stay", 0)
PROTECT: Final = Action("protect", "protect", 0)
TO_CORNERS: Final = tuple(
    Action(f"corner {name}", "corner", cell) for name, cell in zip(CORNER_NAMES, CORNERS, strict=True)
)

# How a move by each extra-move token reads (SC-6).
MOVES_BY: Final = {STRAIGHT: STEPS, DIAGONAL: STEPS, KNIGHT: JUMPS, WARP: WARPS}
