"""What is said over a socket, checked before anything else happens: by browsers and by programs."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.server.settings import Settings
from cubecup.server.web.connection import Connection

Message = TypeVar("Message")
Greeting = TypeVar("Greeting")


class MessageReader(Generic[Message]):
    """Reads messages of the kinds that its decoder knows."""

    def __init__(self, decoder: msgspec.json.Decoder[Message], settings: Settings) -> None:
        self._decoder = decoder
        self._most = settings.most_message_bytes
        self._patience = settings.hello_seconds

    def read(self, raw: str | bytes) -> Message:
        if len(raw) > self._most:
            raise CubeCupError("too-long", f"A message has at most {self._most} bytes.", most=self._most)
        try:
            return self._decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise CubeCupError("bad-message", f"A message could not be read: {error}") from None

    async def greeting(self, connection: Connection, kind: type[Greeting]) -> Greeting:
        """The first message, which says who has come; it must come soon."""
        try:
            async with asyncio.timeout(self._patience):
                message: object = self.read(await connection.hear())
        except TimeoutError:
            message = None
        if not isinstance(message, kind):
            raise CubeCupError("no-hello", "The first message must be hello.")
        return message
