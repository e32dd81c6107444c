"""What is shown follows the story: while dice are in the air nothing on the page knows how they will fall."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from playwright.sync_api import Page, expect

from cubecup.locales import catalog
from tests.browser.player import PUSH, Player
from tests.browser.serving import Serving
from tests.browser.visits import PHONE, Visits

_text = catalog("en").text
_BUST: Final = _text("trace-bust")
_PUSHES: Final = 12  # without a bust by then something is wrong


class Moment(TypedDict):
    """What the page shows in one frame."""

    flying: int  # dice in the air over the own board
    asked: bool
    bust: bool  # anywhere on the page
    mine: bool  # the title of the page calls the player
    told: int  # rolls in the log


# Looks at every frame; what does not change is not noted twice.
_WATCH: Final = """([bust, bar]) => {
  window.moments = [];
  const look = () => {
    const log = document.querySelector("[role=log]")?.textContent ?? "";
    const moment = {
      flying: document.querySelectorAll("main .zone .flying").length,
      asked: document.querySelector(`section[aria-label="${bar}"] h2`) !== null,
      bust: document.querySelector("main").textContent.includes(bust),
      mine: document.title.startsWith("●"),
      told: log.split("push").length,
    };
    const last = window.moments.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(moment)) window.moments.push(moment);
    requestAnimationFrame(look);
  };
  look();
}"""


def _moments(page: Page) -> list[Moment]:
    found = cast("list[Moment]", page.evaluate("window.moments"))
    page.evaluate("window.moments = []")
    return found


def _push_until_bust(player: Player) -> list[list[Moment]]:
    """What was shown during each push; the last one is the bust."""
    pushes: list[list[Moment]] = []
    while len(pushes) < _PUSHES:
        seen = player.await_question()
        if PUSH not in seen["buttons"]:
            return pushes
        _moments(player.page)
        player.press(player.button(PUSH))
        player.await_question()
        pushes.append(_moments(player.page))
    raise AssertionError("no bust")


def test_a_push_is_told_by_the_dice_first(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Bo"], seed=7)
    page = visits.open(serving.seat_link(made, 0), "Ann", speed="brisk")
    player = Player(page, "Ann")
    player.await_question()
    page.evaluate(_WATCH, [_BUST, _text("table-actions")])
    *others, last = _push_until_bust(player)
    for push in (*others, last):
        flying = [moment for moment in push if moment["flying"]]
        assert len(flying) > 2, "dice are seen in the air, and coming down one by one"
        assert [moment["flying"] for moment in flying] == sorted((m["flying"] for m in flying), reverse=True)
        for moment in flying:
            assert not moment["asked"], "the next question, and its chance of a bust, come after the last die"
            assert not moment["mine"], "the title of the page included"
            assert not moment["bust"]
    assert not any(moment["bust"] for push in others for moment in push)
    assert any(moment["bust"] and not moment["asked"] for moment in last), "the bust is a moment of its own"
    assert [moment["asked"] for moment in last][-1]


def test_a_press_is_enough(serving: Serving, visits: Visits) -> None:
    """A key or a tap finishes what is being shown, and does nothing else."""
    made = serving.make_table(["Ann", "bot Bo"], seed=7)
    page = visits.open(serving.seat_link(made, 0), "Ann", screen=PHONE, speed="relaxed")
    player = Player(page, "Ann")
    player.await_question()
    player.press(player.button(PUSH))
    expect(page.locator("main .zone .flying").first).to_be_attached()
    page.keyboard.press("x")
    assert player.is_called(within=500)
    player.press(player.button(PUSH))
    expect(page.locator("main .zone .flying").first).to_be_attached()
    place = player.bar.bounding_box()
    assert place is not None
    page.touchscreen.tap(place["x"] + 60, place["y"] + place["height"] - 60)  # where the button will be
    assert player.is_called(within=500)
    page.wait_for_timeout(400)
    assert not page.locator("main .zone .flying").count(), "the tap did not push"
    assert PUSH in player.look()["buttons"]
