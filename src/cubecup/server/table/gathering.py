"""Who is at a table, and how they are told: what is the same for several of them is worked out and written once."""

from __future__ import annotations

import time
from collections.abc import Callable

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.from_server import Seats
from cubecup.server.messages.tables import TableInfo
from cubecup.server.storage.rows import TableHeader
from cubecup.server.table.attendance import Attendance
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.problems import encode
from cubecup.server.table.snapshot import Snapshot, snapshot_of
from cubecup.server.table.summary import info
from cubecup.server.table.visitor import Visitor


class Gathering:
    """A table and its visitors, here and at other processes."""

    def __init__(self, table: LiveTable, away_seconds: float) -> None:
        """After `away_seconds` without its player a seat is one that the host may decide about."""
        self.table = table
        self.away_seconds = away_seconds
        self.visitors: set[Visitor] = set()
        self.on_change: list[Callable[[], None]] = []  # for bots and clocks: it may be their turn
        self.last_use = time.monotonic()
        self.attendance = Attendance(self.last_use)
        self.elsewhere: dict[str, frozenset[int]] = {}  # seats whose players are at other processes
        self.told: Snapshot | None = None  # of the table as it is

    def check_room(self, seats: tuple[int, ...], most: int) -> None:
        """Each seat has room of its own, and so have all who look on: nobody can keep a player out, whose seat would be
        free for others after a while."""
        alike = sum(bool(set(seats) & set(one.seats)) if seats else not one.seats for one in self.visitors)
        if alike >= most:
            raise CubeCupError("table-full", "Too many people are at this table.")

    def leave(self, visitor: Visitor) -> None:
        if visitor not in self.visitors:
            return  # it never came in
        self.visitors.remove(visitor)
        self.last_use = time.monotonic()
        self.attendance.leave(set(visitor.seats) - self.connected_seats(), self.last_use)
        self.tell_seats()

    def wake(self) -> None:
        """Let bots think and clocks run, if it is their turn."""
        for listener in self.on_change:
            listener()

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

    def snapshot(self) -> Snapshot:
        """The same for all who come while nothing changes, however many they are."""
        if self.told is None or not self.told.is_of(self.table):
            self.told = snapshot_of(self.table)
        return self.told

    def welcome_all(self) -> None:
        snapshot = self.snapshot()
        told = self.info()
        for visitor in self.visitors:
            visitor.send(snapshot.welcome(visitor.seats, visitor.host, told))

    def tell_from(self, seq: int) -> None:
        snapshot = self.snapshot()
        for visitor in self.visitors:
            missed = self.table.entries_after(seq, visitor.seats)
            if missed is None:
                visitor.send(snapshot.welcome(visitor.seats, visitor.host, self.info()))
            else:
                visitor.send(snapshot.update(visitor.seats, missed))
        self.tell_seats()

    def drop_replaced_tokens(self, old: TableHeader) -> None:
        """Whoever sits here by a token that is no longer that of the seat has lost it."""
        seats = self.table.header.seats
        kept = {seat for seat in range(len(seats)) if old.seats[seat].token == seats[seat].token}
        for visitor in self.visitors:
            visitor.seats = tuple(seat for seat in visitor.seats if seat in kept)
