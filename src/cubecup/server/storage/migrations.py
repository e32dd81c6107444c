"""The form of the database, version after version: a file of any earlier version becomes one of today's.

A version that was ever in use is never changed here; what is new is a new one.
"""

from __future__ import annotations

import sqlite3
from typing import Final

APPLICATION: Final = 0x43554245  # marks the file as ours

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    public INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 1,
    created REAL NOT NULL,
    changed REAL NOT NULL -- when the header was; what is played has its time in the log
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS public_tables ON tables(changed) WHERE public AND NOT over;
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS runs (started REAL PRIMARY KEY, alive REAL NOT NULL) WITHOUT ROWID;
"""

# When a table was last used, as of the beginning of a round: so that lists of tables need not look into their logs.
_TOUCHED: Final = """
ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0;
UPDATE tables SET touched =
    max(changed, coalesce((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0));
DROP INDEX public_tables;
CREATE INDEX public_tables ON tables(touched) WHERE public AND NOT over;
CREATE INDEX used_tables ON tables(touched);
"""

# What tables were made of, so that a later version plays them on by their own values; and how often a header changed.
_CONTENTS: Final = """
CREATE TABLE contents (fingerprint TEXT PRIMARY KEY, options TEXT NOT NULL) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN content TEXT REFERENCES contents(fingerprint);
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE INDEX contents_of_tables ON tables(content);
"""

# Record files of which somebody wanted a link: kept for a while, until their owner wants them gone.
_RECORDS: Final = """
CREATE TABLE records (id TEXT PRIMARY KEY, owner TEXT NOT NULL, body TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX records_until ON records(until);
"""

# Tours: their races are tables, and of each race there is one. What came of a game is kept with its last row.
_TOURS: Final = """
CREATE TABLE tours (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    past TEXT NOT NULL, -- races of another tour that this one goes on from, as a record
    created REAL NOT NULL
) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN tour TEXT;
ALTER TABLE tables ADD COLUMN race INTEGER;
ALTER TABLE tables ADD COLUMN result TEXT;
CREATE UNIQUE INDEX races_of_tours ON tables(tour, race) WHERE tour IS NOT NULL;
"""

# Contests, who has tried them at which table, and the secret of the days: there is one.
_CONTESTS: Final = """
CREATE TABLE days (one INTEGER PRIMARY KEY CHECK (one = 1), root TEXT NOT NULL, first TEXT NOT NULL);
CREATE TABLE contests (id TEXT PRIMARY KEY, header TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE tries (
    table_id TEXT PRIMARY KEY,
    contest TEXT NOT NULL REFERENCES contests(id),
    player TEXT NOT NULL, -- the hash of a key
    counted INTEGER NOT NULL,
    name TEXT NOT NULL,
    begun REAL NOT NULL,
    result TEXT -- once the table is gone
) WITHOUT ROWID;
CREATE UNIQUE INDEX counted_tries ON tries(contest, player) WHERE counted;
CREATE INDEX tries_of_players ON tries(player, begun);
"""

# Why a race was won, once it is worked out.
_REVIEWS: Final = """
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    body TEXT NOT NULL
) WITHOUT ROWID;
"""

# Shelves: of each player, by the hash of a key, and of each table where they sat. A race is rated once.
_SHELVES: Final = """
CREATE TABLE shelves (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    creature TEXT NOT NULL DEFAULT '',
    colour INTEGER NOT NULL DEFAULT -1,
    rated INTEGER NOT NULL DEFAULT 0, -- whether they want to be
    points REAL NOT NULL,
    error REAL NOT NULL,
    rated_races INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE shelf_races (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    begun REAL NOT NULL,
    advised INTEGER NOT NULL DEFAULT 0,
    counted INTEGER NOT NULL DEFAULT 1,
    race TEXT, -- once it is over, and stays when the table is gone
    review TEXT,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE INDEX shelf_races_of_tables ON shelf_races(table_id);
CREATE INDEX unsettled_races ON shelf_races(table_id) WHERE race IS NULL;
CREATE TABLE rated_races (table_id TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE shelf_moves (
    player TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- its hash
    sealed TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
"""

# The first makes version 1 of an empty file.
MIGRATIONS: Final = (_TABLES, _TOUCHED, _CONTENTS, _RECORDS, _TOURS, _CONTESTS, _REVIEWS, _SHELVES)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to the latest version; each step is done wholly or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE; {script} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
        )
