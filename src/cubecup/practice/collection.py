"""The shipped collection, read when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from cubecup.kernel.record import Record, read_record

_FOLDER: Final = files(__package__ or "cubecup.practice")


class WeighedAnswer(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A whole answer (a way, all the dice), how often it wins among equals, and the standard error of its distance from
    the best one. Several may be good: what may be chance is no mistake. `reason` is the id of a text for the facts."""

    actions: list[str]
    chance: float
    error: float
    good: bool
    reason: str
    facts: dict[str, int | str]


class PracticeMoment(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a seat is asked after some actions of a race, and all answers, the best first."""

    id: str
    race: str
    at: int
    seat: int
    kind: str  # push, buy, move, draw
    answers: list[WeighedAnswer]


@cache
def collection() -> Mapping[str, PracticeMoment]:
    """By id, in the order in which they were found."""
    text = _FOLDER.joinpath("collection.json").read_bytes()
    return {one.id: one for one in msgspec.json.decode(text, type=list[PracticeMoment])}


def race_of(moment: PracticeMoment) -> Record:
    """The record of the race, up to where it is asked about."""
    name = f"{moment.race}.record"
    return read_record(_FOLDER.joinpath("races", name).read_text("utf-8"), name)
