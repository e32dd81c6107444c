"""Questions that wait for a bot, in fair order.

Where a person sits and waits, bots answer first; then where somebody looks on; then at tables nobody looks at. Among
equals it is the turn of whoever was served longest ago, so that sixty tables of one visitor do not delay the one table
of another.
"""

from __future__ import annotations

import heapq
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

PLAYED, WATCHED, UNWATCHED = range(3)  # by a person who is there; by somebody; by nobody
_REFRESH: Final = 0.5  # seconds after which it is looked again who is where
_MOST_REMEMBERED: Final = 10_000

Key = tuple[int, int, int, int]


class Urgency(NamedTuple):
    """How urgent a table is just now, and because of whom."""

    rank: int
    whose: str


class Claim(NamedTuple):
    """For which table a question is asked."""

    table: str
    urgency: Callable[[], Urgency]


class _Waiting(NamedTuple):
    key: Key
    claim: Claim
    item: object


class FairQueue(Generic[T]):
    """What waits, the most urgent first. People come and go meanwhile, so their urgency is asked for again."""

    def __init__(self) -> None:
        self._heap: list[_Waiting] = []
        self._number = count()
        self._turn = count(1)
        self._served: OrderedDict[str, int] = OrderedDict()  # the latest turn of a visitor or a table
        self._looked = time.monotonic()

    def __len__(self) -> int:
        return len(self._heap)

    def rank(self) -> int:
        """How urgent the most urgent one is; larger than any rank if nothing waits."""
        self._look_again()
        return self._heap[0].key[0] if self._heap else UNWATCHED + 1

    def add(self, claim: Claim, item: T) -> None:
        heapq.heappush(self._heap, _Waiting(self._key(claim, next(self._number)), claim, item))

    def _key(self, claim: Claim, number: int) -> Key:
        rank, whose = claim.urgency()
        return (rank, self._served.get(f"by {whose}", 0), self._served.get(f"at {claim.table}", 0), number)

    def pop(self) -> T | None:
        """The next one; None if nothing waits."""
        self._look_again()
        while self._heap:
            waiting = heapq.heappop(self._heap)
            key = self._key(waiting.claim, waiting.key[3])
            if key > waiting.key:  # served or left meanwhile: others may come first now
                heapq.heappush(self._heap, waiting._replace(key=key))
                continue
            self._serve(waiting.claim)
            return waiting.item  # type: ignore[return-value]  # added as such; tuples cannot be generic here
        return None

    def take(self, fits: Callable[[T], bool]) -> list[T]:
        """Take out of the queue what fits, in no order."""
        kept: list[_Waiting] = []
        taken: list[T] = []
        for waiting in self._heap:
            item: T = waiting.item  # type: ignore[assignment]  # likewise
            if fits(item):
                taken.append(item)
            else:
                kept.append(waiting)
        heapq.heapify(kept)
        self._heap = kept
        return taken

    def items(self) -> list[T]:
        return [waiting.item for waiting in self._heap]  # type: ignore[misc]  # likewise

    def _look_again(self) -> None:
        """Somebody may have come to a table that waits."""
        if time.monotonic() - self._looked >= _REFRESH:
            self._looked = time.monotonic()
            self._heap = [waiting._replace(key=self._key(waiting.claim, waiting.key[3])) for waiting in self._heap]
            heapq.heapify(self._heap)

    def _serve(self, claim: Claim) -> None:
        turn = next(self._turn)
        for name in (f"by {claim.urgency().whose}", f"at {claim.table}"):
            self._served[name] = turn
            self._served.move_to_end(name)
        while len(self._served) > _MOST_REMEMBERED:
            self._served.popitem(last=False)
