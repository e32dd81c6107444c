"""Races to look at from files: a record is one; the file in which a browser carries "My races" has many, with the seats
that were played there and everybody's names."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from cubecup.cli import records
from cubecup.kernel.errors import BadFile, Clause, CubeCupError
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record
from cubecup.review.course import can_be_reviewed

_KIND: Final = "cubecup races"
_VERSION: Final = 1


class RaceToReview(NamedTuple):
    """`own` are the seats to be told of together; nobody's in particular, if there are none."""

    source: str
    record: Record
    game: Game
    own: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


class _KeptSeat(msgspec.Struct):
    name: str


class _KeptRace(msgspec.Struct):
    key: str
    seats: list[_KeptSeat]
    own: list[int]
    record: str


class _RacesFile(msgspec.Struct):
    kind: str
    version: int
    races: list[_KeptRace]


_FILE: Final = msgspec.json.Decoder(_RacesFile)


def races_in(path: Path) -> list[RaceToReview]:
    """Of a browser's file those that can be reviewed and count: no other games, none that goes on from another one."""
    text = records.text_of(path)
    if not text.lstrip().startswith("{"):
        return [RaceToReview(str(path), *records.read(text, str(path)))]
    try:
        file = _FILE.decode(text)
    except msgspec.DecodeError:
        raise _no_races(path) from None
    if file.kind != _KIND or file.version != _VERSION:
        raise _no_races(path)
    found = [_race(path, one) for one in file.races]
    races = [one for one in found if one.record.origin is None and can_be_reviewed(one.game, one.record.seats)]
    if not races:
        raise CubeCupError("no-races-to-review", f"{path}: no race in it can be reviewed.", path=str(path))
    return races


def _race(path: Path, one: _KeptRace) -> RaceToReview:
    source = f"{path} ({one.key})"
    record, game = records.read(one.record, source)
    if len(one.seats) != record.seats or any(not 0 <= seat < record.seats for seat in one.own):
        raise _no_races(path)
    return RaceToReview(source, record, game, tuple(one.own), tuple(seat.name for seat in one.seats))


def _no_races(path: Path) -> BadFile:
    told = f"a file of races that a browser has saved, version {_VERSION}"
    return BadFile("bad-record", str(path), 1, Clause("why-kept-races", told, version=_VERSION))
