"""docs/bots.md keeps its word: its examples run, and it names every level and style."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cubecup.bots.registry import LEVELS
from cubecup.bots.styles import STYLES
from cubecup.locales import catalog

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_examples_run_one_after_another() -> None:
    names: dict[str, Any] = {}
    exec(compile("\n".join(EXAMPLES), "docs/bots.md", "exec"), names)
    assert names["winner"] in (0, 1)
    assert all(names["lines"])


def test_a_bot_takes_ten_lines() -> None:
    assert len([line for line in EXAMPLES[0].splitlines() if line.strip()]) <= 10


def _row(name: str) -> list[str]:
    """The cells that follow a name in the table it stands in."""
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |")]
    assert len(rows) == 1, f"docs/bots.md has a row for {name}"
    return [cell.strip() for cell in rows[0].strip("|").split("|")][1:]


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_has_a_whole_row(name: str) -> None:
    in_the_browser, sees, time = _row(name)
    assert in_the_browser == (catalog("en").text(f"web-level-{name}") if LEVELS[name].offered else "")
    assert sees
    assert time == "none to speak of" or re.fullmatch(r"[\d.]+ ms", time)


@pytest.mark.parametrize("name", STYLES)
def test_every_style_has_its_row(name: str) -> None:
    assert all(_row(name))
