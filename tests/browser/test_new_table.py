"""A new table: races in one press, sets and tracks by their pictures, and the rest out of the way."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import printed
from cubecup.cubitos.track import START
from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.pages import arrive
from tests.browser.serving import Serving
from tests.browser.sight import overflow
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text

_SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}


def _length(set_id: str) -> int:
    """As the engine counts it: fewest steps from start to finish, for all laps."""
    content = printed()
    one = content.sets[set_id]
    tracks = [parse_track(content.tracks[id], content.track_sources[id], id) for id in one.tracks]
    return one.laps * sum(track.to_finish[START] for track in tracks)


def opened(serving: Serving, visits: Visits, screen: str = "desktop") -> Page:
    page = visits.open(f"{serving.address}/new", screen=_SCREENS[screen])
    arrive(page, "new table")
    return page


def race_of(page: Page) -> str:
    """Open the table, and read which race it is."""
    page.get_by_role("button", name=text("web-new-make")).click()
    expect(page.get_by_role("region", name=text("table-actions"))).to_be_visible()
    return page.get_by_role("banner").get_by_role("heading").inner_text()


@pytest.mark.parametrize(("preset", "best"), [("quick", min), ("long", max)])
def test_a_ready_made_race(serving: Serving, visits: Visits, preset: str, best: type) -> None:
    page = opened(serving, visits)
    button = page.get_by_role("button", name=text(f"web-preset-{preset}.text"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert race_of(page) == text(f"set-{best(printed().sets, key=_length)}")


def test_a_set_is_chosen_by_its_picture(serving: Serving, visits: Visits) -> None:
    page = opened(serving, visits)
    for id in printed().sets:
        tile = page.get_by_role("radio", name=text(f"set-{id}"), exact=True)
        expect(tile).to_have_accessible_description(f"{text('web-way-length', n=_length(id))} {text(f'set-{id}.text')}")
    page.get_by_text(text("set-combotastic"), exact=True).click()
    expect(page.get_by_role("radio", name=text("set-combotastic"))).to_be_checked()
    assert race_of(page) == text("set-combotastic")


@pytest.mark.parametrize("screen", _SCREENS)
def test_the_rest_is_folded_away_and_whole(serving: Serving, visits: Visits, screen: str) -> None:
    page = opened(serving, visits, screen)
    timing = page.get_by_role("group", name=text("web-new-timing"))
    public = page.get_by_role("checkbox", name=text("web-new-public"))
    expect(timing).to_be_hidden()
    expect(public).to_be_hidden()
    page.get_by_text(text("web-new-more-race")).click()
    page.get_by_text(text("web-new-more"), exact=True).click()
    expect(timing).to_be_visible()
    expect(public).to_be_visible()
    page.get_by_text(text("web-way-own"), exact=True).click()
    track = next(reversed(printed().tracks))
    page.get_by_text(text(f"track-{track}"), exact=True).click()
    expect(page.get_by_role("radio", name=text(f"track-{track}"))).to_be_checked()
    assert overflow(page)["right"] == 0
    found = violations(page, _SCREENS[screen])
    assert not found, "\n".join(found)
