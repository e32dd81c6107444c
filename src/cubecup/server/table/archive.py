"""Between a table in memory and the disk: a table is made from its header and log, and each change is appended."""

from __future__ import annotations

import asyncio

from cubecup.games import GameRegistry
from cubecup.kernel.errors import CubeCupError
from cubecup.server.storage.rows import LogRow, TableHeader
from cubecup.server.storage.table_store import StoredTable, TableStore
from cubecup.server.table.clocks import Uptime, begin_after, now
from cubecup.server.table.live_table import Change, LiveTable


class TableArchive:
    """Where tables come from and where their changes go."""

    def __init__(self, store: TableStore, games: GameRegistry) -> None:
        self.games = games
        begin_after(store.latest_moment())
        self.uptime = Uptime(store.runs())
        self._store = store

    def bring_to_life(self, stored: StoredTable) -> LiveTable:
        """A table at its first decision."""
        game = self.games.make(stored.header.game, stored.header.options)
        return LiveTable(stored.id, stored.header, game, stored.created, self.uptime)

    async def add(self, id: str, header: TableHeader) -> LiveTable:
        stored = StoredTable(id, header, now())
        await self._store.add_table(stored)
        return self.bring_to_life(stored)

    async def load(self, id: str) -> LiveTable:
        """The table as the log has it."""
        return await asyncio.to_thread(self._load, id)

    def _load(self, id: str) -> LiveTable:
        stored = self._store.table(id)
        if stored is None:
            raise CubeCupError("no-such-table", "There is no such table (any more).")
        table = self.bring_to_life(stored)
        table.restore(self._store.rows(id))
        return table

    async def rows(self, id: str) -> list[tuple[float, LogRow]]:
        return await asyncio.to_thread(self._store.rows, id)

    async def append(self, table: LiveTable, change: Change) -> None:
        """Returns once the change is on disk."""
        number = change.state.round_number()
        begun = number if number != table.state.round_number() else None
        await self._store.append(
            table.id, table.seq + 1, change.at, change.row, new_round=begun, over=change.state.over
        )

    async def save_header(
        self, table: LiveTable, header: TableHeader, told: Change | None = None, following: StoredTable | None = None
    ) -> None:
        """A changed header, with the change that tells of it and the table of a rematch."""
        row = None if told is None else (table.seq + 1, told.row)
        await self._store.save_header(table.id, header, now(), row, following)
