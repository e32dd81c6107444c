"""Races of two players with keys, one after another. At the end both ask for their shelves, at any servers.

Afterwards every race that is over must be on the shelves of both, once, and no shelf that anybody was shown had a race
twice or one that was not over; and it must be the same when the tables are removed.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

from cubecup.games import BUILT_IN
from cubecup.server.races.shelves import Shelves
from scripts.kills.books import Books
from scripts.kills.scene import Ground, Scene
from tests.server.shelf_books import miscounted
from tests.server.touring import HOP


class ShelfScene(Scene):
    """What players were told of their shelves."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._tables: list[str] = []
        self._shown = 0
        self._wrong: list[str] = []

    async def play(self, number: int, draw: random.Random) -> None:
        keys = [f"{draw.getrandbits(160):040x}" for _ in range(2)]
        over: list[str] = []
        while not self.ground.ended.is_set():
            over.append(await self._race(keys, draw))
            told = await asyncio.gather(*(self._shelf(key, draw) for key in (*keys, *keys)))
            for shelf in told:
                self._shown += 1
                listed = [race["table"] for race in shelf["races"]]
                if sorted(listed) != sorted(over[-200:]) or shelf["figures"]["races"] != len(over):
                    self._wrong.append(f"a shelf of {listed}, after {over}")

    async def _race(self, keys: list[str], draw: random.Random) -> str:
        fleet = self.ground.fleet
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
        made = await fleet.ask(draw, "/api/tables", {"options": HOP, "seats": seats, "public": True, "key": keys[0]})
        token = f"{draw.getrandbits(160):040x}"
        wanted = {"name": "Bea", "key": keys[1], "token": token}
        await fleet.ask(draw, f"/api/tables/{made['table']}/join", wanted)
        self._tables.append(made["table"])
        await self.ground.race(made["table"], [made["keys"][0]["token"], token], draw)
        return str(made["table"])

    async def _shelf(self, key: str, draw: random.Random) -> dict[str, Any]:
        found: dict[str, Any] = await self.ground.fleet.ask(draw, "/api/shelf", {"key": key})
        return found

    async def faults(self, books: Books) -> list[str]:
        shelves = Shelves(books.store, books.archive, BUILT_IN)
        await shelves.before_removal(self._tables)
        faults = [*self._wrong, *await miscounted(books.store, self._tables)]
        counted = await books.store.shelves.counted()
        await books.store.remove(self._tables)
        if await books.store.shelves.counted() != counted:
            faults.append("shelves are not the same without the tables")
        return faults

    def shown(self) -> int:
        return self._shown

    def found(self) -> dict[str, Any]:
        return {"shelf_races": len(self._tables), "shelves_shown": self._shown}
