"""Browsers that are none: many sockets of random players in one process, lean enough not to be what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections import Counter, deque
from typing import Final, cast

import msgspec

_SMALL: Final = 126
_LARGE: Final = 127
_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_CLOSE: Final = 0x88


class _Choice(msgspec.Struct):
    seat: int
    number: int
    actions: list[str]


class _ToldEntry(msgspec.Struct):
    seq: int
    seat: int
    kind: str


class _Welcome(msgspec.Struct, tag="welcome"):
    seq: int
    choices: list[_Choice]


class _Update(msgspec.Struct, tag="update"):
    seq: int
    entries: list[_ToldEntry]
    choices: list[_Choice]


class _Problem(msgspec.Struct):
    code: str


class _Rejected(msgspec.Struct, tag="rejected"):
    id: str
    problem: _Problem


class _Accepted(msgspec.Struct, tag="accepted"):
    id: str


class _Seats(msgspec.Struct, tag="seats"):
    pass


_MESSAGES: Final = msgspec.json.Decoder(_Welcome | _Update | _Rejected | _Accepted | _Seats)


class Tally:
    """What happened at all tables since it was last reset."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.accepted = 0
        self.rejected: Counter[str] = Counter()  # by the code of the problem
        self.overtaken = 0  # told that somebody else was quicker
        self.latencies: list[float] = []


class Crowd:
    """All players. Each acts when it has a choice and nothing under way; `offered` spreads their actions evenly."""

    def __init__(self, seed: int) -> None:
        self.tally = Tally()
        self.random = random.Random(seed)
        self.waiting: deque[Player] = deque()  # players with a choice, in the order they got it
        self.at_once = False
        self.players: list[Player] = []

    def has_choice(self, player: Player) -> None:
        if self.at_once:
            player.act(time.perf_counter())
        else:
            self.waiting.append(player)

    async def back_to_back(self, seconds: float) -> float:
        """Everyone acts as soon as possible; returns how long it took."""
        begun = time.perf_counter()
        self.at_once = True
        while self.waiting:
            self.waiting.popleft().act(time.perf_counter())
        await asyncio.sleep(seconds)
        self.at_once = False
        return time.perf_counter() - begun

    async def offered(self, rate: float, seconds: float) -> float:
        """So many actions a second. Waiting for a player counts: the time of an action is when it was due."""
        begun = time.perf_counter()
        made = 0
        while (elapsed := time.perf_counter() - begun) < seconds:
            while made < elapsed * rate and self.waiting:
                self.waiting.popleft().act(begun + made / rate)
                made += 1
            await asyncio.sleep(0.001)
        return time.perf_counter() - begun

    async def all_answered(self) -> None:
        """Wait until every action is answered."""
        for _ in range(500):
            if not any(player.due for player in self.players):
                return
            await asyncio.sleep(0.01)


class Player(asyncio.Protocol):
    """One seat on one socket; speaks just enough of the protocol."""

    def __init__(self, crowd: Crowd, table: str, seat: int, token: str) -> None:
        self.ready = asyncio.get_running_loop().create_future()
        self.due = 0.0  # when the action under way should have been made
        self._crowd = crowd
        self._table = table
        self._seat = seat
        self._token = token
        self._actions: list[str] = []
        self._question = 0
        self._seen = 0
        self._number = 0
        self._buffer = b""
        self._open = False
        crowd.players.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)  # uvloop's is one in all but name
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self._table}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        )  # fmt: skip
        self._transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.due = 0.0
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.ready.set_exception(ConnectionError(head.decode("latin-1").splitlines()[0]))
                return
            self._open = True
            self._buffer = rest
            self._send(_TEXT, msgspec.json.encode({"type": "hello", "tokens": [self._token], "folds": True}))
        self._read_frames()

    def _read_frames(self) -> None:
        at = 0
        buffer = self._buffer
        while len(buffer) - at >= 2:
            opcode, length = buffer[at], buffer[at + 1]
            body = at + 2
            if length == _SMALL:
                body += 2
                length = int.from_bytes(buffer[at + 2 : body])
            elif length == _LARGE:
                body += 8
                length = int.from_bytes(buffer[at + 2 : body])
            if len(buffer) < body + length:
                break
            at = body + length
            self._frame(opcode, buffer[body:at])
        self._buffer = buffer[at:]

    def _frame(self, opcode: int, body: bytes) -> None:
        if opcode == _TEXT:
            self._hear(body)
        elif opcode == _PING:
            self._send(_PONG, body)
        elif opcode == _CLOSE:
            self._transport.close()

    def _send(self, opcode: int, body: bytes) -> None:
        """Clients must mask; a mask of zeros changes nothing."""
        length = len(body)
        head = bytes((opcode, 0x80 | length)) if length < _SMALL else bytes((opcode, 0xFE)) + length.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + body)

    def _hear(self, body: bytes) -> None:
        message = _MESSAGES.decode(body)
        if isinstance(message, _Update):
            self._look(message)
            if self.due and any(entry.seat == self._seat and entry.kind == "act" for entry in message.entries):
                self._crowd.tally.latencies.append(time.perf_counter() - self.due)
                self._crowd.tally.accepted += 1
                self.due = 0.0
                self._wait()
            elif not self.due:
                self._wait()
        elif isinstance(message, _Welcome):
            self._look(message)
            if not self.ready.done():
                self.ready.set_result(None)
            self._wait()
        elif isinstance(message, _Rejected):
            if message.problem.code in ("late", "overtaken"):
                self._crowd.tally.overtaken += 1
            else:
                self._crowd.tally.rejected[message.problem.code] += 1
            self.due = 0.0
            self._wait()

    def _look(self, message: _Update | _Welcome) -> None:
        self._seen = message.seq
        self._actions = message.choices[0].actions if message.choices else []
        self._question = message.choices[0].number if message.choices else 0

    def _wait(self) -> None:
        if self._actions and not self._queued:
            self._queued = True
            self._crowd.has_choice(self)

    _queued = False

    def act(self, due: float) -> None:
        """Send a random legal action, if there still is one."""
        self._queued = False
        if not self._actions or self.due:
            return
        self.due = due
        self._number += 1
        action = self._crowd.random.choice(self._actions)
        self._actions = []
        shown = {"question": self._question, "seen": self._seen}
        message = {"type": "act", "id": str(self._number), "seat": self._seat, "action": action, **shown}
        self._send(_TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        self._transport.close()
