"""Hints: one who plays alone may ask what a strong bot would do; where others play, there is nothing to ask."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.player import PUSH, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.seven_player import SevenPlayer
from tests.browser.visits import PHONE, Visits

text = catalog("en").text


def hints_of(player: Player) -> Locator:
    """Ask, and wait for the answers."""
    player.button(text("table-hint")).click()
    hints = player.page.get_by_role("region", name=text("table-hints")).get_by_role("listitem").get_by_role("button")
    expect(hints.first).to_be_in_viewport()
    return hints


def may_go(player: Player, seen: Seen) -> bool:
    """Several spaces are within reach without paying for it."""
    return sum(text("table-bought", n=4) not in space for space in seen["spaces"]) > 2


def test_a_hint_is_an_answer(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    seen = play(ann, until=may_go)
    hints = hints_of(ann)
    expect(hints).to_have_count(3)
    assert not violations(ann.page)
    assert ann.look()["spaces"] == seen["spaces"], "asking changes nothing"
    hints.first.click()
    expect(hints).to_have_count(0)
    play(ann, until=lambda player, later: later["spaces"] != seen["spaces"])
    assert not ann.refusals


def test_a_hint_goes_with_its_question(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    asked = play(ann, until=lambda player, seen: PUSH in seen["buttons"] and seen["safe"])
    hints = hints_of(ann)
    ann.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    hints_of(ann)
    active = next(zone for zone in asked["zones"] if zone.startswith(text("zone-active")))
    ann.button(PUSH).click()
    expect(ann.page.get_by_role("region", name=active, exact=True)).to_have_count(0)  # more dice lie there now
    again = ann.await_question()
    assert again["question"] == asked["question"], "the same is asked anew"
    expect(hints).to_have_count(0)


def test_a_hint_on_a_phone(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0), screen=PHONE), "Ann")
    ann.await_question()
    for hint in hints_of(ann).all():
        expect(hint).to_be_in_viewport(ratio=1)


def test_a_hint_in_seven_cubes(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], game="seven-cubes", seed=1)
    ann = SevenPlayer(visits.open(serving.seat_link(made, 0)), "Ann")
    before = ann.await_question()
    hints_of(ann).first.click()
    play(ann, until=lambda player, seen: seen["question"] != before["question"])
    assert not ann.refusals


def test_no_hints_against_each_other(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "Bea"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    assert text("table-hint") not in ann.await_question()["buttons"]


def test_a_hint_says_what_its_number_is(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0), screen=PHONE), "Ann")
    play(ann, until=lambda player, seen: PUSH in seen["buttons"])
    for hint in hints_of(ann).all():
        expect(hint.get_by_text(text("table-hints-chance"))).to_be_visible()
