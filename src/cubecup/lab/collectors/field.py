"""The field of runners of a race, as collectors see it: the position, and who leads alone."""

from __future__ import annotations

from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import State


def cubitos(state: State) -> CubitosState:
    """The position as one of Cubitos; only its collectors ask for it."""
    assert isinstance(state, CubitosState)
    return state


def sole_leader(places: list[int]) -> int:
    """The seat that leads alone, or -1."""
    return places.index(1) if places.count(1) == 1 else -1
