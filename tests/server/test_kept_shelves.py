"""What every store promises of shelves: a race is put down once, ratings are not overtaken, codes work once."""

from __future__ import annotations

import asyncio

import pytest

from cubecup.server.messages.tables import ContestPlace
from cubecup.server.storage.failures import Overtaken
from cubecup.server.storage.kept_contests import ContestHeader, StoredContest, StoredTry
from cubecup.server.storage.kept_shelves import RatedPlayer, ShelfLook, StoredMove
from cubecup.server.storage.rows import GameResult, LogRow, Seat, StoredTable, TableHeader, copy_of
from cubecup.server.storage.table_store import TableStore
from cubecup.shelf.played import FinishedRace, RaceOnShelf, ReviewedRace
from cubecup.shelf.rating import NEW_RATING, PlayerRating
from tests.server.test_stores import CONTENT, Prove, prove

__all__ = ["prove"]
ANN, BEA = "hash of ann", "hash of bea"
END = LogRow(kind="act", seat=0, action="pass")
RESULT = GameResult(places=(1, 2), rounds=7, at=50.0)
REVIEW = ReviewedRace(skill=-50_000, answers=20)


def _table(id: str, *players: str) -> StoredTable:
    seats = [Seat(kind="person", name=f"{number}", token="t", player=one) for number, one in enumerate(players)]
    return StoredTable(id, TableHeader(game="cubitos", options={}, seed=1, seats=seats, host="h", public=True), 10.0)


def _race(id: str, at: float = 50.0) -> FinishedRace:
    return FinishedRace(table=id, at=at, game="cubitos", players=2, place=1, rounds=7)


async def _over(store: TableStore, id: str, *players: str) -> None:
    await store.add_table(_table(id, *players), CONTENT)
    await store.append(id, 0, 1, 50.0, END, new_round=None, result=RESULT)


def test_a_shelf_begins_once_and_shows_what_its_player_wants(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.open(ANN, 5.0)
        await kept.dress(ANN, ShelfLook("Ann", "white", 2, True))
        await kept.open(ANN, 6.0)  # it is there already
        found = await kept.find([ANN, BEA])
        assert set(found) == {ANN}
        assert found[ANN].look == ShelfLook("Ann", "white", 2, True)
        assert (found[ANN].rating, found[ANN].rated_races, found[ANN].created) == (NEW_RATING, 0, 5.0)
        await kept.dress(BEA, ShelfLook("Bea"))
        assert await kept.find([BEA]) == {}, "whoever has no shelf gets none by a look"

    prove(check)


def test_a_table_is_on_the_shelves_of_its_players_as_soon_as_it_seats_them(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.open(ANN, 5.0)
        await store.add_table(_table("one", ANN, ""), CONTENT)
        assert await kept.seats("one") == {ANN: 0}
        await kept.open(BEA, 5.0)
        header = copy_of(_table("one", ANN, BEA).header)
        await store.save_header("one", 0, header, 11.0)
        assert await kept.seats("one") == {ANN: 0, BEA: 1}
        with pytest.raises(Overtaken):
            await store.save_header("one", 0, copy_of(_table("one", ANN, "stranger").header), 12.0)
        following = _table("two", BEA, ANN)
        await store.save_header("one", 1, header, 13.0, following=(following, CONTENT))
        assert await kept.seats("two") == {BEA: 0, ANN: 1}
        await store.add_table(_table("three", "nobody's"), CONTENT)
        assert await kept.seats("three") == {}, "only those who have a shelf"

    prove(check)


def test_a_race_is_put_down_once_and_stays_when_its_table_is_gone(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.open(ANN, 5.0)
        await store.add_table(_table("runs", ANN, ""), CONTENT)
        await _over(store, "one", ANN, "")
        assert await kept.uncounted(ANN, 9) == await kept.uncounted("", 9) == ["one"]
        assert await kept.uncounted(BEA, 9) == []
        assert await kept.uncounted_among(["one", "runs"]) == ["one"]
        assert await kept.result("one") == RESULT
        assert await kept.result("runs") is None
        await kept.count("one", {ANN: (True, _race("one"))})
        await kept.count("one", {ANN: (False, _race("one", at=99.0))})  # too late to change it
        assert await kept.uncounted("", 9) == []
        (row,) = await kept.races(ANN)
        assert (row.on_shelf, row.there) == (RaceOnShelf(race=_race("one")), True)
        assert await kept.counted() == [(ANN, "one")]
        await store.remove(["one", "runs"])
        (row,) = await kept.races(ANN)
        assert (row.on_shelf.race.table, row.there) == ("one", False)
        assert await kept.seats("runs") == {}, "what nobody has ended is no race"

    prove(check)


def test_two_who_count_at_once_put_it_down_once(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        for player in (ANN, BEA):
            await kept.open(player, 5.0)
        await _over(store, "one", ANN, BEA)
        races = {player: (True, _race("one")) for player in (ANN, BEA)}
        await asyncio.gather(*(kept.count("one", races) for _ in range(8)))
        assert [len(await kept.races(player)) for player in (ANN, BEA)] == [1, 1]
        assert await kept.counted() == [(ANN, "one"), (BEA, "one")]

    prove(check)


def test_what_does_not_count_is_not_told(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.open(ANN, 5.0)
        await _over(store, "one", ANN, ANN)
        assert await kept.seats("one") == {ANN: 0}, "one row for a player and a table, whatever they do"
        await kept.count("one", {ANN: (False, _race("one"))})
        assert await kept.races(ANN) == []
        assert await kept.uncounted(ANN, 9) == []
        assert await kept.counted() == []

    prove(check)


def test_hints_and_reviews_come_to_a_race(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        for player in (ANN, BEA):
            await kept.open(player, 5.0)
        await _over(store, "one", ANN, BEA)
        await kept.advise("one", 1)
        await kept.count("one", {player: (True, _race("one")) for player in (ANN, BEA)})
        assert [(await kept.races(player))[0].on_shelf.advised for player in (ANN, BEA)] == [False, True]
        assert await kept.reviewed(ANN) == []
        await store.reviews.keep("one", "a review")
        assert await kept.uncounted_among(["one"]) == ["one"], "before the table goes its review is read"
        assert await kept.reviewed(BEA) == [("one", 1, "a review")]
        await kept.keep_review(BEA, "one", REVIEW)
        assert (await kept.races(BEA))[0].on_shelf.review == REVIEW
        assert await kept.reviewed(BEA) == []

    prove(check)


def test_a_race_is_rated_once_and_by_what_the_ratings_are(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        for player in (ANN, BEA):
            await kept.open(player, 5.0)
        better, worse = PlayerRating(1600.0, 300.0), PlayerRating(1400.0, 300.0)
        rated = [RatedPlayer(BEA, 0, worse), RatedPlayer(ANN, 0, better)]
        assert not await kept.is_rated("one")
        done = await asyncio.gather(*(kept.rate("one", 50.0, rated) for _ in range(6)), return_exceptions=True)
        assert [one for one in done if one is not None and not isinstance(one, Overtaken)] == []
        assert done.count(None) == 1
        assert await kept.is_rated("one")
        found = await kept.find([ANN, BEA])
        assert [(found[one].rating, found[one].rated_races) for one in (ANN, BEA)] == [(better, 1), (worse, 1)]
        with pytest.raises(Overtaken):  # by what Ann's rating was
            await kept.rate("two", 60.0, [RatedPlayer(BEA, 1, better), RatedPlayer(ANN, 0, better)])
        assert not await kept.is_rated("two")
        assert (await kept.find([BEA]))[BEA].rating == worse, "all of it, or nothing"

    prove(check)


def test_two_races_that_are_rated_at_once_both_count(prove: Prove) -> None:
    """By one rating, and written together: the second has to look again."""

    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.open(ANN, 5.0)
        better, worse = PlayerRating(1600.0, 300.0), PlayerRating(1400.0, 300.0)
        races = (("one", better), ("two", worse))
        done = await asyncio.gather(
            *(kept.rate(id, 50.0, [RatedPlayer(ANN, 0, rating)]) for id, rating in races), return_exceptions=True
        )
        assert sorted(type(one) is Overtaken for one in done) == [False, True]
        won = races[done.index(None)]
        found = (await kept.find([ANN]))[ANN]
        assert (found.rating, found.rated_races) == (won[1], 1)
        assert [await kept.is_rated(id) for id, _ in races] == [id == won[0] for id, _ in races]

    prove(check)


def test_a_code_works_once_and_not_for_ever(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.lend(StoredMove(ANN, "code", "sealed", 100.0))
        assert await kept.take("other", 50.0) is None
        taken = await asyncio.gather(*(kept.take("code", 50.0) for _ in range(6)))
        assert [one for one in taken if one is not None] == [StoredMove(ANN, "code", "sealed", 100.0)]
        await kept.lend(StoredMove(ANN, "first", "sealed", 100.0))
        await kept.lend(StoredMove(ANN, "second", "sealed", 100.0))
        assert await kept.take("first", 50.0) is None, "a new one takes the place of the old"
        assert await kept.take("second", 100.0) is None, "its time is over"
        await kept.tidy(100.0, 0.0)
        assert await kept.take("second", 50.0) is None

    prove(check)


def test_shelves_on_which_nothing_is_go_after_a_while(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        await kept.open("empty", 5.0)
        await kept.open("new", 15.0)
        await kept.open("dressed", 5.0)
        await kept.dress("dressed", ShelfLook(creature="red"))
        await kept.open(ANN, 5.0)
        await store.add_table(_table("one", ANN, ""), CONTENT)
        await kept.tidy(20.0, 10.0)
        assert set(await kept.find(["empty", "new", "dressed", ANN])) == {"new", "dressed", ANN}

    prove(check)


def test_whoever_is_forgotten_leaves_results_without_a_name(prove: Prove) -> None:
    async def check(store: TableStore) -> None:
        kept = store.shelves
        for player in (ANN, BEA):
            await kept.open(player, 5.0)
        await kept.lend(StoredMove(ANN, "code", "sealed", 100.0))
        contest = ContestHeader(
            kind="duplicate", name="d", game="cubitos", options={}, against=["steady"], secret="", told_from=99.0
        )
        await store.contests.keep_first(StoredContest("c", contest, 1.0))
        for player, table in ((ANN, "one"), (BEA, "two")):
            stored = _table(table, player, "")
            stored.header.contest = ContestPlace(contest="c", kind="duplicate", counted=True)
            await store.add_try(StoredTry("c", player, table, True, player, 5.0), stored, CONTENT)
            await store.append(table, 0, 1, 50.0, END, new_round=None, result=RESULT)
            await kept.count(table, {player: (True, _race(table))})
        await kept.forget(ANN)
        assert set(await kept.find([ANN, BEA])) == {BEA}
        assert (await kept.races(ANN), len(await kept.races(BEA))) == ([], 1)
        assert await kept.take("code", 50.0) is None
        tries = await store.contests.tries("c")
        assert sorted((one.name, one.table) for one in tries) == [("", "one"), (BEA, "two")]
        assert all(one.result == RESULT for one in tries)
        assert await store.contests.of_player(ANN, 9) == []
        header = copy_of(_table("one", ANN, "").header)
        await store.save_header("one", 0, header, 60.0)
        assert await kept.seats("one") == {}, "no table brings a shelf back"

    prove(check)
