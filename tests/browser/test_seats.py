"""Ways to sit at a table: by link, two at one screen, as a spectator; and second thoughts."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from cubecup.locales import catalog
from tests.browser.player import Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import Visits

text = catalog("en").text


def new_table(page: Page, *seats: tuple[str, str]) -> None:
    """Fill in the form as a host does: for each seat its kind and, at this screen, a name."""
    places = page.get_by_role("region", name=text("web-new-seats")).get_by_role("listitem")
    expect(places.first).to_be_visible()
    while places.count() > len(seats):
        places.last.get_by_role("button").click()
    for number, (kind, name) in enumerate(seats):
        place = places.nth(number)
        place.get_by_role("combobox").first.select_option(label=text(f"web-kind-{kind}"))
        if name:
            place.get_by_role("textbox").fill(name)
    page.get_by_role("button", name=text("web-new-make")).click()


def second_round(player: Player, seen: Seen) -> bool:
    return seen["round"] == 2


def test_a_friend_joins_by_link(serving: Serving, visits: Visits) -> None:
    host = visits.open(f"{serving.address}/new", "Ann")
    new_table(host, ("person", "Ann"), ("open", ""), ("bot", ""))
    link = host.get_by_role("textbox", name=text("web-lobby-link"))
    expect(link).to_have_value(re.compile(rf"{serving.address}/t/[\w-]+$"))
    guest = visits.open(link.input_value())
    guest.get_by_role("textbox", name=text("web-name")).fill("Bea")
    guest.get_by_role("button", name=text("web-join-sit")).click()
    ann, bea = Player(host, "Ann"), Player(guest, "Bea")
    play(ann, bea, until=second_round)
    assert ann.answers
    assert bea.answers
    assert not ann.refusals + bea.refusals


def test_a_host_need_not_wait(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/new", "Ann")
    new_table(page, ("person", "Ann"), ("open", ""))
    page.get_by_role("combobox", name=text("web-level")).select_option(label=text("web-level-champion"))
    page.get_by_role("button", name=text("web-seat-a-bot")).click()
    play(Player(page, "Ann"), until=lambda player, seen: True)


def test_two_people_share_a_screen(serving: Serving, visits: Visits) -> None:
    page = visits.open(f"{serving.address}/new")
    new_table(page, ("person", "Ann"), ("person", "Bea"))
    both = Player(page)
    called: set[str] = set()

    def noted(player: Player, seen: Seen) -> bool:
        called.add(seen["waiting"])
        return second_round(player, seen)

    play(both, until=noted)
    assert called == {text("web-turn-of", name="Ann"), text("web-turn-of", name="Bea")}
    assert not both.refusals


def test_a_spectator_sees_everything_and_can_do_nothing(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    guest = Player(visits.open(serving.watch_link(made)))
    expect(guest.page.get_by_text(text("web-watching"), exact=True)).to_be_visible()
    play(ann, until=second_round)
    for zone in ann.look()["zones"]:
        expect(guest.page.get_by_role("region", name=zone, exact=True)).to_be_visible()
    seen = guest.look()
    assert not seen["question"]
    assert not seen["dice"] + seen["cards"] + seen["spaces"] + seen["buttons"]
    assert "Ann" in seen["waiting"]
    guest.page.get_by_role("button", name=text("table-watch", name="Pip")).click()
    expect(guest.page.get_by_role("button", name=text("table-watch", name="Ann"))).to_be_visible()


def test_a_step_can_be_taken_back(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=3, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    one, two = (text("count-spaces", n=n) for n in (1, 2))

    def may_go_far(player: Player, seen: Seen) -> bool:
        return any(two in space for space in seen["spaces"])

    before = play(ann, until=may_go_far)
    assert not before["over"], "this seed gives Ann no two steps"
    ann.press(ann.space(next(space for space in before["spaces"] if one in space)))
    after = ann.await_question()
    assert after["spaces"] != before["spaces"]
    ann.press(ann.button(text("table-undo")))
    expect(ann.space(before["spaces"][-1])).to_be_visible()
    again = ann.await_question()
    assert (again["question"], again["spaces"]) == (before["question"], before["spaces"])
    play(ann, until=lambda player, seen: seen["round"] > 1)
    assert not ann.refusals


def test_one_who_plays_alone_is_warned_before_a_bot_ends_it(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    page = visits.open(serving.seat_link(made, 0))
    ann = Player(page, "Ann")
    ann.await_question()
    page.get_by_role("button", name=text("web-menu")).click()
    page.get_by_role("button", name=text("web-hand-over"), exact=True).click()
    expect(page.get_by_text(text("web-hand-over-alone"))).to_be_visible()
    assert not ann.look()["over"]
    page.get_by_role("button", name=text("web-hand-over-sure")).click()
    expect(page.get_by_role("region", name=text("result-title"))).to_be_visible()


def test_leaving_a_table_calls_no_other(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    page = visits.open(serving.seat_link(made, 0))
    Player(page, "Ann").await_question()
    called: list[str] = []
    page.on("websocket", lambda socket: called.append(socket.url))
    page.get_by_role("link", name=text("web-home-back")).click()
    expect(page.get_by_role("button", name=text("web-home-quick"))).to_be_visible()
    assert not called
