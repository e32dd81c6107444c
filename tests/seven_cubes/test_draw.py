"""A game that cannot progress is a draw, at the documented number of rounds (SC-10)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.bots.seven_cubes import PlannerBot
from cubecup.seven_cubes import flow
from tests.seven_cubes.tables import GAME, SEATS, position

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "rules-seven-cubes.md"


@pytest.mark.rule("SC-10")
@pytest.mark.parametrize("seats", SEATS)
def test_a_draw_after_40_rounds_without_a_cube(seats: int) -> None:
    state = position("7: .......", seats)
    state.journal = []
    turns = 0
    while not state.over:
        (seat,) = state.actors()
        state.apply(seat, state.choice(seat).actions[0])
        turns += 1
    assert turns == state.turns == 40 * seats
    assert state.winners() == ()
    assert state.journal[-1] == ("draw", -1, ())
    assert state.actors() == ()


@pytest.mark.rule("SC-10")
def test_a_cube_taken_or_stolen_starts_the_count_anew() -> None:
    taking = position("turns: 80\n5: ..r....\n[0]\nat: d3")
    taking.apply(0, "jump c5")
    assert not taking.over
    assert (taking.last_cube, taking.last_take) == (80, 80)
    assert taking.view(-1)["turns_to_draw"] == 79
    stealing = position("turns: 80\nlast-cube: 9\nlast-take: 9\n[0]\nat: d4\n[1]\nat: e6\ncollected: 1")
    stealing.apply(0, "jump e6")
    stealing.apply(1, "corner nw")
    assert not stealing.over
    assert (stealing.last_cube, stealing.last_take) == (80, 9)


@pytest.mark.rule("SC-10")
def test_the_last_turn_before_the_draw_still_counts() -> None:
    text = "turns: 80\n[0]\nat: b3\ncollected: 7"
    quiet = position(text)
    quiet.apply(0, "jump a1")
    assert quiet.over
    assert quiet.winners() == ()
    winning = position(text)
    winning.apply(0, "jump d4")
    assert winning.winners() == (0,)


@pytest.mark.rule("SC-10")
def test_a_draw_after_200_rounds_in_which_cubes_were_only_stolen() -> None:
    """Two thieves who never tire, found by trial: without this rule their game would not end."""
    state = GAME.new(2, seed=4)
    state.journal = []
    thief = PlannerBot(patience=1_000_000)
    while not state.over:
        (seat,) = state.actors()
        state.apply(seat, thief.pick(state, seat, state.choice(seat)))
    assert state.winners() == ()
    assert state.turns == state.last_take + 200 * 2
    assert state.turns - state.last_cube < 40 * 2
    assert sum(word == "steal" for word, *_ in state.journal) > 100


def test_the_reference_names_the_numbers() -> None:
    text = " ".join(REFERENCE.read_text(encoding="utf-8").split())
    assert f"a draw after {flow.QUIET_ROUNDS} rounds" in text
    assert f"a draw after {flow.THIEVING_ROUNDS} rounds" in text
