"""Reviews of races that are over: worked out in a process of their own, in short parts, first roughly and then well.

That of a table is kept with it. That of a record file, for which somebody has sent it, stays in memory for a while.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record
from cubecup.review.course import can_be_reviewed
from cubecup.review.data import OPENING, QUICK, USUAL, AnswerFigures, Mistake, Review
from cubecup.server.bots.packets import ReviewPart
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import UNWATCHED, Claim, Urgency
from cubecup.server.messages.review import ReviewTold
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.live_table import LiveTable

LOG = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 32  # races that are worked out at the same time
MOST_FILES_AT_ONCE: Final = 8  # of them of files: who sends many shall not keep tables waiting
MOST_OF_FILES: Final = 16  # reviews of files in memory
AGAIN: Final = 600.0  # seconds after which one that failed is tried again
_FILE: Final = "file-"  # how the names of reviews of files begin; ids of tables do not
_FIGURES: Final = msgspec.json.Decoder(list[AnswerFigures])
_REVIEW: Final = msgspec.json.Decoder(Review)
# Passes over a race, each with the part of the work that it is.
_PASSES: Final = ((QUICK, 0.1), (USUAL, 0.9))


class ReviewUnderWay:
    """A review under way."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.rough: Review | None = None


class Reviews:
    """One for each table or file at most; what is done of tables is in the store."""

    def __init__(self, pool: BotPool, store: TableStore) -> None:
        self._pool = pool
        self._store = store
        self._under_way: dict[str, ReviewUnderWay] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._of_files: OrderedDict[str, Review] = OrderedDict()  # what is done of files
        self._failed: dict[str, float] = {}  # when

    async def tell(self, table: LiveTable, played: Callable[[], tuple[Record, list[bool]]]) -> ReviewTold:
        """How far the review of a table is; the first who asks sets it going. `played` gives the record, and which
        answers a bot gave in place of a person."""
        _check_kind(table.game, len(table.header.seats))
        if not table.state.over:
            raise _not_over()
        self._check_failed(table.id)
        work = self._under_way.get(table.id)
        if work is None:
            kept = await self._store.reviews.find(table.id)
            if kept is not None:
                return ReviewTold(done=True, progress=1.0, review=_REVIEW.decode(kept))
            work = self._under_way.get(table.id) or await self._begin_table(table, played)
        return _told(work)

    async def mistakes(self, table: LiveTable) -> list[Mistake]:
        """What a review that is done calls so; none is begun for it."""
        kept = await self._store.reviews.find(table.id) if table.state.over else None
        return [] if kept is None else _REVIEW.decode(kept).mistakes_told()

    async def _begin_table(self, table: LiveTable, played: Callable[[], tuple[Record, list[bool]]]) -> ReviewUnderWay:
        work = self._enter(table.id)
        try:
            mine = await self._store.claim(table.id)
            record, stand_ins = played() if mine else (None, [])
        except BaseException:
            del self._under_way[table.id]
            raise
        if record is None:  # another process has the table, and its review
            del self._under_way[table.id]
            return work
        self._begin(table.id, record, table.game, stand_ins, work, partial(self._store.reviews.keep, table.id))
        return work

    def begin_file(self, record: Record, game: Game, over: bool) -> str:
        """Set the review of a record going that is no table's; the name under which to ask for it. Whoever has the
        record knows the name, and nobody else."""
        _check_kind(game, record.seats)
        if not over:
            raise _not_over()
        name = f"{_FILE}{hashlib.sha256(str(record).encode()).hexdigest()[:40]}"
        if name not in self._of_files and name not in self._under_way:
            self._check_failed(name)
            if sum(one.startswith(_FILE) for one in self._under_way) >= MOST_FILES_AT_ONCE:
                raise _busy()
            self._begin(name, record, game, [], self._enter(name), partial(self._keep_for_a_while, name))
        return name

    def tell_file(self, name: str) -> ReviewTold:
        if name in self._of_files:
            self._of_files.move_to_end(name)
            return ReviewTold(done=True, progress=1.0, review=self._of_files[name])
        self._check_failed(name)
        if name not in self._under_way:
            raise CubeCupError("no-such-record", "There is no such record (any more).")
        return _told(self._under_way[name])

    async def _keep_for_a_while(self, name: str, text: str) -> None:
        self._of_files[name] = _REVIEW.decode(text)
        while len(self._of_files) > MOST_OF_FILES:
            self._of_files.popitem(last=False)

    # -- the work -----------------------------------------------------------------------------------

    def _check_failed(self, id: str) -> None:
        if time.monotonic() - self._failed.get(id, -AGAIN) < AGAIN:
            raise CubeCupError("review-failed", "This race could not be worked out.")

    def _enter(self, id: str) -> ReviewUnderWay:
        if len(self._under_way) >= MOST_AT_ONCE:
            raise _busy()
        self._under_way[id] = ReviewUnderWay()
        return self._under_way[id]

    def _begin(
        self,
        id: str,
        record: Record,
        game: Game,
        stand_ins: list[bool],
        work: ReviewUnderWay,
        keep: Callable[[str], Awaitable[None]],
    ) -> None:
        options = json.dumps(game.options(), sort_keys=True)
        part = ReviewPart(game.id, options, str(record), tuple(stand_ins), QUICK, OPENING, "")
        task = asyncio.create_task(self._work_out(id, part, len(record.lines) + 1, work, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work_out(
        self, id: str, part: ReviewPart, answers: int, work: ReviewUnderWay, keep: Callable[[str], Awaitable[None]]
    ) -> None:
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
            await keep(text)
        except (RuntimeError, CubeCupError) as error:
            LOG.warning("%s, its review: %s", id, error)
            self._failed[id] = time.monotonic()
        finally:
            self._under_way.pop(id, None)

    async def close(self) -> None:
        """Leave what is under way; whoever asks for it next sets it going again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _check_kind(game: Game, seats: int) -> None:
    if not can_be_reviewed(game, seats):
        raise CubeCupError("no-review", "Games of this kind are not reviewed.")


def _busy() -> CubeCupError:
    return CubeCupError("review-busy", "Too many races are being worked out just now; please try again later.")


def _not_over() -> CubeCupError:
    return CubeCupError("review-not-over", "A race is reviewed when it is over.")


def _told(work: ReviewUnderWay) -> ReviewTold:
    return ReviewTold(done=False, progress=round(work.progress, 3), review=work.rough)
