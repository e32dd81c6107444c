"""docs/bots.md keeps its word: its examples run, and it names every level and style."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.bots.registry import LEVELS
from cubecup.bots.styles import STYLES

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_examples_run_one_after_another() -> None:
    """The last one with a single game instead of 400."""
    names: dict[str, object] = {}
    source = "\n".join(EXAMPLES).replace("range(20)", "range(1)").replace("Cubitos().content.sets", '["race-1"]')
    exec(compile(source, "docs/bots.md", "exec"), names)
    assert names["winner"] in (0, 1)
    assert names["figures"] != (0.0, (0.0, 1.0), 0.0)


def test_a_bot_takes_ten_lines() -> None:
    assert len([line for line in EXAMPLES[0].splitlines() if line.strip()]) <= 10


def test_every_level_and_style_is_on_the_page() -> None:
    for name in (*LEVELS, *STYLES):
        assert f"| `{name}` |" in PAGE
