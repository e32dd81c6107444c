"""A table keeps what it was made with: later versions play it on by its own values, or refuse and let it be read."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.printed import printed
from cubecup.kernel.record import read_record
from cubecup.server.storage import postgres_schema
from cubecup.server.storage.failures import StorageFailed
from cubecup.server.storage.migrations import APPLICATION, MIGRATIONS, migrate
from cubecup.server.storage.postgres_link import prepare
from cubecup.server.storage.postgres_schema import POSTGRES_MIGRATIONS
from cubecup.seven_cubes.game import SevenCubes
from tests.server.browser import Browser, play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import Address, JsonObject, Process
from tests.server.postgres import Postgres

STORED = Path(__file__).parent / "stored"
_SOURCE = Path(__file__).resolve().parents[2] / "src" / "cubecup"
VERSIONS = sorted(path.stem for path in STORED.glob("*.sql"))
FREE = {"timing": "free"}


def _lay_down(name: str, path: Path) -> JsonObject:
    """The database that an earlier version has left; returns what is known of its tables."""
    database = sqlite3.connect(path)
    database.executescript((STORED / f"{name}.sql").read_text("utf-8"))
    database.close()
    found: JsonObject = json.loads((STORED / f"{name}.json").read_text("utf-8"))
    return found


def _as_known(told: Any, known: Any) -> Any:
    """What is told without the fields that a later version has added."""
    if isinstance(known, dict):
        return {key: _as_known(told[key], value) for key, value in known.items() if key in told}
    if isinstance(known, list) and len(known) == len(told):
        return [_as_known(one, value) for one, value in zip(told, known, strict=True)]
    return told


def _play_on(address: Address, known: JsonObject, visit: Visit) -> None:
    """Every table is as it was left, and goes on."""
    for name, table in known.items():
        browser: Browser = visit(address, table["table"], *table["tokens"])
        assert browser.first["type"] == "welcome", (name, browser.first)
        if name != "bot":  # which has gone on as soon as the server ran
            assert browser.seq == table["seq"], name
            assert _as_known(browser.view, table["view"]) == table["view"], name
        if name not in ("over", "waiting"):
            play_on(browser, lambda it, seq=browser.seq: it.view["over"] or it.seq > seq + 25)  # type: ignore[misc]
    assert address.get(f"/api/tables/{known['over']['table']}/record").status == 200


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_earlier_versions_are_played_on(
    make_house: MakeHouse, visit: Visit, folder: Path, version: str
) -> None:
    known = _lay_down(version, folder / "tables.db")
    _play_on(make_house(), known, visit)


@pytest.mark.slow
def test_a_file_of_the_first_schema_is_played_on(make_house: MakeHouse, visit: Visit, folder: Path) -> None:
    """The same tables as the first version of the schema had them, through every migration since."""
    known = _lay_down("version-2", folder / "later.db")
    path = folder / "tables.db"
    first = sqlite3.connect(path)
    first.executescript(MIGRATIONS[0] + f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 1;")
    first.execute("ATTACH ? AS later", (str(folder / "later.db"),))
    columns = "id, header, public, over, round, created, changed"
    with first:
        first.execute(f"INSERT INTO tables({columns}) SELECT {columns} FROM later.tables")
        first.execute("INSERT INTO log SELECT * FROM later.log")
        first.execute("INSERT INTO runs SELECT * FROM later.runs")
    first.close()
    _play_on(make_house(), known, visit)


def test_every_migration_leads_to_the_same_schema(tmp_path: Path) -> None:
    """Whichever version a file has, it gets the steps it lacks, and its version says so."""
    schemas = []
    for version in range(len(MIGRATIONS) + 1):
        database = sqlite3.connect(tmp_path / f"{version}.db", isolation_level=None)
        for script in MIGRATIONS[:version]:
            database.executescript(script)
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {version}")
        migrate(database)
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        schemas.append(database.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall())
        database.close()
    assert all(schema == schemas[0] for schema in schemas)


# -- the same in PostgreSQL --------------------------------------------------------------------------------------

STEPS = POSTGRES_MIGRATIONS
_FORM = """
SELECT 'column', table_name, ordinal_position::text, column_name, data_type, udt_name, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public'
UNION ALL SELECT 'index', tablename, indexname, indexdef, '', '', '', '' FROM pg_indexes WHERE schemaname = 'public'
UNION ALL SELECT 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '', '', ''
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
UNION ALL SELECT 'settings', relname, reloptions::text, '', '', '', '', ''
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
ORDER BY 1, 2, 3, 4
"""


class PostgresAt:
    """A PostgreSQL database, and the code of the version that it is brought to."""

    def __init__(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.address = address
        self._monkeypatch = monkeypatch

    def bring_to(self, version: int, *more: str) -> None:
        self._monkeypatch.setattr(postgres_schema, "POSTGRES_MIGRATIONS", (*STEPS[:version], *more))
        prepare(self.address)

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in asyncio.run(self._fetch(sql))]

    async def _fetch(self, sql: str) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self.address)
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    def form(self) -> list[tuple[Any, ...]]:
        """Every table with its columns, indexes, constraints and settings."""
        return self.rows(_FORM)

    def steps(self) -> list[int]:
        """Those that the database says it has had."""
        return [number for (number,) in self.rows("SELECT version FROM cubecup_schema ORDER BY version")]

    def copy_in(self, table: str, columns: str, rows: list[tuple[Any, ...]]) -> None:
        asyncio.run(self._copy_in(table, columns.split(", "), rows))

    async def _copy_in(self, table: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            await connection.copy_records_to_table(table, records=rows, columns=columns)
        finally:
            await connection.close()


def _new(postgres: Postgres, name: str, monkeypatch: pytest.MonkeyPatch) -> PostgresAt:
    return PostgresAt(postgres.new_database(f"upgrade-{name}"), monkeypatch)


def test_every_migration_of_postgresql_leads_to_the_same_schema(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = _new(postgres, "fresh", monkeypatch)
    fresh.bring_to(len(STEPS))
    form = fresh.form()
    assert {table for what, table, *_ in form if what == "column"} >= {"tables", "log", "tours", "tries", "shelves"}
    for version in range(len(STEPS)):
        earlier = _new(postgres, f"from-{version}", monkeypatch)
        earlier.bring_to(version)
        assert earlier.steps() == [*range(1, version + 1)]
        assert earlier.form() != form
        earlier.bring_to(len(STEPS))
        assert earlier.form() == form, version
        assert earlier.steps() == [*range(1, len(STEPS) + 1)]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("a step", "ALTER TABLE no_such_table ADD COLUMN other text"),
        ("its number", "ALTER TABLE cubecup_schema ADD CONSTRAINT full_up CHECK (version < 3)"),
    ],
)
def test_a_migration_of_postgresql_is_done_wholly_or_not_at_all(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, name: str, more: str
) -> None:
    database = _new(postgres, f"without {name}", monkeypatch)
    database.bring_to(2)
    before = database.form()
    with pytest.raises(StorageFailed, match=r"no_such_table|full_up"):
        database.bring_to(2, f"CREATE TABLE half (one integer); {more};")
    assert (database.form(), database.steps()) == (before, [1, 2])
    database.bring_to(3)
    assert database.steps() == [1, 2, 3]


def test_a_database_of_a_newer_version_is_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    database = _new(postgres, "newer", monkeypatch)
    database.bring_to(2)
    with pytest.raises(StorageFailed, match="newer version"):
        database.bring_to(1)


def test_processes_that_start_together_do_not_migrate_twice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = _new(postgres, "together", monkeypatch)
    database.bring_to(1)
    monkeypatch.setattr(postgres_schema, "POSTGRES_MIGRATIONS", STEPS)
    with ThreadPoolExecutor(4) as together:
        list(together.map(prepare, [database.address] * 4))
    assert database.steps() == [*range(1, len(STEPS) + 1)]


@pytest.mark.slow
def test_tables_of_the_first_postgresql_schema_are_played_on(
    make_house: MakeHouse, visit: Visit, folder: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same tables as that schema had them, through every migration since."""
    known = _lay_down("version-8", folder / "later.db")
    later = sqlite3.connect(folder / "later.db")
    database = _new(postgres, "played", monkeypatch)
    database.bring_to(1)
    columns = "id, header, round, version, created, changed, touched, content"
    for table, names, sql in (
        ("contents", "fingerprint, options", "SELECT fingerprint, options FROM contents"),
        ("tables", f"{columns}, public, over", f"SELECT {columns}, public, over FROM tables"),
        ("log", "table_id, seq, at, body", "SELECT table_id, seq, at, body FROM log"),
        ("runs", "process, started, alive", "SELECT 'earlier', started, alive FROM runs"),
    ):
        rows = later.execute(sql).fetchall()
        if table == "tables":  # SQLite has flags as numbers
            rows = [(*row[:-2], *map(bool, row[-2:])) for row in rows]
        database.copy_in(table, names, rows)
    later.close()
    database.bring_to(len(STEPS))
    _play_on(make_house(database=database.address), known, visit)


# -- another version of the game ---------------------------------------------------------------------------------


def _copy(folder: Path, change: Callable[[Path], None]) -> Path:
    """The package as another version would have it; from its source, also where the compiled build is tested."""
    copy = folder / "src" / "cubecup"
    shutil.copytree(_SOURCE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    change(copy)
    return folder / "src"


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def _played(path: Path, visit: Visit, **wanted: object) -> tuple[JsonObject, JsonObject]:
    """A table that this version has left in the middle of a race."""
    server = Process(path)
    try:
        made = server.make("person", "person", seed=5, **{"options": FREE, **wanted})
        browser = visit(server, made["table"], *made["tokens"])
        play_on(browser, lambda it: it.view["round"] >= 3)
        return made, {"seq": browser.seq, "view": browser.view}
    finally:
        server.end()


def _dearer(copy: Path) -> None:
    """Every card costs something else, another card is in the set, dice and fans and the track have changed."""
    content = copy / "cubitos" / "content"
    cards = (content / "cards.toml").read_text("utf-8").split("\n")
    cards = [f"cost = {(int(line.split('=')[1]) + 3) % 20}" if line.startswith("cost =") else line for line in cards]
    (content / "cards.toml").write_text("\n".join(cards), "utf-8")
    _edit(content / "dice.toml", "base_draw = 9", "base_draw = 7")
    _edit(content / "fans.toml", "beyond = 6", "beyond = 5")


@pytest.mark.slow
@pytest.mark.parametrize("options", [FREE, {**FREE, "pack": "dice.base_draw = 8\ncards.rich-dog.name = 'Rex'"}])
def test_a_race_goes_on_by_its_own_values(tmp_path: Path, visit: Visit, options: JsonObject) -> None:
    """With other costs, dice and fans in the next version, races that have begun keep theirs; new ones have the new."""
    path = tmp_path / "tables.db"
    made, left = _played(path, visit, options=options)
    server = Process(path, PYTHONPATH=_copy(tmp_path, _dearer))
    try:
        before = server.get("/api/content/cubitos").body
        content = server.get(f"/api/tables/{made['table']}/content").body
        mine = Cubitos(**options).content
        cards = [id for id in before["cards"] if id in Cubitos(**options).cards]
        assert all(before["cards"][id]["cost"] != printed().cards[id].cost for id in cards)
        assert all(content["cards"][id]["cost"] == mine.cards[id].cost for id in cards)
        assert content["base_draw"] == mine.base_draw
        browser = visit(server, made["table"], *made["tokens"])
        assert (browser.seq, browser.view) == (left["seq"], left["view"])
        play_on(browser, lambda it: it.view["round"] >= 5)
        fresh = server.make("person", "bot/steady", options=FREE)
        assert server.get(f"/api/tables/{fresh['table']}/content").body["base_draw"] == 7
    finally:
        server.end()
    back = Process(path)  # and the values of the old table are still there
    try:
        play_on(visit(back, made["table"], *made["tokens"]), lambda it: it.view["round"] >= 6)
        assert back.get(f"/api/tables/{fresh['table']}/content").body["base_draw"] == 7
    finally:
        back.end()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cubitos/game.py", 'rules_version: ClassVar[str] = "2"', 'rules_version: ClassVar[str] = "9"'),
        ("cubitos/content/cards.toml", "[cards.dugout]", "[cards.the-other-dugout]"),
    ],
    ids=["rules", "card"],
)
def test_what_cannot_be_played_on_is_refused_and_can_be_read(
    tmp_path: Path, visit: Visit, file: str, old: str, new: str
) -> None:
    path = tmp_path / "tables.db"
    made, left = _played(path, visit)

    def change(copy: Path) -> None:
        _edit(copy / file, old, new)
        if file.endswith(".toml"):  # a card that is no more is in no set either
            _edit(copy / "cubitos" / "content" / "sets.toml", "dugout", "the-other-dugout")
            _edit(copy / "cubitos" / "cards" / "orange.py", '"dugout"', '"the-other-dugout"')

    server = Process(path, PYTHONPATH=_copy(tmp_path, change))
    try:
        answer = server.get(f"/api/tables/{made['table']}")
        assert (answer.status, answer.body["code"]) == (409, "other-version")
        assert visit(server, made["table"], *made["tokens"], hello=False).end()["problem"]["code"] == "other-version"
        record = read_record(server.get(f"/api/tables/{made['table']}/record").text)
        assert record.rules == "2"
        assert len(record.lines) == left["seq"]
        other = server.make("person", "person", options=FREE)
        visit(server, other["table"], *other["tokens"]).must_act("push", 0)
    finally:
        server.end()
    again = Process(path)  # nothing was lost by it
    try:
        play_on(visit(again, made["table"], *made["tokens"]), lambda it: it.view["round"] >= 4)
    finally:
        again.end()


def test_frozen_options_say_all_there_is() -> None:
    """The same game is made of them, and says the same of itself."""
    tokens = SevenCubes({"protection": 2, "warp": 5})
    assert SevenCubes(**tokens.frozen_options()).options() == tokens.options()  # type: ignore[arg-type]
    named = "cards.rich-dog.name = {en = 'Rex', pl = 'Reks'}\ncards.dugout.name = 'Bench'\ndice.red.count = 4"
    for set_id in printed().sets:
        for pack in ("", named):
            game = Cubitos(set_id, pack=pack)
            again = Cubitos(**game.frozen_options())
            assert again.frozen_options() == game.frozen_options()
            assert (again.cards, again.track_ids, again.laps) == (game.cards, game.track_ids, game.laps)
            assert again.facts.cost == game.facts.cost
            used = {f"card-{id}" for id in game.cards}
            assert {name for names in again.content.texts.values() for name in names} == {
                name for names in game.content.texts.values() for name in names if name in used
            }
