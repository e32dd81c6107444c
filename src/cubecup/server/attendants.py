"""Those who act without a browser: bots, when it is their turn, and clocks, when a person's time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from cubecup.kernel.errors import CubeCupError
from cubecup.server.clocks import now
from cubecup.server.connection import Connection
from cubecup.server.keeper import Keeper
from cubecup.server.levels import usual_level
from cubecup.server.live import Change, LiveTable

LOG = logging.getLogger(__name__)
_PAUSES = (0.5, 2.0, 10.0, 60.0)  # seconds before a bot tries again after something went wrong


class Place(Protocol):
    """The room they work in."""

    table: LiveTable
    connections: set[Connection]

    async def play(self, plan: Callable[[], Change | None]) -> None: ...


class Attendants:
    """A task for each bot that has something to decide, and one for the clock that runs out first."""

    def __init__(self, room: Place, keeper: Keeper) -> None:
        self._room = room
        self._keeper = keeper
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._clock: asyncio.Task[None] | None = None
        self._failures = 0

    def busy(self) -> bool:
        return bool(self._thinking) or self._clock is not None

    def clock_runs(self) -> bool:
        return self._clock is not None

    def close(self) -> None:
        for task in (*self._thinking.values(), self._clock):
            if task is not None:
                task.cancel()
        self._thinking.clear()
        self._clock = None

    def wake(self) -> None:
        """The table has changed: set bots thinking whose turn it is, and the clock of the person it waits for."""
        table = self._room.table
        for seat in table.acting():
            if seat not in self._thinking and table.is_bot(seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))
        if table.header.clocks is not None:
            self._wind_clock()

    # -- bots ---------------------------------------------------------------------------------------

    async def _think(self, seat: int) -> None:
        """Decide for a seat as long as it is a bot's turn. Whatever goes wrong, the table is not left waiting."""
        me = asyncio.current_task()
        try:
            while self._is_bots_turn(seat):
                try:
                    await self._decide(seat)
                    self._failures = 0
                except (CubeCupError, RuntimeError) as error:
                    LOG.warning("table %s, bot on seat %d: %s", self._room.table.id, seat, error)
                    pause = _PAUSES[min(self._failures, len(_PAUSES) - 1)]
                    self._failures += 1
                    await asyncio.sleep(pause)
        finally:
            if self._thinking.get(seat) is me:
                del self._thinking[seat]

    def _is_bots_turn(self, seat: int) -> bool:
        table = self._room.table
        return seat in table.acting() and table.is_bot(seat)

    async def _decide(self, seat: int) -> None:
        """Ask a bot; if the table has changed meanwhile and the answer is not possible any more, it is dropped."""
        table = self._room.table
        action = await self._keeper.ask_bot(table, seat, table.level(seat), bool(self._room.connections))

        def plan() -> Change | None:
            table = self._room.table
            if not self._is_bots_turn(seat) or not _is_legal(table, seat, action):
                return None
            return table.plan_act(seat, action, now(), bot=True)

        await self._room.play(plan)

    # -- clocks -------------------------------------------------------------------------------------

    def _wind_clock(self) -> None:
        table = self._room.table
        if self._clock is not None and self._clock is not asyncio.current_task():
            self._clock.cancel()
        self._clock = None
        end = table.clocks.next_end(now(), table.uptime)
        if end is not None:
            self._clock = asyncio.create_task(self._run_out(*end))

    async def _run_out(self, seat: int, seconds: float) -> None:
        """Time is up: a bot takes this decision, or the seat if it has no time left in the game."""
        await asyncio.sleep(seconds)
        level = usual_level(self._room.table.header.game)
        try:
            action = await self._keeper.ask_bot(self._room.table, seat, level, bool(self._room.connections))
            await self._room.play(lambda: self._plan_for_late(seat, level, action))
            if self._clock is asyncio.current_task():  # nothing was due after all: timers may ring a little early
                self._wind_clock()
        except (CubeCupError, RuntimeError) as error:
            LOG.warning("table %s, clock of seat %d: %s", self._room.table.id, seat, error)
            await asyncio.sleep(_PAUSES[0])
            self._wind_clock()

    def _plan_for_late(self, seat: int, level: str, action: str) -> Change | None:
        table = self._room.table
        moment = now()
        if seat not in table.thinking():
            return None
        if table.clocks.game_left(seat, moment, table.uptime) == 0.0:
            return table.plan_hand_over("stand-in", seat, level, moment)
        if table.clocks.decision_left(seat, moment, table.uptime) == 0.0 and _is_legal(table, seat, action):
            return table.plan_act(seat, action, moment, bot=True)
        return None


def _is_legal(table: LiveTable, seat: int, action: str) -> bool:
    return any(legal.text == action for legal in table.state.choice(seat).actions)
