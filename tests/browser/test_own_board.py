"""The own board on a phone while dice are asked for: what is to be rolled is in sight, and all counts add up."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cubecup.locales import catalog
from tests.browser.player import FILL, PUSH, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.sight import hidden
from tests.browser.visits import DESKTOP, PHONE, Visits

text = catalog("en").text

_CLEAR: Final = text("table-clear")
_ROUNDS: Final = 5
_COUNTED: Final = ".zone.roll li:not(:has([data-sign~=start-die]))"


# Two digits everywhere, and one number with a part that has a reason of its own.
_OVERLAPPING: Final = """() => {
  const figures = [...document.querySelectorAll(".self .figure")];
  for (const one of figures) one.querySelector(".value").textContent = "12";
  const number = figures[4].querySelector(".number");
  const extra = document.createElement("span");
  extra.className = number.className.replace("number", "extra");
  extra.append("+2");
  number.append(extra);
  const places = figures.map(one => one.getBoundingClientRect());
  const ends = figures.map(one => one.querySelector(".number").getBoundingClientRect().right);
  const beside = (one, at) => at && one.top === places[at - 1].top;
  return places.flatMap((one, at) => beside(one, at) && one.left < ends[at - 1] ? [ends[at - 1] - one.left] : []);
}"""


class Bold(Player):
    """Pushes until there is something to lose."""

    def dares(self, seen: Seen) -> bool:
        return True


def seated(serving: Serving, visits: Visits, screen: ViewportSize) -> Page:
    made = serving.make_table(["Ann", "bot Pip/random"], seed=7, cards="race-1", laps=1, timing="free")
    return visits.open(serving.seat_link(made, 0), screen=screen)


def test_what_a_push_would_roll_is_in_sight(serving: Serving, visits: Visits) -> None:
    page = seated(serving, visits, PHONE)
    seen = 0

    def pushing(player: Player, now: Seen) -> bool:
        nonlocal seen
        if PUSH in now["buttons"]:
            seen += 1
            assert not hidden(page, ".zone.roll li"), "dice to roll are out of sight"
            left = page.locator(".actions .left")
            expect(left).to_have_text(re.compile(r"\d+"))
        return now["round"] > _ROUNDS

    play(Bold(page, "Ann"), until=pushing)
    assert seen > _ROUNDS


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_numbers_of_a_draw_add_up(serving: Serving, visits: Visits, screen: ViewportSize) -> None:
    page = seated(serving, visits, screen)
    ann = Player(page, "Ann")
    came = 0
    for number in range(2, _ROUNDS):
        play(ann, until=lambda player, seen, number=number: FILL in seen["buttons"] and seen["round"] >= number)  # type: ignore[misc]
        asked = int(re.sub(r"\D", "", ann.look()["question"]))
        there = page.locator(_COUNTED).count()
        amount = int(page.locator(".board [data-sign=number-draw] .value").inner_text())
        expect(ann.bar.get_by_text(text("table-draw-sum", there=there, n=asked, all=amount))).to_be_visible()
        assert there + asked == amount
        came += ann.bar.get_by_text(text("table-draw-came")).count()
        assert not hidden(page, ".zone.draw li")
    assert came, "no dice came without having been chosen"


def test_a_button_is_what_it_was_before_the_press(serving: Serving, visits: Visits) -> None:
    page = seated(serving, visits, PHONE)
    ann = Player(page, "Ann")
    play(ann, until=lambda player, seen: FILL in seen["buttons"])
    fill, clear = ann.button(FILL), ann.button(_CLEAR)
    before = fill.bounding_box(), clear.bounding_box()
    expect(clear).to_be_disabled()
    fill.tap()
    expect(clear).to_be_enabled()
    expect(fill).to_be_disabled()
    assert (fill.bounding_box(), clear.bounding_box()) == before


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_large_numbers_stand_beside_each_other(serving: Serving, visits: Visits, screen: ViewportSize) -> None:
    page = seated(serving, visits, screen)
    Player(page, "Ann").await_question()
    assert page.evaluate(_OVERLAPPING) == []
