"""Tables in PostgreSQL: any number of processes serve them. Whoever appends a row first is right, and tells the others.

Writes that arrive while another is under way are one statement, so that durability costs one sync for many.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cubecup.server.storage.failures import Overtaken, StorageFailed
from cubecup.server.storage.kept_contests import KEEP_RESULTS, PostgresContests, StoredTry, put_try
from cubecup.server.storage.kept_records import PostgresRecords
from cubecup.server.storage.kept_reviews import PostgresReviews
from cubecup.server.storage.postgres_link import PostgresLink, name_of, prepare
from cubecup.server.storage.postgres_shelves import PostgresShelves, put_seats
from cubecup.server.storage.postgres_statements import APPEND, CLAIM, RENEW
from cubecup.server.storage.rows import (
    Content,
    GameResult,
    LogRow,
    StoredRace,
    StoredTable,
    StoredTour,
    TableHeader,
)
from cubecup.server.storage.shelf_rows import DROP_UNPLAYED, seated, seated_in
from cubecup.server.storage.table_store import (
    News,
    Presence,
    Renewed,
    TableStore,
    read_race,
    read_rows,
    read_table,
    read_tour,
    text,
)

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

# Seconds; a process that has not been heard of for longer keeps no table any more. Five signs of life fit into it: only
# who stands still for two seconds loses tables, and keeps them again with the next sign unless somebody else has asked.
LEASE: Final = 2.5
_MOST_TOGETHER: Final = 1000
_MOST_TOLD: Final = 7000  # bytes of a notice; PostgreSQL takes no more than 8000
_TIDYING: Final = 0x43554246

_TOUCHED: Final = "greatest(touched, coalesce((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0))"
_COLUMNS: Final = "id, header, created, round, version"
_TABLE: Final = f"SELECT {_COLUMNS} FROM tables"
_TOUR_IN_USE: Final = "EXISTS (SELECT 1 FROM tables AS other WHERE other.tour = tables.tour AND other.touched >= $1)"


class _PostgresWork(msgspec.Struct):
    """A row to append, and who waits for it."""

    values: tuple[object, ...]
    done: asyncio.Future[None]


class PostgresStore(TableStore):
    """One process among several; each has an id of its own."""

    shared = True

    def __init__(self, address: str) -> None:
        prepare(address)
        self.process = secrets.token_hex(6)
        self.link = PostgresLink(address, self.process)
        self.name = name_of(address)
        self._gathered: list[_PostgresWork] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self.records = PostgresRecords(self.link)
        self.contests = PostgresContests(self.link)
        self.reviews = PostgresReviews(self.link)
        self.shelves = PostgresShelves(self.link)

    async def start(self, hear: Callable[[News | Presence | None], None]) -> None:
        await self.link.start()
        await self.link.listen(lambda notice: self._heard(notice, hear), lambda: hear(None))
        await self.renew()

    def _heard(self, sheet: str, hear: Callable[[News | Presence | None], None]) -> None:
        """Notices of one process, a line each."""
        for notice in sheet.split("\n"):
            kind, process, *told = msgspec.json.decode(notice)
            if process == self.process:
                return
            if kind == "present":
                id, seats = told
                hear(Presence(id, process, None if seats is None else frozenset(seats)))
            else:
                hear(News(*told))

    async def close(self) -> None:
        """What is under way is finished; our tables are free for others at once."""
        while self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        self._closed = True
        try:
            await self.link.fetch("DELETE FROM processes WHERE id = $1", self.process)
        except StorageFailed:
            pass  # others will notice that we are gone
        finally:
            await self.link.close()

    # -- writing ------------------------------------------------------------------------------------

    def append(
        self,
        id: str,
        version: int,
        seq: int,
        at: float,
        row: LogRow,
        *,
        new_round: int | None,
        result: GameResult | None,
        as_owner: bool = False,
    ) -> Awaitable[None]:
        body = text(row)
        notice = self._notice("row", id, version, seq, at, body)
        owner = self.process if as_owner else ""
        begun = -1 if new_round is None else new_round
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ended = None if result is None else text(result)
        self._gathered.append(_PostgresWork((id, version, seq, at, body, owner, begun, ended, notice), done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return done

    async def _write(self) -> None:
        try:
            while self._gathered:
                await asyncio.sleep(0)  # what comes in the same turn of the loop is written together
                batch, self._gathered = self._gathered[:_MOST_TOGETHER], self._gathered[_MOST_TOGETHER:]
                await self._write_batch(batch)
        finally:
            self._writing = None

    async def _write_batch(self, batch: list[_PostgresWork]) -> None:
        """A row that does not fit any more is not put down; the others are."""
        failure: StorageFailed | None = None
        put: set[str] = set()
        try:
            columns = [list(column) for column in zip(*(work.values for work in batch), strict=True)]
            sheets = await self.link.fetch(APPEND, *columns, _sheets(columns[-1]))
            put = {id for ids, _ in sheets for id in ids}
        except StorageFailed as error:
            failure = error
        for work in batch:
            if work.done.done():
                continue  # whoever asked has gone
            if failure is not None:
                work.done.set_exception(failure)
            elif work.values[0] not in put:
                work.done.set_exception(Overtaken())
            else:
                work.done.set_result(None)

    def _notice(self, kind: str, *told: object) -> str:
        """Without the row if it is too long; whoever hears it reads it then."""
        notice = msgspec.json.encode([kind, self.process, *told])
        if len(notice) > _MOST_TOLD:
            notice = msgspec.json.encode([kind, self.process, *told[:-1], None])
        return notice.decode()

    async def add_table(self, table: StoredTable, content: Content, rows: Sequence[LogRow] = ()) -> None:
        log = (
            "INSERT INTO log(table_id, seq, at, body) SELECT $1, seq, $2, body "
            "FROM unnest($3::text[]) WITH ORDINALITY AS past(body, seq)"
        )
        async with self.link.transaction() as connection:
            await _put(connection, table, content)
            if rows:
                await connection.execute(log, table.id, table.created, [text(row) for row in rows])

    async def save_header(
        self,
        id: str,
        version: int,
        header: TableHeader,
        at: float,
        row: tuple[int, LogRow] | None = None,
        following: tuple[StoredTable, Content] | None = None,
    ) -> None:
        changed = (
            "UPDATE tables SET header = $3, changed = $4, touched = $4, version = version + 1 "
            "WHERE id = $1 AND version = $2 RETURNING id"
        )
        appended = (
            "INSERT INTO log(table_id, seq, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING seq"
        )
        async with self.link.transaction() as connection:
            if not await connection.fetch(changed, id, version, text(header), at):
                raise Overtaken
            if row is not None and not await connection.fetch(appended, id, row[0], at, text(row[1])):
                raise Overtaken
            await put_seats(connection, seated_in(id, header, at))
            if following is not None:
                await _put(connection, *following)
            notice = self._notice("header", id, version + 1, 0, at, None)
            await connection.execute("SELECT pg_notify('cubecup', $1)", notice)

    async def add_tour(self, tour: StoredTour, table: StoredTable, content: Content) -> None:
        sql = "INSERT INTO tours(id, header, past, created) VALUES ($1, $2, $3, $4)"
        async with self.link.transaction() as connection:
            await connection.execute(sql, tour.id, text(tour.header), tour.past, tour.created)
            await _put(connection, table, content)

    async def add_try(self, one: StoredTry, table: StoredTable, content: Content, most: int = 0) -> None:
        async with self.link.transaction() as connection:
            await put_try(connection, one, most)
            await _put(connection, table, content)

    async def keep_content(self, id: str, version: int, header: TableHeader, content: Content) -> None:
        sql = (
            "UPDATE tables SET header = $3, content = $4, version = version + 1 "
            "WHERE id = $1 AND version = $2 RETURNING id"
        )
        async with self.link.transaction() as connection:
            await connection.execute(_KEEP, *content)
            if not await connection.fetch(sql, id, version, text(header), content.fingerprint):
                raise Overtaken

    async def remove(self, ids: Sequence[str]) -> None:
        async with self.link.transaction() as connection:
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", _TIDYING):
                return  # somebody else is tidying
            for rest in (KEEP_RESULTS, DROP_UNPLAYED):
                await connection.execute(f"{rest} (SELECT unnest($1::text[]))", ids)
            gone = [row[0] for row in await connection.fetch("DELETE FROM tables WHERE id = ANY($1) RETURNING id", ids)]
            await connection.execute("DELETE FROM log WHERE table_id = ANY($1)", gone)
            await connection.execute("DELETE FROM tours WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tour = tours.id)")
            await connection.execute(
                "DELETE FROM contents WHERE NOT EXISTS (SELECT 1 FROM tables WHERE content = fingerprint)"
            )

    async def begin_run(self, started: float, forget_before: float) -> None:
        async with self.link.transaction() as connection:
            await connection.execute("DELETE FROM runs WHERE alive < $1", forget_before)
            await connection.execute(
                "INSERT INTO runs(process, started, alive) VALUES ($1, $2, $2)", self.process, started
            )

    async def note_alive(self, started: float, moment: float) -> None:
        sql = "UPDATE runs SET alive = $3 WHERE process = $1 AND started = $2"
        await self.link.fetch(sql, self.process, started, moment)

    # -- among processes ----------------------------------------------------------------------------

    async def renew(self) -> Renewed:
        ((was_alive, others),) = await self.link.fetch(RENEW, self.process, LEASE)
        return Renewed(was_alive, frozenset(others))

    async def claim(self, id: str) -> bool:
        return bool(await self.link.fetch(CLAIM, id, self.process))

    async def release(self, ids: Sequence[str]) -> None:
        sql = "UPDATE tables SET owner = NULL WHERE id = ANY($1) AND owner = $2"
        await self.link.fetch(sql, list(ids), self.process)

    async def tell_present(self, id: str, seats: frozenset[int] | None) -> None:
        notice = self._notice("present", id, None if seats is None else sorted(seats))
        if seats is None:
            sql = "WITH gone AS (DELETE FROM presence WHERE table_id = $1 AND process = $2)"
            values: tuple[object, ...] = (id, self.process, notice)
        else:
            sql = (
                "WITH here AS (INSERT INTO presence(table_id, process, seats) VALUES ($1, $2, $4) "
                "ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats)"
            )
            values = (id, self.process, notice, sorted(seats))
        await self.link.fetch(f"{sql} SELECT pg_notify('cubecup', $3)", *values)

    async def present(self, id: str) -> dict[str, frozenset[int]]:
        rows = await self.link.fetch(
            "SELECT process, seats FROM presence JOIN processes ON processes.id = process "
            "WHERE table_id = $1 AND process <> $2 AND alive_until > now()",
            id,
            self.process,
        )
        return {process: frozenset(seats) for process, seats in rows}

    # -- reading ------------------------------------------------------------------------------------

    async def table(self, id: str) -> StoredTable | None:
        rows = await self.link.fetch(f"{_TABLE} WHERE id = $1", id)
        return read_table(*rows[0]) if rows else None

    async def content(self, fingerprint: str) -> Content | None:
        rows = await self.link.fetch("SELECT fingerprint, options FROM contents WHERE fingerprint = $1", fingerprint)
        return Content(*rows[0]) if rows else None

    async def tour(self, id: str) -> StoredTour | None:
        rows = await self.link.fetch("SELECT id, header, created, past FROM tours WHERE id = $1", id)
        return read_tour(*rows[0]) if rows else None

    async def races(self, tour: str) -> list[StoredRace]:
        sql = f"SELECT result, {_COLUMNS} FROM tables WHERE tour = $1 ORDER BY race"
        return [read_race(*row) for row in await self.link.fetch(sql, tour)]

    async def rows(self, id: str, after: int = 0) -> list[tuple[float, LogRow]]:
        sql = "SELECT at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return read_rows(id, [(at, body) for at, body in await self.link.fetch(sql, id, after)])

    async def public_tables(self, since: float, most: int) -> list[StoredTable]:
        sql = f"{_TABLE} WHERE public AND NOT over AND touched > $1 ORDER BY touched DESC LIMIT $2"
        return [read_table(*row) for row in await self.link.fetch(sql, since, most)]

    async def untouched_since(self, moment: float, most: int) -> list[str]:
        sql = (
            f"SELECT id FROM tables WHERE touched < $1 AND {_TOUCHED} < $1 "
            f"AND NOT EXISTS (SELECT 1 FROM presence WHERE table_id = tables.id) AND NOT {_TOUR_IN_USE} LIMIT $2"
        )
        return [row[0] for row in await self.link.fetch(sql, moment, most)]

    async def without_content(self, after: str, most: int) -> list[str]:
        """There were no tables here before contents were kept."""
        return []

    async def latest_moment(self) -> float:
        ((moment,),) = await self.link.fetch(
            "SELECT greatest((SELECT max(alive) FROM runs), (SELECT max(touched) FROM tables), 0)"
        )
        return float(moment)

    async def runs(self) -> list[tuple[float, float]]:
        return [(row[0], row[1]) for row in await self.link.fetch("SELECT started, alive FROM runs ORDER BY 1")]


def _sheets(notices: list[Any]) -> list[int]:
    """Numbers of sheets, as many as are needed for PostgreSQL to take them."""
    found: list[int] = []
    sheet = length = 0
    for notice in notices:
        size = len(notice.encode()) + 1
        if length + size > _MOST_TOLD:
            sheet, length = sheet + 1, 0
        length += size
        found.append(sheet)
    return found


_KEEP: Final = "INSERT INTO contents(fingerprint, options) VALUES ($1, $2) ON CONFLICT DO NOTHING"


async def _put(connection: PoolConnectionProxy[Any], table: StoredTable, content: Content) -> None:
    """A new table; one whose id, or whose race of a tour, there is already is not made again."""
    sql = (
        "INSERT INTO tables(id, header, public, round, version, created, changed, touched, content, tour, race) "
        "VALUES ($1, $2, $3, $4, $5, $6, $6, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id"
    )
    header = table.header
    values = (table.id, text(header), header.public, table.round, table.version, table.created, content.fingerprint)
    place = (None, None) if header.tour is None else (header.tour.tour, header.tour.race)
    await connection.execute(_KEEP, *content)
    if not await connection.fetch(sql, *values, *place):
        raise Overtaken
    await put_seats(connection, seated(table))
