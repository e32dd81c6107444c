"""What lies in the database afterwards, beside what players were told: rows once and at their place, by the rules, and
those of bots and clocks by the owner of the table."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from typing import Any, Final

import asyncpg

from cubecup.games import BUILT_IN
from cubecup.server.metrics import Metrics
from cubecup.server.settings import Settings
from cubecup.server.storage.stores import open_store
from cubecup.server.table.archive import TableArchive
from scripts.kills.players import Told

# Bots and clocks act without the id of a message. Who writes for them must own the table at that very moment.
_WATCH: Final = """
CREATE TABLE deeds (table_id text, seq integer, writer text, owner text);
CREATE FUNCTION note_deed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT NEW.body::jsonb ? 'id' THEN
        INSERT INTO deeds SELECT NEW.table_id, NEW.seq, current_setting('application_name'), owner
        FROM tables WHERE id = NEW.table_id;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER deeds AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note_deed();
"""
_ROWS: Final = "SELECT table_id, seq, body FROM log ORDER BY 1, 2"

Rows = dict[str, list[tuple[int, dict[str, Any]]]]


class Books:
    """A database, read without the servers' help and with it."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._shared = database.startswith("postgresql")
        self.store: Any = None
        self.archive: Any = None

    async def watch_owners(self) -> None:
        """Have the database itself note who decides for bots and clocks. In SQLite's file there is only one process."""
        if self._shared:
            await self._fetch(_WATCH)

    async def open(self) -> None:
        self.store = await asyncio.to_thread(open_store, Settings(database=self._database))
        await self.store.start(lambda _: None)
        self.archive = TableArchive(self.store, BUILT_IN, Metrics())

    async def close(self) -> None:
        await self.store.close()

    async def _fetch(self, sql: str) -> list[Any]:
        connection = await asyncpg.connect(self._database)
        try:
            if sql is _WATCH:
                await connection.execute(sql)
                return []
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    async def _rows(self) -> Rows:
        """The rows of each table, as they lie in the database."""
        if self._shared:
            found = await self._fetch(_ROWS)
        else:
            connection = sqlite3.connect(self._database)
            found = connection.execute(_ROWS).fetchall()
            connection.close()
        rows: Rows = {}
        for table, seq, body in found:
            rows.setdefault(table, []).append((seq, json.loads(body)))
        return rows

    async def deeds(self) -> tuple[int, list[str]]:
        """How often bots and clocks have decided, and where it was not the owner that wrote it."""
        if not self._shared:
            return sum("id" not in row for rows in (await self._rows()).values() for _, row in rows), []
        deeds = await self._fetch("SELECT table_id, seq, writer, owner FROM deeds")
        strange = [f"{one['table_id']}: {one['seq']} was done by {one['writer']}, but kept by {one['owner']}"
                   for one in deeds if one["writer"] != f"cubecup {one['owner']}"]  # fmt: skip
        return len(deeds), strange

    async def faults(self, told: Told) -> list[str]:
        """What is not as it was told, at any table."""
        log = await self._rows()
        faults = list(told.wrong)
        for table, rows in log.items():
            if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
                faults.append(f"{table}: rows are missing")
            ids = Counter(row["id"] for _, row in rows if row.get("id"))
            faults += [f"{table}: {id} was done {count} times" for id, count in ids.items() if count > 1]
        by_place = {(table, row.get("id")): seq for table, rows in log.items() for seq, row in rows}
        for (table, id), seq in told.accepted.items():
            if by_place.get((table, id)) != seq:
                faults.append(f"{table}: {id} was accepted as {seq} and is {by_place.get((table, id))}")
        return faults + await self._unplayable(list(log))

    async def _unplayable(self, tables: list[str]) -> list[str]:
        """Tables whose log is not a game by the rules."""
        faults = []
        for table in tables:
            try:
                await self.archive.load(table)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is what we look for
                faults.append(f"{table}: {error}")
        return faults
