"""A track small enough to check every table by eye, and a way to spoil it for tests of errors."""

from __future__ import annotations

from cubecup.cubitos.track import Track

# Spelt out, because a compiled class does not tell its slots.
TABLES = [
    "id",
    "title",
    "lines",
    "size",
    "names",
    "index",
    "cell",
    "start_cells",
    "finish_cells",
    "walls",
    "steps",
    "land_steps",
    "water",
    "section",
    "rewards",
    "jet",
    "shortcut",
    "price",
    "by_foot",
    "from_start",
    "to_finish",
    "to_finish_wet",
    "near_rewards",
]

PUDDLE = """\
title: Puddle
lines: 3
shortcut a: 2 movement

map:
  1 |   S   .   $1  *-  F
  2 | S   (a) ~   ~   a   F
  3 |   S   ^   #   +4  F

sections:
  1 |   S   0   1   2   F
  2 | S   0   1   2   3   F
  3 |   S   0   #   3   F
"""

# Both big spaces lie side by side, as on a loop: 1.2 and 3.2 touch the start and the finish alike.
LOOP = """\
title: Loop
lines: 3

map:
  1 |   .   .   .
  2 | .   F   S   .
  3 |   #   .   .

sections:
  1 |   3   3   2
  2 | 3   F   S   1
  3 |   #   0   0
"""


def spoilt(old: str, new: str, text: str = PUDDLE) -> str:
    """The text with one passage replaced; the passage must be there exactly once."""
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the text"
    return text.replace(old, new)


def differences(track: Track, other: Track) -> list[str]:
    """The tables in which two tracks differ."""
    assert set(getattr(Track, "__slots__", TABLES)) == set(TABLES)
    return [table for table in TABLES if getattr(track, table) != getattr(other, table)]
