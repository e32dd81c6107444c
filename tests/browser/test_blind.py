"""Without sight: a whole race through the accessibility tree alone, everything found by role and name, and the keys
that tell how the race stands."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from cubecup.locales import catalog
from tests.browser.axe import violations
from tests.browser.player import MOST_ANSWERS
from tests.browser.serving import Serving
from tests.browser.visits import Visits

text = catalog("en").text


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


PUSH: Final = capital(text("do-push"))
PASS: Final = capital(text("do-pass"))
WAIT: Final = capital(text("do-wait"))
_LEFT: Final = re.compile(re.escape(text("where-left", n=7)).replace("7", r"(\d+)"))
_COST: Final = re.compile(re.escape(text("menu-cost", n=7)).replace("7", r"(\d+)"))
_ARRIVED: Final = (text("where-at-finish"), text("where-beyond", spaces="").strip())
# Announcements are short-lived; each is handed to the test.
_TELL_ALL: Final = """one => new MutationObserver(() => window.heard(one.textContent))
  .observe(one, { childList: true, subtree: true, characterData: true })"""


class Listener:
    """Hears what a screen reader reads, and presses what it names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name=text("table-actions"), exact=True)
        self.question = self.bar.get_by_role("heading", level=2)
        self.over = page.get_by_role("region", name=text("result-title"), exact=True)
        self.heard: list[str] = []  # every question

    def is_asked(self) -> bool:
        """Until somebody has won, something is asked sooner or later."""
        self.question.or_(self.over).first.wait_for(timeout=60_000)
        return not self.over.is_visible()

    def options(self) -> list[str]:
        """All answers, as the list of them has it."""
        self.bar.get_by_role("button", name=text("table-list"), exact=True).press("Enter")
        self.dialog.wait_for()
        return self.dialog.get_by_role("listitem").get_by_role("button").all_inner_texts()

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog", name=text("table-list"), exact=True)

    def answer(self) -> None:
        self.heard.append(self.question.inner_text())
        safe = any(text(id) in self.bar.inner_text() for id in ("table-risk-none", "table-push-safe"))
        wanted = choose(self.options(), safe)
        self.dialog.get_by_role("button", name=wanted, exact=True).first.press("Enter")
        self.dialog.wait_for(state="hidden")

    def hears(self, key: str) -> str:
        """What is said when a key is pressed."""
        said = self.page.locator("[aria-live=polite]")
        before = said.text_content()
        self.page.keyboard.press(key)
        expect(said).not_to_have_text(before or "")
        return (said.text_content() or "").strip("\u200b")


def choose(options: list[str], safe: bool) -> str:
    """Push while nothing can happen; run as near to the finish as one gets; buy what is dear; else what comes first."""
    if PASS in options:
        return PUSH if safe and PUSH in options else PASS
    spaces = [option for option in options if option.startswith(text("where-forward"))]
    if spaces:
        return min(spaces, key=_remaining)
    priced = [(int(found[1]), option) for option in options if (found := _COST.search(option))]
    if priced:
        return max(priced)[1]
    return next(option for option in options if option != WAIT)


def _remaining(space: str) -> int:
    found = _LEFT.search(space)
    if found is None:
        assert any(arrived in space for arrived in _ARRIVED), space
        return 0
    return int(found[1])


def test_a_whole_race_by_role_and_name(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Listener(visits.open(serving.seat_link(made, 0)))
    rounds: list[str] = []
    ann.page.expose_function("heard", lambda words: rounds.append(words))
    ann.page.locator("[aria-live=polite]").evaluate(_TELL_ALL)
    while ann.is_asked():
        ann.answer()
        assert len(ann.heard) < MOST_ANSWERS
    expect(ann.over.get_by_role("heading").first).to_be_visible()
    assert {text("ask-push-or-pass"), text("ask-move"), text("ask-buy")} <= set(ann.heard)
    summary = text("told-round", n=2)
    assert any(summary in words and "Ann:" in words and "Pip:" in words for words in rounds), rounds[:20]


def test_keys_tell_how_the_race_stands(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Listener(visits.open(serving.seat_link(made, 0)))
    assert ann.is_asked()
    while ann.question.inner_text() != text("ask-push-or-pass"):
        ann.answer()
        assert ann.is_asked()
    (left,) = _LEFT.findall(ann.hears("w"))
    assert int(left) > 20
    assert _LEFT.findall(ann.hears("l")) == [left, left], "both are at the start"
    assert text("told-stake", goods="").split("{")[0].strip(" .") in ann.hears("s")
    board = ann.hears("b")
    assert all(text(f"zone-{zone}") in board for zone in ("draw", "roll", "active", "discard"))
    push = ann.bar.get_by_role("button", name=text("table-do-push"), exact=True)
    expect(push).to_have_attribute("aria-keyshortcuts", "P")
    ann.page.keyboard.press("k")
    expect(ann.page.get_by_role("log")).to_contain_text(text("trace-pass"))


def test_keys_can_be_changed(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/settings")
    line = page.get_by_role("button", name=text("keys-line", deed=text("keys-push"), key="P"), exact=True)
    line.press("Enter")
    page.keyboard.press("j")
    expect(
        page.get_by_role("button", name=text("keys-line", deed=text("keys-push"), key="J"), exact=True)
    ).to_be_visible()
    found = violations(page)
    assert not found, "\n".join(found)
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    page.goto(serving.seat_link(made, 0))
    ann = Listener(page)
    while ann.is_asked() and ann.question.inner_text() != text("ask-push-or-pass"):
        ann.answer()
    page.keyboard.press("j")
    expect(page.get_by_role("log")).to_contain_text(text("trace-push"))
