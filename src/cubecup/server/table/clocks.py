"""Time: an even clock, how long the server has run, and the clocks of one table.

Clocks run only while the server does: a decision that was pending when it stopped goes on with the time it had left.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from cubecup.server.messages.tables import Clocks

_epoch = time.time() - time.monotonic()
_DECISIONS_KEPT: Final = 300  # of a seat; as many as can be taken back


def now() -> float:
    """Seconds since 1970, deaf to corrections of the system's clock while this process runs."""
    return _epoch + time.monotonic()


def begin_after(moment: float) -> None:
    """The system's clock was set back while no server ran: go on from the latest moment that is known, or the clocks
    of tables would stand still until then."""
    global _epoch
    _epoch = max(_epoch, moment - time.monotonic())


class Uptime:
    """The spans of time during which the server has run, oldest first; the last one lasts until now."""

    def __init__(self, earlier: list[tuple[float, float]] | None = None, started: float | None = None) -> None:
        self.started = now() if started is None else started
        self._earlier = _merged(earlier or [])

    def between(self, begin: float, end: float) -> float:
        """How long the server ran from one moment to another."""
        ran = max(0.0, end - max(begin, self.started))
        for start, stop in self._earlier:
            ran += max(0.0, min(stop, end, self.started) - max(start, begin))
        return ran


def _merged(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Several processes may have run at the same time; that time counts once."""
    found: list[tuple[float, float]] = []
    for start, stop in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(stop, found[-1][1]))
        else:
            found.append((start, stop))
    return found


class TableClocks:
    """Time left of each seat, and since when it has been thinking. `limits` of None: no clocks at all."""

    def __init__(self, limits: Clocks | None, seats: int) -> None:
        self.limits = limits
        per_game = limits.per_game if limits else None
        self.left: list[float] | None = None if per_game is None else [float(per_game)] * seats
        self._since: dict[int, float] = {}
        self._took: dict[int, deque[float]] = {}  # seconds for each decision of a seat, the latest last
        self._used: dict[int, float] = {}  # seconds that a decision had taken before it was taken back

    def end_decision(self, seat: int, moment: float, uptime: Uptime) -> None:
        """A seat has decided; how long it took is remembered for an undo."""
        took = self._used.pop(seat, 0.0) + self._spent(seat, moment, uptime)
        self._took.setdefault(seat, deque(maxlen=_DECISIONS_KEPT)).append(took)

    def resume_decision(self, seat: int) -> None:
        """A decision was taken back: it goes on with the time it had left, or acting and undoing would win time."""
        earlier = self._took.get(seat)
        self._used[seat] = earlier.pop() if earlier else 0.0

    def ask(self, seats: list[int], acted: int, moment: float) -> None:
        """These seats have a decision to make now; `acted` has made one, so its next one begins."""
        self._since = {seat: moment if seat == acted else self._since.get(seat, moment) for seat in seats}

    def charged(self, seat: int, moment: float, uptime: Uptime) -> list[float] | None:
        """Time left of every seat if this seat's decision ends now; None if there is no limit per game."""
        if self.left is None:
            return None
        return [max(0.0, left - self._spent(other, moment, uptime)) if other == seat else left
                for other, left in enumerate(self.left)]  # fmt: skip

    def _spent(self, seat: int, moment: float, uptime: Uptime) -> float:
        since = self._since.get(seat)
        return 0.0 if since is None else uptime.between(since, moment)

    def game_left(self, seat: int, moment: float, uptime: Uptime) -> float | None:
        if self.left is None:
            return None
        return max(0.0, self.left[seat] - self._spent(seat, moment, uptime))

    def decision_left(self, seat: int, moment: float, uptime: Uptime) -> float | None:
        if self.limits is None or self.limits.per_decision is None:
            return None
        used = self._used.get(seat, 0.0) + self._spent(seat, moment, uptime)
        return max(0.0, self.limits.per_decision - used)

    def next_end(self, moment: float, uptime: Uptime) -> tuple[int, float] | None:
        """The thinking seat whose time runs out first, and in how many seconds."""
        ends: list[tuple[float, int]] = []
        for seat in self._since:
            limits = (self.game_left(seat, moment, uptime), self.decision_left(seat, moment, uptime))
            known = [limit for limit in limits if limit is not None]
            if known:
                ends.append((min(known), seat))
        return (min(ends)[1], min(ends)[0]) if ends else None
