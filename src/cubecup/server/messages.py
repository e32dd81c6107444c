"""Everything that travels between server and browser, as types; the published schema is made from this file.

Requests and answers over HTTP come first, then the messages of a table's socket. A socket message is a JSON object
whose `type` says which of the classes below it is.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cubecup.fair.dice import WORD

Data = dict[str, Any]  # JSON whose shape is the engine's business; msgspec knows no recursive types

# Likewise, but of a shape that each game tells (kernel.shapes); the published schema names them in full.
View = Annotated[Data, Meta(extra_json_schema={"shape": "View"})]
Question = Annotated[Data, Meta(extra_json_schema={"shape": "Question"})]
Content = Annotated[Data, Meta(extra_json_schema={"shape": "Content"})]
Results = Annotated[Data, Meta(extra_json_schema={"shape": "Results"})]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
OwnToken = Annotated[str, Meta(min_length=32, max_length=64)]  # made by a browser
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Word = Annotated[str, Meta(pattern=WORD, max_length=32)]  # chosen by a browser at random, for the dice
Seconds = Annotated[int, Meta(ge=5, le=86_400)]


# -- over HTTP --------------------------------------------------------------------------------------------------


class BotLevel(msgspec.Struct, kw_only=True):
    """A level of bots; one with styles also goes by names such as "sharp:bold"."""

    level: str
    styles: list[str]


class GameBots(msgspec.Struct, kw_only=True):
    """The bots that play a game, weakest first, and the level that plays when nobody chose."""

    levels: list[BotLevel]
    usual: str


class About(msgspec.Struct, kw_only=True):
    """What this server offers."""

    name: str
    games: list[str]
    languages: list[str]
    bots: dict[str, GameBots]  # by game
    address: str  # under which others reach this server; empty: only this machine does


class CheckOptions(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Options of a game before a table is made of them."""

    game: str = "cubitos"
    options: Data = {}


class OptionsChecked(msgspec.Struct, kw_only=True):
    """The options with everything settled that was left open. `warnings` forbid nothing: codes of texts `advice-...`
    about a card set of one's own (SETUP-4)."""

    options: Data
    warnings: list[str]


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
    game: str = "cubitos"
    options: Data = {}
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    public: bool = False
    clocks: Clocks | None = None
    absence: Seconds | None = 120  # after so long any player may let a bot play for one who is away; None: never
    hints: bool | None = None  # whether players may ask for advice; not said: only while one person plays alone
    seed: int | None = None


class SeatKey(msgspec.Struct, kw_only=True):
    """The right to act for a seat; kept by the browser and shown to nobody else."""

    seat: int
    token: str


class TableMade(msgspec.Struct, kw_only=True):
    table: str
    host: str  # the host's own token: reissue links, hand seats to bots, rematch
    keys: list[SeatKey]


class Join(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat. `token` is a secret of the browser's own making: if the answer is lost, the same request again
    gives the same seat. Without it the server makes one. `word` is mixed into the dice."""

    name: Name
    seat: SeatNumber | None = None
    token: OwnToken | None = None
    word: Word | None = None


class GiveWord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The player of a seat that was not joined, such as that of the table's maker, gives a word for the dice: once, and
    before the start."""

    token: Token  # of that seat
    seat: SeatNumber
    word: Word


class RollTold(msgspec.Struct, kw_only=True):
    """One roll: what chance was asked (numbers below `bound` for roll number `roll` of a seat, -1: the table), and the
    dice it became, as the entry of the log tells them. Without dice it is something else, such as who begins."""

    entry: int
    seat: int
    roll: int
    bound: int
    numbers: list[int]
    kinds: list[str]
    shown: list[str]


class DiceTold(msgspec.Struct, kw_only=True):
    """Where the dice of a table come from (docs/fair-dice.md). While the game lasts there is no secret and no roll.

    `faces` are what each kind of die shows for the numbers 0, 1, ...
    """

    by: str  # the name of the derivation
    table: str
    commitment: str
    words: list[str]  # of the seats; empty for a bot
    secret: str
    faces: dict[str, list[str]]
    rolls: list[RollTold]


class SeatBot(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The host puts a bot on an open seat; with the last one the game starts."""

    host: Token
    seat: SeatNumber
    level: str | None = None  # the usual one of the game
    name: Name | None = None  # that of the seat


class Reissue(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    host: Token
    seat: SeatNumber


class Rematch(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table with the same players: the same race, or the next published one."""

    token: Token  # the host's, or that of any seat
    next_race: bool = False


class AskAdvice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A player asks what to answer to the pending choice of their seat."""

    token: Token  # of that seat
    seat: SeatNumber


class Advised(msgspec.Struct, kw_only=True):
    """One legal action and what speaks for or against it. `reason` is the id of a text; a fact that is the id of a
    text stands for that text."""

    action: str
    win_chance: float  # among equals, in steps of 0.01
    reason: str
    facts: Data


class AdviceGiven(msgspec.Struct, kw_only=True):
    """Every legal action of the pending choice, the best first. Told to nobody but who asked."""

    seat: int
    seq: int  # the entry after which it was given; worthless once the seat has answered
    advice: list[Advised]


class ReadRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record file, to be told again; nothing of it is kept."""

    record: str


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
    covered: bool = False  # others wanted it so while its player is away; it lasts until the player takes the seat back
    clock: float | None = None  # seconds left of the game, if that is limited; runs while the seat decides
    decision: float | None = None  # seconds left of a decision, if that is limited
    word: str = ""  # of its player, mixed into the dice


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
    next_table: str | None = None  # where a rematch goes on


class Problem(msgspec.Struct, kw_only=True):
    """An error: a stable code, a sentence in English, and the facts for a translated one."""

    code: str
    sentence: str
    rule: str | None = None
    facts: Data = {}


# -- from the browser, over the socket --------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", kw_only=True, forbid_unknown_fields=True):
    """First message: the seats this browser may act for (none: a spectator) and the last entry it has seen.

    Who folds keeps the view true by the events of the entries (docs/events.md), and gets updates without one.
    """

    tokens: Annotated[list[Token], Meta(max_length=5)] = []
    seen: int = 0
    folds: bool = False


class Act(msgspec.Struct, tag="act", kw_only=True, forbid_unknown_fields=True):
    """Answer the pending choice of a seat. The id makes a repeat harmless.

    `question` is the `number` of the question it answers, as it was shown: if the seat is asked something else by now
    (another window or a bot has answered, or others left it only one answer), the message is refused as `late`. With
    `seen`, the last entry this browser has seen, an answer that others have made impossible since is refused as
    `overtaken`.
    """

    id: Id
    seat: SeatNumber
    action: ActionText
    question: int | None = None
    seen: int | None = None


class Undo(msgspec.Struct, tag="undo", kw_only=True, forbid_unknown_fields=True):
    """Take back the seat's latest action, if no dice fell and nothing was revealed since; `seen` as for `act`."""

    id: Id
    seat: SeatNumber
    seen: int | None = None


class Resign(msgspec.Struct, tag="resign", kw_only=True, forbid_unknown_fields=True):
    """Give up: a bot of the given level plays the seat to the end."""

    id: Id
    seat: SeatNumber
    level: str | None = None  # the usual one of the game


class StandIn(msgspec.Struct, tag="stand-in", kw_only=True, forbid_unknown_fields=True):
    """Let a bot play for a seat (level) or give it back to its player (no level); by the seat itself or the host."""

    id: Id
    seat: SeatNumber
    level: str | None = None


class Cover(msgspec.Struct, tag="cover", kw_only=True, forbid_unknown_fields=True):
    """A player lets the usual bot of the game play for another who has been away for the table's `absence`, until
    they are back."""

    id: Id
    seat: SeatNumber  # of the one who is away


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromBrowser = Hello | Act | Undo | Resign | StandIn | Cover | Ping


# -- from the server, over the socket ---------------------------------------------------------------------------


class Happened(msgspec.Struct, kw_only=True):
    """One event of the engine: a word, the seat (-1: the table), and details. The schema tells them word by word."""

    word: str
    seat: int
    details: list[bool | int | str]


class Entry(msgspec.Struct, kw_only=True):
    """One accepted entry of a table's log. `kind`: start, act, undo, resign, stand-in (a bot plays for a person), back
    (it does so no longer), reissue (a person got a new link), seat-bot (a bot took an open seat)."""

    seq: int
    kind: str
    seat: int
    action: str = ""
    by_host: bool = False  # the host did this, not the player of the seat
    by: int | None = None  # the seat of another player who did this
    happened: list[Happened] = []
    undone: list[int] = []  # of an undo: the entries it takes back, the seat's own and those of bots that built on it


class StoryTold(msgspec.Struct, kw_only=True):
    """A game told again from its beginning: the table laid out, and everything since, without what was taken back."""

    game: str
    options: Data
    names: list[str]  # of the players; empty where nobody knows them
    levels: list[str | None]  # of the bots among them; empty likewise
    first: View
    entries: list[Entry]
    content: Content  # as this game was played
    results: Results | None  # of a game that is over


class Welcome(msgspec.Struct, tag="welcome", kw_only=True):
    """A full picture: after `hello`, whenever a gap is too large to fill, and when seats have changed hands."""

    table: TableInfo
    you: list[int]  # seats this browser may act for
    host: bool
    seq: int
    view: View  # the engine's view, without a choice
    choices: list[Question]  # pending choices of your seats
    may_undo: list[int]  # seats of yours whose latest action may be taken back
    log: list[Entry]  # the latest entries, oldest first


class Update(msgspec.Struct, tag="update", kw_only=True):
    """Entries since the last message, and where the table stands after them."""

    entries: list[Entry]
    seq: int
    view: View | None  # None: it follows from the last one by the events, for whoever said that they fold
    choices: list[Question]
    may_undo: list[int]


class Accepted(msgspec.Struct, tag="accepted", kw_only=True):
    """The message with this id is in the log as entry `seq` (also when it was sent before)."""

    id: str
    seq: int


class Rejected(msgspec.Struct, tag="rejected", kw_only=True):
    """The message with this id changed nothing."""

    id: str
    problem: Problem


class Seats(msgspec.Struct, tag="seats", kw_only=True):
    """Somebody came, went, or ran down a clock."""

    table: TableInfo


class Pong(msgspec.Struct, tag="pong", kw_only=True):
    pass


class Bye(msgspec.Struct, tag="bye", kw_only=True):
    """The server closes this socket and says why."""

    problem: Problem


FromServer = Welcome | Update | Accepted | Rejected | Seats | Pong | Bye
