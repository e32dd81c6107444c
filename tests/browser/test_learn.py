"""The introduction: the coach explains what is asked in the moment it is asked, and points at a part that is there."""

from __future__ import annotations

import functools
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from cubecup.locales import catalog
from tests.browser.player import PASS, PUSH, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text

# A part that a tip is about is itself in sight, not only the tab that leads to it, and something lies in it.
_IN_SIGHT: Final = """() => [...document.querySelectorAll("[data-coached]")].some(part => {
  if (part.closest(".tabs")) return false;
  const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
  const across = Math.min(right, innerWidth) - Math.max(left, 0);
  const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const seen = across > 0 && down > 0 && across * down > Math.min(width * height, innerWidth * innerHeight / 4) / 2;
  const full = part.textContent.trim() || part.matches("svg, :has(svg)");
  return seen && Boolean(part.matches(".zone") ? part.querySelector("li") : full);
})"""
# How much of the height the coach takes, and whether it lies over the part it speaks of.
_COACH: Final = """() => {
  const sheet = document.querySelector("aside .sheet").getBoundingClientRect();
  const covered = [...document.querySelectorAll("[data-coached]")].some(part => {
    const { left, right, bottom, y } = part.getBoundingClientRect();
    const top = Math.max(y, document.querySelector("main").getBoundingClientRect().top); // it may be scrolled
    return top < sheet.bottom - 1 && bottom > sheet.top + 1 && left < sheet.right && right > sheet.left;
  });
  return [sheet.height / innerHeight, covered];
}"""
_PATIENCE: Final = 5000  # milliseconds
_TOP: Final = """() => Math.round(document.querySelector("main").getBoundingClientRect().top)"""
_NOWHERE: Final = {"ready"}  # the only tip that is about no part of the table
_MAYBE: Final = {"last-round"}  # not told where the one who comes home first is the last who has anything to do
_EITHER: Final = ({"won", "lost"}, {"draw", "behind"})  # of these a race need not have both; they are about one part


@functools.cache  # not on import: to know all ids, all texts are read
def _tips() -> dict[str, str]:
    """The tips by what stands above them."""
    ids = [id for id in catalog("en").ids() if id.startswith("learn-tip-") and "." not in id]
    return {text(id): id.removeprefix("learn-tip-") for id in ids}


class Pupil(Player):
    """Plays the lesson, and pushes on until that goes wrong once: there is a tip about it too."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "You")
        self.told: set[str] = set()
        self.order: list[str] = []  # in which they were told
        self.astray: list[str] = []  # tips that point at nothing in sight
        self.tops: set[int] = set()  # where the table began
        self.coaches: list[tuple[float, bool]] = []  # how much of the page each took, and whether it covered its part

    def listen(self) -> None:
        """To all that the coach has to say now, one tip after the other."""
        coach = self.page.get_by_role("complementary", name=text("learn-coach"))
        heard = coach.get_by_role("button", name=text("learn-got-it"))
        while True:
            tip = _tips().get(coach.locator(".title").inner_text()) if coach.locator(".title").count() else None
            if tip is None:
                return
            if tip not in _NOWHERE and not self._sees():
                self.astray.append(tip)
            self.coaches.append(self.page.evaluate(_COACH))
            if tip not in self.told:
                self.order.append(tip)
            self.told.add(tip)
            self.tops.add(self.page.evaluate(_TOP))
            if not heard.count():
                return
            heard.click()
            self.tops.add(self.page.evaluate(_TOP))

    def _sees(self) -> bool:
        try:
            self.page.wait_for_function(_IN_SIGHT, timeout=_PATIENCE)
        except TooLate:
            return False
        return True

    def _wanted(self, seen: Seen) -> Locator:
        if PASS in seen["buttons"] and PUSH in seen["buttons"] and "bust" not in self.told:
            return self.button(PUSH)
        return super()._wanted(seen)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_tip_points_at_something(serving: Serving, visits: Visits, screen: ViewportSize) -> None:
    page = visits.open(f"{serving.address}/learn", screen=screen)
    page.get_by_role("button", name=text("learn-start")).click()
    pupil = Pupil(page)
    expect(page.get_by_text(text("table-why-no-hit"))).to_be_visible()  # else it looks as if nothing was rolled yet

    def listened(player: Player, seen: Seen) -> bool:
        pupil.listen()
        return False

    play(pupil, until=listened)
    assert len(pupil.tops) == 1, "the table moved when a tip came or went"
    expect(page.get_by_role("link", name=text("learn-on"))).to_be_visible()
    pupil.listen()
    assert not pupil.astray
    assert pupil.order[:3] == ["missed", "push", "dice"], "what lies there comes first, and hits when there are some"
    assert max(height for height, _ in pupil.coaches) <= 0.21
    assert not any(covered for _, covered in pupil.coaches), "the coach lies over what it speaks of"
    assert pupil.told >= set(_tips().values()) - _MAYBE - {tip for pair in _EITHER for tip in pair}
    assert all(pupil.told & pair for pair in _EITHER)
    assert not pupil.refusals


def test_the_lesson_can_be_left_and_continued(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/learn")
    page.get_by_role("button", name=text("learn-start")).click()
    pupil = Pupil(page)
    pupil.await_question()
    pupil.listen()
    assert pupil.order == ["missed", "push"]
    page.get_by_role("link", name=text("web-home-back")).click()
    page.get_by_role("navigation", name=text("web-nav")).get_by_role("link", name=text("web-nav-learn")).click()
    page.get_by_role("button", name=text("learn-continue")).click()
    again = Pupil(page)
    again.await_question()
    again.listen()
    assert not again.told & pupil.told
    page.get_by_role("link", name=text("web-home-back")).click()
    page.get_by_role("link", name=re.compile(text("web-verb-continue"))).click()
    page.get_by_role("button", name=text("learn-continue")).click()
    expect(page.get_by_role("complementary", name=text("learn-coach"))).to_be_visible()
