"""Contests as they are wanted, and as everyone sees them: the race of a day, duplicates, and their boards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cubecup.games import USUAL_GAME
from cubecup.server.messages.fields import Data, Name, OwnToken


class NewContest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A duplicate: a race that up to 32 people run, each against these bots with the same dice, until it closes."""

    game: str = USUAL_GAME
    options: Data = {}
    against: Annotated[list[str], Meta(min_length=1, max_length=3)]  # levels
    title: Name
    hours: Annotated[int, Meta(ge=1, le=24 * 14)] = 48
    most: Annotated[int, Meta(ge=2, le=32)] = 32


class NewTry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A player wants to race. `key` is the browser's own secret: with it the first try counts, and asking again while
    that one lasts leads to the same table. `token` is for the seat, made by the browser too."""

    key: OwnToken
    token: OwnToken
    name: Name
    bots: Annotated[list[Name], Meta(max_length=3)] = []  # what the bots shall be called at this table


class TryMade(msgspec.Struct, kw_only=True):
    """The table of a try; the seat is 0, its token the one that was sent."""

    table: str
    counted: bool  # or for practice


class WhoAsks(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whoever has a key sees more: their own row, and the others' races once theirs is over."""

    key: OwnToken | None = None


class TryTold(msgspec.Struct, kw_only=True):
    """A row of a board. Without a rank the race is not over."""

    rank: int  # 0: not over, or a bot has helped
    name: str
    mine: bool
    begun: float
    place: int = 0
    rounds: int = 0
    left: int = 0  # spaces to the finish; less than 0: beyond it
    helped: bool = False  # a bot has played for a while: not ranked
    table: str = ""  # where it can be watched; only for those whose own race is over


class ContestTold(msgspec.Struct, kw_only=True):
    """A contest and its board: the best rows and one's own; `players` counts all."""

    contest: str
    kind: str  # day, duplicate
    day: str
    mode: str
    title: str
    game: str
    options: Data
    against: list[str]
    commitment: str  # to the secret of the dice
    secret: str  # once it is told
    race: str  # name of the dice
    closes: float  # no try that ends later counts, and the secret is told
    most: int  # players; 0: any number
    open: bool
    players: int
    finished: int
    rows: list[TryTold]
    may_count: bool  # whether a race begun now would count for whoever asks
    mine: str = ""  # the table of one's own counted race


class CourseTold(msgspec.Struct, kw_only=True):
    """A race of a board round by round: place and spaces to the finish after each."""

    rank: int
    name: str
    mine: bool
    table: str
    places: list[int]
    left: list[int]


class CoursesTold(msgspec.Struct, kw_only=True):
    """The best races of a board and one's own, round by round; for those whose own race is over, or all once the
    contest is."""

    length: int  # of the way, in spaces; 0: the game has none
    courses: list[CourseTold]


class ContestMade(msgspec.Struct, kw_only=True):
    contest: str


class DayTold(msgspec.Struct, kw_only=True):
    """A day: its contests by mode, and the days there are."""

    day: str
    today: str
    first: str
    ends: float  # of that day
    anchor: str  # the first promise, from which all secrets follow backwards
    contests: list[ContestTold]


class DaysOfPlayer(msgspec.Struct, kw_only=True):
    """The latest days of a player, for a streak: days raced, by mode."""

    days: list[str]
    streak: int
