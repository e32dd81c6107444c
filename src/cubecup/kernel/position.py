"""Reading positions from text: numbered `key: value` lines, first of the table, then of each seat after `[0]`, `[1]`.

A game says which keys there are and what each does; every mistake names its line.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cubecup.kernel.errors import BadFile, Clause, one_of

MOST: Final = 1 << 40  # no ordinary number of a position comes near this


def whole(text: str, most: int = MOST) -> int | None:
    """A whole number from 0 to `most` written in plain digits; None for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        return None
    return int(text) if int(text) <= most else None


class PositionReader:
    """Knows where in the text it is; games derive from it."""

    def __init__(self, seats: int, source: str) -> None:
        self.seats = seats
        self.source = source
        self.line = 1
        self.seat = -1  # the seat the lines now speak of; -1: the table

    def keys(self) -> Collection[str]:
        """The keys that may come now."""
        raise NotImplementedError

    def take(self, key: str, value: str) -> None:
        """Carry out a line whose key is known."""
        raise NotImplementedError

    def wrong(self, expected: Clause) -> BadFile:
        return BadFile("bad-position", self.source, self.line, expected)

    def read_lines(self, lines: list[tuple[int, str]]) -> None:
        for number, line in lines:
            self.line = number
            text = line.strip()
            if not text:
                continue
            if text.startswith("[") and text.endswith("]"):
                self.seat = self.number(text[1:-1], self.seats - 1)
                continue
            key, colon, value = (part.strip() for part in text.partition(":"))
            if not colon or key not in self.keys():
                raise self.wrong(one_of(self.keys(), key))
            self.take(key, value)

    def number(self, text: str, most: int = MOST, least: int = 0) -> int:
        number = whole(text, most)
        if number is None or number < least:
            told = f"a whole number from {least} to {most}, not '{text}'"
            raise self.wrong(Clause("why-number", told, low=least, high=most, value=text))
        return number
