"""Watching again: a replay is every position of a table, without what was taken back; a record file gives the same."""

from __future__ import annotations

import pytest

from tests.property.folds import fold
from tests.server.browser import Browser, play_on
from tests.server.conftest import Visit
from tests.server.house import House, JsonObject

FREE = {"timing": "free"}


def followed(replay: JsonObject) -> JsonObject:
    """The view at the end of a replay, by its events alone."""
    view: JsonObject = replay["first"]
    for entry in replay["entries"]:
        for event in entry["happened"]:
            fold(view, event["word"], event["seat"], tuple(event["details"]))
    return view


def replay_of(house: House, table: str) -> JsonObject:
    answer = house.get(f"/api/tables/{table}/replay")
    assert answer.status == 200, answer.text
    found: JsonObject = answer.body
    return found


def race_over(house: House, visit: Visit, **options: object) -> tuple[JsonObject, Browser]:
    made = house.make("person", "bot", options={"cards": "race-1", **FREE, **options}, seed=6)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.table["over"])
    return made, browser


def test_a_game_under_way_is_told_up_to_now(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 30)
    replay = replay_of(house, made["table"])
    assert followed(replay) == browser.view
    assert [entry["kind"] for entry in replay["entries"][:2]] == ["start", "act"]
    assert replay["names"] == ["Seat 0", "Seat 1"]
    assert replay["content"]["cards"]


def test_a_game_without_end_is_not_told_at_once(house: House, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer would be of tens of megabytes, which nobody else can be told meanwhile."""
    made = house.make("person", "person", options=FREE, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 10)
    monkeypatch.setattr("cubecup.server.table.replay._MOST_ACTIONS", browser.seq)
    assert replay_of(house, made["table"])["seq"] == browser.seq
    monkeypatch.setattr("cubecup.server.table.replay._MOST_ACTIONS", browser.seq - 1)
    answer = house.get(f"/api/tables/{made['table']}/replay")
    assert (answer.status, answer.body["code"]) == (400, "record-long")


def test_what_was_taken_back_is_not_told(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("pass", 0)
    assert browser.command("undo", seat=0)["type"] == "accepted"
    browser.must_act("push", 0)
    replay = replay_of(house, made["table"])
    assert [entry["action"] for entry in replay["entries"]] == ["", "push"]
    assert followed(replay) == browser.view


def test_a_table_nobody_plays_at_yet_has_no_replay(house: House) -> None:
    made = house.make("person", "open")
    answer = house.get(f"/api/tables/{made['table']}/replay")
    assert answer.body["code"] == "not-started"
    assert house.get("/api/tables/nowhere-at-all/replay").status == 404


@pytest.mark.slow
def test_a_record_file_tells_the_same_and_is_not_kept(house: House, visit: Visit) -> None:
    made, browser = race_over(house, visit)
    replay = replay_of(house, made["table"])
    assert followed(dict(replay, first=dict(replay["first"])))["over"]
    record = house.get(f"/api/tables/{made['table']}/record").text
    read = house.post("/api/replay", {"record": record}).body
    assert read["names"] == []
    assert (read["game"], read["options"], len(read["entries"])) == (
        replay["game"],
        replay["options"],
        len(replay["entries"]),
    )
    assert followed(read) == browser.view
    lines = record.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("0 pass"))
    lines[at] = "0 fly"
    damaged = house.post("/api/replay", {"record": "\n".join(lines)})
    assert (damaged.status, damaged.body["code"]) == (400, "bad-action")
    assert damaged.body["facts"]["line"] == at + 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-record"),
        ("<html>", "bad-record"),
        ("cubecup record 1\ngame: chess", "bad-record"),
        ("x" * (1 << 20), "too-long"),
    ],
)
def test_a_foreign_or_damaged_file_is_refused(house: House, text: str, code: str) -> None:
    answer = house.post("/api/replay", {"record": text})
    assert answer.body["code"] == code
