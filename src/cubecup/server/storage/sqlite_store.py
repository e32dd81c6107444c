"""Tables in an SQLite file: one server, no configuration."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

from cubecup.server.storage.database import Database, Statement
from cubecup.server.storage.kept_contests import KEEP_RESULTS, SqliteContests, StoredTry, sqlite_try
from cubecup.server.storage.kept_records import SqliteRecords
from cubecup.server.storage.kept_reviews import SqliteReviews
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
from cubecup.server.storage.sqlite_shelves import SqliteShelves, sqlite_seats
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

_PAGES_GIVEN_BACK: Final = 20_000  # at once, to the system
_TOUCHED: Final = "max(changed, coalesce((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0))"
_COLUMNS: Final = "id, header, created, round, version"
_TABLE: Final = f"SELECT {_COLUMNS} FROM tables"
_TOUR_IN_USE: Final = "EXISTS (SELECT 1 FROM tables AS other WHERE other.tour = tables.tour AND other.touched >= ?)"
PUBLIC: Final = f"{_TABLE} WHERE public AND NOT over AND touched > ? ORDER BY touched DESC LIMIT ?"


class SqliteStore(TableStore):
    """The file is opened at once; whatever is wrong with it is known before anybody is served. No other process has
    it, so there is nobody to listen to, and every table is ours to keep."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.database = Database(path)
        self.records = SqliteRecords(self.database)
        self.contests = SqliteContests(self.database)
        self.reviews = SqliteReviews(self.database)
        self.shelves = SqliteShelves(self.database)

    async def start(self, hear: Callable[[News | Presence | None], None]) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        await asyncio.to_thread(self.database.close)

    # -- writing ------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, content: Content, rows: Sequence[LogRow] = ()) -> None:
        entries = [(table.id, seq, table.created, text(row)) for seq, row in enumerate(rows, 1)]
        await self.database.write(*_insert(table, content), entries=entries)

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
        """Nobody else writes here, so the header is the one we know."""
        statements: list[Statement] = []
        if new_round is not None:
            statements.append(("UPDATE tables SET round = ?, touched = ? WHERE id = ?", (new_round, at, id)))
        if result is not None:
            ended = "UPDATE tables SET over = 1, result = ?, touched = ? WHERE id = ?"
            statements.append((ended, (text(result), at, id)))
        return self.database.begin_write(statements, [(id, seq, at, text(row))])

    async def save_header(
        self,
        id: str,
        version: int,
        header: TableHeader,
        at: float,
        row: tuple[int, LogRow] | None = None,
        following: tuple[StoredTable, Content] | None = None,
    ) -> None:
        sql = (
            "UPDATE tables SET header = ?, changed = ?, touched = ?, version = version + 1 WHERE id = ? AND version = ?"
        )
        changed = (sql, (text(header), at, at, id, version))
        entries = [] if row is None else [(id, row[0], at, text(row[1]))]
        more = [] if following is None else _insert(*following)
        seats = sqlite_seats(seated_in(id, header, at))
        await self.database.write(*more, *seats, entries=entries, expected=changed)

    async def add_tour(self, tour: StoredTour, table: StoredTable, content: Content) -> None:
        made = (
            "INSERT INTO tours(id, header, past, created) VALUES (?, ?, ?, ?)",
            (tour.id, text(tour.header), tour.past, tour.created),
        )
        await self.database.write(made, *_insert(table, content))

    async def add_try(self, one: StoredTry, table: StoredTable, content: Content, most: int = 0) -> None:
        await self.database.write(*_insert(table, content), expected=sqlite_try(one, most))

    async def keep_content(self, id: str, version: int, header: TableHeader, content: Content) -> None:
        sql = "UPDATE tables SET header = ?, content = ?, version = version + 1 WHERE id = ? AND version = ?"
        values = (text(header), content.fingerprint, id, version)
        await self.database.write(_keep(content))
        await self.database.write(expected=(sql, values))

    async def remove(self, ids: Sequence[str]) -> None:
        gone = json.dumps(list(ids))
        await self.database.write(
            (f"{KEEP_RESULTS} (SELECT value FROM json_each(?))", (gone,)),
            (f"{DROP_UNPLAYED} (SELECT value FROM json_each(?))", (gone,)),
            ("DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))", (gone,)),
            ("DELETE FROM tours WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tour = tours.id)", ()),
            ("DELETE FROM contents WHERE NOT EXISTS (SELECT 1 FROM tables WHERE content = fingerprint)", ()),
            free=_PAGES_GIVEN_BACK,
        )

    async def begin_run(self, started: float, forget_before: float) -> None:
        await self.database.write(
            ("DELETE FROM runs WHERE alive < ?", (forget_before,)),
            ("INSERT OR REPLACE INTO runs(started, alive) VALUES (?, ?)", (started, started)),
        )

    async def note_alive(self, started: float, moment: float) -> None:
        await self.database.write(("UPDATE runs SET alive = ? WHERE started = ?", (moment, started)))

    # -- among processes ----------------------------------------------------------------------------

    async def claim(self, id: str) -> bool:
        return True

    async def release(self, ids: Sequence[str]) -> None:
        """Nobody else could take them."""

    async def renew(self) -> Renewed:
        return Renewed(was_alive=True, others=frozenset())

    async def tell_present(self, id: str, seats: frozenset[int] | None) -> None:
        """There is nobody to tell."""

    async def present(self, id: str) -> dict[str, frozenset[int]]:
        return {}

    # -- reading ------------------------------------------------------------------------------------

    async def _read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self.database.read, sql, *values)

    async def table(self, id: str) -> StoredTable | None:
        rows = await self._read(f"{_TABLE} WHERE id = ?", id)
        return read_table(*rows[0]) if rows else None

    async def content(self, fingerprint: str) -> Content | None:
        rows = await self._read("SELECT fingerprint, options FROM contents WHERE fingerprint = ?", fingerprint)
        return Content(*rows[0]) if rows else None

    async def tour(self, id: str) -> StoredTour | None:
        rows = await self._read("SELECT id, header, created, past FROM tours WHERE id = ?", id)
        return read_tour(*rows[0]) if rows else None

    async def races(self, tour: str) -> list[StoredRace]:
        rows = await self._read(f"SELECT result, {_COLUMNS} FROM tables WHERE tour = ? ORDER BY race", tour)
        return [read_race(*row) for row in rows]

    async def rows(self, id: str, after: int = 0) -> list[tuple[float, LogRow]]:
        rows = await self._read("SELECT at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", id, after)
        return read_rows(id, [(at, body) for at, body in rows])

    async def public_tables(self, since: float, most: int) -> list[StoredTable]:
        return [read_table(*row) for row in await self._read(PUBLIC, since, most)]

    async def untouched_since(self, moment: float, most: int) -> list[str]:
        sql = f"SELECT id FROM tables WHERE touched < ? AND {_TOUCHED} < ? AND NOT {_TOUR_IN_USE} LIMIT ?"
        return [id for (id,) in await self._read(sql, moment, moment, moment, most)]

    async def without_content(self, after: str, most: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE content IS NULL AND id > ? ORDER BY id LIMIT ?"
        return [id for (id,) in await self._read(sql, after, most)]

    async def latest_moment(self) -> float:
        ((moment,),) = await self._read(
            "SELECT max(coalesce((SELECT max(alive) FROM runs), 0), coalesce((SELECT max(touched) FROM tables), 0))"
        )
        return float(moment)

    async def runs(self) -> list[tuple[float, float]]:
        return [(started, alive) for started, alive in await self._read("SELECT started, alive FROM runs ORDER BY 1")]


def _keep(content: Content) -> Statement:
    return ("INSERT OR IGNORE INTO contents(fingerprint, options) VALUES (?, ?)", tuple(content))


def _insert(table: StoredTable, content: Content) -> list[Statement]:
    sql = (
        "INSERT INTO tables(id, header, public, round, version, created, changed, touched, content, tour, race) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    header = table.header
    values = (table.id, text(header), int(header.public), table.round, table.version)
    times = (table.created, table.created, table.created)
    place = (None, None) if header.tour is None else (header.tour.tour, header.tour.race)
    made = (sql, (*values, *times, content.fingerprint, *place))
    return [_keep(content), made, *sqlite_seats(seated(table))]
