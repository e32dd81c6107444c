"""Shelves on the server: what counts and what does not, for whom, once; and nobody reads or changes another's."""

from __future__ import annotations

import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.review.data import Pushes, Review, SeatReview
from cubecup.server.shelf_moves import LETTERS
from cubecup.server.table.tokens import hashed
from cubecup.server.web.requests.all import OFFERS
from tests.server.browser import Browser
from tests.server.conftest import MakeHouse
from tests.server.house import Address, House, JsonObject
from tests.server.shelf_books import miscounted
from tests.server.test_contests import AheadClock, clock, duplicate
from tests.server.test_programs import Program
from tests.server.touring import HOP, go_on, make_tour, race, race_all

__all__ = ["AheadClock", "clock"]


@pytest.fixture(autouse=True)
def _as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The short races of tests are of their own making; here they shall count as published ones."""
    monkeypatch.setattr(Cubitos, "published", lambda game: game.set_id)


class Player:
    """Somebody with a browser."""

    def __init__(self, address: Address, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.key = secrets.token_hex(20)

    def ask(self, way: str = "", **wanted: object) -> JsonObject:
        answer = self.address.post(f"/api/shelf{way}", {"key": self.key, **wanted})
        assert answer.status == 200, answer.text
        return dict(answer.body)

    def make(self, *kinds: str, **wanted: object) -> JsonObject:
        return self.address.make(*kinds, options=HOP, key=self.key, **wanted)

    def join(self, table: str) -> str:
        answer = self.address.post(f"/api/tables/{table}/join", {"name": self.name, "key": self.key})
        assert answer.status == 200, answer.text
        return str(answer.body["token"])

    def race(self, *kinds: str, seed: int = 1, **wanted: object) -> str:
        made = self.make(*kinds, **wanted)
        race(self.address, made["table"], *made["tokens"], seed=seed)
        return str(made["table"])

    def tables(self) -> list[str]:
        return [one["table"] for one in self.ask()["races"]]


def test_a_race_comes_onto_the_shelf_when_it_is_over(house: House) -> None:
    ann = Player(house)
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
    ann = Player(house)
    tables = [ann.race("person", "bot/steady", seed=seed) for seed in range(6)]
    shelf = ann.ask()
    assert [row["table"] for row in reversed(shelf["races"])] == tables
    first = next((row["table"] for row in reversed(shelf["races"]) if row["won"]), "")
    assert first, "of six races one should be won"
    found = {(one["id"], one["of"]): one for one in shelf["trophies"]}
    assert found["set", "race-1"]["table"] == found["level", "steady"]["table"] == first
    assert found["set", "race-2"]["table"] == found["level", "sharp"]["table"] == ""


def test_everybody_has_the_race_on_their_own_shelf(house: House) -> None:
    ann, bea = Player(house, "Ann"), Player(house, "Bea")
    made = ann.make("person", "open")
    token = bea.join(made["table"])
    told = race(house, made["table"], *made["tokens"], token)
    assert ann.tables() == bea.tables() == [made["table"]]
    assert [ann.ask()["races"][0]["won"], bea.ask()["races"][0]["won"]] == [seat in told["winners"] for seat in (0, 1)]


def test_a_rematch_counts_for_the_same_people(house: House) -> None:
    ann = Player(house)
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
    ann = Player(house)
    ann.race("person", "person")  # several people on one screen, of one key
    made = ann.make("person", "open")
    race(house, made["table"], *made["tokens"], ann.join(made["table"]))
    assert ann.tables() == []


def test_a_fork_does_not_count(house: House) -> None:
    ann = Player(house)
    table = ann.race("person", "bot")
    wanted = {"moment": {"table": table, "at": 1}, "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]}
    made = house.post("/api/continue", wanted).body
    race(house, made["table"], made["keys"][0]["token"])
    assert ann.tables() == [table]


def test_practice_does_not_count_and_the_race_that_does_is_there_once(house: House) -> None:
    contest = duplicate(house)
    ann = Player(house)
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
    ann = Player(house)
    ann.race("person", "bot", seed=7)
    made = ann.make("person", "bot", seed=7)  # of the dice, by the maker's choice
    race(house, made["table"], *made["tokens"])
    assert made["table"] not in ann.tables()


def test_what_a_bot_or_a_program_has_played_is_no_win(house: House) -> None:
    ann = Player(house)
    made = ann.make("person", "bot/random")
    browser = Browser(house, made["table"], *made["tokens"])
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


def test_a_seat_whose_link_was_given_anew_counts_for_nobody(house: House) -> None:
    ann, bea = Player(house), Player(house, "Bea")
    made = ann.make("person", "open")
    bea.join(made["table"])
    new = house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1}).body
    race(house, made["table"], *made["tokens"], new["token"])
    assert (ann.tables(), bea.tables()) == ([made["table"]], [])


def test_a_race_with_hints_wins_no_trophy(house: House) -> None:
    ann = Player(house)
    made = ann.make("person", "bot/steady")
    answer = house.post(f"/api/tables/{made['table']}/advice", {"seat": 0, "token": made["tokens"][0]})
    assert answer.status == 200, answer.text
    race(house, made["table"], *made["tokens"])
    (row,) = ann.ask()["races"]
    assert row["advised"]
    assert not any(one["table"] for one in ann.ask()["trophies"])


def test_tours_are_on_the_shelf_and_forks_of_them_are_not(house: House) -> None:
    ann = Player(house)
    made = make_tour(house, "person", "bot", races=3, key=ann.key)
    tables = race_all(house, made)
    assert ann.tables() == tables[::-1]
    (tour,) = ann.ask()["tours"]
    assert (tour["tour"], tour["races"]) == (made["tour"], 3)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "name": "Bot"}]
    fork = house.post(f"/api/tours/{made['tour']}/fork", {"race": 3, "seats": seats}).body
    race(house, fork["table"], fork["keys"][0]["token"])
    assert len(ann.tables()) == 3


# -- whose it is ---------------------------------------------------------------------------------------------------


def test_nobody_reads_or_changes_anothers_shelf(house: House) -> None:
    ann = Player(house)
    ann.ask("/look", name="Ann", creature="white", colour=1)
    table = ann.race("person", "bot")
    mine = ann.ask()
    assert mine["name"] == "Ann"
    strangers = [
        secrets.token_hex(20),
        hashed(ann.key),
        ann.key.upper(),
        ann.key[:-1] + "x",
        "%" * 40,
        "' OR 1=1 --" * 4,
    ]
    for key in strangers:
        told = house.post("/api/shelf", {"key": key}).body
        assert (told["name"], told["races"], told["figures"]["races"]) == ("", [], 0), key
        assert house.post("/api/shelf/look", {"key": key, "name": "Eve"}).body["name"] == "Eve"
        assert house.post("/api/shelf/forget", {"key": key}).status == 200
    assert ann.ask() == mine
    told = house.get(f"/api/tables/{table}").text
    assert ann.key not in told
    assert hashed(ann.key) not in told
    assert not any(hashed(ann.key) in body or ann.key in body for body in house.given), "nobody is ever told"


@pytest.mark.parametrize(
    "body", [{}, {"key": "short"}, {"key": 7}, {"key": "k" * 40, "name": "x", "who": 1}, {"key": "k" * 900}]
)
def test_bad_requests_are_refused(house: House, body: Any) -> None:
    for way in ("", "/look", "/move", "/forget"):
        assert house.post(f"/api/shelf{way}", body).status == 400


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "\u202eeve"}, "name-hidden"),
        ({"name": "x" * 25}, "name-long"),
        ({"name": "Аnn"}, "name-mixed"),
        ({"creature": "unicorn"}, "creature"),
        ({"colour": 4}, "bad-message"),
        ({"colour": -2}, "bad-message"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_and_changes_nothing(house: House, wish: JsonObject, code: str) -> None:
    ann = Player(house)
    ann.ask("/look", name="Ann", creature="blue", colour=2)
    answer = house.post("/api/shelf/look", {"key": ann.key, **wish})
    assert (answer.status, answer.body["code"]) == (400, code)
    assert [ann.ask()[part] for part in ("name", "creature", "colour")] == ["Ann", "blue", 2]


def test_names_are_judged_in_one_place(house: House) -> None:
    """Tables, seats, bots, contests and shelves say the same of a name."""
    bad = "A\u200bn"
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    made = house.post("/api/tables", {"seats": seats}).body
    key, token = secrets.token_hex(20), secrets.token_hex(20)
    asked = [
        ("/api/tables", {"seats": [{"kind": "person", "name": bad}, {"kind": "bot"}]}),
        (f"/api/tables/{made['table']}/join", {"name": bad}),
        (f"/api/tables/{made['table']}/bot", {"host": made["host"], "seat": 1, "name": bad}),
        ("/api/contests", {"against": ["steady"], "title": bad}),
        (f"/api/contests/{duplicate(house)}/tries", {"key": key, "token": token, "name": bad}),
        ("/api/shelf/look", {"key": key, "name": bad}),
    ]
    assert {house.post(path, body).body["code"] for path, body in asked} == {"name-hidden"}


def test_keys_are_never_part_of_an_address() -> None:
    for offer in OFFERS:
        assert "key" not in offer.path
        if offer.path.startswith("/api/shelf"):
            assert offer.method == "post"
            assert "{" not in offer.path


def test_keys_and_codes_are_in_no_log(make_house: MakeHouse, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    house = make_house()
    ann = Player(house)
    ann.race("person", "bot")
    code = ann.ask("/move")["code"]
    house.post("/api/shelf/arrive", {"code": code})
    house.post("/api/shelf", {"key": ann.key, "wrong": 1})
    house.post("/api/shelf/arrive", {"code": code})
    ann.ask("/forget")
    assert "/api/shelf" in caplog.text
    for secret in (ann.key, hashed(ann.key), code, code.replace("-", "")):
        assert secret not in caplog.text


# -- moving and deleting -------------------------------------------------------------------------------------------


def test_a_shelf_moves_by_a_code_that_works_once(house: House) -> None:
    ann = Player(house)
    table = ann.race("person", "bot")
    code = ann.ask("/move")["code"]
    spelled = code.lower().replace("-", " ")
    answer = house.post("/api/shelf/arrive", {"code": spelled})
    phone = Player(house)
    phone.key = answer.body["key"]
    assert phone.key == ann.key
    assert phone.tables() == ann.tables() == [table]
    for again in (code, spelled, "", "A" * 12, code[:-1]):
        answer = house.post("/api/shelf/arrive", {"code": again})
        assert (answer.status, answer.body["code"]) == (400, "no-such-code")


def test_a_new_code_takes_the_place_of_the_old_and_none_lasts(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house(codes_per_minute=1000)
    ann = Player(house)
    first, second = ann.ask("/move")["code"], ann.ask("/move")["code"]
    assert first != second
    assert house.post("/api/shelf/arrive", {"code": first}).body["code"] == "no-such-code"
    clock[0] = 601.0
    assert house.post("/api/shelf/arrive", {"code": second}).body["code"] == "no-such-code"


def test_guessing_codes_is_refused_after_a_few(make_house: MakeHouse) -> None:
    house = make_house()
    ann = Player(house)
    ann.ask("/move")
    guesses = ["".join(secrets.choice(LETTERS) for _ in range(12)) for _ in range(40)]
    codes = [house.post("/api/shelf/arrive", {"code": guess}).body["code"] for guess in guesses]
    assert codes.count("no-such-code") <= 10
    assert set(codes) == {"no-such-code", "flood"}


def test_ten_thousand_guesses_open_nothing(make_house: MakeHouse) -> None:
    """Also without the limit, and next to a code that is right: a code has 60 bits."""
    house = make_house(codes_per_minute=100_000)
    code = Player(house).ask("/move")["code"].replace("-", "")
    near = [code[:at] + letter + code[at + 1 :] for at in range(12) for letter in LETTERS if letter != code[at]]
    guesses = [*near, *("".join(secrets.choice(LETTERS) for _ in range(12)) for _ in range(10_000 - len(near)))]
    with ThreadPoolExecutor(4) as together:
        answers = together.map(lambda guess: house.post("/api/shelf/arrive", {"code": guess}).status, guesses)
    assert set(answers) == {400}
    assert house.post("/api/shelf/arrive", {"code": code}).status == 200


def test_the_database_alone_opens_no_shelf(house: House) -> None:
    ann = Player(house)
    ann.ask("/look", name="Ann")
    code = ann.ask("/move")["code"].replace("-", "")
    database = house.tables.store.database  # type: ignore[attr-defined]
    rows = database.read("SELECT * FROM shelf_moves") + database.read("SELECT * FROM shelves")
    everything = str(rows)
    assert hashed(ann.key) in everything
    assert ann.key not in everything
    assert ann.key.encode().hex() not in everything
    assert code not in everything


def test_a_deleted_shelf_is_gone_at_once(house: House) -> None:
    ann = Player(house)
    ann.ask("/look", name="Ann", rated=True)
    contest = duplicate(house)
    token = secrets.token_hex(20)
    made = house.post(f"/api/contests/{contest}/tries", {"key": ann.key, "token": token, "name": "Ann"}).body
    race(house, made["table"], token)
    later = ann.make("person", "bot")
    assert ann.tables() == [made["table"]]
    code = ann.ask("/move")["code"]
    ann.ask("/forget")
    empty = ann.ask()
    assert (empty["name"], empty["rated"], empty["races"], empty["rating"]) == ("", False, [], None)
    assert house.post("/api/shelf/arrive", {"code": code}).body["code"] == "no-such-code"
    house.tables.contests._boards.clear()  # what was told a moment ago may be told again for two seconds
    (row,) = house.post(f"/api/contests/{contest}", {"key": ann.key}).body["rows"]
    assert (row["name"], row["rank"], row["mine"]) == ("", 1, False)
    race(house, later["table"], *later["tokens"])
    assert ann.tables() == [], "a race that was under way brings nothing back"
    following = go_on(house, later["table"], later["tokens"][0])
    race(house, following, *later["tokens"])
    assert ann.tables() == []


# -- looks and skill -----------------------------------------------------------------------------------------------


def test_others_see_what_a_player_wants_to_show_and_nothing_else(house: House) -> None:
    ann, bea = Player(house), Player(house, "Bea")
    ann.ask("/look", name="Ann", creature="red", colour=3)
    bea.ask("/look", name="Bea", creature="blue", colour=0, rated=True)
    made = ann.make("person", "open", "bot")
    bea.join(made["table"])
    seats = house.get(f"/api/tables/{made['table']}").body["seats"]
    shown = [(seat["creature"], seat["colour"], seat["rating"], seat["rating_error"]) for seat in seats]
    assert shown == [("red", 3, None, None), ("blue", 0, 1500, 350), ("", -1, None, None)]
    assert {name for seat in seats for name in seat}.isdisjoint({"player", "key", "trophies", "races"})


def test_skill_comes_from_reviews(house: House) -> None:
    ann = Player(house)
    tables = [ann.race("person", "bot", seed=seed) for seed in range(2)]
    assert ann.ask()["figures"]["reviewed"] == 0
    pushes = Pushes(asked=1, pushed=1, advised=1, agreed=1, risk=1, busts=0)
    seat = SeatReview(
        seat=0,
        start=500_000,
        luck=0,
        skill=0,
        result=0,
        own_luck=0,
        own_skill=-130_000,
        error=1,
        by_stand_in=-30_000,
        answers=9,
        pushes=pushes,
        costliest=[],
    )
    review = Review(quality="usual", rounds=3, start=[], opening=[], course=[], seats=[seat], deciding=[])
    house.call(house.tables.store.reviews.keep(tables[0], msgspec.json.encode(review).decode()))
    figures = ann.ask()["figures"]
    assert (figures["reviewed"], figures["skill"]) == (1, pytest.approx(-0.1))


# -- rating --------------------------------------------------------------------------------------------------------


def _rated(player: Player) -> JsonObject | None:
    found: JsonObject | None = player.ask()["rating"]
    return found


def test_only_who_wants_it_is_rated_and_only_at_public_tables_without_hints(house: House) -> None:
    ann, bea = Player(house), Player(house, "Bea")
    ann.ask("/look", name="Ann", rated=True)
    ann.race("person", "bot/steady")  # not public
    ann.race("person", "bot/steady", public=True)  # alone with bots there are hints
    assert _rated(ann) == {"points": 1500, "error": 350, "races": 0}
    made = ann.make("person", "open", "bot/steady", public=True)
    told = race(house, made["table"], *made["tokens"], bea.join(made["table"]))
    after = _rated(ann)
    assert after is not None
    assert (after["races"], after["error"] < 350) == (1, True)
    assert (after["points"] > 1500) == (told["winners"] == [0]) or len(told["winners"]) != 1
    assert _rated(bea) is None
    bea.ask("/look", rated=True)
    assert _rated(bea) == {"points": 1500, "error": 350, "races": 0}, "not for what was before"


def test_a_choice_holds_for_the_races_that_were_begun_with_it(house: House) -> None:
    """Nobody leaves out a race that went badly."""
    ann = Player(house)
    ann.ask("/look", rated=True)
    made = ann.make("person", "bot/steady", public=True, hints=False)
    ann.ask("/look", rated=False)
    race(house, made["table"], *made["tokens"])
    assert _rated(ann) is None
    ann.ask("/look", rated=True)
    after = _rated(ann)
    assert after is not None
    assert after["races"] == 1


def test_a_duplicate_is_rated_against_its_bots(house: House) -> None:
    ann = Player(house)
    ann.ask("/look", rated=True)
    for contest, races in ((duplicate(house), 1), (duplicate(house, against=["random"]), 1)):
        token = secrets.token_hex(20)
        made = house.post(f"/api/contests/{contest}/tries", {"key": ann.key, "token": token, "name": "Ann"}).body
        race(house, made["table"], token)
        after = _rated(ann)
        assert after is not None
        assert after["races"] == races, "nobody knows what random is worth"


def test_races_of_ones_own_making_are_not_rated(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cubitos, "published", lambda game: None)
    ann = Player(house)
    ann.ask("/look", rated=True)
    ann.race("person", "bot/steady", public=True, hints=False)
    after = _rated(ann)
    assert after is not None
    assert after["races"] == 0
    assert ann.ask()["figures"]["races"] == 1
    assert not any(one["table"] for one in ann.ask()["trophies"])


def test_who_leaves_a_rated_race_to_a_bot_gains_nothing(house: House) -> None:
    ann = Player(house)
    ann.ask("/look", rated=True)
    for _ in range(3):
        made = ann.make("person", "bot/steady", public=True, hints=False)
        browser = Browser(house, made["table"], *made["tokens"])
        browser.command("stand-in", seat=0, level="sharp")
        browser.see(lambda it=browser: it.table["over"])  # type: ignore[misc]
        browser.close()
    after = _rated(ann)
    assert after is not None
    assert after["races"] == 3
    assert after["points"] <= 1500


# -- several processes, and time -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_processes_count_a_race_once(make_house: MakeHouse, database: str) -> None:
    houses = [make_house(database=database) for _ in range(2)]
    ann, bea = Player(houses[0]), Player(houses[1], "Bea")
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
    ann = Player(house)
    ann.ask("/look", rated=True)
    table = ann.race("person", "bot/steady", public=True, hints=False)
    house.stop()
    house = make_house()
    ann.address = house
    house.call(house.tables.tidy())  # nobody has asked for the shelf yet
    assert house.call(miscounted(house.tables.store, [table])) == []
    assert ann.tables() == [table]
    after = _rated(ann)
    assert after is not None
    assert after["races"] == 1


def test_the_books_are_checked_by_what_they_should_be(house: House) -> None:
    """The check that whoever kills servers uses does find what is wrong."""
    ann = Player(house)
    table = ann.race("person", "bot")
    store = house.tables.store
    player = hashed(ann.key)
    assert house.call(miscounted(store, [table])) == [f"{table} is missing on the shelf of {player}"]
    assert ann.tables() == [table]
    assert house.call(miscounted(store, [table])) == []
    assert house.call(miscounted(store, [])) == []


def test_figures_stay_when_the_table_is_gone(make_house: MakeHouse, clock: list[float]) -> None:
    house = make_house(keep_days=1, idle_seconds=0)
    ann = Player(house)
    table = ann.race("person", "bot")
    clock[0] = 3 * 86_400.0
    for _ in range(2):
        house.call(house.tables.tidy())
    assert house.get(f"/api/tables/{table}").status == 404
    (row,) = ann.ask()["races"]
    assert (row["table"], row["there"], row["rounds"] > 0) == (table, False, True)
