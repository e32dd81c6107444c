"""What screens tell of the race without knowing its rules: who is at which place, and what bought movement costs."""

from __future__ import annotations

from typing import Any

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.moving import MOVEMENT_PRICE
from cubecup.cubitos.state import CubitosState


def places(state: CubitosState) -> list[int]:
    view: Any = state.view(-1)
    assert [player["leads"] for player in view["players"]] == [player["place"] == 1 for player in view["players"]]
    return [player["place"] for player in view["players"]]


@pytest.mark.rule("END-2")
def test_places_follow_how_far_runners_have_come_and_equals_share_the_better_one() -> None:
    state = Cubitos("race-1").new(4, 1)
    assert isinstance(state, CubitosState)
    assert places(state) == [1, 1, 1, 1]
    far = state.facts.tracks[0].from_start
    near, ahead = (far.index(distance) for distance in (3, 5))
    state.space[1] = state.space[3] = near
    state.space[2] = ahead
    assert places(state) == [4, 2, 1, 2]


@pytest.mark.rule("END-2")
def test_a_lap_more_is_farther_than_any_space() -> None:
    state = Cubitos("race-1", laps=2).new(2, 1)
    assert isinstance(state, CubitosState)
    state.space[0] = state.facts.tracks[0].from_start.index(9)
    state.leg[1] = 1
    assert places(state) == [2, 1]


@pytest.mark.rule("RUN-4")
def test_the_price_of_bought_movement_is_told() -> None:
    view: Any = Cubitos("race-1").new(2, 1).view(0)
    assert view["movement_price"] == MOVEMENT_PRICE == 4
