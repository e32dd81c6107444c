"""The process: one event loop that serves the application on a socket of its own until it is told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cubecup.kernel.errors import BadOption, system_reason
from cubecup.server.address import others_address
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.settings import Settings
from cubecup.server.web.app import make_app
from cubecup.server.web.doorkeeper import Doorkeeper, GuardedConfig, GuardedHttp
from cubecup.server.web.frames import FramedSocket
from cubecup.server.web.request_log import set_up_log

_SECONDS_TO_FINISH: Final = 3
_DESCRIPTORS: Final = 65_536  # open files and connections, if the system allows that many
_SPARE: Final = 100  # connections for requests, besides sockets
_OTHER_FILES: Final = 100  # descriptors for the database, the client's files, the processes of bots
_HARD_LIMIT: Final = 4  # times the longest message: above that the connection is cut without a word
_SWITCH: Final = 0.0005  # seconds the writer of the log waits for a busy event loop, at most
# Views and positions are many small objects in no circles, and tables that are closed leave none: circles are looked
# for among what is young, once there is more of it than 200 tables make while they fill. Looking ten times as often
# took up to 20 ms each time, and 3 to 5% of an action. Looking through all tables takes 0.2 ms for each, during which
# nobody is answered.
_GARBAGE: Final = (200_000, 20, 100_000)


class Server(uvicorn.Server):
    """Tells when it is ready to be visited, and hands its tables over before it goes."""

    def __init__(self, config: uvicorn.Config, tables: TableDirectory, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._ready = ready
        self._end: float | None = None  # when sockets are closed

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """After the first signal to end visitors are sent elsewhere; another one, or Ctrl-C, does not wait."""
        if sig == signal.SIGTERM and self._end is None:
            self._captured_signals.append(sig)
            self._tables.about_to_go()
            self._end = time.monotonic() + self._tables.settings.drain_seconds
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self._end is not None and time.monotonic() >= self._end and not self.should_exit:
            await self._tables.hand_over()
            self.should_exit = True
        return await super().on_tick(counter)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = system_reason(error)
        raise BadOption(
            "address", f"The server cannot listen on {host}:{port}: {reason}.", host=host, port=port, reason=reason
        ) from None
    return listening


def make_server(tables: TableDirectory, ready: Callable[[], None] = lambda: None) -> Server:
    settings = tables.settings
    config = GuardedConfig(
        make_app(tables),
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http=GuardedHttp,
        ws=FramedSocket,
        ws_max_size=_HARD_LIMIT * settings.most_message_bytes,
        ws_per_message_deflate=False,  # costs more time and memory per browser than it saves on messages this small
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers="FORWARDED_ALLOW_IPS" in os.environ,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )
    # Sockets above their own limits are refused with a word; this is for those who do not listen to it.
    most = min(settings.most_connections + _SPARE, _descriptors() - _OTHER_FILES)
    config.doorkeeper = Doorkeeper(most, settings.most_per_address + _SPARE, settings.hello_seconds, _proxies())
    logging.getLogger("uvicorn.error").addFilter(_in_one_line)
    return Server(config, tables, ready)


def _proxies() -> Callable[[str], bool]:
    """Whether an address is that of a proxy that may say for whom it asks, as uvicorn reads the setting."""
    return ProxyHeadersMiddleware(_nobody, os.environ.get("FORWARDED_ALLOW_IPS", "")).trusted_hosts.__contains__


async def _nobody(*_: object) -> None:
    """Is asked nothing."""


def _descriptors() -> int:
    """How many files and connections this process may have open: as many as the system allows."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        wanted = _DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _DESCRIPTORS)
        soft = max(soft, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


def _in_one_line(record: logging.LogRecord) -> bool:
    """A browser's mistake is no reason for a page of ours in the log."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def tune() -> None:
    """Set the interpreter up for serving."""
    sys.setswitchinterval(_SWITCH)
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*_GARBAGE)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or a signal to end."""
    tune()
    if not settings.address:
        settings = replace(settings, address=others_address(listening))
    tables = TableDirectory(settings)
    set_up_log(settings.log_format, settings.log_level)
    make_server(tables, ready).run([listening])
