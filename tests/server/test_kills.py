"""Short runs of `python -m scripts.kills`, which kills servers in the middle of play; by hand it kills a thousand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scripts.kills.__main__ import main

SHORT = ["--tables", "3", "--actions", "25", "--between", "0.3", "--ending", "2", "--pause", "1", "--quiet"]
ENDING = ["--enough", "1", "--ending", "60"]  # it takes as long as it takes, and seldom more than a few seconds


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == []
    assert found["accepted"] > 0
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "done"),
    [
        (["--store", "sqlite", "--kills", "2"], {"kills": 2}),
        (
            ["--store", "postgresql", "--kills", "3", "--processes", "2", "--disturb", "1"],
            {"kills": 3, "restart": 1, "crash": 1, "stand still": 1},
        ),
    ],
    ids=["sqlite", "postgresql"],
)
def test_nothing_is_lost_and_nothing_is_done_twice(
    arguments: list[str], done: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    found = run(capsys, *arguments, *SHORT, "--enough", "1")
    assert found["done"] == done
    assert found["shown_again_s"]["count"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_no_race_of_a_tour_or_a_contest_is_lost_or_counted_twice(
    store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    short = ["--tables", "2", "--actions", "120", "--between", "0.3", "--processes", "2", "--quiet"]
    found = run(capsys, "--scenes", "tours,contests,shelves", "--store", store, "--kills", "2", *short, *ENDING)
    assert found["done"] == {"kills": 2}
    assert found["tours"]["standings_shown"] > 0
    assert found["contests"]["rows_shown"] > 0
