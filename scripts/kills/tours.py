"""Short tours, one after another. At the end of a race both players ask for the next one at once, at any servers.

Afterwards each race of a tour must have one table, results must be those that the logs replay to, and every standing
that anybody was shown must follow from the records.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

from cubecup.games import BUILT_IN, game_of
from cubecup.kernel.errors import CubeCupError
from cubecup.server.races.shelves import Shelves
from cubecup.server.races.tours import Tours
from cubecup.tours.standing import standing
from cubecup.tours.tour_record import read_tour, results_of, verified
from scripts.kills.books import Books
from scripts.kills.scene import Ground, Scene
from tests.server.touring import HOP

_RACES: Final = 3


class TourScene(Scene):
    """What players were told of tours."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._tables: dict[tuple[str, int], set[str]] = {}  # by tour and race
        self._standings: dict[tuple[str, int], list[Any]] = {}  # by tour and races that were over
        self._over = 0

    async def play(self, number: int, draw: random.Random) -> None:
        ground = self.ground
        while not ground.ended.is_set():
            kinds = ["person", "person", *(["bot"] if number % 3 == 0 else [])]
            seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
            made = await ground.fleet.ask(draw, "/api/tours", {"races": [HOP] * _RACES, "seats": seats})
            table, tokens = made["table"], [key["token"] for key in made["keys"]]
            for race in range(1, _RACES + 1):
                self._tables.setdefault((made["tour"], race), set()).add(table)
                await ground.race(table, tokens, draw)
                shown = await ground.fleet.ask(draw, f"/api/tours/{made['tour']}")
                over = sum(one["over"] for one in shown["races"])
                self._standings.setdefault((made["tour"], over), []).append(shown["standing"])
                if race < _RACES:
                    table = await self._next(draw, made["tour"], race + 1, table, tokens)
            self._over += 1

    async def _next(self, draw: random.Random, tour: str, race: int, table: str, tokens: list[str]) -> str:
        path = f"/api/tables/{table}/rematch"
        both = await asyncio.gather(*(self.ground.fleet.ask(draw, path, {"token": token}) for token in tokens))
        self._tables.setdefault((tour, race), set()).update(one["table"] for one in both)
        return str(both[0]["table"])

    async def faults(self, books: Books) -> list[str]:
        faults = [
            f"{tour}: race {race} has {len(tables)} tables"
            for (tour, race), tables in self._tables.items()
            if len(tables) > 1
        ]
        faults += [f"{tour}: nothing over after a race" for tour, over in self._standings if not over]
        shelves = Shelves(books.store, books.archive, BUILT_IN)
        tours = Tours(books.store, books.archive, BUILT_IN, shelves)
        for tour in sorted({tour for tour, _ in self._tables}):
            try:
                faults += await self._faults_of_tour(books, tours, tour)
            except CubeCupError as error:
                faults.append(f"{tour}: {error}")
        return faults

    async def _faults_of_tour(self, books: Books, tours: Tours, tour: str) -> list[str]:
        races = await books.store.races(tour)
        faults = []
        for number, race in enumerate(races, 1):
            if {race.table.id} != self._tables.get((tour, number), {race.table.id}):
                faults.append(f"{tour}: race {number} is {race.table.id}, not {self._tables[tour, number]}")
            if race.table.header.tour.race != number:
                faults.append(f"{tour}: race {race.table.header.tour.race} stands at {number}")
        record = read_tour(await tours.record(tour), tour)
        results = results_of(verified(record, game_of))
        kept = [race.result for race in races if race.result is not None]
        if [(result.places, result.rounds) for result in results] != [(one.places, one.rounds) for one in kept]:
            faults.append(f"{tour}: results are not what the logs replay to")
        for over in range(1, len(results) + 1):
            lines = [line._asdict() for line in standing(record.plan.points, results[:over], len(record.players))]
            shown = self._standings.get((tour, over), [])
            faults += [f"{tour}: another standing after {over}" for one in shown if one != lines]
        return faults

    def shown(self) -> int:
        return sum(map(len, self._standings.values()))

    def found(self) -> dict[str, Any]:
        return {
            "races_begun": len(self._tables),
            "tours_over": self._over,
            "standings_shown": self.shown(),
        }
