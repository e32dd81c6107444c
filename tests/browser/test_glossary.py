"""Every sign explains itself: under a mouse, at the keyboard's focus, to a long press, and in the mode that asks."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from cubecup.locales import LANGUAGES, catalog
from tests.browser.axe import violations
from tests.browser.player import Player, play
from tests.browser.serving import Serving
from tests.browser.visits import PHONE, Visits

text = catalog("en").text

_SIGNS: Final = """() => [...document.querySelectorAll("[data-sign]")].map(one => one.dataset.sign)"""
_LONG: Final = 700
# One of each thing that explains itself: spaces, rewards, lines, fan spaces, symbols, cards, zones, numbers.
_SOME: Final = {
    *("open", "start", "finish", "wall", "water", "red-line", "runner", "reward-credits", "reward-fan", "reward-lose"),
    *("fan-track", "fan-space", "hand-token", "face-money", "card", "tray", "must-lose"),
    *("timing-run", "timing-now", "timing-ongoing", "timing-late", "timing-most"),
    *("zone-draw", "zone-roll", "zone-active", "zone-discard", "push", "pass"),
    *("number-money", "number-cost", "number-left", "number-round", "number-draw", "number-fans"),
}
_RUNNING: Final = {"number-distance", "number-remaining"}


def seated(serving: Serving, visits: Visits, **more: object) -> Player:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    return Player(visits.open(serving.seat_link(made, 0), **more), "Ann")  # type: ignore[arg-type]


def running(ann: Player) -> None:
    """Where to? is asked."""
    play(ann, until=lambda player, seen: bool(seen["spaces"]))


def middle(target: Locator) -> tuple[float, float]:
    """Where a finger would press, once nothing moves any more: the map of a phone zooms to what is asked."""
    target.scroll_into_view_if_needed()
    before, box = None, target.bounding_box()
    while box != before:
        target.page.wait_for_timeout(150)
        before, box = box, target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, x: float, y: float) -> None:
    """A finger that stays."""
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(_LONG)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_every_sign_on_the_table_has_an_entry_in_all_languages(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits)
    ann.await_question()
    signs = {sign for one in ann.page.evaluate(_SIGNS) for sign in one.split()}
    assert signs >= _SOME
    running(ann)
    signs |= {sign for one in ann.page.evaluate(_SIGNS) for sign in one.split()}
    assert signs >= _RUNNING
    missing = [
        (language, sign) for language in LANGUAGES for sign in signs if not catalog(language).has(f"glossary-{sign}")
    ]
    assert not missing


def test_the_mouse_and_the_keyboard_read_where_they_stay(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits)
    running(ann)
    page = ann.page
    tip = page.get_by_role("tooltip")
    table = page.get_by_role("main")
    before = table.bounding_box()
    page.mouse.move(*middle(page.locator("[data-sign=wall]").first))
    expect(tip).to_contain_text(text("glossary-wall.text"))
    page.wait_for_timeout(300)
    assert table.bounding_box() == before, "what is explained takes no room of the table"
    page.mouse.move(*middle(page.locator(".ability .cost").first))
    expect(tip).to_contain_text(text("glossary-number-cost.text"))
    page.mouse.move(1, 1)
    expect(tip).to_have_count(0)
    page.mouse.move(*middle(page.locator(".ability .text").first))
    page.wait_for_timeout(1000)
    expect(tip).to_have_count(0)  # a card unfolds: nothing general lies over its words
    page.mouse.move(1, 1)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('svg [role=button]')"):
            break
    expect(tip).to_contain_text(re.compile(r"\w"))
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_long_press_reads_and_does_nothing_else(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits, screen=PHONE)
    running(ann)
    before = ann.look()
    hold(ann.page, *middle(ann.space(before["spaces"][0])))
    note = ann.page.get_by_role("complementary", name=text("web-explain"))
    expect(note).to_be_in_viewport(ratio=1)
    found = violations(ann.page)
    assert not found, "\n".join(found)
    note.get_by_role("button", name=text("web-why")).first.click()
    expect(ann.page.get_by_role("dialog").get_by_role("heading", level=3)).to_be_visible()
    ann.page.keyboard.press("Escape")
    note.get_by_role("button", name=text("web-close")).tap()
    expect(note).to_have_count(0)
    after = ann.look()
    assert (after["question"], after["spaces"]) == (before["question"], before["spaces"])


def test_in_the_mode_that_asks_a_tap_only_reads(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits, screen=PHONE)
    running(ann)
    before = ann.look()
    page = ann.page
    page.get_by_role("button", name=text("web-explain")).tap()
    expect(page.get_by_text(text("web-explain-hint"))).to_be_visible()
    note = page.get_by_role("complementary", name=text("web-explain"))
    ann.space(before["spaces"][0]).tap()
    expect(note).to_be_visible()
    page.get_by_role("button", name=text("web-explain-done")).tap()
    expect(note).to_have_count(0)
    after = ann.look()
    assert (after["question"], after["spaces"]) == (before["question"], before["spaces"])
    play(ann, until=lambda player, seen: seen["round"] > before["round"])
    assert not ann.refusals
