"""Races of the day and of duplicates, one player after another. Whoever begins asks twice at once, at any servers.

Afterwards a player must have one counted race in a contest, at the table that was told; what came of it must be what
the log replays to and what every board has shown; and it must be the same when the tables are removed.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final, NamedTuple

from cubecup.contests import ContestResult
from cubecup.server.races.contests import result_of
from cubecup.server.table.tokens import hashed
from scripts.kills.books import Books
from scripts.kills.scene import Ground, Scene
from tests.server.touring import HOP

_DUPLICATE: Final = {"options": HOP, "against": ["random"], "title": "Duplicate"}
_PLAYERS: Final = 6  # in a duplicate, before the next is opened
_DAYS: Final = 4  # of so many plays at the same time one is of the race of the day, which is longer


class _Try(NamedTuple):
    contest: str
    key: str


class ContestScene(Scene):
    """What players were told of contests."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._tables: dict[_Try, set[str]] = {}  # of counted races
        self._shown: dict[_Try, list[ContestResult]] = {}  # by boards, once a race is over
        self._wrong: list[str] = []
        self._opening = asyncio.Lock()
        self._duplicate = ""
        self._players = 0

    async def play(self, number: int, draw: random.Random) -> None:
        while not self.ground.ended.is_set():
            contest = await self._day(draw) if number % _DAYS == 0 else await self._open_duplicate(draw)
            player = _Try(contest, f"{draw.getrandbits(160):040x}")
            await self._race(player, draw)

    async def _day(self, draw: random.Random) -> str:
        told = await self.ground.fleet.ask(draw, "/api/days/today", {})
        return next(str(one["contest"]) for one in told["contests"] if one["mode"] == "alone")

    async def _open_duplicate(self, draw: random.Random) -> str:
        async with self._opening:
            if self._players % _PLAYERS == 0:
                self._duplicate = (await self.ground.fleet.ask(draw, "/api/contests", _DUPLICATE))["contest"]
            self._players += 1
            return self._duplicate

    async def _race(self, player: _Try, draw: random.Random) -> None:
        fleet = self.ground.fleet
        token = f"{draw.getrandbits(160):040x}"
        wanted = {"key": player.key, "token": token, "name": player.key[:8]}
        path = f"/api/contests/{player.contest}/tries"
        both = await asyncio.gather(fleet.ask(draw, path, wanted), fleet.ask(draw, path, wanted))
        self._tables[player] = {made["table"] for made in both}
        self._wrong += [f"{player}: the first race does not count" for made in both if not made["counted"]]
        await self.ground.race(both[0]["table"], [token], draw)
        await self._look(player, draw)
        if draw.random() < 1 / 3:
            again = await fleet.ask(draw, path, wanted)
            if again["counted"]:
                self._wrong.append(f"{player}: a second race counts")
            await self._look(player, draw)

    async def _look(self, player: _Try, draw: random.Random) -> None:
        """One's own row of the board."""
        told = await self.ground.fleet.ask(draw, f"/api/contests/{player.contest}", {"key": player.key})
        mine = [row for row in told["rows"] if row["mine"]]
        if len(mine) != 1 or not mine[0]["rank"] or told["mine"] not in self._tables[player]:
            self._wrong.append(f"{player}: its rows are {mine}")
        self._shown.setdefault(player, []).extend(
            ContestResult(row["place"], row["rounds"], row["left"]) for row in mine
        )

    async def faults(self, books: Books) -> list[str]:
        faults = [*self._wrong]
        faults += [f"{player} has {len(tables)} tables" for player, tables in self._tables.items() if len(tables) > 1]
        faults += await self._on_boards(books, replayed=True)
        await books.store.remove(sorted({table for tables in self._tables.values() for table in tables}))
        return faults + await self._on_boards(books, replayed=False)

    async def _on_boards(self, books: Books, replayed: bool) -> list[str]:
        """Every player once, with what came of the race; as long as there are tables, by their logs."""
        faults = []
        for contest in sorted({player.contest for player in self._tables}):
            found = await books.store.contests.find(contest)
            tries = {one.player: one for one in await books.store.contests.tries(contest)}
            for player in [one for one in self._tables if one.contest == contest]:
                kept = tries.get(hashed(player.key))
                if kept is None or {kept.table} != self._tables[player]:
                    faults.append(f"{player}: its race is not kept")
                    continue
                results: set[ContestResult | None] = set(self._shown.get(player, []))
                if results:
                    results.add(result_of(kept, found.header.told_from))
                if replayed and kept.result is not None:
                    results |= {result_of(kept, found.header.told_from), await _replayed(books, kept.table)}
                if len(results) > 1:
                    faults.append(f"{player}: different results {results}")
        return faults

    def shown(self) -> int:
        return sum(map(len, self._shown.values()))

    def found(self) -> dict[str, Any]:
        return {
            "contests": len({player.contest for player in self._tables}),
            "races_that_count": len(self._tables),
            "rows_shown": self.shown(),
        }


async def _replayed(books: Books, table: str) -> ContestResult:
    state = (await books.archive.load(table)).state
    return ContestResult(state.places()[0], state.round_number(), state.remaining()[0])
