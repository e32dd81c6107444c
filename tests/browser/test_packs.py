"""A table with a pack in a real browser: cards, costs, set and track are shown as they are played, in its own words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cubecup.locales import catalog
from cubecup.server.messages.tables import TableMade
from tests.browser.reading import said_on
from tests.browser.serving import Serving
from tests.browser.visits import PHONE, Visits

PACK = """
[cards.fat-cat]
cost = 11
name = { en = "Moon Cat", pl = "Kot księżycowy" }
text = { en = "It sleeps on the moon.", pl = "Śpi na księżycu." }

[tracks.hop]
name = { en = "The Hop", pl = "Skok" }
map = '''
title: Hop
lines: 3
map:
1 |   S   .   $5  ~   .   F
sections:
1 |   S   0   1   2   3   F
'''

[sets.moon]
name = { en = "Moonlight", pl = "Poświata" }
cards = ["fat-cat", "rich-dog", "crabby", "rock-on", "dugout", "rollosaurus", "reckless-cheese", "bob"]
tracks = ["hop"]
laps = 2
"""


@pytest.fixture(scope="module")
def made(serving: Serving) -> TableMade:
    return serving.make_table(["Ann", "bot Pip"], seed=2, cards="moon", timing="free", pack=PACK)


@pytest.mark.parametrize(
    ("language", "cat", "sentence", "track", "race"),
    [
        ("en", "Moon Cat", "It sleeps on the moon.", "The Hop", "Moonlight"),
        ("pl", "Kot księżycowy", "Śpi na księżycu.", "Skok", "Poświata"),
        # A language that the pack does not speak: the card keeps its own words.
        ("uk", catalog("uk").text("card-fat-cat"), catalog("uk").text("timing-run"), "The Hop", "Moonlight"),
    ],
)
def test_a_table_shows_its_own_content(
    serving: Serving, visits: Visits, made: TableMade, language: str, cat: str, sentence: str, track: str, race: str
) -> None:
    text = catalog(language).text
    page = visits.open(serving.seat_link(made, 0), "Ann", language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(race)
    card = page.get_by_role("article").filter(has_text=cat)
    expect(card).to_contain_text(sentence)
    expect(card).to_contain_text(text("menu-cost", n=11))
    board = page.get_by_role("group", name=track)
    expect(board.locator("[data-sign=water]")).to_have_count(1)
    expect(board.locator("[data-sign=reward-credits]")).to_have_count(1)
    expect(board.locator("[data-sign=open]")).to_have_count(2)
    card.get_by_role("button", name=text("table-read", card=cat)).click()
    expect(page.get_by_role("dialog", name=cat)).to_contain_text(sentence)
    assert (text("card-fat-cat") in said_on(page)) == (language == "uk")


def test_its_words_are_gone_at_the_next_table(serving: Serving, visits: Visits, made: TableMade) -> None:
    page = visits.open(serving.seat_link(made, 0), "Ann", screen=PHONE)
    page.get_by_role("button", name=catalog("en").text("table-tab-cards"), exact=True).click()
    expect(page.get_by_role("article").filter(has_text="Moon Cat")).to_be_visible()
    other = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", timing="free")
    page.goto(serving.seat_link(other, 0))
    page.get_by_role("button", name=catalog("en").text("table-tab-cards"), exact=True).click()
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_text("Moon Cat")).to_have_count(0)
