"""Writes tests/fair/vectors.json anew: what fair dice are for fixed secrets, worked out step by step from their
description and not by the program. Python and the browser are both held to it.

    python -m tests.fair.vectors
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

VECTORS = Path(__file__).with_name("vectors.json")

_TABLES = [
    ("00" * 32, "t", ["", ""]),
    ("0f1e2d3c4b5a69788796a5b4c3d2e1f0" * 2, "kL3_x-9Q", ["ab" * 16, "", "0123456789abcdef" * 2]),
]
_ROLLS = [
    (0, 0, 9, 6),
    (1, 0, 9, 6),
    (0, 1, 40, 6),
    (2, 57, 1, 6),
    (-1, 0, 1, 3),
    (-1, 12, 5, 44),
    (0, 3, 6, 3_000_000_000),
]


def _numbers(key: bytes, seat: int, roll: int, count: int, bound: int) -> list[int]:
    stream = b"".join(hmac.new(key, b"%d.%d.%d" % (seat, roll, n), hashlib.sha256).digest() for n in range(20))
    drawn = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    most = 2**32 // bound * bound
    return [number % bound for number in drawn if number < most][:count]


def vectors() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for secret, table, words in _TABLES:
        text = "cubecup-dice-1\n" + table + "\n" + "\n".join(words)
        key = hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).digest()
        rolls = [
            {"seat": seat, "roll": roll, "bound": bound, "numbers": _numbers(key, seat, roll, count, bound)}
            for seat, roll, count, bound in _ROLLS
        ]
        promise = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        found.append({"secret": secret, "commitment": promise, "table": table, "words": words, "rolls": rolls})
    return found


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n")
