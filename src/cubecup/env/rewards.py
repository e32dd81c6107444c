"""What a learner gets for what: a table of rewards by name, each a list of numbers by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.way import places

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


def _win(state: CubitosState) -> list[float]:
    if not state.won:
        return [0.0] * state.seats
    others = -1.0 / max(1, state.seats - 1)
    return [1.0 if seat in state.won else others for seat in range(state.seats)]


def _place(state: CubitosState) -> list[float]:
    """From 1 for the first to -1 for the last; runners who are level share what their places give."""
    order = places(state)
    ahead = [sum([one < place for one in order]) for place in order]
    behind = [sum([one > place for one in order]) for place in order]
    return [(behind[seat] - ahead[seat]) / max(1, state.seats - 1) for seat in range(state.seats)]


# At the end of a game, also of one that was cut off. All of them sum up to 0.
AT_THE_END: Final[dict[str, Callable[[CubitosState], list[float]]]] = {"win": _win, "place": _place, "progress": _win}
BY_STEPS: Final = "progress"  # gives besides, at once, the part of the whole race that the runner has come forward
