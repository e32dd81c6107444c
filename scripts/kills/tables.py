"""Tables of two, some with a bot, some with a clock that runs out because a player is never there."""

from __future__ import annotations

import random
from typing import Any, Final

from scripts.kills.books import Books
from scripts.kills.scene import Ground, Scene
from tests.server.touring import HOP

_OPTIONS: Final = {**HOP, "timing": "free"}  # a short race: its end, too, has to outlive a kill
_CLOCK: Final = 5  # seconds of a decision, at tables with clocks
_THINKING: Final = 0.2


class Tables(Scene):
    """Of three tables one has a bot, one a clock, and one neither."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._over = 0

    async def play(self, number: int, draw: random.Random) -> None:
        kinds = ["person", "person", *(["bot"] if number % 3 == 0 else [])]
        seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
        has_clock = number % 3 == 1
        wanted = {"options": _OPTIONS, "seats": seats, "clocks": {"per_decision": _CLOCK} if has_clock else None}
        while not self.ground.ended.is_set():
            made = await self.ground.fleet.ask(draw, "/api/tables", wanted)
            tokens = [key["token"] for key in made["keys"]]
            await self.ground.race(made["table"], tokens[:1] if has_clock else tokens, draw, _THINKING)
            self._over += 1

    async def faults(self, books: Books) -> list[str]:
        return []

    def shown(self) -> int:
        """Whoever comes back sees the race."""
        return len(self.ground.told.back)

    def found(self) -> dict[str, Any]:
        return {"races_over": self._over}
