"""Short runs of `scripts/kill_servers.py` and `kill_tours.py`, which kill servers in the middle of play; by hand they
kill a thousand."""

from __future__ import annotations

import json

import pytest

from scripts import kill_servers, kill_tours

SHORT = ["--tables", "4", "--actions", "5", "--between", "0.3", "--settle", "1", "--pause", "1", "--quiet"]


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
    assert kill_servers.main([*arguments, *SHORT]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["done"] == done
    assert found["faults"] == []
    assert found["accepted"] > 0
    assert found["shown_again_s"]["count"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_no_race_of_a_tour_is_lost_or_made_twice(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--tables", "2", "--actions", "60", "--between", "0.3", "--settle", "30", "--processes", "2", "--quiet"]
    assert kill_tours.main(["--store", store, "--kills", "2", *short]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["done"] == {"kills": 2}
    assert found["faults"] == []
    assert found["standings_shown"] > 0
