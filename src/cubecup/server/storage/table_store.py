"""What is kept of tables, in words of the game: headers, the rows of their logs, and when the server has run.

The database below knows only statements; nobody above it has to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from cubecup.kernel.errors import BadFile, Clause
from cubecup.server.storage.database import Database, Statement
from cubecup.server.storage.rows import LogRow, TableHeader

_ROW: Final = msgspec.json.Decoder(LogRow)
_HEADER: Final = msgspec.json.Decoder(TableHeader)
_ENCODER: Final = msgspec.json.Encoder()
_PAGES_GIVEN_BACK: Final = 20_000  # at once, to the system
_TOUCHED: Final = "max(changed, coalesce((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0))"


class StoredTable(NamedTuple):
    """A table without its log."""

    id: str
    header: TableHeader
    created: float
    round: int = 1


class TableStore:
    """Writes return once they are on disk; reads may come from any thread."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)

    def close(self) -> None:
        self.database.close()

    # -- writing ------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable) -> None:
        await self.database.write(_insert(table))

    async def save_header(
        self,
        id: str,
        header: TableHeader,
        at: float,
        row: tuple[int, LogRow] | None = None,
        following: StoredTable | None = None,
    ) -> None:
        """A changed header with the row that tells of it and, of a rematch, the table where it goes on: all or none."""
        sql = "UPDATE tables SET header = ?, changed = ?, touched = ? WHERE id = ?"
        changed = (sql, (_text(header), at, at, id))
        entries = [] if row is None else [(id, row[0], at, _ENCODER.encode(row[1]).decode())]
        await self.database.write(*([] if following is None else [_insert(following)]), changed, entries=entries)

    async def append(self, id: str, seq: int, at: float, row: LogRow, *, new_round: int | None, over: bool) -> None:
        """The next row of a table's log; `new_round` if one has begun with it."""
        statements: list[Statement] = []
        if new_round is not None:
            statements.append(("UPDATE tables SET round = ?, touched = ? WHERE id = ?", (new_round, at, id)))
        if over:
            statements.append(("UPDATE tables SET over = 1, touched = ? WHERE id = ?", (at, id)))
        await self.database.write(*statements, entries=[(id, seq, at, _ENCODER.encode(row).decode())])

    async def remove(self, ids: Sequence[str]) -> None:
        gone = json.dumps(list(ids))
        statement = ("DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))", (gone,))
        await self.database.write(statement, free=_PAGES_GIVEN_BACK)

    async def begin_run(self, started: float, forget_before: float) -> None:
        """The server runs from now on; runs that ended long ago matter to no clock."""
        await self.database.write(
            ("DELETE FROM runs WHERE alive < ?", (forget_before,)),
            ("INSERT OR REPLACE INTO runs(started, alive) VALUES (?, ?)", (started, started)),
        )

    async def note_alive(self, started: float, moment: float) -> None:
        await self.database.write(("UPDATE runs SET alive = ? WHERE started = ?", (moment, started)))

    # -- reading ------------------------------------------------------------------------------------

    def table(self, id: str) -> StoredTable | None:
        rows = self.database.read("SELECT id, header, created, round FROM tables WHERE id = ?", id)
        return _stored(rows[0]) if rows else None

    def rows(self, id: str) -> list[tuple[float, LogRow]]:
        """The log of a table, with the time of each row."""
        rows = self.database.read("SELECT at, body FROM log WHERE table_id = ? ORDER BY seq", id)
        try:
            return [(float(str(at)), _ROW.decode(str(body))) for at, body in rows]
        except msgspec.DecodeError as error:
            raise _unreadable(id, error) from None

    def public_tables(self, since: float, most: int) -> list[StoredTable]:
        """Public tables that are not over and were used lately, by the time of their latest round."""
        rows = self.database.read(
            "SELECT id, header, created, round FROM tables "
            "WHERE public AND NOT over AND touched > ? ORDER BY touched DESC LIMIT ?",
            since,
            most,
        )
        return [_stored(row) for row in rows]

    def untouched_since(self, moment: float, most: int) -> list[str]:
        rows = self.database.read(
            f"SELECT id FROM tables WHERE touched < ? AND {_TOUCHED} < ? LIMIT ?", moment, moment, most
        )
        return [str(row[0]) for row in rows]

    def latest_moment(self) -> float:
        """The latest time that anything is known to have happened."""
        ((moment,),) = self.database.read(
            "SELECT max(coalesce((SELECT max(alive) FROM runs), 0), coalesce((SELECT max(touched) FROM tables), 0))"
        )
        return float(str(moment))

    def runs(self) -> list[tuple[float, float]]:
        """When the server has run before."""
        rows = self.database.read("SELECT started, alive FROM runs ORDER BY started")
        return [(float(str(started)), float(str(alive))) for started, alive in rows]


def _insert(table: StoredTable) -> Statement:
    sql = "INSERT INTO tables(id, header, public, round, created, changed, touched) VALUES (?, ?, ?, ?, ?, ?, ?)"
    times = (table.created, table.created, table.created)
    return (sql, (table.id, _text(table.header), int(table.header.public), table.round, *times))


def _text(header: TableHeader) -> str:
    return _ENCODER.encode(header).decode()


def _stored(row: tuple[object, ...]) -> StoredTable:
    id, header, created, number = row[:4]
    try:
        return StoredTable(str(id), _HEADER.decode(str(header)), float(str(created)), int(str(number)))
    except msgspec.DecodeError as error:
        raise _unreadable(str(id), error) from None


def _unreadable(id: str, error: msgspec.DecodeError) -> BadFile:
    expected = Clause("why-table-rows", f"a header and rows that can be read ({error})")
    return BadFile("bad-record", f"table {id}", 1, expected)
