"""A whole race in two browsers, against each other and a bot."""

from __future__ import annotations

from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.player import Player, play
from tests.browser.serving import Serving
from tests.browser.sight import hidden, overflow
from tests.browser.visits import Visits

text = catalog("en").text


def test_two_browsers_and_a_bot_race_to_the_end(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "Bea", "bot Pip"], seed=6, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    bea = Player(visits.open(serving.seat_link(made, 1)), "Bea")
    play(ann, bea)
    for player in (ann, bea):
        player.page.get_by_role("button", name=text("results-see-table")).click()
        expect(player.page.get_by_role("region", name=text("result-title"))).to_be_visible()
        expect(player.page.get_by_role("button", name=text("web-rematch"))).to_be_visible()
        expect(player.page.get_by_role("log").locator("> *").last).to_be_in_viewport(ratio=0.95)
        assert overflow(player.page) == {"right": 0, "below": 0}
        assert not hidden(player.page, f'section[aria-label="{text("result-title")}"] :is(button, a, li)')
        assert not player.refusals
        assert player.answers > 20, f"{player.name} hardly played"
