"""How long bots think: measured for each level, and apart for each content that tables are made of.

A stranger's pack may make a bot slow at its own tables; at others it is as quick as ever.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from cubecup.server.bots.packets import ADVICE, Question

SLOW: Final = 0.03  # seconds of processor time for a decision, on average, that make a bot a slow one
_MEMORY: Final = 0.2  # weight of the latest decision in the average
_SLOW_MEMORY: Final = 0.02  # if it was quicker: slow bots, too, have much that is soon decided
_MOST_REMEMBERED: Final = 1000

BotKind = tuple[str, int]  # a level, and the content


def bot_kind(question: Question) -> BotKind:
    return (question.level, hash((question.game, question.options)))


class ThinkingTimes:
    """Seconds of processor time per decision, on average."""

    def __init__(self) -> None:
        self._means: OrderedDict[BotKind, float] = OrderedDict()

    def mean(self, kind: BotKind) -> float:
        """Of a level that has not been seen with this content, what is known of it at its quickest."""
        if kind[0] == ADVICE:
            return float("inf")
        known = self._means.get(kind)
        if known is not None:
            return known
        return min((mean for (level, _), mean in self._means.items() if level == kind[0]), default=0.0)

    def is_slow(self, kind: BotKind) -> bool:
        return self.mean(kind) > SLOW

    def measure(self, kind: BotKind, seconds: float) -> None:
        known = self._means.pop(kind, None)
        weight = _MEMORY if known is None or seconds > known else _SLOW_MEMORY
        self._means[kind] = seconds if known is None else known + weight * (seconds - known)
        while len(self._means) > _MOST_REMEMBERED:
            self._means.popitem(last=False)

    def at_least(self, kind: BotKind, seconds: float) -> None:
        """It has thought for so long already."""
        self._means[kind] = max(self._means.get(kind, 0.0), seconds)
