"""Shelves on the server: what counts and what does not, for whom, and once."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from cubecup.kernel.errors import Clause
from cubecup.server.storage.failures import StorageFailed, failed
from cubecup.server.table.tokens import hashed
from tests.server.browser import Browser
from tests.server.conftest import MakeHouse
from tests.server.contesting import duplicate
from tests.server.house import House
from tests.server.shelf_books import miscounted
from tests.server.shelf_owner import ShelfOwner, as_printed, rating_of
from tests.server.test_programs import Program
from tests.server.touring import go_on, make_tour, race, race_all

__all__ = ["as_printed"]
pytestmark = pytest.mark.usefixtures("as_printed")


def test_a_race_comes_onto_the_shelf_when_it_is_over(house: House) -> None:
    ann = ShelfOwner(house)
    assert ann.ask()["figures"]["races"] == 0
    made = ann.make("person", "bot/steady")
    assert ann.ask()["races"] == []
    told = race(house, made["table"], *made["tokens"])
    shelf = ann.ask()
    (row,) = shelf["races"]
    won = told["winners"] == [0]
    assert (row["table"], row["players"], row["won"], row["there"]) == (made["table"], 2, won, True)
    assert (shelf["figures"]["races"], shelf["figures"]["wins"]) == (1, int(won))
    assert ann.ask() == shelf, "however often it is asked for"


def test_a_trophy_says_which_race_has_won_it(house: House) -> None:
    ann = ShelfOwner(house)
    tables: list[str] = []
    while not any(row["won"] for row in ann.ask()["races"]):
        tables.append(ann.race("person", "bot/random", seed=len(tables)))
        assert len(tables) < 30, "against random one of many races should be won"
    later = ann.race("person", "bot/random")
    shelf = ann.ask()
    assert [row["table"] for row in reversed(shelf["races"])] == [*tables, later]
    found = {(one["id"], one["of"]): one for one in shelf["trophies"]}
    assert found["set", "race-1"]["table"] == tables[-1]
    assert found["set", "race-2"]["table"] == found["level", "sharp"]["table"] == ""


def test_everybody_has_the_race_on_their_own_shelf(house: House) -> None:
    ann, bea = ShelfOwner(house, "Ann"), ShelfOwner(house, "Bea")
    made = ann.make("person", "open")
    token = bea.join(made["table"])
    told = race(house, made["table"], *made["tokens"], token)
    assert ann.tables() == bea.tables() == [made["table"]]
    assert [ann.ask()["races"][0]["won"], bea.ask()["races"][0]["won"]] == [seat in told["winners"] for seat in (0, 1)]


def test_a_rematch_counts_for_the_same_people(house: House) -> None:
    ann = ShelfOwner(house)
    table = ann.race("person", "bot")
    made = house.tables._open[table].table.header.seats[0].token
    assert made  # the rematch is asked for with the token of the seat below
    again = ann.make("person", "bot")
    race(house, again["table"], *again["tokens"])
    following = go_on(house, again["table"], again["tokens"][0])
    race(house, following, *again["tokens"])
    assert ann.tables() == [following, again["table"], table]


# -- what does not count -------------------------------------------------------------------------------------------


def test_races_against_oneself_do_not_count(house: House) -> None:
    ann = ShelfOwner(house)
    ann.race("person", "person")  # several people on one screen, of one key
    made = ann.make("person", "open")
    race(house, made["table"], *made["tokens"], ann.join(made["table"]))
    assert ann.tables() == []


def test_a_fork_does_not_count(house: House) -> None:
    ann = ShelfOwner(house)
    table = ann.race("person", "bot")
    wanted = {"moment": {"table": table, "at": 1}, "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]}
    made = house.post("/api/continue", wanted).body
    race(house, made["table"], made["keys"][0]["token"])
    assert ann.tables() == [table]


def test_practice_does_not_count_and_the_race_that_does_is_there_once(house: House) -> None:
    contest = duplicate(house)
    ann = ShelfOwner(house)
    tables = []
    for _ in range(2):
        wanted = {"key": ann.key, "token": secrets.token_hex(20), "name": "Ann"}
        made = house.post(f"/api/contests/{contest}/tries", wanted).body
        race(house, made["table"], wanted["token"])
        tables.append((made["table"], made["counted"]))
    assert [counted for _, counted in tables] == [True, False]
    (row,) = ann.ask()["races"]
    assert (row["table"], row["contest"]) == (tables[0][0], "duplicate")


def test_dice_that_are_known_do_not_count(house: House) -> None:
    ann = ShelfOwner(house)
    ann.race("person", "bot", seed=7)
    made = ann.make("person", "bot", seed=7)  # of the dice, by the maker's choice
    race(house, made["table"], *made["tokens"])
    assert made["table"] not in ann.tables()


def test_what_a_bot_or_a_program_has_played_is_no_win(house: House) -> None:
    ann = ShelfOwner(house)
    made = ann.make("person", "bot/random")
    browser = Browser(house, made["table"], *made["tokens"])
    browser.see(browser.choice)
    browser.must_act(browser.choice()["actions"][0])
    browser.command("resign", seat=0)
    browser.see(lambda: browser.table["over"])
    browser.close()
    programmed = ann.make("person", "bot/random")
    program = Program(house, programmed["table"], programmed["tokens"][0])
    assert program.hear()["type"] == "choice"
    program.close()
    race(house, programmed["table"], *programmed["tokens"])
    shelf = ann.ask()
    assert [(row["helped"], row["won"]) for row in shelf["races"]] == [(True, False)] * 2
    assert shelf["figures"]["wins"] == shelf["figures"]["pushes"] == 0
    assert not any(one["table"] for one in shelf["trophies"])


def test_a_race_one_was_never_there_for_does_not_count(house: House) -> None:
    """Anybody may call the others to a rematch; who does not come has not raced."""
    ann = ShelfOwner(house)
    ann.ask("/look", rated=True)
    made = ann.make("person", "bot/steady", public=True, hints=False)
    browser = Browser(house, made["table"], *made["tokens"])
    browser.command("stand-in", seat=0, level="random")
    browser.see(lambda: browser.table["over"])
    browser.close()
    assert ann.tables() == []
    after = rating_of(ann)
    assert after is not None
    assert after["races"] == 0


def test_a_seat_whose_link_was_given_anew_counts_for_nobody(house: House) -> None:
    ann, bea = ShelfOwner(house), ShelfOwner(house, "Bea")
    made = ann.make("person", "open")
    bea.join(made["table"])
    new = house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1}).body
    race(house, made["table"], *made["tokens"], new["token"])
    assert (ann.tables(), bea.tables()) == ([made["table"]], [])


def test_a_race_with_hints_wins_no_trophy(house: House) -> None:
    ann = ShelfOwner(house)
    made = ann.make("person", "bot/random")
    browser = Browser(house, made["table"], *made["tokens"])
    browser.see(browser.choice)
    browser.close()
    answer = house.post(f"/api/tables/{made['table']}/advice", {"seat": 0, "token": made["tokens"][0]})
    assert answer.status == 200, answer.text
    race(house, made["table"], *made["tokens"])
    (row,) = ann.ask()["races"]
    assert row["advised"]
    assert not any(one["table"] for one in ann.ask()["trophies"])


def test_tours_are_on_the_shelf_and_forks_of_them_are_not(house: House) -> None:
    ann = ShelfOwner(house)
    made = make_tour(house, "person", "bot", races=3, key=ann.key)
    tables = race_all(house, made)
    assert ann.tables() == tables[::-1]
    (tour,) = ann.ask()["tours"]
    assert (tour["tour"], tour["races"]) == (made["tour"], 3)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "name": "Bot"}]
    fork = house.post(f"/api/tours/{made['tour']}/fork", {"race": 3, "seats": seats}).body
    race(house, fork["table"], fork["keys"][0]["token"])
    assert len(ann.tables()) == 3


# -- several processes, and time -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_processes_count_a_race_once(make_house: MakeHouse, database: str) -> None:
    houses = [make_house(database=database) for _ in range(2)]
    ann, bea = ShelfOwner(houses[0]), ShelfOwner(houses[1], "Bea")
    for player in (ann, bea):
        player.ask("/look", rated=True)
    tables = []
    for seed in range(3):
        made = ann.make("person", "open", public=True)
        token = bea.join(made["table"])
        race(houses[seed % 2], made["table"], *made["tokens"], token, seed=seed)
        tables.append(made["table"])
        asked = [(house, player.key) for house in houses for player in (ann, bea)] * 3
        with ThreadPoolExecutor(8) as together:
            told = list(together.map(lambda one: one[0].post("/api/shelf", {"key": one[1]}).body, asked))
        assert {one["figures"]["races"] for one in told} == {seed + 1}
        assert {one["rating"]["races"] for one in told} == {seed + 1}
    assert {ann.ask()["figures"]["wins"] + bea.ask()["figures"]["wins"]} <= {3, 4, 5, 6}
    assert houses[0].call(miscounted(houses[0].tables.store, tables)) == []


def test_a_server_that_is_stopped_at_the_end_of_a_race_counts_it_later(make_house: MakeHouse) -> None:
    house = make_house()
    ann = ShelfOwner(house)
    ann.ask("/look", rated=True)
    table = ann.race("person", "bot/steady", public=True, hints=False)
    house.stop()
    house = make_house()
    ann.address = house
    house.call(house.tables.tidy())  # nobody has asked for the shelf yet
    assert house.call(miscounted(house.tables.store, [table])) == []
    assert ann.tables() == [table]
    after = rating_of(ann)
    assert after is not None
    assert after["races"] == 1


def test_the_books_are_checked_by_what_they_should_be(house: House) -> None:
    """The check that whoever kills servers uses does find what is wrong."""
    ann = ShelfOwner(house)
    table = ann.race("person", "bot")
    store = house.tables.store
    player = hashed(ann.key)
    assert house.call(miscounted(store, [table])) == [f"{table} is missing on the shelf of {player}"]
    assert ann.tables() == [table]
    assert house.call(miscounted(store, [table])) == []
    assert house.call(miscounted(store, [])) == []


def test_figures_stay_when_the_table_is_gone(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house(keep_days=1, idle_seconds=0)
    ann = ShelfOwner(house)
    table = ann.race("person", "bot")
    clock[0] = 3 * 86_400.0
    for _ in range(2):
        house.call(house.tables.tidy())
    assert house.get(f"/api/tables/{table}").status == 404
    (row,) = ann.ask()["races"]
    assert (row["table"], row["there"], row["rounds"] > 0) == (table, False, True)


def test_a_table_that_cannot_be_counted_just_now_is_not_removed(
    make_house: MakeHouse, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = make_house(keep_days=1, idle_seconds=0)
    ann = ShelfOwner(house)
    table = ann.race("person", "bot")

    async def full(*given: object) -> None:
        raise failed(Clause("why-db-closing", "the disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(house.tables.store.shelves, "count", full)
        clock[0] = 3 * 86_400.0
        for _ in range(2):
            with suppress(StorageFailed):
                house.call(house.tables.tidy())
    for _ in range(2):
        house.call(house.tables.tidy())
    assert house.get(f"/api/tables/{table}").status == 404
    assert ann.tables() == [table]
