"""How often something may be done that costs: by an address in a minute, and by one connection in a second."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

from cubecup.kernel.errors import CubeCupError

_WINDOW = 60.0
_MOST_ADDRESSES = 10_000


class PerMinute:
    """Counts by address; addresses that have been quiet for longest are forgotten first. Processes that share the work
    share the limit too: each allows its part."""

    def __init__(self, most: int, shared_by: Callable[[], int] = lambda: 1) -> None:
        self._most = most
        self._shared_by = shared_by
        self._asked: OrderedDict[str, deque[float]] = OrderedDict()

    def ask(self, address: str) -> None:
        moment = time.monotonic()
        times = self._asked.setdefault(address, deque())
        self._asked.move_to_end(address)
        while times and times[0] < moment - _WINDOW:
            times.popleft()
        if len(times) >= max(1, self._most // self._shared_by()):
            raise CubeCupError("flood", "Too many requests from here; please wait a minute.")
        times.append(moment)
        if len(self._asked) > _MOST_ADDRESSES:
            self._asked.popitem(last=False)


class Bucket:
    """So much that may be done, which fills up evenly: so many a second, and a burst now and then."""

    __slots__ = ("_allowed", "_burst", "_last", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._allowed = float(burst)
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether it may be done once more."""
        moment = time.monotonic()
        self._allowed = min(self._burst, self._allowed + (moment - self._last) * self._rate)
        self._last = moment
        if self._allowed < 1:
            return False
        self._allowed -= 1
        return True
