"""What is said to browsers goes out together, at the end of a turn of the event loop: a write for each browser, not for
each message.

A write is the dearest thing a server does for a message: the system carries it to the other side and wakes whoever
reads there. Writes that follow each other closely find the other side awake.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

_TOGETHER: Final = 32  # browsers that wait for each other, at most: more would wait while nothing is done for them


class Outgoing:
    """Connections to which something was said in this turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[GatheringTransport] = []

    def add(self, transport: GatheringTransport) -> None:
        waiting = self._waiting
        if not waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        waiting.append(transport)
        if len(waiting) >= _TOGETHER:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            transport.flush()


class GatheringTransport(asyncio.Transport):
    """A transport that keeps what is written to it until the turn ends, in its order, or the connection is closed."""

    def __init__(self, beneath: asyncio.Transport, outgoing: Outgoing) -> None:
        super().__init__()
        self.beneath = beneath
        self._outgoing = outgoing
        self._parts: list[bytes] = []

    def write(self, data: Any) -> None:
        parts = self._parts
        parts.append(data)
        if len(parts) == 1:
            self._outgoing.add(self)

    def flush(self) -> None:
        parts, self._parts = self._parts, []
        if not parts or self.beneath.is_closing():
            return
        try:
            self.beneath.write(parts[0] if len(parts) == 1 else b"".join(parts))
        except (OSError, RuntimeError):  # it is gone, which must not keep anything from those who are told after it
            self.beneath.abort()

    def get_write_buffer_size(self) -> int:
        """Bytes that the other side has not taken. What waits for the end of the turn was not offered yet: nobody is
        behind because much is said at once."""
        return self.beneath.get_write_buffer_size()

    def close(self) -> None:
        self.flush()
        self.beneath.close()

    def abort(self) -> None:
        self._parts = []
        self.beneath.abort()

    # -- what is not about writing is the transport's own affair --------------------------------------

    def is_closing(self) -> bool:
        return self.beneath.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.beneath.get_extra_info(name, default)

    def pause_reading(self) -> None:
        self.beneath.pause_reading()

    def resume_reading(self) -> None:
        self.beneath.resume_reading()
