#!/usr/bin/env python3
"""A bot without the cubecup package: it passes as soon as it may, buys what it can and runs as far as it gets.

cubecup play --bots "exec:python3 examples/hurry_bot.py"
"""

from __future__ import annotations

import json
import sys
from typing import Any


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


def say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello", protocol=1, name="hurry")
    elif heard["type"] == "choice":
        say(type="answer", id=heard["id"], action=answer(heard["view"]["choice"], heard["actions"]))
    elif heard["type"] == "error":
        sys.stderr.write(heard["sentence"] + "\n")
    elif heard["type"] == "bye":
        break
