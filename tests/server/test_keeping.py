"""TableDirectory at rest: they leave memory and come back, and are removed when nobody has touched them for long."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path

import pytest

from cubecup.server.open_tables import directory
from cubecup.server.table.live_table import ENTRIES_KEPT, LiveTable
from tests.server.browser import Browser, play_on, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House

FREE = {"timing": "free"}


def _in_memory(house: House) -> set[str]:
    async def opened() -> set[str]:
        return set(house.tables._open)

    return house.call(opened())


def _is_anywhere(table: str) -> bool:
    """Whether a table is in memory at all, whoever holds it. Compiled, it cannot be referred to weakly."""
    return any(type(one) is LiveTable and one.id == table for one in gc.get_objects())


def _age(folder: Path, table: str, days: float) -> None:
    """Let a table be older than it is."""
    database = sqlite3.connect(folder / "tables.db")
    with database:
        older = "UPDATE tables SET changed = changed - ?1, touched = touched - ?1 WHERE id = ?2"
        database.execute(older, (days * 86_400, table))
        database.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (days * 86_400, table))
    database.close()


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(idle_seconds=0.2)
    made = house.make("person", "person", options=FREE, seed=2)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 20)
    browser.catch_up()
    wait_until(lambda: _in_memory(house) == {made["table"]})
    assert made["table"] in _in_memory(house), "while somebody is there it stays"
    browser.close()
    wait_until(lambda: _in_memory(house) == set())
    back = visit(house, made["table"], *made["tokens"])
    assert (back.seq, back.view, back.choices, back.may_undo) == (
        browser.seq,
        browser.view,
        browser.choices,
        browser.may_undo,
    )
    back.must_act(back.choices[0]["actions"][0], back.choices[0]["seat"])


def test_tables_of_a_crowd_leave_memory_sooner(
    make_house: MakeHouse, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever makes many tables does not fill the memory: the longest unused leave it, however short that is."""
    monkeypatch.setattr(directory, "_LOOK_EVERY", 1)
    house = make_house(most_at_rest=3)
    played = house.make("person", "person", options=FREE, seed=2)
    browser = visit(house, played["table"], *played["tokens"])
    first = [house.make("person", "person")["table"] for _ in range(4)]
    assert _in_memory(house) == {played["table"], *first}, "they have just been made"
    monkeypatch.setattr(directory, "_REST", 0.0)
    last = [house.make("person", "person")["table"] for _ in range(3)]
    wait_until(lambda: len(_in_memory(house)) <= 1 + 3)
    assert {played["table"], last[-1]} <= _in_memory(house)
    browser.must_act("push", 0)
    assert house.get(f"/api/tables/{first[0]}").status == 200


def test_a_table_that_leaves_memory_is_gone_without_looking_for_garbage(make_house: MakeHouse, visit: Visit) -> None:
    """The server seldom looks: it would keep everybody waiting, the longer the more tables there are."""
    house = make_house(idle_seconds=0.2)
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    browser.must_act("push", 0)
    gc.disable()
    try:
        browser.close()
        wait_until(lambda: _in_memory(house) == set())
        wait_until(lambda: not _is_anywhere(made["table"]))
    finally:
        gc.enable()


def test_a_long_log_comes_back_whole(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE | {"laps": 9}, seed=2)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 900)
    house.stop()
    back = visit(make_house(), made["table"], *made["tokens"])
    assert (back.seq, back.view, back.choices) == (browser.seq, browser.view, browser.choices)
    assert back.entries == browser.entries[-len(back.entries) :]
    assert len(back.entries) == ENTRIES_KEPT


def test_a_socket_that_has_not_said_hello_keeps_the_room_too(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house(idle_seconds=0.05)
    made = house.make("person", "person", options=FREE)
    silent = visit(house, made["table"], hello=False)
    wait_until(lambda: [table.users for table in house.tables._open.values()] == [1])
    open_table = house.tables._open[made["table"]]

    async def tidy() -> None:
        await asyncio.sleep(0.1)
        await house.tables.tidy()

    house.call(tidy())
    silent.say("hello", tokens=made["tokens"])
    silent.until("welcome")
    assert house.tables._open[made["table"]] is open_table, "a table twice in memory would not agree with itself"


def test_many_who_come_at_once_meet_in_one_room(make_house: MakeHouse) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE)
    house.stop()
    again = make_house()

    async def come() -> set[int]:
        async def visit() -> int:
            async with again.tables.visit(made["table"]) as room:
                return id(room)

        return set(await asyncio.gather(*(visit() for _ in range(20))))

    assert len(again.call(come())) == 1


def test_old_tables_are_removed_but_never_while_played(make_house: MakeHouse, visit: Visit, folder: Path) -> None:
    house = make_house(keep_days=30, idle_seconds=0.0)

    async def only_when_told() -> None:
        house.tables._duties[0].cancel()  # it would tidy up between two lines of this test, if a machine is slow

    house.call(only_when_told())
    forgotten, watched, young, joined = (house.make("person", "open", options=FREE) for _ in range(4))
    browser = visit(house, watched["table"])
    for table in (forgotten, watched, joined):
        _age(folder, table["table"], 31)
    _age(folder, young["table"], 29)
    house.post(f"/api/tables/{joined['table']}/join", {"name": "Ann"})

    async def tidy() -> None:
        for _ in range(2):
            await asyncio.sleep(0.02)
            await house.tables.tidy()

    house.call(tidy())
    statuses = {name: house.get(f"/api/tables/{table['table']}").status for name, table in
                {"forgotten": forgotten, "watched": watched, "young": young, "joined": joined}.items()}  # fmt: skip
    assert statuses == {"forgotten": 404, "watched": 200, "young": 200, "joined": 200}
    browser.catch_up()


def test_the_log_of_a_removed_table_goes_with_it(make_house: MakeHouse, folder: Path) -> None:
    house = make_house(keep_days=1, idle_seconds=0.0)
    made = house.make("person", "person", options=FREE)
    browser = Browser(house, made["table"], *made["tokens"])
    browser.must_act("push", 0)
    browser.close()
    wait_until(lambda: made["table"] not in _in_memory(house))
    _age(folder, made["table"], 2)
    house.call(house.tables.tidy())
    database = sqlite3.connect(folder / "tables.db")
    assert database.execute("SELECT count(*) FROM log").fetchone() == (0,)
    database.close()


def test_the_server_stops_with_open_sockets(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "bot", "bot", options=FREE)
    browsers = [visit(house, made["table"], *made["tokens"]) for _ in range(5)]
    house.stop()
    assert {browser.end()["close"] for browser in browsers} == {1012}


def test_when_a_server_ran_is_known_as_long_as_its_tables_are(make_house: MakeHouse, folder: Path) -> None:
    """Clocks of tables stand still between runs, so these are needed."""
    make_house(keep_days=30).stop()
    make_house(keep_days=30).stop()
    database = sqlite3.connect(folder / "tables.db")
    with database:
        database.execute("UPDATE runs SET started = started - ?1, alive = alive - ?1", (29 * 86_400,))
        assert database.execute("SELECT count(*) FROM runs").fetchone() == (2,)
    make_house(keep_days=30).stop()
    with database:
        assert database.execute("SELECT count(*) FROM runs").fetchone() == (3,)
        database.execute("UPDATE runs SET started = started - ?1, alive = alive - ?1", (2 * 86_400,))
    make_house(keep_days=30).stop()
    with database:
        assert database.execute("SELECT count(*) FROM runs").fetchone() == (2,), "the first two are older"
    database.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET body = 'not json'",
        'UPDATE log SET body = \'{"kind":"dance","seat":0}\'',
        'UPDATE log SET body = \'{"kind":"act","seat":0,"action":"fly"}\'',
        "UPDATE tables SET header = '{}'",
    ],
)
def test_a_damaged_table_is_refused_and_the_others_are_not(
    make_house: MakeHouse, visit: Visit, folder: Path, damage: str
) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE)
    visit(house, made["table"], *made["tokens"]).must_act("push", 0)
    house.stop()
    database = sqlite3.connect(folder / "tables.db")
    with database:
        database.execute(damage)
    database.close()
    again = make_house()
    answer = again.get(f"/api/tables/{made['table']}")
    assert answer.status == 400
    assert answer.body["sentence"]
    assert visit(again, made["table"], hello=False).end()["type"] == "bye"
    other = again.make("person", "person", options=FREE)
    visit(again, other["table"], *other["tokens"]).must_act("push", 0)
