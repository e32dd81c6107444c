"""A copy of the SQLite file as it is at one moment, also while a server writes it; and the way back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from cubecup.kernel.errors import Clause
from cubecup.server.storage.database import check_file, reason_of
from cubecup.server.storage.failures import failed
from cubecup.server.storage.file_lock import FileLock
from cubecup.server.storage.migrations import migrate

_PAGES: Final = 1000  # copied at once; in between, a server may write


class Restored(NamedTuple):
    """How many tables there are now, and where those are that were there before."""

    tables: int
    replaced: Path | None


def back_up(database: Path, copy: Path) -> int:
    """Write a copy that was never there before; whoever ends us meanwhile leaves none. Returns how many tables."""
    if copy.exists():
        raise failed(Clause("why-db-there", f"{copy} is there already", path=str(copy)))
    part = copy.with_name(f"{copy.name}.part")
    try:
        with closing(_open(database, "rw")) as source:  # as a reader it could not look into what is not yet in the file
            check_file(source, database)
            copy.parent.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # as private as the database
            with closing(sqlite3.connect(part)) as target:
                source.backup(target, pages=_PAGES, sleep=0.001)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
                tables = _count(target, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise failed(reason_of(error, database)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return tables


def restore(copy: Path, database: Path) -> Restored:
    """Put a copy in place of the database, which no server may be using; what was there is kept beside it."""
    replaced: Path | None = None
    try:
        with closing(_open(copy, "ro")) as source:
            check_file(source, copy)
            tables = _count(source, copy)
            database.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(database)
            try:
                if database.stat().st_size:
                    replaced = _free_name(database)
                    back_up(database, replaced)
                with closing(sqlite3.connect(database, isolation_level=None)) as target:
                    source.backup(target)
                    migrate(target)
            finally:
                lock.close()
    except (OSError, sqlite3.Error) as error:
        raise failed(reason_of(error, database if isinstance(error, BlockingIOError) else copy)) from None
    return Restored(tables, replaced)


def _open(path: Path, mode: str) -> sqlite3.Connection:
    """A file that is there: none is made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=5)


def _count(connection: sqlite3.Connection, path: Path) -> int:
    """The tables in a file that is sound."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
        raise failed(Clause("why-db-empty", f"{path} has no tables of Cube Cup", path=str(path)))
    (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise sqlite3.DatabaseError(sound)
    found: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return found


def _free_name(database: Path) -> Path:
    names = (database.with_name(f"{database.name}.replaced-{number}") for number in range(1, 10_000))
    return next(name for name in names if not name.exists())
