"""Where to?, and second thoughts: what leads on for nothing is offered first, a finger sees before it goes, and an
answer given by mistake costs nothing."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.ahead import asked, play_ahead
from tests.browser.axe import violations
from tests.browser.player import PASS, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.sight import hidden
from tests.browser.visits import PHONE, Visits

text = catalog("en").text

_FORWARD: Final = text("where-forward")
_FINGERTIP: Final = 44
_MOST: Final = 0.4  # of a space in sight: its middle, if nothing more
_SIZES: Final = """() => [...document.querySelectorAll(".goal > path")].map(one => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
})"""
_SCROLLED: Final = """bar => {
  const scrolls = one => /auto|scroll/.test(getComputedStyle(one).overflowY);
  const inside = [...bar.querySelectorAll("*")].filter(one => scrolls(one) && one.scrollHeight > one.clientHeight + 1);
  return inside.map(one => one.className);
}"""
# The few seconds in which an answer can be taken back are as long as the test likes.
_HOLD_TIME: Final = """() => {
  const real = window.setTimeout;
  window.held = [];
  window.setTimeout = (what, wait, ...more) => wait === 4000 ? (window.held.push(what), -1) : real(what, wait, ...more);
}"""


def seated(serving: Serving, visits: Visits, *seats: str, **more: object) -> Player:
    made = serving.make_table(seats or ["Ann", "bot Pip/random"], seed=7, cards="race-1", laps=1, timing="free")
    return Player(visits.open(serving.seat_link(made, 0), **more), "Ann")  # type: ignore[arg-type]


def far(player: Player, seen: Seen) -> bool:
    """Where to?, with something ahead that is two steps away."""
    return any(text("count-spaces", n=2) in space for space in seen["spaces"])


def test_what_leads_on_for_nothing_comes_first(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits)
    play(ann, until=far)
    offered = ann.look()["spaces"]
    sideways = [space for space in offered if not space.startswith(_FORWARD)]
    assert all(text("reward-credits", n=1) in space for space in sideways), "sideways is shown only for a reward"
    toggle = ann.page.get_by_role("button", name=re.compile(text("where-aside", spaces="")))
    more = int(re.sub(r"\D", "", toggle.inner_text()))
    toggle.click()
    everything = ann.look()["spaces"]
    assert len(everything) == len(offered) + more
    assert any(space.startswith(text("where-back")) for space in everything)
    ann.page.get_by_role("button", name=text("table-list")).click()
    listed = ann.page.get_by_role("dialog").get_by_role("list", name=text("where-group-plain"), exact=True)
    assert set(listed.get_by_role("button").all_inner_texts()) <= set(offered)
    ann.page.keyboard.press("Escape")
    there = next(space for space in offered if text("count-spaces", n=2) in space)
    ann.space(there).hover()
    expect(ann.page.locator(".way")).to_have_count(2)
    remaining = there.split(", ")[1].split()[0]
    expect(ann.page.locator(".remains")).to_have_text(remaining)
    expect(ann.bar.locator(".left b")).to_have_text(remaining)
    ann.space(there).click()
    expect(ann.page.locator(".goal")).not_to_have_count(len(everything))


def test_a_finger_sees_before_it_goes(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits, screen=PHONE)
    play(ann, until=far)
    sizes: list[float] = ann.page.evaluate(_SIZES)
    assert min(sizes) >= _FINGERTIP
    assert not hidden(ann.page, ".goal > path, .runner.own")
    before = ann.look()
    there = before["spaces"][-1]
    ann.space(there).tap()
    go = ann.button(text("where-go"))
    expect(go).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".way")).to_have_count(2)
    found = violations(ann.page)
    assert not found, "\n".join(found)
    assert ann.look()["spaces"] == before["spaces"]
    ann.space(there).tap()
    expect(go).to_have_count(0)
    expect(ann.page.locator(".remains")).to_have_count(0)


def test_the_way_out_is_in_sight_with_everything_open(serving: Serving, visits: Visits) -> None:
    """Also in the language with the longest words; nothing of the panel is to be scrolled for."""
    made = serving.make_table(["Ann", "bot Pip/random"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    polish = visits.open(serving.seat_link(made, 0), language="pl")
    play(ann, until=far)
    say = catalog("pl").text
    toggle = polish.get_by_role("button", name=re.compile(say("where-aside", spaces="")))
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    bar = polish.get_by_role("region", name=say("table-actions"))
    stop = bar.get_by_role("button", name=re.compile(say("do-stop"), re.IGNORECASE))
    expect(stop).to_be_in_viewport(ratio=1)
    scrolled: list[str] = bar.evaluate(_SCROLLED)
    assert not scrolled


def test_a_finger_buys_only_what_it_has_seen(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits, screen=PHONE, slips="")
    seen = play(ann, until=lambda player, seen: bool(seen["cards"]))
    wanted = ann.card(seen["cards"][0])
    wanted.tap()
    pick = ann.button(seen["cards"][0])
    expect(pick).to_be_in_viewport(ratio=1)
    assert ann.look()["cards"] == seen["cards"], "nothing is bought yet"
    found = violations(ann.page)
    assert not found, "\n".join(found)
    wanted.tap()
    expect(pick).to_have_count(0)
    bought = ann.page.locator("[role=log]")
    expect(bought).to_contain_text(text("trace-buy", die="", n=0).split(":")[0])


def passing(player: Player, seen: Seen) -> bool:
    return PASS in seen["buttons"] and seen["safe"]


def test_on_a_phone_a_costly_answer_is_asked_about(serving: Serving, visits: Visits) -> None:
    ann = seated(serving, visits, screen=PHONE, slips="")
    play(ann, until=passing)
    ann.button(PASS).tap()
    expect(ann.bar.get_by_role("alert")).to_have_text(text("sure-pass"))
    found = violations(ann.page)
    assert not found, "\n".join(found)
    ann.button(text("sure-back")).tap()
    expect(ann.bar.get_by_role("alert")).to_have_count(0)
    assert passing(ann, ann.look())
    ann.button(PASS).tap()
    ann.button(PASS).tap()
    expect(ann.page.locator("[role=log]")).to_contain_text(text("trace-pass"))


def test_whoever_waits_can_take_the_last_answer_back(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "Ben"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0), slips=""), "Ann")
    ben = Player(visits.open(serving.seat_link(made, 1)), "Ben")
    seen = ann.await_question()
    while PASS not in seen["buttons"]:
        ann.answer(seen)
        seen = ann.await_question()
    ann.page.evaluate(_HOLD_TIME)
    ann.button(PASS).click()
    back = ann.button(text("sure-take-back"))
    expect(back).to_be_visible()
    found = violations(ann.page)
    assert not found, "\n".join(found)
    back.click()
    assert PASS in ann.await_question()["buttons"]
    status = ben.page.get_by_role("region", name=text("table-board", name="Ann"))
    ann.button(PASS).click()
    expect(back).to_be_visible()
    expect(status).not_to_contain_text(text("table-status-rolled"))
    ann.page.evaluate("window.held.at(-1)()")
    expect(back).to_have_count(0)
    expect(status).to_contain_text(text("table-status-rolled"))


def test_spaces_beyond_the_edge_are_told_and_reached(serving: Serving, visits: Visits) -> None:
    """A finger has large spaces and a part of the track at a time: arrows lead to the others, a button shows all."""
    made = serving.make_table(["Ann", "bot Pip/random"], seed=7, cards="race-1", laps=1, timing="free")
    play_ahead(serving, made.table, made.keys[0].token, asked("move", since=6))  # far enough for long ways
    ann = Player(visits.open(serving.seat_link(made, 0), screen=PHONE), "Ann")
    ann.page.emulate_media(reduced_motion="reduce")  # the map need not be waited for
    play(ann, until=lambda player, seen: any(text("count-spaces", n=4) in space for space in seen["spaces"]))
    ann.page.get_by_role("button", name=re.compile(text("where-aside", spaces=""))).tap()
    arrows = ann.page.locator(".beyond button")
    expect(arrows).not_to_have_count(0)
    found = violations(ann.page)
    assert not found, "\n".join(found)
    offered = ann.page.locator(".goal")
    out = set(hidden(ann.page, ".goal", _MOST))
    told = sum(int(re.sub(r"\D", "", arrow.inner_text())) for arrow in arrows.all())
    assert 0 < told <= len(out)
    for edge in ("right", "left", "up", "down"):
        arrow = ann.page.locator(f".beyond .{edge}")
        for _ in range(offered.count()):
            if not arrow.count():
                break
            arrow.tap()
            out &= set(hidden(ann.page, ".goal", _MOST))
        expect(arrow).to_have_count(0)
    assert not out, "spaces that no arrow leads to"
    whole = ann.page.get_by_role("button", name=text("where-whole"))
    whole.tap()
    expect(whole).to_have_attribute("aria-pressed", "true")
    expect(arrows).to_have_count(0)
    assert not hidden(ann.page, ".goal")
    offered.last.tap()
    expect(ann.button(text("where-go"))).to_be_in_viewport(ratio=1)
