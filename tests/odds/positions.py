"""Positions for tests about odds, written as text; the race has two seats."""

from __future__ import annotations

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState


def rolling(cards: str, *lines: str) -> CubitosState:
    """Seat 0 at push or pass, with its zones as given; seat 1 waits with one die."""
    text = ["phase: roll", "[0]", *lines, "[1]", "roll: light-gray 1"]
    return Cubitos(cards, timing="free").read_position(list(enumerate(text, 1)), 2)
