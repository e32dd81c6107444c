"""Accessibility as far as a program can tell: axe-core finds nothing on any page, in any phase, in any look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.player import Player, phases
from tests.browser.serving import Serving
from tests.browser.seven_player import SevenPlayer
from tests.browser.visits import Visits

text = catalog("en").text


def settled(page: Page, heading: str) -> None:
    """A page is there when its heading is, and nothing is loading any more."""
    expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    expect(page.get_by_text(text("web-loading"))).to_have_count(0)


def shelf(name: str) -> Callable[[Page], None]:
    def choose(page: Page) -> None:
        page.get_by_text(text(f"web-shelf-{name}"), exact=True).last.click()

    return choose


PAGES: Final[dict[str, tuple[str, str, Callable[[Page], None] | None]]] = {
    "home": ("/", "web-home-title", None),
    "new table": ("/new", "web-new-title", None),
    "learn": ("/learn", "learn-title", None),
    "cards": ("/cards", "web-nav-cards", None),
    "sets": ("/cards", "web-nav-cards", shelf("sets")),
    "tracks": ("/cards", "web-nav-cards", shelf("tracks")),
    "settings": ("/settings", "web-nav-settings", None),
    "nothing here": ("/nowhere", "web-lost-title", None),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page(serving: Serving, visits: Visits, name: str) -> None:
    path, heading, then = PAGES[name]
    page = visits.open(f"{serving.address}{path}")
    settled(page, text(heading))
    if then:
        then(page)
    found = violations(page)
    assert not found, "\n".join(found)


def test_the_table_in_each_phase(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    found = [f"{phase}, {problem}" for phase in phases(ann) for problem in violations(ann.page)]
    assert not found, "\n".join(found)


def test_the_dialogs_of_a_table(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    ann.await_question()
    openers = (text("web-menu"), text("web-nav-settings"), text("table-list"), text("table-read", card="Smelly Cat"))
    found: list[str] = []
    for opener in openers:
        ann.page.get_by_role("button", name=opener, exact=True).click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        found += [f"{opener}, {problem}" for problem in violations(ann.page)]
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert not found, "\n".join(found)


def test_the_table_of_seven_cubes(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], game="seven-cubes", seed=1)
    ann = SevenPlayer(visits.open(serving.seat_link(made, 0)), "Ann")
    ann.await_question()
    found = violations(ann.page)
    assert not found, "\n".join(found)
