"""Tours: made, told, forked and written down. The races of a tour are tables; there is one table for each race.

Nothing of a standing is kept: it follows from what came of the races, which each table keeps with its last row. So
there is nothing to lose or to count twice, whoever is killed when.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from cubecup.games import GameRegistry
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import JSON, Game
from cubecup.kernel.record import read_record
from cubecup.server.messages.tables import NewTable, TourPlace
from cubecup.server.messages.tours import ForkTour, NewTour, TourFileTold, TourMade, TourTold
from cubecup.server.races.shelves import Shelves
from cubecup.server.races.tours_told import CourseSoFar, Tallies, told, told_file
from cubecup.server.storage.rows import GameResult, StoredRace, StoredTable, StoredTour, TableHeader, TourHeader
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.clocks import now
from cubecup.server.table.creation import NewHeader, make, new_id, next_header, recorded_game, wanted_game
from cubecup.server.table.live_table import LiveTable
from cubecup.tours.plan import OWN, TourPlan
from cubecup.tours.standing import RaceResult
from cubecup.tours.tour_record import TourPlayer, TourRecord, agreed, played_race, read_tour, verified

_RECORDS_KEPT: Final = 64


class Tours:
    """All tours of a server; none is kept in memory."""

    def __init__(self, store: TableStore, archive: TableArchive, games: GameRegistry, shelves: Shelves) -> None:
        self._store = store
        self._shelves = shelves
        self._archive = archive
        self._games = games
        self._records: OrderedDict[str, tuple[str, Tallies]] = OrderedDict()  # of races that are over, by table

    # -- a new tour ---------------------------------------------------------------------------------

    async def make(self, wanted: NewTour) -> TourMade:
        plan = await asyncio.to_thread(self._plan, wanted)
        header = TourHeader(
            kind=plan.id,
            game=plan.game,
            races=[dict(race) for race in plan.races],
            points=list(plan.points),
            public=wanted.public,
        )
        table = NewTable(
            game=plan.game,
            options=header.races[0],
            seats=wanted.seats,
            public=wanted.public,
            clocks=wanted.clocks,
            absence=wanted.absence,
            hints=wanted.hints,
            key=wanted.key,
        )
        return await self._begin(header, table, 1, "")

    def _plan(self, wanted: NewTour) -> TourPlan:
        def checked(game: str, options: Mapping[str, JSON]) -> Game:
            made = wanted_game(self._games, game, dict(options))
            made.check_seats(seats)  # or the tour would end before a race that they cannot run
            return made

        seats = len(wanted.seats)
        if wanted.tour == OWN:
            return TourPlan.own(wanted.game, wanted.races, seats, checked)
        return TourPlan.published(wanted.tour, seats, checked, wanted.options, wanted.game)

    async def fork(self, id: str, wanted: ForkTour) -> TourMade:
        """A new tour that goes on from the races of another."""
        course = await self._course(id)
        before = course.results[: wanted.race - 1]
        if wanted.race > min(len(course.results) + 1, len(course.header.races)):
            raise CubeCupError("no-such-race", f"Race {wanted.race} is not reached yet.", n=wanted.race)
        if len(wanted.seats) != len(course.header.points):
            n = len(course.header.points)
            raise CubeCupError("tour-seats", f"This tour is for {n} players.", n=n)
        header = TourHeader(
            kind=course.header.kind,
            game=course.header.game,
            races=course.header.races,
            points=course.header.points,
            public=False,
            past=[GameResult(places=result.places, rounds=result.rounds) for result in before],
            past_tables=course.tables[: len(before)],
            forked_from=id,
        )
        past = await self.record(id, len(before)) if before else ""
        first = course.races[-1].table.header
        table = NewTable(
            game=header.game,
            options=header.races[wanted.race - 1],
            seats=wanted.seats,
            absence=first.absence,
        )
        return await self._begin(header, table, wanted.race, past)

    async def _begin(self, header: TourHeader, wanted: NewTable, race: int, past: str) -> TourMade:
        """A tour and the table of the first race that is its own."""
        made = await asyncio.to_thread(make, self._games, wanted, False)
        await self._shelves.seat(made.header, wanted.key)  # none in a fork, which counts for nobody
        id = new_id()
        self._give_place(made.header, header, id, race, [_result(one) for one in header.past])
        stored = StoredTable(new_id(), made.header, now())
        table, content = await asyncio.to_thread(self._archive.with_content, stored)
        await self._store.add_tour(StoredTour(id, header, now(), past), table, content)
        return _made(id, table, made)

    def _give_place(
        self, table: TableHeader, tour: TourHeader, id: str, race: int, results: Sequence[RaceResult]
    ) -> None:
        """What a race of a tour has that others have not: its place, and who begins."""
        table.tour = TourPlace(tour=id, kind=tour.kind, race=race, races=len(tour.races))
        table.agreed = agreed(_plan_of(tour), results, len(table.seats))

    async def following(self, table: LiveTable) -> TableHeader | None:
        """The next race after one that is over: the same people, begun by the last of the standing; None after the last
        race, and at a table that belongs to no tour. For whom a bot has played, it goes on until they are back."""
        place = table.header.tour
        if place is None or place.race == place.races:
            return None
        course = await self._course(place.tour)
        header = next_header(table, next_race=False)
        header.options = course.header.races[place.race]
        self._give_place(header, course.header, place.tour, place.race + 1, course.results[: place.race])
        for number, seat in enumerate(header.seats):
            seat.stand_in = table.stand_ins.get(number)
        return header

    # -- what is told of it -------------------------------------------------------------------------

    async def _course(self, id: str) -> CourseSoFar:
        stored = await self._store.tour(id) if 0 < len(id) <= 64 else None
        races = await self._store.races(id) if stored is not None else []
        if stored is None or not races:
            raise CubeCupError("no-such-tour", "There is no such tour (any more).")
        return CourseSoFar(stored, races)

    async def told(self, id: str) -> TourTold:
        course = await self._course(id)
        tallies = [(await self._finished(race))[1] for race in course.races if race.result is not None]
        past = await asyncio.to_thread(self._past_tallies, course.tour) if course.tour.past else []
        return told(course.facts(), [*past, *tallies])

    def read_file(self, text: str) -> TourFileTold:
        """A tour that somebody has as a file: played again by the rules, told, and not kept."""
        tour = read_tour(text)
        played = verified(tour, partial(recorded_game, self._games))
        return TourFileTold(told=told_file(tour, played), records=tour.records)

    async def _finished(self, race: StoredRace) -> tuple[str, Tallies]:
        """The record of a race that is over and what was counted in it: worked out once, as neither changes."""
        id = race.table.id
        if id not in self._records:
            text = str(await self._archive.finished_record(id))
            self._records[id] = (text, await asyncio.to_thread(self._tallies, text))
            while len(self._records) > _RECORDS_KEPT:
                self._records.popitem(last=False)
        self._records.move_to_end(id)
        return self._records[id]

    def _tallies(self, text: str) -> Tallies:
        try:
            return played_race(read_record(text), self._games.of).tallies
        except CubeCupError:
            return {}  # this version does not play it on; the standing does not need it

    def _past_tallies(self, tour: StoredTour) -> list[Tallies]:
        known = self._records.get(tour.id)
        if known is None:
            records = read_tour(tour.past).records
            counted = [told for told in map(self._tallies, records) if told]
            words = counted[0] if counted else {}
            merged = {word: tuple(map(sum, zip(*(one[word] for one in counted), strict=True))) for word in words}
            known = self._records[tour.id] = ("", merged)
        return [known[1]]

    async def record(self, id: str, most: int | None = None) -> str:
        """The tour as a file, with all races that are over; or with so many."""
        course = await self._course(id)
        records = read_tour(course.tour.past).records if course.tour.past else []
        records += [(await self._finished(race))[0] for race in course.races if race.result is not None]
        records = records[:most]
        # A race that was begun with values of another day has them in its record.
        played = [read_record(text).options for text in records]
        plan = _plan_of(course.header)._replace(races=(*played, *course.header.races[len(played) :]))
        players = [TourPlayer(seat.name, seat.level) for seat in course.races[-1].table.header.seats]
        return str(TourRecord(plan, players, records))


def _plan_of(header: TourHeader) -> TourPlan:
    return TourPlan(header.kind, header.game, tuple(header.races), tuple(header.points))


def _result(kept: GameResult) -> RaceResult:
    return RaceResult(kept.places, kept.rounds)


def _made(id: str, table: StoredTable, made: NewHeader) -> TourMade:
    return TourMade(tour=id, table=table.id, host=made.host, keys=made.keys)
