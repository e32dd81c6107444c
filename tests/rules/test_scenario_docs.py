"""docs/scenarios.md keeps its word: its example is played, its tables name every line, its error is the real one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadFile
from cubecup.kernel.scenario import fact, read_scenarios, run
from tests.rules.ids import defined_ids
from tests.scenario_games import from_words

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"^```scenario\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXPECTED = [line.strip() for line in EXAMPLE.partition("expect:\n")[2].splitlines()]


def table(heading: str) -> list[list[str]]:
    """The cells of the table whose first columns have this heading."""
    _, _, rows = PAGE.partition(f"| {heading} |")
    lines = rows.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def keys(heading: str) -> set[str]:
    """The words with a colon in the first column."""
    return {word.removesuffix(":") for row in table(heading) for word in quoted(row[0])}


def complaint(*lines: str) -> str:
    """What the reader of positions expects instead of a line that is wrong on purpose."""
    with pytest.raises(BadFile) as error:
        Cubitos().read_position(list(enumerate(lines, 1)), 2)
    return str(error.value.expected)


def listed(text: str) -> set[str]:
    """The words of `one of a, b, c; not 'x'`."""
    return {word.split()[-1] for word in text.partition("; not '")[0].split(", ")}


def play(text: str) -> None:
    (scenario,) = read_scenarios(text, "keep_on.scenario")
    run(scenario, from_words)


def test_the_example_holds() -> None:
    play(EXAMPLE)


@pytest.mark.parametrize("line", EXPECTED)
def test_each_expectation_of_the_example_can_fail(line: str) -> None:
    """With one action less every fact is different, and so is every question."""
    shorter = EXAMPLE.replace("  0 use keep-on-rollin\n  0 push | 0 light-gray:-$1 white:-\n", "")
    before, _, _ = shorter.partition("expect:\n")
    if line == "0 busted = no":
        before += "  0 bust\n"
    with pytest.raises(BadFile, match=re.escape(line.partition(" = ")[0].split()[-1])):
        play(f"{before}expect:\n  {line}\n")


def test_the_example_names_rules_that_exist() -> None:
    (scenario,) = read_scenarios(EXAMPLE, "page")
    assert scenario.proves
    assert set(scenario.proves) <= set(defined_ids((DOCS / "rules.md").read_text(encoding="utf-8")))


def test_the_example_has_every_kind_of_line() -> None:
    assert keys("line | meaning") == set(re.findall(r"^(\w+):", EXAMPLE, re.MULTILINE))


def test_the_example_has_every_kind_of_expectation() -> None:
    described = {quoted(row[0])[0].split()[0] for row in table("line | must hold")}
    assert described == {line.split()[0] for line in EXPECTED}


def test_the_error_on_the_page_is_the_real_one() -> None:
    (shown,) = re.findall(r"^    (keep_on\.scenario, line .*)$", PAGE, re.MULTILINE)
    with pytest.raises(BadFile) as error:
        play(EXAMPLE.replace("0 credits = 2", "0 credits = 3"))
    assert str(error.value) == shown


def test_the_page_names_every_line_about_the_table() -> None:
    assert keys("table line") == listed(complaint("no-such-line: 1"))


def test_the_page_names_every_line_about_a_seat() -> None:
    assert keys("seat line") == listed(complaint("[0]", "no-such-line: 1"))


def test_the_page_names_every_mark() -> None:
    (marks,) = (row[1] for row in table("seat line") if row[0] == "`marks:`")
    assert set(quoted(marks)) == listed(complaint("[0]", "marks: no-such-mark"))


def test_the_page_names_every_phase() -> None:
    phases = {word for row in table("phase") for word in quoted(row[0])}
    assert phases == listed(complaint("phase: no-such-phase")) - {"phase"}


def test_the_facts_on_the_page_are_facts() -> None:
    seat, _, about_table = PAGE.partition("Facts are read off the view")[2].partition("about the table")
    view = Cubitos().new(seats=2, seed=1).view(-1)
    of_seat = quoted(seat)
    of_table = quoted(about_table.partition("Truth is")[0])
    assert [name for name in of_seat if fact(view, f"0 {name}") is None] == []
    assert [name for name in of_table if fact(view, name) is None] == []
    assert len(of_seat) > 20
    assert len(of_table) > 8


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", PAGE))
def test_links_lead_somewhere(link: str) -> None:
    file, _, anchor = link.partition("#")
    target = (DOCS / file).read_text(encoding="utf-8")
    assert not anchor or anchor in defined_ids(target)
