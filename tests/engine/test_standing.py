"""What screens tell of the race without knowing its rules: who is at which place, how near the end is, and what bought
movement costs."""

from __future__ import annotations

from typing import Any

import pytest

from cubecup.cubitos.draw import draw_amount
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.moving import MOVEMENT_PRICE, take_step
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import FINISH


def places(state: CubitosState) -> list[int]:
    view: Any = state.view(-1)
    assert [player["leads"] for player in view["players"]] == [player["place"] == 1 for player in view["players"]]
    return [player["place"] for player in view["players"]]


def test_places_follow_the_steps_that_are_left_and_equals_share_the_better_one() -> None:
    state = Cubitos("race-1").new(4, 1)
    assert isinstance(state, CubitosState)
    assert places(state) == [1, 1, 1, 1]
    for seat, left in ((1, 20), (2, 18), (3, 20)):
        put(state, seat, left)
    assert places(state) == [4, 2, 1, 2]


def test_no_place_contradicts_the_steps_that_are_shown_beside_it() -> None:
    """Through water two spaces may be equally far from the start, and by land one is nearer to the finish."""
    state = race_of_two()
    track = state.facts.tracks[0]
    view: Any
    for space in range(2, track.size):
        for other in range(2, track.size):
            state.space[0], state.space[1] = space, other
            view = state.view(-1)
            (one, two) = view["players"]
            assert (one["place"] < two["place"]) == (one["left"] < two["left"])


@pytest.mark.rule("END-2")
def test_past_the_finish_the_distance_from_the_start_decides() -> None:
    state = race_of_two()
    far = state.facts.tracks[0].from_start
    state.leg[0] = state.leg[1] = 1
    state.space[0], state.space[1] = far.index(2), far.index(3)
    assert places(state) == [2, 1]
    state.leg[1] = 0
    put(state, 1, 1)
    assert places(state) == [1, 2]


@pytest.mark.rule("END-2")
def test_a_lap_more_is_farther_than_any_space() -> None:
    state = Cubitos("race-1", laps=2).new(2, 1)
    assert isinstance(state, CubitosState)
    put(state, 0, 1)
    state.leg[1] = 1
    assert places(state) == [2, 1]


@pytest.mark.rule("RUN-4")
def test_the_price_of_bought_movement_is_told() -> None:
    view: Any = Cubitos("race-1").new(2, 1).view(0)
    assert view["movement_price"] == MOVEMENT_PRICE == 4


def race_of_two(**options: Any) -> CubitosState:
    state = Cubitos("race-1", **options).new(2, 1)
    assert isinstance(state, CubitosState)
    return state


def put(state: CubitosState, seat: int, left: int) -> None:
    """Where so many steps remain on the lap."""
    state.space[seat] = state.facts.tracks[0].to_finish.index(left)


@pytest.mark.rule("END-1")
def test_the_last_round_is_told_when_somebody_steps_over_the_finish() -> None:
    state = race_of_two()
    put(state, 1, 1)
    state.listen()
    view: Any = state.view(-1)
    assert not view["last_round"]
    state.movement[1] = 1
    take_step(state, 1, FINISH)
    assert [event for event in state.heard() if event[0] == "last-round"] == [("last-round", -1, ())]
    assert state.view(-1)["last_round"]


def test_only_the_last_finish_makes_it_the_last_round() -> None:
    state = race_of_two(laps=2)
    state.space[0] = FINISH
    assert not state.view(-1)["last_round"]
    state.leg[0] = 1
    assert state.view(-1)["last_round"]


def test_runners_near_the_finish_are_named() -> None:
    state = race_of_two()
    dice = draw_amount(state, 0)
    near = {left: left * 4 <= dice * 3 for left in range(1, 12)}
    assert {True, False} == set(near.values())
    view: Any
    for left, expected in near.items():
        put(state, 0, left)
        put(state, 1, left)  # so that red lines give nobody more dice
        view = state.view(-1)
        assert [player["near_finish"] for player in view["players"]] == [expected, expected]
    state.space[0] = FINISH
    view = state.view(-1)
    assert not view["players"][0]["near_finish"], "it has arrived"
