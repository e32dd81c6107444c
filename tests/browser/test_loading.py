"""How much a newcomer loads, and how soon the first dice fall."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import expect

from cubecup.locales import LANGUAGES, catalog
from tests.browser.player import Player
from tests.browser.serving import Serving
from tests.browser.visits import Visits

MOST_BYTES: Final = 200_000
MOST_SECONDS: Final = 30.0


def test_the_first_load_is_small(serving: Serving, visits: Visits) -> None:
    """As it travels: compressed, with headers, fonts and texts."""
    for language in LANGUAGES:
        page = visits.open("about:blank", language=language)
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda done, sizes=sizes: sizes.append(done["encodedDataLength"]))
        page.goto(serving.address, wait_until="networkidle")
        expect(page.get_by_role("button", name=catalog(language).text("web-home-quick"))).to_be_visible()
        assert sizes
        assert sum(sizes) < MOST_BYTES, f"{sum(sizes):.0f} bytes in {len(sizes)} answers ({language})"


def test_a_newcomer_soon_rolls_dice(serving: Serving, visits: Visits) -> None:
    opened = time.monotonic()
    page = visits.open(serving.address, speed="normal")
    page.get_by_role("button", name=catalog("en").text("web-home-quick")).click()
    seen = Player(page).await_question()
    took = time.monotonic() - opened
    assert seen["question"] == catalog("en").text("ask-push-or-pass"), "the first dice should lie on the table"
    assert took < MOST_SECONDS
