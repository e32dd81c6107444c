"""Dice from a secret that is promised beforehand, and from a word of every player.

This is the derivation `cubecup-dice-1`; whoever changes it gives it another name. HMAC is HMAC-SHA-256, texts are
UTF-8, lines end with a single newline character:

- The secret is 32 bytes. What is promised, its commitment, is SHA-256 of it, written in hexadecimal.
- The key of a table is HMAC(secret, text), the text being the lines `cubecup-dice-1`, the id of the table (of a
  rematch that of the first one, settled like its secret before any word), and the words of the seats from the first to
  the last (empty for a bot), joined by newlines.
- Block `n` (0, 1, ...) of roll `r` (counted from 0) of seat `s` (-1: the table) is HMAC(key, "s.r.n"). It is read as
  eight numbers of 32 bits, the most significant byte first.
- A number from 0 to b-1 is the next of them modulo b; those not below the largest multiple of b within 2**32 are left
  out, so that every result is equally likely.

The secrets of a table and of its rematches form a chain: each is SHA-256 of the next. So the secret that is told after
a race is the promise for the race that follows, and all of them were settled before anybody gave a word.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

VERSION: Final = "cubecup-dice-1"
WORD: Final = r"^[0-9a-f]{32}$"  # of a player
SECRET_BYTES: Final = 32
_RACES: Final = 100  # in a chain of rematches; then another one begins
_SPAN: Final = 1 << 32
_PADDED: Final = 64  # bytes of a block of SHA-256
_BLOCK: Final = struct.Struct(">8I")


class BlockKey:
    """HMAC with one key, of which what depends on the key alone is worked out once (RFC 2104)."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(_PADDED, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in padded))

    def numbers(self, block: str, bound: int) -> list[int]:
        """Those from 0 to `bound - 1` in one block: eight, less those that would favour some of them."""
        usable = _SPAN - _SPAN % bound
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(block.encode())
        outer.update(inner.digest())
        return [number % bound for number in _BLOCK.unpack(outer.digest()) if number < usable]


class FairDice:
    """A source of dice for one table; a pure function of what it is asked."""

    __slots__ = ("_key",)

    def __init__(self, secret: bytes, table: str, words: Sequence[str]) -> None:
        self._key = BlockKey(hmac.digest(secret, "\n".join((VERSION, table, *words)).encode(), "sha256"))

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        found: list[int] = []
        block = 0
        while len(found) < count:
            found += self._key.numbers(f"{seat}.{roll}.{block}", bound)
            block += 1
        return found[:count]


def commitment(secret: bytes) -> str:
    """What is shown before the first seat is taken; nobody can find another secret that fits it."""
    return hashlib.sha256(secret).hexdigest()


class SecretChain(NamedTuple):
    """The secrets of a race and of the rematches after it, of which `left` are still to come."""

    root: str  # in hexadecimal; the secret of the last race
    left: int

    def secret(self) -> bytes:
        """That of the present race."""
        return _hashed(self.root, self.left)

    def next(self) -> SecretChain:
        """For the rematch."""
        return self._replace(left=self.left - 1) if self.left else new_chain()


def new_chain() -> SecretChain:
    return SecretChain(secrets.token_hex(SECRET_BYTES), _RACES - 1)


@lru_cache(maxsize=4096)
def _hashed(root: str, times: int) -> bytes:
    found = bytes.fromhex(root)
    for _ in range(times):
        found = hashlib.sha256(found).digest()
    return found
