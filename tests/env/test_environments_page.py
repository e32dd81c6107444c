"""docs/environments.md: its Python runs, and it names every field."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from cubecup.env.observation import ALL_FIELDS, RARE_SIZE, SEAT_SIZE, TABLE_SIZE

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_its_python_runs(block: str) -> None:
    exec(compile(block, "environments.md", "exec"), {})


def test_it_names_every_field() -> None:
    assert len(BLOCKS) == 4
    for field in ALL_FIELDS:
        assert f"| `{field.name}` | {field.size} | {field.meaning} |" in PAGE
    two, four = (seats * (SEAT_SIZE + RARE_SIZE) + TABLE_SIZE for seats in (2, 4))
    assert f"it has {two} numbers, with four {four}." in PAGE


@pytest.mark.slow
def test_the_example_beats_random_play() -> None:
    example: dict[str, Any] = runpy.run_path(str(ROOT / "examples" / "learn_to_race.py"))
    learner = example["train"](updates=16, seed=1)
    untrained = example["train"](updates=0, seed=1)
    share = example["share_of_wins"](learner, games=20, seed=500, cards="race-1", most_rounds=15)
    assert share >= 0.75
    assert share > example["share_of_wins"](untrained, games=20, seed=500, cards="race-1", most_rounds=15)
