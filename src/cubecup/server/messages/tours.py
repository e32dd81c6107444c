"""A tour as it is wanted, and as everyone sees it: its races, the standing after them, and its story."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cubecup.games import USUAL_GAME
from cubecup.server.messages.fields import Data, OwnToken, Seconds
from cubecup.server.messages.tables import Clocks, SeatKey, SeatPlan

Seating = Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]


class NewTour(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A published tour, with `options` that all its races have; or one of one's own (`tour` is "own"): the options of
    each race. The rest is as for a table, and the same for all races."""

    tour: str = "own"
    game: str = USUAL_GAME
    options: Data = {}
    races: Annotated[list[Data], Meta(max_length=24)] = []
    seats: Seating
    public: bool = False
    clocks: Clocks | None = None
    absence: Seconds | None = 120
    hints: bool | None = None
    key: OwnToken | None = None  # the maker's own secret: the races come onto their shelf


class ForkTour(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Go on from another tour: what was raced before `race` stays, that race and all later ones are raced anew by whom
    `seats` says."""

    race: Annotated[int, Meta(ge=1, le=100)]
    seats: Seating


class TourMade(msgspec.Struct, kw_only=True):
    """The tour, and the table of its first race with the tokens of its maker."""

    tour: str
    table: str
    host: str
    keys: list[SeatKey]


class TourSeat(msgspec.Struct, kw_only=True):
    """Who sits where, as at the latest table."""

    seat: int
    kind: str  # person, open, bot
    name: str
    level: str | None


class TourRace(msgspec.Struct, kw_only=True):
    """A race of a tour; places and points by seat once it is over."""

    number: int  # counted from 1
    options: Data
    table: str | None  # none yet
    over: bool
    places: list[int]
    points: list[int]
    rounds: int


class StandingTold(msgspec.Struct, kw_only=True):
    """A line of the standing, and what the latest race has changed."""

    seat: int
    place: int  # equal ones share the better place
    points: int
    wins: int
    gained: int  # points of the latest race
    before: int  # the place before it; 0: it was the first


class SentenceTold(msgspec.Struct, kw_only=True):
    """A sentence: the id of a text, and its facts."""

    text: str
    facts: dict[str, str | int]


class FiguresTold(msgspec.Struct, kw_only=True):
    """The tour of a seat in numbers; `tallies` are what its game counts, such as busts."""

    seat: int
    best: int
    worst: int
    races_led: int  # races after which it was first
    tallies: dict[str, int]


class TourTold(msgspec.Struct, kw_only=True):
    tour: str
    kind: str  # champion, tour-de-cube, own, ...
    game: str
    public: bool
    seats: list[TourSeat]
    points: list[int]  # by place, the first first
    races: list[TourRace]
    standing: list[StandingTold]  # best first
    starter: int | None  # who begins the next race; none: chance decides, or there is none
    over: bool
    champions: list[int]  # of a tour that is over
    story: list[SentenceTold]
    figures: list[FiguresTold]  # by seat, once a race is over
    forked_from: str | None  # the tour whose first races these are
    forked_at: int  # the first race that is its own


class ReadTour(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The file of a tour, to be told again; nothing of it is kept."""

    record: str


class TourFileTold(msgspec.Struct, kw_only=True):
    """A tour in a file whose races were played again by the rules, and the record of each."""

    told: TourTold
    records: list[str]


class TourOffer(msgspec.Struct, kw_only=True):
    """A published tour: its races as they are suggested."""

    tour: str
    game: str
    races: list[Data]


class ToursOffered(msgspec.Struct, kw_only=True):
    """Which tours there are, how long one of one's own is, and what places are worth by number of players."""

    tours: list[TourOffer]
    fewest: int
    most: int
    points: dict[str, list[int]]
