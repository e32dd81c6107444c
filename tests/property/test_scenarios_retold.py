"""Whatever a scenario meets is told by events, and reads back from its text: also what only a card of no set brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cubecup.kernel.game import Game, State
from cubecup.kernel.scenario import Scenario
from tests.property.folds import fold
from tests.rules.test_scenarios import SCENARIOS, at_fixed_costs

RACES = [one for one in SCENARIOS if one.game.get("game", "cubitos") == "cubitos"]
FILES = sorted({one.source for one in RACES})
DICE_TO_COME = {"streams", "rolled", "asked"}  # of a save; no text tells these


def play(scenario: Scenario) -> Iterator[tuple[Game, State]]:
    """The race where the scenario begins, and after each of its actions."""
    game = at_fixed_costs({name: value for name, value in scenario.game.items() if name != "seats"})
    state = game.read_position(scenario.blocks["position"], int(scenario.game.get("seats", "2")), scenario.source)
    yield game, state
    for _, line in scenario.blocks["play"]:
        text, _, outcome = line.partition("|")
        seat, _, action = text.strip().partition(" ")
        state.loaded = game.read_outcome(outcome, state.seats)
        state.apply(int(seat), action)
        state.loaded = None
        yield game, state


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
            for game, state in play(scenario):
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
            for game, state in play(scenario):
                if not state.over:
                    lines = list(enumerate(game.position(state).split("\n"), 1))
                    again = game.read_position(lines, state.seats, scenario.source)
                    assert kept(again) == kept(state), f"{scenario.title}: no line says it (cubitos/position.py)"
