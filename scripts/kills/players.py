"""Players who repeat what was not answered, at whichever server they find, and what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from scripts.kills.fleet import HOST, Fleet


@dataclass
class Told:
    """What players were told, and how long they had to wait."""

    accepted: dict[tuple[str, str], int] = field(default_factory=dict)  # table and id of a message: its entry
    refused: Counter[str] = field(default_factory=Counter)
    back: list[float] = field(default_factory=list)  # seconds from a lost connection until the table is shown again
    waits: list[float] = field(default_factory=list)  # and until the next action was accepted
    wrong: list[str] = field(default_factory=list)


class Player:
    """One seat, until the race is over."""

    def __init__(
        self, fleet: Fleet, told: Told, table: str, token: str, draw: random.Random, thinking: float = 0.02
    ) -> None:
        """`thinking`: seconds for an answer, at most."""
        self._fleet = fleet
        self._told = told
        self._table = table
        self._token = token
        self._draw = draw
        self._thinking = thinking
        self._seen = 0
        self._pending: dict[str, Any] | None = None
        self._number = 0
        self._lost: float | None = None
        self._is_back = True
        self._choices: list[dict[str, Any]] = []
        self._over = False

    async def play(self) -> None:
        while not self._over:
            ports = self._fleet.alive()
            if not ports:
                await asyncio.sleep(0.05)
                continue
            port = self._draw.choice(ports)
            address = f"ws://{HOST}:{port}/api/tables/{self._table}/socket"
            try:
                async with connect(address, compression=None, open_timeout=15, close_timeout=1) as socket:
                    self._fleet.visitors[port] += 1
                    try:
                        await self._sit(socket)
                    finally:
                        self._fleet.visitors[port] -= 1
            except (OSError, WebSocketException, TimeoutError):
                if self._lost is None or self._is_back:
                    self._lost, self._is_back = time.monotonic(), False
            await asyncio.sleep(0.1)  # also after a word of farewell: a server without its database says no more

    async def _sit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "tokens": [self._token], "seen": 0}))
        while not self._over:
            try:
                async with asyncio.timeout(0.5):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                if self._pending is not None:
                    await socket.send(json.dumps(self._pending))
                continue
            self._hear(message)
            if message["type"] == "bye":
                return
            if message["type"] == "welcome" and self._pending is not None:
                await socket.send(json.dumps(self._pending))
            await self._act(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            if message["seq"] < self._seen:
                self._told.wrong.append(f"{self._table}: shown {message['seq']} after {self._seen}")
            self._seen = message["seq"]
            self._choices = message["choices"]
            if self._lost is not None and not self._is_back:
                self._is_back = True
                self._told.back.append(time.monotonic() - self._lost)
            self._over = message["view"]["over"]
        elif kind in ("accepted", "rejected") and self._pending and message["id"] == self._pending["id"]:
            self._answered(message)

    def _answered(self, message: dict[str, Any]) -> None:
        assert self._pending is not None
        if message["type"] == "accepted":
            key = (self._table, self._pending["id"])
            self._told.accepted[key] = message["seq"]
            if self._lost is not None:
                self._told.waits.append(time.monotonic() - self._lost)
                self._lost = None
        else:
            code = message["problem"]["code"]
            self._told.refused[code] += 1
            if code == "store":
                return  # nobody knows: ask again
        self._pending = None

    async def _act(self, socket: ClientConnection) -> None:
        if self._pending is not None or not self._choices:
            return
        await asyncio.sleep(self._draw.random() * self._thinking)
        choice = self._choices[0]
        self._number += 1
        action = self._draw.choice([one for one in choice["actions"] if one != "wait"] or choice["actions"])
        self._pending = {
            "type": "act", "id": f"{self._token[:6]}-{self._number}", "seat": choice["seat"], "action": action,
            "question": choice["number"],
        }  # fmt: skip
        self._choices = []
        await socket.send(json.dumps(self._pending))
