"""What must not be lost: a choice when the page is loaded anew, and a race when the server is killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cubecup.locales import catalog
from tests.browser.leaving import away, resign
from tests.browser.player import PASS, Player, Seen, play
from tests.browser.serving import Serving
from tests.browser.visits import Visits

text = catalog("en").text


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()


def asked(seen: Seen) -> tuple[str, list[str], list[str]]:
    """Whether one may wait depends on the others, who may have answered meanwhile (ROLL-10)."""
    buttons = [button for button in seen["buttons"] if button != text("table-do-wait")]
    return seen["question"], buttons, sorted(seen["dice"])  # in which order dice lie is nobody's question


def test_a_page_loaded_anew_asks_the_same(serving: Serving, visits: Visits) -> None:
    made = serving.make_table(["Ann", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(serving.seat_link(made, 0)), "Ann")
    before = play(ann, until=lambda player, seen: player.asks_for_dice(seen))
    ann.answer(before)
    assert ann.look()["chosen"] == 1, "a die should be chosen before the page is loaded anew"
    ann.page.reload()
    after = ann.await_question()
    assert asked(after) == asked(before)
    assert after["chosen"] == 0
    later = play(ann, until=lambda player, seen: seen["question"] != before["question"])
    assert not later["problem"]


def test_a_killed_server_loses_nothing(mortal: Serving, visits: Visits) -> None:
    made = mortal.make_table(["Ann", "Bea", "bot Pip"], seed=7, cards="race-1", laps=1, timing="free")
    ann = Player(visits.open(mortal.seat_link(made, 0)), "Ann")
    bea = Player(visits.open(mortal.seat_link(made, 1)), "Bea")
    players = (ann, bea)
    play(*players, until=lambda player, seen: seen["round"] == 2 and PASS in seen["buttons"])
    known = [player.await_question() for player in players]

    visits.allow("WebSocket connection")
    mortal.kill()
    for player in players:
        expect(player.page.get_by_text(text("web-connection-lost"))).to_be_visible()
    ann.press(ann.button(PASS))  # into the void: it waits until somebody hears it
    mortal.start()
    for player in players:
        expect(player.page.get_by_text(text("web-connection-lost"))).to_be_hidden()

    assert asked(bea.await_question()) == asked(known[1])
    play(*players, until=lambda player, seen: seen["round"] == 3)
    for seat, player in enumerate(players):
        resign(player.page, mortal, made, seat)  # it goes on to its end: bots are there soon
    with away(ann.page), away(bea.page):
        mortal.until_over(made.table)
    for player in players:
        player.page.get_by_role("button", name=text("results-see-table")).click()
        expect(player.page.get_by_role("region", name=text("result-title"))).to_be_visible()
        assert not player.refusals
