"""Coming back: the gap is filled, or there is a new picture; a repeated message does nothing and is answered again."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from cubecup.server.connection import Connection
from cubecup.server.live import ENTRIES_KEPT
from tests.server.browser import play_on
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import House

FREE = {"timing": "free"}


def test_a_gap_is_filled_with_exactly_what_was_missed(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    here = visit(house, made["table"], *made["tokens"])
    play_on(here, lambda it: it.seq >= 3)
    away = visit(house, made["table"], made["tokens"][0], seen=here.seq)
    assert (away.first["type"], away.first["entries"], away.first["seq"]) == ("update", [], here.seq)
    away.close()
    last = away.seq
    play_on(here, lambda it: it.seq >= last + 7)
    back = visit(house, made["table"], made["tokens"][0], seen=last)
    assert back.first["type"] == "update"
    assert [entry["seq"] for entry in back.first["entries"]] == list(range(last + 1, here.seq + 1))
    assert back.first["entries"] == here.entries[-len(back.entries) :]
    assert back.view == here.view
    assert back.choices == [choice for choice in here.choices if choice["seat"] == 0]


def test_a_gap_is_filled_across_a_restart_and_an_undo(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE, seed=1)
    here = visit(house, made["table"], *made["tokens"])
    here.must_act("push", 0)
    here.must_act("pass", 0)
    assert here.command("undo", seat=0)["type"] == "accepted"
    house.stop()
    again = make_house()
    back = visit(again, made["table"], *made["tokens"], seen=1)
    assert back.first["type"] == "update"
    assert back.entries == here.entries[2:]
    assert [entry["kind"] for entry in back.entries] == ["act", "undo"]
    assert (back.view, back.choices, back.may_undo) == (here.view, here.choices, here.may_undo)


def test_a_gap_too_large_or_impossible_gets_the_whole_picture(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=2)
    here = visit(house, made["table"], *made["tokens"])
    play_on(here, lambda it: it.seq >= ENTRIES_KEPT + 2)
    for seen in (1, 0, -5, 10_000):
        back = visit(house, made["table"], *made["tokens"], seen=seen)
        assert back.first["type"] == "welcome", seen
        assert len(back.first["log"]) == ENTRIES_KEPT
        assert back.first["log"][-1]["seq"] == back.seq == here.seq
    enough = visit(house, made["table"], *made["tokens"], seen=here.seq - ENTRIES_KEPT)
    assert enough.first["type"] == "update"
    assert len(enough.entries) == ENTRIES_KEPT


def test_a_repeated_message_does_nothing_and_is_answered_again(house: House, visit: Visit) -> None:
    made = house.make("person", "person", options=FREE, seed=1)
    browser = visit(house, made["table"], made["tokens"][0])
    first = browser.act("push", id="the same")
    view = browser.view
    assert browser.act("push", id="the same") == first
    assert browser.act("anything", id="the same") == first
    browser.catch_up()
    assert (browser.seq, browser.view) == (1, view)
    undo = browser.refusal("undo", id="the same-2", seat=0)
    assert undo == "no-undo", "dice fell"
    assert browser.act("pass", id="the same-2")["seq"] == 2, "a rejected message may be sent again"
    other = visit(house, made["table"], made["tokens"][1])
    assert other.act("push", id="the same")["seq"] == 3, "the ids of another seat are its own"
    watcher = visit(house, made["table"])
    assert watcher.refusal("act", id="the same", seat=0, action="push") == "not-your-seat"


def test_a_repeat_is_known_after_a_restart(make_house: MakeHouse, visit: Visit) -> None:
    house = make_house()
    made = house.make("person", "person", options=FREE, seed=1)
    accepted = visit(house, made["table"], *made["tokens"]).act("push", 0, id="once")
    house.stop()
    again = make_house()
    browser = visit(again, made["table"], *made["tokens"], seen=1)
    assert browser.act("push", 0, id="once") == accepted
    assert browser.seq == 1


class _Deaf:
    """A socket that takes nothing and says nothing."""

    async def send(self, message: object) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> None:
        await asyncio.Event().wait()


def test_a_browser_that_does_not_listen_is_dropped_and_delays_nobody() -> None:
    async def main() -> None:
        connection = Connection(cast("WebSocket", _Deaf()), 100, 100)
        sender = asyncio.create_task(connection.send_on())
        hearing = asyncio.create_task(connection.hear())
        await asyncio.sleep(0)
        for number in range(1000):
            connection.send(str(number))  # never waits
        with pytest.raises(WebSocketDisconnect):
            await hearing
        with pytest.raises(WebSocketDisconnect):
            await connection.hear()
        assert connection.lagging
        sender.cancel()

    asyncio.run(main())


def test_a_lagging_browser_is_not_dropped_while_its_message_is_carried_out() -> None:
    async def main() -> None:
        connection = Connection(cast("WebSocket", _Deaf()), 100, 100)
        for number in range(1000):
            connection.send(str(number))
        await asyncio.sleep(0)  # a cancelled task would notice here
        with pytest.raises(WebSocketDisconnect):
            await connection.hear()

    asyncio.run(main())
