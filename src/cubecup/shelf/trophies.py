"""Trophies: which there are is content; whether one is won follows from the races on a shelf, and from which of them.

Whatever a race was won with, a trophy wants it raced with published cards and tracks, without hints, and by the player.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from cubecup.shelf.played import FinishedRace, RaceOnShelf


class Trophy(msgspec.Struct, kw_only=True):
    """A trophy, won or not. Some are of something: a set, or the level of a bot."""

    id: str
    of: str
    have: int  # of what it needs
    need: int
    table: str = ""  # the race that won it
    at: float = 0.0


class Wanted(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the content: parts that each take a race, and how one tells which part a won race is."""

    id: str
    of: str
    parts: frozenset[str]
    part: Callable[[FinishedRace], Iterable[str]]


def _tour_races(row: Mapping[str, Any], race: FinishedRace) -> Iterable[str]:
    return (str(race.race),) if race.tour == row["tour"] else ()


def _set(row: Mapping[str, Any], race: FinishedRace) -> Iterable[str]:
    return (race.set,)


def _level(row: Mapping[str, Any], race: FinishedRace) -> Iterable[str]:
    return race.bots


def _busts(row: Mapping[str, Any], race: FinishedRace) -> Iterable[str]:
    careful = bool(race.places) and race.busts <= row["most_busts"] and race.pushes >= row["least_pushes"]
    return ("",) if careful else ()


def _from_last(row: Mapping[str, Any], race: FinishedRace) -> Iterable[str]:
    """Last, and alone there, so many rounds before the end."""
    at = len(race.places) - 1 - int(row["rounds_before"])
    return ("",) if at >= 0 and race.places[at] == race.players else ()


_KINDS: Final[dict[str, Callable[[Mapping[str, Any], FinishedRace], Iterable[str]]]] = {
    "tour": _tour_races,
    "set": _set,
    "level": _level,
    "busts": _busts,
    "from-last": _from_last,
}


@cache
def wanted_trophies() -> tuple[Wanted, ...]:
    """One for each row of the content, or one for each of several things that a row names."""
    content = tomllib.loads((files("cubecup.shelf") / "content" / "trophies.toml").read_text("utf-8"))
    return tuple(one for id, row in content["trophies"].items() for one in _wanted(id, row))


def _wanted(id: str, row: Mapping[str, Any]) -> list[Wanted]:
    tell = _KINDS[row["kind"]]

    def part(race: FinishedRace) -> Iterable[str]:
        return tell(row, race)

    if "each" in row:
        return [Wanted(id=id, of=of, parts=frozenset({of}), part=part) for of in row["each"]]
    parts = frozenset(str(number) for number in range(1, row["races"] + 1)) if "races" in row else frozenset({""})
    return [Wanted(id=id, of="", parts=parts, part=part)]


def trophies(shelf: Sequence[RaceOnShelf]) -> list[Trophy]:
    """All that there are; of races in the order in which they ended, the one that completes a trophy has won it."""
    won = [one.race for one in shelf if one.race.won() and one.race.printed and not one.advised]
    return [_trophy(wanted, won) for wanted in wanted_trophies()]


def _trophy(wanted: Wanted, won: Sequence[FinishedRace]) -> Trophy:
    have: set[str] = set()
    found = Trophy(id=wanted.id, of=wanted.of, have=0, need=len(wanted.parts))
    for race in won:
        have |= wanted.parts.intersection(wanted.part(race))
        found.have = len(have)
        if found.have == found.need:
            found.table, found.at = race.table, race.at
            break
    return found
