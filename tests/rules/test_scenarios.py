"""Every scenario file under tests/ is played; what a scenario proves is named in its own header."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.kernel.game import Game
from cubecup.kernel.scenario import Scenario, read_scenarios, run
from tests.costs import COSTS
from tests.scenario_games import from_words

TESTS = Path(__file__).resolve().parents[1]
SCENARIOS = [
    scenario
    for path in sorted(TESTS.glob("**/*.scenario"))
    for scenario in read_scenarios(path.read_text("utf-8"), str(path.relative_to(TESTS)))
]


def at_fixed_costs(words: dict[str, str]) -> Game:
    """A scenario may count money: its costs are its own, and the shipped ones are free to change."""
    return from_words({"pack": COSTS, **words} if words.get("game", "cubitos") == "cubitos" else words)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.source}:{one.line}")
def test_scenario(scenario: Scenario) -> None:
    run(scenario, at_fixed_costs)


def test_there_are_scenarios() -> None:
    assert SCENARIOS
