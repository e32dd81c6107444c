"""What is kept of contests: the secret of the days, what each contest is, and who has tried it at which table.

What came of a try is told by its table; only when that is removed, it is written down here. So nothing is counted
twice, whoever is killed when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from cubecup.server.messages.fields import Data
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.rows import GameResult

if TYPE_CHECKING:
    from cubecup.server.storage.database import Database, Statement
    from cubecup.server.storage.postgres_link import PostgresLink


class ContestHeader(msgspec.Struct, kw_only=True, frozen=True):
    """What was settled when a contest was made; it never changes."""

    kind: str  # day, duplicate
    name: str  # of its dice; a day's says which day and mode
    game: str
    options: Data  # settled
    against: list[str]  # levels of the bots
    secret: str  # in hexadecimal
    told_from: float  # when the secret is told, and no try counts any more
    title: str = ""  # of a duplicate, for people
    day: str = ""
    mode: str = ""
    most: int = 0  # players; 0: any number


class StoredContest(NamedTuple):
    id: str
    header: ContestHeader
    created: float


class StoredTry(NamedTuple):
    """One race of a player (by the hash of their key) in a contest; no result: it is not over."""

    contest: str
    player: str
    table: str
    counted: bool
    name: str
    begun: float
    result: GameResult | None = None


class DaysBegan(NamedTuple):
    """The root of the secrets of days, and the first of them."""

    root: str
    first: str


class KeptContests(Protocol):
    """Writes return once they are durable."""

    async def days(self, wanted: DaysBegan) -> DaysBegan:
        """The secret of the days; the one given if there is none yet."""

    async def keep_first(self, contest: StoredContest) -> StoredContest:
        """A contest; if there is one of this id already, that one."""

    async def find(self, id: str) -> StoredContest | None: ...

    async def tries(self, contest: str, player: str = "") -> list[StoredTry]:
        """The counted ones in a contest, or all of a player in it, the earliest first."""

    async def of_player(self, player: str, most: int) -> list[StoredTry]:
        """The latest counted ones of a player, in whatever contest."""


_HEADER: Final = msgspec.json.Decoder(ContestHeader)
_RESULT: Final = msgspec.json.Decoder(GameResult)
_RESULT_OF_TRY: Final = "coalesce(tries.result, tables.result)"
_TRY: Final = (
    f"SELECT contest, player, table_id, counted, name, begun, {_RESULT_OF_TRY} "
    "FROM tries LEFT JOIN tables ON tables.id = table_id"
)

# Whatever removes tables does this first.
KEEP_RESULTS: Final = (
    "UPDATE tries SET result = (SELECT result FROM tables WHERE id = table_id) WHERE result IS NULL AND table_id IN "
)
_PUT_TRY: Final = "INSERT INTO tries(contest, player, table_id, counted, name, begun) SELECT"
_COUNTED: Final = "(SELECT count(*) FROM tries AS other WHERE other.counted AND other.contest ="


def _read_tries(rows: Iterable[Sequence[Any]]) -> list[StoredTry]:
    return [
        StoredTry(
            contest, player, table, bool(counted), name, begun, None if result is None else _RESULT.decode(result)
        )
        for contest, player, table, counted, name, begun, result in rows
    ]


def _read_contest(id: str, header: str, created: float) -> StoredContest:
    return StoredContest(id, _HEADER.decode(header), created)


def _text(contest: StoredContest) -> str:
    return msgspec.json.encode(contest.header).decode()


class SqliteContests(KeptContests):
    """In the file of the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._database.read, sql, *values)

    async def days(self, wanted: DaysBegan) -> DaysBegan:
        sql = "SELECT root, first FROM days"
        if not await self._read(sql):
            await self._database.write(("INSERT OR IGNORE INTO days(one, root, first) VALUES (1, ?, ?)", tuple(wanted)))
        ((root, first),) = await self._read(sql)
        return DaysBegan(root, first)

    async def keep_first(self, contest: StoredContest) -> StoredContest:
        known = await self.find(contest.id)
        if known is not None:
            return known
        sql = "INSERT OR IGNORE INTO contests(id, header, created) VALUES (?, ?, ?)"
        await self._database.write((sql, (contest.id, _text(contest), contest.created)))
        return await self.find(contest.id) or contest

    async def find(self, id: str) -> StoredContest | None:
        rows = await self._read("SELECT id, header, created FROM contests WHERE id = ?", id)
        return _read_contest(*rows[0]) if rows else None

    async def tries(self, contest: str, player: str = "") -> list[StoredTry]:
        if player:
            rows = await self._read(f"{_TRY} WHERE contest = ? AND player = ? ORDER BY begun", contest, player)
        else:
            rows = await self._read(f"{_TRY} WHERE contest = ? AND counted ORDER BY begun", contest)
        return _read_tries(rows)

    async def of_player(self, player: str, most: int) -> list[StoredTry]:
        sql = f"{_TRY} WHERE player = ? AND counted ORDER BY begun DESC LIMIT ?"
        return _read_tries(await self._read(sql, player, most))


def sqlite_try(one: StoredTry, most: int) -> Statement:
    """Puts down nothing if the contest is full."""
    values = (one.contest, one.player, one.table, int(one.counted), one.name, one.begun, int(one.counted) and most)
    return (f"{_PUT_TRY} ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?7 = 0 OR {_COUNTED} ?1) < ?7", values)


class PostgresContests(KeptContests):
    """In the database of the tables; whoever is first is right."""

    def __init__(self, link: PostgresLink) -> None:
        self._link = link

    async def days(self, wanted: DaysBegan) -> DaysBegan:
        await self._link.fetch("INSERT INTO days(one, root, first) VALUES (1, $1, $2) ON CONFLICT DO NOTHING", *wanted)
        ((root, first),) = await self._link.fetch("SELECT root, first FROM days")
        return DaysBegan(root, first)

    async def keep_first(self, contest: StoredContest) -> StoredContest:
        sql = "INSERT INTO contests(id, header, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._link.fetch(sql, contest.id, _text(contest), contest.created)
        return await self.find(contest.id) or contest

    async def find(self, id: str) -> StoredContest | None:
        rows = await self._link.fetch("SELECT id, header, created FROM contests WHERE id = $1", id)
        return _read_contest(*rows[0]) if rows else None

    async def tries(self, contest: str, player: str = "") -> list[StoredTry]:
        if player:
            sql = f"{_TRY} WHERE contest = $1 AND player = $2 ORDER BY begun"
            return _read_tries(await self._link.fetch(sql, contest, player))
        return _read_tries(await self._link.fetch(f"{_TRY} WHERE contest = $1 AND counted ORDER BY begun", contest))

    async def of_player(self, player: str, most: int) -> list[StoredTry]:
        sql = f"{_TRY} WHERE player = $1 AND counted ORDER BY begun DESC LIMIT $2"
        return _read_tries(await self._link.fetch(sql, player, most))


async def put_try(connection: Any, one: StoredTry, most: int) -> None:
    """Those who come to a contest at the same time wait for each other, so that no more than `most` get in."""
    most = most if one.counted else 0
    if most:
        await connection.execute("SELECT 1 FROM contests WHERE id = $1 FOR UPDATE", one.contest)
    sql = (
        f"{_PUT_TRY} $1, $2, $3, $4, $5, $6 WHERE $7 = 0 OR {_COUNTED} $1) < $7 "
        "ON CONFLICT DO NOTHING RETURNING table_id"
    )
    if not await connection.fetch(sql, one.contest, one.player, one.table, one.counted, one.name, one.begun, most):
        raise Overtaken
