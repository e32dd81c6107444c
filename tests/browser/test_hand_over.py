"""Several people at one screen: it is handed over before another person decides, and a late press answers nothing."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.player import PASS, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, LYING, PHONE, Visits

text = catalog("en").text

_SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE, "phone on its side": LYING}


def at_one_screen(serving: Serving, visits: Visits, screen: ViewportSize = DESKTOP) -> Player:
    """Ann and Bea share a browser."""
    made = serving.make_table(["Ann", "Bea"], seed=7, cards="race-1", laps=1, timing="free")
    page = visits.open(serving.seat_link(made, 0), screen=screen)
    expect(page.get_by_role("region", name=text("table-actions"))).to_be_visible()
    page.goto(serving.seat_link(made, 1))
    called(page, "Ann")
    return Player(page)


def called(page: Page, name: str) -> None:
    expect(page.get_by_role("dialog", name=text("web-pass-screen", name=name))).to_be_visible()


def may_pass(player: Player, seen: Seen) -> bool:
    return PASS in seen["buttons"]


@pytest.mark.parametrize("screen", _SCREENS)
def test_nothing_new_lies_under_the_finger(serving: Serving, visits: Visits, screen: str) -> None:
    """The press that ends Ann's round, repeated on the spot and at once, does nothing for Bea."""
    both = at_one_screen(serving, visits, _SCREENS[screen])
    play(both, until=may_pass)
    both.button(PASS).scroll_into_view_if_needed()
    control = both.button(PASS).bounding_box()
    assert control is not None
    x, y = control["x"] + control["width"] / 2, control["y"] + control["height"] / 2
    both.page.mouse.click(x, y, click_count=3, delay=20)
    called(both.page, "Bea")
    dialog = both.page.get_by_role("dialog")
    panel = dialog.bounding_box()
    assert panel is not None
    assert not panel["y"] <= y <= panel["y"] + panel["height"], "the panel lies under the finger"
    expect(dialog).to_be_in_viewport(ratio=1)
    both.page.keyboard.press("Escape")
    both.page.keyboard.press("Escape")
    called(both.page, "Bea")
    assert not both.look()["question"]
    assert not violations(both.page, _SCREENS[screen])
    both.take_screen()
    assert both.await_question()["waiting"] == text("web-turn-of", name="Bea")
    assert not both.refusals


def test_one_person_is_not_asked_to_take_the_screen(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    dialogs: list[str] = []

    def noted(player: Player, seen: Seen) -> bool:
        dialogs.append(seen["handed"])
        return seen["round"] == 2

    play(ann, until=noted)
    assert set(dialogs) == {""}


def test_the_keyboard_goes_on_at_the_question(serving: Serving, visits: Visits) -> None:
    both = at_one_screen(serving, visits)
    button = both.page.get_by_role("dialog").get_by_role("button", disabled=False)
    expect(button).to_be_focused()
    both.page.keyboard.press("Enter")
    question = both.page.get_by_role("region", name=text("table-actions")).get_by_role("heading")
    expect(question).to_have_text(re.compile(r"\w"))
    expect(question).to_be_focused()
