"""Every seat numbers the questions it is asked, so that a late answer cannot pass for one to another question."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cubecup.cubitos.game import TIMINGS, Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadFile
from cubecup.kernel.game import State
from cubecup.seven_cubes.game import SevenCubes

# One light gray die is left, and both players could gain it: seat 1 has nothing else to decide in this step.
LAST_GRAY = """\
phase: after-swords
tray: light-gray 1
[0]
draw: light-gray 8, dark-gray 2
active: white/symbol
[1]
draw: light-gray 8, dark-gray 2
active: white/symbol
"""


def number_of(state: State, seat: int) -> int:
    question: Any = state.question(seat)
    assert isinstance(question["number"], int)
    return int(question["number"])


def last_gray() -> CubitosState:
    return Cubitos("race-2", timing="free").read_position(list(enumerate(LAST_GRAY.splitlines(), 1)), 2)


@pytest.mark.rule("ROLL-10")
def test_a_question_that_another_player_takes_away_does_not_leave_its_number_to_the_next() -> None:
    """What the seat saw is over, forced by what another did; its `done` must not answer what it is asked now."""
    state = last_gray()
    seen = number_of(state, 1)
    assert "done" in [action.text for action in state.choice(1).actions]
    state.apply(0, "use cat-tastrophy")
    while state.question(1) is None or state.choice(1).kind == "use":
        state.apply(0, state.choice(0).without_waiting().actions[-1])
    assert state.round == 2, "seat 1 was not asked anything else in this round"
    assert state.choice(1).kind == "draw"
    assert number_of(state, 1) > seen


def test_what_others_do_leaves_a_question_its_number() -> None:
    state = Cubitos("race-1", timing="free").new(2, 1)
    while state.choice(0).kind != "push-or-pass":
        state.apply(0, state.choice(0).actions[0])
    before = number_of(state, 1)
    state.apply(0, "push")
    assert number_of(state, 1) == before


@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_seat_is_asked_twice_by_the_same_number(timing: str, seats: int) -> None:
    """A number stands for one answer: after it the seat is asked by a higher one, whatever else happens."""
    state = Cubitos("race-3", timing=timing).new(seats, 5)
    last = [-1] * seats
    while not state.over and state.round < 12:
        for seat in state.actors():
            assert number_of(state, seat) > last[seat]
        seat = state.actors()[state.round % len(state.actors())]
        last[seat] = number_of(state, seat)
        actions = state.choice(seat).actions
        state.apply(seat, actions[state.asked[seat] % len(actions)])


def test_numbers_grow_in_the_other_game_too() -> None:
    state = SevenCubes().new(3, 1)
    last = [-1] * 3
    while not state.over and state.turns < 60:
        (seat,) = state.actors()
        assert number_of(state, seat) > last[seat]
        last[seat] = number_of(state, seat)
        state.apply(seat, state.choice(seat).actions[0])


@pytest.mark.parametrize("game", [Cubitos("race-2"), SevenCubes()], ids=lambda game: str(game.id))
def test_numbers_are_saved_and_copied(game: Cubitos | SevenCubes) -> None:
    state: State = game.new(2, 1)
    for _ in range(20):
        state.apply(state.actors()[0], state.choice(state.actors()[0]).actions[0])
    assert max(state.asked) > 1
    loaded: State = game.load(json.loads(json.dumps(state.dump())))
    assert loaded.asked == state.clone().asked == state.asked
    assert loaded.asked is not state.asked
    assert state.clone().asked is not state.asked


@pytest.mark.parametrize("wrong", [None, [1], [1, -1], [1, "2"], [1, True], [1, 1 << 60]])
@pytest.mark.parametrize("game", [Cubitos("race-2"), SevenCubes()], ids=lambda game: str(game.id))
def test_damaged_numbers_are_refused(game: Cubitos | SevenCubes, wrong: object) -> None:
    damaged: dict[str, Any] = {**game.new(2, 1).dump(), "asked": wrong}
    with pytest.raises(BadFile, match="asked"):
        game.load(damaged)
