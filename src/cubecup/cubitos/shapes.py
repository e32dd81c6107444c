"""The shapes of what a screen is told of a race: view, question, content and events. Types only (see kernel.shapes).

Each is called like what it tells of: a `Card` of `printed.py`, a `Way` of `reach.py`. Where both are at hand, it is
`shapes.Card`.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from cubecup.cubitos.events import EVENTS, TYPES, Phase
from cubecup.kernel.events import details_of
from cubecup.kernel.shapes import Shapes

Color = Literal["white", "brown", "red", "green", "orange", "purple", "yellow", "blue"]
Kind = Literal["light-gray", "dark-gray", "start", Color]
Asks = Literal[
    "draw", "extra-dice", "free-draw",
    "push-or-pass", "forced-push", "before-push", "would-bust", "bust-discard", "drag-along", "pick-dice",
    "pool", "use", "late", "either", "optional", "set-die", "face", "gain-die", "lose", "lose-red", "give", "give-to",
    "move", "move-at-once", "reward", "nearby-reward", "buy",
]  # fmt: skip
Verb = Literal[
    "push", "pass", "roll", "skip", "done", "ready", "stop", "bust", "accept", "decline", "jet", "shortcut",
    "take", "lose", "give", "drop", "gain", "borrow", "buy", "step", "reward", "to", "face", "choose", "use", "wait",
]  # fmt: skip

# One number or one list for each kind of die; written like this because names of kinds have hyphens.
CountByKind = TypedDict(
    "CountByKind",
    {
        "light-gray": int, "dark-gray": int, "start": int, "white": int, "brown": int, "red": int, "green": int,
        "orange": int, "purple": int, "yellow": int, "blue": int,
    },
)  # fmt: skip
FacesByKind = TypedDict(
    "FacesByKind",
    {
        "light-gray": list[str], "dark-gray": list[str], "start": list[str], "white": list[str], "brown": list[str],
        "red": list[str], "green": list[str], "orange": list[str], "purple": list[str], "yellow": list[str],
        "blue": list[str],
    },
)  # fmt: skip


# -- the question a seat is asked -----------------------------------------------------------------------------------


class Reward(TypedDict):
    """What a runner finds on a space."""

    kind: str
    amount: int


class Way(TypedDict):
    """A space a runner can get to: steps, movement bought for them before the first, and its price in money.

    The way there goes on from the one numbered `after` in the list (-1: from here), by the action `step` and the space.
    Several may lead to a space, because others go on from it; the one to offer is `best`.
    """

    leg: int
    space: str
    steps: int
    bought: int
    price: int
    left: int  # steps from there to the last finish; 0 or less: on it or past it
    forward: bool  # it is nearer to the finish, or farther past it
    lines: int  # red lines gained, or lost if less than 0
    rewards: list[Reward]
    after: int
    best: bool


class Walk(TypedDict):
    """A walk that was taken, or might have been: its places from where it began, and what is told of its end."""

    places: list[tuple[int, str]]  # leg and space
    steps: int
    shortcuts: int  # taken
    jets: int  # jet packs used
    price: int  # of movement and shortcuts, in money or credits
    left: int  # steps from its end to the last finish; 0 or less: on it or past it
    forward: bool  # it leads nearer to the finish, or farther past it
    lines: int  # red lines gained, or lost if less than 0
    rewards: list[Reward]


class Picks(TypedDict):
    """A run of picks as one question: answers in the order they must be given, `least` to `most` of them."""

    dice: list[str]
    least: int
    most: int
    free: list[str]  # answers that do not count
    different: bool  # no colour twice; both grays are one colour


class CubitosQuestion(TypedDict):
    """What a seat is asked, and what a screen shows besides the answers."""

    seat: int
    number: int  # of the questions this seat was asked
    kind: Asks
    rule: str
    actions: list[str]
    card: NotRequired[str]  # that asks
    amounts: NotRequired[dict[str, int]]  # what it would bring: `{"movement": 3, "gray-die": 1}`
    then_waits: NotRequired[list[str]]  # answers after which this seat is asked nothing before others have acted
    reward: NotRequired[Reward]  # that can be taken
    reach: NotRequired[list[Way]]  # where to?
    draws: NotRequired[dict[str, list[int]]]  # draw amounts of all seats after a way, by its `lines`
    picks: NotRequired[Picks]  # which dice?
    bust_chance: NotRequired[float]  # of a push, or of the roll of the push under way
    # the same by what may be used before the roll, `{"use rock-on": 0.12}`, or after a miss to roll once more
    chance_using: NotRequired[dict[str, float]]


# -- the table ------------------------------------------------------------------------------------------------------


class Stake(TypedDict):
    """What active dice are worth as they lie: what passing now would bring, and a bust would cost."""

    money: int
    movement: int
    water_movement: int
    credits: int
    swords: int


class CubitosPlayer(TypedDict):
    """A player's board and runner. Zones are counts by kind of die, borrowed dice being kinds of their own."""

    draw: dict[str, int]
    roll: dict[str, int]
    discard: dict[str, int]
    hand: dict[str, int]
    active: list[str]
    money: int
    movement: int
    water_movement: int
    credits: int
    fans: int
    hand_tokens: int
    draw_amount: int
    track: str
    leg: int
    space: str
    red_lines: int
    left: int  # steps to the last finish; 0 or less: on it or past it
    place: int  # among the runners, by how far they have come; equal ones share the better place
    leads: bool
    finished: bool
    near_finish: bool  # may well reach the last finish with the next roll
    at_risk: bool
    safe_push: bool
    busted: bool
    may_push: bool
    forced_pushes: int
    pushes: int
    swords: int
    deciding: bool
    waiting: bool
    at_stake: Stake


class CubitosView(TypedDict):
    """A race as a seat sees it."""

    game: Literal["cubitos"]
    round: int
    phase: Phase
    start_player: int
    tie_break: int  # rounds that were raced on because runners were level; 0: none
    last_round: bool  # somebody is over the last finish: this round decides, unless those in front are level
    over: bool
    winners: list[int]
    waiting_for: list[int]
    by_turns: bool
    tray: CountByKind
    cost: CountByKind
    movement_price: int  # of a movement bought while running
    cards: dict[str, str]  # of each kind that has one
    tracks: list[str]
    players: list[CubitosPlayer]
    choice: CubitosQuestion | None


# -- what never changes during a race -------------------------------------------------------------------------------


class Card(TypedDict):
    """An ability card; `numbers` are the values in its text, `notes` what else is to be told of it (`note-...`)."""

    color: Color
    cost: int
    numbers: dict[str, int | bool]
    notes: list[str]


class CardSet(TypedDict):
    """A published set of cards, and where it is raced."""

    cards: list[str]
    tracks: list[str]
    laps: int


class FanSpace(TypedDict):
    """What a space of the fan track gives."""

    hands: int
    credits: int


class Shortcut(TypedDict):
    """Where a shortcut leads, and what it costs in money, or in movement if it goes by foot."""

    to: str
    price: int
    by_foot: bool


class Space(TypedDict):
    """A space of a track; rows and columns count from 1, odd rows lie half a cell to the right."""

    name: str
    row: int
    column: int
    section: int
    water: NotRequired[bool]
    jet: NotRequired[bool]
    shortcut: NotRequired[Shortcut]
    rewards: NotRequired[list[Reward]]


class DrawnTrack(TypedDict):
    """The geometry of a track; cells are row and column."""

    id: str
    lines: int
    length: int  # fewest steps from the start to the finish, through water only where nothing else leads on
    spaces: list[Space]
    start: list[tuple[int, int]]
    finish: list[tuple[int, int]]
    walls: list[tuple[int, int]]
    start_at: tuple[int, int]
    finish_at: tuple[int, int]


class CubitosContent(TypedDict):
    """Everything printed: cards, dice, sets, the fan track and the tracks."""

    faces: FacesByKind
    supply: CountByKind
    base_draw: int
    cards: dict[str, Card]
    sets: dict[str, CardSet]
    fans: list[FanSpace]
    fans_beyond: int  # credits for each fan beyond the track
    texts: dict[str, dict[str, str]]  # of a pack, by language ("": all others) and the id of a text
    tracks: dict[str, DrawnTrack]


# -- what came of it ------------------------------------------------------------------------------------------------


class Push(TypedDict):
    """One push: what it risked (chance of a bust, active dice at stake) and what came of it."""

    round: int
    chance: float
    dice: int  # active dice when it was declared
    hits: int
    bust: bool


class SeatResult(TypedDict):
    """How a player came in, and by which way."""

    place: int
    left: list[int]  # steps to the last finish after each round; 0 or less: on it or past it
    places: list[int]  # after each round
    pushes: int
    busts: int
    boldest: Push | None  # of those that held, the one with the greatest chance of a bust
    dearest: Push | None  # the bust that cost the most active dice
    bought: dict[str, int]  # kinds of dice
    fans: int
    draw_amount: int


class RaceResults(TypedDict):
    """What a results page tells."""

    rounds: int
    length: int  # steps from start to last finish
    seats: list[SeatResult]


SHAPES: Final = Shapes(
    view=CubitosView,
    question=CubitosQuestion,
    content=CubitosContent,
    results=RaceResults,
    events=details_of(EVENTS, TYPES),
    words={"CubitosKind": Kind, "CubitosColor": Color, "CubitosAsks": Asks, "CubitosVerb": Verb},
)
