"""Whose a shelf is: nobody reads or changes another's; it moves by a code that works once, and can be deleted."""

from __future__ import annotations

import http.client
import json
import logging
import random
import secrets
from contextlib import closing
from typing import Any

import pytest

from cubecup.server.races.shelf_moves import LETTERS
from cubecup.server.settings import Settings
from cubecup.server.table.tokens import hashed
from cubecup.server.web.requests.all import OFFERS
from tests.server.conftest import MakeHouse
from tests.server.contesting import duplicate
from tests.server.house import PATIENCE, House, JsonObject
from tests.server.shelf_owner import ShelfOwner, as_printed
from tests.server.touring import go_on, race

__all__ = ["as_printed"]
pytestmark = pytest.mark.usefixtures("as_printed")


def test_nobody_reads_or_changes_anothers_shelf(house: House) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", name="Ann", creature="white", colour=1)
    table = ann.race("person", "bot")
    mine = ann.ask()
    assert mine["name"] == "Ann"
    strangers = [
        secrets.token_hex(20),
        hashed(ann.key),
        ann.key.upper(),
        ann.key[:-1] + "x",
        "%" * 40,
        "' OR 1=1 --" * 4,
    ]
    for key in strangers:
        told = house.post("/api/shelf", {"key": key}).body
        assert (told["name"], told["races"], told["figures"]["races"]) == ("", [], 0), key
        assert house.post("/api/shelf/look", {"key": key, "name": "Eve"}).body["name"] == "Eve"
        assert house.post("/api/shelf/forget", {"key": key}).status == 200
    assert ann.ask() == mine
    told = house.get(f"/api/tables/{table}").text
    assert ann.key not in told
    assert hashed(ann.key) not in told
    assert not any(hashed(ann.key) in body or ann.key in body for body in house.given), "nobody is ever told"


@pytest.mark.parametrize(
    "body", [{}, {"key": "short"}, {"key": 7}, {"key": "k" * 40, "name": "x", "who": 1}, {"key": "k" * 900}]
)
def test_bad_requests_are_refused(house: House, body: Any) -> None:
    for way in ("", "/look", "/move", "/forget"):
        assert house.post(f"/api/shelf{way}", body).status == 400


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "\u202eeve"}, "name-hidden"),
        ({"name": "x" * 25}, "name-long"),
        ({"name": "Аnn"}, "name-mixed"),
        ({"creature": "unicorn"}, "creature"),
        ({"colour": 4}, "bad-message"),
        ({"colour": -2}, "bad-message"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_and_changes_nothing(house: House, wish: JsonObject, code: str) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", name="Ann", creature="blue", colour=2)
    answer = house.post("/api/shelf/look", {"key": ann.key, **wish})
    assert (answer.status, answer.body["code"]) == (400, code)
    assert [ann.ask()[part] for part in ("name", "creature", "colour")] == ["Ann", "blue", 2]


def test_names_are_judged_in_one_place(house: House) -> None:
    """Tables, seats, bots, contests and shelves say the same of a name."""
    bad = "A\u200bn"
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    made = house.post("/api/tables", {"seats": seats}).body
    key, token = secrets.token_hex(20), secrets.token_hex(20)
    asked = [
        ("/api/tables", {"seats": [{"kind": "person", "name": bad}, {"kind": "bot"}]}),
        (f"/api/tables/{made['table']}/join", {"name": bad}),
        (f"/api/tables/{made['table']}/bot", {"host": made["host"], "seat": 1, "name": bad}),
        ("/api/contests", {"against": ["steady"], "title": bad}),
        (f"/api/contests/{duplicate(house)}/tries", {"key": key, "token": token, "name": bad}),
        ("/api/shelf/look", {"key": key, "name": bad}),
    ]
    assert {house.post(path, body).body["code"] for path, body in asked} == {"name-hidden"}


def test_keys_are_never_part_of_an_address() -> None:
    for offer in OFFERS:
        assert "key" not in offer.path
        if offer.path.startswith("/api/shelf"):
            assert offer.method == "post"
            assert "{" not in offer.path


def test_keys_and_codes_are_in_no_log(make_house: MakeHouse, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    house = make_house()
    ann = ShelfOwner(house)
    ann.race("person", "bot")
    code = ann.ask("/move")["code"]
    house.post("/api/shelf/arrive", {"code": code})
    house.post("/api/shelf", {"key": ann.key, "wrong": 1})
    house.post("/api/shelf/arrive", {"code": code})
    ann.ask("/forget")
    assert "/api/shelf" in caplog.text
    for secret in (ann.key, hashed(ann.key), code, code.replace("-", "")):
        assert secret not in caplog.text


# -- moving and deleting -------------------------------------------------------------------------------------------


def test_a_shelf_moves_by_a_code_that_works_once(house: House) -> None:
    ann = ShelfOwner(house)
    table = ann.race("person", "bot")
    code = ann.ask("/move")["code"]
    spelled = code.lower().replace("-", " ")
    answer = house.post("/api/shelf/arrive", {"code": spelled})
    phone = ShelfOwner(house)
    phone.key = answer.body["key"]
    assert phone.key == ann.key
    assert phone.tables() == ann.tables() == [table]
    for again in (code, spelled, "", "A" * 12, code[:-1]):
        answer = house.post("/api/shelf/arrive", {"code": again})
        assert (answer.status, answer.body["code"]) == (400, "shelf-code")


def test_a_new_code_takes_the_place_of_the_old_and_none_lasts(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house(codes_per_minute=1000)
    ann = ShelfOwner(house)
    first, second = ann.ask("/move")["code"], ann.ask("/move")["code"]
    assert first != second
    assert house.post("/api/shelf/arrive", {"code": first}).body["code"] == "shelf-code"
    clock[0] = 601.0
    assert house.post("/api/shelf/arrive", {"code": second}).body["code"] == "shelf-code"


def _guesses(count: int) -> list[str]:
    draw = random.Random(count)
    return ["".join(draw.choices(LETTERS, k=12)) for _ in range(count)]


def test_guessing_codes_is_refused_after_a_few(make_house: MakeHouse) -> None:
    house = make_house(codes_per_minute=Settings().codes_per_minute)
    ann = ShelfOwner(house)
    ann.ask("/move")
    guesses = _guesses(40)
    codes = [house.post("/api/shelf/arrive", {"code": guess}).body["code"] for guess in guesses]
    assert codes.count("shelf-code") <= 10
    assert set(codes) == {"shelf-code", "flood"}


def test_ten_thousand_guesses_open_nothing(make_house: MakeHouse) -> None:
    """Also without the limit, and next to a code that is right: a code has 60 bits."""
    house = make_house(codes_per_minute=100_000)
    code = ShelfOwner(house).ask("/move")["code"].replace("-", "")
    near = [code[:at] + letter + code[at + 1 :] for at in range(12) for letter in LETTERS if letter != code[at]]
    guesses = [*near, *_guesses(10_000 - len(near))]
    with closing(http.client.HTTPConnection(house.host, house.port, timeout=PATIENCE)) as connection:
        assert {_guess(connection, guess) for guess in guesses} == {400}
    assert house.post("/api/shelf/arrive", {"code": code}).status == 200


def _guess(connection: http.client.HTTPConnection, code: str) -> int:
    """Over a connection that stays: ten thousand would cost more than what they ask."""
    body = json.dumps({"code": code})
    connection.request("POST", "/api/shelf/arrive", body, {"Content-Type": "application/json"})
    with connection.getresponse() as answer:
        answer.read()
        return answer.status


def test_the_database_alone_opens_no_shelf(house: House) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", name="Ann")
    code = ann.ask("/move")["code"].replace("-", "")
    database = house.tables.store.database  # type: ignore[attr-defined]
    rows = database.read("SELECT * FROM shelf_moves") + database.read("SELECT * FROM shelves")
    everything = str(rows)
    assert hashed(ann.key) in everything
    assert ann.key not in everything
    assert ann.key.encode().hex() not in everything
    assert code not in everything


def test_a_deleted_shelf_is_gone_at_once(house: House) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", name="Ann", rated=True)
    contest = duplicate(house)
    token = secrets.token_hex(20)
    made = house.post(f"/api/contests/{contest}/tries", {"key": ann.key, "token": token, "name": "Ann"}).body
    race(house, made["table"], token)
    later = ann.make("person", "bot")
    assert ann.tables() == [made["table"]]
    code = ann.ask("/move")["code"]
    ann.ask("/forget")
    empty = ann.ask()
    assert (empty["name"], empty["rated"], empty["races"], empty["rating"]) == ("", False, [], None)
    assert house.post("/api/shelf/arrive", {"code": code}).body["code"] == "shelf-code"
    house.tables.contests._boards.clear()  # what was told a moment ago may be told again for two seconds
    (row,) = house.post(f"/api/contests/{contest}", {"key": ann.key}).body["rows"]
    assert (row["name"], row["rank"], row["mine"]) == ("", 1, False)
    race(house, later["table"], *later["tokens"])
    assert ann.tables() == [], "a race that was under way brings nothing back"
    following = go_on(house, later["table"], later["tokens"][0])
    race(house, following, *later["tokens"])
    assert ann.tables() == []
