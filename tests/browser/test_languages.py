"""Four languages, switched while playing: no text is missing, and none is left in English."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cubecup.locales import LANGUAGES, catalog
from tests.browser.pages import PLACES, arrive
from tests.browser.player import Player, phases
from tests.browser.reading import english_in, said_on, text_ids
from tests.browser.serving import Serving
from tests.browser.visits import Visits
from tests.costs import COSTS

NAMES: Final = {
    "Cube Cup", "Cubitos", "Seven Cubes", "Ann", "Pip", "EN", "UK", "RU", "PL",
    # methods, commands and files have one name in every language
    "HMAC-SHA-256", "HMAC", "SHA-256", "HTTPS", "cubecup verify FILE", "cubecup verify", "cubecup-dice-1", " id ",
}  # fmt: skip
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")


def switch(page: Page, language: str) -> None:
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def gaps(page: Page) -> list[str]:
    """What is wrong with the page's texts, in each language in turn; it is left in English."""
    english = said_on(page)
    found = [f"en: the text {id} is missing" for id in text_ids(english)]
    for language in OTHERS:
        switch(page, language)
        said = said_on(page)
        found += [f"{language}: the text {id} is missing" for id in text_ids(said)]
        found += [f"{language}: {text!r} is English" for text in english_in(said, english, language, NAMES)]
    switch(page, "en")
    return found


@pytest.mark.parametrize("name", PLACES)
def test_a_page(serving: Serving, visits: Visits, name: str) -> None:
    page = visits.open(f"{serving.address}{PLACES[name].path}")
    arrive(page, name)
    found = gaps(page)
    assert not found, "\n".join(found)


def test_the_table_in_each_phase(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", laps=1, timing="free", pack=COSTS)
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    found = [f"{phase}, {gap}" for phase in phases(ann) for gap in gaps(ann.page)]
    assert not found, "\n".join(found)


def test_the_table_of_seven_cubes(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], game="seven-cubes", seed=1)
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    ann.await_question()
    found = gaps(ann.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_greeted_in_its_language(serving: Serving, visits: Visits, language: str) -> None:
    page = visits.open(serving.address, language="", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(catalog(language).text("web-home-title"))
