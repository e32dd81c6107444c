"""uvicorn's sockets with a short way out: messages are framed at once, and all of one turn of the event loop written
together.

The way through ASGI costs a task, half a dozen calls and a write of its own for each message; and telling is most of
what a server does.
"""

from __future__ import annotations

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cubecup.server.web.doorkeeper import GuardedConfig

KEY: Final = "cubecup.frames"  # where the application finds its FrameWriter in the scope
_TEXT: Final = 0x81  # a whole message of text
_SHORT: Final = 126
_LONG: Final = 65_536


class FrameWriter(WebSocketsSansIOProtocol):
    """One socket. What comes in and how it opens and closes is uvicorn's business; compression is off."""

    scope: Any  # uvicorn's type of it allows no keys of our own

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[KEY] = self

    def connection_lost(self, exc: Exception | None) -> None:
        cast("GuardedConfig", self.config).doorkeeper.leave(self.transport)
        super().connection_lost(exc)

    def say(self, message: bytes) -> int:
        """Send a message, if the browser is still there; returns how many bytes of earlier ones it has not taken."""
        if self.disconnected or self.close_sent:
            return 0
        length = len(message)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        elif length < _LONG:
            head = bytes((_TEXT, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, 127)) + length.to_bytes(8, "big")
        if not self._frames:
            self.loop.call_soon(self.flush)
        self._frames += (head, message)
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Write what has been said; before the socket is closed, this has to come first."""
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def cut(self) -> None:
        """End the connection without waiting for the other side, which does not listen."""
        self.transport.abort()
