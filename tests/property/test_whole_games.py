"""Whole games of every published set, 2 to 4 players, both timings: they end, and every decision on the way is sound.

The dice are counted in the view, as a player would count them on the table.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from cubecup.cubitos.game import TIMINGS
from cubecup.cubitos.printed import printed
from cubecup.cubitos.state import CubitosState
from tests.property.policies import forward
from tests.property.races import PICKS, SEATS, SETS, Race, any_races, cubitos, examples, play

BOX = {**printed().supply, "start": 1}
TOO_LONG = 5_000  # decisions; the longest of these games has some 1,400
COUNTED = 5  # after so many decisions of a whole game the dice are counted: what is lost stays lost
# Runners who wander about need hundreds or thousands of rounds; with these seeds they are soon there, but for one set.
WANDERERS = {
    "race-1": 10, "race-2": 32, "race-3": 16, "race-4": 12, "race-5": 10, "race-6": 9, "race-7": 56,
    "combotastic": 7, "such-much-fans": 0, "grand-finale": 23,
}  # fmt: skip
LONG_WAY = "race-7"


def dice_on_the_table(state: CubitosState) -> Counter[str]:
    # The view is JSON data of known shape; a type for it would only repeat what this function reads.
    view: Any = state.view(-1)
    found = Counter[str](view["tray"])
    for player in view["players"]:
        for zone in ("draw", "roll", "discard", "hand"):
            for kind, count in player[zone].items():
                found[kind.removeprefix("borrowed-")] += count
        for die in player["active"]:
            found[die.partition("/")[0].removeprefix("borrowed-")] += 1
    return found


def check_decision(state: CubitosState) -> None:
    assert state.actors(), "the game is not over, and nobody may act"
    for seat in state.actors():
        texts = [action.text for action in state.choice(seat).actions]
        assert len(texts) > 1, "a forced answer is not a decision"
        assert len(set(texts)) == len(texts), "two actions read the same"


@pytest.mark.rule("COMP-1", "ROUND-2")
@given(race=any_races(), picks=PICKS)
@examples(60)
def test_dice_are_conserved_whatever_the_players_do(race: Race, picks: list[int]) -> None:
    state = race.state()
    for _ in play(state, picks):
        check_decision(state)
        assert dice_on_the_table(state) == BOX
    assert dice_on_the_table(state) == BOX


@pytest.mark.rule("COMP-1", "ROUND-1", "ROUND-2", "END-1", "END-2")
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("cards", SETS)
def test_a_game_of_runners_who_keep_going_ends(cards: str, seats: int, timing: str) -> None:
    state = cubitos(cards, timing).new(seats, seed=7)
    chance = random.Random(7)
    for decision in range(TOO_LONG):
        if state.over:
            break
        check_decision(state)
        if decision % COUNTED == 0:
            assert dice_on_the_table(state) == BOX
        seat = chance.choice(state.actors())
        state.apply(seat, forward(state, seat, chance))
    assert state.over
    assert state.actors() == ()
    (winner,) = state.winners()
    assert state.view(-1)["players"][winner]["finished"]
    assert dice_on_the_table(state) == BOX


@pytest.mark.parametrize(
    ("cards", "seats"),
    [
        pytest.param(cards, seats, marks=[pytest.mark.slow] if cards == LONG_WAY else [])
        for cards, seats in zip(SETS, itertools.cycle(SEATS), strict=False)
    ],
)
def test_a_game_of_pure_chance_ends_too(cards: str, seats: int) -> None:
    seed = WANDERERS.get(cards, 2)
    state = cubitos(cards, "strict").new(seats, seed)
    chance = random.Random(seed)
    for decision in range(300_000):
        if state.over:
            break
        if decision % 500 == 0:
            check_decision(state)
            assert dice_on_the_table(state) == BOX
        (seat,) = state.actors()
        state.apply(seat, chance.choice(state.choice(seat).actions))
    assert state.over
    assert len(state.winners()) == 1
