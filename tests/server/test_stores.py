"""What every store promises, proven on each of them: SQLite, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from cubecup.kernel.errors import BadFile
from cubecup.server.messages.tables import TourPlace
from cubecup.server.settings import Settings
from cubecup.server.storage.failures import Overtaken, StorageFailed
from cubecup.server.storage.kept_contests import ContestHeader, StoredContest, StoredTry
from cubecup.server.storage.rows import (
    Content,
    GameResult,
    LogRow,
    Seat,
    StoredRace,
    StoredTable,
    StoredTour,
    TableHeader,
    TourHeader,
    copy_of,
)
from cubecup.server.storage.stores import open_store
from cubecup.server.storage.table_store import News, Presence, TableStore
from tests.server.postgres import Postgres

Check = Callable[[TableStore], Awaitable[None]]
Prove = Callable[[Check], None]
CONTENT = Content("fingerprint", '{"a":1}')
RESULT = GameResult(places=(1, 2), rounds=7)
_NUMBER = count(1)


def _header(**fields: object) -> TableHeader:
    seats = [Seat(kind="person", name="Ann", token="t"), Seat(kind="open", name="2")]
    values = {"game": "cubitos", "options": {}, "seed": 2**62, "seats": seats, "host": "h", "public": True}
    return TableHeader(**{**values, **fields})  # type: ignore[arg-type]


def _table(id: str = "one", created: float = 10.0, **fields: object) -> StoredTable:
    return StoredTable(id, _header(**fields), created)


def _row(action: str = "push") -> LogRow:
    return LogRow(kind="act", seat=1, action=action, outcome="1 red:--", id="m1", clocks=[1.5, 2.0])


async def _append(store: TableStore, seq: int, at: float = 20.0, id: str = "one", version: int = 0) -> None:
    await store.append(id, version, seq, at, _row(f"a{seq}"), new_round=None, result=None)


def _nobody(told: News | Presence | None) -> None:
    """Hears nothing."""


@pytest.fixture(params=["sqlite", "postgresql"])
def prove(request: pytest.FixtureRequest, tmp_path: Path) -> Prove:
    """Opens an empty store of each kind, and runs a check on it."""
    if request.param == "sqlite":
        address = str(tmp_path / "tables.db")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database(f"store-{next(_NUMBER)}")

    def run(check: Check) -> None:
        store = open_store(Settings(database=address))

        async def main() -> None:
            await store.start(_nobody)
            try:
                await check(store)
            finally:
                await store.close()

        asyncio.run(main())

    return run


def test_a_table_is_read_as_it_was_added(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        table = _table(clocks=None, rules="2", content=CONTENT.fingerprint)
        await store.add_table(table, CONTENT)
        assert await store.table("one") == table
        assert await store.table("two") is None
        assert await store.rows("one") == []
        assert await store.content("fingerprint") == CONTENT
        assert await store.content("other") is None
        await store.add_table(_table("two"), CONTENT)  # contents are kept once

    prove(check)


def test_a_table_can_be_added_once(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        with pytest.raises(StorageFailed):
            await store.add_table(_table(seed=5), CONTENT)
        found = await store.table("one")
        assert found is not None
        assert found.header.seed == 2**62

    prove(check)


def test_rows_come_back_in_order(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        for seq in range(1, 13):
            await _append(store, seq, 20.0 + seq)
        rows = await store.rows("one")
        assert [(at, row.action) for at, row in rows] == [(20.0 + seq, f"a{seq}") for seq in range(1, 13)]
        assert rows[0][1] == _row("a1")
        assert [row.action for _, row in await store.rows("one", after=10)] == ["a11", "a12"]

    prove(check)


def test_a_number_is_taken_once(prove: Prove) -> None:
    """Whoever appends first is right; the other is told so, and nothing of it is there."""

    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        await _append(store, 1)
        with pytest.raises(Overtaken):
            await store.append("one", 0, 1, 21.0, _row("later"), new_round=7, result=RESULT)
        assert [row.action for _, row in await store.rows("one")] == ["a1"]
        assert [table.round for table in await store.public_tables(0, 9)] == [1], "not over, and in its first round"

    prove(check)


def test_writes_together_do_not_spoil_each_other(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        for number in range(40):
            await store.add_table(_table(f"t{number:02}"), CONTENT)
        await _append(store, 1, id="t07")
        writes = [_append(store, 1, id=f"t{number:02}") for number in range(40)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [number for number, error in enumerate(done) if error is not None] == [7]
        assert isinstance(done[7], Overtaken)
        assert all([len(await store.rows(f"t{number:02}")) == 1 for number in range(40)])

    prove(check)


def test_no_rows_without_a_table(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        with pytest.raises(StorageFailed):
            await _append(store, 1, id="nowhere")
        assert await store.rows("nowhere") == []

    prove(check)


def test_a_header_is_changed_by_whoever_knows_it(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        joined = _header(started_at=30.0)
        await store.save_header("one", 0, joined, 30.0, (1, _row("told")))
        found = await store.table("one")
        assert found is not None
        assert (found.header, found.version) == (joined, 1)
        with pytest.raises(Overtaken):
            await store.save_header("one", 0, _header(seed=1), 31.0, (2, _row("never")))
        with pytest.raises(Overtaken):  # the row is taken, so the header stays too
            await store.save_header("one", 1, _header(seed=1), 31.0, (1, _row("never")))
        assert await store.table("one") == found
        assert [row.action for _, row in await store.rows("one")] == ["told"]

    prove(check)


def test_a_rematch_is_there_with_the_header_that_names_it_or_not_at_all(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        header = copy_of(_header())
        header.next_table = "two"
        other = Content("other", "{}")
        with pytest.raises(Overtaken):
            await store.save_header("one", 3, header, 30.0, None, (_table("two"), other))
        assert await store.table("two") is None
        await store.save_header("one", 0, header, 30.0, None, (_table("two"), other))
        assert await store.table("two") == _table("two")
        assert await store.content("other") == other

    prove(check)


def test_public_tables_are_listed_by_their_latest_round(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        for number, id in enumerate(("old", "over", "private", "new", "played")):
            await store.add_table(_table(id, 100.0 + number, public=id != "private"), CONTENT)
        await store.append("over", 0, 1, 200.0, _row(), new_round=None, result=RESULT)
        await store.append("played", 0, 1, 300.0, _row(), new_round=4, result=None)
        await store.append("new", 0, 1, 400.0, _row(), new_round=None, result=None)
        assert [(one.id, one.round) for one in await store.public_tables(0, 9)] == [
            ("played", 4),
            ("new", 1),
            ("old", 1),
        ]
        assert [one.id for one in await store.public_tables(0, 1)] == ["played"]
        assert [one.id for one in await store.public_tables(102.5, 9)] == ["played", "new"]

    prove(check)


def test_tables_nobody_has_touched_are_removed_with_all_that_is_theirs(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table("old", 10.0), CONTENT)
        await store.add_table(_table("used", 10.0), Content("other", "{}"))
        await _append(store, 1, 500.0, id="used")
        await _append(store, 1, 11.0, id="old")
        assert await store.untouched_since(100.0, 9) == ["old"]
        assert await store.untouched_since(5.0, 9) == []
        assert await store.untouched_since(1000.0, 1) in (["old"], ["used"])
        await store.remove(["old"])
        assert await store.table("old") is None
        assert await store.rows("old") == []
        assert await store.content(CONTENT.fingerprint) is None
        assert await store.content("other") is not None
        assert await store.table("used") is not None

    prove(check)


def test_contents_are_kept_for_tables_that_had_none(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        header = _header(rules="2", content="later")
        await store.keep_content("one", 0, header, Content("later", "[]"))
        found = await store.table("one")
        assert found is not None
        assert (found.header, found.version) == (header, 1)
        assert await store.content("later") == Content("later", "[]")
        assert await store.untouched_since(11.0, 9) == ["one"], "that is no use of it"
        with pytest.raises(Overtaken):
            await store.keep_content("one", 0, header, CONTENT)

    prove(check)


def test_runs_of_the_server(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        assert await store.latest_moment() == 0.0
        await store.begin_run(100.0, forget_before=0.0)
        await store.note_alive(100.0, 150.0)
        await store.begin_run(200.0, forget_before=0.0)
        assert await store.runs() == [(100.0, 150.0), (200.0, 200.0)]
        assert await store.latest_moment() == 200.0
        await store.add_table(_table(created=300.0), CONTENT)
        assert await store.latest_moment() == 300.0
        await store.begin_run(400.0, forget_before=180.0)
        assert await store.runs() == [(200.0, 200.0), (400.0, 400.0)]

    prove(check)


def test_a_table_is_ours_to_keep(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        assert await store.claim("one")
        assert await store.claim("one"), "it stays ours"
        await store.append("one", 0, 1, 20.0, _row(), new_round=None, result=None, as_owner=True)
        await store.release(["one"])
        assert await store.claim("one")
        renewed = await store.renew()
        assert renewed.was_alive
        assert renewed.others == frozenset()
        await store.tell_present("one", frozenset({1}))
        assert await store.present("one") == {}, "of others"

    prove(check)


def test_closing_finishes_what_is_under_way_and_takes_no_more(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_table(_table(), CONTENT)
        writing = asyncio.create_task(_append(store, 1))
        await asyncio.sleep(0)
        await store.close()
        await writing
        with pytest.raises(StorageFailed, match="shutting down"):
            await _append(store, 2)

    prove(check)


def test_damage_is_told_with_the_table(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        strange = _table()
        strange.header.host = 7  # type: ignore[assignment]  # as somebody else might write it
        await store.add_table(strange, CONTENT)
        with pytest.raises(BadFile, match="table one"):
            await store.table("one")

    prove(check)


# -- tours -----------------------------------------------------------------------------------------------------------


def _tour(id: str = "tour") -> StoredTour:
    header = TourHeader(kind="own", game="cubitos", races=[{"cards": "race-1"}] * 3, points=[3, 1], public=False)
    return StoredTour(id, header, 10.0, "the past")


def _race_of(tour: str, number: int, id: str = "", created: float = 10.0) -> StoredTable:
    place = TourPlace(tour=tour, kind="own", race=number, races=3)
    return _table(id or f"{tour}-{number}", created, tour=place, agreed={"start_player": 1})


def test_a_tour_comes_with_its_first_race(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_tour(_tour(), _race_of("tour", 1), CONTENT)
        assert await store.tour("tour") == _tour()
        assert await store.races("tour") == [StoredRace(_race_of("tour", 1), None)]
        assert await store.tour("other") is None
        assert await store.races("other") == []
        with pytest.raises(StorageFailed):
            await store.add_tour(_tour(), _race_of("tour", 2), CONTENT)
        with pytest.raises(StorageFailed):
            await store.add_tour(_tour("second"), _race_of("tour", 1, "elsewhere"), CONTENT)
        assert await store.tour("second") is None, "both or none"
        assert await store.table("elsewhere") is None

    prove(check)


def test_what_came_of_a_game_is_kept_with_its_last_row(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_tour(_tour(), _race_of("tour", 1), CONTENT)
        await store.append("tour-1", 0, 1, 20.0, _row(), new_round=2, result=None)
        assert [race.result for race in await store.races("tour")] == [None]
        await store.append("tour-1", 0, 2, 21.0, _row(), new_round=None, result=RESULT)
        assert [race.result for race in await store.races("tour")] == [RESULT]
        with pytest.raises(Overtaken):
            await store.append("tour-1", 0, 2, 22.0, _row(), new_round=None, result=GameResult(places=(2, 1), rounds=9))
        assert [race.result for race in await store.races("tour")] == [RESULT]

    prove(check)


def test_a_race_of_a_tour_is_made_once(prove: Prove) -> None:
    """Whoever comes second changes nothing, not even the header that would lead there."""

    async def check(store: TableStore) -> None:
        await store.add_tour(_tour(), _race_of("tour", 1), CONTENT)
        header = copy_of(_race_of("tour", 1).header)
        header.next_table = "tour-2"
        await store.save_header("tour-1", 0, header, 30.0, following=(_race_of("tour", 2), CONTENT))
        other = copy_of(header)
        other.next_table = "twin"
        twin = (_race_of("tour", 2, "twin"), CONTENT)
        for version in (0, 1):
            with pytest.raises(Overtaken):
                await store.save_header("tour-1", version, other, 31.0, following=twin)
        assert await store.table("twin") is None
        found = await store.table("tour-1")
        assert found is not None
        assert (found.header.next_table, found.version) == ("tour-2", 1)
        assert [race.table.id for race in await store.races("tour")] == ["tour-1", "tour-2"]

    prove(check)


def test_the_races_of_a_tour_are_removed_together_and_the_tour_with_them(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        await store.add_tour(_tour(), _race_of("tour", 1, created=10.0), CONTENT)
        header = copy_of(_race_of("tour", 1).header)
        await store.save_header("tour-1", 0, header, 11.0, following=(_race_of("tour", 2, created=100.0), CONTENT))
        await store.add_table(_table("alone", 10.0), CONTENT)
        assert await store.untouched_since(50.0, 9) == ["alone"]
        assert sorted(await store.untouched_since(200.0, 9)) == ["alone", "tour-1", "tour-2"]
        await store.remove(["tour-1", "alone"])
        assert await store.tour("tour") is not None, "a race is left"
        await store.remove(["tour-2"])
        assert await store.tour("tour") is None

    prove(check)


def test_no_more_players_than_a_contest_has_room_for(prove: Prove) -> None:
    """However many begin at the same moment; practice takes no room."""
    header = ContestHeader(
        kind="duplicate", name="d", game="cubitos", options={}, against=["steady"], secret="00", told_from=99.0, most=2
    )

    async def check(store: TableStore) -> None:
        await store.contests.keep_first(StoredContest("d", header, 1.0))

        async def begin(player: str, counted: bool) -> bool:
            table = f"{player} {counted}"
            try:
                await store.add_try(StoredTry("d", player, table, counted, player, 5.0), _table(table), CONTENT, 2)
            except Overtaken:
                assert await store.table(table) is None
                return False
            return True

        players = [str(number) for number in range(6)]
        counted = await asyncio.gather(*(begin(player, True) for player in players))
        assert sum(counted) == 2
        assert len(await store.contests.tries("d")) == 2
        assert all(await asyncio.gather(*(begin(player, False) for player in players)))
        assert len(await store.contests.tries("d")) == 2

    prove(check)
