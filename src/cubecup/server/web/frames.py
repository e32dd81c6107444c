"""uvicorn's sockets with a short way in and out, for whole messages of text: of what a server does, that is the most.

The way through ASGI costs a task, half a dozen calls, a pause of reading and a write of its own for each message. How a
socket opens and closes, and whatever is not a plain message, is uvicorn's business; compression is off.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, Future, Transport
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.http11 import Request

from cubecup.server.web.doorkeeper import GuardedConfig
from cubecup.server.web.outgoing import GatheringTransport

KEY: Final = "cubecup.frames"  # where the application finds its FramedSocket in the scope
_END_OF_REQUEST: Final = b"\r\n\r\n"
_TEXT: Final = 0x81  # a whole message of text
_READ_HERE: Final = (_TEXT, 0x89, 0x8A)  # and pings and pongs, which leave the next frame where it begins
_HEAD: Final = 2
_MASKED: Final = 0x80
_MASK: Final = 4  # bytes of it
_SHORT: Final = 126
_LONG: Final = 65_536
_MOST: Final = 16_384  # bytes of a message that is read here
_TWO_BYTES: Final = bytes((_TEXT, 126))
_EIGHT_BYTES: Final = bytes((_TEXT, 127))
_MOST_WAITING: Final = 8  # messages that are not looked at yet, before no more are read


_unmasked: Final[Callable[[bytes, bytes], bytes]] = vars(frames)["apply_mask"]  # in C, where there is a C


class Inbox:
    """What has come in and was not looked at yet: messages, and uvicorn's words about opening and closing."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._waiter: Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def get(self) -> Any:
        """The oldest; only one may wait for it."""
        while not self._items:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._items.popleft()

    def empty(self) -> bool:
        return not self._items

    def is_full(self) -> bool:
        return len(self._items) >= _MOST_WAITING


class FramedSocket(WebSocketsSansIOProtocol):
    """One socket."""

    scope: Any  # uvicorn's type of it allows no keys of our own
    queue: Any

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox(self.loop)
        self._plain = False  # whether what comes next begins a frame and is read here; once it is not, never again
        self._rest = b""  # the beginning of a frame that is not all here yet
        self.at_once: Callable[[bytes], bool] | None = None  # takes a message here and now, or leaves it to who waits

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[KEY] = self

    def connection_made(self, transport: BaseTransport) -> None:
        outgoing = cast("GuardedConfig", self.config).outgoing
        super().connection_made(GatheringTransport(cast("Transport", transport), outgoing))

    def connection_lost(self, exc: Exception | None) -> None:
        beneath = cast("GatheringTransport", self.transport).beneath
        cast("GuardedConfig", self.config).doorkeeper.leave(beneath)
        super().connection_lost(exc)

    # -- in -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._plain:
            data = self._rest + data if self._rest else data
            self._rest = b""
            while data and self._plain:
                data = self._next_frame(data)
        elif self.handshake_initiated:
            super().data_received(data)
        else:
            super().data_received(data)
            self._plain = self.handshake_initiated and not self.close_sent and data.endswith(_END_OF_REQUEST)

    def _next_frame(self, data: bytes) -> bytes:
        """Read a frame, if it is one of those we read; returns what comes after it."""
        if len(data) < _HEAD:
            self._rest = data
            return b""
        kind, length, start = data[0], data[1] - _MASKED, _HEAD
        if length == _SHORT:
            length, start = int.from_bytes(data[2:4], "big"), _HEAD + 2
        if kind not in _READ_HERE or not 0 <= length < _MOST or data[1] == _MASKED + 127:
            self._plain = False  # whatever it is, from here on it is uvicorn's
            super().data_received(data)
            return b""
        body = start + _MASK
        end = body + length
        if len(data) < end:
            self._rest = data
            return b""
        message = _unmasked(data[body:end], data[start:body]) if kind == _TEXT else b""
        if kind != _TEXT or not message.isascii():
            super().data_received(data[:end])
        elif not self.close_sent and not self._is_taken(message):
            self.queue.put_nowait(message)
            if self.queue.is_full() and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return data[end:]

    def _is_taken(self, message: bytes) -> bool:
        """Messages that came before are looked at first."""
        return self.at_once is not None and self.queue.empty() and self.at_once(message)

    # -- out ----------------------------------------------------------------------------------------

    def say(self, message: bytes) -> int:
        """Send a message, if the browser is still there; returns how many bytes of earlier ones it has not taken."""
        if self.disconnected or self.close_sent:
            return 0
        length = len(message)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        elif length < _LONG:
            head = _TWO_BYTES + length.to_bytes(2, "big")
        else:
            head = _EIGHT_BYTES + length.to_bytes(8, "big")
        self.transport.write(head + message)
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection without waiting for the other side, which does not listen."""
        self.transport.abort()
