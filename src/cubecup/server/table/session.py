"""A table with its visitors: takes messages one after another, writes, and only then tells everyone."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, TypeVar

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.from_browser import Hello
from cubecup.server.messages.from_server import Accepted, Seats
from cubecup.server.messages.tables import TableInfo
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.rows import LogRow, StoredTable, TableHeader, copy_of
from cubecup.server.storage.table_store import News, read_row
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.attendance import Attendance
from cubecup.server.table.clocks import now
from cubecup.server.table.commands import Command, Meeting, check_absent, check_rights, planned
from cubecup.server.table.live_table import Change, LiveTable
from cubecup.server.table.problems import encode, rejected
from cubecup.server.table.snapshot import Snapshot
from cubecup.server.table.summary import info
from cubecup.server.table.tokens import hashed
from cubecup.server.table.visitor import Visitor

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger(__name__)
_TRIES: Final = 5  # of a message, if other processes are quicker each time


class TableSession:
    """The lock makes a table's messages wait for each other, so what is told is always on disk already."""

    def __init__(self, table: LiveTable, archive: TableArchive, away_seconds: float) -> None:
        """After `away_seconds` without its player a seat is one that the host may decide about."""
        self.table = table
        self.visitors: set[Visitor] = set()
        self.on_change: list[Callable[[], None]] = []  # for bots and clocks: it may be their turn
        self._archive = archive
        self._lock = asyncio.Lock()
        self._doubtful = False  # a write failed: what the log says has to be read again
        self._last_use = time.monotonic()
        self.attendance = Attendance(self._last_use)
        self._away_seconds = away_seconds
        self._told: Snapshot | None = None  # of the table as it is
        self._news: list[News] = []  # what other processes have written, not yet looked at
        self._following: asyncio.Task[None] | None = None
        self.elsewhere: dict[str, frozenset[int]] = {}  # seats whose players are at other processes

    # -- coming and going ---------------------------------------------------------------------------

    async def enter(self, visitor: Visitor, hello: Hello) -> None:
        """Give a browser the seats its tokens open, and everything it has missed."""
        async with self._lock:
            self._doubtful = self._doubtful or self._archive.shared  # nobody is shown less than was written before
            await self._agree_with_log()
            visitor.seats, visitor.host = self._opened_by(hello.tokens)
            visitor.folds = hello.folds
            await self._snapshot().work_out(visitor.seats)
            self.visitors.add(visitor)
            knows_seats = hello.seen > self.table.header.seats_seq
            missed = self.table.entries_after(hello.seen, visitor.seats) if knows_seats else None
            snapshot = self._snapshot()
            if missed is not None:
                visitor.send(snapshot.update(visitor.seats, missed))
            else:
                visitor.send(snapshot.welcome(visitor.seats, visitor.host, self.info()))
            if hello.tokens and not visitor.seats and not visitor.host:
                visitor.send(rejected(CubeCupError("wrong-token", "This link opens no seat here (any more).")))
        self.tell_seats()

    def _opened_by(self, tokens: list[str]) -> tuple[tuple[int, ...], bool]:
        hashes = [hashed(token) for token in tokens]
        header = self.table.header
        seats = tuple(
            number
            for number, seat in enumerate(header.seats)
            if seat.token and any(hmac.compare_digest(seat.token, one) for one in hashes)
        )
        return seats, any(hmac.compare_digest(header.host, one) for one in hashes)

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self._last_use = time.monotonic()
        self.attendance.leave(set(visitor.seats) - self.connected_seats(), self._last_use)
        self.tell_seats()

    def idle_for(self) -> float:
        """Seconds since somebody was here or something happened."""
        in_use = self.visitors or self._lock.locked()
        return 0.0 if in_use else time.monotonic() - self._last_use

    def close(self) -> None:
        if self._following is not None:
            self._following.cancel()

    def wake(self) -> None:
        """Let bots think and clocks run, if it is their turn."""
        for listener in self.on_change:
            listener()

    # -- messages -----------------------------------------------------------------------------------

    async def command(self, visitor: Visitor, message: Command) -> None:
        """Carry out a message of a browser, or reject it and change nothing. A repeat is answered again."""
        try:
            async with self._lock:
                seq = await self._on_the_log(self._obey, visitor, message)
            visitor.send(encode(Accepted(id=message.id, seq=seq)))
        except CubeCupError as error:
            self._archive.metrics.refused[error.code] += 1
            visitor.send(rejected(error, message.id))

    async def _obey(self, visitor: Visitor, message: Command) -> int:
        """The row that the message has become."""
        meeting = self.meeting()
        check_rights(meeting, visitor, message)
        seq = self.table.accepted(message.seat, message.id)
        if seq is None:
            await self._carry_out(planned(meeting, visitor, message))
            seq = self.table.seq
        return seq

    async def _on_the_log(self, act: Callable[P, Awaitable[T]], *given: P.args, **named: P.kwargs) -> T:
        """Do something by what the log says. If another process was quicker, the log is read on and it is tried again,
        or refused by what is so by then."""
        tries = _TRIES
        while True:
            tries -= 1
            self._last_use = time.monotonic()
            if self._doubtful or self._news:
                await self._agree_with_log()
            try:
                return await act(*given, **named)
            except Overtaken:
                if not tries:
                    raise

    def check_absent(self, seat: int) -> None:
        """The host decides about a seat only if it is the host's own, or its player has been away for a while."""
        check_absent(self.meeting(), seat)

    def meeting(self) -> Meeting:
        """What is so at this table, for whoever has to decide whether something may be done."""
        return Meeting(self.table, self.visitors, self.attendance, self.connected_seats, self._away_seconds)

    # -- changes ------------------------------------------------------------------------------------

    async def play(self, plan: Callable[[], Change | None]) -> None:
        """For bots and clocks: what `plan` finds fit to do once it is their turn, if anything."""

        async def act() -> None:
            change = plan()
            if change is not None:
                await self._carry_out(change, as_owner=True)

        async with self._lock:
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
            row = None if told is None else Change(row=told, at=now(), state=self.table.state)
            await self._written(self._archive.save_header(self.table, header, row, following))
            self.table.begin(header)
            if row is not None:
                self.table.commit(msgspec.structs.replace(row, state=self.table.state))  # the game may have begun
            self._drop_replaced_tokens(old)
            self._welcome_all()
            self.wake()
            return result

        async with self._lock:
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
            async with self._lock:
                used = self._last_use
                await self._agree_with_log()
                self._last_use = used  # nobody here has used it
        except CubeCupError as error:
            LOG.warning("table %s, what others have written: %s", self.table.id, error)
        finally:
            self._following = None

    async def _agree_with_log(self) -> None:
        """After a failed write nobody knows what is on disk, and other processes write too: read on before anything
        else."""
        self._last_use = time.monotonic()
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
            self._drop_replaced_tokens(header)
            self._welcome_all()
        elif self.table.seq != before:
            self._tell_from(before)
        self.wake()

    def _read_news(self, news: list[News]) -> None:
        """Rows that follow each other; if one is missing, the log has to be asked."""
        for one in news:
            if one.body is not None and one.version == self.table.version and one.seq == self.table.seq + 1:
                self.table.restore([(one.at, read_row(one.id, one.body))])
            elif one.seq > self.table.seq:
                self._doubtful = True

    def _tell_from(self, seq: int) -> None:
        snapshot = self._snapshot()
        for visitor in self.visitors:
            missed = self.table.entries_after(seq, visitor.seats)
            if missed is None:
                visitor.send(snapshot.welcome(visitor.seats, visitor.host, self.info()))
            else:
                visitor.send(snapshot.update(visitor.seats, missed))
        self.tell_seats()

    def elsewhere_are(self, process: str, seats: frozenset[int] | None) -> None:
        """Which players are at another process now; None: nobody."""
        before = self.connected_seats()
        if seats is None:
            self.elsewhere.pop(process, None)
        else:
            self.elsewhere[process] = seats
        gone = before - self.connected_seats()
        self.attendance.leave(gone, time.monotonic())
        self.tell_seats()

    # -- changes ------------------------------------------------------------------------------------

    def _drop_replaced_tokens(self, old: TableHeader) -> None:
        """Whoever sits here by a token that is no longer that of the seat has lost it."""
        seats = self.table.header.seats
        kept = {seat for seat in range(len(seats)) if old.seats[seat].token == seats[seat].token}
        for visitor in self.visitors:
            visitor.seats = tuple(seat for seat in visitor.seats if seat in kept)

    async def _written(self, write: Awaitable[None]) -> None:
        """Wait for a write; if it fails, or we are stopped meanwhile, the log has to be asked."""
        self._doubtful = True
        await write
        self._doubtful = False

    async def _carry_out(self, change: Change, as_owner: bool = False) -> None:
        """First the disk, then the people."""
        table = self.table
        told = self._told if self._told is not None and self._told.is_of(table) else None
        self._doubtful = True  # as in `_written`
        await self._archive.append(table, change, as_owner)
        self._doubtful = False
        table.commit(change)
        snapshot = self._told = Snapshot(table) if told is None else told.after(change)
        if self.visitors and snapshot.takes_long():
            try:
                await snapshot.work_out(self.seats_here())
            finally:  # whoever acted may have gone meanwhile; the others are told
                self._tell(change, snapshot)
        else:
            self._tell(change, snapshot)

    def _tell(self, change: Change, snapshot: Snapshot) -> None:
        table = self.table
        for visitor in self.visitors:
            visitor.send(snapshot.latest_update(visitor.seats, visitor.folds))
        if table.state.over or table.header.clocks is not None or change.row.kind not in ("act", "undo"):
            self.tell_seats()
        self.wake()

    # -- telling ------------------------------------------------------------------------------------

    def seats_here(self) -> frozenset[int]:
        return frozenset(seat for visitor in self.visitors for seat in visitor.seats)

    def connected_seats(self) -> frozenset[int]:
        return self.seats_here().union(*self.elsewhere.values())

    def info(self) -> TableInfo:
        moment = time.monotonic()
        return info(self.table, self.connected_seats(), lambda seat: self.attendance.away(seat, moment))

    def tell_seats(self) -> None:
        if self.visitors:
            text = encode(Seats(table=self.info()))
            for visitor in self.visitors:
                visitor.send(text)

    def _snapshot(self) -> Snapshot:
        """The same for all who come while nothing changes, however many they are."""
        if self._told is None or not self._told.is_of(self.table):
            self._told = Snapshot(self.table)
        return self._told

    def _welcome_all(self) -> None:
        snapshot = self._snapshot()
        told = self.info()
        for visitor in self.visitors:
            visitor.send(snapshot.welcome(visitor.seats, visitor.host, told))
