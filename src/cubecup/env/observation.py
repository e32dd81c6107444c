"""What a seat sees of a race as a row of bytes, straight from the position: the own seat first, then clockwise.

Every number fits into a byte and is cut off at 255. `FIELDS_OF_A_SEAT` and `FIELDS_OF_THE_TABLE` say what stands where;
`layout` gives the places for a number of seats. All of it is what the view shows, so no row tells dice to come.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

from cubecup.cubitos.dice import BORROWED, FACE_SHIFT, KIND_MASK, LATE, OWN_KINDS, POWER, SPENT, TYPE_MASK, USED, WHITE
from cubecup.cubitos.draw import red_lines_passed
from cubecup.cubitos.moving import ORIGIN_SHIFT, stands_where_round_began
from cubecup.cubitos.shapes import Asks
from cubecup.cubitos.terms import (
    AT_RISK,
    BUSTED,
    FREE_DRAW,
    GOT_CREDIT,
    LOST_A_DIE,
    OWES_RED,
    PHASE_NAMES,
    SAFE_PUSH,
)
from cubecup.cubitos.track import START
from cubecup.cubitos.way import steps_left

if TYPE_CHECKING:
    from cubecup.cubitos.game import Cubitos
    from cubecup.cubitos.state import CubitosState

MOST: Final = 255  # of any number in a row
KINDS_OF_CHOICE: Final[tuple[str, ...]] = get_args(Asks)
_MARKS: Final = (AT_RISK, SAFE_PUSH, LOST_A_DIE, GOT_CREDIT, BUSTED, OWES_RED, FREE_DRAW)
_COLORS: Final = OWN_KINDS - WHITE
_MARKED: Final = USED | SPENT | LATE


class Field(NamedTuple):
    """Some numbers of a row that belong together."""

    name: str
    size: int
    meaning: str


FIELDS_OF_A_SEAT: Final = (
    Field("draw", OWN_KINDS, "dice in the Draw Zone, by kind; borrowed ones count with their colour"),
    Field("roll", OWN_KINDS, "dice in the Roll Zone"),
    Field("discard", OWN_KINDS, "dice in the Discard Zone"),
    Field("symbol", OWN_KINDS, "active dice that show their symbol and bear no mark"),
    Field("power", OWN_KINDS, "active dice that show the power symbol and bear no mark"),
    Field("goods", OWN_KINDS, "active dice that show money, movement or a credit"),
    Field("marked", OWN_KINDS, "active dice whose ability is used or spent"),
    Field("money", 1, "money of this round"),
    Field("movement", 1, "movement left"),
    Field("water", 1, "movement left that may enter water"),
    Field("credits", 1, "credits"),
    Field("fans", 1, "place on the fan track"),
    Field("hands", 1, "hand tokens"),
    Field("leg", 1, "finishes crossed so far"),
    Field("space", 2, "number of the space: what is left of it by 256, and how many times 256"),
    Field("left", 1, "steps to the last finish, shortcuts left out"),
    Field("past", 1, "steps past the last finish"),
    Field("lines", 1, "red lines behind the runner"),
    Field("began here", 1, "1 if the runner stands where its round began"),
    Field("pushes", 1, "pushes of this round"),
    Field("forced", 1, "forced pushes still owed"),
    Field("swords", 1, "swords, once they are compared"),
    Field("red", 1, "what the red card is still worth to the seat"),
    Field("ready", 1, "1 if the seat is ready (step 4)"),
    Field("marks", len(_MARKS), "at risk, safe push, lost a die, got a credit, bust, owes a red die, draws freely"),
)
# Of each seat again, after the blocks of all seats: nearly always 0, which is written at one go.
RARE_FIELDS_OF_A_SEAT: Final = (
    Field("hand", OWN_KINDS, "dice picked up for an extra roll"),
    Field("borrowed", OWN_KINDS, "dice on loan, wherever they lie"),
    Field("uncounted", OWN_KINDS, "1 for kinds that the next draw does not count"),
)
FIELDS_OF_THE_TABLE: Final = (
    Field("tray", OWN_KINDS, "dice in the trays and the spare pile"),
    Field("round", 1, "number of the round, from 1"),
    Field("start", 1, "the start player, counted from the own seat"),
    Field("tie-break", 1, "rounds raced on because runners were level"),
    Field("notes", 4, "of the question: what it has noted so far (two numbers of two bytes), such as dice owed"),
    Field("phase", len(PHASE_NAMES), "one of them is 1: " + ", ".join(PHASE_NAMES)),
    Field("asked", len(KINDS_OF_CHOICE), "one of them is 1: " + ", ".join(KINDS_OF_CHOICE)),
    Field("asking", OWN_KINDS, "1 for the kind of die whose card asks; all 0 if the rules do"),
    Field("cost", _COLORS, "costs of the eight cards"),
    Field("card", _COLORS, "which cards they are: their number in the content, from 1"),
    Field("race", 4, "seats, laps and tracks to run, steps of the whole race, number of the first track from 1"),
)
SEAT_SIZE: Final = sum([field.size for field in FIELDS_OF_A_SEAT])
RARE_SIZE: Final = sum([field.size for field in RARE_FIELDS_OF_A_SEAT])
TABLE_SIZE: Final = sum([field.size for field in FIELDS_OF_THE_TABLE])


ALL_FIELDS: Final = FIELDS_OF_A_SEAT + RARE_FIELDS_OF_A_SEAT + FIELDS_OF_THE_TABLE


def layout(seats: int) -> dict[str, tuple[int, int]]:
    """Where each field begins and ends in a row: `seat0 draw` is one's own, `seat1 draw` the next seat's."""
    places: dict[str, tuple[int, int]] = {}
    at = 0
    blocks = [
        (seat, field) for part in (FIELDS_OF_A_SEAT, RARE_FIELDS_OF_A_SEAT) for seat in range(seats) for field in part
    ]
    named = [(f"seat{seat} {field.name}", field.size) for seat, field in blocks]
    for name, size in [*named, *[(field.name, field.size) for field in FIELDS_OF_THE_TABLE]]:
        places[name] = (at, at + size)
        at += size
    return places


def observation_version() -> str:
    """Changes when a row would be read wrongly by whoever has learned from rows before."""
    told = [f"{field.name} {field.size} {field.meaning}" for field in ALL_FIELDS]
    return sha256("\n".join(told).encode()).hexdigest()[:12]


def _one_hot(place: int, size: int) -> bytes:
    return bytes([1 if at == place else 0 for at in range(size)])


class Observer:
    """Writes rows; made once for a race and a number of seats, with all that does not change worked out."""

    def __init__(self, game: Cubitos, seats: int) -> None:
        facts = game.facts
        self.seats = seats
        self.size = seats * (SEAT_SIZE + RARE_SIZE) + TABLE_SIZE
        self._no_hands = [0] * (seats * facts.kinds)
        self._none_uncounted = [0] * seats
        self._nothing_rare = bytes(seats * RARE_SIZE)
        self._phases = [_one_hot(phase, len(PHASE_NAMES)) for phase in range(len(PHASE_NAMES))]
        asked = enumerate(KINDS_OF_CHOICE)
        self._asked = {kind: _one_hot(at, len(KINDS_OF_CHOICE)) for at, kind in asked}
        self._nothing_asked = bytes(len(KINDS_OF_CHOICE))
        kinds = {card: kind for kind, card in enumerate(facts.card_of_kind) if card}
        cards_of_scripts = [name.partition("/")[0] for name in facts.script_names]
        self._asking = [_one_hot(kinds.get(card, -1), OWN_KINDS) for card in cards_of_scripts]
        self._nobody_asks = bytes(OWN_KINDS)
        cards = list(game.content.cards)
        tracks = list(game.content.tracks)
        whole = steps_left(facts, 0, START)
        self._race = bytes(
            [
                *[_byte(cost) for cost in facts.cost[WHITE:OWN_KINDS]],
                *[_byte(1 + cards.index(card)) for card in facts.card_of_kind[WHITE:OWN_KINDS]],
                *(seats, facts.legs, _byte(whole), _byte(1 + tracks.index(game.track_ids[0]))),
            ]
        )
        # By leg and space; a runner may go on past the last finish, into legs that are not listed here.
        legs = [(leg, facts.track_of_leg(leg)) for leg in range(facts.legs + 1)]
        self._left = [[steps_left(facts, leg, space) for space in range(track.size)] for leg, track in legs]
        self._lines = [[facts.lines_before(leg) + section for section in track.section] for leg, track in legs]

    def row(self, state: CubitosState, seat: int) -> bytes:
        """What a seat sees, with its question if it has one."""
        values: list[int] = []
        for at in range(seat, self.seats):
            self._seat(state, at, values)
        for at in range(seat):
            self._seat(state, at, values)
        table = list(state.tray)
        table.append(_byte(state.round))
        table.append((state.starter - seat) % self.seats)
        table.append(_byte(state.extra))
        asked = self._nothing_asked
        asking = self._nobody_asks
        if seat in state.actors():
            choice = state.choice(seat)
            frame = state.stacks[seat][-1]
            x, y = max(0, frame.x), max(0, frame.y)
            table += [x & 255, x >> 8 & 255, y & 255, y >> 8 & 255]
            asked = self._asked[choice.kind]
            asking = self._asking[frame.script]
        else:
            table += [0, 0, 0, 0]
        parts = [
            bytes(values),
            self._rare(state, seat),
            bytes(table),
            self._phases[state.phase],
            asked,
            asking,
            self._race,
        ]
        return b"".join(parts)

    def _seat(self, state: CubitosState, seat: int, values: list[int]) -> None:
        kinds = state.kinds
        base = seat * kinds
        own = base + OWN_KINDS
        if kinds == OWN_KINDS:
            values += state.draw[base:own]
            values += state.roll[base:own]
            values += state.discard[base:own]
        else:
            for counts in (state.draw, state.roll, state.discard):
                for kind in range(base, own):
                    values.append(counts[kind] + counts[kind + BORROWED])
        faces = len(values)
        values += _NO_FACES
        for die in state.active[seat]:
            kind = die & KIND_MASK
            if kind >= BORROWED:
                kind -= BORROWED
            face = die >> FACE_SHIFT & TYPE_MASK
            if face > POWER:
                kind += 2 * OWN_KINDS
            elif die & _MARKED:
                kind += 3 * OWN_KINDS
            elif face == POWER:
                kind += OWN_KINDS
            values[faces + kind] += 1
        leg, space = state.leg[seat], state.space[seat]
        if leg < len(self._left):
            left, lines = self._left[leg][space], self._lines[leg][space]
        else:
            left, lines = steps_left(state.facts, leg, space), red_lines_passed(state, seat)
        began = state.origin[seat] & _SPACE_OF_ORIGIN == space and stands_where_round_began(state, seat)
        values += [
            _byte(state.money[seat]),
            _byte(state.movement[seat]),
            _byte(state.water[seat]),
            _byte(state.credits[seat]),
            _byte(state.fans[seat]),
            _byte(state.hands[seat]),
            _byte(leg),
            space & 255,
            space >> 8,
            _byte(left) if left > 0 else 0,
            _byte(-left) if left < 0 else 0,
            _byte(lines),
            1 if began else 0,
            _byte(state.pushes[seat]),
            _byte(state.forced[seat]),
            _byte(state.swords[seat]),
            _byte(state.red[seat]),
            state.ready >> seat & 1,
        ]
        values += _BITS_OF_MARKS[state.marks[seat]]

    def _rare(self, state: CubitosState, seat: int) -> bytes:
        """What is nearly always 0."""
        own_only = state.kinds == OWN_KINDS
        if own_only and state.hand == self._no_hands and state.uncounted == self._none_uncounted:
            return self._nothing_rare
        values: list[int] = []
        for step in range(self.seats):
            at = (seat + step) % self.seats
            base = at * state.kinds
            hand, loans = state.hand[base : base + OWN_KINDS], [0] * OWN_KINDS
            if not own_only:
                for kind in range(OWN_KINDS):
                    lent = base + kind + BORROWED
                    hand[kind] += state.hand[lent]
                    loans[kind] = state.draw[lent] + state.roll[lent] + state.discard[lent] + state.hand[lent]
                for die in state.active[at]:
                    if die & KIND_MASK >= BORROWED:
                        loans[(die & KIND_MASK) - BORROWED] += 1
            values += hand
            values += loans
            values += _bits(state.uncounted[at], OWN_KINDS)
        return bytes(values)


def _bits(number: int, size: int) -> list[int]:
    return [number >> bit & 1 for bit in range(size)]


_NO_FACES: Final = [0] * (4 * OWN_KINDS)
_SPACE_OF_ORIGIN: Final = (1 << ORIGIN_SHIFT) - 1
_BITS_OF_MARKS: Final = [_bits(marks, len(_MARKS)) for marks in range(1 << len(_MARKS))]
assert [1 << bit for bit in range(len(_MARKS))] == list(_MARKS), "marks are bits in this order"


def _byte(number: int) -> int:
    return number if number < MOST else MOST  # noqa: FURB136  # a call of min costs ten times as much
