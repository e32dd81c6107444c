"""Shelves of players in PostgreSQL (`kept_shelves.py` tells what each function does); any process may do anything."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.kept_shelves import KeptShelves, PlayedRow, RatedPlayer, ShelfLook, StoredMove, StoredShelf
from cubecup.server.storage.postgres_link import PostgresLink
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


class PostgresShelves(KeptShelves):
    """In the database of the tables; any process may do anything."""

    def __init__(self, link: PostgresLink) -> None:
        self._link = link

    async def open(self, player: str, moment: float) -> None:
        sql = "INSERT INTO shelves(player, points, error, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self._link.fetch(sql, player, *NEW_RATING, moment)

    async def find(self, players: Sequence[str]) -> dict[str, StoredShelf]:
        sql = f"SELECT {SHELF} FROM shelves WHERE player = ANY($1)"
        return {row[0]: read_shelf(row) for row in await self._link.fetch(sql, list(players))}

    async def dress(self, player: str, look: ShelfLook) -> None:
        sql = "UPDATE shelves SET name = $2, creature = $3, colour = $4, rated = $5 WHERE player = $1"
        await self._link.fetch(sql, player, *look)

    async def forget(self, player: str) -> None:
        nobody = "UPDATE tries SET name = '', player = 'gone ' || gen_random_uuid() WHERE player = $1"
        async with self._link.transaction() as connection:
            for table in OF_PLAYERS:
                await connection.execute(f"DELETE FROM {table} WHERE player = $1", player)
            await connection.execute(nobody, player)

    async def races(self, player: str) -> list[PlayedRow]:
        return await asyncio.to_thread(read_races, await self._link.fetch(f"{ROWS} $1", player))

    async def uncounted(self, player: str, most: int) -> list[str]:
        mine = "player = $2 AND" if player else ""
        sql = f"SELECT DISTINCT table_id FROM shelf_races WHERE {mine} race IS NULL AND {OVER} LIMIT $1"
        return [row[0] for row in await self._link.fetch(sql, most, *([player] if player else []))]

    async def uncounted_among(self, tables: Sequence[str]) -> list[str]:
        return [row[0] for row in await self._link.fetch(f"{UNCOUNTED} table_id = ANY($1) AND {OVER}", list(tables))]

    async def seats(self, table: str) -> dict[str, int]:
        sql = "SELECT player, seat FROM shelf_races WHERE table_id = $1"
        return {row[0]: row[1] for row in await self._link.fetch(sql, table)}

    async def result(self, table: str) -> GameResult | None:
        return read_result(await self._link.fetch("SELECT result FROM tables WHERE id = $1", table))

    async def count(self, table: str, races: dict[str, tuple[bool, FinishedRace]]) -> None:
        sql = "UPDATE shelf_races SET counted = $3, race = $4 WHERE player = $1 AND table_id = $2 AND race IS NULL"
        async with self._link.transaction() as connection:
            for player in sorted(races):  # in one order, so that nobody waits for each other
                counts, race = races[player]
                await connection.execute(sql, player, table, counts, race_text(race))

    async def keep_review(self, player: str, table: str, review: ReviewedRace) -> None:
        sql = "UPDATE shelf_races SET review = $3 WHERE player = $1 AND table_id = $2"
        await self._link.fetch(sql, player, table, race_text(review))

    async def reviewed(self, player: str) -> list[tuple[str, int, str]]:
        return [(row[0], row[1], row[2]) for row in await self._link.fetch(f"{REVIEWED} $1", player)]

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
        await self._link.fetch(f"{EMPTY} created < $1", before)

    async def counted(self) -> list[tuple[str, str]]:
        return [(row[0], row[1]) for row in await self._link.fetch(COUNTED)]


async def put_seats(connection: Any, rows: Sequence[tuple[str, str, int, float]]) -> None:
    sql = (
        "INSERT INTO shelf_races(player, table_id, seat, begun) SELECT player, $2, $3, $4 FROM shelves "
        "WHERE player = $1 ON CONFLICT DO NOTHING"
    )
    for row in rows:
        await connection.execute(sql, *row)
