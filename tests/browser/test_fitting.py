"""A table of four with the longest names, in Polish, by night: nothing is cut, nothing lies over anything else, and
everything can be read and hit, on every screen; and with letters twice as large."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from cubecup.locales import catalog
from tests.browser.ahead import asked, play_ahead
from tests.browser.chromium import launched
from tests.browser.fitting import misfits
from tests.browser.player import TRACK
from tests.browser.serving import Serving
from tests.browser.sight import overflow
from tests.browser.visits import DESKTOP, LARGE, PHONE, TABLET, TOUCHED, Visits

SCREENS: Final[dict[str, ViewportSize]] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "large": LARGE}
NAMES: Final = [
    "Włodzimierz Szczęsnowicz",
    "Bronisława Brzęczyszczyk",
    "Grzegorz Brzęczyszczykie",
    "Stanisława Przybyszewska",
]
SEED: Final = 2
_TEXT: Final = catalog("pl").text
_SCROLLED: Final = "parts => parts.map(part => part.scrollHeight - part.clientHeight)"


@pytest.fixture(scope="module")
def links(serving: Serving) -> list[str]:
    """Links to seats that are asked something, of each kind, once late, when everybody has many dice; the same tables
    are then looked at on every screen."""
    found: list[str] = []
    for kind, since in (("move", 3), ("buy", 3), ("push-or-pass", 9)):
        seats = [NAMES[0], *(f"bot {name}" for name in NAMES[1:])]
        made = serving.make_table(seats, seed=SEED, cards="race-2", tracks=[TRACK], laps=1, timing="strict")
        play_ahead(serving, made.table, made.keys[0].token, asked(kind, since=since))
        found.append(serving.seat_link(made, 0))
    return found


def _parts(page: Page) -> Iterator[str]:
    """Where one part is shown at a time, one after the other."""
    tabs = page.get_by_role("navigation", name=_TEXT("table-parts")).get_by_role("button")
    for number in range(tabs.count()) or [-1]:
        if number >= 0 and tabs.nth(number).is_visible():
            tabs.nth(number).click()
        yield str(number)


def _look(page: Page, screen: ViewportSize) -> list[str]:
    """What does not fit."""
    expect(page.get_by_role("region", name=_TEXT("table-actions"))).to_be_visible()
    page.wait_for_function("() => document.fonts.status === 'loaded' && !document.querySelector('main [role=status]')")
    problems: list[str] = []
    for part in _parts(page):
        page.mouse.move(0, 0)
        found = misfits(page, touch=screen in TOUCHED)
        for kind in ("cut", "small", "overlapping", "targets"):
            problems += [f"part {part}, {kind}: {one}" for one in found[kind]]
        if overflow(page)["right"]:
            problems.append(f"part {part}: wider than the screen by {overflow(page)['right']}")
    return problems


@pytest.mark.parametrize("name", SCREENS)
def test_long_names_fit(links: list[str], visits: Visits, name: str) -> None:
    found: list[str] = []
    for link in links:
        page = visits.open(link, language="pl", screen=SCREENS[name], scheme="dark")
        found += _look(page, SCREENS[name])
        if name in ("desktop", "large"):
            scrolled = page.locator("[data-part=cards]").evaluate_all(_SCROLLED)
            found += [f"a column of cards scrolls by {pixels}" for pixels in scrolled if pixels > 0]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["desktop", "large"])
def test_large_letters_fit(links: list[str], chromium: Browser, name: str) -> None:
    found: list[str] = []
    with launched(chromium.browser_type, letters=32) as browser:
        visits = Visits(browser)
        for link in links:
            page = visits.open(link, language="pl", screen=SCREENS[name], scheme="dark")
            assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
            found += _look(page, SCREENS[name])
        visits.close()
    assert not found, "\n".join(found)


def test_a_large_screen_shows_larger_things(links: list[str], visits: Visits) -> None:
    sizes = []
    for screen in (DESKTOP, LARGE):
        page = visits.open(links[0], screen=screen)
        die, card = page.locator(".board .die svg").first, page.get_by_role("article").first
        expect(die).to_be_visible()
        boxes = [one.bounding_box() for one in (die, card)]
        sizes.append([box["width"] for box in boxes if box])
    assert all(large >= 1.2 * small for small, large in zip(*sizes, strict=True)), sizes
