"""Whatever a scenario meets is told by events, and reads back from its text: also what only a card of no set brings."""

from __future__ import annotations

from typing import Any

import pytest

from cubecup.kernel.game import State
from tests.property.folds import fold
from tests.property.scenarios import follow, of_game

RACES = of_game("cubitos")
FILES = sorted({one.source for one in RACES})
DICE_TO_COME = {"streams", "rolled", "asked"}  # of a save; no text tells these


def seen(state: State) -> dict[str, Any]:
    """A view without the question, which is the seat's own."""
    view: dict[str, Any] = {**state.view(-1)}
    del view["choice"]
    return view


def kept(state: State) -> dict[str, Any]:
    return {name: value for name, value in state.dump().items() if name not in DICE_TO_COME}


@pytest.mark.parametrize("source", FILES)
def test_what_is_seen_follows_from_what_is_told(source: str) -> None:
    for scenario in RACES:
        if scenario.source == source:
            view: dict[str, Any] = {}
            for game, state in follow(scenario):
                if state.journal is not None:
                    for word, seat, details in game.readable(state.heard()):
                        fold(view, word, seat, details)
                    assert view == seen(state), f"{scenario.title}: no event tells it (cubitos/following.py)"
                view = seen(state)
                state.listen()


@pytest.mark.parametrize("source", FILES)
def test_every_position_reads_back_from_its_text(source: str) -> None:
    for scenario in RACES:
        if scenario.source == source:
            for game, state in follow(scenario):
                if not state.over:
                    lines = list(enumerate(game.position(state).split("\n"), 1))
                    again = game.read_position(lines, state.seats, scenario.source)
                    assert kept(again) == kept(state), f"{scenario.title}: no line says it (cubitos/position.py)"
