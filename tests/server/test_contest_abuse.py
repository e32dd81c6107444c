"""What people try at contests: each way has the answer that docs/contests.md states."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime

import msgspec
import pytest

from cubecup.server.storage.rows import GameResult
from cubecup.server.storage.sqlite_store import SqliteStore
from cubecup.server.table import clocks
from tests.server.browser import Browser
from tests.server.conftest import MakeHouse
from tests.server.contesting import DAY_SECONDS, AheadClock, Racer, day_of, duplicate
from tests.server.house import House
from tests.server.touring import HOP, race

MANY = 10_000


# -- second tries ------------------------------------------------------------------------------------------------------


def test_another_name_is_no_other_player(house: House) -> None:
    contest = duplicate(house)
    ann = Racer(house, "Ann")
    ann.run(contest)
    ann.name, ann.token = "Somebody else", secrets.token_hex(20)
    assert not ann.begin(contest)["counted"]
    assert [row["name"] for row in ann.board(contest)["rows"]] == ["Ann"]


def test_another_key_is_another_player_also_with_the_same_name(house: House) -> None:
    contest = duplicate(house)
    ann, twin = Racer(house, "Ann"), Racer(house, "Ann")
    ann.run(contest)
    assert twin.begin(contest)["counted"]
    rows = twin.board(contest)["rows"]
    assert [(row["name"], row["mine"]) for row in rows] == [("Ann", False), ("Ann", True)]


# -- others' results, and made-up ones ---------------------------------------------------------------------------------


def test_anothers_race_cannot_be_made_ones_own(house: House) -> None:
    """Neither by the token of their seat, which is not told, nor by their table, nor by a copy of it."""
    contest = duplicate(house)
    ann, thief = Racer(house, "Ann"), Racer(house, "Thief")
    table = ann.begin(contest)["table"]
    thief.token = ann.token
    own = thief.begin(contest)
    assert own["table"] != table
    race(house, table, ann.token)
    rows = {row["name"]: row for row in thief.board(contest)["rows"]}
    assert rows["Ann"]["rank"] == 1
    assert (rows["Thief"]["rank"], rows["Thief"]["rounds"]) == (0, 0)
    record = house.get(f"/api/tables/{table}/record").text
    seats = [{"kind": "person", "name": "Thief"}, {"kind": "bot", "name": "Bot"}]
    copied = house.post("/api/continue", {"moment": {"record": record, "at": 3}, "seats": seats})
    assert copied.status == 201, copied.text
    assert house.get(f"/api/tables/{copied.body['table']}").body["contest"] is None
    stranger = Browser(house, own["table"], secrets.token_hex(20))
    assert stranger.you == []
    stranger.close()


@pytest.mark.parametrize(
    "forged",
    [
        {"result": {"places": [1, 2], "rounds": 1}},
        {"rank": 1, "rounds": 1},
        {"table": "somebody-elses"},
        {"counted": True},
        {"day": "1999-01-01"},
    ],
)
def test_no_result_can_be_sent(house: House, forged: dict[str, object]) -> None:
    contest = duplicate(house)
    ann = Racer(house)
    wanted = {"key": ann.key, "token": ann.token, "name": "Ann", **forged}
    answer = house.post(f"/api/contests/{contest}/tries", wanted)
    assert (answer.status, answer.body["code"]) == (400, "bad-message")
    assert ann.board(contest)["rows"] == []
    for method in ("PUT", "PATCH", "DELETE"):
        assert house.request(method, f"/api/contests/{contest}", wanted).status == 405


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ann\u200b", "name-hidden"),
        ("nnA\u202e", "name-hidden"),
        ("\u3164", "name-hidden"),
        ("a\u0337\u0336\u0335\u0334", "name-marks"),
        ("Аnn", "name-mixed"),  # the first letter is Cyrillic
        ("A" * 30, "name-long"),
    ],
)
def test_boards_have_names_that_can_be_seen_and_told_apart(house: House, name: str, code: str) -> None:
    """By the one rule for all names (`shelf/names.py`); nothing is begun."""
    contest = duplicate(house)
    ann = Racer(house)
    answer = house.post(f"/api/contests/{contest}/tries", {"key": ann.key, "token": ann.token, "name": name})
    assert (answer.status, answer.body["code"]) == (400, code)
    assert ann.board(contest)["rows"] == []
    title = house.post("/api/contests", {"options": HOP, "against": ["steady"], "title": name + "\u202e"})
    assert title.status == 400


# -- ten thousand names ------------------------------------------------------------------------------------------------


def test_ten_thousand_names_make_no_long_board(make_house: MakeHouse, short_days: None) -> None:
    """The best hundred and one's own row are told, in a moment; races are compared for fewer still."""
    house = make_house()
    contest = day_of(house).body["contests"][1]["contest"]
    ann = Racer(house)
    rounds = ann.run(contest)["round"]
    store = house.tables.store
    assert isinstance(store, SqliteStore)
    sql = "INSERT INTO tries(contest, player, table_id, counted, name, begun, result) VALUES (?, ?, ?, 1, ?, ?, ?)"
    better = GameResult(places=(1,), rounds=rounds - 1, left=(0,), at=1.0)
    result = msgspec.json.encode(better).decode()
    rows = [(sql, (contest, f"player {n}", f"table-{n}", f"Name {n}", float(n), result)) for n in range(MANY)]
    house.call(store.database.write(*rows))
    ann.board(contest)
    time.sleep(2.1)  # a board is told as it was a moment ago
    begun = time.perf_counter()
    told = ann.board(contest)
    took = time.perf_counter() - begun
    assert (told["players"], told["finished"], len(told["rows"])) == (MANY + 1, MANY + 1, 101)
    assert (told["rows"][-1]["rank"], told["rows"][-1]["mine"]) == (MANY + 1, True)
    assert took < 5, "an accident, not a busy machine"
    courses = house.post(f"/api/contests/{contest}/courses", {"key": ann.key}).body["courses"]
    assert [course["name"] for course in courses] == ["Ann"]  # those of tables that are gone are left out


# -- clocks, midnight, time zones --------------------------------------------------------------------------------------


def test_a_clock_set_back_while_the_server_runs_changes_nothing(
    make_house: MakeHouse, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = make_house()
    clock[0] = 2.0 * DAY_SECONDS
    today = day_of(house).body["today"]
    monkeypatch.setattr(AheadClock, "time", lambda _: time.time() - 5 * DAY_SECONDS)
    assert day_of(house).body["today"] == today
    assert day_of(house, today).status == 200


def test_a_day_begins_for_all_time_zones_at_once(
    make_house: MakeHouse, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server stands makes no difference either."""
    house = make_house()
    told = []
    try:
        for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"):  # 25 hours apart
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            told.append(day_of(house).body)
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()
    assert len({(one["today"], one["ends"], one["contests"][0]["contest"]) for one in told}) == 1
    assert told[0]["today"] == str(datetime.fromtimestamp(clocks.now(), UTC).date())
    clock[0] = told[0]["ends"] - clocks.now() - 5
    assert day_of(house).body["today"] == told[0]["today"]
    clock[0] += 10
    assert day_of(house).body["today"] > told[0]["today"]


def test_one_race_of_each_of_two_days_around_midnight(
    make_house: MakeHouse, clock: list[float], short_days: None
) -> None:
    """Whoever races over midnight has that day's race counted, and the next day's besides."""
    house = make_house()
    ann = Racer(house)
    today = day_of(house).body
    first = today["contests"][1]["contest"]
    table = ann.begin(first)["table"]
    clock[0] = today["ends"] - clocks.now() + 1
    second = day_of(house).body["contests"][1]["contest"]
    assert second != first
    ann.token = secrets.token_hex(20)
    ann.run(second)
    assert not ann.begin(second)["counted"]
    assert ann.board(second)["rows"][0]["rank"] == 1
    assert ann.board(first)["rows"][0]["rank"] == 0
    assert house.get(f"/api/tables/{table}").body["contest"]["day"] == today["day"]
