"""A player's shelf, as it is told to whoever has its key and to nobody else."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cubecup.server.messages.fields import Name, OwnToken
from cubecup.shelf.figures import ShelfFigures
from cubecup.shelf.trophies import Trophy

Colour = Annotated[int, Meta(ge=-1, le=3)]
MoveCode = Annotated[str, Meta(max_length=64)]


class ShelfKey(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Keys are sent in bodies, never in addresses: no log shall have them."""

    key: OwnToken


class ShelfWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a player wants to be seen at tables: a name (empty: none), a creature (`white` to `blue`, empty: none), a
    colour (0 to 3, -1: any), and whether they want a rating."""

    key: OwnToken
    name: Name = ""
    creature: str = ""
    colour: Colour = -1
    rated: bool = False


class RatingTold(msgspec.Struct, kw_only=True):
    points: int
    error: int  # standard error of the points
    races: int


class ShelfRaceTold(msgspec.Struct, kw_only=True):
    """A race that counts."""

    table: str
    at: float  # when it ended
    game: str
    set: str  # published, or empty
    players: int
    place: int
    rounds: int
    won: bool
    helped: bool  # a bot has played for the player: it is told, and not counted as won
    advised: bool  # with hints: it wins no trophy
    there: bool  # it can be watched again
    tour: str  # the kind of tour, or empty
    contest: str  # day, duplicate, or empty
    day: str


class ShelfTourTold(msgspec.Struct, kw_only=True):
    tour: str
    kind: str
    races: int  # on this shelf
    wins: int
    at: float  # when the latest of them ended


class ShelfTold(msgspec.Struct, kw_only=True):
    """All of a shelf; of the races the latest."""

    name: str
    creature: str
    colour: int
    rated: bool
    rating: RatingTold | None  # of whoever wants one
    figures: ShelfFigures
    trophies: list[Trophy]
    races: list[ShelfRaceTold]
    tours: list[ShelfTourTold]


class MoveMade(msgspec.Struct, kw_only=True):
    """A code for another device: it works once, and not for long."""

    code: str
    until: float


class TakeMove(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    code: MoveCode


class MoveTaken(msgspec.Struct, kw_only=True):
    key: str


class ShelfForgotten(msgspec.Struct, kw_only=True):
    """There is nothing left to tell."""
