"""Disasters: the server is killed in the middle of play, or its database fails. What was accepted is there after it."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from cubecup.server.storage.database import Database
from cubecup.server.storage.failures import StorageFailed
from cubecup.server.storage.sqlite_store import SqliteStore
from tests.server.browser import Browser, play_on, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House, JsonObject, Process

FREE = {"timing": "free"}


def _play_until_cut(browser: Browser, seed: int) -> None:
    draw = random.Random(seed)
    try:
        while browser.choices:
            choice = draw.choice(browser.choices)
            browser.act(draw.choice(choice["actions"]), choice["seat"])
            if browser.may_undo and draw.random() < 0.2:
                browser.command("undo", seat=browser.may_undo[0])
    except (WebSocketException, OSError, EOFError):
        return


def _answers(browser: Browser) -> list[int]:
    """The entries that its accepted actions became."""
    return [int(text.rpartition(":")[2].rstrip("}")) for text in browser.heard if text.startswith('{"type":"accepted"')]


def _accepted(browser: Browser) -> int:
    """The last entry the browser was told of, in either way."""
    return max([browser.seq, *_answers(browser)])


def _kill_in_play(server: Process, browsers: list[Browser], seed: int) -> None:
    """Once everybody is in the middle of it."""
    threads = [threading.Thread(target=_play_until_cut, args=(browser, seed)) for browser in browsers]
    for thread in threads:
        thread.start()
    wait_until(lambda: all(len(_answers(browser)) >= 20 for browser in browsers))
    server.kill()
    for thread in threads:
        thread.join(20)


def test_killed_in_the_middle_of_play_nothing_accepted_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Process(database)
    tables = [server.make("person", "person", options=FREE) for _ in range(4)]
    for life in range(2):
        browsers = [Browser(server, made["table"], *made["tokens"]) for made in tables]
        _kill_in_play(server, browsers, life)
        server = Process(database)
        for made, before in zip(tables, browsers, strict=True):
            before.close()
            after = Browser(server, made["table"], *made["tokens"])
            assert after.seq >= _accepted(before) > 0
            kept = {entry["seq"]: entry for entry in after.entries}
            for entry in before.entries:
                if entry["seq"] >= after.entries[0]["seq"]:
                    assert kept[entry["seq"]] == entry
            if after.seq == before.seq:
                assert (after.view, after.choices, after.may_undo) == (before.view, before.choices, before.may_undo)
            after.must_act(after.choices[0]["actions"][0], after.choices[0]["seat"])
            after.close()
    assert server.end() == -signal.SIGTERM


def test_a_pending_choice_is_the_same_after_a_kill(tmp_path: Path) -> None:
    """Killed while everything is at rest: the very same question, and bots that were thinking think again."""
    server = Process(tmp_path / "tables.db")
    made = server.make("person", "bot", options=FREE)
    browser = Browser(server, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq > 20)
    browser.see(lambda: browser.view["waiting_for"] == [0])  # the bot goes on alone until only the person is left
    browser.catch_up()
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers = children.read_text().split() if children.exists() else []
    server.kill()
    browser.close()
    later = Process(tmp_path / "tables.db")
    after = Browser(later, made["table"], *made["tokens"])
    assert (after.seq, after.view, after.choices) == (browser.seq, browser.view, browser.choices)
    after.must_act(after.choices[0]["actions"][0])
    play_on(after, lambda it: it.seq > browser.seq + 10)
    after.close()
    later.end()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def _break(house: House, how: str) -> None:
    store = house.tables.store
    assert isinstance(store, SqliteStore)
    house.call(store.database.write((how, ())))


def _entries(folder: Path, table: str) -> int:
    database = sqlite3.connect(folder / "tables.db")
    count: int = database.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0]
    database.close()
    return count


def test_a_database_that_cannot_be_written(make_house: MakeHouse, visit: Visit, folder: Path) -> None:
    house = make_house(any_seed=True)
    made = house.make("person", "open", options=FREE, seed=1)
    key = house.post(f"/api/tables/{made['table']}/join", {"name": "Ann"}).body
    browser = visit(house, made["table"], *made["tokens"], key["token"], made["host"])
    browser.must_act("push", 0)
    before = (browser.seq, browser.view, browser.choices)
    _break(house, "PRAGMA query_only = ON")
    for _ in range(3):
        assert browser.refusal("act", seat=0, action="pass") == "store"
    assert browser.refusal("resign", seat=0) == "store"
    assert browser.refusal("act", seat=0, action="fly") == "not-legal", "rules come first"
    for path, body in (
        ("/api/tables", {"seats": [{"kind": "person"}, {"kind": "bot"}]}),
        (f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1}),
    ):
        answer = house.post(path, body)
        assert (answer.status, answer.body["code"]) == (503, "store")
    browser.catch_up()
    assert (browser.seq, browser.view, browser.choices) == before
    other = visit(house, made["table"], key["token"])
    assert other.you == [1], "the token was not replaced"
    assert other.view == browser.view
    assert _entries(folder, made["table"]) == 1
    _break(house, "PRAGMA query_only = OFF")
    assert browser.must_act("pass", 0) == 2
    assert _entries(folder, made["table"]) == 2


def test_a_database_that_another_program_holds(make_house: MakeHouse, visit: Visit, folder: Path) -> None:
    """Writes wait for a while, then they are refused; others are served meanwhile, and nothing is half done."""
    house = make_house()
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    _break(house, "PRAGMA busy_timeout = 300")
    intruder = sqlite3.connect(folder / "tables.db", isolation_level=None)
    intruder.execute("BEGIN IMMEDIATE")
    browser.say("act", id="waits", seat=0, action="push")
    assert house.get("/api/about").status == 200
    assert visit(house, made["table"]).seq == 0, "reading goes on"
    refused = browser.until(lambda message: message.get("id") == "waits")
    assert refused["problem"]["code"] == "store"
    intruder.execute("ROLLBACK")
    assert browser.act("push", 0, id="waits")["seq"] == 1, "the same message again is no repeat"
    _break(house, "PRAGMA busy_timeout = 60000")
    intruder.execute("BEGIN IMMEDIATE")
    browser.say("act", id="waits-longer", seat=1, action="push")
    intruder.execute("ROLLBACK")
    assert browser.until(lambda message: message.get("id") == "waits-longer")["type"] == "accepted"
    intruder.close()
    assert _entries(folder, made["table"]) == browser.seq == 2


def test_a_full_disk(make_house: MakeHouse, visit: Visit, folder: Path) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    _break(house, "PRAGMA max_page_count = 1")  # no more pages than there are
    accepted = 0
    draw = random.Random(1)
    answer: JsonObject = {"type": "accepted"}
    while answer["type"] == "accepted":
        choice = browser.choices[0]
        answer = browser.act(draw.choice(choice["actions"]), choice["seat"])
        accepted += answer["type"] == "accepted"
    assert answer["problem"]["code"] == "store"
    assert browser.seq == accepted == _entries(folder, made["table"])
    _break(house, "PRAGMA max_page_count = 1000000")
    choice = browser.choices[0]
    assert browser.must_act(choice["actions"][0], choice["seat"]) == accepted + 1


def test_bots_wait_for_a_failing_database_and_go_on(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "bot", options=FREE, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: it.seq >= 3)
    _break(house, "PRAGMA query_only = ON")
    time.sleep(0.3)
    _break(house, "PRAGMA query_only = OFF")
    play_on(browser, lambda it: it.view["round"] > 2)


def _write_uncertainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything reaches the disk, but the database reports an error."""
    begin_write = Database.begin_write

    def uncertain(self: Database, *given: Any) -> asyncio.Future[None]:
        async def fail() -> None:
            await begin_write(self, *given)
            raise StorageFailed("store", "Who knows.", reason="who knows")

        return asyncio.ensure_future(fail())

    monkeypatch.setattr(Database, "begin_write", uncertain)


def test_a_seat_whose_new_token_may_be_on_disk_is_looked_up(
    make_house: MakeHouse, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host replaced a link, the database reported an error but had done it: the old link is worth nothing."""
    house = make_house()
    made = house.make("person", "person", options=FREE)
    host = visit(house, made["table"], made["tokens"][0], made["host"])
    guest = visit(house, made["table"], made["tokens"][1], made["host"])
    _write_uncertainly(monkeypatch)
    answer = house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1})
    assert (answer.status, answer.body["code"]) == (503, "store")
    monkeypatch.undo()
    host.must_act("push")
    assert guest.until("welcome")["you"] == []
    assert guest.refusal("act", seat=1, action="push") == "not-your-seat"


def test_a_write_whose_end_is_unknown_is_looked_up(
    make_house: MakeHouse, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry reached the disk, but the database reported an error: the log decides, and everyone is told."""
    house = make_house()
    made = house.make("person", "person", options=FREE)
    one = visit(house, made["table"], made["tokens"][0])
    two = visit(house, made["table"], made["tokens"][1])
    _write_uncertainly(monkeypatch)
    assert one.act("push", id="once")["problem"]["code"] == "store"
    monkeypatch.undo()
    assert one.seq == 0
    assert one.act("push", id="once")["seq"] == 1, "it is there, and the repeat finds it"
    two.until_seq(1)
    assert two.seq == one.seq == 1
    assert two.view == one.view
    two.must_act("push")


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"not a database" * 100, "not a database"), (b"", None)],
)
def test_files_that_are_no_database(tmp_path: Path, content: bytes, reason: str | None) -> None:
    path = tmp_path / "some.db"
    path.write_bytes(content)
    if reason is None:
        Database(path).close()
        return
    with pytest.raises(StorageFailed, match=reason) as refused:
        Database(path)
    assert refused.value.code == "store"
    assert path.read_bytes() == content


def test_databases_of_others(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE photos (name TEXT)")
    database.close()
    with pytest.raises(StorageFailed, match="another program"):
        Database(path)
    newer = tmp_path / "newer.db"
    Database(newer).close()
    database = sqlite3.connect(newer)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StorageFailed, match="newer version"):
        Database(newer)


def test_one_server_per_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = Database(path)
    with pytest.raises(StorageFailed, match="another server"):
        Database(path)
    first.close()
    Database(path).close()
