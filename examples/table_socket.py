"""A seat at a table of a server as lines of text, with nothing but Python: just enough of WebSocket for a bot."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class TableSocket:
    """Read lines by going over it; write lines with `write`. Without a token it takes an open seat first."""

    def __init__(self, server: str, table: str, token: str = "", name: str = "Bot") -> None:
        self.token = token or self._join(server, table, name)
        place = urlsplit(server)
        self._socket = socket.create_connection((place.hostname, place.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{table}/program HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._in = self._socket.makefile("rb")
        status = self._in.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"The server answered: {status.strip()}")
        while self._in.readline().strip():
            pass  # headers of the answer

    def _join(self, server: str, table: str, name: str) -> str:
        body = json.dumps({"name": name}).encode()
        wish = Request(f"{server}/api/tables/{table}/join", body, {"Content-Type": "application/json"})
        with urlopen(wish) as answer:
            key: dict[str, Any] = json.load(answer)
        return str(key["token"])

    def __iter__(self) -> Iterator[str]:
        while True:
            kind, message = self._frame()
            if kind == _TEXT:
                yield message.decode()
            elif kind == _PING:
                self._send(_PONG, message)
            elif kind == _CLOSE:
                return

    def _frame(self) -> tuple[int, bytes]:
        head = self._in.read(2)
        if len(head) < 2:
            return _CLOSE, b""
        length = head[1] & 127
        if length >= 126:
            length = int.from_bytes(self._in.read(2 if length == 126 else 8), "big")
        return head[0] & 15, self._in.read(length)

    def write(self, line: str, /) -> None:
        self._send(_TEXT, line.encode())

    def flush(self) -> None:
        """Every line goes at once."""

    def _send(self, kind: int, message: bytes) -> None:
        length = len(message)
        size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
        mask = os.urandom(4)
        body = bytes(one ^ mask[at % 4] for at, one in enumerate(message))
        self._socket.sendall(bytes([128 | kind]) + size + mask + body)
