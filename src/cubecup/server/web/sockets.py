"""The socket of a table: one message at a time from the browser, checked before anything else happens."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.from_browser import Act, FromBrowser, Hello, Ping
from cubecup.server.messages.from_server import Pong
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.table.problems import bye, encode, rejected
from cubecup.server.table.session import TableSession
from cubecup.server.web.callers import caller_of
from cubecup.server.web.connection import Connection
from cubecup.server.web.frames import KEY, FramedSocket
from cubecup.server.web.reading import MessageReader
from cubecup.server.web.visits import check_visit

LOG = logging.getLogger(__name__)
_DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_PONG: Final = encode(Pong())
_MOST_MISTAKES: Final = 20  # messages that were too many, too long or unreadable before the socket is closed


class Sockets:
    """Accepts sockets within limits and serves each until it ends."""

    def __init__(self, tables: TableDirectory, by_address: Counter[str] | None = None) -> None:
        """Sockets of other kinds are counted together with these if they share `by_address`."""
        self._tables = tables
        self._settings = tables.settings
        self._messages = MessageReader(_DECODER, tables.settings)
        self.by_address: Counter[str] = Counter() if by_address is None else by_address

    def count(self) -> int:
        return self.by_address.total()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket. Plain ASGI: a session of the framework would cost calls for every message."""
        address = caller_of(scope["client"])
        out: FramedSocket = scope[KEY]
        self.by_address[address] += 1
        try:
            await receive()  # that a browser wants to connect
            if not await self._is_welcome(scope, send):
                return
            await send({"type": "websocket.accept"})
            self._check_limits(address)
            async with self._tables.visit(scope["path_params"]["id"]) as table:
                await self._visit(self._connection(address, receive, out), table.session)
        except CubeCupError as error:
            out.say(bye(error))
            with suppress(OSError, RuntimeError):  # the browser may have gone already
                await send({"type": "websocket.close", "code": 1008})
        except (WebSocketDisconnect, OSError):
            LOG.debug("a browser has gone")
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def _is_welcome(self, scope: Scope, send: Send) -> bool:
        """Somebody else's page gets no socket, and no words over one."""
        try:
            check_visit(scope, self._settings.hosts)
        except CubeCupError as error:
            LOG.debug("a socket was refused: %s", error)
            await send({"type": "websocket.close", "code": 1008})
            return False
        return True

    def _check_limits(self, address: str) -> None:
        settings = self._settings
        if self.count() > settings.most_connections or self.by_address[address] > settings.most_per_address:
            raise CubeCupError("too-many-connections", "Too many connections; please try again later.")

    def _connection(self, address: str, receive: Receive, out: FramedSocket) -> Connection:
        return Connection(address, receive, out, self._settings.messages_per_second, self._settings.message_burst)

    async def _visit(self, connection: Connection, session: TableSession) -> None:
        hello = await self._messages.greeting(connection, Hello)
        try:
            await session.enter(connection, hello, self._settings.most_per_table)
            # As a task of its own: what waits is woken through every coroutine that waits for it, and above this one
            # there is all of the framework.
            connection.take_at_once(partial(self._take_answer, connection, session))
            await asyncio.create_task(self._listen(connection, session))
        finally:
            connection.take_at_once(None)
            session.leave(connection)

    def _take_answer(self, connection: Connection, session: TableSession, raw: bytes) -> bool:
        """Take an answer to a question by the short way; all else, and whatever is wrong, is left to `_listen`."""
        if connection.acts or len(raw) > self._settings.most_message_bytes:
            return False
        try:
            message = _DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if type(message) is not Act or not connection.may_speak():
            return False
        session.act(connection, message)
        return True

    async def _listen(self, connection: Connection, session: TableSession) -> None:
        mistakes = 0
        while True:
            raw = await connection.hear()
            try:
                if not connection.may_speak():
                    raise CubeCupError("flood", "Too many messages; please slow down.")
                message = self._messages.read(raw)
                if isinstance(message, Hello):
                    raise CubeCupError("hello-again", "Hello was said already.")
            except CubeCupError as error:
                mistakes += 1
                if mistakes >= _MOST_MISTAKES:
                    raise CubeCupError("too-many-mistakes", f"Too many mistakes; the last one: {error}") from None
                connection.send(rejected(error))
                continue
            if isinstance(message, Ping):
                connection.send(_PONG)
            else:
                await session.command(connection, message)
