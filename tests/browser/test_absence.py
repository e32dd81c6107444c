"""A player leaves: the others see it, let a bot play, and give the seat back to whoever returns."""

from __future__ import annotations

from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.player import Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import Visits

text = catalog("en").text


def test_a_bot_keeps_the_seat_of_one_who_is_away(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "Bea"], seed=7, absence=5, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    away = visits.open(serving.seat_link(made, 1))
    Player(away, "Bea").await_question()
    absent = ann.page.get_by_role("list", name=text("web-absent"))
    expect(absent).to_have_count(0)

    away.goto("about:blank")
    expect(absent.get_by_role("listitem")).to_contain_text("Bea")
    cover = absent.get_by_role("button", name=text("web-absent-cover"))
    expect(cover).to_be_visible()
    assert violations(ann.page) == []
    cover.click()
    expect(absent.get_by_text(text("web-absent-bot", name="Bea"))).to_be_visible()
    expect(cover).to_have_count(0)
    expect(ann.page.get_by_role("log").get_by_text(text("table-log-stand-in-by", name="Ann"))).to_be_visible()

    def second_round(player: Player, seen: Seen) -> bool:
        return seen["round"] == 2

    play(ann, until=second_round)  # which it could not reach if Bea's seat waited for her
    away.goto(serving.seat_link(made, 1))
    expect(absent).to_have_count(0)
    bea = Player(away, "Bea")
    play(ann, bea, until=lambda player, seen: bea.answers > 0)
    assert not ann.refusals + bea.refusals
