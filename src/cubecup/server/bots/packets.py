"""What the server and the processes in which its bots think say to each other.

By itself, so that a server starts without all that bots need.
"""

from __future__ import annotations

import pickle
import struct
from typing import Final, NamedTuple

from cubecup.kernel.game import JSON

ADVICE: Final = "advice"  # in place of a level; no bot is called so
IDLE: Final = "--idle"  # for a worker that shall have only what the others leave
LENGTH: Final = struct.Struct("!I")  # before each message


# What it is, a text, and the seconds of processor time it took: those do not depend on how busy the machine is.
Answer = tuple[str, str, float]


class Question(NamedTuple):
    """A position, and which bot shall decide for which seat; or, with `ADVICE` as its level, give its player advice."""

    game: str
    options: str  # as JSON
    dump: dict[str, JSON]
    seat: int
    level: str
    usual: str  # the level that decides if that one fails
    seed: int


class ReviewPart(NamedTuple):
    """The answers from a number on, as many as fit into a moment; or, with all figures given, what comes of them."""

    game: str
    options: str  # as JSON
    record: str
    stand_ins: tuple[bool, ...]
    quality: str
    first: int
    figures: str  # of all answers, as JSON


def packed(message: object) -> bytes:
    """A message between the server and a worker it started itself; nothing from outside is ever unpacked."""
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body
