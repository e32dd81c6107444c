"""How players look to others, their skill, and the rating of those who want one."""

from __future__ import annotations

import secrets

import msgspec
import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.review.data import Pushes, Review, SeatReview
from tests.server.browser import Browser
from tests.server.contesting import duplicate
from tests.server.house import House
from tests.server.shelf_owner import ShelfOwner, as_printed, rating_of
from tests.server.touring import race

__all__ = ["as_printed"]
pytestmark = pytest.mark.usefixtures("as_printed")


def test_others_see_what_a_player_wants_to_show_and_nothing_else(house: House) -> None:
    ann, bea = ShelfOwner(house), ShelfOwner(house, "Bea")
    ann.ask("/look", name="Ann", creature="red", colour=3)
    bea.ask("/look", name="Bea", creature="blue", colour=0, rated=True)
    made = ann.make("person", "open", "bot")
    bea.join(made["table"])
    seats = house.get(f"/api/tables/{made['table']}").body["seats"]
    shown = [(seat["creature"], seat["colour"], seat["rating"], seat["rating_error"]) for seat in seats]
    assert shown == [("red", 3, None, None), ("blue", 0, 1500, 350), ("", -1, None, None)]
    assert {name for seat in seats for name in seat}.isdisjoint({"player", "key", "trophies", "races"})


def test_skill_comes_from_reviews(house: House) -> None:
    ann = ShelfOwner(house)
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


def test_only_who_wants_it_is_rated_and_only_at_public_tables_without_hints(house: House) -> None:
    ann, bea = ShelfOwner(house), ShelfOwner(house, "Bea")
    ann.ask("/look", name="Ann", rated=True)
    ann.race("person", "bot/steady")  # not public
    ann.race("person", "bot/steady", public=True)  # alone with bots there are hints
    assert rating_of(ann) == {"points": 1500, "error": 350, "races": 0}
    made = ann.make("person", "open", "bot/steady", public=True)
    told = race(house, made["table"], *made["tokens"], bea.join(made["table"]))
    after = rating_of(ann)
    assert after is not None
    assert (after["races"], after["error"] < 350) == (1, True)
    assert (after["points"] > 1500) == (told["winners"] == [0]) or len(told["winners"]) != 1
    assert rating_of(bea) is None
    bea.ask("/look", rated=True)
    assert rating_of(bea) == {"points": 1500, "error": 350, "races": 0}, "not for what was before"


def test_a_choice_holds_for_the_races_that_were_begun_with_it(house: House) -> None:
    """Nobody leaves out a race that went badly."""
    ann = ShelfOwner(house)
    ann.ask("/look", rated=True)
    made = ann.make("person", "bot/steady", public=True, hints=False)
    ann.ask("/look", rated=False)
    race(house, made["table"], *made["tokens"])
    assert rating_of(ann) is None
    ann.ask("/look", rated=True)
    after = rating_of(ann)
    assert after is not None
    assert after["races"] == 1


def test_a_choice_goes_with_the_shelf(house: House) -> None:
    """Who comes back with the same key, from a file, has chosen nothing yet."""
    ann, bea = ShelfOwner(house), ShelfOwner(house, "Bea")
    ann.ask("/look", rated=True)
    made = ann.make("person", "open", "bot/steady", public=True)
    token = bea.join(made["table"])
    ann.ask("/forget")
    ann.ask("/look", name="Ann")
    race(house, made["table"], *made["tokens"], token)
    assert bea.tables() == [made["table"]]
    ann.ask("/look", name="Ann", rated=True)
    assert rating_of(ann) == {"points": 1500, "error": 350, "races": 0}


def test_a_duplicate_is_rated_against_its_bots(house: House) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", rated=True)
    for contest, races in ((duplicate(house), 1), (duplicate(house, against=["random"]), 1)):
        token = secrets.token_hex(20)
        made = house.post(f"/api/contests/{contest}/tries", {"key": ann.key, "token": token, "name": "Ann"}).body
        race(house, made["table"], token)
        after = rating_of(ann)
        assert after is not None
        assert after["races"] == races, "nobody knows what random is worth"


def test_races_of_ones_own_making_are_notrating_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cubitos, "published", lambda game: None)
    ann = ShelfOwner(house)
    ann.ask("/look", rated=True)
    ann.race("person", "bot/steady", public=True, hints=False)
    after = rating_of(ann)
    assert after is not None
    assert after["races"] == 0
    assert ann.ask()["figures"]["races"] == 1
    assert not any(one["table"] for one in ann.ask()["trophies"])


def test_who_leaves_a_rated_race_to_a_bot_gains_nothing(house: House) -> None:
    ann = ShelfOwner(house)
    ann.ask("/look", rated=True)
    for _ in range(3):
        made = ann.make("person", "bot/steady", public=True, hints=False)
        browser = Browser(house, made["table"], *made["tokens"])
        browser.see(browser.choice)
        browser.must_act(browser.choice()["actions"][0])
        browser.command("stand-in", seat=0, level="sharp")
        browser.see(lambda it=browser: it.table["over"])  # type: ignore[misc]
        browser.close()
    after = rating_of(ann)
    assert after is not None
    assert after["races"] == 3
    assert after["points"] <= 1500
