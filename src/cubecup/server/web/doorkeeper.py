"""Connections, before anything is asked: how many there may be, and how long one may be silent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from cubecup.server.web.outgoing import Outgoing

LOG = logging.getLogger(__name__)
_PAUSE: Final = 60.0  # seconds between two lines of the log about the same


class Doorkeeper:
    """Counts open connections, in all and by address. All that come through a proxy have its address, so there only
    sockets are counted by the address that the proxy tells."""

    def __init__(
        self, most: int, most_per_address: int, silent_seconds: float, is_proxy: Callable[[str], bool]
    ) -> None:
        self.most = most
        self.silent_seconds = silent_seconds
        self._is_proxy = is_proxy
        self._most_per_address = most_per_address
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._told = -_PAUSE

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        address = str((transport.get_extra_info("peername") or ("?",))[0])
        is_crowd = self._by_address[address] >= self._most_per_address and not self._is_proxy(address)
        if len(self._open) >= self.most or is_crowd:
            self.tell(f"a connection from {address} was refused: {self._by_address[address]} of {len(self._open)} open")
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._open.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def count(self) -> int:
        return len(self._open)

    def tell(self, what: str) -> None:
        """One line a minute, however many come."""
        if time.monotonic() - self._told >= _PAUSE:
            self._told = time.monotonic()
            LOG.warning("%s", what)


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, the doorkeeper of this server, and what is about to go out of it."""

    doorkeeper: Doorkeeper
    outgoing: Outgoing


class GuardedHttp(H11Protocol):
    """HTTP that hangs up on whoever does not ask. What is asked is uvicorn's business."""

    _waiting: asyncio.TimerHandle | None = None

    @property
    def _doorkeeper(self) -> Doorkeeper:
        return cast("GuardedConfig", self.config).doorkeeper

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if not self._doorkeeper.admit(transport):
            transport.abort()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_asked():
            self._wait_no_longer()
        else:
            self._wait()  # for the rest of a request's head

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        self._doorkeeper.leave(self.transport)
        super().connection_lost(exc)

    def _is_asked(self) -> bool:
        """Whether a request is being answered; before the first, uvicorn has none."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self._doorkeeper.silent_seconds, self._hang_up)

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _hang_up(self) -> None:
        """Unless the connection has become a socket, which has a time limit of its own."""
        self._waiting = None
        if self.transport.get_protocol() is self and not self._is_asked():
            self._doorkeeper.tell(f"a connection from {self.client} was closed: it asked for nothing")
            self.transport.abort()
