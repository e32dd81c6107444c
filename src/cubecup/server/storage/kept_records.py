"""Record files of which somebody wanted a link: nothing else of a person's files is ever kept here.

Each is kept until a day, or until whoever gave it wants it gone; what is past its day is not read any more.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from cubecup.server.storage.database import Database
    from cubecup.server.storage.postgres_link import PostgresLink


class KeptRecord(NamedTuple):
    """The text of a record; `owner` is the hash of the token with which it can be removed."""

    id: str
    owner: str
    body: str
    until: float


class KeptRecords(Protocol):
    """Writes return once they are durable."""

    async def keep(self, record: KeptRecord) -> None: ...

    async def find(self, id: str, moment: float) -> str | None:
        """The text of a record whose day has not come."""

    async def forget(self, id: str, owner: str) -> bool:
        """Remove a record of this owner; whether there was one."""

    async def tidy(self, moment: float) -> None:
        """Remove those whose day has come."""

    async def count(self) -> int: ...


_COUNT: Final = "SELECT count(*) FROM records"


class SqliteRecords(KeptRecords):
    """In the file of the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, record: KeptRecord) -> None:
        await self._database.write(("INSERT INTO records(id, owner, body, until) VALUES (?, ?, ?, ?)", tuple(record)))

    async def find(self, id: str, moment: float) -> str | None:
        sql = "SELECT body FROM records WHERE id = ? AND until > ?"
        rows = await asyncio.to_thread(self._database.read, sql, id, moment)
        return rows[0][0] if rows else None

    async def forget(self, id: str, owner: str) -> bool:
        sql = "SELECT 1 FROM records WHERE id = ? AND owner = ?"
        if not await asyncio.to_thread(self._database.read, sql, id, owner):
            return False
        await self._database.write(("DELETE FROM records WHERE id = ? AND owner = ?", (id, owner)))
        return True

    async def tidy(self, moment: float) -> None:
        await self._database.write(("DELETE FROM records WHERE until <= ?", (moment,)))

    async def count(self) -> int:
        ((count,),) = await asyncio.to_thread(self._database.read, _COUNT)
        return int(count)


class PostgresRecords(KeptRecords):
    """In the database of the tables; any process may do anything."""

    def __init__(self, link: PostgresLink) -> None:
        self._link = link

    async def keep(self, record: KeptRecord) -> None:
        await self._link.fetch("INSERT INTO records(id, owner, body, until) VALUES ($1, $2, $3, $4)", *record)

    async def find(self, id: str, moment: float) -> str | None:
        rows = await self._link.fetch("SELECT body FROM records WHERE id = $1 AND until > $2", id, moment)
        return rows[0][0] if rows else None

    async def forget(self, id: str, owner: str) -> bool:
        return bool(await self._link.fetch("DELETE FROM records WHERE id = $1 AND owner = $2 RETURNING id", id, owner))

    async def tidy(self, moment: float) -> None:
        await self._link.fetch("DELETE FROM records WHERE until <= $1", moment)

    async def count(self) -> int:
        ((count,),) = await self._link.fetch(_COUNT)
        return int(count)
