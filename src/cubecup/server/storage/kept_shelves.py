"""What is kept of players, by the hash of a key that only their browser has: how they want to look, and at which tables
they have sat.

A row for a player and a table is written together with the header that seats them there, and there is never a second
one. What came of the race is worked out from the table's log, which never changes once it is over: whoever does it,
however often, writes the same. So nothing is lost or counted twice, whoever is killed when.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.rows import GameResult, StoredTable, TableHeader
from cubecup.shelf.played import FinishedRace, RaceOnShelf, ReviewedRace
from cubecup.shelf.rating import NEW_RATING, PlayerRating

if TYPE_CHECKING:
    from cubecup.server.storage.database import Database, Statement
    from cubecup.server.storage.postgres_link import PostgresLink


class ShelfLook(NamedTuple):
    """What a player has chosen to be seen by; `rated`: whether they want a rating."""

    name: str = ""
    creature: str = ""
    colour: int = -1
    rated: bool = False


class StoredShelf(NamedTuple):
    player: str
    look: ShelfLook
    rating: PlayerRating
    rated_races: int  # how many the rating is made of
    created: float


class PlayedRow(NamedTuple):
    """A race that counts; `there`: its table is still kept."""

    on_shelf: RaceOnShelf
    there: bool


class StoredMove(NamedTuple):
    """A key on its way to another device: sealed with a code of which only the hash is kept."""

    player: str
    code: str
    sealed: str
    until: float


class RatedPlayer(NamedTuple):
    """A rating after a race; `races`: how many it was made of before."""

    player: str
    races: int
    rating: PlayerRating


class KeptShelves(Protocol):
    """Writes return once they are durable."""

    async def open(self, player: str, moment: float) -> None:
        """From now on races of this player are kept; nothing happens if they are already."""

    async def find(self, players: Sequence[str]) -> dict[str, StoredShelf]: ...

    async def dress(self, player: str, look: ShelfLook) -> None:
        """How a player with a shelf wants to be seen."""

    async def forget(self, player: str) -> None:
        """All of a player, at once. Of contests the results stay, without a name, and nobody's."""

    async def races(self, player: str) -> list[PlayedRow]:
        """Those that count, in the order in which they ended."""

    async def uncounted(self, player: str, most: int) -> list[str]:
        """Tables whose game is over and not yet on the shelves of those who sat there; of a player, or of anybody."""

    async def uncounted_among(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables of which something is not yet on the shelves: the race, or its review."""

    async def seats(self, table: str) -> dict[str, int]:
        """Who sat where, of those whose races are kept."""

    async def result(self, table: str) -> GameResult | None:
        """What came of a table whose game is over."""

    async def count(self, table: str, races: dict[str, tuple[bool, FinishedRace]]) -> None:
        """By player, what came of a race, and whether it counts; what is counted already stays."""

    async def keep_review(self, player: str, table: str, review: ReviewedRace) -> None: ...

    async def reviewed(self, player: str) -> list[tuple[str, int, str]]:
        """Table, seat and review of races that are on the shelf without what their review says."""

    async def advise(self, table: str, seat: int) -> None:
        """The player of a seat has asked for a hint."""

    async def rate(self, table: str, moment: float, rated: Sequence[RatedPlayer]) -> None:
        """Ratings after a race. Overtaken if this race was rated before, or somebody's rating has changed meanwhile."""

    async def is_rated(self, table: str) -> bool: ...

    async def lend(self, move: StoredMove) -> None:
        """In place of an earlier one of the same player."""

    async def take(self, code: str, moment: float) -> StoredMove | None:
        """The one with this code, if its time is not over; once."""

    async def tidy(self, moment: float, before: float) -> None:
        """Remove moves whose time is over, and shelves from before a moment on which there is nothing."""

    async def counted(self) -> list[tuple[str, str]]:
        """All players and tables that count, for whoever checks the books."""


def seated(table: StoredTable) -> list[tuple[str, str, int, float]]:
    """Rows of those who sit at a table and have a key."""
    return seated_in(table.id, table.header, table.created)


def seated_in(id: str, header: TableHeader, moment: float) -> list[tuple[str, str, int, float]]:
    return [(seat.player, id, number, moment) for number, seat in enumerate(header.seats) if seat.player]


_RACE: Final = msgspec.json.Decoder(FinishedRace)
_REVIEW: Final = msgspec.json.Decoder(ReviewedRace)
_RESULT: Final = msgspec.json.Decoder(GameResult)
_SHELF: Final = "player, name, creature, colour, rated, points, error, rated_races, created"
_OF_PLAYERS: Final = ("shelf_moves", "shelf_races", "shelves")
_EMPTY: Final = (
    "DELETE FROM shelves WHERE name = '' AND creature = '' AND colour < 0 AND NOT rated AND rated_races = 0 "
    "AND NOT EXISTS (SELECT 1 FROM shelf_races WHERE shelf_races.player = shelves.player) AND"
)
_OVER: Final = "table_id IN (SELECT id FROM tables WHERE over)"
_ROWS: Final = (
    "SELECT race, advised, review, EXISTS (SELECT 1 FROM tables WHERE id = table_id) FROM shelf_races "
    "WHERE counted AND race IS NOT NULL AND player = "
)
_REVIEWED: Final = (
    "SELECT shelf_races.table_id, seat, body FROM shelf_races JOIN reviews ON reviews.table_id = shelf_races.table_id "
    "WHERE counted AND race IS NOT NULL AND review IS NULL AND player = "
)
_COUNTED: Final = "SELECT player, table_id FROM shelf_races WHERE counted AND race IS NOT NULL ORDER BY 1, 2"
_WITHOUT_REVIEW: Final = "(review IS NULL AND EXISTS (SELECT 1 FROM reviews WHERE reviews.table_id = s.table_id))"
_UNCOUNTED: Final = f"SELECT DISTINCT table_id FROM shelf_races AS s WHERE (race IS NULL OR {_WITHOUT_REVIEW}) AND "
# Whoever removes tables does this: races that nobody ended were none.
DROP_UNPLAYED: Final = "DELETE FROM shelf_races WHERE race IS NULL AND table_id IN "


def _shelf(row: Sequence[Any]) -> StoredShelf:
    player, name, creature, colour, rated, points, error, races, created = row
    look = ShelfLook(name, creature, colour, bool(rated))
    return StoredShelf(player, look, PlayerRating(points, error), races, created)


def _played(rows: Iterable[Sequence[Any]]) -> list[PlayedRow]:
    found = [
        PlayedRow(
            RaceOnShelf(
                race=_RACE.decode(race),
                advised=bool(advised),
                review=None if review is None else _REVIEW.decode(review),
            ),
            bool(there),
        )
        for race, advised, review, there in rows
    ]
    return sorted(found, key=lambda row: (row.on_shelf.race.at, row.on_shelf.race.table))


def _result(rows: Sequence[Sequence[Any]]) -> GameResult | None:
    return _RESULT.decode(rows[0][0]) if rows and rows[0][0] is not None else None


def _text(value: FinishedRace | ReviewedRace) -> str:
    return msgspec.json.encode(value).decode()


class SqliteShelves(KeptShelves):
    """In the file of the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._database.read, sql, *values)

    async def open(self, player: str, moment: float) -> None:
        sql = "INSERT OR IGNORE INTO shelves(player, points, error, created) VALUES (?, ?, ?, ?)"
        await self._database.write((sql, (player, *NEW_RATING, moment)))

    async def find(self, players: Sequence[str]) -> dict[str, StoredShelf]:
        sql = f"SELECT {_SHELF} FROM shelves WHERE player IN (SELECT value FROM json_each(?))"
        return {row[0]: _shelf(row) for row in await self._read(sql, json.dumps(list(players)))}

    async def dress(self, player: str, look: ShelfLook) -> None:
        sql = "UPDATE shelves SET name = ?, creature = ?, colour = ?, rated = ? WHERE player = ?"
        await self._database.write((sql, (*look, player)))

    async def forget(self, player: str) -> None:
        nobody = "UPDATE tries SET name = '', player = 'gone ' || hex(randomblob(16)) WHERE player = ?"
        gone = [(f"DELETE FROM {table} WHERE player = ?", (player,)) for table in _OF_PLAYERS]
        await self._database.write(*gone, (nobody, (player,)))

    async def races(self, player: str) -> list[PlayedRow]:
        return await asyncio.to_thread(_played, await self._read(f"{_ROWS} ?", player))

    async def uncounted(self, player: str, most: int) -> list[str]:
        mine = "player = ? AND" if player else ""
        sql = f"SELECT DISTINCT table_id FROM shelf_races WHERE {mine} race IS NULL AND {_OVER} LIMIT ?"
        return [id for (id,) in await self._read(sql, *([player] if player else []), most)]

    async def uncounted_among(self, tables: Sequence[str]) -> list[str]:
        sql = f"{_UNCOUNTED} table_id IN (SELECT value FROM json_each(?)) AND {_OVER}"
        return [id for (id,) in await self._read(sql, json.dumps(list(tables)))]

    async def seats(self, table: str) -> dict[str, int]:
        return dict(await self._read("SELECT player, seat FROM shelf_races WHERE table_id = ?", table))

    async def result(self, table: str) -> GameResult | None:
        return _result(await self._read("SELECT result FROM tables WHERE id = ?", table))

    async def count(self, table: str, races: dict[str, tuple[bool, FinishedRace]]) -> None:
        sql = "UPDATE shelf_races SET counted = ?, race = ? WHERE player = ? AND table_id = ? AND race IS NULL"
        rows = [(sql, (int(counts), _text(race), player, table)) for player, (counts, race) in races.items()]
        if rows:
            await self._database.write(*rows)

    async def keep_review(self, player: str, table: str, review: ReviewedRace) -> None:
        sql = "UPDATE shelf_races SET review = ? WHERE player = ? AND table_id = ?"
        await self._database.write((sql, (_text(review), player, table)))

    async def reviewed(self, player: str) -> list[tuple[str, int, str]]:
        return [(table, seat, body) for table, seat, body in await self._read(f"{_REVIEWED} ?", player)]

    async def advise(self, table: str, seat: int) -> None:
        sql = "UPDATE shelf_races SET advised = 1 WHERE table_id = ? AND seat = ?"
        await self._database.write((sql, (table, seat)))

    async def rate(self, table: str, moment: float, rated: Sequence[RatedPlayer]) -> None:
        """The race is put down only if all ratings are still what they were."""
        known = json.dumps([[one.player, one.races] for one in rated])
        same = (
            "SELECT count(*) FROM json_each(?) JOIN shelves ON player = json_extract(value, '$[0]') "
            "AND rated_races = json_extract(value, '$[1]')"
        )
        put = f"INSERT INTO rated_races(table_id, at) SELECT ?, ? WHERE ({same}) = ?"
        after = "UPDATE shelves SET points = ?, error = ?, rated_races = rated_races + 1 WHERE player = ?"
        await self._database.write(
            *((after, (*one.rating, one.player)) for one in rated),
            expected=(put, (table, moment, known, len(rated))),
        )

    async def is_rated(self, table: str) -> bool:
        return bool(await self._read("SELECT 1 FROM rated_races WHERE table_id = ?", table))

    async def lend(self, move: StoredMove) -> None:
        sql = "INSERT OR REPLACE INTO shelf_moves(player, code, sealed, until) VALUES (?, ?, ?, ?)"
        await self._database.write((sql, tuple(move)))

    async def take(self, code: str, moment: float) -> StoredMove | None:
        sql = "SELECT player, code, sealed, until FROM shelf_moves WHERE code = ? AND until > ?"
        rows = await self._read(sql, code, moment)
        if not rows:
            return None
        try:
            await self._database.write(expected=("DELETE FROM shelf_moves WHERE code = ?", (code,)))
        except Overtaken:  # somebody else has just taken it
            return None
        return StoredMove(*rows[0])

    async def tidy(self, moment: float, before: float) -> None:
        await self._database.write(
            ("DELETE FROM shelf_moves WHERE until <= ?", (moment,)), (f"{_EMPTY} created < ?", (before,))
        )

    async def counted(self) -> list[tuple[str, str]]:
        return [(player, table) for player, table in await self._read(_COUNTED)]


def sqlite_seats(rows: Sequence[tuple[str, str, int, float]]) -> list[Statement]:
    sql = (
        "INSERT OR IGNORE INTO shelf_races(player, table_id, seat, begun) "
        "SELECT player, ?, ?, ? FROM shelves WHERE player = ?"
    )
    return [(sql, (table, seat, moment, player)) for player, table, seat, moment in rows]


class PostgresShelves(KeptShelves):
    """In the database of the tables; any process may do anything."""

    def __init__(self, link: PostgresLink) -> None:
        self._link = link

    async def open(self, player: str, moment: float) -> None:
        sql = "INSERT INTO shelves(player, points, error, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self._link.fetch(sql, player, *NEW_RATING, moment)

    async def find(self, players: Sequence[str]) -> dict[str, StoredShelf]:
        sql = f"SELECT {_SHELF} FROM shelves WHERE player = ANY($1)"
        return {row[0]: _shelf(row) for row in await self._link.fetch(sql, list(players))}

    async def dress(self, player: str, look: ShelfLook) -> None:
        sql = "UPDATE shelves SET name = $2, creature = $3, colour = $4, rated = $5 WHERE player = $1"
        await self._link.fetch(sql, player, *look)

    async def forget(self, player: str) -> None:
        nobody = "UPDATE tries SET name = '', player = 'gone ' || gen_random_uuid() WHERE player = $1"
        async with self._link.transaction() as connection:
            for table in _OF_PLAYERS:
                await connection.execute(f"DELETE FROM {table} WHERE player = $1", player)
            await connection.execute(nobody, player)

    async def races(self, player: str) -> list[PlayedRow]:
        return await asyncio.to_thread(_played, await self._link.fetch(f"{_ROWS} $1", player))

    async def uncounted(self, player: str, most: int) -> list[str]:
        mine = "player = $2 AND" if player else ""
        sql = f"SELECT DISTINCT table_id FROM shelf_races WHERE {mine} race IS NULL AND {_OVER} LIMIT $1"
        return [row[0] for row in await self._link.fetch(sql, most, *([player] if player else []))]

    async def uncounted_among(self, tables: Sequence[str]) -> list[str]:
        return [row[0] for row in await self._link.fetch(f"{_UNCOUNTED} table_id = ANY($1) AND {_OVER}", list(tables))]

    async def seats(self, table: str) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._link.fetch(_SEATS, table)}

    async def result(self, table: str) -> GameResult | None:
        return _result(await self._link.fetch("SELECT result FROM tables WHERE id = $1", table))

    async def count(self, table: str, races: dict[str, tuple[bool, FinishedRace]]) -> None:
        sql = "UPDATE shelf_races SET counted = $3, race = $4 WHERE player = $1 AND table_id = $2 AND race IS NULL"
        async with self._link.transaction() as connection:
            for player in sorted(races):  # in one order, so that nobody waits for each other
                counts, race = races[player]
                await connection.execute(sql, player, table, counts, _text(race))

    async def keep_review(self, player: str, table: str, review: ReviewedRace) -> None:
        sql = "UPDATE shelf_races SET review = $3 WHERE player = $1 AND table_id = $2"
        await self._link.fetch(sql, player, table, _text(review))

    async def reviewed(self, player: str) -> list[tuple[str, int, str]]:
        return [(row[0], row[1], row[2]) for row in await self._link.fetch(f"{_REVIEWED} $1", player)]

    async def advise(self, table: str, seat: int) -> None:
        await self._link.fetch("UPDATE shelf_races SET advised = true WHERE table_id = $1 AND seat = $2", table, seat)

    async def rate(self, table: str, moment: float, rated: Sequence[RatedPlayer]) -> None:
        put = "INSERT INTO rated_races(table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING table_id"
        after = (
            "UPDATE shelves SET points = $3, error = $4, rated_races = rated_races + 1 "
            "WHERE player = $1 AND rated_races = $2 RETURNING player"
        )
        async with self._link.transaction() as connection:
            if not await connection.fetch(put, table, moment):
                raise Overtaken
            for one in sorted(rated):  # in one order, so that nobody waits for each other
                if not await connection.fetch(after, one.player, one.races, *one.rating):
                    raise Overtaken

    async def is_rated(self, table: str) -> bool:
        return bool(await self._link.fetch("SELECT 1 FROM rated_races WHERE table_id = $1", table))

    async def lend(self, move: StoredMove) -> None:
        sql = (
            "INSERT INTO shelf_moves(player, code, sealed, until) VALUES ($1, $2, $3, $4) ON CONFLICT (player) "
            "DO UPDATE SET code = excluded.code, sealed = excluded.sealed, until = excluded.until"
        )
        await self._link.fetch(sql, *move)

    async def take(self, code: str, moment: float) -> StoredMove | None:
        sql = "DELETE FROM shelf_moves WHERE code = $1 AND until > $2 RETURNING player, code, sealed, until"
        rows = await self._link.fetch(sql, code, moment)
        return StoredMove(*rows[0]) if rows else None

    async def tidy(self, moment: float, before: float) -> None:
        await self._link.fetch("DELETE FROM shelf_moves WHERE until <= $1", moment)
        await self._link.fetch(f"{_EMPTY} created < $1", before)

    async def counted(self) -> list[tuple[str, str]]:
        return [(row[0], row[1]) for row in await self._link.fetch(_COUNTED)]


_SEATS: Final = "SELECT player, seat FROM shelf_races WHERE table_id = $1"


async def put_seats(connection: Any, rows: Sequence[tuple[str, str, int, float]]) -> None:
    sql = (
        "INSERT INTO shelf_races(player, table_id, seat, begun) SELECT player, $2, $3, $4 FROM shelves "
        "WHERE player = $1 ON CONFLICT DO NOTHING"
    )
    for row in rows:
        await connection.execute(sql, *row)
