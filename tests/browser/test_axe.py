"""Accessibility as far as a program can tell: axe-core finds nothing on any page, in any phase, in any look."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.pages import PLACES, arrive, routes, routes_of
from tests.browser.player import Player, phases, play
from tests.browser.serving import Serving
from tests.browser.seven_player import SevenPlayer
from tests.browser.test_seats import new_table
from tests.browser.visits import PHONE, Visits
from tests.costs import COSTS

text = catalog("en").text


def _made_first() -> Iterator[str]:
    """Pages about something that has to be there first: tests that make it are marked to look at them, too."""
    for file in Path(__file__).parent.glob("test_*.py"):
        for test in vars(import_module(f"tests.browser.{file.stem}")).values():
            marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
            yield from (path for mark in marks if mark.name == "looks_at" for path in mark.args)


def test_no_page_is_forgotten() -> None:
    looked_at = routes_of(*(place.path for place in PLACES.values()), *_made_first())
    forgotten = [route.pattern for route in routes() if route.pattern not in looked_at]
    assert not forgotten, "put them into PLACES, or mark a test that looks at them"


@pytest.mark.parametrize("name", PLACES)
def test_a_page(serving: Serving, visits: Visits, name: str) -> None:
    page = visits.open(f"{serving.address}{PLACES[name].path}")
    arrive(page, name)
    found = violations(page)
    assert not found, "\n".join(found)


@pytest.mark.looks_at("/t/some")
def test_the_table_in_each_phase(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", laps=1, timing="free", pack=COSTS)
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    found = [f"{phase}, {problem}" for phase in phases(ann) for problem in violations(ann.page)]
    assert not found, "\n".join(found)


def test_the_dialogs_of_a_table(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    ann.await_question()
    openers = (
        text("web-why"),
        text("web-menu"),
        text("web-nav-settings"),
        text("table-list"),
        text("table-read", card="Smelly Cat"),
    )
    found: list[str] = []
    for opener in openers:
        ann.page.get_by_role("button", name=opener, exact=True).click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        found += [f"{opener}, {problem}" for problem in violations(ann.page)]
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert not found, "\n".join(found)


def test_the_signs_of_the_track_on_a_phone(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0), screen=PHONE), "Ann")
    play(ann, until=lambda player, seen: bool(seen["spaces"]))
    ann.button(text("table-signs")).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    found = violations(ann.page)
    assert not found, "\n".join(found)


def test_the_lobby(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/new", "Ann")
    new_table(page, ("person", "Ann"), ("open", ""))
    expect(page.get_by_role("textbox", name=text("web-lobby-link"))).to_be_visible()
    found = violations(page)
    assert not found, "\n".join(found)


def test_all_ways_to_run_as_a_list(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    bought = text("table-bought", n=4)
    play(ann, until=lambda player, seen: bool(seen["spaces"]) and not any(bought in one for one in seen["spaces"]))
    ann.button(text("table-list")).click()
    expect(ann.page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    found = violations(ann.page)
    assert not found, "\n".join(found)


def test_the_introduction(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/learn")
    page.get_by_role("button", name=text("learn-start")).click()
    expect(page.get_by_role("button", name=text("learn-got-it"))).to_be_visible()
    found = violations(page)
    assert not found, "\n".join(found)


def test_the_table_of_seven_cubes(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], game="seven-cubes", seed=1)
    ann = SevenPlayer(visits.open(serving.seat_link(made, 0)), "Ann")
    ann.await_question()
    found = violations(ann.page)
    assert not found, "\n".join(found)
