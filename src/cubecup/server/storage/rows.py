"""What the database keeps of a table: its header, what it was made of, and one row for everything that happened."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from cubecup.fair.dice import SecretChain
from cubecup.server.messages.fields import Data
from cubecup.server.messages.tables import Clocks, ContestPlace, TourPlace


class Seat(msgspec.Struct, kw_only=True):
    """A seat as the header keeps it; only a hash of its token is kept."""

    kind: str  # person, open, bot
    name: str
    level: str | None = None
    token: str = ""
    word: str = ""  # of its player, for the dice
    program: bool = False  # a program of somebody's own answers for it, and says so
    stand_in: str | None = None  # level of the bot that plays for its person when the game begins
    player: str = ""  # the hash of the key of whose shelf the race comes onto; told to nobody
    creature: str = ""  # how its player wants to be seen
    colour: int = -1
    rating: tuple[int, int] | None = None  # of a player who wants one, when they sat down: points and their error


class TableOrigin(msgspec.Struct, kw_only=True):
    """Of a table that goes on from a moment of another race. The first `at` rows of its log are that race's."""

    race: str  # a fingerprint (kernel.moment)
    at: int
    setup: Data
    opening: str  # dice that fell before the first row


class SameSecret(msgspec.Struct, kw_only=True, frozen=True):
    """The dice of a race that several people run apart from each other; nobody is told before they all have."""

    secret: str  # in hexadecimal
    race: str
    told_from: float


class TableHeader(msgspec.Struct, kw_only=True):
    """What was agreed when the table was made, and who has joined. Never changed in place: see `copy_of`."""

    game: str
    options: Data
    seed: int
    seats: list[Seat]
    host: str
    public: bool
    clocks: Clocks | None = None
    next_table: str | None = None
    started_at: float | None = None  # when the last open seat was taken
    hints: bool | None = None  # None: as long as one person plays alone
    chosen_seed: bool = False  # by the maker of the table
    absence: int | None = 120  # seconds away after which any player may let a bot play for a seat; None: never
    rules: str = ""  # version of the rules it is played by; of the first servers nobody knows
    content: str = ""  # fingerprint of what it was made of; likewise
    chain: SecretChain | None = None  # from which its dice come; without one they follow from the seed
    dice_table: str = ""  # of a rematch: the table of the first race, whose id is mixed into all their dice
    origin: TableOrigin | None = None  # of such a race: it counts for no statistics, of people or of sets
    tour: TourPlace | None = None
    contest: ContestPlace | None = None  # a race that others run with the same dice
    same_dice: SameSecret | None = None  # of such a race; then there is no chain
    agreed: Data = {}  # what of the set-up chance has no say in, such as who begins
    seats_seq: int = 0  # the latest row when seats last changed hands: who has seen no later one knows nothing of it

    def past(self) -> int:
        """How many rows of the log happened elsewhere, before the table began."""
        return self.origin.at if self.origin else 0

    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def gives_hints(self) -> bool:
        alone = self.started() and sum(seat.kind == "person" for seat in self.seats) == 1
        return alone if self.hints is None else self.hints


class Content(NamedTuple):
    """What a game is made of, all that is printed on paper included: kept once for all tables that have it."""

    fingerprint: str
    options: str  # as JSON


class StoredTable(NamedTuple):
    """A table without its log."""

    id: str
    header: TableHeader
    created: float
    round: int = 1
    version: int = 0  # how often its header was changed


class GameResult(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What came of a game: the place of each seat, and rounds; what each had left to the end of the way, less than 0
    beyond it, in a game that has one; and the seats of persons for whom a bot has played."""

    places: tuple[int, ...]
    rounds: int
    left: tuple[int, ...] = ()
    helped: tuple[int, ...] = ()
    at: float = 0.0  # when it ended


class TourHeader(msgspec.Struct, kw_only=True, frozen=True):
    """What was agreed when a tour was made; it never changes. Who plays is in the headers of its tables."""

    kind: str
    game: str
    races: list[Data]  # settled options
    points: list[int]  # by place
    public: bool
    past: list[GameResult] = []  # of races that were another tour's, if this one goes on from them
    past_tables: list[str] = []  # where these were played
    forked_from: str | None = None  # that tour


class StoredTour(NamedTuple):
    """A tour without its races."""

    id: str
    header: TourHeader
    created: float
    past: str = ""  # the record of the races of another tour that it goes on from


class StoredRace(NamedTuple):
    """A race of a tour: its table, and what came of it if it is over."""

    table: StoredTable
    result: GameResult | None


class LogRow(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One row of the log: act, undo, resign, stand-in, back, reissue, seat-bot or program."""

    kind: str
    seat: int
    action: str = ""
    outcome: str = ""  # the dice that fell
    id: str = ""  # of the browser's message; none if a bot or a clock acted
    bot: bool = False  # a bot decided this
    host: bool = False  # the host did this to another's seat
    by: int | None = None  # the seat of another player who did
    level: str | None = None  # of the bot that takes a seat over
    undone: list[int] = []  # earlier rows that an undo takes back
    clocks: list[float] | None = None  # seconds left of each seat after this row


def copy_of(header: TableHeader) -> TableHeader:
    """A header to change: the old one stays true until the new one is on disk."""
    return msgspec.structs.replace(header, seats=[msgspec.structs.replace(seat) for seat in header.seats])
