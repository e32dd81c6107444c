"""A person's time is up: a bot takes the decision, or the seat if it has no time left in the game."""

from __future__ import annotations

import asyncio
import logging

from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.service import BotService
from cubecup.server.bots.turns import PAUSES
from cubecup.server.table.changes import Change
from cubecup.server.table.clocks import now
from cubecup.server.table.session import TableSession

LOG = logging.getLogger(__name__)


class Timeouts:
    """A task for the clock of a table that runs out first."""

    def __init__(self, session: TableSession, bots: BotService) -> None:
        self._session = session
        self._bots = bots
        self._clock: asyncio.Task[None] | None = None

    def busy(self) -> bool:
        return self._clock is not None

    def close(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None

    def wake(self) -> None:
        """The table has changed: another clock may run now."""
        if self._session.table.header.clocks is not None:
            self._wind_clock()

    def _wind_clock(self) -> None:
        table = self._session.table
        if self._clock is not None and self._clock is not asyncio.current_task():
            self._clock.cancel()
        self._clock = None
        end = table.clocks.next_end(now(), table.uptime)
        if end is not None:
            self._clock = asyncio.create_task(self._run_out(*end))

    async def _run_out(self, seat: int, seconds: float) -> None:
        """Time is up: a bot takes this decision, or the seat if it has no time left in the game."""
        await asyncio.sleep(seconds)
        level = self._session.table.game.usual_bot
        try:
            action = await self._bots.decide(self._session, seat, level)
            await self._session.play(lambda: self._plan_for_late(seat, level, action))
            if self._clock is asyncio.current_task():  # nothing was due after all: timers may ring a little early
                self._wind_clock()
        except (CubeCupError, RuntimeError) as error:
            LOG.warning("table %s, clock of seat %d: %s", self._session.table.id, seat, error)
            await asyncio.sleep(PAUSES[0])
            self._wind_clock()

    def _plan_for_late(self, seat: int, level: str, action: str) -> Change | None:
        table = self._session.table
        moment = now()
        if seat not in table.thinking():
            return None
        if table.clocks.game_left(seat, moment, table.uptime) == 0.0:
            return table.plan_hand_over("stand-in", seat, level, moment)
        if table.clocks.decision_left(seat, moment, table.uptime) == 0.0 and table.is_legal(seat, action):
            return table.plan_act(seat, action, moment, bot=True)
        return None
