"""Going on from a moment of a race: a table in exactly this position, with dice of its own, marked as such for all."""

from __future__ import annotations

import re
from functools import cache

import pytest

from cubecup.bots.protocol import ask
from cubecup.bots.steady import Steady
from cubecup.cubitos.game import Cubitos
from cubecup.fair.proof import prove
from cubecup.games import game_of
from cubecup.kernel.moment import fingerprint, position_at
from cubecup.kernel.record import Record, Recorder, read_record, replay
from cubecup.server.table.clocks import now
from tests.server.browser import Browser, play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import Address, Answer, House, JsonObject

FREE = {"timing": "free"}
AT = 25
NESTED = '{"a": ' + "[" * 50_000 + "]" * 50_000 + ", "  # deeper than any reader goes


@cache
def raced(seats: int = 2) -> Record:
    recorder = Recorder(Cubitos("race-1", timing="free"), seats, 11)
    bot = Steady()
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        recorder.apply(seat, ask(bot, recorder.state, seat))
    return recorder.record


def going_on(house: Address, moment: JsonObject, *kinds: str, **wanted: object) -> Answer:
    seats = [{"kind": kind, "name": f"Seat {number}"} for number, kind in enumerate(kinds or ("person", "person"))]
    return house.post("/api/continue", {"moment": moment, "seats": seats, **wanted})


def gone_on(house: Address, moment: JsonObject, *kinds: str, **wanted: object) -> JsonObject:
    answer = going_on(house, moment, *kinds, **wanted)
    assert answer.status == 201, answer.text
    made: JsonObject = answer.body
    return {**made, "tokens": [key["token"] for key in made["keys"]]}


def of_file(at: int = AT, seats: int = 2) -> JsonObject:
    return {"record": str(raced(seats)), "at": at}


def view_at(at: int) -> JsonObject:
    record = raced()
    return {**position_at(record, game_of(record), at).view(-1), "choice": None}


def test_it_begins_in_exactly_this_position_and_says_so_to_everyone(house: House, visit: Visit) -> None:
    made = gone_on(house, of_file())
    browser = visit(house, made["table"], *made["tokens"])
    watching = visit(house, made["table"])
    assert browser.view == view_at(AT)
    assert browser.table["continues"] == watching.table["continues"] == AT
    assert house.get(f"/api/tables/{made['table']}").body["continues"] == AT
    assert browser.may_undo == [], "what happened elsewhere cannot be taken back"
    assert [entry["seq"] for entry in browser.entries] == list(range(AT + 1)), "how it came to this is told"
    plain = house.make("person", "person", options=FREE)
    assert house.get(f"/api/tables/{plain['table']}").body["continues"] is None


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_it_survives_restarts_and_its_record_replays(
    make_house: MakeHouse, visit: Visit, store: str, request: pytest.FixtureRequest
) -> None:
    where = {} if store == "sqlite" else {"database": request.getfixturevalue("database")}
    house = make_house(**where)
    made = gone_on(house, of_file(), clocks={"per_decision": 600, "per_game": 3600})
    begun = visit(house, made["table"], *made["tokens"])
    clocks = [seat["clock"] for seat in begun.table["seats"]]
    assert all(3500 < left <= 3600 for left in clocks), "time elsewhere is not counted"
    house.stop()
    house = make_house(**where)
    browser = visit(house, made["table"], *made["tokens"])
    assert (browser.seq, browser.view, browser.may_undo) == (AT, view_at(AT), [])
    play_on(browser, lambda it: it.seq >= AT + 20)
    house.stop()
    house = make_house(**where)
    again = visit(house, made["table"], *made["tokens"])
    assert (again.seq, again.view, again.table["continues"]) == (browser.seq, browser.view, AT)
    replay = house.get(f"/api/tables/{made['table']}/replay").body
    assert replay["continues"] == AT


@pytest.mark.slow
def test_its_record_says_where_it_came_from_and_its_dice_are_proven(house: House, visit: Visit) -> None:
    made = gone_on(house, of_file(), "person", "bot")
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.table["over"])
    record = read_record(house.get(f"/api/tables/{made['table']}/record").text)
    assert record.origin is not None
    assert (record.origin.race, record.origin.at) == (fingerprint(raced()), AT)
    assert [str(line.action) for line in record.lines[:AT]] == [line.action for line in raced().lines[:AT]]
    game = game_of(record)
    assert [*replay(record, game)][-1].over
    assert all(throw.line > AT for throw in prove(record, game))
    dice = house.get(f"/api/tables/{made['table']}/dice").body
    assert dice["rolls"]
    assert all(roll["entry"] > AT for roll in dice["rolls"])
    assert house.get(f"/api/tables/{made['table']}/results").status == 200
    more = house.post(f"/api/tables/{made['table']}/rematch", {"token": made["tokens"][0]}).body
    assert house.get(f"/api/tables/{more['table']}").body["continues"] is None, "a rematch is a race of its own"


def push(house: House, visit: Visit, at: int) -> JsonObject:
    made = gone_on(house, of_file(at))
    browser = visit(house, made["table"], *made["tokens"])
    line = raced().lines[at]
    seq = browser.must_act("push", line.seat)
    browser.until_seq(seq)
    found: JsonObject = browser.entries[-1]
    browser.close()
    return found


def test_dice_are_fresh_each_time(house: House, visit: Visit) -> None:
    """From the same push the forks roll differently, and the race's own dice are not among the likeliest."""
    at = next(n for n, line in enumerate(raced().lines) if line.action == "push" and line.outcome.count(" ") >= 4)
    rolled = [str(push(house, visit, at)["happened"]) for _ in range(8)]
    assert len(set(rolled)) > 3


def test_a_running_race_is_no_oracle(house: House, visit: Visit) -> None:
    """Two people race: nobody tries out what comes next, neither they nor who looks on, until it is over."""
    made = house.make("person", "person", options=FREE, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 10)
    moment = {"table": made["table"], "at": 5}
    assert going_on(house, moment).body["code"] == "not-over"
    assert house.post("/api/moment", moment).body["code"] == "not-over"
    assert house.get(f"/api/tables/{made['table']}/replay").status == 200, "watching is open to who may see it"


def test_who_plays_alone_with_hints_may_try_it_out(house: House, visit: Visit) -> None:
    made = house.make("person", "bot", options=FREE, seed=5)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 10)
    fork = gone_on(house, {"table": made["table"], "at": 5}, "person", "bot")
    there = visit(house, fork["table"], *fork["tokens"])
    assert there.table["continues"] == 5
    silent = house.make("person", "bot", options=FREE, seed=5, hints=False)
    assert going_on(house, {"table": silent["table"], "at": 0}, "person", "bot").body["code"] == "not-over"


@pytest.mark.slow
def test_after_a_race_of_people_anyone_who_may_see_it_goes_on_from_it(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=6)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 50)
    for seat in (0, 1):
        assert browser.command("resign", seat=seat)["type"] == "accepted"
    browser.see(lambda: browser.table["over"])
    replay = house.get(f"/api/tables/{made['table']}/replay").body
    fork = gone_on(house, {"table": made["table"], "at": 40}, "person", "bot")
    told = house.get(f"/api/tables/{fork['table']}/replay").body
    assert told["entries"][:41] == replay["entries"][:41]
    last = len(replay["entries"]) - 1
    assert going_on(house, {"table": made["table"], "at": last}).body["code"] == "nothing-left"
    assert going_on(house, {"table": "no-such-table-here", "at": 3}).status == 404
    known = house.get(f"/api/tables/{fork['table']}").text + house.get(f"/api/tables/{fork['table']}/replay").text
    assert made["table"] not in known, "who is at the fork does not learn where the other race was"


def test_with_open_seats_it_waits_for_people_in_its_position(house: House, visit: Visit) -> None:
    made = gone_on(house, of_file(), "person", "open", clocks={"per_decision": 600})
    host = visit(house, made["table"], *made["tokens"])
    assert (host.table["started"], host.view, host.choices) == (False, view_at(AT), [])
    assert host.table["commitment"], "the dice to come are promised"
    assert host.refusal("act", seat=0, action="push") in ("not-started", "not-your-turn")
    key = house.post(f"/api/tables/{made['table']}/join", {"name": "Bea", "word": "ab" * 16}).body
    guest = visit(house, made["table"], key["token"])
    assert (guest.table["started"], guest.view) == (True, view_at(AT))
    host.see(lambda: host.table["started"])
    both: list[Browser] = [host, guest]
    asked = next(one for one in both if one.choices)
    asked.must_act(asked.choices[0]["actions"][0], asked.choices[0]["seat"])


def test_a_moment_tells_what_is_asked_there(house: House) -> None:
    answer = house.post("/api/moment", of_file())
    assert answer.status == 200, answer.text
    told = answer.body
    state = position_at(raced(), game_of(raced()), AT)
    assert told["view"] == view_at(AT)
    assert [one["seat"] for one in told["questions"]] == list(state.actors())
    assert told["questions"][0]["actions"] == [one.text for one in state.choice(state.actors()[0]).actions]
    assert told["content"]["cards"]


@pytest.mark.parametrize(
    ("moment", "kinds", "code"),
    [
        (of_file(5000), (), "beyond-end"),
        (of_file(10**5), (), "too-far"),
        (of_file(len(raced().lines)), (), "nothing-left"),
        (of_file(), ("person", "bot", "bot"), "seats-of-race"),
        ({"at": 1}, (), "which-moment"),
        ({"at": 1, "table": "x", "shared": "y"}, (), "which-moment"),
        ({"at": 1, "record": "<html>"}, (), "bad-record"),
        ({"at": 1, "shared": "nothing-like-it"}, (), "no-such-record"),
        ({"at": -1, "record": ""}, (), "bad-message"),
        ({"at": 9, "record": str(raced()).replace("0 push", "0 fly")}, (), "bad-action"),
        ({"at": 9, "record": str(raced()).replace("setup: {", f"setup: {NESTED}")}, (), "bad-record"),
        ({"at": 9, "record": "x" * (1 << 20)}, (), "too-long"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused(
    house: House, moment: JsonObject, kinds: tuple[str, ...], code: str
) -> None:
    assert going_on(house, moment, *kinds).body["code"] == code


def tables_kept(house: House) -> int:
    return len(house.call(house.tables.store.untouched_since(now() + 60, 1000)))


def test_what_is_refused_leaves_no_table_behind(house: House) -> None:
    """A file that does not say who begins: only now and then chance decides as it did there."""
    moment = {"record": re.sub("setup: .*", "setup: {}", str(raced())), "at": AT}
    before = tables_kept(house)
    statuses = [going_on(house, moment).status for _ in range(20)]
    assert set(statuses) <= {201, 400}
    assert 400 in statuses
    assert tables_kept(house) - before == statuses.count(201)


def test_a_wrong_bot_is_refused(house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "nobody"}]
    assert house.post("/api/continue", {"moment": of_file(), "seats": seats}).body["code"] == "unknown-bot"
