"""The level champion-1 has few plans, and sees the end coming."""

from __future__ import annotations

import pytest

from cubecup.bots.champion_1 import Champion1
from cubecup.bots.protocol import Sight
from cubecup.bots.search import Effort, best_plan
from cubecup.bots.sharp import Sharp
from cubecup.bots.shortlist import MOST, OTHERS, shortlist
from cubecup.bots.styles import PLAIN, Style
from cubecup.bots.thinker import BURST
from cubecup.cubitos.game import Cubitos
from tests.bots.positions import answer, play_on, position
from tests.bots.thinking import LAST_CHANCE, finished


def test_a_single_decision_takes_no_more_than_what_was_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    def note(sight: Sight, plans: list[tuple[str, ...]], effort: Effort, seed: int) -> tuple[str, ...]:
        allowed.append(effort.until - clock[0])
        return plans[0]

    clock = [0.0]
    monkeypatch.setattr("cubecup.bots.thinker.thread_time", lambda: clock[0])
    monkeypatch.setattr("cubecup.bots.champion_1.best_plan", note)
    finished([Champion1(budget_ms=10) for _ in range(2)], Cubitos("race-1"), seed=1)
    assert allowed
    assert max(allowed) == pytest.approx(BURST * 0.010)


# -- plans -------------------------------------------------------------------------------------------------


def test_the_first_plan_is_sharp_s_own_answer_and_there_are_few() -> None:
    sharp = Sharp()
    state = Cubitos("race-4").new(seats=2, seed=6)
    searched = set()
    while not state.over:
        seat = state.actors()[0]
        choice = state.choice(seat)
        plans = shortlist(sharp, state, seat, choice)
        own = sharp.pick(state, seat, choice)
        assert plans[0][0] == own.text
        assert len(plans) <= MOST
        assert len(set(plans)) == len(plans)
        assert all(choice.find(plan[0]) for plan in plans)
        if len(plans) > 1:
            searched.add(choice.kind)
        state.apply(seat, own)
    assert {"push-or-pass", "buy", "move"} <= searched <= {*OTHERS, "move"}


def test_a_way_once_planned_is_walked_to_its_end() -> None:
    state = position("race-1", "phase: finish", "[0]", "movement: 5", "[1]", "movement: 1")
    way = shortlist(Sharp(PLAIN), state, 0, state.choice(0))[0]
    assert len(way) > 3
    assert way[-1] == "stop"
    walked = play_on(Champion1(style=PLAIN, simulations=0), state, "move")
    assert walked in (list(way), list(way[:-1]))  # the engine stops by itself where nothing else is left


# -- the search --------------------------------------------------------------------------------------------


def test_who_has_nothing_to_lose_takes_the_last_chance() -> None:
    sight = Sight(position("race-1", *LAST_CHANCE), 0)
    assert best_plan(sight, [("pass",), ("push",)], Effort(games=120), seed=1) == ("push",)
    timid = Champion1(simulations=120, style=Style(fear=1000.0))
    assert answer(timid, position("race-1", *LAST_CHANCE)) == "push"
    assert answer(Champion1(simulations=0, style=Style(fear=1000.0)), position("race-1", *LAST_CHANCE)) == "pass"


def test_without_any_difference_the_first_plan_stands() -> None:
    sight = Sight(position("race-1", *LAST_CHANCE), 0)
    assert best_plan(sight, [("push",), ("push",)], Effort(games=60), seed=1) == ("push",)
    assert best_plan(sight, [("pass",), ("push",)], Effort(games=0), seed=1) == ("pass",)


def test_plans_far_behind_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, ...]] = []

    def play_on(sight: Sight, plan: tuple[str, ...], seed: int) -> float:
        played.append(plan)
        return float(plan == ("push",)) if plan != ("use",) else float(seed % 8 > 0)

    monkeypatch.setattr("cubecup.bots.search.play_on", play_on)
    sight = Sight(position("race-1", *LAST_CHANCE), 0)
    assert best_plan(sight, [("pass",), ("push",), ("use",)], Effort(games=300), seed=0) == ("push",)
    assert played.count(("pass",)) < played.count(("use",)) <= played.count(("push",)) < 100
