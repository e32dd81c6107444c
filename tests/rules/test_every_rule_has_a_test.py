"""Meta-test: the rules references are complete and consistent, and every rule id in them is proved by a test.

How a test names the ids it proves is told in `ids.py`, the reader used here, which is tested at the end.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.locales.published import published_cards
from tests.rules.ids import costs, defined_ids, ids_claimed_under, ids_of_module, ids_of_scenario

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "cubecup"
CARDS = GAMES / "cubitos" / "content" / "cards.toml"

REFERENCES = {"cubitos": ROOT / "docs" / "rules.md", "seven_cubes": ROOT / "docs" / "rules-seven-cubes.md"}

# The last number of each group, in the order of the reference. Code and records name rules by these ids, so
# that one goes or comes has to be meant.
LAST_OF_GROUP = {
    "cubitos": {
        "COMP": 3,
        "SETUP": 4,
        "ROUND": 2,
        "ROLL": 11,
        "ABIL": 13,
        "RUN": 9,
        "TRACK": 10,
        "FAN": 3,
        "END": 3,
    },
    "seven_cubes": {"SC": 10},
}


def reference(game: str) -> str:
    return REFERENCES[game].read_text(encoding="utf-8")


def game_exists(game: str) -> bool:
    return any((GAMES / game).glob("*.py"))


@pytest.mark.parametrize("game", REFERENCES)
def test_groups_are_numbered_without_gaps_or_repeats(game: str) -> None:
    numbered = [rule for rule in defined_ids(reference(game)) if not rule.startswith("CARD-")]
    assert numbered == [
        f"{group}-{number}" for group, last in LAST_OF_GROUP[game].items() for number in range(1, last + 1)
    ]


def test_every_published_card_is_described_once_with_its_cost() -> None:
    """A card that was never published has no rulebook to be described after: its rule is its text."""
    cards = tomllib.loads(CARDS.read_text(encoding="utf-8"))["cards"]
    published = [card["id"] for card in published_cards()]
    described = [rule for rule in defined_ids(reference("cubitos")) if rule.startswith("CARD-")]
    assert sorted(described) == sorted(f"CARD-{card}" for card in published)
    assert costs(reference("cubitos")) == {card: cards[card]["cost"] for card in published}


@pytest.mark.parametrize("game", REFERENCES)
def test_links_inside_a_reference_lead_somewhere(game: str) -> None:
    text = reference(game)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    targets = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    targets.update(defined_ids(text))
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= targets


def test_every_rule_has_a_test() -> None:
    claimed = ids_claimed_under(ROOT / "tests")
    rules = [rule for game in REFERENCES if game_exists(game) for rule in defined_ids(reference(game))]
    unproved = [rule for rule in rules if rule not in claimed]
    assert not unproved, (
        f'{len(unproved)} of {len(rules)} rules are proved by no test (mark one @pytest.mark.rule("ID"), '
        f"or write 'proves: ID' in a scenario): {', '.join(unproved)}"
    )


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    rules = {rule for game in REFERENCES for rule in defined_ids(reference(game))}
    rules |= {f"CARD-{card}" for card in tomllib.loads(CARDS.read_text(encoding="utf-8"))["cards"]}
    unknown = {rule: sorted(files) for rule, files in ids_claimed_under(ROOT / "tests").items() if rule not in rules}
    assert not unknown, f"ids that no reference defines: {unknown}"


MODULE = '''
"""ROLL-1 in a docstring does not count."""
CASES = [pytest.param(1, marks=pytest.mark.rule("ROLL-2"))]

@pytest.mark.rule("ROLL-3", "ROLL-4")
def test_of_two_rules():
    """Nor does ROLL-5 here."""

@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.slow, pytest.mark.rule("ROLL-6")])])
async def test_with_parameters(n): ...

@pytest.mark.rule("ROLL-7")
class TestTogether:
    @pytest.mark.rule("ROLL-8")
    def test_apart(self): ...

@pytest.mark.rule("ROLL-9")
def builder_that_is_no_test(): ...

@pytest.mark.rule(f"ROLL-{10}")
def test_whose_ids_are_computed(): ...

@pytest.mark.slow("ROLL-11")
def test_with_another_mark(): ...
'''


def test_only_rule_marks_on_tests_are_claims() -> None:
    assert ids_of_module(MODULE) == {f"ROLL-{number}" for number in (2, 3, 4, 6, 7, 8)}


def test_only_proves_lines_of_a_scenario_are_claims() -> None:
    scenario = "title: ROLL-1\nproves: ROLL-6,CARD-rock-on \nproves: ROLL-9\n\n# proves: ROLL-2\n"
    assert ids_of_scenario(scenario) == {"ROLL-6", "CARD-rock-on", "ROLL-9"}


def test_claims_are_collected_from_all_folders(tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    mark = '@pytest.mark.rule("END-1")\ndef test_it(): ...\n'
    (tmp_path / "deep" / "test_a.py").write_text(mark, encoding="utf-8")
    (tmp_path / "deep" / "builders.py").write_text(mark.replace("END-1", "END-2"), encoding="utf-8")
    (tmp_path / "deep" / "er" / "b.scenario").write_text("proves: END-1, END-3\n", encoding="utf-8")
    assert ids_claimed_under(tmp_path) == {
        "END-1": {"deep/test_a.py", "deep/er/b.scenario"},
        "END-3": {"deep/er/b.scenario"},
    }


@pytest.mark.parametrize("line", ['- <a id="RUN-1"></a>**RUN-2 Title.** text', '- <a id="RUN-1"></a>no label'])
def test_an_anchor_needs_its_own_label(line: str) -> None:
    with pytest.raises(AssertionError, match="anchor"):
        defined_ids(line)
