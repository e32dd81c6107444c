"""Scenarios as samples of positions: they meet what races by chance seldom do, cards of no set among it."""

from __future__ import annotations

from collections.abc import Iterator

from cubecup.kernel.game import Game, State
from cubecup.kernel.scenario import Scenario
from tests.rules.test_scenarios import SCENARIOS, at_fixed_costs


def of_game(id: str) -> list[Scenario]:
    return [one for one in SCENARIOS if one.game.get("game", "cubitos") == id]


def follow(scenario: Scenario) -> Iterator[tuple[Game, State]]:
    """The position where a scenario begins, and as it is after each of its actions."""
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
