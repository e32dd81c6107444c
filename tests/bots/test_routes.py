"""Route planning: every way of moving is known to it, and it ends where it is worth most."""

from __future__ import annotations

import pytest

from cubecup.bots.distance import STUCK, distances, rounds_left, to_go
from cubecup.bots.routes import plan_move, worth_by_movement
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import FINISH, START
from tests.bots.positions import SETS, position


def ends_at(state: CubitosState, name: str) -> list[str]:
    """The plan of seat 0 when one space is worth everything and spending is a little worse; it must be legal."""
    target = state.facts.tracks[0].index[name]

    def worth(leg: int, space: int, spent: int) -> float:
        return (100.0 if (leg, space) == (0, target) else 0.0) - 0.1 * spent

    plan = plan_move(state, 0, worth)
    for action in plan[:-1]:
        state.apply(0, action)
    assert state.facts.tracks[0].names[state.space[0]] == name
    assert plan[-1] == "stop"
    return plan


def standing(at: str, *lines: str, tracks: str) -> CubitosState:
    return position("race-1", "phase: finish", "[0]", f"at: {at}", *lines, tracks=tracks)


@pytest.mark.rule("RUN-4")
def test_movement_is_bought_where_it_pays() -> None:
    state = standing("4.4", "movement: 2", "money: 5", tracks="ahead-of-the-curve")
    plan = ends_at(state, "1.4")
    assert plan.count("buy movement") == 1


@pytest.mark.rule("TRACK-1", "TRACK-9")
def test_water_is_crossed_with_movement_that_may() -> None:
    dry = standing("4.6", "movement: 2", tracks="still-waters-run-deep")
    wet = standing("4.6", "water: 2", tracks="still-waters-run-deep")
    track = dry.facts.tracks[0]
    water = next(space for space in track.steps[dry.space[0]] if track.water[space])
    assert ends_at(wet, track.names[water]) == [f"step {track.names[water]}", "stop"]
    assert plan_move(dry, 0, lambda leg, space, spent: 1.0 if space == water else 0.0) == ["stop"]


@pytest.mark.rule("TRACK-4")
@pytest.mark.parametrize(
    ("id", "purse"), [("ahead-of-the-curve", "movement: 8"), ("still-waters-run-deep", "money: 9")]
)
def test_shortcuts_are_taken(id: str, purse: str) -> None:
    track = Cubitos(tracks=id).facts.tracks[0]
    entrance = next(space for space in range(track.size) if track.shortcut[space] >= 0)
    state = standing(track.names[entrance], purse, tracks=id)
    assert ends_at(state, track.names[track.shortcut[entrance]]) == ["shortcut", "stop"]


def only_with_two(facts: RaceFacts, here: int, space: int) -> bool:
    """It takes 2 movement to a space, no less."""
    return worth_by_movement(facts, 0, here, 2, lambda leg, at: float(at == space)) == [0.0, 0.0, 1.0]


@pytest.mark.rule("TRACK-5")
def test_movement_is_bought_before_a_jet_pack_doubles_it() -> None:
    facts = Cubitos(tracks="ahead-of-the-curve").facts
    track = facts.tracks[0]
    jet = next(space for space in range(track.size) if track.jet[space])
    far = next(space for space in range(track.size) if only_with_two(facts, jet, space))
    state = standing(track.names[jet], "movement: 1", "money: 4", tracks="ahead-of-the-curve")
    plan = ends_at(state, track.names[far])
    assert plan.index("buy movement") < plan.index("jet")


@pytest.mark.rule("TRACK-8", "END-1")
def test_it_runs_on_past_the_finish() -> None:
    state = position("race-1", "phase: finish", "[0]", "at: start", "movement: 40")
    plan = plan_move(state, 0, lambda leg, space, spent: -to_go(state.facts, leg, space))
    assert "step finish" in plan
    assert "step start" in plan
    for action in plan[:-1]:
        state.apply(0, action)
    assert to_go(state.facts, state.leg[0], state.space[0]) <= -5


@pytest.mark.rule("RUN-4")
def test_plans_are_legal_wherever_a_runner_stands() -> None:
    for cards in ("race-2", "race-4", "grand-finale"):
        facts = Cubitos(cards, timing="free").facts
        for space in range(0, facts.tracks[0].size, 7):
            name = facts.tracks[0].names[space]
            lines = ("phase: finish", "[0]", f"at: {name}", "movement: 3", "water: 2", "money: 9")
            state = position(cards, *lines)
            plan = plan_move(state, 0, lambda leg, at, spent: (at * 7919 + leg) % 101)
            for action in plan[:-1]:
                assert state.choice(0).kind == "move"
                state.apply(0, action)


# -- distances ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", SETS)
def test_distances_are_those_of_the_track(cards: str) -> None:
    for track in Cubitos(cards).facts.tracks:
        for space, steps in enumerate(distances(track)):
            if track.to_finish[space] >= 0:
                assert steps == track.to_finish[space]
            else:
                assert steps >= STUCK


@pytest.mark.rule("TRACK-8")
def test_to_go_counts_laps_and_chained_tracks() -> None:
    laps = Cubitos("race-7").facts
    lap = distances(laps.tracks[0])[START]
    assert to_go(laps, 0, START) == 2 * lap
    assert to_go(laps, 0, FINISH) == to_go(laps, 1, START) == lap
    chain = Cubitos("grand-finale").facts
    assert to_go(chain, 0, FINISH) == to_go(chain, 1, START) + 1
    assert to_go(chain, 1, FINISH) == 0
    assert to_go(chain, 2, 5) < 0


def test_the_end_comes_nearer() -> None:
    start = Cubitos("race-1").new(seats=2, seed=1)
    near = position("race-1", "phase: draw", "[0]", "at: start", "[1]", "at: start")
    near.space[1] = FINISH
    assert rounds_left(start) > 7
    assert rounds_left(near) == 0
    start.round = 40
    assert rounds_left(start) < 2  # a race that drags on is played as if the end were near
