"""The planning bot: it takes the fewest turns, sees nothing but the table, and beats play by lot."""

from __future__ import annotations

import ast
import doctest
import random
from collections import Counter
from pathlib import Path

import pytest

from cubecup.bots.seven_cubes import PlannerBot
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.state import SevenCubesState
from tests.seven_cubes.tables import GAME, SEATS, crowded_position, position, saved

BOT = PlannerBot()
PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cubecup"


@pytest.mark.parametrize("source", ["bots/seven_cubes.py", "seven_cubes/game.py"])
def test_the_example_in_the_docstring_runs(source: str) -> None:
    """Read from the source, as compiled modules have no docstrings."""
    text = ast.get_docstring(ast.parse((PACKAGE / source).read_text(encoding="utf-8")))
    names = {"PlannerBot": PlannerBot, "SevenCubes": SevenCubes}
    example = doctest.DocTestParser().get_doctest(str(text), names, source, None, None)
    result = doctest.DocTestRunner().run(example)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_planner_beats_play_by_lot_in_at_least_95_of_100_games() -> None:
    won = 0
    for seed in range(100):
        planner = seed % 2
        chance = random.Random(seed)
        state = GAME.new(2, seed)
        while not state.over:
            (seat,) = state.actors()
            by_lot = chance.choice(state.choice(seat).actions)
            state.apply(seat, BOT.pick(state, seat, state.choice(seat)) if seat == planner else by_lot)
        won += state.winners() == (planner,)
    assert won >= 95


@pytest.mark.parametrize("seats", SEATS)
def test_planners_bring_their_games_to_an_end(seats: int) -> None:
    winners: Counter[int] = Counter()
    for seed in range(12):
        state = GAME.new(seats, seed)
        while not state.over:
            (seat,) = state.actors()
            state.apply(seat, BOT.pick(state, seat, state.choice(seat)))
        winners.update(state.winners())
        assert state.turns < 100 * seats
    assert winners.total() == 12
    assert len(winners) == seats


def plays(state: SevenCubesState, seat: int = 0) -> list[str]:
    """What the bot answers until its turn is over."""
    turns = state.turns
    answers = []
    while not state.over and state.turns == turns and state.actors() == (seat,):
        answers.append(state.apply(seat, BOT.pick(state, seat, state.choice(seat))).text)
    return answers


def test_it_chains_extra_moves_to_its_next_cube() -> None:
    text = "6: ...n...\n5: ..x....\n4: ....+..\n3: ....r..\n2: .....r.\n[0]\nat: a4"
    assert plays(position(text)) == ["jump c5", "step d6", "jump e4", "step e3"]


def test_it_goes_to_the_centre_with_all_seven() -> None:
    state = position("5: ..x....\n[0]\nat: a4\ncollected: 7")
    assert plays(state) == ["jump c5", "step d4"]
    assert state.winners() == (0,)


def test_it_waits_beside_a_centre_that_is_occupied() -> None:
    state = position("[0]\nat: c3\ncollected: 7\n[1]\nat: d4")
    assert len(state.choice(0).actions) == 8
    assert plays(state) in (["jump b5"], ["jump e2"])


@pytest.mark.parametrize(("following", "answer"), [("....o..", "jump c6"), ("..o....", "jump a6")])
def test_of_two_cubes_it_takes_the_one_nearer_to_the_following_colour(following: str, answer: str) -> None:
    assert plays(position(f"7: {following}\n6: r.r....\n[0]\nat: b4")) == [answer]


def test_it_steals_what_is_nearest_until_its_patience_is_over() -> None:
    text = "turns: {}\n7: ......r\n[0]\nat: d4\n[1]\nat: e6\ncollected: 1"
    assert plays(position(text.format(16))) == ["jump e6"]
    assert plays(position(text.format(18))) != ["jump e6"]


def test_it_protects_its_cubes() -> None:
    state = position("5: ..#....\n[0]\nat: d3\ncollected: 1")
    state.apply(0, "jump c5")
    assert plays(state) == ["protect"]


def test_it_starts_and_returns_on_the_corner_nearest_to_its_goal() -> None:
    state = position("turns: 0\n3: .r.....\n[0]\nat: -\nasked: place\n[1]\nat: -")
    assert BOT.pick(state, 0, state.choice(0)).text == "corner sw"
    robbed = position("7: ....o..\n[0]\nat: d4\n[1]\nat: e6\ncollected: 1")
    robbed.apply(0, "jump e6")
    assert robbed.view(-1)["waiting_for"] == [1]
    assert BOT.pick(robbed, 1, robbed.choice(1)).text in {action.text for action in robbed.choice(1).actions}


@pytest.mark.parametrize("seats", SEATS)
def test_it_sees_only_the_table_and_changes_nothing(seats: int) -> None:
    for seed in range(20):
        state = crowded_position(seats, seed)
        before = saved(state)
        answer = BOT.pick(state, 0, state.choice(0))
        assert saved(state) == before
        assert answer in state.choice(0).actions
        other = state.clone()
        other.reseed(seed + 1000)
        assert BOT.pick(other, 0, other.choice(0)) == answer
