#!/usr/bin/env python3
"""A bot without the cubecup package: it passes as soon as it may, buys what it can and runs as far as it gets.

cubecup play --bots "exec:python3 examples/hurry_bot.py"       # at your own machine
python3 examples/hurry_bot.py http://127.0.0.1:8000 TABLE      # on an open seat of a table; TABLE is in its link
python3 examples/hurry_bot.py http://127.0.0.1:8000 TABLE TOKEN  # on a seat that you have the token of
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, Protocol

from table_socket import TableSocket


def run(question: dict[str, Any], actions: list[str]) -> str:
    """The first step towards the space nearest to the finish that costs no money; `after` leads back to it."""
    ways = question["reach"]
    free = [way for way in ways if way["forward"] and not way["price"]]
    if not free:
        return "stop" if "stop" in actions else actions[0]
    way = min(free, key=lambda one: one["left"])
    while way["after"] >= 0:
        way = ways[way["after"]]
    step = f"step {way['space']}"
    return step if step in actions else actions[0]


def answer(question: dict[str, Any], actions: list[str]) -> str:
    if "reach" in question:
        return run(question, actions)
    purchases = [action for action in actions if action.startswith("buy ")]
    return next((action for action in ("pass", *purchases) if action in actions), actions[0])


class Lines(Protocol):
    """Where lines go."""

    def write(self, line: str, /) -> object: ...

    def flush(self) -> object: ...


def play(lines: Iterable[str], out: Lines, token: str = "") -> None:
    """Answer whatever is asked, until the end."""

    def say(**message: object) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    for line in lines:
        heard = json.loads(line)
        if heard["type"] == "hello":
            say(type="hello", protocol=1, name="hurry", **({"token": token} if token else {}))
        elif heard["type"] == "choice":
            say(type="answer", id=heard["id"], action=answer(heard["view"]["choice"], heard["actions"]))
        elif heard["type"] == "error":
            sys.stderr.write(heard["sentence"] + "\n")
        elif heard["type"] == "bye":
            break


if len(sys.argv) > 1:
    seat = TableSocket(*sys.argv[1:], name="Hurry")
    play(seat, seat, seat.token)
else:
    play(sys.stdin, sys.stdout)
