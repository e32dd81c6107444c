"""A copy of the database while players play, and the way back; what is wrong with a file is said, and nothing lost."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from cubecup.cli.main import main
from cubecup.server.storage.backup import back_up, restore
from cubecup.server.storage.failures import StorageFailed
from tests.server.browser import play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import Process

FREE = {"timing": "free", "laps": 9, "tracks": "nothing-goes-right"}


def _logs(path: Path) -> dict[str, int]:
    database = sqlite3.connect(path)
    found = dict(database.execute("SELECT table_id, max(seq) FROM log GROUP BY table_id").fetchall())
    whole = database.execute("SELECT table_id, max(seq) - count(*) FROM log GROUP BY table_id").fetchall()
    database.close()
    assert all(missing == 0 for _, missing in whole)
    return found


def test_a_copy_made_while_players_play_holds_all_that_was_accepted_before(
    make_house: MakeHouse, visit: Visit, folder: Path
) -> None:
    house = make_house()
    tables = [house.make("person", "person", options=FREE, seed=number) for number in range(2)]
    browsers = [visit(house, made["table"], *made["tokens"]) for made in tables]
    ended = threading.Event()
    players = [
        threading.Thread(target=play_on, args=(browser, lambda it: ended.is_set() or it.seq >= 2500))
        for browser in browsers
    ]
    for player in players:
        player.start()
    seen: list[int] = []
    try:
        for number in range(5):
            seen = [browser.seq for browser in browsers]
            assert back_up(folder / "tables.db", folder / f"copy-{number}.db") == 2
    finally:
        ended.set()
        for player in players:
            player.join()
    copied = _logs(folder / "copy-4.db")
    assert all(copied.get(made["table"], 0) >= seq for made, seq in zip(tables, seen, strict=True))
    assert (folder / "copy-4.db").stat().st_mode & 0o077 == 0
    assert not list(folder.glob("*.part"))


def test_back_to_a_copy_and_what_was_there_is_kept(
    tmp_path: Path, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    server = Process(database)
    made = server.make("person", "person", options=FREE, seed=1)
    browser = visit(server, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 10)
    assert main(["backup", str(copy), "--database", str(database)]) == 0
    play_on(browser, lambda it: it.seq >= 20)
    assert main(["restore", str(copy), "--database", str(database)]) == 2, "a server uses it"
    server.kill()
    assert main(["restore", str(copy), "--database", str(database)]) == 0
    told = capsys.readouterr()
    assert "1 table copied" in told.out
    assert "another server" in told.err
    assert _logs(database) == {made["table"]: 10}
    assert _logs(Path(f"{database}.replaced-1")) == {made["table"]: 20}
    again = Process(database)
    try:
        back = visit(again, made["table"], *made["tokens"])
        assert back.seq == 10
        play_on(back, lambda it: it.seq >= 15)
    finally:
        again.end()


def test_a_copy_may_be_where_nothing_was(tmp_path: Path, make_house: MakeHouse, folder: Path) -> None:
    house = make_house()
    house.make("person", "person")
    back_up(folder / "tables.db", tmp_path / "copy.db")
    found = restore(tmp_path / "copy.db", tmp_path / "deep" / "new.db")
    assert (found.tables, found.replaced) == (1, None)
    assert _logs(tmp_path / "deep" / "new.db") == {}


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "cannot be read"), (b"not a database" * 100, "not a database"), (b"", "no tables of Cube Cup")],
)
def test_files_that_are_no_copies(tmp_path: Path, content: bytes | None, reason: str) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    if content is not None:
        copy.write_bytes(content)
    for act in (lambda: restore(copy, database), lambda: back_up(copy, tmp_path / "second.db")):
        with pytest.raises(StorageFailed, match=reason):
            act()
    assert not database.exists() or database.stat().st_size == 0
    assert {path.name for path in tmp_path.iterdir()} <= {"tables.db", "copy.db"}


def test_no_file_is_overwritten_by_a_copy(make_house: MakeHouse, folder: Path) -> None:
    make_house()
    (folder / "holiday.jpg").write_bytes(b"a beach")
    with pytest.raises(StorageFailed, match="there already"):
        back_up(folder / "tables.db", folder / "holiday.jpg")
    assert (folder / "holiday.jpg").read_bytes() == b"a beach"


def test_postgresql_has_its_own_tools(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("backup", "restore"):
        assert main([command, "copy.db", "--database", "postgresql://localhost/races"]) == 2
        assert "pg_dump" in capsys.readouterr().err
