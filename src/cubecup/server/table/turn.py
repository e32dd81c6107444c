"""Whose turn it is at a table: messages wait for each other, in the order in which they came.

Like a lock, but who waits need not be a task: what is said most is called when its turn has come, which costs less.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turn:
    """Tasks take it with `async with`, all others with `take` and `give_back`."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def taken(self) -> bool:
        return self._taken

    def take(self, act: Callable[[], None]) -> None:
        """Call `act` as soon as it has the turn, which is now if nobody has it; it gives the turn back."""
        if self._taken:
            self._waiting.append(act)
        else:
            self._taken = True
            act()

    def give_back(self) -> None:
        """The next one has the turn."""
        waiting = self._waiting
        while waiting:
            following = waiting.popleft()
            if not isinstance(following, asyncio.Future):
                asyncio.get_running_loop().call_soon(following)
                return
            if not following.done():  # else it was stopped while it waited
                following.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        coming = asyncio.get_running_loop().create_future()
        self._waiting.append(coming)
        try:
            await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.give_back()  # it had just come
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
