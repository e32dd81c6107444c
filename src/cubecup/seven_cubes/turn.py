"""What a turn is made of, as operations: the knight move, extra moves, protection, thefts, corners (SC-2 to SC-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op, Script, numbered
from cubecup.kernel.game import State
from cubecup.seven_cubes.actions import JUMPS, MOVES_BY, PROTECT, STAY, TO_CORNERS
from cubecup.seven_cubes.board import CENTRE, EMPTY, PROTECTION, ROW, STRAIGHT
from cubecup.seven_cubes.chains import NOBODY, extra_targets, knight_targets, next_color, pawn_on

if TYPE_CHECKING:
    from cubecup.seven_cubes.state import SevenCubesState

OFF_BOARD: Final = -1  # a pawn before set-up, or robbed and on its way to a corner


class ToCorner(Op["SevenCubesState"]):
    """A corner that no pawn stands on, at set-up (SC-2) or after a theft (SC-7)."""

    def __init__(self, kind: str, rule: str) -> None:
        self.kind = kind
        self.rule = rule

    def ask(self, state: SevenCubesState, seat: int, frame: Frame) -> Choice | None:
        pawns = state.pawns
        return Choice(self.kind, self.rule, tuple([corner for corner in TO_CORNERS if corner.value not in pawns]))

    def do(self, state: SevenCubesState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        state.pawns[seat] = answer.value
        state.tell("corner", seat, answer.value)


class KnightMove(Op["SevenCubesState"]):
    """SC-4: the move every turn begins with; without an allowed cell the turn passes."""

    def ask(self, state: SevenCubesState, seat: int, frame: Frame) -> Choice | None:
        targets = knight_targets(state, seat)
        return Choice("jump", "SC-4", tuple([JUMPS[cell] for cell in targets])) if targets else None

    def do(self, state: SevenCubesState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None:
            state.tell("pass", seat)
        else:
            move(state, seat, answer)


class ExtraMove(Op["SevenCubesState"]):
    """SC-6: the token under the pawn, which may be left unused; asked only if it leads anywhere."""

    def ask(self, state: SevenCubesState, seat: int, frame: Frame) -> Choice | None:
        targets = extra_targets(state, seat)
        if not targets:
            return None
        actions = MOVES_BY[state.tokens[state.pawns[seat]]]
        return Choice("extra-move", "SC-6", (*[actions[cell] for cell in targets], STAY))

    def do(self, state: SevenCubesState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer is STAY:
            return
        state.used |= 1 << state.pawns[seat]
        move(state, seat, answer)


class Protect(Op["SevenCubesState"]):
    """SC-8: all cubes collected so far, for good."""

    def ask(self, state: SevenCubesState, seat: int, frame: Frame) -> Choice | None:
        return Choice("protect", "SC-8", (PROTECT, STAY))

    def do(self, state: SevenCubesState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is PROTECT:
            state.protected[seat] = state.collected[seat]
            state.tell("protect", seat, state.protected[seat])


def move(state: SevenCubesState, seat: int, answer: Action) -> None:
    """Put the pawn down and let the cell do what it does; what asks is started, all else ends the turn (SC-10)."""
    cell = answer.value
    victim = pawn_on(state, cell)
    state.pawns[seat] = cell
    state.tell(answer.verb, seat, cell)
    token = state.tokens[cell]
    if victim not in (NOBODY, seat):
        steal(state, seat, victim)
    elif cell == CENTRE and state.collected[seat] == ROW:
        state.won = [seat]
        state.over = True
        state.tell("win", seat)
    elif token == EMPTY:
        return
    elif token == next_color(state, seat):
        take(state, seat, cell)
    elif token == PROTECTION:
        if state.protected[seat] < state.collected[seat]:
            state.call(seat, PROTECT_SCRIPT)
    elif token >= STRAIGHT:
        state.call(seat, EXTRA_SCRIPT)


def take(state: SevenCubesState, seat: int, cell: int) -> None:
    """SC-5: the next cube of the row."""
    color = state.tokens[cell]
    state.tokens[cell] = EMPTY
    state.collected[seat] += 1
    state.last_cube = state.turns
    state.last_take = state.turns
    state.tell("take", seat, color, cell)


def steal(state: SevenCubesState, seat: int, victim: int) -> None:
    """SC-7: the victim's card goes to the end of their row, and their pawn to a corner.

    What a player has collected is always the beginning of their row, and what is protected the beginning of that.
    """
    color = next_color(state, seat)
    rows = state.rows
    base = victim * ROW
    rows.pop(rows.index(color, base))
    rows.insert(base + ROW - 1, color)
    state.collected[victim] -= 1
    state.collected[seat] += 1
    state.last_cube = state.turns
    state.pawns[victim] = OFF_BOARD
    state.tell("steal", seat, victim, color)
    state.call(victim, RETURN_SCRIPT)


# Each script is a single operation, so a seat has at most one frame: the question it is asked.
SCRIPTS: Final[tuple[Script[State], ...]] = cast(
    "tuple[Script[State], ...]",
    numbered(
        [
            Script("place", (ToCorner("corner", "SC-2"),)),
            Script("turn", (KnightMove(),)),
            Script("extra", (ExtraMove(),)),
            Script("protect", (Protect(),)),
            Script("return", (ToCorner("new-corner", "SC-7"),)),
        ]
    ),
)
SCRIPT_NAMES: Final = tuple(script.name for script in SCRIPTS)
PLACE_SCRIPT: Final = 0
TURN_SCRIPT: Final = 1
EXTRA_SCRIPT: Final = 2
PROTECT_SCRIPT: Final = 3
RETURN_SCRIPT: Final = 4
