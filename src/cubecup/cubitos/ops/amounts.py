"""Amounts that depend on the position: fans, active dice, red lines, or a value printed on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos.dice import BORROWED, KIND_MASK, WHITE, is_gray
from cubecup.cubitos.moving import has_finished
from cubecup.cubitos.ops.operation import Amount as Amount

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


class PrintedNumber:
    """A value from the content files, such as `money` of Fat Cat; the same at any time."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: CubitosState, seat: int, item: int) -> int:
        return state.facts.number(item, self.name)


def printed(name: str) -> PrintedNumber:
    return PrintedNumber(name)


def times_fans(name: str) -> Amount:
    """The printed amount for each fan."""

    def amount(state: CubitosState, seat: int, item: int) -> int:
        return state.facts.number(item, name) * state.fans[seat]

    return amount


def the_fans(state: CubitosState, seat: int, item: int) -> int:
    return state.fans[seat]


def half_fans(state: CubitosState, seat: int, item: int) -> int:
    return state.fans[seat] // 2


def half_fans_at_least_one(state: CubitosState, seat: int, item: int) -> int:
    """1, or half the fans: movement is never harmful, so the larger is taken."""
    return max(1, state.fans[seat] // 2)


def active_per_four(state: CubitosState, seat: int, item: int) -> int:
    return len(state.active[seat]) // 4


def active_colors(state: CubitosState, seat: int, item: int) -> int:
    """Different colours among active dice; both grays are one, the start die is one of its own."""
    colors = {max(1, (die & KIND_MASK) % BORROWED) for die in state.active[seat]}
    return len(colors) * state.facts.number(item, "per_color")


def active_white_and_gray(state: CubitosState, seat: int, item: int) -> int:
    kinds = [die & KIND_MASK for die in state.active[seat]]
    return sum(is_gray(kind) or kind % BORROWED == WHITE for kind in kinds)


def lines_to_finish(state: CubitosState, seat: int, item: int) -> int:
    """Red lines to the finish of this lap, some per movement; nothing in a tie-break round."""
    if state.extra or has_finished(state, seat):
        return 0
    track = state.facts.track_of_leg(state.leg[seat])
    return (track.lines - track.section[state.space[seat]]) // state.facts.number(item, "lines_per_movement")


def players_with_fewer_swords(state: CubitosState, seat: int, item: int) -> int:
    return sum(1 for other in state.swords if other < state.swords[seat])
