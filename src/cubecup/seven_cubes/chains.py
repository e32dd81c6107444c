"""Where a pawn may go: one move (SC-4, SC-6, SC-7), and all ends of a whole turn with its extra moves.

Cells are also handled as sets, one bit each. What one turn can reach needs no search through the orders in which
tokens are used: a token used twice (SC-6 forbids it) can only have brought the pawn back, and what lies behind
it can be reached without the detour. So plain reachability is complete.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from cubecup.seven_cubes.board import CELLS, EMPTY, KNIGHT_MOVES, LEADS, ROW, STRAIGHT, WARP

if TYPE_CHECKING:
    from cubecup.seven_cubes.state import SevenCubesState

NOBODY: Final = -1
NO_COLOR: Final = EMPTY
EVERYWHERE: Final = (1 << CELLS) - 1


def next_color(state: SevenCubesState, seat: int) -> int:
    """The colour a seat has to collect next; NO_COLOR once it has all seven."""
    collected = state.collected[seat]
    return state.rows[seat * ROW + collected] if collected < ROW else NO_COLOR


def pawn_on(state: SevenCubesState, cell: int) -> int:
    """The seat whose pawn stands on a cell, or NOBODY."""
    pawns = state.pawns
    for seat in range(state.seats):
        if pawns[seat] == cell:
            return seat
    return NOBODY


def can_steal(state: SevenCubesState, seat: int, victim: int) -> bool:
    """SC-7: the victim holds the seat's next colour, and holds it unprotected."""
    color = next_color(state, seat)
    if color == NO_COLOR:
        return False
    base = victim * ROW
    for place in range(base + state.protected[victim], base + state.collected[victim]):
        if state.rows[place] == color:
            return True
    return False


def may_enter(state: SevenCubesState, seat: int, cell: int) -> bool:
    """SC-4, SC-7: a cell without another pawn, or with one to steal from."""
    other = pawn_on(state, cell)
    return other in (NOBODY, seat) or can_steal(state, seat, other)


def knight_targets(state: SevenCubesState, seat: int) -> list[int]:
    """SC-4: where the knight move of a turn may end."""
    return [cell for cell in KNIGHT_MOVES[state.pawns[seat]] if may_enter(state, seat, cell)]


def extra_targets(state: SevenCubesState, seat: int) -> list[int]:
    """SC-6: where the token under the pawn leads; nowhere if it has been used in this turn."""
    cell = state.pawns[seat]
    token = state.tokens[cell]
    if token < STRAIGHT or state.used >> cell & 1:
        return []
    if token == WARP:
        tokens = state.tokens
        return [other for other in range(CELLS) if tokens[other] == WARP and pawn_on(state, other) == NOBODY]
    return [target for target in LEADS[token][cell] if may_enter(state, seat, target)]


class Reach:
    """Where a seat's turns can end while all other pawns stand still; made for one position, by bots and tests."""

    __slots__ = ("_leads", "open", "pawns")

    def __init__(self, state: SevenCubesState, seat: int) -> None:
        self.pawns = 0  # where the others stand
        self.open = EVERYWHERE  # where a move may end
        for other in range(state.seats):
            cell = state.pawns[other]
            if other != seat and cell >= 0:
                self.pawns |= 1 << cell
                if not can_steal(state, seat, other):
                    self.open &= ~(1 << cell)
        warps = 0
        self._leads: dict[int, int] = {}  # by cell of an extra-move token, where it leads
        for cell, token in enumerate(state.tokens):
            if token == WARP:
                warps |= 1 << cell
            elif token >= STRAIGHT:
                self._leads[cell] = to_set(LEADS[token][cell])
        for cell in cells_of(warps):
            self._leads[cell] = warps & ~(1 << cell) & ~self.pawns
        for cell in cells_of(self.pawns):  # landing on a pawn is a theft and ends the turn (SC-10)
            self._leads.pop(cell, None)

    def ends(self, landed: int, used: int = 0) -> int:
        """Every cell where a turn may end whose pawn has just landed on one of the cells `landed`."""
        reached = landed & self.open
        leads = self._leads
        growing = True
        while growing:
            growing = False
            for cell, targets in leads.items():
                if reached >> cell & 1 and not used >> cell & 1 and targets & self.open & ~reached:
                    reached |= targets & self.open
                    growing = True
        return reached

    def turn_ends(self, cell: int) -> int:
        """Every cell where a turn may end that begins on this cell."""
        return self.ends(_KNIGHT_SETS[cell])


def to_set(cells: Iterable[int]) -> int:
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def cells_of(bits: int) -> list[int]:
    """The cells of a set, in order."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


_KNIGHT_SETS: Final = tuple(to_set(cells) for cells in KNIGHT_MOVES)
