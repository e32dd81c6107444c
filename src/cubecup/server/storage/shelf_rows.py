"""What shelves in SQLite and in PostgreSQL have in common: the words of their questions, and how rows are read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from cubecup.server.storage.kept_shelves import PlayedRow, ShelfLook, StoredShelf
from cubecup.server.storage.rows import GameResult, StoredTable, TableHeader
from cubecup.shelf.played import FinishedRace, RaceOnShelf, ReviewedRace
from cubecup.shelf.rating import PlayerRating

_RACE: Final = msgspec.json.Decoder(FinishedRace)
_REVIEW: Final = msgspec.json.Decoder(ReviewedRace)
_RESULT: Final = msgspec.json.Decoder(GameResult)
SHELF: Final = "player, name, creature, colour, rated, points, error, rated_races, created"
OF_PLAYERS: Final = ("shelf_moves", "shelf_races", "shelves")
EMPTY: Final = (
    "DELETE FROM shelves WHERE name = '' AND creature = '' AND colour < 0 AND NOT rated AND rated_races = 0 "
    "AND NOT EXISTS (SELECT 1 FROM shelf_races WHERE shelf_races.player = shelves.player) AND"
)
OVER: Final = "table_id IN (SELECT id FROM tables WHERE over)"
ROWS: Final = (
    "SELECT race, advised, review, EXISTS (SELECT 1 FROM tables WHERE id = table_id) FROM shelf_races "
    "WHERE counted AND race IS NOT NULL AND player = "
)
REVIEWED: Final = (
    "SELECT shelf_races.table_id, seat, body FROM shelf_races JOIN reviews ON reviews.table_id = shelf_races.table_id "
    "WHERE counted AND race IS NOT NULL AND review IS NULL AND player = "
)
COUNTED: Final = "SELECT player, table_id FROM shelf_races WHERE counted AND race IS NOT NULL ORDER BY 1, 2"
_WITHOUT_REVIEW: Final = "(review IS NULL AND EXISTS (SELECT 1 FROM reviews WHERE reviews.table_id = s.table_id))"
UNCOUNTED: Final = f"SELECT DISTINCT table_id FROM shelf_races AS s WHERE (race IS NULL OR {_WITHOUT_REVIEW}) AND "
# Whoever removes tables does this: races that nobody ended were none.
DROP_UNPLAYED: Final = "DELETE FROM shelf_races WHERE race IS NULL AND table_id IN "


def read_shelf(row: Sequence[Any]) -> StoredShelf:
    player, name, creature, colour, rated, points, error, races, created = row
    look = ShelfLook(name, creature, colour, bool(rated))
    return StoredShelf(player, look, PlayerRating(points, error), races, created)


def read_races(rows: Iterable[Sequence[Any]]) -> list[PlayedRow]:
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


def read_result(rows: Sequence[Sequence[Any]]) -> GameResult | None:
    return _RESULT.decode(rows[0][0]) if rows and rows[0][0] is not None else None


def race_text(value: FinishedRace | ReviewedRace) -> str:
    return msgspec.json.encode(value).decode()


def seated(table: StoredTable) -> list[tuple[str, str, int, float]]:
    """Rows of those who sit at a table and have a key."""
    return seated_in(table.id, table.header, table.created)


def seated_in(id: str, header: TableHeader, moment: float) -> list[tuple[str, str, int, float]]:
    return [(seat.player, id, number, moment) for number, seat in enumerate(header.seats) if seat.player]
