"""Reviews of races that are over: worked out where bots think, when no bot has anything to decide, and kept.

A review is worked out in short parts, first roughly and then well; each part waits behind whatever bots at tables have
to think about.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.record import Record
from cubecup.review.course import can_be_reviewed
from cubecup.review.data import OPENING, QUICK, USUAL, AnswerFigures, Review
from cubecup.server.bots.packets import ReviewPart
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import UNWATCHED, Claim, Urgency
from cubecup.server.messages.review import ReviewTold
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.live_table import LiveTable

LOG = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 32  # races that are worked out at the same time
AGAIN: Final = 600.0  # seconds after which one that failed is tried again
_FIGURES: Final = msgspec.json.Decoder(list[AnswerFigures])
_REVIEW: Final = msgspec.json.Decoder(Review)
# Passes over a race, each with the part of the work that it is.
_PASSES: Final = ((QUICK, 0.1), (USUAL, 0.9))


class ReviewUnderWay:
    """A review under way."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.rough: Review | None = None
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """One for each table at most; what is done is in the store."""

    def __init__(self, pool: BotPool, store: TableStore) -> None:
        self._pool = pool
        self._store = store
        self._under_way: dict[str, ReviewUnderWay] = {}
        self._failed: dict[str, float] = {}  # when

    async def tell(self, table: LiveTable, played: Callable[[], tuple[Record, list[bool]]]) -> ReviewTold:
        """How far the review of a table is; the first who asks sets it going. `played` gives the record, and which
        answers a bot gave in place of a person."""
        if not can_be_reviewed(table.game, len(table.header.seats)):
            raise CubeCupError("no-review", "Games of this kind are not reviewed.")
        if not table.state.over:
            raise CubeCupError("review-not-over", "A race is reviewed when it is over.")
        if time.monotonic() - self._failed.get(table.id, -AGAIN) < AGAIN:
            raise CubeCupError("review-failed", "This race could not be worked out.")
        work = self._under_way.get(table.id)
        if work is None:
            kept = await self._store.reviews.find(table.id)
            if kept is not None:
                return ReviewTold(done=True, progress=1.0, review=_REVIEW.decode(kept))
            work = self._under_way.get(table.id) or await self._begin(table, played)
        return ReviewTold(done=False, progress=round(work.progress, 3), review=work.rough)

    async def _begin(self, table: LiveTable, played: Callable[[], tuple[Record, list[bool]]]) -> ReviewUnderWay:
        if len(self._under_way) >= MOST_AT_ONCE:
            raise CubeCupError("review-busy", "Too many races are being worked out just now; please try again later.")
        work = self._under_way[table.id] = ReviewUnderWay()
        try:
            mine = await self._store.claim(table.id)
            record, stand_ins = played() if mine else (None, [])
        except BaseException:
            del self._under_way[table.id]
            raise
        if record is None:  # another process has the table, and its review
            del self._under_way[table.id]
            return work
        options = json.dumps(table.game.options(), sort_keys=True)
        part = ReviewPart(table.game.id, options, str(record), tuple(stand_ins), QUICK, OPENING, "")
        work.task = asyncio.create_task(self._work_out(table.id, part, len(record.lines) + 1, work))
        return work

    async def _work_out(self, id: str, part: ReviewPart, answers: int, work: ReviewUnderWay) -> None:
        claim = Claim(id, lambda: Urgency(UNWATCHED, id))
        try:
            text = ""
            for quality, share in _PASSES:
                begun = work.progress
                figures: list[AnswerFigures] = []
                while len(figures) < answers:
                    wanted = part._replace(quality=quality, first=OPENING + len(figures))
                    figures += _FIGURES.decode(await self._pool.review(wanted, claim))
                    work.progress = begun + share * len(figures) / answers
                whole = part._replace(quality=quality, figures=msgspec.json.encode(figures).decode())
                text = await self._pool.review(whole, claim)
                work.rough = _REVIEW.decode(text)
            await self._store.reviews.keep(id, text)
        except (RuntimeError, CubeCupError) as error:
            LOG.warning("table %s, its review: %s", id, error)
            self._failed[id] = time.monotonic()
        finally:
            self._under_way.pop(id, None)

    async def close(self) -> None:
        tasks = [work.task for work in self._under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
