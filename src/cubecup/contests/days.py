"""The race of a day: from a secret that was settled long before and that nobody knows until the day is over.

The secrets of a server's days form a chain, each the SHA-256 of the next; so all days were settled when the first
promise was published, and the secret that is told after a day is the promise for the day that follows. A day is one of
the calendar in UTC, whatever clock a visitor has.

>>> days = DaySecrets("00" * 32, date(2026, 11, 17))
>>> commitment(days.secret(date(2026, 11, 18))) == days.secret(date(2026, 11, 17)).hex()
True
"""

from __future__ import annotations

import hmac
import tomllib
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeVar

from cubecup.fair.dice import commitment
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON

BOTS: Final = "bots"  # against the bots of the day
ALONE: Final = "alone"  # against the track
MODES: Final = (BOTS, ALONE)
GRACE: Final = timedelta(hours=6)  # after a day, for races that were begun in it
_DAYS: Final = 36_525  # in a chain: a hundred years
_STEP: Final = 256  # days between two secrets that are remembered

T = TypeVar("T")


class DaySecrets(NamedTuple):
    """The chain of a server: its last secret, and the day of its first one."""

    root: str  # in hexadecimal
    first: date

    def secret(self, day: date) -> bytes:
        number = (day - self.first).days
        if not 0 <= number < _DAYS:
            raise BadOption("no-such-day", f"There is no race of {day}.", value=str(day))
        return _secret(self.root, number)

    def promise(self, day: date) -> str:
        """The commitment to the secret of a day; of the first one it was published when the server began."""
        return commitment(self.secret(day))


def day_of(moment: float) -> date:
    """The day of a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date()


def begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def told_from(day: date) -> float:
    """When the secret of a day is told: races of that day count only if they are over by then."""
    return begins(day + timedelta(days=1)) + GRACE.total_seconds()


def read_day(text: str) -> date:
    """A date, written in the one way that names of contests have: a day under a second name would be raced twice."""
    try:
        day = date.fromisoformat(text)
        if str(day) != text:
            raise ValueError(text)
        return day
    except ValueError:
        raise BadOption("day", f"A day is a date such as 2026-11-17, not {text!r}.", value=text) from None


class DayRace(NamedTuple):
    """What is raced on a day: the same for everyone."""

    game: str
    options: Mapping[str, JSON]
    against: tuple[str, ...]  # levels of the bots


def race_of_day(day: date, secret: bytes, mode: str) -> DayRace:
    """The race of a day in one of its modes; both have the same cards and track."""
    if mode not in MODES:
        raise BadOption("mode", f"A race of the day is {' or '.join(MODES)}, not {mode!r}.", value=mode)
    content = _content()
    options = dict(_one(secret, "race", content["races"]))
    if _number(secret, "suggested", 10) >= content["suggested"]:
        options["tracks"] = _one(secret, "track", content["tracks"])
    if mode == ALONE:
        return DayRace(content["game"], {**options, "alone": True}, ())
    return DayRace(content["game"], options, tuple(content["against"][str(day.isoweekday())]))


def _one(secret: bytes, what: str, among: Sequence[T]) -> T:
    return among[_number(secret, what, len(among))]


def _number(secret: bytes, what: str, bound: int) -> int:
    """From 0 to `bound - 1`; 256 bits make the difference between the chances vanish."""
    return int.from_bytes(hmac.digest(secret, f"day {what}".encode(), "sha256"), "big") % bound


@cache
def _content() -> dict[str, Any]:
    return tomllib.loads((files("cubecup.contests") / "content" / "days.toml").read_text("utf-8"))


def _secret(root: str, number: int) -> bytes:
    """The secret of day `number` is the root, hashed once for each day of the chain that comes after it."""
    landmark = number // _STEP + 1
    found = _landmark(root, landmark)
    for _ in range(landmark * _STEP - number):
        found = sha256(found).digest()
    return found


@lru_cache(maxsize=16)
def _landmark(root: str, landmark: int) -> bytes:
    found = bytes.fromhex(root)
    for _ in range(_DAYS + _STEP - landmark * _STEP):
        found = sha256(found).digest()
    return found
