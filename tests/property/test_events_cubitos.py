"""Events are complete: the view before an action, changed event by event, is the view after it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from cubecup.cubitos.events import EVENTS
from cubecup.cubitos.game import TIMINGS, Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import Event
from tests.property.folds import CUBITOS, fold
from tests.property.policies import forward
from tests.property.races import PICKS, SETS, Race, any_races, cubitos, examples, play


def seen(state: CubitosState, seat: int = -1) -> dict[str, Any]:
    """A view without the question, which is the seat's own."""
    view: dict[str, Any] = {**state.view(seat)}
    del view["choice"]
    return view


def follow(game: Cubitos, view: dict[str, Any], events: list[Event]) -> None:
    for word, seat, details in game.readable(events):
        fold(view, word, seat, details)


def test_every_word_of_the_catalogue_has_a_fold() -> None:
    assert set(CUBITOS) == set(EVENTS)


@given(race=any_races(), picks=PICKS)
@examples(60)
def test_the_view_follows_from_the_events(race: Race, picks: list[int]) -> None:
    state = race.state()
    view = seen(state)
    for _ in play(state, picks):
        if state.journal is not None:
            follow(race.game, view, state.heard())
            assert view == seen(state)
        state.listen()
    follow(race.game, view, state.heard())
    assert view == seen(state)


@pytest.mark.slow
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("cards", SETS)
def test_whole_races_are_told(cards: str, timing: str) -> None:
    """From the laid-out table to the winner, with nothing but events; some run over two laps."""
    met: Counter[str] = Counter()
    for seats in (2, 3, 4):
        game = cubitos(cards, timing)
        chance = random.Random(seats)
        state = game.set_up(seats, seats)
        view = seen(state)
        state.listen()
        state.advance()
        while True:
            events = state.heard()
            met.update(word for word, _, _ in events)
            follow(game, view, events)
            assert view == seen(state)
            if state.over:
                break
            state.listen()
            seat = chance.choice(state.actors())
            state.apply(seat, forward(state, seat, chance))
    assert {"draw", "roll", "hit", "miss", "earn", "step", "buy", "win"} <= set(met)
