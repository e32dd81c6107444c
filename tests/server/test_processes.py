"""Several processes serve the same tables from one PostgreSQL, and nobody has to come back to the same one."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from cubecup.server.open_tables import open_table
from cubecup.server.storage import postgres_store
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.postgres_link import PostgresLink, prepare
from cubecup.server.storage.postgres_store import PostgresStore
from cubecup.server.storage.rows import LogRow
from tests.server.browser import play_on, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import PATIENCE, House, JsonObject, Process
from tests.server.postgres import Postgres

FREE = {"timing": "free", "laps": 9, "tracks": "nothing-goes-right"}
PLAYABLE_WITHIN = 5.0  # seconds after a process was killed


@pytest.fixture
def houses(make_house: MakeHouse, database: str) -> list[House]:
    """Two servers with the same tables."""
    return [make_house(database=database) for _ in range(2)]


def _log(postgres: Postgres, database: str, table: str) -> list[JsonObject]:
    name = database.partition("@/")[2].partition("?")[0]
    sql = f"SELECT seq, body FROM log WHERE table_id = '{table}' ORDER BY seq"
    rows = asyncio.run(postgres.execute(sql, name))
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [json.loads(body) for _, body in rows]


def _owners(houses: list[House], table: str) -> list[bool]:
    return [house.tables._open[table].keeps for house in houses if table in house.tables._open]


def test_players_at_different_processes_are_at_the_same_table(houses: list[House], visit: Visit) -> None:
    made = houses[0].make("person", "person", options=FREE, seed=3)
    one = visit(houses[0], made["table"], made["tokens"][0])
    two = visit(houses[1], made["table"], made["tokens"][1])
    for _ in range(15):
        for mine, other in ((one, two), (two, one)):
            mine.see(lambda mine=mine: mine.seq == max(one.seq, two.seq))  # type: ignore[misc]
            if mine.choice():
                seq = mine.must_act(mine.choice()["actions"][0])
                other.until_seq(seq)
                assert other.view == mine.view
    assert one.seq > 10
    one.see(lambda: all(seat["connected"] for seat in one.table["seats"]))
    two.close()
    one.see(lambda: not one.table["seats"][1]["connected"])


def test_both_act_at_once_and_both_are_heard(houses: list[House], visit: Visit) -> None:
    """The log decides who was first; the other's answer is taken to the new position."""
    made = houses[0].make("person", "person", "person", "person", options=FREE, seed=4)
    browsers = [visit(houses[seat % 2], made["table"], made["tokens"][seat]) for seat in range(4)]
    with ThreadPoolExecutor(4) as together:
        answers = list(together.map(lambda browser: browser.act("push"), browsers))
    assert [answer["type"] for answer in answers] == ["accepted"] * 4
    assert sorted(answer["seq"] for answer in answers) == [1, 2, 3, 4]
    for browser in browsers:
        browser.until_seq(4)
    assert all(browser.view == browsers[0].view for browser in browsers)


def test_a_repeat_at_another_process_does_nothing_twice(houses: list[House], visit: Visit) -> None:
    made = houses[0].make("person", "person", options=FREE, seed=5)
    one = visit(houses[0], made["table"], *made["tokens"])
    other = visit(houses[1], made["table"], *made["tokens"])
    first = one.act("push", 0, id="once")
    again = other.act("push", 0, id="once")
    assert (first["type"], again["type"]) == ("accepted", "accepted")
    assert first["seq"] == again["seq"] == 1


def test_a_table_that_is_used_elsewhere_only_is_let_go(
    houses: list[House], visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or every answer would be played at every process that has seen the table. Whoever comes finds it again."""
    monkeypatch.setattr(open_table, "_MOMENT", 0.0)
    made = houses[0].make("person", "person", options=FREE, seed=6)
    one = visit(houses[1], made["table"], *made["tokens"])
    assert made["table"] in houses[0].tables._open
    one.must_act("push", 0)
    wait_until(lambda: made["table"] not in houses[0].tables._open)
    monkeypatch.setattr(open_table, "_MOMENT", 60.0)  # what is heard late must not take it from who has just come
    seq = one.must_act("push", 1)
    late = visit(houses[0], made["table"], made["tokens"][0])
    assert (late.seq, late.view) == (seq, one.view)
    one.until_seq(late.must_act(late.choice()["actions"][0], 0))
    assert made["table"] in houses[0].tables._open, "somebody is there"


@pytest.mark.parametrize("turns", range(4))
def test_listening_ends_also_if_the_connection_is_lost_at_that_moment(database: str, turns: int) -> None:
    """A server that could not start would stay for ever otherwise, and listen."""

    async def scene() -> bool:
        link = PostgresLink(database, "one")
        await link.start()
        await link.listen(lambda _: None, lambda: None)
        listening = link._listening
        assert listening is not None
        await asyncio.sleep(0.05)  # it waits for the connection to be lost
        link._deaf.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        listening.cancel()
        await asyncio.wait([listening], timeout=5)
        ended = listening.done()
        link.cut()
        return ended

    prepare(database)
    assert asyncio.run(scene())


def test_a_seat_is_taken_once(houses: list[House]) -> None:
    made = houses[0].make("person", "open", options=FREE)
    joins = [(house, {"name": f"Guest {number}"}) for number, house in enumerate(houses * 3)]
    for house in houses:
        assert house.get(f"/api/tables/{made['table']}").status == 200
    with ThreadPoolExecutor(6) as together:
        asked = together.map(lambda one: one[0].post(f"/api/tables/{made['table']}/join", one[1]).status, joins)
        assert sorted(asked) == [200, *[409] * 5]
    names = {house.get(f"/api/tables/{made['table']}").body["seats"][1]["name"] for house in houses}
    assert len(names) == 1


def test_a_new_link_counts_at_every_process(houses: list[House], visit: Visit) -> None:
    made = houses[0].make("person", "person", options=FREE)
    guest = visit(houses[1], made["table"], made["tokens"][1])
    path = f"/api/tables/{made['table']}/reissue"
    wait_until(lambda: houses[0].tables._open[made["table"]].session.elsewhere)
    assert houses[0].post(path, {"host": made["host"], "seat": 1}).status == 409, "its player is at the other process"
    guest.close()
    wait_until(lambda: houses[0].post(path, {"host": made["host"], "seat": 1}).status == 200)
    late = visit(houses[1], made["table"], made["tokens"][1])
    assert late.you == []


def test_bots_think_at_one_process_and_go_on_at_another(
    houses: list[House], visit: Visit, postgres: Postgres, database: str
) -> None:
    made = houses[0].make("person", "bot/random", "bot/random", options=FREE, seed=6)
    first = visit(houses[0], made["table"], *made["tokens"])
    second = visit(houses[1], made["table"], *made["tokens"])
    play_on(first, lambda it: it.view["round"] >= 3)
    assert sorted(_owners(houses, made["table"])) == [False, True]
    owner = next(number for number, house in enumerate(houses) if house.tables._open[made["table"]].keeps)
    left = (first, second)[1 - owner]
    begun = time.monotonic()
    houses[owner].stop()
    play_on(left, lambda it: it.view["round"] >= 5)
    assert time.monotonic() - begun < PATIENCE
    assert _owners([houses[1 - owner]], made["table"]) == [True]
    assert any(row.get("bot") for row in _log(postgres, database, made["table"]))


def test_a_process_whose_ear_was_cut_off_listens_again(houses: list[House], visit: Visit, postgres: Postgres) -> None:
    made = houses[0].make("person", "person", options=FREE, seed=3)
    one = visit(houses[0], made["table"], made["tokens"][0])
    two = visit(houses[1], made["table"], made["tokens"][1])
    deaf = houses[1].tables.store
    assert isinstance(deaf, PostgresStore)
    for _ in range(2):
        name = f"cubecup {deaf.process} listening"
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"
        wait_until(lambda cut=cut: bool(asyncio.run(postgres.execute(cut, "postgres"))))  # type: ignore[misc]
        seat = one if one.choice() else two
        seq = seat.must_act(seat.choice()["actions"][0])
        one.until_seq(seq)
        two.until_seq(seq)
        assert one.view == two.view


def test_a_zombie_writes_nothing(houses: list[House], visit: Visit) -> None:
    """A process that was thought dead, and goes on: what its bots have decided does not count."""
    made = houses[0].make("person", "bot/random", options=FREE, seed=7)
    browser = visit(houses[0], made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 5)
    zombie, heir = (houses[0].tables.store, houses[1].tables.store)
    table = houses[0].tables._open[made["table"]]
    wait_until(lambda: table.keeps)

    assert isinstance(zombie, PostgresStore)

    async def die() -> None:
        sql = "UPDATE processes SET alive_until = now() - interval '1 s' WHERE id = $1"
        await zombie.link.fetch(sql, zombie.process)

    def taken() -> bool:
        """Its heart beats on, so on a busy machine it may come back to life between the two."""
        houses[0].call(die())
        return houses[1].call(heir.claim(made["table"]))

    wait_until(taken)

    async def act() -> str:
        row = LogRow(kind="act", seat=1, action="push", bot=True)
        try:
            await zombie.append(
                made["table"], table.table.version, table.table.seq + 1, 1.0, row,
                new_round=None, result=None, as_owner=True,
            )  # fmt: skip
        except Overtaken:
            return "refused"
        return "written"

    assert houses[0].call(act()) == "refused"


def test_the_lease_of_a_killed_process_is_not_waited_for(
    make_house: MakeHouse, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connections end with it; so its tables are free at once, and not when it should have been heard of again."""
    monkeypatch.setattr(postgres_store, "LEASE", 600.0)
    table = make_house(database=database).make("person", "person", options=FREE)["table"]
    killed, paused, heir = (PostgresStore(database) for _ in range(3))

    async def live_and_die() -> None:
        for store in (killed, paused, heir):
            await store.start(lambda _: None)
        assert await killed.claim(table)
        assert not await heir.claim(table)
        killed.link.cut()
        while killed.process in (await heir.renew()).others:
            await asyncio.sleep(0.05)
        assert await heir.claim(table)
        assert paused.process in (await heir.renew()).others, "who is connected and silent has the lease"
        for store in (paused, heir):
            await store.close()

    async def in_time() -> None:
        async with asyncio.timeout(60):
            await live_and_die()

    asyncio.run(in_time())


@pytest.mark.slow
def test_a_killed_process_is_missed_by_nobody(visit: Visit, postgres: Postgres, database: str) -> None:
    """Whoever was at it goes on at another one, with everything that was accepted, and so do the bots."""
    servers = [Process(database) for _ in range(2)]
    try:
        made = servers[0].make("person", "bot/random", options=FREE, seed=8)
        browser = visit(servers[0], made["table"], *made["tokens"])
        play_on(browser, lambda it: it.view["round"] >= 3)
        servers[0].kill()
        killed = time.monotonic()
        after = visit(servers[1], made["table"], *made["tokens"], seen=browser.seq)
        assert after.seq >= browser.seq
        after.table = browser.table
        after.you = browser.you
        play_on(after, lambda it: any(row.get("bot") for row in _log(postgres, database, made["table"])[browser.seq :]))
        assert time.monotonic() - killed < 6 * PLAYABLE_WITHIN, "on a busy machine, too"
    finally:
        for server in servers:
            server.end()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.mark.slow
def test_a_database_that_stands_still_or_starts_again(
    make_house: MakeHouse, visit: Visit, own_postgres: Postgres
) -> None:
    """Meanwhile nothing is accepted; afterwards everything that was is there, and play goes on by itself."""
    address = own_postgres.new_database("races")
    houses = [make_house(database=address) for _ in range(2)]
    made = houses[0].make("person", "person", "bot/random", options=FREE, seed=9)
    browsers = [visit(houses[number], made["table"], made["tokens"][number]) for number in range(2)]

    def go_on() -> None:
        """Each acts once more, as soon as it can."""
        for browser in browsers:
            for attempt in range(200):
                choice = browser.choice()
                if not choice:
                    browser.catch_up()
                    time.sleep(0.05)
                    continue
                answer = browser.act(choice["actions"][0], id=f"{time.monotonic()}-{attempt}")
                if answer["type"] == "accepted":
                    break
                assert answer["problem"]["code"] in ("store", "late", "overtaken", "not-your-turn"), answer
                browser.catch_up()
                time.sleep(0.1)
            else:
                raise AssertionError("it never went on")

    go_on()
    own_postgres.pause(2)
    go_on()
    own_postgres.stop()
    refused = browsers[0].act((browsers[0].choice() or {"actions": ["push"]})["actions"][0])
    assert refused["type"] == "rejected"
    own_postgres.start()
    go_on()
    seq = max(browser.seq for browser in browsers)
    for browser in browsers:
        browser.until_seq(seq)
    rows = _log(own_postgres, address, made["table"])
    assert len(rows) >= seq
    ids = [row["id"] for row in rows if row.get("id")]
    assert len(ids) == len(set(ids))
