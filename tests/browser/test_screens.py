"""Screens and hands: a phone held upright or on its side, a small desktop, and no mouse at all."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from cubecup.locales import catalog
from tests.browser.player import CLICK, TRACK, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.sight import hidden, overflow
from tests.browser.visits import LYING, PHONE, Visits

text = catalog("en").text

_BUTTONS: Final = f'section[aria-label="{text("table-actions")}"] button:enabled'
_OFFERS: Final = "article button:not(:last-child), svg [role=button], section ul button"
_MOST_TABS: Final = 150


class Finger(Player):
    """Taps. Nothing lies beside the screen, and something of what is offered is in sight before one looks for it."""

    def press(self, control: Locator) -> None:
        seen = self.look()
        assert overflow(self.page) == {"right": 0, "below": 0}, seen["question"]
        offered = len(seen["cards"] + seen["spaces"] + seen["dice"])
        assert not offered or len(hidden(self.page, _OFFERS)) < offered, f"nothing in sight: {seen['question']}"
        assert not hidden(self.page, _BUTTONS), seen["question"]
        is_space = control.get_attribute("tabindex") is not None  # asked now: most controls are gone once tapped
        control.tap(timeout=CLICK)
        if is_space:  # the first tap only shows the way
            assert not hidden(self.page, _BUTTONS), seen["question"]
            self.button(text("where-go")).tap(timeout=CLICK)


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
        wanted = control.element_handle()  # found once: to find it by its name is dear
        for _ in range(_MOST_TABS):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            if not wanted.evaluate("one => one.isConnected"):
                wanted = control.element_handle()
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
    made = serving.make_table(["Ann", "bot Pip"], seed=5, cards="combotastic", tracks=[TRACK], laps=1, timing="free")
    ann = Finger(visits.open(serving.seat_link(made, 0), screen=PHONE), "Ann")
    play(ann, until=fourth_round)
    assert not ann.refusals
    parts = ann.page.get_by_role("navigation", name=text("table-parts")).get_by_role("button")
    for part in range(parts.count()):
        parts.nth(part).tap()
        expect(parts.nth(part)).to_have_attribute("aria-current", "true")
        assert overflow(ann.page) == {"right": 0, "below": 0}
    expect(ann.page.get_by_role("log").locator("> *").last).to_be_in_viewport()  # the log opens where it is newest


def test_a_phone_on_its_side(serving: Serving, visits: Visits) -> None:
    # With these dice movement is used up at once: a question of many words, with most buttons.
    made = serving.make_table(["Ann", "bot Pip"], seed=1, cards="combotastic", tracks=[TRACK], laps=1, timing="free")
    ann = Finger(visits.open(serving.seat_link(made, 0), screen=LYING), "Ann")
    play(ann, until=lambda player, seen: seen["round"] == 3)
    assert not ann.refusals


def test_a_small_desktop_needs_no_scrolling(serving: Serving, visits: Visits) -> None:
    seats = ["Ann", "bot Pip", "bot Dot", "bot Boxy"]
    made = serving.make_table(seats, seed=2, cards="combotastic", tracks=[TRACK], laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    found: dict[str, tuple[dict[str, int], list[str]]] = {}

    def noted(player: Player, seen: Seen) -> bool:
        beyond, cut = overflow(player.page), hidden(player.page, f"{_BUTTONS}, {_OFFERS}")
        if any(beyond.values()) or cut:
            found[seen["question"]] = beyond, cut
        return seen["round"] == 7

    play(ann, until=noted)
    assert not found


def test_the_keyboard_is_enough(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Keys(visits.open(serving.seat_link(made, 0)), "Ann")
    play(ann, until=lambda player, seen: seen["round"] == 5)
    assert ann.arrows, "no space was reached with the arrow keys"
    assert not ann.refusals
