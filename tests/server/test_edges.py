"""Exactly how much is allowed: messages a second, the length of a token, and who may have the database."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import itertools
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from pkgutil import iter_modules
from typing import cast, get_args

import msgspec
import pytest

from cubecup.games import BUILT_IN
from cubecup.server import messages
from cubecup.server.messages.from_browser import FromBrowser, Hello
from cubecup.server.messages.moments import MomentOf
from cubecup.server.messages.tables import NewTable, SeatPlan
from cubecup.server.open_tables import neighbours
from cubecup.server.open_tables.open_table import OpenTable
from cubecup.server.storage.database import Database, Statement
from cubecup.server.storage.failures import StorageFailed
from cubecup.server.storage.migrations import APPLICATION, MIGRATIONS
from cubecup.server.storage.rows import Content, StoredTable, TableHeader
from cubecup.server.storage.sqlite_store import PUBLIC, SqliteStore
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table import clocks, creation
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.creation import new_id
from cubecup.server.table.tokens import new_token
from cubecup.server.web.connection import MOST_BEHIND, Connection
from cubecup.server.web.requests.all import OFFERS


def _structs(told: msgspec.inspect.Type) -> set[type[msgspec.Struct]]:
    """A message, and the structs that are parts of it."""
    if isinstance(told, msgspec.inspect.StructType):
        return {told.cls}.union(*(_structs(field.type) for field in told.fields))
    if isinstance(told, msgspec.inspect.UnionType):
        return set().union(*map(_structs, told.types))
    return _structs(told.item_type) if isinstance(told, msgspec.inspect.ListType) else set()


_ASKED = [*get_args(FromBrowser), *(offer.asked for offer in OFFERS if offer.asked is not None)]
_PARTS = {part.__name__: part for asked in _ASKED for part in _structs(msgspec.inspect.type_info(asked))}


@pytest.mark.parametrize("name", sorted(_PARTS))
def test_what_a_browser_says_has_no_field_that_nobody_knows(name: str) -> None:
    """A misspelt field would otherwise be overheard."""
    message = _PARTS[name]
    told = msgspec.inspect.type_info(message)
    assert isinstance(told, msgspec.inspect.StructType)
    assert told.forbid_unknown_fields


def test_fields_of_messages_are_named() -> None:
    """So that their order means nothing."""
    modules = [importlib.import_module(f"{messages.__name__}.{one.name}") for one in iter_modules(messages.__path__)]
    found = {
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    }
    assert found > set(_PARTS.values())
    kinds = {parameter.kind for one in found for parameter in inspect.signature(one).parameters.values()}
    assert kinds == {inspect.Parameter.KEYWORD_ONLY}


def test_how_far_into_a_race_a_moment_may_be() -> None:
    assert msgspec.convert({"at": 100_000}, MomentOf).at == 100_000
    for at in (-1, 100_001):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"at": at}, MomentOf)


class _Clock:
    """In place of the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("cubecup.server.web.rate_limit.time.monotonic", lambda: self.now)


class _Out:
    """A browser that takes nothing."""

    def __init__(self) -> None:
        self.behind = 0
        self.said: list[bytes] = []
        self.is_cut = False
        self.at_once: Callable[[bytes], bool] | None = None

    def say(self, message: bytes) -> int:
        self.said.append(message)
        return self.behind

    def cut(self) -> None:
        self.is_cut = True


def _connection(out: _Out, rate: float = 2.0, burst: int = 3) -> Connection:
    async def receive() -> dict[str, object]:
        raise AssertionError("nobody listens")

    return Connection("127.0.0.1", receive, out, rate, burst)


def _allowed(connection: Connection) -> int:
    """How many messages it may send right now."""
    count = 0
    while connection.may_speak():
        count += 1
        assert count < 100
    return count


def test_a_burst_and_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(monkeypatch)
    connection = _connection(_Out())
    assert _allowed(connection) == 3, "the burst"
    clock.now += 0.49
    assert _allowed(connection) == 0, "half a second for a message, and no less"
    clock.now += 0.01
    assert _allowed(connection) == 1
    clock.now += 0.75
    assert _allowed(connection) == 1
    clock.now += 0.25
    assert _allowed(connection) == 1, "what was left over counts"
    clock.now += 1.0
    assert _allowed(connection) == 2
    clock.now += 3600
    assert _allowed(connection) == 3, "no more than the burst, however long it was quiet"


def test_a_browser_may_be_so_far_behind_and_no_further() -> None:
    out = _Out()
    connection = _connection(out)
    out.behind = MOST_BEHIND
    connection.send(b"one")
    assert not connection.lagging
    out.behind = MOST_BEHIND + 1
    connection.send(b"two")
    assert connection.lagging
    assert out.is_cut
    connection.send(b"three")
    assert out.said == [b"one", b"two"], "nothing more is said to one that was cut off"


def test_the_length_of_a_token() -> None:
    assert len(new_token()) >= 32, "nobody guesses one"
    for length, fits in ((15, False), (16, True), (64, True), (65, False)):
        text = msgspec.json.encode({"type": "hello", "tokens": ["x" * length]})
        if fits:
            assert msgspec.json.decode(text, type=Hello).tokens == ["x" * length]
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(text, type=Hello)


RUN = ("INSERT INTO runs(started, alive) VALUES (?, ?)", (1.0, 2.0))


def _runs(path: Path) -> int:
    database = sqlite3.connect(path)
    count: int = database.execute("SELECT count(*) FROM runs").fetchone()[0]
    database.close()
    return count


def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    """Also what the event loop has not yet handed to the writer; afterwards nothing is taken any more."""
    path = tmp_path / "tables.db"

    async def main() -> None:
        database = Database(path)
        writing = asyncio.create_task(database.write(RUN))
        await asyncio.sleep(0)
        database.close()
        await writing
        database.close()
        with pytest.raises(StorageFailed, match="shutting down"):
            await database.write(RUN)
        assert not database._thread.is_alive()

    asyncio.run(main())
    assert _runs(path) == 1


def test_a_database_is_written_from_one_event_loop_after_another(tmp_path: Path) -> None:
    """Also while the first one is stopped but not closed, and after one that ended before its write was done."""
    database = Database(tmp_path / "tables.db")
    numbers = itertools.count(1.0)

    def run() -> Statement:
        return ("INSERT INTO runs(started, alive) VALUES (?, 0)", (next(numbers),))

    async def write() -> None:
        async with asyncio.timeout(5):
            await database.write(run())

    async def leave() -> None:
        database.begin_write([run()])

    with closing(asyncio.new_event_loop()) as first, closing(asyncio.new_event_loop()) as second:
        for loop in (first, second, first):
            loop.run_until_complete(write())
    for left in (leave, leave):
        asyncio.run(left())
        asyncio.run(write())
    database.close()
    assert _runs(tmp_path / "tables.db") == 7


def test_one_server_at_a_time_has_the_database(tmp_path: Path) -> None:
    """By whatever name it comes to it."""
    path = tmp_path / "tables.db"
    first = Database(path)
    (tmp_path / "other").symlink_to(path)
    (tmp_path / "third").hardlink_to(path)
    for name in ("tables.db", "other", "third"):
        with pytest.raises(StorageFailed, match="another server"):
            Database(tmp_path / name)
    first.close()
    Database(tmp_path / "other").close()
    Database(path).close()


def test_a_database_that_was_refused_is_free_again(tmp_path: Path) -> None:
    """Whoever finds something wrong with the file lets go of it."""
    path = tmp_path / "tables.db"
    strange = sqlite3.connect(path)
    strange.execute("CREATE TABLE other(x)")
    strange.close()
    for _ in range(2):
        with pytest.raises(StorageFailed, match="another program"):
            Database(path)
    path.unlink()
    Database(path).close()


def test_only_its_owner_may_read_the_database(tmp_path: Path) -> None:
    """It holds seeds of games that are being played."""
    path = tmp_path / "tables.db"
    path.touch(0o644)
    path.chmod(0o644)
    database = Database(path)
    asyncio.run(_write_once(database))
    assert {one.name: one.stat().st_mode & 0o077 for one in tmp_path.iterdir()} == {
        one.name: 0 for one in tmp_path.iterdir()
    }
    database.close()


async def _write_once(database: Database) -> None:
    await database.write(RUN)


def test_the_file_shrinks_when_tables_are_removed(tmp_path: Path) -> None:
    """Also one that was made before files could shrink."""
    path = tmp_path / "tables.db"
    old = sqlite3.connect(path)
    old.execute("PRAGMA auto_vacuum = 0")
    old.execute("PRAGMA journal_mode = WAL")
    old.close()
    header = TableHeader(game="cubitos", options={"pack": "x" * 10_000}, seed=1, seats=[], host="", public=False)

    async def main() -> tuple[int, int]:
        store = SqliteStore(path)
        ids = [str(number) for number in range(200)]
        for id in ids:
            await store.add_table(StoredTable(id, header, 1.0), Content("print", "{}"))
        await store.close()
        large = path.stat().st_size
        store = SqliteStore(path)
        await store.remove(ids)
        await store.close()
        await SqliteStore(tmp_path / "empty.db").close()
        return large, path.stat().st_size

    large, small = asyncio.run(main())
    assert large > 2_000_000
    assert small < 1.2 * (tmp_path / "empty.db").stat().st_size


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """With what was played in it: a table counts as used when its log was last written."""
    path = tmp_path / "tables.db"
    old = sqlite3.connect(path)
    old.executescript(MIGRATIONS[0] + f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 1;")
    header = TableHeader(game="cubitos", options={}, seed=1, seats=[], host="", public=True)
    for id, changed in (("played", 10.0), ("made", 20.0)):
        values = (id, msgspec.json.encode(header).decode(), 1, 5.0, changed)
        old.execute("INSERT INTO tables(id, header, public, created, changed) VALUES (?, ?, ?, ?, ?)", values)
    old.execute("INSERT INTO log(table_id, seq, at, body) VALUES ('played', 1, 30.0, ?)", ('{"kind":"act","seat":0}',))
    old.commit()
    old.close()

    async def look() -> None:
        store = SqliteStore(path)
        assert [table.id for table in await store.public_tables(0, 10)] == ["played", "made"]
        assert await store.untouched_since(25.0, 10) == ["made"]
        assert [row.kind for _, row in await store.rows("played")] == ["act"]
        assert await store.latest_moment() == 30.0
        await store.close()
        await SqliteStore(path).close()

    asyncio.run(look())


def test_a_list_of_tables_reads_as_many_as_it_tells(tmp_path: Path) -> None:
    """However many there are: by an index, in the order it has."""
    database = Database(tmp_path / "tables.db")
    plan = database.read(f"EXPLAIN QUERY PLAN {PUBLIC}", 0, 50)
    database.close()
    told = " ".join(str(row[3]) for row in plan)
    assert "public_tables" in told
    assert "TEMP B-TREE" not in told


def test_a_clock_set_back_between_two_runs_stops_no_clocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch)

    async def two_runs() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        ahead = clocks.now() + 5000
        await store.begin_run(ahead, forget_before=0)
        before = clocks.now()
        archive = TableArchive(store, BUILT_IN)
        await archive.begin()
        assert clocks.now() >= ahead > before + 4000
        assert archive.uptime.between(ahead, clocks.now() + 7) >= 7
        clocks.begin_after(before)
        assert clocks.now() >= ahead, "never back"
        await store.close()

    asyncio.run(two_runs())


def test_a_seed_is_a_number_that_every_store_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubecup.server.table.creation.secrets.randbits", lambda bits: 2**bits - 1)
    wanted = NewTable(seats=[SeatPlan(kind="person", name=name) for name in ("Ann", "Ben")])
    assert creation.make(BUILT_IN, wanted, any_seed=False).header.seed == 2**63 - 1


def test_exactly_so_long_a_database_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shared:
        shared = True

    clock = [1000.0]
    monkeypatch.setattr("cubecup.server.open_tables.neighbours.time.monotonic", lambda: clock[0])
    tables: dict[str, OpenTable] = {}
    here = neighbours.Neighbours(cast("TableStore", Shared()), tables, tables.pop)
    clock[0] += neighbours._LAPSED - 0.001
    assert here.is_heard()
    clock[0] = 1000.0 + neighbours._LAPSED
    assert not here.is_heard()


@pytest.mark.parametrize(("rows", "anew"), [(200, False), (201, True)])
def test_a_table_that_is_little_behind_reads_on_and_one_far_behind_is_read_anew(
    tmp_path: Path, rows: int, anew: bool
) -> None:
    async def follow() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        archive = TableArchive(store, BUILT_IN)
        await archive.begin()
        wanted = NewTable(seats=[SeatPlan(kind="person", name=name) for name in ("Ann", "Ben")], seed=1)
        ahead = await archive.add("table", creation.make(BUILT_IN, wanted, any_seed=True).header)
        behind = await archive.load("table")
        for _ in range(rows):
            seat = ahead.state.actors()[0]
            change = ahead.plan_act(seat, ahead.state.choice(seat).actions[-1].text, clocks.now())
            await archive.append(ahead, change)
            ahead.commit(change)
        found = await archive.catch_up(behind)
        assert (found is not behind) is anew
        assert (found.seq, found.state.dump()) == (rows, ahead.state.dump())
        await store.close()

    asyncio.run(follow())


def test_no_id_of_a_table_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Q2EVZzAuhW-", "--", "Q2EVZzAuhW--"])
    monkeypatch.setattr("cubecup.server.table.creation.secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "Q2EVZzAuhW--"
