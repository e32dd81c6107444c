"""What is shown follows what is told: while dice are in the air nothing on the page knows how they will fall."""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from playwright.sync_api import Page, expect

from cubecup.cubitos.printed import COLORS
from cubecup.locales import catalog
from tests.browser.player import PASS, PUSH, Player
from tests.browser.serving import Serving
from tests.browser.visits import PHONE, Visits

_text = catalog("en").text
_BUST: Final = _text("trace-bust")
_PUSHES: Final = 12  # without a bust by then something is wrong


class Moment(TypedDict):
    """What the page shows in one frame."""

    flying: int  # dice in the air over the own board
    active: int  # dice of the own Active Zone
    lit: int  # of these, how many glow as hits
    asked: bool
    bust: bool  # anywhere on the page
    mine: bool  # the title of the page calls the player


# Looks after every change of the page; what does not change is not noted twice. Dice that fade out are down already.
_WATCH: Final = """([bust, bar]) => {
  window.moments = [];
  window.look = () => ({
    flying: document.querySelectorAll("main .zone .flying:not([inert])").length,
    active: document.querySelectorAll("main .zone.active li").length,
    lit: document.querySelectorAll("main .zone.active li.hit").length,
    asked: document.querySelector(`section[aria-label="${bar}"] h2`) !== null,
    bust: document.querySelector("main").textContent.includes(bust),
    mine: document.title.startsWith("●"),
  });
  new MutationObserver(() => {
    const [last, moment] = [window.moments.at(-1), window.look()];
    if (JSON.stringify(last) !== JSON.stringify(moment)) window.moments.push(moment);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""

# The first time dice are in the air, and from within the page, so that nothing depends on how fast it is.
_ONCE_FLYING: Final = """way => {
  const ways = {
    key: () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "x" })),
    // A tap where the button for the next push comes to light: the click that ends it must not be taken for a push.
    tap: () => {
      document.querySelector("main").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      const shown = new MutationObserver(() => {
        const button = document.querySelector("main .buttons .primary");
        if (!button) return;
        shown.disconnect();
        button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        window.tapped = true;
      });
      shown.observe(document, { subtree: true, childList: true });
    },
  };
  window.thrown = 0;
  const seen = new MutationObserver(() => {
    const { flying } = window.look();
    if (!flying) return;
    seen.disconnect();
    window.thrown = flying;
    ways[way]();
  });
  seen.observe(document, { subtree: true, childList: true });
}"""


# Boards on which something is being shown, noted from the moment the skip button is pressed.
_SHOWN: Final = """() => {
  window.shown = [];
  document.addEventListener("click", () => setTimeout(() => {
    new MutationObserver(() => {
      for (const board of document.querySelectorAll(".opponent.acting")) window.shown.push(board.ariaLabel);
    }).observe(document, { subtree: true, attributes: true, childList: true });
  }));
}"""


# Animations and transitions that take any time, noted whenever the page changes.
_MOVING: Final = """() => {
  window.moving = [];
  new MutationObserver(() => {
    for (const one of document.getAnimations()) {
      const { duration } = one.effect.getComputedTiming();
      const name = one.animationName ?? one.transitionProperty ?? "?";
      if (duration > 1 && one.playState === "running") window.moving.push(name);
    }
  }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
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
        before = flying[0]["active"]
        assert all(moment["lit"] == 0 for moment in flying if moment["active"] == before), "no hit glows in advance"
        for moment in flying:
            assert not moment["asked"], "the next question, and its chance of a bust, come after the last die"
            assert not moment["mine"], "the title of the page included"
            assert not moment["bust"]
    assert not any(moment["bust"] for push in others for moment in push)
    assert any(moment["bust"] and not moment["asked"] for moment in last), "the bust is a moment of its own"
    assert [moment["asked"] for moment in last][-1]


def test_a_press_is_enough(serving: Serving, visits: Visits) -> None:
    """A key or a tap finishes what is being shown, and does nothing else."""
    made = serving.make_table(["Ann", "Bob"], seed=7, timing="free")  # Bob is not there: nobody else's deeds are shown
    page = visits.open(serving.seat_link(made, 0), "Ann", screen=PHONE, speed="relaxed")
    player = Player(page, "Ann")
    player.await_question()
    page.evaluate(_WATCH, [_BUST, _text("table-actions")])
    for way in ("key", "tap"):
        page.evaluate(_ONCE_FLYING, way)
        _moments(page)
        player.press(player.button(PUSH))
        page.wait_for_function("() => window.thrown && window.look().asked")
        thrown = page.evaluate("window.thrown")
        counts = {moment["flying"] for moment in _moments(page)}
        assert counts == {0, thrown}, "all dice came down together"
    assert page.evaluate("window.tapped")
    assert page.evaluate("window.look()")["asked"], "the tap did not push"
    assert PUSH in player.look()["buttons"]


def test_what_bots_do_can_be_skipped(serving: Serving, visits: Visits) -> None:
    """Without the button it would be shown, board by board, and the last deeds stay in view meanwhile."""
    made = serving.make_table(["Ann", "bot Pip", "bot Dot"], seed=7, timing="strict")
    page = visits.open(serving.seat_link(made, 0), "Ann", screen=PHONE, speed="relaxed")
    player = Player(page, "Ann")
    player.await_question()
    skip = page.get_by_role("button", name=_text("table-skip"))
    player.press(player.button(PASS))
    expect(skip).to_be_visible()
    deeds = page.get_by_role("region", name=_text("table-actions")).locator(".latest p")
    assert 1 <= deeds.count() <= 3
    page.evaluate(_SHOWN)
    skip.click()
    player.await_question()
    shown = page.evaluate("window.shown")
    assert not shown, f"still shown after the skip: {shown}"


def test_what_a_bot_plays_to_the_end_can_be_skipped(serving: Serving, visits: Visits) -> None:
    """Also the deeds of the own seat, which a bot plays from now on; on a phone, where the menu covers the table."""
    made = serving.make_table(["Ann", "bot Pip"], seed=7, timing="strict")
    page = visits.open(serving.seat_link(made, 0), "Ann", screen=PHONE, speed="relaxed")
    player = Player(page, "Ann")
    player.await_question()
    page.get_by_role("button", name=_text("web-menu")).click()
    page.get_by_role("button", name=_text("web-hand-over"), exact=True).click()
    page.get_by_role("button", name=_text("web-hand-over-sure")).click()
    skip = page.get_by_role("button", name=_text("table-skip"))
    for _ in range(5):
        expect(skip).to_be_visible()
        expect(skip).to_be_in_viewport(ratio=1)
        page.wait_for_timeout(200)
    skip.click()
    page.wait_for_function("over => document.querySelector(`[aria-label='${over}']`)", arg=_text("result-title"))
    assert not page.locator("main[data-beat]").count(), "nothing of it is shown beat by beat"


# What the page shows at each beat that the stage plays: when it begins, when it happens, and when all are over.
_BEATS: Final = """() => {
  const main = document.querySelector("main");
  window.beats = [];
  new MutationObserver(() => window.beats.push({ beat: main.dataset.beat ?? "", ...window.look() }))
    .observe(main, { attributeFilter: ["data-beat"] });
}"""


def test_less_motion_shows_the_same_in_the_same_order(serving: Serving, visits: Visits) -> None:
    """Beat by beat, as the stage plays them, the page tells the same; but nothing on it moves."""
    told: list[list[dict[str, Any]]] = []
    for motion in ("no-preference", "reduce"):
        made = serving.make_table(["Ann", "Bob"], seed=7, timing="free")
        page = visits.open("about:blank", "Ann", speed="brisk")
        page.emulate_media(reduced_motion=cast("Any", motion))
        page.goto(serving.seat_link(made, 0))
        player = Player(page, "Ann")
        player.await_question()
        page.evaluate(_WATCH, [_BUST, _text("table-actions")])
        page.evaluate(_BEATS)
        page.evaluate(_MOVING)
        pushes = _push_until_bust(player)
        told.append(page.evaluate("window.beats"))
        moving = page.evaluate("window.moving")
        assert bool(moving) == (motion == "no-preference"), moving
        assert len({moment["flying"] for moment in pushes[0]}) > 3, "one by one"
    plain, calm = told
    assert calm == plain
    begun = [beat["beat"].split() for beat in plain if beat["beat"]]
    assert {kind for _, kind, *_ in begun} >= {"push", "tumble", "miss", "hit", "bust"}
    numbers = [int(number) for number, *_ in begun]
    assert sorted(set(numbers)) == list(range(numbers[0], numbers[-1] + 1)), "no beat is left out"
    assert plain[-1]["asked"]
    assert not plain[-1]["beat"]


# Whatever flies, and the names of places where something can set out or arrive.
_FLIGHTS: Final = """() => {
  window.flown = 0;
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(one => {
    if (one.nodeType === Node.ELEMENT_NODE && one.matches(".flight")) window.flown += 1;
  }))).observe(document.querySelector("main"), { subtree: true, childList: true });
}"""
_NAMES: Final = """() => [...document.querySelectorAll("[data-place]")].map(one => one.dataset.place)"""
_PARTS: Final = ("draw", "roll", "active", "discard", "money", "movement", "credits", "fans")


def test_what_dice_bring_flies_to_where_it_counts(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="strict")
    page = visits.open(serving.seat_link(made, 0), "Ann", speed="brisk")
    ann = Player(page, "Ann")
    ann.await_question()
    places = set(page.evaluate(_NAMES))
    assert places >= {f"0.{part}" for part in _PARTS} | {"1", "fan.0", "fan.1", "runner.0", "runner.1"}
    assert len([place for place in places if place.startswith("tray.")]) == len(COLORS)
    page.evaluate(_FLIGHTS)
    ann.press(ann.button(PASS))
    ann.await_question()
    assert page.evaluate("window.flown"), "coins and shoes fly from the dice"
