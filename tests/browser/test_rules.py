"""The rules in the app: to read, to search, and one press away from every question and refusal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cubecup.locales import LANGUAGES, catalog
from cubecup.rulebook import rulebook
from tests.browser.pages import arrive
from tests.browser.player import Player, phases
from tests.browser.serving import Serving
from tests.browser.sight import overflow
from tests.browser.visits import PHONE, Visits
from tests.costs import COSTS

text = catalog("en").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_can_be_read(serving: Serving, visits: Visits, language: str) -> None:
    page = visits.open(f"{serving.address}/rules", language=language, screen=PHONE)
    arrive(page, "rules", language)
    for game in ("cubitos", "seven-cubes"):
        page.get_by_text(catalog(language).text(f"web-game-{game}"), exact=True).click()
        rules = [*rulebook(game, language).rules()]
        expect(page.get_by_role("article")).to_have_count(len(rules))
        titles = page.locator("article h3").all_inner_texts()
        assert all(title.startswith(rule.title) for title, rule in zip(titles, rules, strict=True))
        assert overflow(page)["right"] == 0


def test_rules_are_found_by_words_and_by_address(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/rules#ROLL-9", "Ann")
    arrive(page, "rules")
    expect(page.locator("#ROLL-9")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("double jet PACK")
    found = page.get_by_role("article")
    expect(found.filter(has_text="TRACK-5")).to_be_visible()
    assert found.count() < 5
    expect(page.get_by_role("status").filter(has_text=str(found.count()))).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(text("web-rules-found", n=0))).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.evaluate("location.hash = 'SC-4'")
    expect(page.locator("#SC-4")).to_be_in_viewport()


def test_positions_are_drawn_beside_the_rules(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/rules", screen=PHONE)
    arrive(page, "rules")
    pictures = page.locator("figure[data-picture]")
    wanted = {id.removeprefix("picture-") for id in catalog("en").ids() if id.startswith("picture-")}
    expect(pictures).to_have_count(len(wanted))
    shown = {figure.get_attribute("data-picture") for figure in pictures.all()}
    assert shown == wanted
    for rule in wanted:
        picture = page.locator(f"figure[data-picture={rule}]")
        expect(picture.locator("svg").first).to_be_visible()
        expect(picture.locator("figcaption")).to_have_text(text(f"picture-{rule}"))
    assert overflow(page)["right"] == 0


def test_every_question_says_why(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=2, cards="race-1", laps=1, timing="free", pack=COSTS)
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    titles = {rule.title for rule in rulebook("cubitos", "en").rules()}
    told: set[str] = set()
    for _ in phases(ann):
        ann.button(text("web-why")).click()
        heading = ann.page.get_by_role("dialog").get_by_role("heading", level=3)
        title, _, rule = heading.inner_text().rpartition(" ")
        assert title in titles
        told.add(rule)
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert len(told) > 2
