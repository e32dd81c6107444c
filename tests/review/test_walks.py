"""Walks are told as they were run: over which places, for what, and what is told of where they end."""

from __future__ import annotations

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.moving import MOVEMENT_PRICE
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.walk import on_the_track, reached_for, walk
from cubecup.cubitos.way import all_left
from cubecup.review.course import Step, course_of
from cubecup.review.reviewer import review
from tests.review.races import played


def _runner(state: CubitosState, seat: int) -> tuple[int, str]:
    return state.leg[seat], state.facts.track_of_leg(state.leg[seat]).names[state.space[seat]]


@pytest.mark.parametrize("cards", ["race-1", "race-4", "race-6", "combotastic"])
def test_a_walk_leads_where_the_runner_went(cards: str) -> None:
    """Through shortcuts and jet packs, over finishes, with bought movement; the position stays as it is."""
    game = Cubitos(cards, timing="free")
    steps = course_of(played(game, ["steady", "keen"], seed=5), game).steps
    runs = [step for step in steps if step.choice.kind == "move" and step.given]
    assert len(runs) > 10
    for step in runs:
        before = step.position.dump()
        told = walk(step.position, step.seat, step.given)
        assert step.position.dump() == before
        after = _after(steps, step)
        assert told["places"][0] == _runner(step.position, step.seat)
        if after is not None:
            assert told["places"][-1] == _runner(after, step.seat)
            assert told["left"] == all_left(after)[step.seat]
        assert told["steps"] == sum(answer.startswith("step ") for answer in step.given)
        assert len(told["places"]) == 1 + told["steps"] + told["shortcuts"]
        bought = step.given.count("buy movement") * MOVEMENT_PRICE
        assert told["price"] >= bought
        assert told["price"] == bought or told["shortcuts"]


def _after(steps: list[Step], step: Step) -> CubitosState | None:
    """The position after all answers of a walk; none at the end of the race."""
    left = list(step.given)
    for at in range(step.number, len(steps)):
        if steps[at].seat == step.seat and left and steps[at].action == left[0]:
            left.pop(0)
        if not left:
            return steps[at + 1].position if at + 1 < len(steps) else None
    raise AssertionError("a walk is a part of its race")


def test_rewards_of_a_space_nearby_are_told_by_what_they_are() -> None:
    game = Cubitos("race-1")
    for seed in range(1, 30):
        for step in course_of(played(game, ["steady", "steady"], seed), game).steps:
            if step.choice.kind != "nearby-reward":
                assert on_the_track(step.choice) == (step.choice.kind in ("move", "move-at-once")), step.choice.kind
                continue
            assert on_the_track(step.choice)
            told = reached_for(step.position, step.seat, step.action)
            here, there = told["places"]
            assert here == _runner(step.position, step.seat)
            assert there[1] == step.action.removeprefix("reward ")
            assert told["rewards"], "otherwise nobody would reach for it"
            assert told["steps"] == 0
            return
    raise AssertionError("nobody had Bob")


def test_what_is_told_of_has_its_walks() -> None:
    game = Cubitos("race-1")
    told = review(played(game, ["random", "steady"], seed=3), game, "quick")
    runs = [one for one in told.course if one.walk]
    assert runs
    assert {one.kind for one in runs} <= {"move", "move-at-once", "nearby-reward"}
    assert {one.number for one in runs} <= {*told.mistakes, *told.deciding}, "nothing else is told of"
    for one in (told.course[number] for number in told.mistakes):
        if one.kind == "move":
            assert one.walk
            assert one.better_walk
            assert one.walk != one.better_walk
            assert one.walk["places"][0] == one.better_walk["places"][0]
    mistakes = told.mistakes_told()
    assert [one.number for one in mistakes] == told.mistakes
    assert any(one.better_walk for one in mistakes)
