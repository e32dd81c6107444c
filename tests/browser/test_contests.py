"""The race of the day and duplicates as people meet them: begin, go on, see the board, share."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.ahead import is_over, latest_seat, play_ahead
from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.serving import Serving
from tests.browser.visits import PHONE, Visits

text = catalog("en").text


def test_the_race_of_the_day_is_begun_and_gone_on_with(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/daily")
    alone = page.get_by_role("region", name=text("contests-mode-alone"))
    alone.get_by_role("button", name=text("contests-race")).click()
    ann = Player(page)
    ann.await_question()
    table = page.url
    page.goto(f"{serving.address}/daily")
    expect(alone.get_by_role("row", name=text("web-you"))).to_contain_text(text("contests-racing"))
    assert not violations(page)
    alone.get_by_role("button", name=text("contests-go-on")).click()
    ann.await_question()
    assert page.url == table


@pytest.mark.looks_at("/contest/some")
def test_two_friends_race_the_same_dice_and_compare(serving: Serving, visits: Visits) -> None:
    ann = visits.open(f"{serving.address}/duplicate")
    ann.get_by_label(text("contests-title")).fill("Sunday cup")
    ann.get_by_role("button", name=text("contests-make")).click()
    region = ann.get_by_role("region", name="Sunday cup")
    expect(region.get_by_text(text("contests-nobody"))).to_be_visible()
    contest = ann.url
    bea = visits.open(contest, screen=PHONE)
    for page in (ann, bea):
        page.get_by_role("region", name="Sunday cup").get_by_role("button", name=text("contests-race")).click()
    first = [Player(page).await_question()["dice"] + Player(page).await_question()["zones"] for page in (ann, bea)]
    assert first[0] == first[1]  # the same dice have fallen for both
    ann.goto(contest)
    play_ahead(serving, *latest_seat(ann), is_over)  # the same player, somewhere else
    ann.reload()
    own = region.get_by_role("row", name=text("web-you"))
    expect(own.get_by_role("link", name=text("replay-watch"))).to_be_visible()
    expect(region.get_by_role("button", name=text("contests-share"))).to_be_visible()
    expect(region.get_by_role("button", name=text("contests-practise"))).to_be_visible()
    bea.goto(contest)
    expect(bea.get_by_role("link", name=text("replay-watch"))).to_have_count(0)
    assert not violations(bea)
