"""A table as it is wanted, and as everyone sees it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cubecup.games import USUAL_GAME
from cubecup.server.messages.fields import Data, Name, OwnToken, Seconds, Token


class SeatPlan(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: `person` (the maker's own), `open` (whoever joins), or `bot`."""

    kind: str
    name: Name | None = None
    level: str | None = None  # of a bot, such as "sharp" or "steady:bold"


class Clocks(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Optional time limits in seconds; a seat out of time is played by a bot."""

    per_decision: Seconds | None = None
    per_game: Seconds | None = None


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: str = USUAL_GAME
    options: Data = {}
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    public: bool = False
    clocks: Clocks | None = None
    absence: Seconds | None = 120  # after so long any player may let a bot play for one who is away; None: never
    hints: bool | None = None  # whether players may ask for advice; not said: only while one person plays alone
    seed: int | None = None
    key: OwnToken | None = None  # the maker's own secret: the race comes onto their shelf


class SeatKey(msgspec.Struct, kw_only=True):
    """The right to act for a seat; kept by the browser and shown to nobody else."""

    seat: int
    token: str


class TableMade(msgspec.Struct, kw_only=True):
    table: str
    host: str  # the host's own token: reissue links, hand seats to bots, rematch
    keys: list[SeatKey]


class Rematch(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table with the same players: the same race, or the next published one. In a tour it is the next race of the
    tour, whatever is asked."""

    token: Token  # the host's, or that of any seat
    next_race: bool = False


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat as everyone sees it."""

    seat: int
    kind: str  # person, open, bot
    name: str
    level: str | None = None
    connected: bool = False
    away: float | None = None  # seconds since its player left a game that has started; runs on until they are back
    resigned: bool = False
    stand_in: bool = False  # a bot plays for a person who left, and gives the seat back
    program: bool = False  # a program of somebody's own answers for this seat: it is a bot, though not one of ours
    covered: bool = False  # others wanted it so while its player is away; it lasts until the player takes the seat back
    clock: float | None = None  # seconds left of the game, if that is limited; runs while the seat decides
    decision: float | None = None  # seconds left of a decision, if that is limited
    word: str = ""  # of its player, mixed into the dice
    creature: str = ""  # how its player wants to be seen: the creature of a colour of dice
    colour: int = -1  # 0 to 3, if nobody before wants the same; -1: any
    rating: int | None = None  # of a player who wants one, when they sat down
    rating_error: int | None = None


class TourPlace(msgspec.Struct, kw_only=True, frozen=True):
    """Which race of which tour is played at a table."""

    tour: str  # its id
    kind: str  # champion, tour-de-cube, own, ...
    race: int  # counted from 1
    races: int  # of the tour


class ContestPlace(msgspec.Struct, kw_only=True, frozen=True):
    """Which contest is raced at a table: others have the same dice at other tables."""

    contest: str  # its id
    kind: str  # day, duplicate
    counted: bool  # or for practice
    day: str = ""
    mode: str = ""  # bots, alone
    title: str = ""  # of a duplicate


class TableInfo(msgspec.Struct, kw_only=True):
    table: str
    game: str
    options: Data
    public: bool
    seats: list[SeatInfo]
    started: bool
    over: bool
    winners: list[int]
    round: int
    created: float
    hints: bool  # whether players may ask for advice
    absence: int | None  # seconds away after which any player may let a bot play for a seat; None: never
    known_dice: bool  # its maker chose the seed, and could know every roll
    commitment: str  # to the secret of its dice; empty: they follow from a seed
    continues: int | None = None  # it goes on from a moment of another race, after so many of its actions
    next_table: str | None = None  # where a rematch, or a tour, goes on
    tour: TourPlace | None = None
    contest: ContestPlace | None = None
