"""A table with its visitors: takes messages one after another, writes, and only then tells everyone.

An answer to a question, which is most of what is said, goes the short way: no task waits for its turn and for the disk,
each step calls the next. Whatever is not as usual goes the long way, which does the same.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.from_browser import Act, Hello
from cubecup.server.messages.from_server import Accepted
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.rows import LogRow, StoredTable, TableHeader, copy_of
from cubecup.server.storage.table_store import News, read_row
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.changes import Change
from cubecup.server.table.clocks import now
from cubecup.server.table.commands import (
    Command,
    check_absent,
    check_rights,
    planned,
    somebody_was_quicker,
)
from cubecup.server.table.gathering import Gathering
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.problems import encode, rejected
from cubecup.server.table.snapshot import Snapshot, snapshot_of
from cubecup.server.table.tokens import opened_by
from cubecup.server.table.turn import Turn
from cubecup.server.table.visitor import Visitor

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger(__name__)
_TRIES: Final = 10  # of a message, if other processes are quicker each time


class TableSession(Gathering):
    """Messages of a table wait for their turn, so what is told is always on disk already."""

    def __init__(self, table: LiveTable, archive: TableArchive, away_seconds: float) -> None:
        super().__init__(table, away_seconds)
        self._archive = archive
        self._turn = Turn()
        self._doubtful = False  # a write failed: what the log says has to be read again
        self._news: list[News] = []  # what other processes have written, not yet looked at
        self._following: asyncio.Task[None] | None = None
        self._acting: asyncio.Task[None] | None = None  # an answer that takes longer than others, and has the turn

    # -- coming and going ---------------------------------------------------------------------------

    async def enter(self, visitor: Visitor, hello: Hello, most_alike: int) -> None:
        """Give a browser the seats its tokens open, and everything it has missed, if there is room for it."""
        async with self._turn:
            await self._look_into_log()
            seats, host = opened_by(hello.tokens, self.table.header)
            self.check_room(seats, most_alike)
            visitor.seats, visitor.host = seats, host
            visitor.folds = hello.folds
            await self.snapshot().work_out_all(visitor.seats)
            self.visitors.add(visitor)
            knows_seats = hello.seen > self.table.header.seats_seq
            missed = self.table.entries_after(hello.seen, visitor.seats) if knows_seats else None
            snapshot = self.snapshot()
            if missed is not None:
                visitor.send(snapshot.update(visitor.seats, missed))
            else:
                visitor.send(snapshot.welcome(visitor.seats, visitor.host, self.info()))
            if hello.tokens and not visitor.seats and not visitor.host:
                visitor.send(rejected(CubeCupError("wrong-token", "This link opens no seat here (any more).")))
        self.tell_seats()

    async def look_again(self) -> None:
        """Know what other processes have written, also if we have not heard of it yet."""
        if self._archive.shared:
            async with self._turn:
                await self._look_into_log()

    async def _look_into_log(self) -> None:
        """Nobody is shown less than was written before, at whichever process."""
        self._doubtful = self._doubtful or self._archive.shared
        await self._agree_with_log()

    def idle_for(self) -> float:
        """Seconds since somebody was here or something happened."""
        in_use = self.visitors or self._turn.taken()
        return 0.0 if in_use else time.monotonic() - self.last_use

    def close(self) -> None:
        if self._following is not None:
            self._following.cancel()

    # -- messages -----------------------------------------------------------------------------------

    async def command(self, visitor: Visitor, message: Command) -> None:
        """Carry out a message of a browser, or reject it and change nothing. A repeat is answered again."""
        try:
            async with self._turn:
                await self._on_the_log(self._obey, visitor, message)
            self._accept(visitor, message)
        except CubeCupError as error:
            self._refuse(visitor, message, error)

    async def _obey(self, visitor: Visitor, message: Command) -> None:
        change = self._planned(visitor, message)
        if change is not None:
            await self._carry_out(change)

    def _planned(self, visitor: Visitor, message: Command) -> Change | None:
        """What the message would change, or a refusal; nothing if it was accepted before."""
        check_rights(self, visitor, message)
        known = self.table.accepted(message.seat, message.id)
        return planned(self, visitor, message) if known is None else None

    def _accept(self, visitor: Visitor, message: Command) -> None:
        """By the row it has become, just now or when it was first said."""
        seq = self.table.accepted(message.seat, message.id)
        visitor.send(encode(Accepted(id=message.id, seq=self.table.seq if seq is None else seq)))

    def _refuse(self, visitor: Visitor, message: Command, error: CubeCupError) -> None:
        if isinstance(error, Overtaken):  # again and again: nothing is wrong with the database
            error = somebody_was_quicker()
        self._archive.metrics.refused[error.code] += 1
        visitor.send(rejected(error, message.id))

    # -- the short way of an answer -----------------------------------------------------------------

    def act(self, visitor: Visitor, message: Act) -> None:
        """`command`, for an answer to a question; it is done when the visitor no longer `acts`."""
        visitor.acts = True
        self._turn.take(partial(self._act, visitor, message))

    def _act(self, visitor: Visitor, message: Act) -> None:
        """Its turn has come: plan it, and have it written."""
        if self._doubtful or self._news:
            self._go_on(self._act_by_the_log(visitor, message))
            return
        writing: asyncio.Future[None] | None = None
        try:
            change = self._planned(visitor, message)
            if change is None:
                self._accept(visitor, message)
            else:
                coming = self._coming(change)
                self._doubtful = True  # as in `_written`
                writing = _as_future(self._archive.begin_append(self.table, change))
                writing.add_done_callback(partial(self._acted, visitor, message, change, coming))
        except CubeCupError as error:
            self._refuse(visitor, message, error)
        finally:
            if writing is None:
                self._end_act(visitor)

    def _acted(
        self, visitor: Visitor, message: Act, change: Change, coming: Snapshot | None, written: asyncio.Future[None]
    ) -> None:
        """It is on disk, or nobody knows: make it true and tell everyone."""
        following: Coroutine[None, None, None] | None = None
        try:
            error = written.exception()
            self._archive.count(self.table, change, error)
            if isinstance(error, Overtaken):
                following = self._act_by_the_log(visitor, message)
            elif isinstance(error, CubeCupError):
                self._refuse(visitor, message, error)
            elif error is not None:
                raise error
            else:
                snapshot = self._make_true(change, coming)
                if not self._is_worked_out(snapshot):
                    following = self._tell_later(visitor, message, change, snapshot)
                else:
                    self._tell_accepted(visitor, message, change, snapshot)
        finally:
            if following is None:
                self._end_act(visitor)
            else:
                self._go_on(following)

    def _go_on(self, following: Coroutine[None, None, None]) -> None:
        """In a task after all; it has the turn."""
        self._acting = asyncio.create_task(following)

    async def _act_by_the_log(self, visitor: Visitor, message: Act) -> None:
        try:
            await self._on_the_log(self._obey, visitor, message)
            self._accept(visitor, message)
        except CubeCupError as error:
            self._refuse(visitor, message, error)
        finally:
            self._end_act(visitor)

    async def _tell_later(self, visitor: Visitor, message: Act, change: Change, snapshot: Snapshot) -> None:
        try:
            await snapshot.work_out_all(self.seats_here())
            self._tell_accepted(visitor, message, change, snapshot)
        finally:
            self._end_act(visitor)

    def _tell_accepted(self, visitor: Visitor, message: Act, change: Change, snapshot: Snapshot) -> None:
        """Whoever folds is told both at once."""
        if visitor.folds:
            self._tell(change, snapshot, visitor, message.id)
        else:
            self._tell(change, snapshot)
            self._accept(visitor, message)

    def _end_act(self, visitor: Visitor) -> None:
        visitor.acts = False
        self._turn.give_back()

    # -- messages, one way or the other -------------------------------------------------------------

    async def _on_the_log(self, act: Callable[P, Awaitable[T]], *given: P.args, **named: P.kwargs) -> T:
        """Do something by what the log says. If another process was quicker, the log is read on and it is tried again,
        or refused by what is so by then."""
        tries = _TRIES
        while True:
            tries -= 1
            self.last_use = time.monotonic()
            if self._doubtful or self._news:
                await self._agree_with_log()
            try:
                return await act(*given, **named)
            except Overtaken:
                if not tries:
                    raise

    def check_absent(self, seat: int) -> None:
        """The host decides about a seat only if it is the host's own, or its player has been away for a while."""
        check_absent(self, seat)

    # -- changes ------------------------------------------------------------------------------------

    async def play(self, plan: Callable[[], Change | None]) -> None:
        """For bots and clocks: what `plan` finds fit to do once it is their turn, if anything."""

        async def act() -> None:
            change = plan()
            if change is not None:
                await self._carry_out(change, as_owner=True)

        async with self._turn:
            await self._on_the_log(act)

    async def change_header(
        self, change: Callable[[TableHeader], T], told: LogRow | None = None, following: StoredTable | None = None
    ) -> T:
        """Somebody joins, gets a new token, or goes on to a rematch; `change` works on a copy and may refuse. What the
        host does is told to all by a row of the log.

        First the disk, with the table of a rematch; then everyone gets a new picture, and the game may begin.
        """

        async def act() -> T:
            old = self.table.header
            header = copy_of(old)
            result = change(header)
            if header == old:
                return result
            header.seats_seq = self.table.seq
            if header.started() and header.started_at is None:
                header.started_at = now()
            row = None if told is None else self.table.without_play(told, now())
            await self._written(self._archive.save_header(self.table, header, row, following))
            self.table.begin(header)
            if row is not None:
                self.table.commit(msgspec.structs.replace(row, state=self.table.state))  # the game may have begun
            self.drop_replaced_tokens(old)
            self.welcome_all()
            self.wake()
            return result

        async with self._turn:
            self._doubtful = self._doubtful or self._archive.shared
            return await self._on_the_log(act)

    # -- what others have written -------------------------------------------------------------------

    def hear(self, news: News | None) -> None:
        """Another process has written, or may have (None). It is looked at as soon as nothing else is under way."""
        if news is None:
            self._doubtful = True
        elif news.body is None or news.version != self.table.version:
            self._doubtful = self._doubtful or news.version > self.table.version or news.seq > self.table.seq
        else:
            self._news.append(news)
        if self._following is None and (self._doubtful or self._news):
            self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        try:
            async with self._turn:
                used = self.last_use
                await self._agree_with_log()
                self.last_use = used  # nobody here has used it
        except CubeCupError as error:
            LOG.warning("table %s, what others have written: %s", self.table.id, error)
        finally:
            self._following = None

    async def _agree_with_log(self) -> None:
        """After a failed write nobody knows what is on disk, and other processes write too: read on before anything
        else."""
        self.last_use = time.monotonic()
        if not self._doubtful and not self._news:
            return
        before, header = self.table.seq, self.table.header
        news, self._news = self._news, []
        if not self._doubtful:
            self._read_news(news)
        if self._doubtful:
            self.table = await self._archive.catch_up(self.table)
            self._doubtful = False
        if self.table.header != header:
            self.drop_replaced_tokens(header)
            self.welcome_all()
        elif self.table.seq != before:
            self.tell_from(before)
        self.wake()

    def _read_news(self, news: list[News]) -> None:
        """Rows that follow each other; if one is missing, the log has to be asked."""
        for one in news:
            if one.body is not None and one.version == self.table.version and one.seq == self.table.seq + 1:
                self.table.restore([(one.at, read_row(one.id, one.body))])
            elif one.seq > self.table.seq:
                self._doubtful = True

    # -- changes ------------------------------------------------------------------------------------

    async def _written(self, write: Awaitable[None]) -> None:
        """Wait for a write; if it fails, or we are stopped meanwhile, the log has to be asked."""
        self._doubtful = True
        await write
        self._doubtful = False

    async def _carry_out(self, change: Change, as_owner: bool = False) -> None:
        """First the disk, then the people."""
        coming = self._coming(change)
        self._doubtful = True  # as in `_written`
        await self._archive.append(self.table, change, as_owner)
        snapshot = self._make_true(change, coming)
        try:
            if not self._is_worked_out(snapshot):
                await snapshot.work_out_all(self.seats_here())
        finally:  # whoever acted may have gone meanwhile; the others are told
            self._tell(change, snapshot)

    def _coming(self, change: Change) -> Snapshot | None:
        """The table as it will be after an action, if anybody was told how it is."""
        told = self.told
        return told.after(change) if told is not None and change.row.kind == "act" and told.is_of(self.table) else None

    def _make_true(self, change: Change, coming: Snapshot | None) -> Snapshot:
        """The change is on disk."""
        table = self.table
        table.commit(change)
        self._doubtful = False
        snapshot = self.told = snapshot_of(table) if coming is None else coming
        return snapshot

    def _is_worked_out(self, snapshot: Snapshot) -> bool:
        """Whether everyone can be told at once: where several questions take long, others have their turn between."""
        return not self.visitors or not snapshot.takes_long() or snapshot.work_out(self.seats_here())

    def _tell(
        self, change: Change, snapshot: Snapshot, actor: Visitor | None = None, accepted: str | None = None
    ) -> None:
        """To the `actor`, if any, which of its messages was `accepted`."""
        table = self.table
        for visitor in self.visitors:
            told = snapshot.latest_update(visitor.seats, visitor.folds, accepted if visitor is actor else None)
            visitor.send(told)
        if change.state.over or table.header.clocks is not None or change.row.kind not in ("act", "undo"):
            self.tell_seats()
        if table.has_bots() or table.header.clocks is not None:
            self.wake()


def _as_future(write: Awaitable[None]) -> asyncio.Future[None]:
    """Of SQLite's store it is one."""
    return write if isinstance(write, asyncio.Future) else asyncio.ensure_future(write)
