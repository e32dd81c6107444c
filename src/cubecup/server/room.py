"""A table with its visitors: takes messages one after another, writes, and only then tells everyone."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from cubecup.kernel.errors import CubeCupError
from cubecup.server.advising import Advisers
from cubecup.server.attendants import Attendants
from cubecup.server.clocks import now
from cubecup.server.connection import Connection
from cubecup.server.keeper import Keeper
from cubecup.server.levels import check_level
from cubecup.server.live import Change, LiveTable
from cubecup.server.messages import Accepted, Act, Hello, Resign, Seats, StandIn, TableInfo, Undo
from cubecup.server.problems import encode, rejected
from cubecup.server.rows import Header, copy_of
from cubecup.server.store import Statement
from cubecup.server.story import info
from cubecup.server.telling import Picture
from cubecup.server.tokens import hashed

Command = Act | Undo | Resign | StandIn
T = TypeVar("T")


class Room:
    """The lock makes a table's messages wait for each other, so what is told is always on disk already."""

    def __init__(self, table: LiveTable, keeper: Keeper) -> None:
        self.table = table
        self._keeper = keeper
        self.connections: set[Connection] = set()
        self.visitors = 0  # requests and sockets that are using this room just now
        self._lock = asyncio.Lock()
        self._doubtful = False  # a write failed: what the log says has to be read again
        self._last_use = time.monotonic()
        self._attendants = Attendants(self, keeper)
        self.advisers = Advisers(self, keeper)

    # -- coming and going ---------------------------------------------------------------------------

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Give a browser the seats its tokens open, and everything it has missed."""
        async with self._lock:
            await self._agree_with_log()
            connection.seats, connection.host = self._opened_by(hello.tokens)
            self.connections.add(connection)
            knows_seats = hello.seen > self.table.header.seats_seq
            missed = self.table.entries_after(hello.seen) if knows_seats else None
            picture = Picture(self.table, connection.seats)
            if missed is not None:
                connection.send(picture.update(connection.seats, missed))
            else:
                connection.send(picture.welcome(connection.seats, connection.host, self.info()))
            if hello.tokens and not connection.seats and not connection.host:
                connection.send(rejected(CubeCupError("wrong-token", "This link opens no seat here (any more).")))
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

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._last_use = time.monotonic()
        self.tell_seats()

    def idle_for(self) -> float:
        """Seconds since the room was used; one with visitors, thinking bots or a running clock is in use."""
        in_use = self.connections or self.visitors or self._lock.locked() or self._attendants.busy()
        return 0.0 if in_use else time.monotonic() - self._last_use

    def wake(self) -> None:
        """Let bots think and clocks run, if it is their turn."""
        self._attendants.wake()

    def has_running_clock(self) -> bool:
        return self._attendants.clock_runs()

    def close(self) -> None:
        self._attendants.close()
        self.advisers.close()

    # -- messages -----------------------------------------------------------------------------------

    async def command(self, connection: Connection, message: Command) -> None:
        """Carry out a message of a browser, or reject it and change nothing. A repeat is answered again."""
        try:
            async with self._lock:
                await self._agree_with_log()
                self._check_rights(connection, message)
                seq = self.table.accepted(message.seat, message.id)
                if seq is None:
                    await self._carry_out(self._plan(message))
                    seq = self.table.seq
            connection.send(encode(Accepted(id=message.id, seq=seq)))
        except CubeCupError as error:
            connection.send(rejected(error, message.id))

    def _check_rights(self, connection: Connection, message: Command) -> None:
        """Nobody acts for another's seat; the host may only hand a seat to a bot and back."""
        seats = self.table.header.seats
        if message.seat >= len(seats):
            raise CubeCupError("no-such-seat", f"There is no seat {message.seat} at this table.")
        if message.seat not in connection.seats and not (isinstance(message, StandIn) and connection.host):
            raise CubeCupError("not-your-seat", "This seat is not yours.", seat=message.seat + 1)
        if not self.table.started:
            raise CubeCupError("not-started", "The game starts when every seat is taken.")

    def _plan(self, message: Command) -> Change:
        table = self.table
        moment = now()
        if isinstance(message, (Act, Undo)):
            if table.is_bot(message.seat):
                raise CubeCupError("bot-plays", "A bot plays this seat; take it back first.")
            if message.seen is not None and table.latest.get(message.seat, 0) > message.seen:
                raise CubeCupError("late", "This seat has acted meanwhile.")
            if isinstance(message, Act):
                return table.plan_act(message.seat, message.action, moment, id=message.id)
            return table.plan_undo(message.seat, moment, id=message.id)
        self._check_hand_over(message)
        kind = "resign" if isinstance(message, Resign) else "stand-in" if message.level else "back"
        return table.plan_hand_over(kind, message.seat, message.level, moment, id=message.id)

    def _check_hand_over(self, message: Resign | StandIn) -> None:
        table = self.table
        if table.state.over:
            raise CubeCupError("game-over", "The game is over.")
        if table.header.seats[message.seat].kind != "person":
            raise CubeCupError("not-a-person", "There is no person on that seat.")
        if message.seat in table.resigned:
            raise CubeCupError("resigned", "This seat has resigned; a bot plays it to the end.")
        if message.level is not None:
            check_level(message.level, table.header.game)
        elif isinstance(message, StandIn):
            if message.seat not in table.stand_ins:
                raise CubeCupError("no-stand-in", "No bot plays for this seat.")
            if table.clocks.left is not None and table.clocks.left[message.seat] <= 0:
                raise CubeCupError("no-time", "This seat has no time left; a bot plays it to the end.")

    # -- changes ------------------------------------------------------------------------------------

    async def play(self, plan: Callable[[], Change | None]) -> None:
        """For bots and clocks: what `plan` finds fit to do once it is the room's turn, if anything."""
        async with self._lock:
            await self._agree_with_log()
            change = plan()
            if change is not None:
                await self._carry_out(change)

    async def change_header(self, change: Callable[[Header], T], *also: Statement) -> T:
        """Somebody joins, gets a new token, or goes on to a rematch; `change` works on a copy and may refuse.

        First the disk, with what else belongs to it; then everyone gets a new picture, and the game may begin.
        """
        async with self._lock:
            await self._agree_with_log()
            old = self.table.header
            header = copy_of(old)
            result = change(header)
            if header == old:
                return result
            header.seats_seq = self.table.seq
            if header.started() and header.started_at is None:
                header.started_at = now()
            await self._written(self._keeper.save_header(self.table.id, header, *also))
            self.table.begin(header)
            self._drop_replaced_tokens(old)
            self._welcome_all()
            self._attendants.wake()
        return result

    async def _agree_with_log(self) -> None:
        """After a failed write nobody knows what is on disk: read it again before anything else."""
        self._last_use = time.monotonic()
        if self._doubtful:
            told = self.table
            self.table = await self._keeper.reload(told.id)
            self._doubtful = False
            if (self.table.seq, self.table.header) != (told.seq, told.header):
                self._drop_replaced_tokens(told.header)
                self._welcome_all()
            self._attendants.wake()

    def _drop_replaced_tokens(self, old: Header) -> None:
        """Whoever sits here by a token that is no longer that of the seat has lost it."""
        seats = self.table.header.seats
        kept = {seat for seat in range(len(seats)) if old.seats[seat].token == seats[seat].token}
        for connection in self.connections:
            connection.seats = tuple(seat for seat in connection.seats if seat in kept)

    async def _written(self, write: Awaitable[None]) -> None:
        """Wait for a write; if it fails, or we are stopped meanwhile, the log has to be asked."""
        self._doubtful = True
        await write
        self._doubtful = False

    async def _carry_out(self, change: Change) -> None:
        """First the disk, then the people."""
        await self._written(self._keeper.append(self.table, change))
        table = self.table
        table.commit(change)
        if self.connections:
            picture = self._picture()
            entries = [table.entries[-1][1]]
            for connection in self.connections:
                connection.send(picture.update(connection.seats, entries))
        if table.state.over or table.header.clocks is not None or change.row.kind not in ("act", "undo"):
            self.tell_seats()
        self._attendants.wake()

    # -- telling ------------------------------------------------------------------------------------

    def connected_seats(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.seats}

    def info(self) -> TableInfo:
        return info(self.table, self.connected_seats())

    def tell_seats(self) -> None:
        if self.connections:
            text = encode(Seats(table=self.info()))
            for connection in self.connections:
                connection.send(text)

    def _picture(self) -> Picture:
        return Picture(self.table, self.connected_seats())

    def _welcome_all(self) -> None:
        picture = self._picture()
        told = self.info()
        for connection in self.connections:
            connection.send(picture.welcome(connection.seats, connection.host, told))
