"""A table in memory with everything that happens at it: visitors, bots, clocks and advice.

Where several processes have the same table open, one of them is its owner: bots think and clocks run there alone.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.adviser import Adviser
from cubecup.server.bots.service import BotService
from cubecup.server.bots.timeouts import Timeouts
from cubecup.server.bots.turns import BotTurns
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.session import TableSession

LOG = logging.getLogger(__name__)
_PAUSE: Final = 0.5  # seconds before a table that another process keeps is asked for again
_MOMENT: Final = 1.0  # seconds: whoever has asked for a table is about to use it


class OpenTable:
    """The session decides what happens; bots and clocks listen to it, and act through it like a person."""

    def __init__(
        self, table: LiveTable, archive: TableArchive, bots: BotService, away_seconds: float, store: TableStore
    ) -> None:
        self.session = TableSession(table, archive, away_seconds)
        self.adviser = Adviser(self.session, bots)
        self._turns = BotTurns(self.session, bots)
        self._timeouts = Timeouts(self.session, bots)
        self._store = store
        self.keeps = not store.shared  # whether bots and clocks of this table are ours
        self._claiming: asyncio.Task[None] | None = None
        self._leaving = False
        self.users = 0  # requests and sockets that are using this table just now
        self.told_present: frozenset[int] | None = None  # what other processes know of who is here
        self.session.on_change.append(self._wake)
        self.session.wake()

    @property
    def table(self) -> LiveTable:
        return self.session.table

    def _wake(self) -> None:
        if self.keeps:
            self._turns.wake()
            self._timeouts.wake()
        elif self._claiming is None and not self._leaving and self._has_work():
            self._claiming = asyncio.create_task(self._claim())

    def _has_work(self) -> bool:
        """Whether a owner would have anything to do."""
        table = self.table
        bots = any(table.is_bot(seat) for seat in table.acting())
        return bots or (table.header.clocks is not None and bool(table.thinking()))

    async def _claim(self) -> None:
        """Become the owner, as soon as nobody else is; until then the other one has bots and clocks."""
        try:
            while self._has_work() and not self.keeps and not self._leaving:
                try:
                    self.keeps = await self._store.claim(self.table.id)
                except CubeCupError as error:
                    LOG.warning("table %s, its owner: %s", self.table.id, error)
                if not self.keeps:
                    await asyncio.sleep(_PAUSE)
        finally:
            self._claiming = None
        if self.keeps:
            self._wake()

    def lose(self) -> None:
        """Somebody else may keep this table by now: whatever bots were about to do here is not done."""
        if self._store.shared:
            self.keeps = False
            self._turns.close()
            self._timeouts.close()
            self._wake()

    def leave_to_others(self) -> None:
        """Bots and clocks of this table go on at another process, and so do its players."""
        self._leaving = True
        self.lose()

    def idle_for(self) -> float:
        """Seconds since the table was used; one with thinking bots or a running clock is in use."""
        in_use = self.users or self._turns.busy() or self._timeouts.busy()
        return 0.0 if in_use else self.session.idle_for()

    def is_needed_elsewhere_only(self) -> bool:
        """Whether nobody is at it here, and its bots and clocks are not ours."""
        return not self.keeps and self._claiming is None and self.idle_for() > _MOMENT

    def has_running_clock(self) -> bool:
        return self._timeouts.busy()

    def close(self) -> None:
        if self._claiming is not None:
            self._claiming.cancel()
        self._turns.close()
        self._timeouts.close()
        self.adviser.close()
        self.session.close()
        self.session.on_change.clear()  # which was a circle: without it the table is gone at once
