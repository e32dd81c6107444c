"""The same dice for everyone who runs a race apart from the others: the race of a day, or a duplicate.

This is the derivation `cubecup-same-1`; whoever changes it gives it another name. HMAC is HMAC-SHA-256, texts are
UTF-8:

- The secret is 32 bytes, promised by its SHA-256 as that of a table is (`fair/dice.py`).
- The key of a race is HMAC(secret, text), the text being the lines `cubecup-same-1` and the name of the race.
- What the n-th die of kind `k` shows that seat `s` rolls (all counted from 0) is read from HMAC(key, "s.k.n.b"), with
  b = 0, 1, ... until it is found: eight numbers of 32 bits, the most significant byte first; the first one below the
  largest multiple of six within 2**32, modulo six.
- What the table's chance decides is read in the same way from HMAC(key, "-1.r.b") for its r-th decision.

A seat's dice do not depend on anything the others do, nor on the order in which it rolls its colours.
"""

from __future__ import annotations

import hmac
from typing import Final

from cubecup.fair.dice import BlockKey
from cubecup.kernel.dice import KindDice

SAME: Final = "cubecup-same-1"
RACE: Final = r"^[\w .:-]{1,80}$"  # the name of a race


class SameDice(KindDice):
    """The dice of one race; a pure function of what it is asked."""

    __slots__ = ("_key",)

    def __init__(self, secret: bytes, race: str) -> None:
        self._key = BlockKey(hmac.digest(secret, f"{SAME}\n{race}".encode(), "sha256"))

    def of_kinds(self, seat: int, dice: list[tuple[int, int]], bound: int) -> list[int]:
        return [self._read(f"{seat}.{kind}.{nth}", 1, bound)[0] for kind, nth in dice]

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        return self._read(f"{seat}.{roll}", count, bound)

    def _read(self, what: str, count: int, bound: int) -> list[int]:
        found: list[int] = []
        block = 0
        while len(found) < count:
            found += self._key.numbers(f"{what}.{block}", bound)
            block += 1
        return found[:count]
