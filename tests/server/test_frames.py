"""Frames as they go in and out (RFC 6455, 5.2): a message of any length is read whole, however it is cut, and nothing
follows a close."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cubecup.server.web.frames import FramedSocket, Inbox
from cubecup.server.web.rate_limit import Bucket

MASK = b"\x12\x34\x56\x78"
TEXT, BINARY, PING, PONG, PART = 0x81, 0x82, 0x89, 0x8A, 0x01


class _Wire:
    """What a socket needs of the event loop and its transport."""

    def __init__(self) -> None:
        self.written = b""
        self.paused = self.cut = self.closing = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return 17

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def abort(self) -> None:
        self.cut = True


class _Inbox(Inbox):
    """Of which one can see what came."""

    def came(self) -> list[Any]:
        return list(self._items)


def _socket(wire: _Wire) -> Any:
    socket: Any = FramedSocket.__new__(FramedSocket)
    socket.disconnected = socket.close_sent = socket.read_paused = False
    socket.handshake_initiated = True
    socket.loop = socket.transport = wire
    socket.queue = _Inbox(socket.loop)
    socket.writable = asyncio.Event()
    socket._plain, socket._rest, socket.at_once = True, b"", None
    socket._others = Bucket(0.0, 300)
    socket.config = SimpleNamespace(ws_max_size=65_536)
    return socket


def _frame(message: bytes, kind: int = TEXT, mask: bytes = MASK) -> bytes:
    """As a browser sends it."""
    length = len(message)
    head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(message))


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What is left to uvicorn."""
    seen: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: seen.append(data))
    return seen


def _read(data: bytes) -> list[bytes]:
    """The messages of some frames, by the standard: a length below 126, or 126 and two bytes, or 127 and eight."""
    messages = []
    while data:
        assert data[0] == 0x81, "a whole message of text"
        size = {126: 2, 127: 8}.get(data[1], 0)
        length = int.from_bytes(data[2 : 2 + size], "big") if size else data[1]
        start = 2 + size
        messages.append(data[start : start + length])
        data = data[start + length :]
    return messages


@pytest.mark.parametrize("length", [0, 1, 124, 125, 126, 127, 128, 65_534, 65_535, 65_536, 65_537])
def test_a_message_of_any_length_is_read_back(length: int) -> None:
    wire = _Wire()
    socket = _socket(wire)
    assert socket.say(b"x" * length) == 17
    assert socket.say(b"next") == 17, "what the transport says has not gone"
    socket.writable.set()
    assert socket.say(b"last") == 0, "it has told nobody to wait, so that it is little"
    assert _read(wire.written) == [b"x" * length, b"next", b"last"]


def test_nothing_follows_the_answer_to_a_close(left: list[bytes]) -> None:
    """It is under way until a slow browser has taken what was said before."""
    wire = _Wire()
    socket = _socket(wire)
    wire.closing = True
    assert socket.say(b"late") == 0
    assert wire.written == b""


@pytest.mark.parametrize("end", ["disconnected", "close_sent"])
def test_nothing_is_said_after_the_end(end: str) -> None:
    wire = _Wire()
    socket = _socket(wire)
    setattr(socket, end, True)
    assert socket.say(b"late") == 0
    assert wire.written == b""


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4000, 16_384, 65_535])
@pytest.mark.parametrize("pieces", [1, 2, 3, 7])
def test_messages_come_whole_however_they_are_cut(left: list[bytes], length: int, pieces: int) -> None:
    socket = _socket(_Wire())
    messages = [b"first", b"x" * length, b"last"]
    data = b"".join(map(_frame, messages))
    step = -(-len(data) // pieces) if pieces < 7 else 1  # the last way: byte by byte
    for start in range(0, len(data), step):
        socket.data_received(data[start : start + step])
    assert socket.queue.came() == messages
    assert left == []


def test_pings_go_to_uvicorn_whole_and_messages_after_them_do_not(left: list[bytes]) -> None:
    socket = _socket(_Wire())
    ping, pong = _frame(b"p", PING), _frame(b"", PONG)
    socket.data_received(_frame(b"one") + ping + _frame(b"two") + pong[:3])
    socket.data_received(pong[3:] + _frame(b"three"))
    assert socket.queue.came() == [b"one", b"two", b"three"]
    assert left == [ping, pong]


@pytest.mark.parametrize(
    "strange",
    [
        _frame(b"x", BINARY),
        _frame(b"x", PART),
        _frame(b"x", 0x88),
        _frame(b"x", 0xC1),  # with an extension that nobody agreed on
        _frame(b"x" * 20_000, BINARY),
    ],
)
def test_whatever_is_no_plain_message_is_uvicorns_frame_by_frame(left: list[bytes], strange: bytes) -> None:
    socket = _socket(_Wire())
    socket.data_received(_frame(b"before") + strange + strange + _frame(b"after"))
    assert socket.queue.came() == [b"before", b"after"]
    assert left == [strange, strange]


@pytest.mark.parametrize(
    "wrong",
    [
        bytes((TEXT, 1)) + b"x",  # without a mask
        bytes((TEXT, 0xFF)) + (1 << 40).to_bytes(8, "big") + MASK,  # of a terabyte
        bytes((TEXT, 0xFF)) + (65_537).to_bytes(8, "big"),
    ],
)
def test_what_uvicorn_refuses_is_its_own_with_whatever_follows(left: list[bytes], wrong: bytes) -> None:
    socket = _socket(_Wire())
    rest = _frame(b"after")
    socket.data_received(_frame(b"before") + wrong)
    socket.data_received(rest)
    assert socket.queue.came() == [b"before"]
    assert left == [wrong, rest]


@pytest.mark.parametrize("tiny", [_frame(b"", PING), _frame(b"", PONG), _frame(b"", 0x00)])
def test_tens_of_thousands_of_frames_at_once_are_not_read_one_by_one(left: list[bytes], tiny: bytes) -> None:
    """A quarter of a megabyte came in one piece, and kept everybody waiting for half a second."""
    wire = _Wire()
    socket = _socket(wire)
    socket.data_received(tiny * 40_000)
    assert wire.cut
    assert len(left) == 300


def test_after_a_close_nobody_may_go_on_for_long(left: list[bytes]) -> None:
    wire = _Wire()
    socket = _socket(wire)
    socket.close_sent = True
    socket.data_received(_frame(b"x") * 300)
    assert not wire.cut
    socket.data_received(_frame(b"x"))
    assert wire.cut


def test_messages_wait_unread_until_the_ones_before_were_looked_at(left: list[bytes]) -> None:
    wire = _Wire()
    socket = _socket(wire)
    messages = [str(number).encode() for number in range(1_000)]
    socket.data_received(b"".join(map(_frame, messages)) + _frame(b"last")[:3])
    assert len(socket.queue.came()) == 8

    async def look() -> list[bytes]:
        found = []
        for _ in messages:
            assert wire.paused, "until all that came at once was looked at"
            found.append(await socket.receive())
            assert len(socket.queue.came()) <= 8
        return found

    assert asyncio.run(look()) == messages
    assert (wire.paused, socket.read_paused) == (False, False)
    socket.data_received(_frame(b"last")[3:])
    assert socket.queue.came() == [b"last"]


def test_what_is_read_on_is_not_taken_before_what_was_there_first(left: list[bytes]) -> None:
    """The last of those that waited was given out, and the next one taken at once, before anybody looked at it."""
    socket = _socket(_Wire())
    looked_at: list[bytes] = []
    socket.data_received(b"".join(_frame(str(number).encode()) for number in range(10)))

    def take(message: bytes) -> bool:
        looked_at.append(message)
        return True

    async def look() -> None:
        looked_at.extend([await socket.receive() for _ in range(8)])

    socket.at_once = take
    asyncio.run(look())
    assert looked_at == [str(number).encode() for number in range(8)]
    assert socket.queue.came() == [b"8", b"9"]
    assert socket.at_once is take


def test_letters_beyond_ascii_are_checked_by_uvicorn(left: list[bytes]) -> None:
    socket = _socket(_Wire())
    frame = _frame("п".encode())
    socket.data_received(frame + _frame(b"next"))
    assert (left, socket.queue.came()) == ([frame], [b"next"])


def test_who_says_too_much_at_once_is_not_read_on(left: list[bytes]) -> None:
    wire = _Wire()
    socket = _socket(wire)
    for number in range(7):
        socket.data_received(_frame(str(number).encode()))
    assert not wire.paused
    socket.data_received(_frame(b"7"))
    assert wire.paused
    assert socket.read_paused, "uvicorn reads on when all has been looked at"


def test_what_comes_after_the_close_is_dropped(left: list[bytes]) -> None:
    socket = _socket(_Wire())
    socket.close_sent = True
    socket.data_received(_frame(b"late"))
    assert socket.queue.came() == []


def test_a_message_that_is_taken_at_once_waits_for_nobody_unless_others_came_before(left: list[bytes]) -> None:
    socket = _socket(_Wire())
    seen: list[bytes] = []

    def take(message: bytes) -> bool:
        seen.append(message)
        return message == b"answer"

    socket.at_once = take
    socket.data_received(_frame(b"answer") + _frame(b"other") + _frame(b"answer"))
    assert seen == [b"answer", b"other"], "what comes after one that waits is not offered"
    assert socket.queue.came() == [b"other", b"answer"]


class _BrokenWire(_Wire):
    """One that cannot be written to any more, and does not say so before."""

    def write(self, data: bytes) -> None:
        raise RuntimeError("the handler is closed")


def test_one_that_cannot_be_written_to_keeps_nothing_from_those_who_are_told_after_it() -> None:
    wire = _BrokenWire()
    socket = _socket(wire)
    socket.say(b"word")
    assert wire.cut
