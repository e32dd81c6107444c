"""The pages around the table: where they are, and how to know that they are there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from cubecup.locales import catalog


class Place(NamedTuple):
    path: str
    heading: str  # id of its text
    shelf: str = ""  # of the cards, sets and tracks


PLACES: Final = {
    "home": Place("/", "web-home-title"),
    "new table": Place("/new", "web-new-title"),
    "new tour": Place("/tour/new", "touring-new"),
    "join": Place("/join", "web-join-title"),
    "learn": Place("/learn", "learn-title"),
    "cards": Place("/cards", "web-nav-cards", "cards"),
    "sets": Place("/cards", "web-nav-cards", "sets"),
    "tracks": Place("/cards", "web-nav-cards", "tracks"),
    "rules": Place("/rules", "web-nav-rules"),
    "fair dice": Place("/fair", "fair-title"),
    "replay of a file": Place("/replay", "replay-open-title"),
    "my races": Place("/races", "shelf-title"),
    "practice": Place("/practice", "practice-title"),
    "race of the day": Place("/daily", "contests-daily"),
    "new duplicate": Place("/duplicate", "contests-duplicate-new"),
    "my shelf": Place("/shelf", "own-title"),
    "settings": Place("/settings", "web-nav-settings"),
    "nothing here": Place("/nowhere", "web-lost-title"),
}

_APP: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "App.svelte"


@cache
def routes() -> list[re.Pattern[str]]:
    """The ways of the client, in its order: what paths lead to each of its pages."""
    written = re.findall(r"path: /(\^.*?\$)/, title", _APP.read_text(encoding="utf-8"))
    assert len(written) > 15
    return [re.compile(route.replace(r"\/", "/")) for route in written]


def routes_of(*paths: str) -> set[str]:
    """The routes of pages; of addresses that are no page there is none."""
    return {route.pattern for path in paths for route in routes() if route.search(path)}


def arrive(page: Page, name: str, language: str = "en") -> None:
    """Wait until the page is whole; among the cards, go to the shelf."""
    text = catalog(language).text
    place = PLACES[name]
    expect(page.get_by_role("heading", level=1, name=text(place.heading))).to_be_visible()
    expect(page.get_by_text(text("web-loading"))).to_have_count(0)
    if place.shelf:
        shelves = page.get_by_role("group", name=text("web-shelf"))
        shelves.get_by_text(text(f"web-shelf-{place.shelf}"), exact=True).click()
