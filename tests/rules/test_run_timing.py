"""Free timing, steps 4c to 7: players who do not compete for a tray do not disturb each other, dice included.

A scenario plays one order of actions; here every way to interleave two players' actions must end alike.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState

CARDS = [
    "smelly-cat",
    "rich-dog",
    "el-bandito",
    "rock-on",
    "dugout",
    "rollosaurus",
    "reckless-cheese",
    "chilly-mcchillster",
]
POSITION = """\
phase: after-swords
[0]
at: 8.11
roll: light-gray 3, white 2, dark-gray 2
active: blue/symbol, red/symbol, brown/symbol, brown/money3
money: 3
credits: 4
[1]
at: 6.2
roll: light-gray 4, green 2
active: blue/power, brown/symbol
movement: 3
credits: 9
"""
# Every choice is paid from what is given above, whatever Chilly McChillster rolls.
STEP_4 = (["use chilly-mcchillster", "use rich-dog"], ["use chilly-mcchillster", "done"])
STEPS_5_TO_7 = (["step 8.10", "stop", "buy brown", "done"], ["step 7.2", "stop", "buy red", "done"])


def start(timing: str) -> CubitosState:
    lines = list(enumerate(POSITION.splitlines(), 1))
    return Cubitos(cards=CARDS, timing=timing).read_position(lines, 2)


def orders(first: int, second: int) -> Iterator[tuple[int, ...]]:
    """Every order of `first` turns of seat 0 and `second` turns of seat 1."""
    if not first or not second:
        yield (0,) * first + (1,) * second
        return
    yield from ((0, *rest) for rest in orders(first - 1, second))
    yield from ((1, *rest) for rest in orders(first, second - 1))


def play(state: CubitosState, step_4: tuple[int, ...], steps_5_to_7: tuple[int, ...]) -> CubitosState:
    state.apply(0, "use el-bandito")
    for order, actions in ((step_4, STEP_4), (steps_5_to_7, STEPS_5_TO_7)):
        left = [iter(mine) for mine in actions]
        for seat in order:
            state.apply(seat, next(left[seat]))
    return state


@pytest.mark.rule("RUN-9", "RUN-3", "ROLL-10")
def test_the_order_of_players_changes_nothing() -> None:
    ends = [play(start("free"), before, after).dump() for before in orders(2, 2) for after in orders(4, 4)]
    assert len(ends) == 420
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("RUN-9")
def test_what_the_players_did_is_what_strict_timing_makes_of_it() -> None:
    together = play(start("free"), (1, 0, 0, 1), (1, 0) * 4)
    in_turn = play(start("strict"), (0, 0, 1, 1), (0,) * 4 + (1,) * 4)
    assert together.view(-1)["players"] == in_turn.view(-1)["players"]
