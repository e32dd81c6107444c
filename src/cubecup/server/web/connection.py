"""One browser at a table: which seats it may act for, how fast it may speak, and whether it keeps up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from starlette.types import Receive
from starlette.websockets import WebSocketDisconnect

from cubecup.server.table.visitor import Visitor
from cubecup.server.web.rate_limit import Bucket

MOST_BEHIND: Final = 1 << 20  # bytes a browser may leave lying before it is told to come back


class Out(Protocol):
    """The way to a browser (`frames.py`)."""

    at_once: Callable[[bytes], bool] | None

    def say(self, message: bytes) -> int: ...

    def cut(self) -> None: ...


class Connection(Visitor):
    """A socket that never waits for its browser, so that a slow one never holds up the others."""

    def __init__(self, address: str, receive: Receive, out: Out, rate: float, burst: int) -> None:
        super().__init__(address)
        self.lagging = False
        self._receive = receive
        self._out = out
        self.may_speak = Bucket(rate, burst).take

    async def hear(self) -> str | bytes:
        """The next message."""
        message: Any = await self._receive()
        if type(message) is bytes:
            return message  # by the short way
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    def take_at_once(self, take: Callable[[bytes], bool] | None) -> None:
        """From now on messages are offered to `take` first, as they come; `hear` gets those it leaves."""
        self._out.at_once = take

    def send(self, message: bytes) -> None:
        """Tell the browser; one too far behind is cut off and gets a full picture when it comes back."""
        if not self.lagging and self._out.say(message) > MOST_BEHIND:
            self.lagging = True
            self._out.cut()
