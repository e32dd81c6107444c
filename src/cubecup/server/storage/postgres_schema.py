"""The form of a PostgreSQL database, version after version, as `migrations.py` has it for files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.kernel.errors import Clause
from cubecup.server.storage.failures import failed

if TYPE_CHECKING:
    import asyncpg

# Logs have no foreign key to their tables: it would lock the row of a table with every action at it.
_TABLES: Final = """
CREATE TABLE contents (fingerprint text PRIMARY KEY, options text NOT NULL);
CREATE TABLE tables (
    id text PRIMARY KEY,
    header text NOT NULL,
    public boolean NOT NULL,
    over boolean NOT NULL DEFAULT false,
    round integer NOT NULL DEFAULT 1,
    version integer NOT NULL DEFAULT 0,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    touched double precision NOT NULL,
    content text NOT NULL REFERENCES contents(fingerprint),
    owner text -- the process that thinks for its bots and clocks, as long as that one lives
) WITH (fillfactor = 70);
CREATE INDEX public_tables ON tables(touched) WHERE public AND NOT over;
CREATE INDEX used_tables ON tables(touched);
CREATE INDEX contents_of_tables ON tables(content);
CREATE TABLE log (
    table_id text NOT NULL,
    seq integer NOT NULL,
    at double precision NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE runs (
    process text NOT NULL,
    started double precision NOT NULL,
    alive double precision NOT NULL,
    PRIMARY KEY (started, process)
);
CREATE TABLE processes (id text PRIMARY KEY, alive_until timestamptz NOT NULL);
CREATE TABLE presence (
    table_id text NOT NULL,
    process text NOT NULL REFERENCES processes(id) ON DELETE CASCADE,
    seats integer[] NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE INDEX presence_of_processes ON presence(process);
"""

# Record files of which somebody wanted a link: kept for a while, until their owner wants them gone.
_RECORDS: Final = """
CREATE TABLE records (id text PRIMARY KEY, owner text NOT NULL, body text NOT NULL, until double precision NOT NULL);
CREATE INDEX records_until ON records(until);
"""

_TOURS: Final = """
CREATE TABLE tours (
    id text PRIMARY KEY,
    header text NOT NULL,
    past text NOT NULL, -- races of another tour that this one goes on from, as a record
    created double precision NOT NULL
);
ALTER TABLE tables ADD COLUMN tour text, ADD COLUMN race integer, ADD COLUMN result text;
CREATE UNIQUE INDEX races_of_tours ON tables(tour, race) WHERE tour IS NOT NULL;
"""

_CONTESTS: Final = """
CREATE TABLE days (one integer PRIMARY KEY CHECK (one = 1), root text NOT NULL, first text NOT NULL);
CREATE TABLE contests (id text PRIMARY KEY, header text NOT NULL, created double precision NOT NULL);
CREATE TABLE tries (
    table_id text PRIMARY KEY,
    contest text NOT NULL REFERENCES contests(id),
    player text NOT NULL, -- the hash of a key
    counted boolean NOT NULL,
    name text NOT NULL,
    begun double precision NOT NULL,
    result text -- once the table is gone
);
CREATE UNIQUE INDEX counted_tries ON tries(contest, player) WHERE counted;
CREATE INDEX tries_of_players ON tries(player, begun);
"""

# Why a race was won, once it is worked out.
_REVIEWS: Final = """
CREATE TABLE reviews (
    table_id text PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    body text NOT NULL
);
"""

# Shelves: of each player, by the hash of a key, and of each table where they sat. A race is rated once.
_SHELVES: Final = """
CREATE TABLE shelves (
    player text PRIMARY KEY,
    name text NOT NULL DEFAULT '',
    creature text NOT NULL DEFAULT '',
    colour integer NOT NULL DEFAULT -1,
    rated boolean NOT NULL DEFAULT false, -- whether they want to be
    points double precision NOT NULL,
    error double precision NOT NULL,
    rated_races integer NOT NULL DEFAULT 0,
    created double precision NOT NULL
);
CREATE TABLE shelf_races (
    player text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    begun double precision NOT NULL,
    advised boolean NOT NULL DEFAULT false,
    counted boolean NOT NULL DEFAULT true,
    race text, -- once it is over, and stays when the table is gone
    review text,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX shelf_races_of_tables ON shelf_races(table_id);
CREATE INDEX unsettled_races ON shelf_races(table_id) WHERE race IS NULL;
CREATE TABLE rated_races (table_id text PRIMARY KEY, at double precision NOT NULL);
CREATE TABLE shelf_moves (
    player text PRIMARY KEY,
    code text NOT NULL UNIQUE, -- its hash
    sealed text NOT NULL,
    until double precision NOT NULL
);
"""

POSTGRES_MIGRATIONS: Final = (_TABLES, _RECORDS, _TOURS, _CONTESTS, _REVIEWS, _SHELVES)
_ONE_AT_A_TIME: Final = 0x43554245  # an advisory lock: two processes that start together do not both do it


async def migrate(connection: asyncpg.Connection, name: str) -> None:
    """Bring a database to the latest version; each step is done wholly or not at all."""
    await connection.execute("SELECT pg_advisory_lock($1)", _ONE_AT_A_TIME)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS cubecup_schema (version integer NOT NULL)")
        version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM cubecup_schema")
        if version > len(POSTGRES_MIGRATIONS):
            raise failed(Clause("why-db-newer", f"{name} was written by a newer version of Cube Cup", path=name))
        for number, script in enumerate(POSTGRES_MIGRATIONS[version:], version + 1):
            async with connection.transaction():
                await connection.execute(script)
                await connection.execute("INSERT INTO cubecup_schema(version) VALUES ($1)", number)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", _ONE_AT_A_TIME)
