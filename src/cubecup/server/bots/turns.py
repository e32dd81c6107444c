"""Bots take their turns: each that has something to decide is asked, and its answer is played."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.service import BotService
from cubecup.server.table.changes import Change
from cubecup.server.table.clocks import now
from cubecup.server.table.session import TableSession

LOG = logging.getLogger(__name__)
PAUSES: Final = (0.5, 2.0, 10.0, 60.0)  # seconds before a bot tries again after something went wrong


class BotTurns:
    """A task for each bot of a table that has something to decide."""

    def __init__(self, session: TableSession, bots: BotService) -> None:
        self._session = session
        self._bots = bots
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._failures = 0

    def busy(self) -> bool:
        return bool(self._thinking)

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def wake(self) -> None:
        """The table has changed: set bots thinking whose turn it is."""
        table = self._session.table
        for seat in table.acting() if table.has_bots() else ():
            if seat not in self._thinking and table.is_bot(seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        """Decide for a seat as long as it is a bot's turn. Whatever goes wrong, the table is not left waiting."""
        me = asyncio.current_task()
        try:
            while self._is_bots_turn(seat):
                try:
                    await self._decide(seat)
                    self._failures = 0
                except (CubeCupError, RuntimeError) as error:
                    LOG.warning("table %s, bot on seat %d: %s", self._session.table.id, seat, error)
                    pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
                    self._failures += 1
                    await asyncio.sleep(pause)
        finally:
            if self._thinking.get(seat) is me:
                del self._thinking[seat]

    def _is_bots_turn(self, seat: int) -> bool:
        table = self._session.table
        return seat in table.acting() and table.is_bot(seat)

    async def _decide(self, seat: int) -> None:
        """Ask a bot; if the table has changed meanwhile and the answer is not possible any more, it is dropped."""
        action = await self._bots.decide(self._session, seat, self._session.table.level(seat))

        def plan() -> Change | None:
            table = self._session.table
            if not self._is_bots_turn(seat) or not table.is_legal(seat, action):
                return None
            return table.plan_act(seat, action, now(), bot=True)

        await self._session.play(plan)
