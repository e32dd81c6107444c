"""Events of Seven Cubes are complete: the view before an action, changed event by event, is the view after it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.seven_cubes.events import EVENTS
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.state import SevenCubesState
from tests.property.folds import SEVEN_CUBES, fold

GAME = SevenCubes()


def seen(state: SevenCubesState) -> dict[str, Any]:
    view: dict[str, Any] = {**state.view(-1)}
    del view["choice"]
    return view


def told(seats: int, seed: int, answers: int) -> set[str]:
    """Play a game by chance (every so many answers a bot's), follow it by its events alone; the words met."""
    chance = random.Random(seed)
    bot = make_bot("planner", seed)
    met: set[str] = set()
    state = GAME.set_up(seats, seed)
    view = seen(state)
    state.listen()
    state.advance()
    while True:
        events = GAME.readable(state.heard())
        for word, seat, details in events:
            met.add(word)
            fold(view, word, seat, details)
        assert view == seen(state)
        if state.over:
            return met
        (seat,) = state.actors()
        choice = state.choice(seat)
        action = chance.choice(choice.actions) if chance.randrange(answers) else ask(bot, state, seat)
        state.listen()
        state.apply(seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_follows_from_the_events(seats: int) -> None:
    for seed in range(3):
        told(seats, seed, 3)


def test_every_word_of_the_catalogue_has_a_fold() -> None:
    assert set(SEVEN_CUBES) == set(EVENTS)
