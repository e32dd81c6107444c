"""Visitors of a besieged server: requests, sockets, and a healthy table whose players are timed."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
Message = dict[str, Any]


def request(port: int, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """A request over HTTP and its answer; text that is no JSON is left as it is."""
    connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    raw = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
    try:
        connection.request(method, path, raw, {} if body is None else {"Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    try:
        return answer.status, json.loads(text)
    except ValueError:
        return answer.status, text


async def ask(port: int, method: str, path: str, body: object = None) -> tuple[int, Any]:
    return await asyncio.to_thread(request, port, method, path, body)


class Player:
    """A socket at a table that says hello and follows what is asked of its seats."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.choices: list[Message] = []
        self.over = False
        self.seq = -1
        self.view: Message | None = None
        self.refused = ""
        self.largest = 0
        self._number = 0

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        self.largest = max(self.largest, len(raw))
        message: Message = json.loads(raw)
        if message["type"] in ("welcome", "update"):
            self.choices, self.seq, self.view = message["choices"], message["seq"], message["view"]
        if message["type"] in ("welcome", "seats"):
            self.over = message["table"]["over"]
        return message

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def act(self, action: str, choice: Message) -> bool:
        """Answer a question; whether that was accepted."""
        self._number += 1
        id = f"{self._number}"
        await self.say("act", id=id, seat=choice["seat"], action=action, question=choice["number"])
        while True:
            message = await self.hear()
            if message["type"] in ("accepted", "rejected") and message["id"] == id:
                self.refused = "" if message["type"] == "accepted" else message["problem"]["code"]
                return not self.refused

    async def play(self, draw: random.Random, actions: int) -> None:
        """Answer by chance; what goes far comes first."""
        for _ in range(actions):
            if self.over:
                return
            if not self.choices:
                await self.hear()
                continue
            choice = draw.choice(self.choices)
            lasting = [action for action in choice["actions"] if action != "wait"]
            await self.act(draw.choice(lasting), choice)


@asynccontextmanager
async def at_table(port: int, table: str, *tokens: str) -> AsyncIterator[Player]:
    address = f"ws://{HOST}:{port}/api/tables/{table}/socket"
    async with connect(address, compression=None, max_size=None, open_timeout=PATIENCE, close_timeout=1) as socket:
        player = Player(socket)
        await player.say("hello", tokens=list(tokens))
        await player.hear()
        yield player


async def make(port: int, *kinds: str, **wanted: object) -> Message | None:
    """A table with seats such as person or bot/champion; None if it is refused."""
    seats = [dict(zip(("kind", "level"), kind.split("/"), strict=False)) for kind in kinds]
    status, answer = await ask(port, "POST", "/api/tables", {"seats": seats, **wanted})
    return {**answer, "tokens": [key["token"] for key in answer["keys"]]} if status == 201 else None


class HealthyTable:
    """Two players at one screen who act all the time, and how long each answer took, in milliseconds."""

    def __init__(self, port: int, pause: float = 0.02) -> None:
        self.times: list[float] = []
        self.refused: list[str] = []
        self._port = port
        self._pause = pause

    async def play(self) -> None:
        """Until somebody stops it; when a race is over, another begins."""
        draw = random.Random(1)
        while True:
            made = await make(self._port, "person", "person", options={"timing": "free"})
            assert made is not None
            async with at_table(self._port, made["table"], *made["tokens"]) as player:
                while not player.over:
                    if not player.choices:
                        await player.hear()
                        continue
                    choice = draw.choice(player.choices)
                    begun = time.perf_counter()
                    if not await player.act(draw.choice(choice["actions"]), choice):
                        self.refused.append(player.refused)
                    self.times.append((time.perf_counter() - begun) * 1000)
                    await asyncio.sleep(self._pause)

    def percentile(self, part: float) -> float:
        return sorted(self.times)[min(len(self.times) - 1, int(part * len(self.times)))] if self.times else 0.0


@asynccontextmanager
async def beside(table: HealthyTable) -> AsyncIterator[HealthyTable]:
    """The healthy table plays while something else happens; if it cannot, that is told."""
    playing = asyncio.create_task(table.play())
    try:
        yield table
        if playing.done():
            playing.result()
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
