"""One browser at a table: which seats it may act for, how fast it may speak, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

_MOST_WAITING: Final = 256  # messages a browser may be behind before it is told to come back


class Connection:
    """A socket with a queue before it, so that a slow browser never holds up the others."""

    def __init__(self, socket: WebSocket, rate: float, burst: int) -> None:
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.lagging = False
        self._socket = socket
        self._rate = rate
        self._burst = burst
        self._allowed = float(burst)
        self._last = time.monotonic()
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._hearing: asyncio.Task[None] | None = None

    def may_speak(self) -> bool:
        """A bucket of allowed messages that fills evenly: so many a second, and a burst now and then."""
        moment = time.monotonic()
        self._allowed = min(self._burst, self._allowed + (moment - self._last) * self._rate)
        self._last = moment
        if self._allowed < 1:
            return False
        self._allowed -= 1
        return True

    async def hear(self) -> str | bytes:
        """The next message. Only here a lagging browser is dropped: never while its message is being carried out."""
        if self.lagging:
            raise WebSocketDisconnect(1013)
        self._hearing = asyncio.current_task()
        try:
            message = await self._socket.receive()
        except asyncio.CancelledError:
            if self.lagging:
                raise WebSocketDisconnect(1013) from None
            raise
        finally:
            self._hearing = None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    def send(self, text: str) -> None:
        """Queue a message; a browser too far behind is dropped and gets a full picture when it comes back."""
        if self.lagging:
            return
        self._waiting.append(text)
        self._news.set()
        if len(self._waiting) > _MOST_WAITING:
            self.lagging = True
            self._waiting.clear()
            if self._hearing is not None:
                self._hearing.cancel()

    async def send_on(self) -> None:
        """Send what is queued until the browser has gone; that it has is noticed by whoever listens."""
        try:
            while not self.lagging:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    await self._socket.send({"type": "websocket.send", "text": self._waiting.popleft()})
        except (WebSocketDisconnect, RuntimeError):
            self._waiting.clear()
