"""The SQLite file. One thread writes; whoever waits for a write knows that it is on disk.

Writes that arrive while another is being synced are committed together, so durability costs one sync for many; under
load a batch waits for more to come, as each costs as much as several actions, whatever is in it. The entries of such a
batch are one statement: a thread that computes would otherwise make the writer wait at each.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from cubecup.kernel.errors import Clause, system_reason
from cubecup.server.storage.failures import Overtaken, StorageFailed, failed
from cubecup.server.storage.file_lock import FileLock
from cubecup.server.storage.migrations import APPLICATION, MIGRATIONS, migrate

_PACE: Final = 0.004  # seconds from one batch to the next, at least; a write after a pause does not wait
_HELD_UP: Final = 0.0004  # or these for each write of the last one: the more there is to do, the more large ones spare
_SLOWEST_PACE: Final = 0.016
_CHECKPOINT: Final = 4000  # pages of the log of changes; tables in play write the same ones again and again
_CACHE: Final = 32_768  # kilobytes of pages in memory: tables in play write to all parts of the log
_INCREMENTAL: Final = 2  # SQLite's number for it

_ROWS: Final = 64  # of the log in one statement

Statement = tuple[str, tuple[object, ...]]
Appended = tuple[str, int, float, str]  # table, seq, moment, row


class _Missed(sqlite3.IntegrityError):
    """A statement that had to change a row has found none."""


class _Work(msgspec.Struct):
    """One write: statements, then entries of the log; and who waits for it. `free` pages are given back after it."""

    statements: Sequence[Statement]
    entries: Sequence[Appended]
    done: asyncio.Future[None]
    free: int = 0
    expected: Statement | None = None  # carried out first; if it changes nothing, the whole write is not made


class Database:
    """Writes go through a queue; reads may come from any thread. All of it belongs to one event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading = threading.Lock()
        self._closed = False
        with ExitStack() as opened:  # whatever is wrong with the file, we let go of it
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                opened.callback(FileLock(path).close)
                self._reader = opened.enter_context(closing(_open(path)))
                check_file(self._reader, path)
                migrate(self._reader)
                _let_shrink(self._reader)
                self._writer = opened.enter_context(closing(_open(path)))
            except (OSError, sqlite3.Error) as error:
                raise failed(reason_of(error, path)) from None
            self._opened = opened.pop_all()
        self._queue: queue.SimpleQueue[list[_Work] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._gathered: list[_Work] = []  # for the next batch
        self._under_way = False  # a batch is being written, or about to be
        self._last = 0.0  # when one was last handed over
        self._pace = _PACE
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._hand_over_all()
        self._queue.put(None)
        self._thread.join()
        with self._reading:
            self._opened.close()

    # -- writing ------------------------------------------------------------------------------------

    async def write(
        self,
        *statements: Statement,
        entries: Sequence[Appended] = (),
        free: int = 0,
        expected: Statement | None = None,
    ) -> None:
        """Carry out a write as a whole and return once it is durable."""
        await self.begin_write(statements, entries, free, expected)

    def begin_write(
        self,
        statements: Sequence[Statement],
        entries: Sequence[Appended] = (),
        free: int = 0,
        expected: Statement | None = None,
    ) -> asyncio.Future[None]:
        """The same for those who do not wait here: done once it is durable."""
        if self._closed:
            raise failed(Clause("why-db-closing", "the server is shutting down"))
        loop = self._loop
        if loop is None or not loop.is_running():  # it is asked for once: Python asks the system each time
            loop = self._loop = asyncio.get_running_loop()
            self._hand_over_all()  # what was asked for on a loop that has ended, which tells nobody any more
            self._under_way = False
        done: asyncio.Future[None] = loop.create_future()
        self._gathered.append(_Work(statements, entries, done, free, expected))
        if not self._under_way:
            self._hand_over_soon(loop)
        return done

    def _hand_over_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """What comes in the same turn of the loop, or too soon after the last batch, goes together."""
        self._under_way = True
        pause = self._last + self._pace - loop.time()
        if pause > 0:
            loop.call_later(pause, self._hand_over, loop)
        else:
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._last = loop.time()
        self._hand_over_all()

    def _hand_over_all(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._pace = min(max(_PACE, _HELD_UP * len(gathered)), _SLOWEST_PACE)
        if gathered:
            self._queue.put(gathered)

    def _write_on(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._commit(batch)

    def _commit(self, batch: list[_Work]) -> None:
        """One transaction for all; if it fails, each by itself, so that one bad write spoils no other."""
        failure: StorageFailed | None = None
        try:
            _carry_out(self._writer, batch)
        except sqlite3.Error as error:
            _roll_back(self._writer)
            if len(batch) > 1:
                for work in batch:
                    self._commit([work])
                return
            failure = _failure(error, self.path)
        loop = batch[0].done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._tell_all, batch, failure)

    def _tell_all(self, batch: list[_Work], failure: StorageFailed | None) -> None:
        """On the event loop again: whoever waits is told, and what has come meanwhile is next."""
        self._under_way = False
        if self._gathered:
            self._hand_over_soon(batch[0].done.get_loop())
        for work in batch:
            if work.done.done():
                continue  # whoever asked has gone
            if failure is None:
                work.done.set_result(None)
            else:
                work.done.set_exception(failure)

    # -- reading ------------------------------------------------------------------------------------

    def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise failed(reason_of(error, self.path)) from None


# -- the connection ----------------------------------------------------------------------------------------------


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute(f"PRAGMA wal_autocheckpoint={_CHECKPOINT}")
    connection.execute(f"PRAGMA cache_size=-{_CACHE}")
    connection.execute("PRAGMA temp_store=MEMORY")  # where a batch is about to be undone would be a file for each batch
    return connection


def _let_shrink(connection: sqlite3.Connection) -> None:
    """Pages that are free can be given back to the system; a file of an earlier version is rewritten for it once."""
    (mode,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    if mode != _INCREMENTAL:
        with suppress(sqlite3.OperationalError):  # somebody reads it just now: the next time, then
            connection.execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")
            connection.execute("VACUUM")


def check_file(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse the file of another program, or of a later version of this one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and application != APPLICATION:
        raise failed(Clause("why-db-other", f"{path} belongs to another program", path=str(path)))
    if version > len(MIGRATIONS):
        told = f"{path} was written by a newer version of Cube Cup"
        raise failed(Clause("why-db-newer", told, path=str(path)))


def _carry_out(connection: sqlite3.Connection, batch: list[_Work]) -> None:
    """What a write expects is asked after the writes before it: two that count on the same row are never both made."""
    statements = [statement for work in batch for statement in _in_order(work)]
    entries = [entry for work in batch for entry in work.entries]
    for start in range(0, len(entries), _ROWS):
        rows = entries[start : start + _ROWS]
        statements.append(((_append(len(rows)), tuple(chain.from_iterable(rows))), False))
    alone = len(statements) == 1 and not statements[0][1]  # a statement by itself is a transaction
    if not alone:
        connection.execute("BEGIN IMMEDIATE")
    for (sql, values), must_change in statements:
        if not connection.execute(sql, values).rowcount and must_change:
            raise _Missed("nothing to change")
    if not alone:
        connection.execute("COMMIT")
    free = sum(work.free for work in batch)
    if free:  # as a script: of a single statement Python would take one step, which is one page
        with suppress(sqlite3.Error):  # what was asked for is on disk
            connection.executescript(f"PRAGMA incremental_vacuum({free})")


def _in_order(work: _Work) -> list[tuple[Statement, bool]]:
    """Statements, each with whether it has to change a row."""
    expected = [] if work.expected is None else [(work.expected, True)]
    return [*expected, *((statement, False) for statement in work.statements)]


@lru_cache(maxsize=_ROWS)
def _append(rows: int) -> str:
    """For so many rows of the log; SQLite has read it already if there were as many before."""
    return f"INSERT INTO log(table_id, seq, at, body) VALUES {','.join(['(?, ?, ?, ?)'] * rows)}"


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        return  # the next write will say what is wrong


def reason_of(error: OSError | sqlite3.Error, path: Path) -> Clause:
    if isinstance(error, BlockingIOError):
        return Clause("why-db-used", f"another server uses {path}", path=str(path))
    if isinstance(error, OSError):
        return system_reason(error)
    return Clause("why-db", f"{path} cannot be read or written: {error}", path=str(path))


def _failure(error: sqlite3.Error, path: Path) -> StorageFailed:
    taken = isinstance(error, sqlite3.IntegrityError) and "UNIQUE" in str(error)
    return Overtaken() if taken or isinstance(error, _Missed) else failed(reason_of(error, path))
