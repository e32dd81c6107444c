"""Bad input: a clear error with a code, nothing changed, limits kept."""

from __future__ import annotations

import contextlib
import json
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House

FREE = {"timing": "free"}


def _rows(house: House, table: str) -> int:
    with sqlite3.connect(house.tables.settings.database) as database:
        count: int = database.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0]
    database.close()
    return count


def _said(browser: Browser, raw: str | bytes) -> str:
    browser.socket.send(raw)
    answer = browser.until(lambda message: message["type"] in ("rejected", "bye"))
    return str(answer["problem"]["code"])


MALFORMED = (
    "",
    "hello",
    "[]",
    "{}",
    '{"type":"dance"}',
    '{"type":"act"}',
    '{"type":"act","id":"1","seat":0}',
    '{"type":"act","id":"1","seat":"0","action":"push"}',
    '{"type":"act","id":"1","seat":-1,"action":"push"}',
    '{"type":"act","id":"1","seat":4,"action":"push"}',
    '{"type":"act","id":"","seat":0,"action":"push"}',
    '{"type":"act","id":"1","seat":0,"action":""}',
    '{"type":"act","id":"1","seat":0,"action":"push","more":1}',
    '{"type":"act","id":"1","seat":0,"action":"' + "x" * 81 + '"}',
    b"\xff\xfe\x00",
)


@pytest.mark.parametrize("raw", MALFORMED)
def test_malformed_messages_are_refused_and_the_game_goes_on(house: House, visit: Visit, raw: str | bytes) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    assert _said(browser, raw) == "bad-message"
    assert _rows(house, made["table"]) == 0
    browser.must_act("push", 0)


def test_a_binary_message_with_json_is_as_good_as_a_text(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    browser.socket.send(b'{"type":"ping"}')
    assert browser.until("pong")


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, "fly", "not-legal"),
        (0, "step 4.7", "not-legal"),
        (1, "push", "not-your-seat"),
        (2, "push", "no-such-seat"),
        (3, "push", "no-such-seat"),
    ],
)
def test_illegal_actions_and_other_seats(house: House, visit: Visit, seat: int, action: str, code: str) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], made["tokens"][0])
    before = (browser.view, browser.choices)
    assert browser.refusal("act", seat=seat, action=action) == code
    browser.catch_up()
    assert (browser.view, browser.choices) == before
    assert _rows(house, made["table"]) == 0


def test_an_illegal_action_names_the_rule(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], made["tokens"][0])
    problem = browser.act("fly")["problem"]
    assert problem["rule"].startswith("ROLL-")
    assert problem["facts"]["action"] == "fly"
    assert "push" in problem["sentence"]


def test_a_late_action_is_refused(house: House, visit: Visit) -> None:
    """The answer to a question that is not asked any more; and, in strict timing, to one not asked yet."""
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("pass", 0)
    assert browser.refusal("act", seat=0, action="pass") == "not-your-turn"
    strict = house.make("person", "person", options={"timing": "strict"})
    orderly = visit(house, strict["table"], *strict["tokens"])
    waiting = 1 - orderly.choices[0]["seat"]
    assert orderly.refusal("act", seat=waiting, action="pass") == "not-your-turn"


def test_a_bots_seat_is_nobodys(house: House, visit: Visit) -> None:
    made = house.make("person", "bot", options=FREE)
    browser = visit(house, made["table"], *made["tokens"], made["host"])
    assert browser.refusal("act", seat=1, action="push") == "not-your-seat"
    assert browser.refusal("resign", seat=1) == "not-your-seat"
    assert browser.refusal("stand-in", seat=1, level="steady") == "not-a-person"


def test_nobody_acts_before_all_seats_are_taken(house: House, visit: Visit) -> None:
    made = house.make("person", "open", options=FREE)
    browser = visit(house, made["table"], *made["tokens"], made["host"])
    assert browser.choices == []
    assert not browser.table["started"]
    for kind, more in (("act", {"action": "push"}), ("undo", {}), ("resign", {}), ("stand-in", {"level": "steady"})):
        assert browser.refusal(kind, seat=0, **more) == "not-started"
    key = house.post(f"/api/tables/{made['table']}/join", {"name": "Ann"}).body
    assert key["seat"] == 1
    browser.see(lambda: browser.choices)
    assert browser.table["started"]
    browser.must_act("push")


def test_a_wrong_or_foreign_token_opens_nothing(house: House, visit: Visit) -> None:
    made, other = (house.make("person", "person", options=FREE) for _ in range(2))
    for token in ("x" * 32, other["tokens"][0], other["host"]):
        browser = visit(house, made["table"], token)
        assert (browser.you, browser.host, browser.choices) == ([], False, [])
        refused = browser.until("rejected")
        assert (refused["id"], refused["problem"]["code"]) == ("", "wrong-token")
        assert browser.refusal("act", seat=0, action="push") == "not-your-seat"
        assert browser.refusal("stand-in", seat=0, level="steady") == "not-your-seat"
    for path, body in (("reissue", {"host": other["host"], "seat": 0}), ("rematch", {"token": other["tokens"][0]})):
        answer = house.post(f"/api/tables/{made['table']}/{path}", body)
        assert (answer.status, answer.body["code"]) == (403, "wrong-token")


@pytest.mark.parametrize("table", ["nowhere", "%20", "x" * 200])
def test_unknown_tables(house: House, visit: Visit, table: str) -> None:
    browser = visit(house, table, hello=False)
    end = browser.end()
    assert (end["type"], end["problem"]["code"], end["close"]) == ("bye", "no-such-table", 1008)
    for answer in (house.get(f"/api/tables/{table}"), house.post(f"/api/tables/{table}/join", {"name": "Ann"})):
        assert (answer.status, answer.body["code"]) == (404, "no-such-table")
    assert house.tables._loading == {}


def test_the_first_message_is_hello(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    for raw in ('{"type":"ping"}', '{"type":"act","id":"1","seat":0,"action":"push"}'):
        browser = visit(house, made["table"], hello=False)
        browser.socket.send(raw)
        end = browser.end()
        assert (end["type"], end["problem"]["code"], end["close"]) == ("bye", "no-hello", 1008)
    browser = visit(house, made["table"], hello=False)
    browser.socket.send("nonsense")
    assert browser.end()["problem"]["code"] == "bad-message"


def test_hello_does_not_come_late_or_twice(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(hello_seconds=0.2)
    made = house.make("person", "person", options=FREE)
    assert visit(house, made["table"], hello=False).end()["problem"]["code"] == "no-hello"
    browser = visit(house, made["table"], made["tokens"][0])
    assert _said(browser, json.dumps({"type": "hello", "tokens": [made["tokens"][1]]})) == "hello-again"
    assert browser.refusal("act", seat=1, action="push") == "not-your-seat"
    browser.must_act("push")


def test_long_messages(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    most = house.tables.settings.most_message_bytes
    assert _said(browser, " " * (most + 1)) == "too-long"
    browser.must_act("push", 0)
    browser.socket.send(" " * (4 * most + 1))
    assert browser.end()["close"] == 1009, "far too long: cut without reading it"
    assert _rows(house, made["table"]) == 1


def test_a_flood_is_refused_and_at_last_cut_off(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(messages_per_second=1, message_burst=5)
    made = house.make("person", "person", options=FREE)
    browser = visit(house, made["table"], *made["tokens"])
    other = visit(house, made["table"], made["tokens"][1])
    with contextlib.suppress(ConnectionClosed):  # which may come before the last of them is said
        for _ in range(60):
            browser.say("ping")
    codes: list[str] = []
    while (message := browser.hear())["type"] != "bye":
        codes += [message["problem"]["code"]] if message["type"] == "rejected" else []
    assert set(codes) == {"flood"}
    assert message["problem"]["code"] == "too-many-mistakes"
    other.must_act("push")
    assert _rows(house, made["table"]) == 1


def test_connections_are_limited(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(most_per_table=2, most_per_address=4, most_connections=5)
    one, two = (house.make("person", "person", options=FREE)["table"] for _ in range(2))
    visit(house, one)
    leaving = visit(house, one)
    full = visit(house, one)
    assert full.first["problem"]["code"] == "table-full"
    full.end()
    visit(house, two)
    visit(house, two)
    assert visit(house, two, hello=False).end()["problem"]["code"] == "too-many-connections"
    leaving.close()
    wait_until(lambda: house.tables._open[one].users == 1)
    assert visit(house, one).first["type"] == "welcome", "whoever leaves makes room"


def test_a_crowd_keeps_no_player_out(make_house: MakeHouse, visit: Visit) -> None:
    """Or a stranger, or the host, could take all places until the seat of one who has left for a moment is free."""
    house = make_house(most_per_table=2)
    made = house.make("person", "person", options=FREE)
    first, second = made["tokens"]
    for tokens in ((), (), (made["host"], first), (first,)):
        assert visit(house, made["table"], *tokens).first["type"] == "welcome"
    for tokens in ((), (made["host"],), (first,), (first, second)):
        assert visit(house, made["table"], *tokens).first["problem"]["code"] == "table-full"
    assert visit(house, made["table"], second).you == [1]


def test_a_crowd_that_comes_at_once_does_not_come_in_either(make_house: MakeHouse, visit: Visit) -> None:
    """While something was written everybody was let in: nobody of the others was there yet."""
    house = make_house(most_per_table=2)
    made = house.make("person", "person", options=FREE)
    player = visit(house, made["table"], made["tokens"][0])
    session = house.tables._open[made["table"]].session

    async def begin() -> None:
        await session._turn.__aenter__()

    async def end() -> None:
        session._turn.give_back()

    house.call(begin())
    crowd = [visit(house, made["table"], hello=False) for _ in range(5)]
    for one in crowd:
        one.say("hello", tokens=[])
    wait_until(lambda: len(session._turn._waiting) == len(crowd))
    house.call(end())
    told = [one.until(lambda message: message["type"] in ("welcome", "bye"))["type"] for one in crowd]
    assert sorted(told) == ["bye"] * 3 + ["welcome"] * 2
    player.catch_up()
    assert len(session.visitors) == 3


def test_new_tables_are_limited(make_house: MakeHouse) -> None:
    house = make_house(tables_per_minute=3)
    for _ in range(3):
        house.make("person", "person")
    answer = house.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "person"}]})
    assert (answer.status, answer.body["code"]) == (429, "flood")


PERSONS = [{"kind": "person"}, {"kind": "person"}]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (b"", "bad-message"),
        (b"{", "bad-message"),
        (b"\xff", "bad-message"),
        ([], "bad-message"),
        ({}, "bad-message"),
        ({"seats": []}, "bad-message"),
        ({"seats": PERSONS * 3}, "bad-message"),
        ({"seats": PERSONS, "colour": "red"}, "bad-message"),
        ({"seats": PERSONS, "clocks": {"per_game": 1}}, "bad-message"),
        ({"seats": [{"kind": "person", "name": ""}, {"kind": "bot"}]}, "name"),
        ({"seats": [{"kind": "person", "name": " "}, {"kind": "bot"}]}, "name"),
        ({"seats": [{"kind": "person", "name": "a\u0000b"}, {"kind": "bot"}]}, "name-hidden"),
        ({"seats": [{"kind": "person", "name": "\u202egnp"}, {"kind": "bot"}]}, "name-hidden"),
        ({"seats": [{"kind": "person", "name": "\u0300\u0300"}, {"kind": "bot"}]}, "name"),
        ({"seats": [{"kind": "person", "name": "\u3164"}, {"kind": "bot"}]}, "name-hidden"),
        (b'{"seats":[{"kind":"person","name":"\\ud800"},{"kind":"bot"}]}', "bad-message"),
        (
            b'{"seats":[{"kind":"person"},{"kind":"bot"}],"options":{"cards":' + b"[" * 30_000 + b"]" * 30_000 + b"}}",
            "bad-message",
        ),
        ({"seats": [{"kind": "ghost"}, {"kind": "bot"}]}, "seat-kind"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "planner"}]}, "unknown-bot"),
        ({"seats": PERSONS, "game": "chess"}, "unknown-game"),
        ({"seats": PERSONS, "options": {"wheels": 4}}, "unknown-option"),
        ({"seats": PERSONS, "options": {"cards": 7}}, None),
        ({"seats": PERSONS, "options": {"cards": "race-99"}}, "cards"),
        ({"seats": PERSONS, "options": {"cards": [[]]}}, None),
        ({"seats": PERSONS, "options": {"tracks": ["nothing-goes-right"] * 10}}, "tracks"),
        ({"seats": PERSONS, "options": {"laps": 10**9}}, "laps"),
        ({"seats": PERSONS, "options": {"pack": "x" * 20_001}}, "option-size"),
        ({"seats": PERSONS, "options": {"pack": 'tracks.mine.file = "/etc/hostname"'}}, None),
        ({"seats": PERSONS, "seed": "seven"}, "bad-message"),
        ({"seats": PERSONS, "seed": 7, "public": True}, "shared-seed"),
        ({"seats": [{"kind": "person"}, {"kind": "open"}], "seed": 7}, "shared-seed"),
        (b" " * 70_000, "too-long"),
    ],
)
def test_tables_that_cannot_be(house: House, wanted: object, code: str | None) -> None:
    before = house.tables._open.keys() | set()
    answer = house.post("/api/tables", wanted)
    assert answer.status in (400, 413), answer.text
    assert code is None or answer.body["code"] == code
    assert answer.body["sentence"]
    assert "root" not in answer.text
    assert house.tables._open.keys() == before


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 25}, "name-long"),
        ({"name": "x" * 201}, "bad-message"),
        ({"name": "\t"}, "name"),
        ({"name": "Ann", "seat": 9}, "bad-message"),
        ({"name": "Ann", "seat": 0}, "seat-taken"),
        ({"name": "Ann", "seat": 3}, "seat-taken"),
    ],
)
def test_joining_badly_changes_nothing(house: House, body: object, code: str) -> None:
    made = house.make("person", "open")
    answer = house.post(f"/api/tables/{made['table']}/join", body)
    assert answer.body["code"] == code
    assert house.get(f"/api/tables/{made['table']}").body["seats"][1]["kind"] == "open"


def test_addresses_with_nothing_behind_them(house: House) -> None:
    for method, path, status, code in (
        ("GET", "/api/nothing", 404, "not-found"),
        ("POST", "/api/nothing", 405, "wrong-method"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("GET", "/api/content/chess", 400, "unknown-game"),
        ("GET", "/api/texts/xx.ftl", 400, "unknown-language"),
        ("GET", "/assets/nothing.js", 404, "not-found"),
        ("GET", "/assets/../../../../etc/hostname", 404, "not-found"),
    ):
        answer = house.request(method, path)
        assert (answer.status, answer.body["code"]) == (status, code), path


def test_a_mistake_of_the_server_says_no_more_than_that(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = make_house()

    async def broken() -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(house.tables, "public", broken)
    answer = house.get("/api/tables")
    assert (answer.status, answer.body["code"]) == (500, "server")
    assert "secret" not in answer.text
    house.stop()
    assert "ZeroDivisionError: secret" in caplog.text, "whoever runs the server learns of it"
