"""Whoever sends in tiny pieces, what cannot be read, or does not listen: it costs others nothing, and ends."""

from __future__ import annotations

import base64
import logging
import socket
from contextlib import closing

import pytest

from cubecup.server.web.request_log import _FORMATS
from tests.server.browser import wait_until
from tests.server.conftest import MakeHouse
from tests.server.house import PATIENCE, House

_KEY = base64.b64encode(b"0123456789abcdef").decode()
_UPGRADE = (
    f"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {_KEY}\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)
_CHUNKED = "Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


def _heard(house: House, *said: bytes) -> bytes:
    """All that comes back until the server ends the connection."""
    heard = b""
    with closing(socket.create_connection((house.host, house.port), timeout=PATIENCE)) as visitor:
        try:
            for part in said:
                visitor.sendall(part)
            while part := visitor.recv(65_536):
                heard += part
        except ConnectionResetError:
            pass
    return heard


@pytest.mark.parametrize("path", ["/api/tables", "/api/nothing"])
def test_a_body_in_tiny_pieces_is_refused(house: House, path: str, caplog: pytest.LogCaptureFixture) -> None:
    """Forty thousand pieces came at once, and kept everybody waiting for half a second."""
    head = f"POST {path} HTTP/1.1\r\n{_CHUNKED}".encode()
    heard = _heard(house, head + b"1\r\n \r\n" * 40_000)
    assert not any(record.exc_info for record in caplog.records), "nobody answers what was refused already"
    assert heard == b"" or heard.startswith((b"HTTP/1.1 400", b"HTTP/1.1 405")), "it may be cut before it is read"
    few = (
        head + b"1\r\n \r\n" * 900 + b"0\r\n\r\nGET /api/about HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n"
    )
    assert b"HTTP/1.1 200" in _heard(house, few)


def test_a_request_has_only_so_much_before_its_body(house: House) -> None:
    """However it comes: at once it was never too long."""
    head = b"GET /api/about HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n"
    assert _heard(house, head + b"a:\r\n" * 500 + b"\r\n").startswith(b"HTTP/1.1 200")
    heard = _heard(house, head + b"a:\r\n" * 16_000 + b"\r\n")
    assert heard == b"" or heard.startswith(b"HTTP/1.1 400")


def test_what_comes_after_an_answer_is_no_mistake_of_ours(house: House, caplog: pytest.LogCaptureFixture) -> None:
    head = f"POST /api/nothing HTTP/1.1\r\n{_CHUNKED}".encode()
    with (
        caplog.at_level(logging.INFO),
        closing(socket.create_connection((house.host, house.port), timeout=PATIENCE)) as visitor,
    ):
        visitor.sendall(head)
        assert b"405" in visitor.recv(65_536)
        visitor.sendall(b"nonsense\r\n")
        try:
            while visitor.recv(65_536):
                pass
        except ConnectionResetError:
            pass
    assert house.get("/api/about").status == 200
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize(
    "more", ["Content-Length: 5\r\n\r\nhello", "Transfer-Encoding: chunked\r\n\r\n", "a: b\r\n" * 300 + "\r\n"]
)
def test_a_socket_that_cannot_be_read_is_not_kept(make_house: MakeHouse, more: str) -> None:
    """It had no time limit, and a server that was to end did not, because of it."""
    house = make_house()
    assert _heard(house, f"GET /api/tables/x/socket HTTP/1.1\r\n{_UPGRADE}{more}".encode()).startswith(b"HTTP/1.1 400")
    house.stop()


def test_who_does_not_listen_is_cut(make_house: MakeHouse) -> None:
    house = make_house(hello_seconds=0.3)
    doorkeeper = house.server.config.doorkeeper  # type: ignore[attr-defined]
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    with closing(deaf):
        deaf.connect((house.host, house.port))
        asked = b"GET /api/texts/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deaf.sendall(asked * 200)  # more than the system takes for one who does not read
        wait_until(lambda: doorkeeper.count() == 1)
        wait_until(lambda: doorkeeper.count() == 0)


def test_who_listens_slowly_is_not_cut(make_house: MakeHouse) -> None:
    """What was said since the last look made up for what was taken since, which looked like nothing."""
    house = make_house(hello_seconds=1_000.0)  # looks are taken here
    doorkeeper = house.server.config.doorkeeper  # type: ignore[attr-defined]

    async def look() -> int:
        doorkeeper._look()
        return sum(transport.get_write_buffer_size() for transport in doorkeeper._open)

    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    slow.settimeout(PATIENCE)
    with closing(slow):
        slow.connect((house.host, house.port))
        slow.sendall(b"GET /api/texts/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
        wait_until(lambda: house.call(look()) > 0)
        for _ in range(20):
            taken = 0
            while taken < 500_000:
                part = slow.recv(65_536)
                assert part, "it was cut"
                taken += len(part)
            house.call(look())


def test_a_line_of_the_log_is_one_whatever_is_asked_for() -> None:
    path = "/api/tables/x\n2026-11-18 ERROR forged\x1b[2J\u2028й"
    record = logging.LogRecord("x", logging.INFO, "x", 1, "socket %s opened", (path,), None)
    line = _FORMATS["text"].format(record)
    assert line.endswith("socket /api/tables/x\\n2026-11-18 ERROR forged\\x1b[2J\\u2028й opened")
    assert line.isprintable()
