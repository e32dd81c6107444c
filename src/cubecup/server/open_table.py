"""A table in memory with everything that happens at it: visitors, bots, clocks and advice."""

from __future__ import annotations

from cubecup.server.bots.adviser import Adviser
from cubecup.server.bots.service import BotService
from cubecup.server.bots.timeouts import Timeouts
from cubecup.server.bots.turns import BotTurns
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.session import TableSession


class OpenTable:
    """The session decides what happens; bots and clocks listen to it, and act through it like a person."""

    def __init__(self, table: LiveTable, archive: TableArchive, bots: BotService, away_seconds: float) -> None:
        self.session = TableSession(table, archive, away_seconds)
        self.adviser = Adviser(self.session, bots)
        self._turns = BotTurns(self.session, bots)
        self._timeouts = Timeouts(self.session, bots)
        self.users = 0  # requests and sockets that are using this table just now
        self.session.on_change += [self._turns.wake, self._timeouts.wake]
        self.session.wake()

    @property
    def table(self) -> LiveTable:
        return self.session.table

    def idle_for(self) -> float:
        """Seconds since the table was used; one with thinking bots or a running clock is in use."""
        in_use = self.users or self._turns.busy() or self._timeouts.busy()
        return 0.0 if in_use else self.session.idle_for()

    def has_running_clock(self) -> bool:
        return self._timeouts.busy()

    def close(self) -> None:
        self._turns.close()
        self._timeouts.close()
        self.adviser.close()
