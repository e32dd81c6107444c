"""Shelves: what follows from the races of a player, who is known by the hash of a key that only their browser has.

A race comes onto the shelves of those who sat there once it is over: worked out from its log by whoever asks first, or
by the tidying of any process. It is rated before it is put down, each once by a rule of the database; so a server that
is killed in between loses and doubles nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Final

import msgspec

from cubecup.games import GameRegistry
from cubecup.kernel.errors import BadOption, CubeCupError, one_of
from cubecup.kernel.feats import SeatFeats
from cubecup.kernel.record import Record
from cubecup.review.data import Review
from cubecup.server.messages.shelf import RatingTold, ShelfRaceTold, ShelfTold, ShelfTourTold, ShelfWish
from cubecup.server.storage.failures import Overtaken, StorageFailed
from cubecup.server.storage.kept_shelves import PlayedRow, RatedPlayer, ShelfLook, StoredShelf
from cubecup.server.storage.rows import GameResult, Seat, TableHeader
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.clocks import now
from cubecup.server.table.counting import (
    counts,
    is_rated,
    played,
    players,
    refresh,
    sit_down,
    took_part,
)
from cubecup.server.table.tokens import hashed
from cubecup.shelf.figures import figures
from cubecup.shelf.names import clean_name
from cubecup.shelf.played import ReviewedRace, with_feats
from cubecup.shelf.rating import PlayerRating, bot_rating, rated_by_places
from cubecup.shelf.trophies import trophies

LOG = logging.getLogger(__name__)
CREATURES: Final = ("white", "brown", "red", "green", "orange", "purple", "yellow", "blue")
_MOST_TOLD: Final = 200  # races
_MOST_COUNTED: Final = 50  # at once
_TRIES: Final = 20  # of rating a race, if others rate races of the same players meanwhile
_MOST_ADVISED: Final = 10_000  # seats that are known to have had a hint
_REVIEW: Final = msgspec.json.Decoder(Review)


class Shelves:
    """All shelves of a server."""

    def __init__(self, store: TableStore, archive: TableArchive, games: GameRegistry) -> None:
        self._store = store
        self._kept = store.shelves
        self._archive = archive
        self._games = games
        self._advised: set[tuple[str, int]] = set()

    # -- taking seats -------------------------------------------------------------------------------

    async def of(self, key: str | None) -> StoredShelf | None:
        """The shelf of a key; it begins with the first seat that is taken with the key."""
        if key is None:
            return None
        player = hashed(key)
        found = await self._kept.find([player])
        if player not in found:
            await self._kept.open(player, now())
            found = await self._kept.find([player])
        return found.get(player)

    async def seat(self, header: TableHeader, key: str | None) -> None:
        """All persons of a new table are its maker's: alone, or several on one screen, who never count."""
        shelf = await self.of(key)
        for seat in header.seats:
            if seat.kind == "person":
                sit_down(seat, shelf)

    async def refresh(self, header: TableHeader) -> None:
        refresh(header, await self._kept.find(players(header)))

    async def advise(self, table: str, seat: int) -> None:
        """A hint is given: that is put down first."""
        if (table, seat) in self._advised:
            return
        await self._kept.advise(table, seat)
        if len(self._advised) >= _MOST_ADVISED:
            self._advised.clear()
        self._advised.add((table, seat))

    # -- counting -----------------------------------------------------------------------------------

    async def count_some(self) -> None:
        """Races that are over and on nobody's shelf yet, such as those whose server was killed."""
        for id in await self._kept.uncounted("", _MOST_COUNTED):
            await self._counted(id)

    async def before_removal(self, ids: list[str]) -> None:
        """What shelves have of tables that are about to go, reviews included. If the database fails meanwhile, they
        must not go yet: nobody could count them later."""
        for id in await self._kept.uncounted_among(ids):
            await self._counted(id, may_wait=False)
            for player in await self._kept.seats(id):
                await self._read_reviews(player)

    async def _counted(self, id: str, may_wait: bool = True) -> None:
        try:
            await self.count(id)
        except CubeCupError as error:
            if isinstance(error, StorageFailed) and not may_wait:
                raise
            LOG.warning("table %s, for shelves: %s", id, error)

    async def count(self, id: str) -> None:
        """Put a race that is over onto the shelves of those who sat there."""
        stored = await self._store.table(id)
        result = await self._kept.result(id)
        if stored is None or result is None:
            return
        header = stored.header
        there = took_part(await self._store.rows(id))
        published = await asyncio.to_thread(self._published, header)
        feats = await self._feats(id)
        races = {}
        owned: set[int] = set()  # seats of those who have the race on their shelf: who has deleted it is a stranger
        for player, seat in (await self._kept.seats(id)).items():
            race = played(id, header, result, seat, published)
            mine = header.seats[seat].player == player  # or the host has given the seat to somebody else
            owned |= {seat} if mine else set()
            done = feats[seat] if seat < len(feats) else None
            races[player] = (mine and counts(header, player, there), with_feats(race, done))
        if is_rated(header, published is not None):
            await self._rate(id, header, result, there & owned)
        await self._kept.count(id, races)

    def _published(self, header: TableHeader) -> str | None:
        try:
            return self._games.make(header.game, header.options).published()
        except CubeCupError:
            return None  # of cards that this version does not have

    async def _feats(self, id: str) -> tuple[SeatFeats, ...]:
        try:
            record = await self._archive.finished_record(id)
            return await asyncio.to_thread(self._feats_of, record)
        except CubeCupError as error:
            LOG.warning("table %s, what was done there: %s", id, error)
            return ()  # this version does not play it; who won is known without

    def _feats_of(self, record: Record) -> tuple[SeatFeats, ...]:
        return self._games.of(record).feats(record)

    async def _rate(self, id: str, header: TableHeader, result: GameResult, there: Collection[int]) -> None:
        for _ in range(_TRIES):
            if await self._kept.is_rated(id):
                return
            rated = await self._ratings_after(header, result, there)
            if not rated:
                return
            try:
                await self._kept.rate(id, result.at, rated)
            except Overtaken:
                continue
            return
        raise Overtaken  # the next one to count it tries again

    async def _ratings_after(
        self, header: TableHeader, result: GameResult, there: Collection[int]
    ) -> list[RatedPlayer]:
        """Among those who want a rating and the bots; who wants none takes no part in it."""
        shelves = await self._kept.find(players(header))
        seats: list[int] = []
        for number, seat in enumerate(header.seats):
            wants = seat.rating is not None and seat.player in shelves and counts(header, seat.player, there)
            if seat.kind == "bot" and bot_rating(seat.level or "") is None:
                return []
            if seat.kind == "bot" or wants:
                seats.append(number)
        fixed = [header.seats[number].kind == "bot" for number in seats]
        if len(seats) < 2 or all(fixed):
            return []
        before = [_rating(header.seats[number], shelves) for number in seats]
        places = [result.places[number] for number in seats]
        after = rated_by_places(before, places, fixed, [number in result.helped for number in seats])
        return [
            RatedPlayer(header.seats[number].player, shelves[header.seats[number].player].rated_races, rating)
            for number, is_bot, rating in zip(seats, fixed, after, strict=True)
            if not is_bot
        ]

    # -- what is shown of a shelf -------------------------------------------------------------------

    async def told(self, key: str) -> ShelfTold:
        player = hashed(key)
        for id in await self._kept.uncounted(player, _MOST_COUNTED):
            await self._counted(id)
        await self._read_reviews(player)
        shelf = (await self._kept.find([player])).get(player)
        rows = await self._kept.races(player)
        return await asyncio.to_thread(_told, shelf, rows)  # of many races that takes its time

    async def _read_reviews(self, player: str) -> None:
        for table, seat, body in await self._kept.reviewed(player):
            found = next((one for one in _REVIEW.decode(body).seats if one.seat == seat), None)
            if found is not None:
                review = ReviewedRace(skill=found.own_skill - found.by_stand_in, answers=found.answers)
                await self._kept.keep_review(player, table, review)

    # -- changing -----------------------------------------------------------------------------------

    async def dress(self, wanted: ShelfWish) -> ShelfTold:
        name = clean_name(wanted.name) if wanted.name.strip() else ""
        if wanted.creature and wanted.creature not in CREATURES:
            expected = one_of(CREATURES, wanted.creature)
            raise BadOption("creature", f"A creature is {expected}.", expected=expected)
        shelf = await self.of(wanted.key)
        if shelf is not None:
            await self._kept.dress(shelf.player, ShelfLook(name, wanted.creature, wanted.colour, wanted.rated))
        return await self.told(wanted.key)

    async def forget(self, key: str) -> None:
        await self._kept.forget(hashed(key))


def _rating(seat: Seat, shelves: dict[str, StoredShelf]) -> PlayerRating:
    known = bot_rating(seat.level or "") if seat.kind == "bot" else None
    return known if known is not None else shelves[seat.player].rating


def _told(shelf: StoredShelf | None, rows: list[PlayedRow]) -> ShelfTold:
    on_shelf = [row.on_shelf for row in rows]
    look = shelf.look if shelf else ShelfLook()
    rating = None
    if shelf is not None and look.rated:
        points, error = shelf.rating
        rating = RatingTold(points=round(points), error=round(error), races=shelf.rated_races)
    return ShelfTold(
        name=look.name,
        creature=look.creature,
        colour=look.colour,
        rated=look.rated,
        rating=rating,
        figures=figures(on_shelf),
        trophies=trophies(on_shelf),
        races=[_race(row) for row in reversed(rows[-_MOST_TOLD:])],
        tours=_tours(rows),
    )


def _race(row: PlayedRow) -> ShelfRaceTold:
    race = row.on_shelf.race
    return ShelfRaceTold(
        table=race.table,
        at=race.at,
        game=race.game,
        set=race.set,
        players=race.players,
        place=race.place,
        rounds=race.rounds,
        won=race.won(),
        helped=race.helped,
        advised=row.on_shelf.advised,
        there=row.there,
        tour=race.tour,
        contest=race.contest,
        day=race.day,
    )


def _tours(rows: list[PlayedRow]) -> list[ShelfTourTold]:
    """The latest first."""
    found: dict[str, ShelfTourTold] = {}
    for race in (row.on_shelf.race for row in rows):
        if race.tour_id:
            empty = ShelfTourTold(tour=race.tour_id, kind=race.tour, races=0, wins=0, at=0.0)
            tour = found.setdefault(race.tour_id, empty)
            tour.races, tour.wins, tour.at = tour.races + 1, tour.wins + race.won(), race.at
    return sorted(found.values(), key=lambda tour: -tour.at)
