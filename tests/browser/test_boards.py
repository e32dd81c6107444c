"""Boards of contests: read, compared round by round, and every race watched, on any screen and without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from cubecup.locales import LANGUAGES, catalog
from tests.browser.axe import violations
from tests.browser.contestants import Contestant, short_duplicate, today
from tests.browser.fitting import misfits
from tests.browser.serving import Serving
from tests.browser.sight import overflow
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text
TITLE = "A cup with quite a long name, as people like them"
NAMES = ("Wolf", "Мая", "Łucja")


@pytest.fixture(scope="module")
def duplicate(serving: Serving) -> tuple[str, list[Contestant]]:
    """A duplicate that three have finished, and its address."""
    contest = short_duplicate(serving, TITLE)
    people = [Contestant(serving, name) for name in NAMES]
    for one, style in zip(people, ("steady", "steady:bold", "steady:cautious"), strict=True):
        one.race(contest, style)
    return f"{serving.address}/contest/{contest}", people


@pytest.fixture(scope="module")
def daily(serving: Serving) -> tuple[str, list[Contestant]]:
    """Today's race against the track, finished by two."""
    told = today(serving)
    people = [Contestant(serving, name) for name in NAMES[:2]]
    for one in people:
        one.race(told.contests[1].contest)
    return f"{serving.address}/daily/{told.day}", people


def _opened(visits: Visits, board: tuple[str, list[Contestant]], screen: ViewportSize = DESKTOP) -> Page:
    """As the first of those who have raced sees it."""
    address, people = board
    page = visits.open(address, screen=screen)
    people[0].sit_at(page, address)
    return page


def _watch_by_keyboard(page: Page, region: Locator, name: str) -> None:
    link = region.get_by_role("link", name=f"{text('replay-watch')}: {name}")
    link.focus()
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/replay$"))
    expect(page.get_by_text(text("replay-title"), exact=True)).to_be_visible()


def _compare_by_keyboard(page: Page, region: Locator) -> Locator:
    summary = region.get_by_text(text("contests-compare"), exact=True).first
    summary.focus()
    page.keyboard.press("Enter")
    table = region.get_by_role("table", name=text("contests-compare"))
    expect(table).to_be_visible()
    return table


def _fits(page: Page, screen: ViewportSize) -> None:
    """The whole page, as it is read."""
    assert overflow(page)["right"] == 0
    page.evaluate("scrollTo(0, 0)")
    found = misfits(page, touch=screen == PHONE)
    assert not any(found.values()), found
    assert not violations(page)
    page.set_viewport_size(screen)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_duplicate_is_compared_round_by_round(
    visits: Visits, duplicate: tuple[str, list[Contestant]], screen: ViewportSize
) -> None:
    page = _opened(visits, duplicate, screen)
    region = page.get_by_role("region", name=TITLE)
    expect(region.get_by_role("row", name=text("web-you"))).to_contain_text(NAMES[0])
    table = _compare_by_keyboard(page, region)
    assert set(table.get_by_role("rowheader").all_inner_texts()) == set(NAMES)
    _fits(page, screen)
    _watch_by_keyboard(page, region, NAMES[2])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_of_a_day_is_read_compared_and_watched(
    visits: Visits, daily: tuple[str, list[Contestant]], screen: ViewportSize
) -> None:
    page = _opened(visits, daily, screen)
    alone = page.get_by_role("region", name=text("contests-mode-alone"))
    expect(alone.get_by_role("link", name=re.compile(text("replay-watch")))).to_have_count(2)
    _compare_by_keyboard(page, alone)
    _fits(page, screen)
    _watch_by_keyboard(page, alone, NAMES[1])


def test_whoever_has_not_raced_sees_results_and_nothing_that_tells_the_dice(
    visits: Visits, duplicate: tuple[str, list[Contestant]]
) -> None:
    page = visits.open(duplicate[0])
    region = page.get_by_role("region", name=TITLE)
    expect(region.get_by_role("row")).to_have_count(1 + len(NAMES))
    expect(region.get_by_role("link", name=re.compile(text("replay-watch")))).to_have_count(0)
    expect(region.get_by_text(text("contests-compare"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_speak_all_languages(
    visits: Visits, duplicate: tuple[str, list[Contestant]], daily: tuple[str, list[Contestant]], language: str
) -> None:
    words = catalog(language).text
    page = visits.open(duplicate[0], language=language)
    duplicate[1][0].sit_at(page, duplicate[0])
    page.get_by_text(words("contests-compare"), exact=True).first.click()
    expect(page.get_by_role("table", name=words("contests-compare"))).to_be_visible()
    assert "contests-" not in page.get_by_role("main").inner_text()
    page.goto(daily[0])
    expect(page.get_by_role("heading", name=words("contests-mode-alone"))).to_be_visible()
    assert "contests-" not in page.get_by_role("main").inner_text()


def test_a_day_is_the_same_in_two_time_zones(serving: Serving, visits: Visits) -> None:
    """A day of difference on the calendars of the two visitors makes none here."""
    told = today(serving)
    shown = []
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        page = visits.open(f"{serving.address}/daily", zone=zone)
        shown.append(page.get_by_role("navigation", name=text("contests-days")).locator("strong").inner_text())
    assert shown[0] == shown[1]
    year, _, day = told.day.split("-")
    assert year in shown[0]
    assert str(int(day)) in shown[0]
