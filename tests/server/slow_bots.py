"""A bot worker with bad bots besides the good ones: slow, hanging, crashing and raising ones."""

from __future__ import annotations

import os
import sys
import time

from cubecup.bots import registry
from cubecup.bots.level import Level
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.server.bots import worker

COMMAND = (sys.executable, "-m", "tests.server.slow_bots")
SLOW_SECONDS = 1.0


class BadBot:
    """Decides like the first action; on the way something happens."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, sight: Sight, choice: Choice) -> Action:
        if self.name == "slow":
            time.sleep(SLOW_SECONDS)
        elif self.name == "hang":
            time.sleep(3600)
        elif self.name == "crash":
            os._exit(3)
        elif self.name == "raise":
            raise ValueError("bad luck")
        elif self.name == "chatter":
            print("a bot that prints")  # noqa: T201 - on purpose: it must not spoil the answers
        return choice.actions[0]


def _level(name: str) -> Level:
    return Level(lambda style, seed: BadBot(name), strength=0)


BAD = {name: _level(name) for name in ("slow", "hang", "crash", "raise", "chatter")}


if __name__ == "__main__":
    registry.LEVELS.update(BAD)
    worker.main()
