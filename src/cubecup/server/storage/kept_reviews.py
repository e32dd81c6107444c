"""Reviews of races that are over, kept with their tables so that none is worked out twice; they go with the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cubecup.server.storage.database import Database
    from cubecup.server.storage.postgres_link import PostgresLink


class KeptReviews(Protocol):
    """Writes return once they are durable; of several reviews of a table the first one stays."""

    async def keep(self, table: str, body: str) -> None: ...

    async def find(self, table: str) -> str | None: ...


class SqliteReviews(KeptReviews):
    """In the file of the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table: str, body: str) -> None:
        sql = "INSERT OR IGNORE INTO reviews(table_id, body) SELECT id, ? FROM tables WHERE id = ?"
        await self._database.write((sql, (body, table)))

    async def find(self, table: str) -> str | None:
        rows = await asyncio.to_thread(self._database.read, "SELECT body FROM reviews WHERE table_id = ?", table)
        return rows[0][0] if rows else None


class PostgresReviews(KeptReviews):
    """In the database of the tables."""

    def __init__(self, link: PostgresLink) -> None:
        self._link = link

    async def keep(self, table: str, body: str) -> None:
        sql = "INSERT INTO reviews(table_id, body) SELECT id, $2 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING"
        await self._link.fetch(sql, table, body)

    async def find(self, table: str) -> str | None:
        rows = await self._link.fetch("SELECT body FROM reviews WHERE table_id = $1", table)
        return rows[0][0] if rows else None
