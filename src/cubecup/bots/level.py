"""How a bot is declared: what makes it, which games it plays, and what may stand after its name.

The module `bots/levels/<name>.py` declares the bot `<name>` as its `LEVEL`:

>>> from cubecup.bots.levels.random import RandomBot
>>> LEVEL = Level(lambda style, seed: RandomBot(seed), strength=0)
>>> LEVEL.plays("cubitos"), LEVEL.plays("a game of one's own")
(True, True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cubecup.bots.protocol import Bot
from cubecup.bots.styles import Style
from cubecup.kernel.errors import BadOption


@dataclass(frozen=True, slots=True)
class Level:
    """A bot by name. `make` is given a style, the plain one if the bot has none, and a seed.

    Lists of bots go from little `strength` to much; the numbers mean nothing else.
    """

    make: Callable[[Style, int], Bot]
    strength: int
    games: tuple[str, ...] = ()  # none: any game, also one that is not known here
    styles: Mapping[str, Style] = field(default_factory=dict)  # `<name>:<style>`
    make_plan: Callable[[str], Bot] | None = None  # from what has an equals sign: `<name>:<plan>=<what>`
    make_budgeted: Callable[[str, int], Bot] | None = None  # from a budget and a seed: `<name>@<budget>`

    offered: bool = True  # to people who choose an opponent; the others are there to be compared with

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def milliseconds(level: str, budget: str) -> float:
    """What stands after the at sign of a bot that thinks by the clock."""
    if not budget.isdecimal() or int(budget) == 0:
        told = f"After {level}@ comes a whole number of milliseconds, not {budget!r}."
        raise BadOption("bot-budget", told, bot=level, value=budget)
    return float(budget)
