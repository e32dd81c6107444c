"""Races of the day on the server: one for everybody, none before its time, all settled by one chain of secrets."""

from __future__ import annotations

import secrets
from datetime import date, timedelta

import pytest

from cubecup.server.table import clocks
from tests.server.conftest import MakeHouse
from tests.server.contesting import DAY_SECONDS, Racer, day_of
from tests.server.house import House
from tests.server.touring import race


def test_a_day_has_one_race_in_two_modes_and_no_day_is_known_before_it_begins(house: House) -> None:
    told = day_of(house).body
    against, alone = told["contests"]
    assert (against["mode"], alone["mode"]) == ("bots", "alone")
    assert {**against["options"], "alone": True} == alone["options"]
    assert against["secret"] == alone["secret"] == ""
    assert against["commitment"] == alone["commitment"]
    tomorrow = str(date.fromisoformat(told["today"]) + timedelta(days=1))
    for day in (tomorrow, "1999-01-01"):
        assert day_of(house, day).body["code"] == "no-such-day"
        answer = house.post(f"/api/contests/day.{day}.bots", {})
        assert answer.body["code"] == "no-such-day"
    assert day_of(house, "soon").body["code"] == "day"
    assert house.post(f"/api/contests/day.{told['today']}.together", {}).body["code"] == "mode"


@pytest.mark.parametrize("way", ["%Y%m%d", "%G-W%V-%u", "%GW%V%u"])
def test_a_day_has_one_name(house: House, way: str) -> None:
    """Under a second one it could be raced twice with the same dice."""
    other = date.fromisoformat(day_of(house).body["today"]).strftime(way)
    ann = Racer(house)
    assert house.post(f"/api/days/{other}", {}).body["code"] == "day"
    wanted = {"key": ann.key, "token": ann.token, "name": "Ann"}
    assert house.post(f"/api/contests/day.{other}.bots", {}).body["code"] == "day"
    assert house.post(f"/api/contests/day.{other}.bots/tries", wanted).body["code"] == "day"


def test_a_race_alone_against_the_track_is_counted_by_rounds(make_house: MakeHouse, short_days: None) -> None:
    house = make_house()
    contest = day_of(house).body["contests"][1]["contest"]
    ann = Racer(house)
    ended = ann.run(contest)
    (row,) = [row for row in ann.board(contest)["rows"] if row["mine"]]
    assert (row["place"], row["rounds"]) == (1, ended["round"])
    assert row["left"] <= 0


def test_midnight_in_the_middle_of_a_race(make_house: MakeHouse, clock: list[float], short_days: None) -> None:
    """A race belongs to the day on which it was begun, and counts for a few hours more."""
    house = make_house()
    today = day_of(house).body
    contest = today["contests"][1]["contest"]
    ann, late = Racer(house), Racer(house, "Late")
    table, too_late = ann.begin(contest)["table"], late.begin(contest)["table"]
    clock[0] = today["ends"] - clocks.now() + 60
    tomorrow = day_of(house).body
    assert tomorrow["today"] != today["today"]
    assert day_of(house, today["day"]).body["contests"][1]["secret"] == ""
    race(house, table, ann.token)
    assert ann.board(contest)["rows"][0]["rank"] == 1
    clock[0] += 6 * 3600
    race(house, too_late, late.token, seed=9)
    assert {row["name"]: row["rank"] for row in late.board(contest)["rows"]} == {"Ann": 1, "Late": 0}
    secret = day_of(house, today["day"]).body["contests"][1]["secret"]
    assert secret == tomorrow["contests"][0]["commitment"]  # what is told of a day is the promise for the next


def test_a_clock_that_is_set_back_brings_no_day_back(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house()
    clock[0] = 3.0 * DAY_SECONDS
    today = day_of(house).body["today"]
    Racer(house).begin(f"day.{today}.alone")
    house.stop()
    clock[0] = 0.0
    house = make_house()
    assert day_of(house).body["today"] == today


def test_days_in_a_row(make_house: MakeHouse, clock: list[float], short_days: None) -> None:
    house = make_house()
    ann = Racer(house)
    for _ in range(2):
        ann.run(day_of(house).body["contests"][1]["contest"])
        clock[0] += DAY_SECONDS
    told = house.post("/api/days/raced", {"key": ann.key}).body
    assert (len(told["days"]), told["streak"]) == (2, 2)
    clock[0] += DAY_SECONDS
    assert house.post("/api/days/raced", {"key": ann.key}).body["streak"] == 0
    assert house.post("/api/days/raced", {"key": secrets.token_hex(20)}).body == {"days": [], "streak": 0}
