"""Coming back: the gap is filled, or there is a new picture; a repeated message does nothing and is answered again."""

from __future__ import annotations

import socket

import pytest

from cubecup.server.table.live_table import ENTRIES_KEPT
from tests.server.browser import play_on, wait_until
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


def test_two_windows_on_one_seat(house: House, visit: Visit) -> None:
    """Both are told everything; an answer to a question that the other window has answered is late."""
    made = house.make("person", "person", options=FREE, seed=1)
    one, two = (visit(house, made["table"], made["tokens"][0]) for _ in range(2))
    assert one.command("act", seat=0, action="push", seen=0)["type"] == "accepted"
    assert two.refusal("act", seat=0, action="pass", seen=0) == "late", "it would answer a question nobody has seen"
    assert (one.view, one.choices) == (two.view, two.choices)
    other = visit(house, made["table"], made["tokens"][1])
    other.must_act("push")
    one.until_seq(2)
    assert one.command("act", seat=0, action="pass", seen=1)["type"] == "accepted", "others may act meanwhile"
    assert two.refusal("undo", seat=0, seen=1) == "late"
    assert two.command("undo", seat=0, seen=3)["type"] == "accepted"


def test_who_was_away_when_seats_changed_hands_gets_a_full_picture(make_house: MakeHouse, visit: Visit) -> None:
    """An update would not say which seats are still one's own."""
    house = make_house()
    made = house.make("person", "person", "person", options=FREE)
    one, two = visit(house, made["table"], *made["tokens"][:2]), visit(house, made["table"], made["tokens"][2])
    play_on(one, lambda it: it.seq >= 3)
    one.close()
    house.post(f"/api/tables/{made['table']}/reissue", {"host": made["host"], "seat": 1})
    house.stop()
    again = make_house()
    back = visit(again, made["table"], *made["tokens"][:2], seen=3)
    assert (back.first["type"], back.you, back.seq) == ("welcome", [0], 4), "the host's deed is the latest entry"
    two = visit(again, made["table"], made["tokens"][2])
    two.must_act("push")
    back.until_seq(4)
    knows = visit(again, made["table"], made["tokens"][0], seen=4)
    assert knows.first["type"] == "update", "whoever has seen what came later knows of it"


def test_a_browser_that_does_not_listen_is_cut_off_and_delays_nobody(
    make_house: MakeHouse, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cubecup.server.web.connection.MOST_BEHIND", 10_000)
    house = make_house()
    made = house.make("person", "person", options=FREE | {"laps": 9})
    open_table = house.tables._open[made["table"]]
    with _deaf(house, made["table"]) as deaf:
        wait_until(lambda: len(open_table.session.visitors) == 1)
        player = visit(house, made["table"], *made["tokens"])
        play_on(player, until=lambda _: len(open_table.session.visitors) == 1)
        deaf.settimeout(20)
        while deaf.recv(1 << 20):  # what the system had taken for it, and then the end
            pass
    player.must_act(player.choices[0]["actions"][0], player.choices[0]["seat"])
    back = visit(house, made["table"])
    assert (back.first["type"], back.seq) == ("welcome", player.seq), "whoever comes back gets a full picture"


def _deaf(house: House, table: str) -> socket.socket:
    """A spectator that says hello and never reads; the system takes little for it."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((house.host, house.port))
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version: 13", "", "",
    )  # fmt: skip
    deaf.sendall("\r\n".join(lines).encode())
    assert b" 101 " in deaf.recv(4096)
    hello = b'{"type":"hello"}'
    deaf.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return deaf
