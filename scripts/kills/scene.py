"""What is played while servers are killed, and what must be so afterwards."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from scripts.kills.books import Books
from scripts.kills.fleet import Fleet
from scripts.kills.players import Player, Told


@dataclass
class Ground:
    """Where scenes are played: the servers, what players were told, and whether the killing is over."""

    fleet: Fleet
    told: Told
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    async def race(self, table: str, tokens: list[str], draw: random.Random, thinking: float = 0.02) -> None:
        """Play these seats until the race is over."""
        players = [
            Player(self.fleet, self.told, table, token, random.Random(draw.random()), thinking) for token in tokens
        ]
        await asyncio.gather(*(player.play() for player in players))


class Scene(ABC):
    """One kind of play; several of it go on at the same time."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    @abstractmethod
    async def play(self, number: int, draw: random.Random) -> None:
        """One after another, until the killing is over."""

    @abstractmethod
    async def faults(self, books: Books) -> list[str]:
        """What is not as it was told, besides the log."""

    @abstractmethod
    def shown(self) -> int:
        """How often somebody was shown what came of a race."""

    @abstractmethod
    def found(self) -> dict[str, Any]:
        """Figures of it."""
