"""The catalogue of what can happen in Seven Cubes. Words marked "only told" change nothing in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from cubecup.kernel.events import COMMON, PLAIN_TYPES, Happening, happening

Color = Literal["red", "orange", "yellow", "green", "blue", "purple", "white"]

EVENTS: Final[Mapping[str, Happening]] = {
    **COMMON,
    "round": happening("a round begins", "round: number"),
    "turn": happening("it is the seat's turn"),
    "corner": happening("the pawn is put on a corner", "cell"),
    "jump": happening("the knight move", "cell"),
    "step": happening("a step by a token", "cell"),
    "warp": happening("from a warp to another", "cell"),
    "used": happening("the cells whose tokens have been used in this turn", "cells: cell ..."),
    "pass": happening("only told: no move is possible"),
    "take": happening("a cube is taken from a cell of the board", "color", "cell"),
    "steal": happening("a cube is stolen; the victim's card goes to the end, the pawn off", "victim: seat", "color"),
    "protect": happening("the first cubes of the row are protected", "cubes: number"),
    "next": happening("the color the seat has to collect next; none once it has all", "color ..."),
    "draw": happening("only told: nobody wins any more"),
}

TYPES: Final[Mapping[str, Any]] = {**PLAIN_TYPES, "cell": str, "color": Color}
