"""A position of Seven Cubes: flat lists indexed by cell or by seat, cheap to copy, savable at any decision.

What a seat has collected is the beginning of its row of cards, and what is protected is the beginning of that,
so two counts say it all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.frames import Frame
from cubecup.kernel.game import JSON, State
from cubecup.seven_cubes import flow, view
from cubecup.seven_cubes.board import CELLS, EMPTY, FIRST_COLOR, ROW, TOKENS
from cubecup.seven_cubes.fields import SLOTS, copy_fields
from cubecup.seven_cubes.turn import OFF_BOARD, SCRIPT_NAMES, SCRIPTS

if TYPE_CHECKING:
    from cubecup.seven_cubes.shapes import SevenCubesQuestion, SevenCubesView

_MOST_TURNS: Final = 1 << 40
_MOST_SEATS: Final = 4


class SevenCubesState(State):
    """All that can change in a game."""

    __slots__ = SLOTS

    FOLLOWED = view.FOLLOWED

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        """Without seats it is a blank, for `clone` to fill. The one list of fields: `make fields` after a change."""
        if not seats:
            return
        super().__init__(SCRIPTS, seats, seed)
        self.tokens: list[int] = [EMPTY] * CELLS
        self.pawns: list[int] = [OFF_BOARD] * seats
        self.rows: list[int] = list(range(FIRST_COLOR, FIRST_COLOR + ROW)) * seats
        self.collected: list[int] = [0] * seats
        self.protected: list[int] = [0] * seats
        self.starter = 0
        self.turn = 0  # whose turn it is
        self.turns = 0  # begun so far, the present one included
        self.last_cube = 0  # the turn in which a cube was last taken or stolen (SC-10)
        self.last_take = 0  # the turn in which a cube was last taken from the board
        self.used = 0  # cells whose token was used in this turn (SC-6), as bits
        self.won: list[int] = []

    # -- the kernel's contract ----------------------------------------------------------------------

    def acting(self) -> tuple[int, ...]:
        return flow.acting(self)

    def proceed(self) -> None:
        flow.proceed(self)

    def winners(self) -> tuple[int, ...]:
        return tuple(self.won)

    def places(self) -> tuple[int, ...]:
        """Who has won, then by cubes collected."""
        keys = [(seat in self.won, self.collected[seat]) for seat in range(self.seats)]
        return tuple([1 + sum([better > key for better in keys]) for key in keys])

    def round_number(self) -> int:
        return flow.round_number(self)

    def view(self, seat: int) -> SevenCubesView:
        return view.view(self, seat)

    def question(self, seat: int) -> SevenCubesQuestion | None:
        return view.question(self, seat)

    def clone(self) -> SevenCubesState:
        """An independent copy; written out in `fields.py` because searches make millions of them."""
        twin = SevenCubesState()
        self.copy_common(twin)
        copy_fields(self, twin)
        return twin

    def dump(self) -> dict[str, JSON]:
        return {
            "seats": self.seats,
            "over": self.over,
            "won": list(self.won),
            "tokens": list(self.tokens),
            "pawns": list(self.pawns),
            "rows": list(self.rows),
            "collected": list(self.collected),
            "protected": list(self.protected),
            "starter": self.starter,
            "turn": self.turn,
            "turns": self.turns,
            "last_cube": self.last_cube,
            "last_take": self.last_take,
            # 64 bits do not survive JavaScript's numbers, hence cells and texts
            "used": [cell for cell in range(CELLS) if self.used >> cell & 1],
            "stacks": [[SCRIPT_NAMES[frame.script] for frame in stack] for stack in self.stacks],
            "asked": list(self.asked),
            "rolled": list(self.rolled),
            "streams": [str(stream) for stream in self.streams],
        }


def load(data: Mapping[str, JSON]) -> SevenCubesState:
    """The state that `dump` described; a damaged description is one clear error."""
    try:
        return _Loader(data).state()
    except KeyError as missing:
        raise BadFile(
            "bad-state", "state", 1, Clause("why-state-field", f"a field {missing}", name=str(missing.args[0]))
        ) from None
    except (TypeError, ValueError) as wrong:
        raise BadFile("bad-state", "state", 1, Clause("why-state", f"every field as it should be: {wrong}")) from None


class _Loader:
    """Reads the fields of a description, each with its limits."""

    def __init__(self, data: Mapping[str, JSON]) -> None:
        self.data = data

    def state(self) -> SevenCubesState:
        seats = self.number("seats", 2, _MOST_SEATS)
        state = SevenCubesState(seats, 0)
        over = self.data["over"]
        if type(over) is not bool:
            raise ValueError("over: true or false")
        state.over = over
        state.tokens = self.numbers("tokens", CELLS, 0, TOKENS - 1)
        state.pawns = self.numbers("pawns", seats, OFF_BOARD, CELLS - 1)
        state.rows = self.numbers("rows", seats * ROW, FIRST_COLOR, FIRST_COLOR + ROW - 1)
        state.collected = self.numbers("collected", seats, 0, ROW)
        state.protected = self.numbers("protected", seats, 0, ROW)
        state.starter = self.number("starter", 0, seats - 1)
        state.turn = self.number("turn", 0, seats - 1)
        state.turns = self.number("turns", 0, _MOST_TURNS)
        state.last_cube = self.number("last_cube", 0, state.turns)
        state.last_take = self.number("last_take", 0, state.last_cube)
        for cell in self.numbers("used", None, 0, CELLS - 1):
            state.used |= 1 << cell
        state.won = self.numbers("won", None, 0, seats - 1)
        state.stacks = [self.stack(stack) for stack in self.items("stacks", seats)]
        state.asked = self.numbers("asked", seats, 0, _MOST_TURNS)
        state.rolled = self.numbers("rolled", seats + 1, 0, _MOST_TURNS)
        state.streams = [self.stream(stream) for stream in self.items("streams", seats + 1)]
        check(state)
        question = None if state.over else state.ask(state.acting()[0])
        if not state.over and (question is None or len(question.actions) < 2):
            raise ValueError("stacks: a question with several answers")
        return state

    def items(self, name: str, length: int | None) -> list[JSON]:
        values = self.data[name]
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise ValueError(f"{name}: a list{'' if length is None else f' of {length}'}")
        return values

    def number(self, name: str, low: int, high: int) -> int:
        return _within(name, self.data[name], low, high)

    def numbers(self, name: str, length: int | None, low: int, high: int) -> list[int]:
        return [_within(name, value, low, high) for value in self.items(name, length)]

    def stack(self, names: JSON) -> list[Frame]:
        if not isinstance(names, list):
            raise ValueError("stacks: one list per seat")
        return [Frame(self.script(name)) for name in names]

    def script(self, name: JSON) -> int:
        if not isinstance(name, str) or name not in SCRIPT_NAMES:
            raise ValueError(f"stacks: one of {', '.join(SCRIPT_NAMES)}")
        return SCRIPT_NAMES.index(name)

    def stream(self, text: JSON) -> int:
        if not isinstance(text, str) or not text.isdecimal() or int(text) >> 64:
            raise ValueError("streams: numbers of 64 bits, as texts")
        return int(text)


def _within(name: str, value: JSON, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{name}: whole numbers from {low} to {high}")
    return value


def check(state: SevenCubesState) -> None:
    """What must hold in every position, whoever wrote it down; raises ValueError."""
    for seat in range(state.seats):
        if sorted(state.rows[seat * ROW : (seat + 1) * ROW]) != list(range(FIRST_COLOR, FIRST_COLOR + ROW)):
            raise ValueError("rows: each colour once")
        if state.protected[seat] > state.collected[seat]:
            raise ValueError("protected: no more than collected")
    placed = [cell for cell in state.pawns if cell != OFF_BOARD]
    if len(placed) != len(set(placed)):
        raise ValueError("pawns: one on a cell")
    frames = [frame for stack in state.stacks for frame in stack]
    if len(frames) != (0 if state.over else 1):
        raise ValueError("stacks: one question, and none when the game is over")
    if len(state.won) > (1 if state.over else 0):
        raise ValueError("won: one seat, and none before the game is over")
    _check_question(state)


def _check_question(state: SevenCubesState) -> None:
    """A pawn is off the board exactly if its owner is asked for a corner, or not yet placed."""
    for seat in range(state.seats):
        names = [SCRIPT_NAMES[frame.script] for frame in state.stacks[seat]]
        off = state.pawns[seat] == OFF_BOARD
        if off and state.turns and names != ["return"]:
            raise ValueError("pawns: off the board only on the way to a corner")
        if names and off != (names[0] in ("place", "return")):
            raise ValueError("stacks: a question that fits where the pawn is")
        if names and names[0] != "return" and seat != state.turn:
            raise ValueError("turn: the seat that is asked")
