"""Amounts that depend on the position: fans, active dice, red lines, or a value printed on the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import BORROWED, KIND_MASK, WHITE, is_gray
from cubecup.cubitos.moving import has_finished
from cubecup.cubitos.ops.operation import Amount as Amount
from cubecup.cubitos.ops.operation import Read

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


class PrintedNumber(Read):
    """A value from the content files, such as `money` of Fat Cat; the same at any time."""

    __slots__ = ()

    def __call__(self, state: CubitosState, seat: int, item: int) -> int:
        return state.facts.number(item, self.name)


def printed(name: str) -> PrintedNumber:
    return PrintedNumber(name)


class Reckoned(Read):
    """What follows from the position and one value from the content files."""

    __slots__ = ("_reckon",)

    def __init__(self, name: str, reckon: Callable[[CubitosState, int, int], int]) -> None:
        super().__init__(name)
        self._reckon = reckon

    def __call__(self, state: CubitosState, seat: int, item: int) -> int:
        return self._reckon(state, seat, state.facts.number(item, self.name))


def _for_each_fan(state: CubitosState, seat: int, number: int) -> int:
    return number * state.fans[seat]


def times_fans(name: str) -> Reckoned:
    """The printed amount for each fan."""
    return Reckoned(name, _for_each_fan)


def the_fans(state: CubitosState, seat: int, item: int) -> int:
    return state.fans[seat]


def half_fans(state: CubitosState, seat: int, item: int) -> int:
    return state.fans[seat] // 2


def half_fans_at_least_one(state: CubitosState, seat: int, item: int) -> int:
    """1, or half the fans: movement is never harmful, so the larger is taken."""
    return max(1, state.fans[seat] // 2)


def active_per_four(state: CubitosState, seat: int, item: int) -> int:
    return len(state.active[seat]) // 4


def _for_each_color(state: CubitosState, seat: int, number: int) -> int:
    """Different colours among active dice; both grays are one, the start die is one of its own."""
    return number * len({max(1, (die & KIND_MASK) % BORROWED) for die in state.active[seat]})


active_colors: Final = Reckoned("per_color", _for_each_color)


def active_white_and_gray(state: CubitosState, seat: int, item: int) -> int:
    kinds = [die & KIND_MASK for die in state.active[seat]]
    return sum(is_gray(kind) or kind % BORROWED == WHITE for kind in kinds)


def _by_lines(state: CubitosState, seat: int, number: int) -> int:
    """Red lines to the finish of this lap, some per movement; nothing in a tie-break round."""
    if state.extra or has_finished(state, seat):
        return 0
    track = state.facts.track_of_leg(state.leg[seat])
    return (track.lines - track.section[state.space[seat]]) // number


lines_to_finish: Final = Reckoned("lines_per_movement", _by_lines)


def players_with_fewer_swords(state: CubitosState, seat: int, item: int) -> int:
    return sum(1 for other in state.swords if other < state.swords[seat])


OF_SWORDS: Final = (players_with_fewer_swords,)  # nothing until swords are compared
