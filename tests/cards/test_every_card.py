"""Meta-test over the whole deck: what makes a card complete, from its row in the code to a scenario that proves it.

The scenarios themselves are played by `tests/rules/test_scenarios.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.printed import printed
from cubecup.kernel.scenario import Scenario, read_scenarios
from cubecup.locales import LANGUAGES, catalog

HERE = Path(__file__).resolve().parent
CONTENT = printed().cards
SCENARIOS = [
    scenario
    for path in sorted(HERE.rglob("*.scenario"))
    for scenario in read_scenarios(path.read_text("utf-8"), path.relative_to(HERE).as_posix())
]


def scenarios_of(card: str) -> list[Scenario]:
    return [scenario for scenario in SCENARIOS if f"CARD-{card}" in scenario.proves]


def cards_in_play(scenario: Scenario) -> tuple[str, ...]:
    named = scenario.game.get("cards", "race-1")
    return tuple(named.split(",")) if "," in named else printed().sets[named].cards


def test_every_card_has_a_row_in_the_deck_and_every_row_a_card() -> None:
    assert sorted(DECK) == sorted(CONTENT)


@pytest.mark.parametrize("card", CONTENT)
def test_a_card_has_a_cost(card: str) -> None:
    assert CONTENT[card].cost > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CONTENT)
def test_a_card_has_a_name_and_a_text(card: str, language: str) -> None:
    """With the numbers of the content: a value the text needs and the card lacks is an error here."""
    texts = catalog(language)
    assert texts.text(f"card-{card}").strip()
    assert texts.text(f"card-{card}.text", **CONTENT[card].numbers).strip()


@pytest.mark.parametrize("card", CONTENT)
def test_a_card_is_proved_by_a_scenario(card: str) -> None:
    assert scenarios_of(card), f"no scenario below tests/cards says 'proves: CARD-{card}'"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.source}:{one.line}")
def test_a_scenario_proves_cards_of_its_own_set(scenario: Scenario) -> None:
    """A claim on a card that is not even on the table would prove nothing, and so would one without facts."""
    claimed = [rule.removeprefix("CARD-") for rule in scenario.proves if rule.startswith("CARD-")]
    assert claimed
    assert set(claimed) <= set(cards_in_play(scenario))
    assert scenario.blocks["expect"]


def test_titles_are_not_repeated_in_a_file() -> None:
    titles = [(scenario.source, scenario.title) for scenario in SCENARIOS]
    assert sorted(titles) == sorted(set(titles))
