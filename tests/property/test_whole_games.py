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
    assert dice_on_the_table(state) == BOX
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


@pytest.mark.rule("COMP-1", "ROUND-1", "ROUND-2", "END-1", "END-2")
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("cards", SETS)
def test_a_game_of_runners_who_keep_going_ends(cards: str, seats: int, timing: str) -> None:
    state = cubitos(cards, timing).new(seats, seed=7)
    chance = random.Random(7)
    for _ in range(TOO_LONG):
        if state.over:
            break
        check_decision(state)
        seat = chance.choice(state.actors())
        state.apply(seat, forward(state, seat, chance))
    assert state.over
    assert state.actors() == ()
    (winner,) = state.winners()
    assert state.view(-1)["players"][winner]["finished"]
    assert dice_on_the_table(state) == BOX


@pytest.mark.parametrize(("cards", "seats"), list(zip(SETS, itertools.cycle(SEATS), strict=False)))
def test_a_game_of_pure_chance_ends_too(cards: str, seats: int) -> None:
    """Runners who wander about need hundreds or thousands of rounds; dice are counted now and then."""
    state = cubitos(cards, "strict").new(seats, seed=2)
    chance = random.Random(2)
    for decision in range(300_000):
        if state.over:
            break
        if decision % 500 == 0:
            check_decision(state)
        (seat,) = state.actors()
        state.apply(seat, chance.choice(state.choice(seat).actions))
    assert state.over
    assert len(state.winners()) == 1
