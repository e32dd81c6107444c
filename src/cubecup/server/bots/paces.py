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

Pace = tuple[str, int]  # a level, and the content


def pace_of(question: Question) -> Pace:
    return (question.level, hash((question.game, question.options)))


class Paces:
    """Seconds of processor time per decision, on average."""

    def __init__(self) -> None:
        self._means: OrderedDict[Pace, float] = OrderedDict()

    def mean(self, pace: Pace) -> float:
        """Of a level that has not been seen with this content, what is known of it at its quickest."""
        if pace[0] == ADVICE:
            return float("inf")
        known = self._means.get(pace)
        if known is not None:
            return known
        return min((mean for (level, _), mean in self._means.items() if level == pace[0]), default=0.0)

    def is_slow(self, pace: Pace) -> bool:
        return self.mean(pace) > SLOW

    def measure(self, pace: Pace, seconds: float) -> None:
        known = self._means.pop(pace, None)
        weight = _MEMORY if known is None or seconds > known else _SLOW_MEMORY
        self._means[pace] = seconds if known is None else known + weight * (seconds - known)
        while len(self._means) > _MOST_REMEMBERED:
            self._means.popitem(last=False)

    def at_least(self, pace: Pace, seconds: float) -> None:
        """It has thought for so long already."""
        self._means[pace] = max(self._means.get(pace, 0.0), seconds)
