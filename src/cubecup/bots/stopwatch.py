"""How often seats decide, and how long they think."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final

EVERY: Final = 7  # shares no factor with a number of seats, so that seats in turn are timed in turn


class Stopwatch:
    """Times one decision in seven, and takes the others of a seat to be like those that were timed.

    To read the clock of a thread takes about as long as a quick bot takes to answer. Which decision is the first that
    is timed differs from game to game, so that over many of them the beginning counts as much as all else.
    """

    __slots__ = ("_begun", "_clock", "_next", "_spent", "_timed", "decisions", "total")

    def __init__(self, seats: int, seed: int, clock: Callable[[], float] = thread_time) -> None:
        self.decisions = [0] * seats
        self.total = 0  # of all seats
        self._clock = clock
        self._timed = [0] * seats
        self._spent = [0.0] * seats
        self._next = seed % EVERY
        self._begun = 0.0

    def start(self) -> None:
        if self.total == self._next:
            self._begun = self._clock()

    def stop(self, seat: int) -> None:
        """A seat has decided; which one need not be known before."""
        if self.total == self._next:
            self._spent[seat] += self._clock() - self._begun
            self._timed[seat] += 1
            self._next += EVERY
        self.total += 1
        self.decisions[seat] += 1

    def seconds(self) -> tuple[float, ...]:
        """By seat, the computing time of all its decisions, as far as can be told; 0 if none of them was timed."""
        found = zip(self._spent, self._timed, self.decisions, strict=True)
        return tuple([spent / timed * decisions if timed else 0.0 for spent, timed, decisions in found])
