"""Frames as they go out: a message of any length is read back whole (RFC 6455, 5.2), and nothing follows a close."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cubecup.server.web.frames import FrameWriter


class _Wire:
    """What a frame writer needs of the event loop and its transport."""

    def __init__(self) -> None:
        self.written = b""
        self.soon: list[Callable[[], None]] = []

    def call_soon(self, work: Callable[[], None]) -> None:
        self.soon.append(work)

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 17

    def is_closing(self) -> bool:
        return False


def _writer(wire: _Wire) -> Any:
    writer: Any = FrameWriter.__new__(FrameWriter)
    writer.disconnected = writer.close_sent = False
    writer.loop = writer.transport = wire
    writer._frames = []
    return writer


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
    writer = _writer(wire)
    assert writer.say(b"x" * length) == 17
    assert writer.say(b"next") == 17
    assert wire.written == b"", "all of one turn of the event loop go together"
    assert len(wire.soon) == 1
    wire.soon[0]()
    assert _read(wire.written) == [b"x" * length, b"next"]


@pytest.mark.parametrize("end", ["disconnected", "close_sent"])
def test_nothing_is_said_after_the_end(end: str) -> None:
    wire = _Wire()
    writer = _writer(wire)
    setattr(writer, end, True)
    assert writer.say(b"late") == 0
    assert (wire.soon, writer._frames) == ([], [])
