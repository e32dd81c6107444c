"""A link to a record file: kept only when somebody asks for it, for a while, and gone when they want."""

from __future__ import annotations

import pytest

from cubecup.server.table.clocks import now
from tests.server.conftest import MakeHouse
from tests.server.house import Address, House, JsonObject
from tests.server.test_going_on import gone_on, raced

TOKEN = "t" * 40


def share(house: Address, token: str = TOKEN) -> JsonObject:
    answer = house.post("/api/shared", {"record": str(raced()), "token": token})
    assert answer.status == 201, answer.text
    made: JsonObject = answer.body
    return made


def kept(house: House) -> int:
    return house.call(house.tables.store.records.count())


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_shared_record_is_told_gone_on_from_and_removed(
    make_house: MakeHouse, store: str, request: pytest.FixtureRequest
) -> None:
    where = {} if store == "sqlite" else {"database": request.getfixturevalue("database")}
    house = make_house(**where)
    made = share(house)
    assert 29 < (made["until"] - now()) / 86_400 <= 30
    house.stop()
    house = make_house(**where)
    replay = house.get(f"/api/shared/{made['shared']}/replay").body
    assert replay == house.post("/api/replay", {"record": str(raced())}).body
    assert gone_on(house, {"shared": made["shared"], "at": 9})["table"]
    strange = house.post(f"/api/shared/{made['shared']}/forget", {"token": "s" * 40})
    assert (strange.status, strange.body["code"]) == (404, "no-such-record")
    assert house.get(f"/api/shared/{made['shared']}/replay").status == 200
    assert house.post(f"/api/shared/{made['shared']}/forget", {"token": TOKEN}).status == 200
    assert house.get(f"/api/shared/{made['shared']}/replay").status == 404
    assert house.post(f"/api/shared/{made['shared']}/forget", {"token": TOKEN}).status == 404


def test_after_its_day_it_is_not_there_any_more(make_house: MakeHouse) -> None:
    house = make_house(link_days=0.0)
    made = share(house)
    assert house.get(f"/api/shared/{made['shared']}/replay").status == 404, "also before anybody has tidied"
    house.call(house.tables.tidy())
    assert kept(house) == 0


def test_opening_a_file_keeps_nothing_and_nothing_damaged_is_kept(make_house: MakeHouse) -> None:
    house = make_house()
    assert house.post("/api/replay", {"record": str(raced())}).status == 200
    for record, code in (("<html>", "bad-record"), (str(raced()).replace("0 push", "0 fly"), "bad-action")):
        assert house.post("/api/shared", {"record": record, "token": TOKEN}).body["code"] == code
    assert house.post("/api/shared", {"record": "x" * 300_001, "token": TOKEN}).body["code"] == "too-long"
    assert house.post("/api/shared", {"record": str(raced()), "token": "short"}).body["code"] == "bad-message"
    assert kept(house) == 0


def test_there_are_limits(make_house: MakeHouse) -> None:
    house = make_house(most_links=2, links_per_minute=4)
    share(house)
    share(house)
    full = house.post("/api/shared", {"record": str(raced()), "token": TOKEN})
    assert (full.status, full.body["code"]) == (503, "links-full")
    house.post("/api/shared", {"record": str(raced()), "token": TOKEN})
    assert house.post("/api/shared", {"record": str(raced()), "token": TOKEN}).body["code"] == "flood"
    assert kept(house) == 2


@pytest.mark.parametrize("id", ["nothing-here", "x" * 500, "%00", "..%2F.."])
def test_nobody_finds_what_is_not_there(house: House, id: str) -> None:
    assert house.get(f"/api/shared/{id}/replay").status == 404
