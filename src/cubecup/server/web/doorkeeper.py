"""Connections, before anything is asked: how many there may be, how long one may be silent or not listen, and in how
many pieces it may ask."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from cubecup.server.web.callers import address_of, caller_of

LOG = logging.getLogger(__name__)
_PAUSE: Final = 60.0  # seconds between two lines of the log about the same
_LEAST_TAKEN: Final = 10_000  # bytes of what waits for somebody that they take from one look to the next
_IDLE_LOOKS: Final = 6  # at whoever takes less, before they are cut: systems tell late, and at once, what was taken
_MOST_HEAD: Final = 16_384  # bytes of a request before its body
_PART: Final = 4_096  # bytes that are read at a time, so that a limit for heads is one however they come
_SMALL: Final = 512  # bytes; what is less is a small piece of a body
_MOST_SMALL: Final = 1_000  # of them in one request


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
        self._behind: dict[asyncio.BaseTransport, tuple[int, int]] = {}  # what waits, and looks since much was taken
        self._looking: asyncio.TimerHandle | None = None
        self._told = -_PAUSE

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        peer = transport.get_extra_info("peername")
        caller = caller_of(peer)
        is_crowd = self._by_address[caller] >= self._most_per_address and not self._is_proxy(address_of(peer))
        if len(self._open) >= self.most or is_crowd:
            self.tell(f"a connection from {caller} was refused: {self._by_address[caller]} of {len(self._open)} open")
            return False
        self._open[transport] = caller
        self._by_address[caller] += 1
        self._look_again()
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        caller = self._open.pop(transport, None)
        if caller is not None:
            self._by_address[caller] -= 1
            if not self._by_address[caller]:
                del self._by_address[caller]

    def count(self) -> int:
        return len(self._open)

    def takes(self, transport: asyncio.BaseTransport) -> None:
        """Much of what waited was taken, whatever has been said since."""
        self._behind.pop(transport, None)

    def _look_again(self) -> None:
        if self._looking is None and self._open:
            self._looking = asyncio.get_running_loop().call_later(self.silent_seconds, self._look)

    def _look(self) -> None:
        """Cut off who takes nothing of what waits for them: not even a connection that was closed ends before that."""
        self._looking = None
        before, self._behind = self._behind, {}
        for transport in list(self._open):
            waits = cast("asyncio.Transport", transport).get_write_buffer_size()
            waited, looks = before.get(transport, (sys.maxsize, 0))
            looks = looks + 1 if waited - waits < _LEAST_TAKEN else 0
            if waits and looks == _IDLE_LOOKS:
                self.tell(f"a connection from {self._open[transport]} was cut: {waits} bytes were not taken")
                cast("asyncio.Transport", transport).abort()
            elif waits:
                self._behind[transport] = (waits, looks)
        self._look_again()

    def tell(self, what: str) -> None:
        """One line a minute, however many come."""
        if time.monotonic() - self._told >= _PAUSE:
            self._told = time.monotonic()
            LOG.warning("%s", what)


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, and the doorkeeper of this server."""

    doorkeeper: Doorkeeper


class _SparingHttp(h11.Connection):
    """Refuses bodies in tiny pieces, of which tens of thousands fit into what is read at once."""

    _small = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._small += len(event.data) < _SMALL
            if self._small > _MOST_SMALL:
                raise h11.RemoteProtocolError("a body in too many pieces")
        return event

    def start_next_cycle(self) -> None:
        super().start_next_cycle()
        self._small = 0


class GuardedHttp(H11Protocol):
    """HTTP that hangs up on whoever does not ask. What is asked is uvicorn's business."""

    _waiting: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = _SparingHttp(h11.SERVER, _MOST_HEAD)

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
        for at in range(0, len(data), _PART):
            super().data_received(data[at : at + _PART])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # it was refused, or has become a socket
        if self._is_asked():
            self._wait_no_longer()
        else:
            self._wait()  # for the rest of a request's head

    def resume_writing(self) -> None:
        self._doorkeeper.takes(self.transport)
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Unless an answer was begun already, or given: then there is nothing more to say. Whoever was about to answer
        the beginning of the request need not."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

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
