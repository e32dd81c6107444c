"""uvicorn's sockets with a short way in and out, for whole messages of text: of what a server does, that is the most.

The way through ASGI costs a task, half a dozen calls, a pause of reading and a write of its own for each message. How a
socket opens and closes, and whatever is not a plain message, is uvicorn's business; compression is off. It gets frames
one by one, and they are counted here: tens of thousands of tiny ones fit into what is read at once.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.http11 import Request

from cubecup.server.web.doorkeeper import GuardedConfig
from cubecup.server.web.rate_limit import Bucket

KEY: Final = "cubecup.frames"  # where the application finds its FramedSocket in the scope
_END_OF_REQUEST: Final = b"\r\n\r\n"
_UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_TEXT: Final = 0x81  # a whole message of text
_BINARY: Final = 0x82
_HEAD: Final = 2
_MASKED: Final = 0x80
_MASK: Final = 4  # bytes of it
_SHORT: Final = 126
_LONG: Final = 65_536
_TWO_BYTES: Final = Struct(">BBH").pack  # for the length of a message
_EIGHT_BYTES: Final = Struct(">BBQ").pack
_MOST_WAITING: Final = 8  # messages that are not looked at yet, before no more are read
# Frames that are no messages: pings, and parts of a message that is cut.
_OTHERS_PER_SECOND: Final = 50.0
_MOST_OTHERS: Final = 300  # of them at once


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
        self._rest = b""  # what was not read yet: a frame that is not all here, or more than may wait
        self._others = Bucket(_OTHERS_PER_SECOND, _MOST_OTHERS)
        self.at_once: Callable[[bytes], bool] | None = None  # takes a message here and now, or leaves it to who waits

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[KEY] = self

    def connection_lost(self, exc: Exception | None) -> None:
        cast("GuardedConfig", self.config).doorkeeper.leave(self.transport)
        super().connection_lost(exc)

    # -- in -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._plain:
            self._read(self._rest + data if self._rest else data)
        elif self.handshake_initiated:
            super().data_received(data)
        else:
            super().data_received(data)
            if not self.handshake_initiated:  # uvicorn has it all by now, and would wait for more
                self.transport.write(_UNREADABLE)
                self.transport.close()
            self._plain = self.handshake_initiated and not self.close_sent and data.endswith(_END_OF_REQUEST)

    async def receive(self) -> Any:
        """The next message. When all have been looked at, it is read on: nobody has looked at this one yet, so what
        comes after it waits, too."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            if self._plain:
                at_once, self.at_once = self.at_once, None
                self._read(self._rest)
                self.at_once = at_once
            if not self.queue.is_full():
                self.read_paused = False
                self.transport.resume_reading()
        return message

    def _read(self, data: bytes) -> None:
        """Frame by frame, until as many messages as may wait."""
        at, end = 0, len(data)
        while at < end and self._plain and (self.close_sent or not self.queue.is_full()):
            following = self._next_frame(data, at)
            if following == at:
                break
            at = following
        self._rest = data[at:]

    def _next_frame(self, data: bytes, at: int) -> int:
        """Read the frame that begins at a place; returns where the next one begins, or this place if it is not all
        here."""
        if len(data) - at < _HEAD:
            return at
        kind, length, start = data[at], data[at + 1] - _MASKED, at + _HEAD
        if length >= _SHORT:
            size = 2 if length == _SHORT else 8
            length, start = int.from_bytes(data[start : start + size], "big"), start + size
        body = start + _MASK
        end = body + length
        if length < 0 or (length > self.config.ws_max_size and len(data) >= start):
            self._plain = False  # without a mask, or too long: uvicorn refuses it, and whatever follows
            super().data_received(data[at:])
            return len(data)
        if len(data) < end:
            return at
        if kind == _TEXT and not self.close_sent:
            message = _unmasked(data[body:end], data[start:body])
            if message.isascii():
                self._take(message)
                return end
        elif (kind != _BINARY or self.close_sent) and not self._others.take():
            self.cut()
            return len(data)
        if kind != _TEXT or not self.close_sent:
            super().data_received(data[at:end])
        return end

    def _take(self, message: bytes) -> None:
        """Messages that came before are looked at first."""
        if self.at_once is not None and self.queue.empty() and self.at_once(message):
            return
        self.queue.put_nowait(message)
        if self.queue.is_full() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- out ----------------------------------------------------------------------------------------

    def say(self, message: bytes) -> int:
        """Send a message, if the browser is still there; returns how many bytes of earlier ones it has not taken."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():  # a browser's own close only closes it
            return 0
        length = len(message)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        elif length < _LONG:
            head = _TWO_BYTES(_TEXT, 126, length)
        else:
            head = _EIGHT_BYTES(_TEXT, 127, length)
        waiting = 0 if self.writable.is_set() else transport.get_write_buffer_size()
        try:
            transport.write(head + message)
        except (OSError, RuntimeError):  # it is gone, which must not keep anything from those who are told after it
            transport.abort()
        return waiting

    def cut(self) -> None:
        """End the connection without waiting for the other side, which does not listen."""
        self.transport.abort()
