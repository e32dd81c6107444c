"""What is kept of tables, in words of the game: headers, what they were made of, the rows of their logs, and when the
server has run. Whoever keeps tables, in whatever database, does this; nobody above has to know how.

Several processes may share a store. Each hears of what the others write; a table has one owner among them, which
thinks for its bots and clocks.

`tests/server/test_stores.py` says what each of these promises, for all stores.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from cubecup.kernel.errors import BadFile, Clause
from cubecup.server.storage.kept_contests import KeptContests, StoredTry
from cubecup.server.storage.kept_records import KeptRecords
from cubecup.server.storage.kept_reviews import KeptReviews
from cubecup.server.storage.kept_shelves import KeptShelves
from cubecup.server.storage.rows import (
    Content,
    GameResult,
    LogRow,
    StoredRace,
    StoredTable,
    StoredTour,
    TableHeader,
    TourHeader,
)

_ROW: Final = msgspec.json.Decoder(LogRow)
_HEADER: Final = msgspec.json.Decoder(TableHeader)
_TOUR: Final = msgspec.json.Decoder(TourHeader)
_RESULT: Final = msgspec.json.Decoder(GameResult)
_ENCODER: Final = msgspec.json.Encoder()


class News(NamedTuple):
    """Another process has written: a row, if it fits into a notice, or a header."""

    id: str
    version: int  # of the header
    seq: int  # of the row; 0 if the header has changed
    at: float
    body: str | None  # read by whoever has the table in memory


class Presence(NamedTuple):
    """Which seats have their players at another process just now; None: nobody is at the table there any more."""

    id: str
    process: str
    seats: frozenset[int] | None


class Renewed(NamedTuple):
    """Whether this process was still thought alive, and the others that are."""

    was_alive: bool
    others: frozenset[str]


class TableStore(Protocol):
    """Writes return once they are durable. One that fails with `Overtaken` has changed nothing; after any other
    `StorageFailed` the log has to be asked what is so."""

    shared: bool  # whether other processes use it at the same time
    records: KeptRecords  # files that people wanted a link to
    contests: KeptContests
    reviews: KeptReviews  # of races that are over
    shelves: KeptShelves  # of players; whatever writes a header puts its table onto those of the players seated by it

    async def start(self, hear: Callable[[News | Presence | None], None]) -> None:
        """From now on `hear` is told what other processes do; None if something may have been missed."""

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""

    # -- writing ------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, content: Content, rows: Sequence[LogRow] = ()) -> None:
        """A new table; `rows` are what has happened before it began, if it goes on from another race."""

    def append(
        self,
        id: str,
        version: int,
        seq: int,
        at: float,
        row: LogRow,
        *,
        new_round: int | None,
        result: GameResult | None,
        as_owner: bool = False,
    ) -> Awaitable[None]:
        """The next row of a table's log, if its header still has the version we know; `new_round` if one has begun,
        `result` if the game is over by it; what bots and clocks do counts only if it comes from the owner. Durable once
        it was waited for."""

    async def save_header(
        self,
        id: str,
        version: int,
        header: TableHeader,
        at: float,
        row: tuple[int, LogRow] | None = None,
        following: tuple[StoredTable, Content] | None = None,
    ) -> None:
        """A changed header in place of the version we know, with the row that tells of it and, of a rematch or a tour,
        the table where it goes on: all or none. A race of a tour that there is already is not made again."""

    async def add_tour(self, tour: StoredTour, table: StoredTable, content: Content) -> None:
        """A tour and the table of its first race: both or none."""

    async def add_try(self, one: StoredTry, table: StoredTable, content: Content, most: int = 0) -> None:
        """A try in a contest and its table: both or none. A player has one counted try in a contest, and if `most` is
        not 0, so many players have one."""

    async def keep_content(self, id: str, version: int, header: TableHeader, content: Content) -> None:
        """A table of earlier days is given what it was made of; it does not count as used."""

    async def remove(self, ids: Sequence[str]) -> None:
        """Tables with their logs, and contents and tours that no table has any more."""

    async def begin_run(self, started: float, forget_before: float) -> None:
        """The server runs from now on; runs that ended long ago matter to no clock."""

    async def note_alive(self, started: float, moment: float) -> None: ...

    # -- among processes ----------------------------------------------------------------------------

    async def claim(self, id: str) -> bool:
        """Become the owner of a table, unless another living process is."""

    async def release(self, ids: Sequence[str]) -> None:
        """Keep these tables no longer."""

    async def renew(self) -> Renewed:
        """Say that this process is alive. One that was thought dead has lost the tables it kept."""

    async def tell_present(self, id: str, seats: frozenset[int] | None) -> None:
        """Who is at a table at this process, for the others."""

    async def present(self, id: str) -> dict[str, frozenset[int]]:
        """Who is at a table at the other processes."""

    # -- reading ------------------------------------------------------------------------------------

    async def table(self, id: str) -> StoredTable | None: ...

    async def content(self, fingerprint: str) -> Content | None: ...

    async def tour(self, id: str) -> StoredTour | None: ...

    async def races(self, tour: str) -> list[StoredRace]:
        """The races of a tour that have a table, in order."""

    async def rows(self, id: str, after: int = 0) -> list[tuple[float, LogRow]]:
        """The log of a table from a row on, with the time of each row."""

    async def public_tables(self, since: float, most: int) -> list[StoredTable]:
        """Public tables that are not over and were used lately, by the time of their latest round."""

    async def untouched_since(self, moment: float, most: int) -> list[str]:
        """Tables that nobody has used since; those of a tour go together."""

    async def without_content(self, after: str, most: int) -> list[str]:
        """Tables of earlier days, of which nobody has written down what they were made of; by id, from one on."""

    async def latest_moment(self) -> float:
        """The latest time that anything is known to have happened."""

    async def runs(self) -> list[tuple[float, float]]:
        """When servers have run before, oldest first."""


# -- the form in which every store keeps them ------------------------------------------------------------------


def text(value: TableHeader | LogRow | TourHeader | GameResult) -> str:
    return _ENCODER.encode(value).decode()


def read_table(id: str, header: str, created: float, number: int, version: int) -> StoredTable:
    try:
        return StoredTable(id, _HEADER.decode(header), created, number, version)
    except msgspec.DecodeError as error:
        raise _unreadable(id, error) from None


def read_tour(id: str, header: str, created: float, past: str) -> StoredTour:
    try:
        return StoredTour(id, _TOUR.decode(header), created, past)
    except msgspec.DecodeError as error:
        raise _unreadable(id, error) from None


def read_race(result: str | None, id: str, header: str, created: float, number: int, version: int) -> StoredRace:
    table = read_table(id, header, created, number, version)
    try:
        return StoredRace(table, None if result is None else _RESULT.decode(result))
    except msgspec.DecodeError as error:
        raise _unreadable(id, error) from None


def read_row(id: str, body: str) -> LogRow:
    return read_rows(id, [(0.0, body)])[0][1]


def read_rows(id: str, rows: Sequence[tuple[float, str]]) -> list[tuple[float, LogRow]]:
    try:
        return [(at, _ROW.decode(body)) for at, body in rows]
    except msgspec.DecodeError as error:
        raise _unreadable(id, error) from None


def _unreadable(id: str, error: msgspec.DecodeError) -> BadFile:
    expected = Clause("why-table-rows", f"a header and rows that can be read ({error})")
    return BadFile("bad-record", f"table {id}", 1, expected)
