"""Which store an operator has chosen: a file, or a PostgreSQL database that several processes share."""

from __future__ import annotations

from cubecup.server.settings import Settings
from cubecup.server.storage.sqlite_store import SqliteStore
from cubecup.server.storage.table_store import TableStore


def open_store(settings: Settings) -> TableStore:
    """Whatever is wrong with the database is said here, before anybody is served."""
    if settings.on_postgresql():
        from cubecup.server.storage.postgres_store import PostgresStore  # its driver need not be installed

        return PostgresStore(settings.database)
    return SqliteStore(settings.database_path())
