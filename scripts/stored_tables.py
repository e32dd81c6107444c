"""Writes a database of some tables in the middle of play, by a server of this version, as SQL: tests/server/stored.

    python -m scripts.stored_tables NAME

Such a file is kept for every version whose databases are about; all later versions must play it on
(tests/server/test_upgrades.py). Tokens are written too: only their hashes are in the database.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.server.browser import Browser, play_on
from tests.server.house import JsonObject, Process

FOLDER: Final = Path("tests/server/stored")
_PACK: Final = "dice.base_draw = 8\n\n[cards.rich-dog]\ncost = 4\nname = 'Dog of Means'\n"
_FREE: Final = {"cards": "race-1", "timing": "free"}

# Seats, what else is wished for, and how many entries are played.
_TABLES: Final[tuple[tuple[str, tuple[str, ...], JsonObject, int], ...]] = (
    ("free", ("person", "person"), {"options": _FREE, "seed": 11}, 60),
    ("strict", ("person", "person", "person"), {"options": {"cards": "race-4"}, "seed": 12}, 90),
    ("grand", ("person",) * 4, {"options": {"cards": "grand-finale", "timing": "free"}, "seed": 13}, 120),
    ("pack", ("person", "person"), {"options": {**_FREE, "pack": _PACK}, "seed": 14}, 40),
    ("clocks", ("person", "person"), {"options": _FREE, "seed": 15, "clocks": {"per_game": 3600}}, 20),
    ("bot", ("person", "bot/random"), {"options": _FREE, "seed": 16}, 30),
    ("cubes", ("person", "person"), {"game": "seven-cubes", "seed": 17}, 12),
    ("over", ("person", "person"), {"game": "seven-cubes", "seed": 18}, 10_000),
    ("waiting", ("person", "open"), {"options": _FREE}, 0),
    ("fair", ("person", "person"), {"options": _FREE}, 60),  # its dice come from a secret
)


def _play(server: Process, seats: tuple[str, ...], wanted: JsonObject, entries: int) -> JsonObject:
    made = server.make(*seats, **wanted)
    browser = Browser(server, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.view["over"] or it.seq >= entries, seed=int(wanted.get("seed", 1)), most=entries + 1)
    if not browser.view["over"] and browser.may_undo:
        browser.command("undo", seat=browser.may_undo[0])
    if not browser.view["over"] and entries > 20 and len(made["tokens"]) > 1:
        browser.command("stand-in", seat=1, level="random")
        browser.command("stand-in", seat=1)
    browser.catch_up()
    kept = {"table": made["table"], "host": made["host"], "tokens": made["tokens"]}
    kept |= {"seq": browser.seq, "view": browser.view}
    browser.close()
    return kept


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        server = Process(path, message_burst=100_000)
        try:
            kept = {table: _play(server, seats, wanted, entries) for table, seats, wanted, entries in _TABLES}
        finally:
            server.end()
        database = sqlite3.connect(path)
        marks = [f"PRAGMA {mark} = {database.execute(f'PRAGMA {mark}').fetchone()[0]};"
                 for mark in ("application_id", "user_version")]  # fmt: skip
        text = "\n".join([*database.iterdump(), *marks, ""])
        database.close()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.sql").write_text(text, "utf-8")
    (FOLDER / f"{name}.json").write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
