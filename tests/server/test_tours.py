"""Tours on the server: the races of a tour are tables, the standing follows from them, and nothing is counted twice."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from cubecup.fair.proof import prove
from cubecup.games import game_of, make_game
from cubecup.kernel.record import read_record
from cubecup.tours.standing import standing
from cubecup.tours.tour_record import read_tour, results_of, verified
from tests.server.browser import Browser
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import Address, House, JsonObject
from tests.server.touring import HOP, finished_tour, go_on, make_tour, race, race_all, tour_of


@pytest.fixture(scope="module")
def finished(house: House) -> JsonObject:
    """A tour that is over, and its tables."""
    return finished_tour(house)


# -- the course ------------------------------------------------------------------------------------------------------


def test_a_tour_from_beginning_to_end(house: House, finished: JsonObject) -> None:
    told = tour_of(house, finished["tour"])
    assert told["over"] is True
    assert [one["table"] for one in told["races"]] == finished["tables"]
    assert [one["number"] for one in told["races"]] == [1, 2, 3]
    for one in told["races"]:
        assert one["points"] == [told["points"][place - 1] for place in one["places"]]
        assert one["rounds"] >= 1
    totals = [sum(one["points"][seat] for one in told["races"]) for seat in range(3)]
    assert {line["seat"]: line["points"] for line in told["standing"]} == dict(enumerate(totals))
    assert told["champions"] == [line["seat"] for line in told["standing"] if line["place"] == 1]
    assert told["starter"] is None
    assert told["story"][0]["text"].startswith("tours-story-champion")
    assert [one["seat"] for one in told["figures"]] == [0, 1, 2]
    assert all(one["tallies"]["push"] >= one["tallies"]["bust"] for one in told["figures"])


def test_the_whole_standing_follows_from_the_file(house: House, finished: JsonObject) -> None:
    told = tour_of(house, finished["tour"])
    tour = read_tour(house.get(f"/api/tours/{finished['tour']}/record").text)
    results = results_of(verified(tour, game_of))
    lines = standing(tour.plan.points, results, 3)
    assert [line._asdict() for line in lines] == told["standing"]
    assert [player.name for player in tour.players] == ["Seat 0", "Seat 1", "Seat 2"]


def test_the_last_of_the_standing_begins_and_its_dice_are_still_proven(house: House, finished: JsonObject) -> None:
    """Who begins is no longer chance's to decide, all other dice are."""
    tour = read_tour(house.get(f"/api/tours/{finished['tour']}/record").text)
    results = results_of(verified(tour, game_of))
    for number in (1, 2, 3):
        record = tour.record(number)
        if number > 1:
            lines = standing(tour.plan.points, results[: number - 1], 3)
            last = min(line.seat for line in lines if line.place == lines[-1].place)  # of several who sits first
            assert record.agreed == {"start_player": record.setup["start_player"]}
            assert record.setup["start_player"] == last
        else:
            assert record.agreed == {}
        assert prove(record, make_game("cubitos", record.options))


def test_seats_names_bots_and_tokens_carry_over(house: House) -> None:
    made = make_tour(house, "person", "bot/random", "open")
    joined = house.post(f"/api/tables/{made['table']}/join", {"name": "Cy"}).body
    before = race(house, made["table"], made["tokens"][0], joined["token"], seed=3)
    following = go_on(house, made["table"], joined["token"])
    after = house.get(f"/api/tables/{following}").body
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in after["seats"]] == [
        (seat["kind"], seat["name"], seat["level"]) for seat in before["seats"]
    ]
    assert after["tour"] == {"tour": made["tour"], "kind": "own", "race": 2, "races": 3}
    assert after["started"] is True
    race(house, following, made["tokens"][0], joined["token"], seed=4)
    assert tour_of(house, made["tour"])["races"][1]["over"] is True


def test_between_races_it_is_told_what_changed_and_what_comes(house: House) -> None:
    made = make_tour(house, "person", "person", races=4)
    first = tour_of(house, made["tour"])
    assert [line["points"] for line in first["standing"]] == [0, 0]
    assert (first["starter"], first["story"], first["figures"]) == (None, [], [])
    ended = race(house, made["table"], *made["tokens"])
    told = tour_of(house, made["tour"])
    assert [line["gained"] for line in told["standing"]] == [3, 1]
    assert told["standing"][0]["seat"] == ended["winners"][0]
    assert told["starter"] == told["standing"][-1]["seat"]
    assert [one["table"] is not None for one in told["races"]] == [True, False, False, False]
    assert told["races"][1]["options"]["tracks"] == ["hop"], "the next race, for a preview"
    assert told["champions"] == []


def test_after_the_last_race_a_rematch_is_a_race_like_any_other(house: House, finished: JsonObject) -> None:
    plain = go_on(house, finished["tables"][-1], finished["tokens"][0])
    told = house.get(f"/api/tables/{plain}").body
    assert told["tour"] is None
    assert [one["table"] for one in tour_of(house, finished["tour"])["races"]] == finished["tables"]


def test_published_tours(house: House) -> None:
    offered = house.get("/api/tours").body
    assert [tour["tour"] for tour in offered["tours"]] == ["champion", "tour-de-cube"]
    assert len(offered["tours"][0]["races"]) == 7
    assert (offered["fewest"], offered["most"]) == (3, 12)
    assert offered["points"]["4"] == [5, 3, 2, 1]
    made = make_tour(house, "person", "bot", tour="champion", races=0, options={"timing": "free"})
    told = tour_of(house, made["tour"])
    assert [one["options"]["cards"] for one in told["races"]] == [f"race-{number}" for number in range(1, 8)]
    assert {one["options"]["timing"] for one in told["races"]} == {"free"}
    assert told["races"][6]["options"]["laps"] == 2


def test_the_second_game_has_tours_too(house: House) -> None:
    answer = house.post(
        "/api/tours",
        {"game": "seven-cubes", "races": [{}] * 3, "seats": [{"kind": "person"}, {"kind": "person"}]},
    )
    made = answer.body
    tokens = [key["token"] for key in made["keys"]]
    race(house, made["table"], *tokens)
    assert tour_of(house, made["tour"])["races"][0]["over"] is True


# -- people leave and come back --------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_is_away_and_points_count_for_them(house: House, visit: Visit) -> None:
    made = make_tour(house, "person", "person")
    both = visit(house, made["table"], *made["tokens"])
    assert both.command("resign", seat=1, level="random")["type"] == "accepted"
    both.close()
    race(house, made["table"], made["tokens"][0])
    following = go_on(house, made["table"], made["tokens"][0])
    browser = visit(house, following, made["tokens"][0])
    away = browser.table["seats"][1]
    assert (away["stand_in"], away["covered"], away["level"], away["kind"]) == (True, True, "random", "person")
    back = visit(house, following, made["tokens"][1])
    assert back.command("stand-in", seat=1)["type"] == "accepted"
    back.see(lambda: not back.table["seats"][1]["stand_in"])
    back.close()
    browser.close()
    race(house, following, *made["tokens"])
    third = go_on(house, following, made["tokens"][1])
    assert house.get(f"/api/tables/{third}").body["seats"][1]["stand_in"] is False
    told = tour_of(house, made["tour"])
    assert all(line["points"] >= 2 for line in told["standing"]), "two races count for both"


def test_whoever_has_the_link_watches_race_after_race(house: House, visit: Visit) -> None:
    """Without a seat: the standing and the race under way are told to anybody, to act is the players' own."""
    made = make_tour(house, "person", "bot")
    watcher = visit(house, made["table"])
    assert watcher.you == []
    assert watcher.refusal("act", seat=0, action="pass") == "not-your-seat"
    race(house, made["table"], made["tokens"][0])
    watcher.see(lambda: watcher.table["over"])
    following = go_on(house, made["table"], made["tokens"][0])
    watcher.see(lambda: watcher.table["next_table"] == following)
    told = tour_of(house, made["tour"])
    assert [one["table"] for one in told["races"]] == [made["table"], following, None]
    onwards = visit(house, following)
    assert (onwards.you, onwards.table["tour"]["race"]) == ([], 2)
    answer = house.post(f"/api/tables/{made['table']}/rematch", {"token": "x" * 32})
    assert answer.body["code"] == "wrong-token"


def test_who_plays_for_whom_survives_a_restart(make_house: MakeHouse) -> None:
    house = make_house()
    made = make_tour(house, "person", "person")
    token = made["tokens"][0]
    browser = Browser(house, made["table"], *made["tokens"])
    browser.command("resign", seat=1, level="random")
    browser.close()
    race(house, made["table"], token)
    following = go_on(house, made["table"], token)
    house.stop()
    again = make_house()
    assert again.get(f"/api/tables/{following}").body["seats"][1]["stand_in"] is True
    told = tour_of(again, made["tour"])
    assert [one["over"] for one in told["races"]] == [True, False, False]


# -- exactly once ----------------------------------------------------------------------------------------------------


def _ask_together(houses: list[Address], table: str, tokens: list[str]) -> set[str]:
    """Many ask for the next race at the same moment."""
    found: list[str] = []
    start = threading.Barrier(8)

    def ask(number: int) -> None:
        start.wait()
        found.append(go_on(houses[number % len(houses)], table, tokens[number % len(tokens)]))

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    return set(found)


def test_the_next_race_is_made_once(house: House) -> None:
    made = make_tour(house, "person", "person")
    race(house, made["table"], *made["tokens"])
    assert len(_ask_together([house], made["table"], made["tokens"])) == 1


def test_the_next_race_is_made_once_by_several_processes(make_house: MakeHouse, database: str) -> None:
    one, two = make_house(database=database), make_house(database=database)
    made = make_tour(one, "person", "person")
    race(two, made["table"], *made["tokens"])
    (following,) = _ask_together([one, two], made["table"], made["tokens"])
    race(one, following, *made["tokens"])
    (last,) = _ask_together([two, one], following, made["tokens"])
    race(two, last, *made["tokens"])
    told = tour_of(one, made["tour"])
    assert told == tour_of(two, made["tour"])
    assert [each["table"] for each in told["races"]] == [made["table"], following, last]
    assert told["over"] is True
    verified(read_tour(two.get(f"/api/tours/{made['tour']}/record").text), game_of)


@pytest.mark.source
def test_the_next_race_is_there_before_anybody_has_told_that_this_one_is_over(
    make_house: MakeHouse, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """News from other processes may come late; the log is true at once."""
    one, two = make_house(database=database), make_house(database=database)
    made = make_tour(one, "person", "person")
    assert two.get(f"/api/tables/{made['table']}").body["started"] is True
    monkeypatch.setattr(two.tables._open[made["table"]].session, "hear", lambda told: None)
    race(one, made["table"], *made["tokens"])
    assert two.get(f"/api/tables/{made['table']}").body["over"] is True
    assert go_on(two, made["table"], made["tokens"][0]) == go_on(one, made["table"], made["tokens"][1])


def test_nothing_is_asked_for_before_a_race_is_over_or_by_strangers(house: House) -> None:
    made = make_tour(house, "person", "person")
    early = house.post(f"/api/tables/{made['table']}/rematch", {"token": made["tokens"][0]})
    assert (early.status, early.body["code"]) == (409, "not-over")
    race(house, made["table"], *made["tokens"])
    stranger = house.post(f"/api/tables/{made['table']}/rematch", {"token": "a" * 32})
    assert (stranger.status, stranger.body["code"]) == (403, "wrong-token")
    assert tour_of(house, made["tour"])["races"][1]["table"] is None


def test_tours_survive_a_restart(make_house: MakeHouse) -> None:
    house = make_house()
    made = make_tour(house, "person", "person")
    race(house, made["table"], *made["tokens"])
    before = tour_of(house, made["tour"])
    record = house.get(f"/api/tours/{made['tour']}/record").text
    house.stop()
    again = make_house()
    assert tour_of(again, made["tour"]) == before
    assert again.get(f"/api/tours/{made['tour']}/record").text == record
    following = go_on(again, made["table"], made["tokens"][1])
    race(again, following, *made["tokens"])
    assert sum(one["over"] for one in tour_of(again, made["tour"])["races"]) == 2


# -- forks -----------------------------------------------------------------------------------------------------------


def _fork(address: Address, tour: str, number: int, *kinds: str) -> Any:
    seats = [{"kind": kind, "name": f"New {seat}"} for seat, kind in enumerate(kinds)]
    return address.post(f"/api/tours/{tour}/fork", {"race": number, "seats": seats})


def test_a_tour_goes_on_from_a_race_of_another(house: House, finished: JsonObject) -> None:
    before = tour_of(house, finished["tour"])
    answer = _fork(house, finished["tour"], 2, "person", "person", "person")
    assert answer.status == 201, answer.text
    fork = {**answer.body, "tokens": [key["token"] for key in answer.body["keys"]]}
    told = tour_of(house, fork["tour"])
    assert (told["forked_from"], told["forked_at"]) == (finished["tour"], 2)
    assert told["races"][0] == before["races"][0]
    assert [one["over"] for one in told["races"]] == [True, False, False]
    tables = race_all(house, fork, seed=20)
    assert len(tables) == 2
    told = tour_of(house, fork["tour"])
    assert told["over"] is True
    tour = read_tour(house.get(f"/api/tours/{fork['tour']}/record").text)
    results = results_of(verified(tour, game_of))
    assert [list(result.places) for result in results] == [one["places"] for one in told["races"]]
    assert tour_of(house, finished["tour"]) == before, "the other tour is as it was"


def test_a_fork_of_a_fork_and_from_the_first_race(house: House, finished: JsonObject) -> None:
    first = _fork(house, finished["tour"], 1, "person", "bot", "bot").body
    told = tour_of(house, first["tour"])
    assert [one["over"] for one in told["races"]] == [False, False, False]
    second = _fork(house, finished["tour"], 3, "person", "bot", "bot").body
    again = _fork(house, second["tour"], 2, "person", "bot", "bot").body
    told = tour_of(house, again["tour"])
    assert (told["forked_at"], [one["over"] for one in told["races"]]) == (2, [True, False, False])


def test_a_fork_must_fit(house: House, finished: JsonObject) -> None:
    refused = _fork(house, finished["tour"], 4, "person", "bot", "bot")
    assert (refused.status, refused.body["code"]) == (409, "no-such-race")
    assert _fork(house, finished["tour"], 2, "person", "bot").body["code"] == "tour-seats"
    assert _fork(house, "nowhere", 2, "person", "bot").status == 404


# -- bad input -------------------------------------------------------------------------------------------------------

SEATS = [{"kind": "person"}, {"kind": "bot"}]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"tour": "giro", "seats": SEATS}, "tour"),
        ({"tour": "champion", "game": "seven-cubes", "seats": SEATS}, "tour"),
        ({"races": [HOP] * 2, "seats": SEATS}, "tour-length"),
        ({"races": [HOP] * 13, "seats": SEATS}, "tour-length"),
        ({"races": [HOP] * 25, "seats": SEATS}, "bad-message"),
        ({"races": [HOP, HOP, {"cards": "race-99"}], "seats": SEATS}, "cards"),
        ({"races": [HOP, HOP, {"pack": "a" * 30_000}], "seats": SEATS}, "option-size"),
        ({"races": [HOP, {**HOP, "alone": True}, HOP], "seats": SEATS}, "alone-seats"),
        ({"races": [HOP] * 3, "seats": [*SEATS, {"kind": "cat"}]}, "seat-kind"),
        ({"races": [HOP] * 3, "seats": SEATS[:1]}, "bad-message"),
        ({"races": [HOP] * 3, "seats": SEATS, "seed": 7}, "bad-message"),
        ({"races": [[]] * 3, "seats": SEATS}, "bad-message"),
    ],
)
def test_what_is_wrong_is_named(house: House, wanted: JsonObject, code: str) -> None:
    answer = house.post("/api/tours", wanted)
    assert answer.status == 400
    assert answer.body["code"] == code


def test_a_tour_that_is_not_there(house: House) -> None:
    for path in ("/api/tours/nowhere", "/api/tours/nowhere/record", f"/api/tours/{'a' * 200}"):
        answer = house.get(path)
        assert (answer.status, answer.body["code"]) == (404, "no-such-tour")


def test_secrets_stay_secret(house: House) -> None:
    """A tour under way tells no token, no secret of dice, and no record of a race that is not over."""
    made = make_tour(house, "person", "person")
    text = house.get(f"/api/tours/{made['tour']}").text + house.get(f"/api/tours/{made['tour']}/record").text
    assert "token" not in text
    assert "secret" not in text
    assert "race 1" not in text


# -- tidying ---------------------------------------------------------------------------------------------------------


def test_the_races_of_a_tour_are_kept_as_long_as_it_is_used(folder: Path, make_house: MakeHouse) -> None:
    house = make_house(keep_days=1)
    made = make_tour(house, "person", "person")
    race(house, made["table"], *made["tokens"])
    following = go_on(house, made["table"], made["tokens"][0])
    house.stop()
    _age(folder, made["table"])
    again = make_house(keep_days=1, idle_seconds=0)
    again.call(again.tables.tidy())
    assert tour_of(again, made["tour"])["races"][0]["over"] is True
    again.stop()
    _age(folder, made["table"], following)
    last = make_house(keep_days=1, idle_seconds=0)
    last.call(last.tables.tidy())
    assert last.get(f"/api/tours/{made['tour']}").status == 404
    assert last.get(f"/api/tables/{made['table']}").status == 404


def _age(folder: Path, *tables: str) -> None:
    """As if these tables were used long ago."""
    connection = sqlite3.connect(folder / "tables.db")
    for table in tables:
        connection.execute("UPDATE tables SET touched = 1, changed = 1 WHERE id = ?", (table,))
        connection.execute("UPDATE log SET at = 1 WHERE table_id = ?", (table,))
    connection.commit()
    connection.close()


def test_a_record_says_what_was_agreed(house: House, finished: JsonObject) -> None:
    text = house.get(f"/api/tables/{finished['tables'][1]}/record").text
    assert read_record(text).agreed["start_player"] in (0, 1, 2)
