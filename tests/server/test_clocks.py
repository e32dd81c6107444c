"""Clocks: per decision and per game, and what is left of them after the server was down."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from cubecup.server.messages.tables import Clocks
from cubecup.server.table.clocks import TableClocks, Uptime
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House, JsonObject

FREE = {"timing": "free"}


def test_time_runs_only_while_the_server_does() -> None:
    uptime = Uptime([(100.0, 200.0), (300.0, 310.0)], started=1000.0)
    assert uptime.between(150.0, 1005.0) == 50 + 10 + 5
    assert uptime.between(1002.0, 1005.0) == 3
    assert uptime.between(220.0, 250.0) == 0


def test_the_clocks_of_a_table() -> None:
    uptime = Uptime([], started=0.0)
    clocks = TableClocks(Clocks(per_decision=10, per_game=60), 2)
    clocks.ask([0, 1], -1, 100.0)
    assert clocks.next_end(104.0, uptime) == (0, 6.0)
    left = clocks.charged(0, 104.0, uptime)
    assert left == [56.0, 60.0]
    clocks.left = left
    clocks.ask([0, 1], 0, 104.0)
    assert clocks.decision_left(0, 105.0, uptime) == 9.0
    assert clocks.decision_left(1, 105.0, uptime) == 5.0, "seat 1 has been thinking since the beginning"
    assert clocks.next_end(105.0, uptime) == (1, 5.0)
    assert clocks.game_left(0, 500.0, uptime) == 0.0
    clocks.ask([], 1, 105.0)
    assert clocks.next_end(106.0, uptime) is None
    assert TableClocks(None, 2).charged(0, 5.0, uptime) is None


def test_acting_and_taking_back_wins_no_time() -> None:
    uptime = Uptime([], started=0.0)
    clocks = TableClocks(Clocks(per_decision=30), 2)
    clocks.ask([0, 1], -1, 100.0)
    clocks.end_decision(0, 120.0, uptime)
    clocks.ask([0, 1], 0, 120.0)
    assert clocks.decision_left(0, 125.0, uptime) == 25.0, "the next decision"
    clocks.resume_decision(0)
    clocks.ask([0, 1], 0, 130.0)
    assert clocks.decision_left(0, 131.0, uptime) == 9.0, "20 seconds before, and 1 since the undo"
    clocks.end_decision(0, 134.0, uptime)
    clocks.ask([0, 1], 0, 134.0)
    clocks.resume_decision(0)
    clocks.ask([0, 1], 0, 134.0)
    assert clocks.decision_left(0, 134.0, uptime) == 6.0, "also when it is done again"
    assert clocks.decision_left(1, 134.0, uptime) == 0.0


def test_a_decision_taken_back_goes_on_with_the_time_it_had_left(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = _table(house, per_decision=1000, per_game=5000)
    one = visit(house, made["table"], made["tokens"][0])
    _age(house, 600)
    one.must_act("pass")
    assert one.command("undo", seat=0)["type"] == "accepted"
    one.see(lambda: one.table["seats"][0]["decision"] < 401)
    assert one.table["seats"][0]["decision"] > 300
    assert 4300 < one.table["seats"][0]["clock"] < 4401


def _table(house: House, **clocks: int) -> JsonObject:
    return house.make("person", "person", options=FREE, seed=1, clocks=clocks)


def _age(house: House, seconds: float) -> None:
    """Let time pass for the server without waiting for it."""

    async def older() -> None:
        house.tables.archive.uptime.started -= seconds
        for open_table in house.tables._open.values():
            clocks = open_table.table.clocks
            clocks._since = {seat: since - seconds for seat, since in clocks._since.items()}
            open_table.session.wake()

    house.call(older())


def test_a_decision_that_takes_too_long_is_made_by_a_bot(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = _table(house, per_decision=30)
    one = visit(house, made["table"], made["tokens"][0])
    assert 29 < one.table["seats"][0]["decision"] <= 30
    assert one.table["seats"][0]["clock"] is None
    one.must_act("push")
    _age(house, 31)
    seen = {entry["seat"] for entry in one.until("update")["entries"]}
    seen |= {entry["seat"] for entry in one.until("update")["entries"]}
    assert seen <= {0, 1}
    assert not one.table["seats"][0]["stand_in"], "only that decision"


def test_a_bots_answer_counts_only_while_the_decision_is_late_and_the_answer_legal(make_house: MakeHouse) -> None:
    """A clock may ring early, and the person may act while the bot thinks."""
    house = make_house()
    made = _table(house, per_decision=30)

    async def planned() -> list[bool]:
        async with house.tables.visit(made["table"]) as opened:
            clocks = opened.table.clocks

            def plan(action: str) -> bool:
                return opened._timeouts._plan_for_late(0, "steady", action) is not None

            early = [plan("push"), plan("buy white")]
            clocks._since = {seat: since - 31 for seat, since in clocks._since.items()}
            house.tables.archive.uptime.started -= 31
            return [*early, plan("push"), plan("buy white")]

    assert house.call(planned()) == [False, False, True, False]


def test_a_seat_without_time_is_taken_over_by_a_bot(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = _table(house, per_game=60)
    one = visit(house, made["table"], made["tokens"][0], made["host"])
    one.must_act("push")
    one.catch_up()
    assert one.table["seats"][0]["clock"] > 58
    _age(house, 61)
    one.see(lambda: all(seat["stand_in"] for seat in one.table["seats"]))
    assert [seat["clock"] for seat in one.table["seats"]] == [0.0, 0.0]
    assert one.refusal("stand-in", seat=0, level=None) == "no-time"


def test_clocks_go_on_after_a_restart_where_they_stopped(make_house: MakeHouse, visit: Visit, folder: Path) -> None:
    """Seat 0 pushed, the server ran for another 100 seconds, and was then down for most of a day."""
    house = make_house()
    made = _table(house, per_decision=1000, per_game=5000)
    visit(house, made["table"], made["tokens"][0]).must_act("push")
    house.stop()
    database = sqlite3.connect(folder / "tables.db")
    with database:
        database.execute("UPDATE log SET at = at - 80000")
        database.execute("UPDATE runs SET started = started - 80000, alive = (SELECT at FROM log) + 100")
    database.close()
    first, second = visit(make_house(), made["table"]).table["seats"]
    assert 4890 < first["clock"] <= 4900
    assert 890 < first["decision"] <= 900
    assert second["clock"] > 4890
    assert second["decision"] > 890


def test_a_running_clock_keeps_its_table_awake(make_house: MakeHouse) -> None:
    house = make_house(idle_seconds=0.01)
    clocked = _table(house, per_decision=500)["table"]
    plain = house.make("person", "person")["table"]

    async def tidy() -> set[str]:
        await asyncio.sleep(0.05)
        await house.tables.tidy()
        return set(house.tables._open)

    awake = house.call(tidy())
    assert clocked in awake
    assert plain not in awake
