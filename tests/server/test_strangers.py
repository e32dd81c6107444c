"""Whoever comes from elsewhere, says nothing, or hangs up in the middle: told in one line, and no bother to others."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest
from starlette.types import Scope
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cubecup.cubitos.dice import KINDS
from cubecup.cubitos.reach import MOST_STEPS, MOST_WAYS, reach
from cubecup.cubitos.state import CubitosState
from cubecup.games import make_game
from cubecup.kernel.errors import CubeCupError
from cubecup.server.process import _in_one_line
from cubecup.server.web.callers import caller_of
from cubecup.server.web.doorkeeper import Doorkeeper
from cubecup.server.web.visits import check_visit
from tests.server.browser import play_on, wait_until
from tests.server.conftest import MakeHouse, Visit
from tests.server.house import PATIENCE, House

TABLE = {"seats": [{"kind": "person"}, {"kind": "bot"}]}


def _post(house: House, headers: dict[str, str]) -> tuple[int, str]:
    connection = http.client.HTTPConnection(house.host, house.port, timeout=PATIENCE)
    connection.request("POST", "/api/tables", json.dumps(TABLE), {"Content-Type": "application/json"} | headers)
    answer = connection.getresponse()
    body = json.loads(answer.read())
    connection.close()
    return answer.status, str(body.get("code", ""))


def test_pages_of_others_do_nothing_here(house: House) -> None:
    own = f"{house.host}:{house.port}"
    assert _post(house, {"Origin": f"http://{own}"})[0] == 201
    assert _post(house, {})[0] == 201, "a program has no origin"
    for origin in ("http://evil.example", f"http://{house.host}:1", "null", "http://[", f"http://{own}@evil.example"):
        assert _post(house, {"Origin": origin}) == (403, "wrong-origin")
    assert _post(house, {"Host": "evil.example", "Origin": "http://evil.example"}) == (403, "wrong-host")
    assert _post(house, {"Host": "localhost:80", "Origin": "http://localhost:80"})[0] == 201


def test_a_socket_is_for_our_own_pages(house: House) -> None:
    made = house.make("person", "bot")
    with connect(house.socket(made["table"]), origin=Origin(f"http://{house.host}:{house.port}")):
        pass
    with pytest.raises(InvalidStatus, match="403"):
        connect(house.socket(made["table"]), origin=Origin("http://evil.example"))


def _scope(host: str, server: str) -> Scope:
    return {"type": "http", "headers": [(b"host", host.encode())], "server": (server, 80)}


@pytest.mark.parametrize(
    ("host", "server", "hosts", "fits"),
    [
        ("localhost:8000", "127.0.0.1", "", True),
        ("127.0.0.1", "127.0.0.1", "", True),
        ("[::1]:8000", "::1", "", True),
        ("rebound.example", "127.0.0.1", "", False),
        ("", "127.0.0.1", "", False),
        ("races.example", "192.0.2.7", "", True),
        ("races.example:443", "192.0.2.7", "races.example, cups.example", True),
        ("other.example", "192.0.2.7", "races.example, cups.example", False),
        ("localhost", "127.0.0.1", "races.example", False),
    ],
)
def test_the_names_of_a_server(host: str, server: str, hosts: str, fits: bool) -> None:
    if fits:
        check_visit(_scope(host, server), hosts)
    else:
        with pytest.raises(CubeCupError) as refused:
            check_visit(_scope(host, server), hosts)
        assert refused.value.code == "wrong-host"


def test_behind_a_proxy_the_name_is_the_proxys_business(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    check_visit(_scope("races.example", "127.0.0.1"), "")


def test_only_json_is_taken(house: House) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert _post(house, {"Content-Type": kind}) == (415, "content-type")
    assert _post(house, {"Content-Type": "application/json; charset=utf-8"})[0] == 201


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/tables/none", "/assets/none.js"])
def test_every_answer_forbids_what_we_never_do(house: House, path: str) -> None:
    connection = http.client.HTTPConnection(house.host, house.port, timeout=PATIENCE)
    connection.request("GET", path)
    headers = connection.getresponse().headers
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert (headers["X-Frame-Options"], headers["X-Content-Type-Options"]) == ("DENY", "nosniff")
    assert headers["Referrer-Policy"] == "no-referrer"
    connection.close()


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.INFO):
        yield caplog


def test_a_body_that_breaks_off_is_no_mistake_of_ours(make_house: MakeHouse, lines: pytest.LogCaptureFixture) -> None:
    house = make_house(request_seconds=0.2)
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    with closing(socket.create_connection((house.host, house.port))) as gone:
        gone.sendall(head)
    with closing(socket.create_connection((house.host, house.port), timeout=PATIENCE)) as slow:
        slow.sendall(head)
        assert b" 408 " in slow.recv(4096), "nobody waits forever"
    assert house.get("/api/about").status == 200
    assert not any(record.exc_info for record in lines.records)


def test_what_is_no_text_is_told_in_one_line(house: House, visit: Visit) -> None:
    made = house.make("person", "bot")
    browser = visit(house, made["table"], *made["tokens"])
    browser.socket.send(b"\xff\xfe{", text=True)
    assert browser.end()["close"] == 1007
    error = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    record = logging.LogRecord("x", logging.ERROR, "x", 1, "not UTF-8", (), (type(error), error, None))
    assert _in_one_line(record)
    assert record.exc_info is None


def test_silent_connections_are_closed(make_house: MakeHouse) -> None:
    """Those that say nothing, those that begin to ask and stop, and those that stop after an answer."""
    house = make_house(hello_seconds=0.3)
    doorkeeper = house.server.config.doorkeeper  # type: ignore[attr-defined]
    sockets = [socket.create_connection((house.host, house.port), timeout=PATIENCE) for _ in range(3)]
    sockets[1].sendall(b"GET /api/about HTTP/1.1\r\nHost: loc")
    sockets[2].sendall(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert sockets[2].recv(4096).startswith(b"HTTP/1.1 200")
    sockets[2].sendall(b"GET /api/ab")
    for one in sockets:
        with closing(one):
            while True:
                try:
                    if not one.recv(65_536):
                        break
                except ConnectionResetError:
                    break
    wait_until(lambda: doorkeeper.count() == 0)


def test_only_so_many_connections(make_house: MakeHouse, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that never ask: whoever is there already is not disturbed, and there is room again afterwards."""
    monkeypatch.setattr("cubecup.server.process._SPARE", 3)
    house = make_house(most_connections=5, most_per_address=5)
    made = house.make("person", "bot")
    player = visit(house, made["table"], *made["tokens"])
    doorkeeper = house.server.config.doorkeeper  # type: ignore[attr-defined]
    wait_until(lambda: doorkeeper.count() == 1)
    crowd = [socket.create_connection((house.host, house.port), timeout=PATIENCE) for _ in range(20)]
    wait_until(lambda: doorkeeper.count() == 8)
    player.catch_up()
    for one in crowd:
        one.close()
    wait_until(lambda: doorkeeper.count() == 1)
    assert house.get("/api/about").status == 200
    player.catch_up()


def test_a_proxy_brings_more_than_one_visitor(make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them have its address; who they are is told by their requests."""
    monkeypatch.setattr("cubecup.server.process._SPARE", 3)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.0/24")
    house = make_house(most_connections=9, most_per_address=2)
    doorkeeper = house.server.config.doorkeeper  # type: ignore[attr-defined]
    crowd = [socket.create_connection((house.host, house.port), timeout=PATIENCE) for _ in range(20)]
    wait_until(lambda: doorkeeper.count() == 12)
    for one in crowd:
        one.close()


def _hostile_pack() -> str:
    """A large open field, and dice that lead everywhere on it: as many ways as a pack of this size can make."""
    rows, columns = 17, 29
    lines: dict[str, list[str]] = {"map": [], "sections": []}
    for row in range(1, rows + 1):
        cells = {"map": ["."] * columns, "sections": [str(4 * column // columns) for column in range(columns)]}
        for name, shown in cells.items():
            if row == rows // 2 + 1:
                shown[0], shown[-1] = "S", "F"
            lines[name].append(
                f"{row:2} |{'   ' if row % 2 else ' '}" + "".join(f"{cell:<4}" for cell in shown).rstrip()
            )
    drawn = "".join(f"{name}:\n" + "\n".join(rows) + "\n" for name, rows in lines.items())
    dice = "".join(f"[dice.{kind}]\nfaces = {['movement 9'] * 6}\n" for kind in KINDS)
    return f"[dice]\nbase_draw = 40\n{dice}[tracks.field]\nmap = '''\ntitle: Field\nlines: 3\n{drawn}'''\n"


def test_a_strangers_pack_cannot_make_answers_without_end(house: House, visit: Visit) -> None:
    """The largest question of such a race stays small enough to be told to everyone, each time."""
    options = {"pack": _hostile_pack(), "tracks": "field", "laps": 9, "timing": "free"}
    made = house.make("person", "person", options=options, seed=1)
    browser = visit(house, made["table"], *made["tokens"])
    play_on(browser, lambda it: any(choice["kind"] == "move" for choice in it.choices))
    assert max(len(raw) for raw in browser.heard) < 600_000


def test_of_a_large_field_only_so_many_ways_are_told() -> None:
    """There would be more: 493 places, and several ways to most of them."""
    state = make_game("cubitos", {"pack": _hostile_pack(), "tracks": "field", "laps": 9}).new(2, 1)
    draw = random.Random(1)
    assert isinstance(state, CubitosState)
    most = 0
    while most < MOST_WAYS:
        seat = state.actors()[0]
        choice = state.choice(seat)
        if choice.kind == "move":
            most = max(most, len(reach(state, seat)))
        state.apply(seat, draw.choice(choice.actions))
    assert most <= MOST_WAYS + MOST_STEPS


def test_a_question_is_worked_out_once_for_all_who_come(house: House, visit: Visit) -> None:
    """And anew only when something has changed."""
    made = house.make("person", "person", options={"timing": "free"}, seed=1)
    session = house.tables._open[made["table"]].session
    first = visit(house, made["table"], made["tokens"][0])
    told = session.told
    assert told is not None
    question = told._questions[0]
    others = [visit(house, made["table"], made["tokens"][0]) for _ in range(4)]
    assert session.told is told
    assert told._questions == {0: question}
    assert [other.choices for other in others] == [first.choices] * 4
    first.must_act("push")
    assert session.told is not told
    visit(house, made["table"], made["tokens"][1])
    assert 1 in session.told._questions


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("_hidden", "_hidden"),
    ],
)
def test_whoever_has_a_network_of_addresses_is_one_caller(address: str, caller: str) -> None:
    assert caller_of((address, 443)) == caller


def test_another_address_of_the_same_network_is_no_new_stranger(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For what is asked, for sockets, and for connections before anything is asked."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    house = make_house(tables_per_minute=2, most_per_address=2)
    made = [_post(house, {"X-Forwarded-For": f"2001:db8::{number}"})[0] for number in range(3)]
    assert made == [201, 201, 429]
    assert _post(house, {"X-Forwarded-For": "2001:db8:0:1::"})[0] == 201
    with ExitStack() as visits:
        socket = house.socket(house.make("person", "bot")["table"])
        opened = [
            visits.enter_context(connect(socket, additional_headers={"X-Forwarded-For": address}))
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::", "2001:db8::3")
        ]
        assert json.loads(opened[-1].recv(PATIENCE))["problem"]["code"] == "too-many-connections"


def test_connections_of_one_network_are_one_crowd() -> None:
    async def crowd() -> None:
        doorkeeper = Doorkeeper(most=9, most_per_address=2, silent_seconds=PATIENCE, is_proxy=lambda address: False)
        same = [_Peer("2001:db8::1"), _Peer("2001:db8::2"), _Peer("2001:db8::3")]
        assert [doorkeeper.admit(one) for one in same] == [True, True, False]
        assert doorkeeper.admit(_Peer("2001:db8:0:1::"))
        doorkeeper.leave(same[0])
        assert doorkeeper.admit(same[2])

    asyncio.run(crowd())


class _Peer(asyncio.Transport):
    """A connection from an address that a machine by itself cannot call from."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 50_000, 0, 0)})
