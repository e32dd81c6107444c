"""A property: whatever players do, the server's state is what a direct replay of its log with the engine gives."""

from __future__ import annotations

import json
import random
import sqlite3

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubecup.games import make_game
from cubecup.kernel.errors import BadFile
from cubecup.kernel.game import State
from cubecup.server.storage.rows import LogRow, Seat, TableHeader
from cubecup.server.table.clocks import Uptime
from cubecup.server.table.live_table import LiveTable
from tests.server.browser import Browser
from tests.server.house import House

TABLES = st.sampled_from(
    [
        ("cubitos", {"cards": "race-1", "timing": "free"}, ("person", "person")),
        ("cubitos", {"cards": "race-4", "timing": "strict"}, ("person", "person", "bot")),
        ("cubitos", {"cards": "grand-finale", "timing": "free"}, ("person", "person", "person", "bot/random")),
        ("seven-cubes", {}, ("person", "bot/random")),
        ("seven-cubes", {}, ("person", "person", "person")),
    ]
)


def _replayed(database: str, table: str) -> State:
    """The position by the engine alone: header, then every row that was not taken back, with its dice."""
    connection = sqlite3.connect(database)
    header = json.loads(connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0])
    bodies = connection.execute("SELECT body FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    connection.close()
    rows = [json.loads(body) for (body,) in bodies]
    gone = {seq for row in rows for seq in row.get("undone", [])}
    game = make_game(header["game"], header["options"])
    state = game.new(len(header["seats"]), header["seed"])
    for seq, row in enumerate(rows, 1):
        if row["kind"] == "act" and seq not in gone:
            state.loaded = game.read_outcome(row.get("outcome", ""), state.seats)
            state.apply(row["seat"], row["action"])
            assert not any(state.loaded), "all dice of the log were rolled"
            state.loaded = None
    return state


def _meddle(browser: Browser, draw: random.Random, persons: int) -> None:
    """One thing that a player might do, sensible or not."""
    seat = draw.randrange(persons)
    thing = draw.random()
    if thing < 0.12:
        browser.command("undo", seat=seat)
    elif thing < 0.16:
        browser.command("stand-in", seat=seat, level=draw.choice(["random", None]))
    elif thing < 0.2:
        browser.act(draw.choice(["push", "pass", "done", "fly"]), seat, id=f"same-{draw.randrange(3)}")
    elif browser.choices:
        choice = draw.choice(browser.choices)
        browser.act(draw.choice(choice["actions"]), choice["seat"])
    else:
        browser.catch_up()


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(table=TABLES, seed=st.integers(0, 2**32))
def test_the_state_is_what_the_log_says(
    house: House, table: tuple[str, dict[str, str], tuple[str, ...]], seed: int
) -> None:
    game, options, seats = table
    made = house.make(*seats, game=game, options=options, seed=seed)
    browser = Browser(house, made["table"], *made["tokens"], made["host"])
    draw = random.Random(seed)
    for _ in range(45):
        if browser.view["over"]:
            break
        _meddle(browser, draw, len(made["tokens"]))
    open_table = house.tables._open[made["table"]]

    async def compare() -> None:
        async with open_table.session._turn:  # bots wait meanwhile
            live = open_table.table
            stored = await house.tables.archive.load(made["table"])
            direct = _replayed(house.tables.settings.database, made["table"])
            assert live.state.dump() == direct.dump()
            assert stored.state.dump() == direct.dump(), "the state of chance included"
            assert live.state.view(-1) == direct.view(-1)
            assert stored.latest_entries(()) == live.latest_entries(())
            assert (stored.seq, stored.stand_ins, stored.resigned) == (live.seq, live.stand_ins, live.resigned)
            undos = range(live.state.seats)
            for seat in undos:
                assert stored.undo_history.undone(seat) == live.undo_history.undone(seat)

    house.call(compare())
    browser.until_seq(open_table.table.seq) if not open_table.table.acting() else browser.catch_up()
    browser.close()


@pytest.mark.parametrize(
    ("changed", "code"),
    [({"outcome": "1 light-gray:-$1$1--- dark-gray:--"}, "dice-left"), ({"kind": "nap"}, "bad-record")],
)
def test_a_row_that_cannot_be_is_named_by_its_number(changed: dict[str, str], code: str) -> None:
    header = TableHeader(
        game="cubitos",
        options={},
        seed=8,
        seats=[Seat(kind="person", name="Ann"), Seat(kind="person", name="Bob")],
        host="",
        public=False,
        started_at=0.0,
    )
    table = LiveTable("t", header, make_game("cubitos", {}), 0.0, Uptime())
    good = LogRow(kind="act", seat=0, action="push", outcome="0 light-gray:-$1--- dark-gray:--")
    bad = msgspec.structs.replace(LogRow(kind="act", seat=1, action="push"), **changed)
    with pytest.raises(BadFile) as refused:
        table.restore([(0.0, good), (1.0, bad)])
    assert (refused.value.code, refused.value.source, refused.value.line) == (code, "table t", 2)
