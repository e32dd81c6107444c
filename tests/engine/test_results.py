"""The results of a race: told by distance, and agreeing with the record they were made from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.odds import push_odds
from cubecup.cubitos.results import race_results
from cubecup.cubitos.shapes import RaceResults
from cubecup.cubitos.state import CubitosState
from cubecup.games import game_of
from cubecup.kernel.dice import TABLE
from cubecup.kernel.record import Record, Recorder, read_record, replay
from tests.golden.test_golden import RECORDS


@cache
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


class ChosenDice:
    """Rolls that are written down: for each die in its order the number of its face; 0 is a coin, 5 a blank."""

    ROLLS: Final = {
        0: ("0055555555", "00055555"),
        1: ("000555555", "055555", "55555"),
    }

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        if seat == TABLE:
            return [0] * count
        written = self.ROLLS[seat][roll] if roll < len(self.ROLLS[seat]) else "5" * count
        assert len(written) == count, f"seat {seat} rolls {count} dice"
        return [int(face) for face in written]


def test_boldest_and_dearest_as_one_counts_them_by_hand() -> None:
    """Seat 1 pushes six gray dice and then five, four of them light (5 of 6 faces blank) and two dark (4 of 6)."""
    game = Cubitos("race-1", timing="free")
    race = Recorder(game, 2, seed=1, source=ChosenDice())
    for seat, action in ((0, "push"), (0, "pass"), (1, "push"), (1, "push")):
        race.apply(seat, action)
    safe, daring = race_results(game, race.record)["seats"]
    assert (safe["pushes"], safe["busts"], safe["dearest"]) == (1, 0, None)
    assert safe["boldest"] == {"round": 1, "chance": 0.0, "dice": 2, "hits": 3, "bust": False}
    assert (daring["pushes"], daring["busts"]) == (2, 1)
    held, bust = daring["boldest"], daring["dearest"]
    assert held is not None
    assert bust is not None
    assert held["chance"] == pytest.approx((5 / 6) ** 4 * (4 / 6) ** 2)
    assert (held["dice"], held["hits"], held["bust"]) == (3, 1, False)
    assert bust["chance"] == pytest.approx((5 / 6) ** 3 * (4 / 6) ** 2), "riskier, but it did not hold"
    assert (bust["dice"], bust["hits"], bust["bust"], bust["round"]) == (4, 0, True, 1)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_of_all_pushes_the_boldest_held_and_the_dearest_cost_most(path: Path) -> None:
    """Found once more from the record, push by push."""
    record, results, _ = results_of(path)
    game = game_of(record)
    held: list[list[float]] = [[] for _ in range(record.seats)]
    lost: list[list[int]] = [[] for _ in range(record.seats)]  # active dice of pushes that went wrong
    cost = [0] * record.seats
    declared: dict[int, tuple[float, int]] = {}
    for at, state in enumerate(replay(record, game)):
        assert isinstance(state, CubitosState)
        for word, seat, _ in state.journal or []:
            if word == "push":  # what is not declared is forced, and nobody's risk
                chance, cost[seat] = declared.pop(seat, (0.0, 0))
                held[seat].append(chance)
            elif word == "bust":
                lost[seat].append(cost[seat])
                held[seat].pop()
        state.journal = []
        line = record.lines[at] if at < len(record.lines) else None
        if line is not None and line.action == "push":
            declared[line.seat] = (push_odds(state, line.seat).bust, len(state.active[line.seat]))
    for seat, told in enumerate(results["seats"]):
        assert (told["busts"], told["pushes"]) == (len(lost[seat]), len(lost[seat]) + len(held[seat]))
        assert (told["boldest"]["chance"] if told["boldest"] else None) == max(held[seat], default=None)
        assert (told["dearest"]["dice"] if told["dearest"] else None) == max(lost[seat], default=None)
