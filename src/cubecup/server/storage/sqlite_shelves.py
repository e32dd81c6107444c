"""Shelves of players in the file of the tables (`kept_shelves.py` tells what each function does)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from cubecup.server.storage.database import Database, Statement
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.kept_shelves import KeptShelves, PlayedRow, RatedPlayer, ShelfLook, StoredMove, StoredShelf
from cubecup.server.storage.rows import GameResult
from cubecup.server.storage.shelf_rows import (
    COUNTED,
    EMPTY,
    OF_PLAYERS,
    OVER,
    REVIEWED,
    ROWS,
    SHELF,
    UNCOUNTED,
    race_text,
    read_races,
    read_result,
    read_shelf,
)
from cubecup.shelf.played import FinishedRace, ReviewedRace
from cubecup.shelf.rating import NEW_RATING


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
        sql = f"SELECT {SHELF} FROM shelves WHERE player IN (SELECT value FROM json_each(?))"
        return {row[0]: read_shelf(row) for row in await self._read(sql, json.dumps(list(players)))}

    async def dress(self, player: str, look: ShelfLook) -> None:
        sql = "UPDATE shelves SET name = ?, creature = ?, colour = ?, rated = ? WHERE player = ?"
        await self._database.write((sql, (*look, player)))

    async def forget(self, player: str) -> None:
        nobody = "UPDATE tries SET name = '', player = 'gone ' || hex(randomblob(16)) WHERE player = ?"
        gone = [(f"DELETE FROM {table} WHERE player = ?", (player,)) for table in OF_PLAYERS]
        await self._database.write(*gone, (nobody, (player,)))

    async def races(self, player: str) -> list[PlayedRow]:
        return await asyncio.to_thread(read_races, await self._read(f"{ROWS} ?", player))

    async def uncounted(self, player: str, most: int) -> list[str]:
        mine = "player = ? AND" if player else ""
        sql = f"SELECT DISTINCT table_id FROM shelf_races WHERE {mine} race IS NULL AND {OVER} LIMIT ?"
        return [id for (id,) in await self._read(sql, *([player] if player else []), most)]

    async def uncounted_among(self, tables: Sequence[str]) -> list[str]:
        sql = f"{UNCOUNTED} table_id IN (SELECT value FROM json_each(?)) AND {OVER}"
        return [id for (id,) in await self._read(sql, json.dumps(list(tables)))]

    async def seats(self, table: str) -> dict[str, int]:
        return dict(await self._read("SELECT player, seat FROM shelf_races WHERE table_id = ?", table))

    async def result(self, table: str) -> GameResult | None:
        return read_result(await self._read("SELECT result FROM tables WHERE id = ?", table))

    async def count(self, table: str, races: dict[str, tuple[bool, FinishedRace]]) -> None:
        sql = "UPDATE shelf_races SET counted = ?, race = ? WHERE player = ? AND table_id = ? AND race IS NULL"
        rows = [(sql, (int(counts), race_text(race), player, table)) for player, (counts, race) in races.items()]
        if rows:
            await self._database.write(*rows)

    async def keep_review(self, player: str, table: str, review: ReviewedRace) -> None:
        sql = "UPDATE shelf_races SET review = ? WHERE player = ? AND table_id = ?"
        await self._database.write((sql, (race_text(review), player, table)))

    async def reviewed(self, player: str) -> list[tuple[str, int, str]]:
        return [(table, seat, body) for table, seat, body in await self._read(f"{REVIEWED} ?", player)]

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
            ("DELETE FROM shelf_moves WHERE until <= ?", (moment,)), (f"{EMPTY} created < ?", (before,))
        )

    async def counted(self) -> list[tuple[str, str]]:
        return [(player, table) for player, table in await self._read(COUNTED)]


def sqlite_seats(rows: Sequence[tuple[str, str, int, float]]) -> list[Statement]:
    sql = (
        "INSERT OR IGNORE INTO shelf_races(player, table_id, seat, begun) "
        "SELECT player, ?, ?, ? FROM shelves WHERE player = ?"
    )
    return [(sql, (table, seat, moment, player)) for player, table, seat, moment in rows]
