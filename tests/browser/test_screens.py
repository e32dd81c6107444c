"""Screens and hands: a phone held upright, a small desktop, and no mouse at all."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from cubecup.locales import catalog
from tests.browser.player import Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import PHONE, Visits

text = catalog("en").text

_OVERFLOW: Final = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return { right: scrollWidth - clientWidth, below: scrollHeight - clientHeight };
}"""
_MOST_TABS: Final = 150


def overflow(page: Page) -> dict[str, int]:
    """Pixels that can only be seen by scrolling the page."""
    found: dict[str, int] = page.evaluate(_OVERFLOW)
    return found


class Finger(Player):
    """Taps. What is to be tapped must be in sight without scrolling sideways."""

    def press(self, control: Locator) -> None:
        assert overflow(self.page) == {"right": 0, "below": 0}, self.look()["question"]
        control.tap()


class Keys(Player):
    """Goes to a control with Tab, among spaces with the arrow keys, and presses Enter."""

    arrows = 0  # presses that led to another space

    def press(self, control: Locator) -> None:
        if control.get_attribute("tabindex") is not None:
            self._press_space()
            return
        self._tab_to(control)
        self.page.keyboard.press("Enter")

    def _tab_to(self, control: Locator) -> None:
        for _ in range(_MOST_TABS):
            if control.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {control}")

    def _press_space(self) -> None:
        """All spaces are one stop of Tab; the arrows lead from one to the next."""
        focused = self.page.locator("svg [role=button]:focus")
        self._tab_to(self.page.locator("svg [role=button][tabindex='0']"))
        here = focused.get_attribute("aria-label")
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
            self.page.keyboard.press(key)
            there = focused.get_attribute("aria-label")
            self.arrows += there != here
            here = there
        self.page.keyboard.press("Enter")


def fourth_round(player: Player, seen: Seen) -> bool:
    return seen["round"] == 4


def test_a_phone_held_upright(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Finger(visits.open(serving.seat_link(made, 0), screen=PHONE), "Ann")
    play(ann, until=fourth_round)
    assert not ann.refusals
    parts = ann.page.get_by_role("navigation", name=text("table-parts")).get_by_role("button")
    for part in range(parts.count()):
        parts.nth(part).tap()
        expect(parts.nth(part)).to_have_attribute("aria-current", "true")
        assert overflow(ann.page) == {"right": 0, "below": 0}


def test_a_small_desktop_needs_no_scrolling(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip", "bot Dot", "bot Boxy"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    hidden: dict[str, dict[str, int]] = {}

    def noted(player: Player, seen: Seen) -> bool:
        found = overflow(player.page)
        if any(found.values()):
            hidden[seen["question"]] = found
        return fourth_round(player, seen)

    play(ann, until=noted)
    assert not hidden


def test_the_keyboard_is_enough(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Keys(visits.open(serving.seat_link(made, 0)), "Ann")
    play(ann, until=lambda player, seen: seen["round"] == 3)
    assert ann.arrows, "no space was reached with the arrow keys"
    assert not ann.refusals
