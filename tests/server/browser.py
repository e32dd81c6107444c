"""A browser for tests: one socket at a table, which remembers everything it was told."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.house import PATIENCE, Address, JsonObject

_NUMBER = count(1)


class Browser:
    """Says hello, follows the table, and acts."""

    def __init__(self, address: Address, table: str, *tokens: str, seen: int = 0, hello: bool = True) -> None:
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(
            connect(address.socket(table), compression=None, open_timeout=PATIENCE, close_timeout=2)
        )
        self.heard: list[str] = []
        self.entries: list[JsonObject] = []
        self.table: JsonObject = {}
        self.view: JsonObject = {}
        self.choices: list[JsonObject] = []
        self.may_undo: list[int] = []
        self.you: list[int] = []
        self.host = False
        self.seq = -1
        self.first: JsonObject = {}
        if hello:
            self.say("hello", tokens=list(tokens), seen=seen)
            self.first = self.hear()

    # -- the wire -----------------------------------------------------------------------------------

    def say(self, kind: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout: float = PATIENCE) -> JsonObject:
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: JsonObject = json.loads(raw)
        if message["type"] in ("welcome", "update"):
            for name in ("view", "choices", "may_undo", "seq"):
                setattr(self, name, message[name])
            self.entries += message["log" if message["type"] == "welcome" else "entries"]
        if message["type"] == "welcome":
            self.you, self.host = message["you"], message["host"]
        if message["type"] in ("welcome", "seats"):
            self.table = message["table"]
        return message

    def until(self, wanted: str | Callable[[JsonObject], Any], timeout: float = PATIENCE) -> JsonObject:
        """The next message of a type, or the next that fits."""
        while True:
            message = self.hear(timeout)
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def see(self, so: Callable[[], Any]) -> None:
        """Listen until something is so; it may be already."""
        while not so():
            self.hear()

    def until_seq(self, seq: int) -> None:
        self.see(lambda: self.seq >= seq)

    def catch_up(self) -> None:
        """Hear everything that was said before now."""
        self.say("ping")
        self.until("pong")

    def end(self) -> JsonObject:
        """The last words of a server that closes the socket, and the code it closes with."""
        last: JsonObject = {}
        try:
            while True:
                last = self.hear()
        except ConnectionClosed as closed:
            return {**last, "close": closed.rcvd.code if closed.rcvd else None}

    def close(self) -> None:
        self._stack.close()

    # -- playing ------------------------------------------------------------------------------------

    def command(self, kind: str, id: str = "", **fields: object) -> JsonObject:
        """Say something that is answered: accepted or rejected."""
        id = id or f"message-{next(_NUMBER)}"
        self.say(kind, id=id, **fields)
        return self.until(lambda message: message["type"] in ("accepted", "rejected") and message["id"] == id)

    def act(self, action: str, seat: int | None = None, id: str = "") -> JsonObject:
        return self.command("act", id, seat=self.you[0] if seat is None else seat, action=action)

    def must_act(self, action: str, seat: int | None = None) -> int:
        answer = self.act(action, seat)
        assert answer["type"] == "accepted", answer
        return int(answer["seq"])

    def choice(self, seat: int | None = None) -> JsonObject:
        """The pending choice of a seat, empty if there is none."""
        wanted = self.you[0] if seat is None else seat
        return next((choice for choice in self.choices if choice["seat"] == wanted), {})

    def refusal(self, kind: str, id: str = "", **fields: object) -> str:
        """The code with which a message is rejected."""
        answer = self.command(kind, id, **fields)
        assert answer["type"] == "rejected", answer
        return str(answer["problem"]["code"])


def play_on(browser: Browser, until: Callable[[Browser], Any], seed: int = 1, most: int = 3000) -> None:
    """Random actions for all seats of a browser until something is so."""
    draw = random.Random(seed)
    for _ in range(most):
        if until(browser):
            return
        assert not browser.table["over"], "the game ended before it came to that"
        if browser.choices:
            choice = browser.choices[0]
            lasting = [action for action in choice["actions"] if action != "wait"]  # others can end the time for that
            browser.must_act(draw.choice(lasting), choice["seat"])
        else:
            browser.hear()
    raise AssertionError("it never came to that")


def wait_until(so: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """For what happens on the server without anyone being told."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)
