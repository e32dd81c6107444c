"""Advice for players who ask: worked out where bots think, once for each position, and given to nobody else."""

from __future__ import annotations

import asyncio

from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.service import BotService
from cubecup.server.messages.advice import AdviceGiven, Advised
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.session import TableSession

_Task = asyncio.Task[list[Advised]]


class Adviser:
    """The latest advice to each seat, given or still being thought about."""

    def __init__(self, session: TableSession, bots: BotService) -> None:
        self._session = session
        self._bots = bots
        self._latest: dict[int, tuple[LiveTable, int, _Task]] = {}  # by seat: the table after so many entries

    async def advise(self, seat: int) -> AdviceGiven:
        """What to answer to the pending choice of a seat; whoever asks again meanwhile waits for the same answer."""
        table = self._session.table
        if not table.header.gives_hints():
            raise CubeCupError("no-hints", "There is no advice at this table.")
        if not table.started:
            raise CubeCupError("not-started", "The game starts when every seat is taken.")
        if table.is_bot(seat):
            raise CubeCupError("bot-plays", "A bot plays this seat; take it back first.")
        table.state.choice(seat)  # or an error that says whose turn it is
        asked = table.question_number(seat)
        seq = table.seq
        found = await asyncio.shield(self._task(table, seat))
        if self._session.table.question_number(seat) != asked:
            raise CubeCupError("choice-changed", "The question is not the same any more.")
        possible = [one for one in found if self._session.table.is_legal(seat, one.action)]  # others may have acted
        return AdviceGiven(seat=seat, seq=seq, advice=possible)

    def _task(self, table: LiveTable, seat: int) -> _Task:
        of, seq, task = self._latest.get(seat, (None, 0, None))
        if task is None or of is not table or seq != table.seq:
            task = asyncio.create_task(self._bots.advise(self._session, seat))
            task.add_done_callback(lambda done: self._forget_failure(seat, done))
            self._latest[seat] = (table, table.seq, task)
        return task

    def _forget_failure(self, seat: int, done: _Task) -> None:
        """Told to those who wait, if anyone still does; the next one may have more luck."""
        failed = done.cancelled() or done.exception() is not None
        latest = self._latest.get(seat)
        if failed and latest is not None and latest[2] is done:
            del self._latest[seat]

    def close(self) -> None:
        for _, _, task in list(self._latest.values()):
            task.cancel()
