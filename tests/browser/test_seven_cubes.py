"""Seven Cubes in the same client: chosen in the form of a new table, and played to the end on its own board."""

from __future__ import annotations

from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.player import play
from tests.browser.serving import Serving
from tests.browser.seven_player import SevenPlayer
from tests.browser.visits import PHONE, Visits

text = catalog("en").text


def test_a_whole_game_against_a_bot(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], game="seven-cubes", seed=1)
    ann = SevenPlayer(visits.open(serving.seat_link(made, 0)), "Ann")
    play(ann)
    expect(ann.page.get_by_role("region", name=text("seven-over"))).to_be_visible()
    expect(ann.page.get_by_role("button", name=text("web-rematch"))).to_be_visible()
    assert ann.answers > 3
    assert not ann.refusals


def test_a_table_from_the_form_on_a_phone(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/new", "Ann", screen=PHONE)
    page.get_by_text(text("web-game-seven-cubes"), exact=True).click()
    page.get_by_role("button", name=text("web-new-make")).click()
    ann = SevenPlayer(page, "Ann")
    play(ann, until=lambda player, seen: player.answers == 3)
    assert not ann.refusals
