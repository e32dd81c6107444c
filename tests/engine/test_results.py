"""The results of a race: told by distance, and agreeing with the record they were made from."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.results import race_results
from cubecup.cubitos.shapes import RaceResults
from cubecup.cubitos.state import CubitosState
from cubecup.games import game_of
from cubecup.kernel.record import Record, read_record, replay
from tests.golden.test_golden import RECORDS


def results_of(path: Path) -> tuple[Record, RaceResults, CubitosState]:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    game = game_of(record)
    assert isinstance(game, Cubitos)
    *_, last = replay(record, game)
    assert isinstance(last, CubitosState)
    return record, race_results(game, record), last


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_results_agree_with_the_race(path: Path) -> None:
    record, results, last = results_of(path)
    assert results["rounds"] == last.round
    for seat, told in enumerate(results["seats"]):
        assert len(told["left"]) == len(told["places"]) == last.round
        assert (told["place"] == 1) == (seat in last.winners())
        assert told["places"][-1] == told["place"]
        assert told["left"][0] <= results["length"]
        declared = sum(line.seat == seat and line.action == "push" for line in record.lines)
        assert told["pushes"] >= declared
        bought = [line.action for line in record.lines if line.seat == seat and line.action.startswith("buy ")]
        assert sum(told["bought"].values()) == sum(action != "buy movement" for action in bought)
        assert told["fans"] == last.fans[seat]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_order_is_by_distance(path: Path) -> None:
    """A winner has nothing left to go, and nobody is placed before a runner who has come farther."""
    _, results, last = results_of(path)
    seats = results["seats"]
    assert all(seats[winner]["left"][-1] <= 0 for winner in last.winners())
    ordered = sorted(range(len(seats)), key=lambda seat: seats[seat]["place"])
    assert seats[ordered[0]]["left"][-1] == min(told["left"][-1] for told in seats)


def test_boldest_and_dearest_are_of_the_pushes_that_were_made() -> None:
    boldest = [told["boldest"] for path in RECORDS for told in results_of(path)[1]["seats"]]
    dearest = [told["dearest"] for path in RECORDS for told in results_of(path)[1]["seats"]]
    assert any(push and push["chance"] > 0 for push in boldest)
    assert all(push is None or (not push["bust"] and 0 <= push["chance"] < 1) for push in boldest)
    assert any(dearest)
    assert all(push is None or (push["bust"] and push["hits"] == 0) for push in dearest)


def test_a_race_under_way_has_results_so_far() -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))
    record.lines = record.lines[:40]
    game = game_of(record)
    results = game.results(record)
    assert results["rounds"] >= 1
    assert all(len(told["left"]) == results["rounds"] - 1 for told in results["seats"])
