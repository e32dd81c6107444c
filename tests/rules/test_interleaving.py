"""ROLL-10: what a player's dice show does not depend on when the others act.

Scenarios load their dice, so here they fall as they like: the same decisions in different orders must end alike.
"""

from __future__ import annotations

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import ROLLING
from cubecup.kernel.game import JSON

# Dice that roll again, roll more and move the runner, so that the seats roll different numbers of dice.
POSITION = """\
phase: roll
[0]
draw: light-gray 6, orange 2
roll: light-gray 3, green 2, orange 3
active: yellow/symbol
[1]
draw: dark-gray 4
roll: dark-gray 4, orange 2, green 1
[2]
draw: white 5, orange 1
roll: white 4, yellow 2, orange 2
"""
MANY = 150  # more decisions than any seat has
ORDERS = {
    "the other way round": [2] * MANY + [1] * MANY + [0] * MANY,
    "in turn": [0, 1, 2] * MANY,
    "unevenly": [1, 1, 2, 0, 2, 1, 0, 0, 0, 2] * MANY,
}


def play(order: list[int], seed: int) -> tuple[dict[str, JSON], list[list[object]]]:
    """Everybody takes the first action there is, pushing until they bust or have nothing left to roll.

    Tells the position in which that ends, and the rolls of each seat.
    """
    game = Cubitos("race-1", timing="free")
    state: CubitosState = game.read_position(list(enumerate(POSITION.splitlines(), 1)), 3)
    state.reseed(seed)
    state.journal = []
    for seat in order:
        if state.phase == ROLLING and state.stacks[seat]:
            state.apply(seat, state.choice(seat).actions[0])
    assert state.phase != ROLLING, "the order is too short"
    dice: list[list[object]] = [[], [], []]
    for word, seat, details in state.journal:
        if word == "roll":
            dice[seat].append(details)
    return state.dump(), dice


@pytest.mark.rule("ROLL-10")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("order", ORDERS)
def test_the_same_decisions_show_the_same_dice_in_any_order(order: str, seed: int) -> None:
    one_by_one = play([0] * MANY + [1] * MANY + [2] * MANY, seed)
    assert play(ORDERS[order], seed) == one_by_one
    assert all(len(rolls) >= 2 for rolls in one_by_one[1])


@pytest.mark.rule("ROLL-10")
def test_other_dice_fall_with_another_seed() -> None:
    assert play(ORDERS["in turn"], 1)[1] != play(ORDERS["in turn"], 2)[1]


@pytest.mark.rule("ROLL-10")
def test_timing_is_strict_unless_free_is_asked_for() -> None:
    assert Cubitos().timing == "strict"
    state = Cubitos().new(seats=4, seed=1)
    while not state.over and state.round == 1:
        assert len(state.actors()) == 1
        seat = state.actors()[0]
        state.apply(seat, state.choice(seat).actions[-1])
