"""The bot that answers by lot, in any game: the yardstick every other bot must beat."""

from __future__ import annotations

from typing import Final

from cubecup.bots.level import Level
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.kernel import rng


class RandomBot:
    """Every legal action is equally likely; the seed decides which."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._stream = rng.streams(seed, 1)

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return choice.actions[rng.below(self._stream, 0, len(choice.actions))]


LEVEL: Final = Level(lambda style, seed: RandomBot(seed), strength=0)
