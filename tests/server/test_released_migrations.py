"""A migration that was ever in use is never edited: databases that have had it would keep the form they were given."""

from __future__ import annotations

import hashlib
import re
from itertools import zip_longest

import pytest

from cubecup.server.storage.migrations import MIGRATIONS
from cubecup.server.storage.postgres_schema import POSTGRES_MIGRATIONS

# What each migration is by its statements, without comments and line breaks: a line for each, in their order.
SQLITE = (
    "ae96c962b09c3e14",
    "4a7f4b19a7c7e594",
    "dd1ed464c2efc994",
    "7d5ae4b757c8513b",
    "f7e19e6c7955a842",
    "fdb1570916d9f56d",
    "5c6ee32a34464b9c",
    "cb8f3f000a642475",
)
POSTGRES = (
    "694f059d01f76619",
    "765107020f2093ea",
    "f61b8fad9d5f460b",
    "d18493a1155e7dbd",
    "554b08133d0202bb",
    "613c59de5d7b261d",
)


def fingerprint(script: str) -> str:
    statements = " ".join(re.sub(r"--[^\n]*", "", script).split())
    return hashlib.sha256(statements.encode()).hexdigest()[:16]


def complaints(released: tuple[str, ...], scripts: tuple[str, ...]) -> list[str]:
    found = []
    for number, (known, script) in enumerate(zip_longest(released, scripts), 1):
        now = script and fingerprint(script)
        if known is None:
            found.append(f'migration {number} is new: give it its line here, "{now}",')
        elif now is None:
            found.append(f"migration {number} is gone, and databases have had it: put it back")
        elif now != known:
            found.append(
                f"migration {number} was edited, and databases have had it as it was: undo that, add a new one"
            )
    return found


@pytest.mark.parametrize(
    ("released", "scripts"), [(SQLITE, MIGRATIONS), (POSTGRES, POSTGRES_MIGRATIONS)], ids=("sqlite", "postgresql")
)
def test_a_released_migration_stays_as_it_was(released: tuple[str, ...], scripts: tuple[str, ...]) -> None:
    assert complaints(released, scripts) == []


@pytest.mark.parametrize(
    ("scripts", "told"),
    [
        (
            (*MIGRATIONS[:-1], MIGRATIONS[-1].replace("sealed TEXT NOT NULL", "sealed TEXT")),
            "was edited.*add a new one",
        ),
        ((MIGRATIONS[1], MIGRATIONS[0], *MIGRATIONS[2:]), "migration 1 was edited"),
        (MIGRATIONS[:-1], "is gone"),
        (
            (*MIGRATIONS, "DROP TABLE days;"),
            f'is new: give it its line here, "{fingerprint("DROP  TABLE days; -- so")}"',
        ),
    ],
    ids=("edited", "swapped", "gone", "new"),
)
def test_what_is_wrong_with_a_migration_is_told(scripts: tuple[str, ...], told: str) -> None:
    assert re.search(told, "\n".join(complaints(SQLITE, scripts)))


def test_a_comment_may_be_mended() -> None:
    assert complaints(SQLITE, tuple(script + "-- said better\n" for script in MIGRATIONS)) == []
