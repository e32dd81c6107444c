"""The level champion-1: it finishes games, keeps to its budget, answers alike for a seed, and sees the end coming."""

from __future__ import annotations

from time import thread_time

import pytest

from cubecup.bots.champion_1 import Champion1
from cubecup.bots.match import watch_match
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.search import Effort, best_plan
from cubecup.bots.sharp import Sharp
from cubecup.bots.shortlist import MOST, OTHERS, shortlist
from cubecup.bots.styles import PLAIN, Style
from cubecup.bots.thinker import BURST
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadOption
from cubecup.seven_cubes.game import SevenCubes
from tests.bots.positions import SETS, answer, play_on, position

LONGEST = 45  # rounds


def play(bots: list[Champion1], game: Cubitos, seed: int) -> tuple[CubitosState, list[str]]:
    state = game.new(len(bots), seed)
    given: list[str] = []
    while not state.over:
        seat = state.actors()[-1]
        given.append(bots[seat].decide(Sight(state, seat), state.choice(seat)).text)
        state.apply(seat, given[-1])
        assert state.round <= LONGEST, (game.options(), seed)
    return state, given


@pytest.mark.slow
@pytest.mark.parametrize("cards", SETS)
def test_it_finishes_games_on_every_set(cards: str) -> None:
    bots = [Champion1(seed=seat, simulations=4) for seat in range(2)]
    state, _ = play(bots, Cubitos(cards), seed=3)
    assert len(state.winners()) == 1
    assert any(bot.searches for bot in bots)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_finishes_games_of_random_sets_under_free_timing(seats: int) -> None:
    game = Cubitos(random_cards(seats), tracks="still-waters-run-deep", timing="free")
    state, _ = play([Champion1(seed=seat, simulations=4) for seat in range(seats)], game, seed=seats)
    assert len(state.winners()) == 1


@pytest.mark.slow
def test_equal_seeds_play_equal_games() -> None:
    def given() -> list[str]:
        return play([Champion1(seed=5, simulations=12) for _ in range(2)], Cubitos("race-2"), seed=1)[1]

    assert given() == given()


@pytest.mark.slow
@pytest.mark.parametrize("budget_ms", [5.0, 25.0])
def test_it_keeps_to_its_budget_on_average(budget_ms: float) -> None:
    """A game played on may be under way when the time is up, hence the millisecond or two on top."""
    champion, spent = Champion1(budget_ms), []

    class Timed:
        name = "timed"

        def decide(self, sight: Sight, choice: Choice) -> Action:
            started = thread_time()
            action = champion.decide(sight, choice)
            spent.append(1000 * (thread_time() - started))
            return action

    watch_match([Timed(), Sharp()], Cubitos("race-1"), seed=2)
    assert sum(spent) / len(spent) < budget_ms + 3


def test_a_single_decision_takes_no_more_than_what_was_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    def note(sight: Sight, plans: list[tuple[str, ...]], effort: Effort, seed: int) -> tuple[str, ...]:
        allowed.append(effort.until - clock[0])
        return plans[0]

    clock = [0.0]
    monkeypatch.setattr("cubecup.bots.thinker.thread_time", lambda: clock[0])
    monkeypatch.setattr("cubecup.bots.champion_1.best_plan", note)
    play([Champion1(budget_ms=10) for _ in range(2)], Cubitos("race-1"), seed=1)
    assert allowed
    assert max(allowed) == pytest.approx(BURST * 0.010)


def test_a_budget_is_above_zero() -> None:
    with pytest.raises(BadOption, match="more than 0 ms"):
        Champion1(budget_ms=0)


def test_it_plays_cubitos_only() -> None:
    state = SevenCubes().new(seats=2, seed=1)
    with pytest.raises(TypeError, match="plays Cubitos"):
        answer(Champion1(simulations=1), state, state.actors()[0])  # type: ignore[arg-type]


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

# The rival will finish this round; seat 0 has money, but nothing to run with: only another roll can still win.
LAST_CHANCE = (
    "phase: roll",
    "[0]",
    "at: 11.4",
    "roll: white 3, purple 3",
    "active: blue/money2, brown/money3, brown/money3",
    "marks: at-risk",
    "[1]",
    "at: 8.7",
    "roll: light-gray 1",
    "active: white/movement1, white/movement1, white/movement1",
    "marks: at-risk",
)


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
