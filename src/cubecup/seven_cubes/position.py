"""A position as readable text, and back: for scenarios, bug reports and puzzles.

    turn: 1
    7: .......
    6: ..r.@..
    [0]
    at: c3
    collected: 2

Ranks that are left out are empty, pawns stand on the corners (seat 0 north-west, on clockwise), rows have the
order of `COLORS`, and the seat whose turn it is begins it. A full text restores a position exactly, also in the
middle of a chain or a theft.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cubecup.kernel.errors import Clause, one_of
from cubecup.kernel.frames import Frame
from cubecup.kernel.position import PositionReader
from cubecup.seven_cubes import notation
from cubecup.seven_cubes.board import CELL_NAMES, CELL_NUMBERS, CELLS, CORNERS, ROW, SIZE
from cubecup.seven_cubes.state import SevenCubesState, check
from cubecup.seven_cubes.turn import OFF_BOARD, SCRIPT_NAMES, TURN_SCRIPT

_NOWHERE: Final = "-"
_DRAW: Final = "draw"


def write_position(state: SevenCubesState) -> str:
    """All of a position but the streams of chance."""
    lines = [f"start-player: {state.starter}", f"turn: {state.turn}", f"turns: {state.turns}"]
    if state.last_cube:
        lines.append(f"last-cube: {state.last_cube}")
    if state.last_take:
        lines.append(f"last-take: {state.last_take}")
    if state.used:
        used = (CELL_NAMES[cell] for cell in range(CELLS) if state.used >> cell & 1)
        lines.append(f"used: {', '.join(used)}")
    if state.over:
        lines.append(f"result: {state.won[0] if state.won else _DRAW}")
    lines += [f"{rank + 1}: {notation.write_rank(state.tokens, rank)}" for rank in reversed(range(SIZE))]
    for seat in range(state.seats):
        cell = state.pawns[seat]
        lines.append(f"[{seat}]")
        lines.append(f"at: {_NOWHERE if cell == OFF_BOARD else CELL_NAMES[cell]}")
        lines.append(f"row: {notation.write_row(state.rows[seat * ROW : (seat + 1) * ROW])}")
        lines += [
            f"{name}: {count}"
            for name, count in (("collected", state.collected[seat]), ("protected", state.protected[seat]))
            if count
        ]
        lines += [f"asked: {SCRIPT_NAMES[frame.script]}" for frame in state.stacks[seat]]
    return "\n".join([*lines, ""])


def read_position(lines: list[tuple[int, str]], seats: int, source: str) -> SevenCubesState:
    """The position described by numbered lines, advanced to its first decision."""
    state = _BoardReader(seats, source).read(lines)
    state.advance()
    return state


class _BoardReader(PositionReader):
    """The lines of a game of Seven Cubes."""

    def __init__(self, seats: int, source: str) -> None:
        super().__init__(seats, source)
        self.state = SevenCubesState(seats, 0)
        self.state.pawns = list(CORNERS[:seats])
        self.state.turns = 1

    def keys(self) -> dict[str, _LineReader]:
        return _TABLE_KEYS if self.seat < 0 else _SEAT_KEYS

    def take(self, key: str, value: str) -> None:
        self.keys()[key](self, key, value)

    def read(self, lines: list[tuple[int, str]]) -> SevenCubesState:
        self.read_lines(lines)
        state = self.state
        if not state.over and not any(state.stacks):
            state.stacks[state.turn].append(Frame(TURN_SCRIPT))
        try:
            check(state)
        except ValueError as wrong:
            raise self.wrong(Clause("why-position", f"a possible position ({wrong})")) from None
        return state

    def cell(self, name: str) -> int:
        if name not in CELL_NUMBERS:
            raise self.wrong(Clause("why-cell", f"a cell from a1 to g7, not '{name}'", value=name))
        return CELL_NUMBERS[name]

    # -- lines of the table -------------------------------------------------------------------------

    def start_player(self, key: str, value: str) -> None:
        self.state.starter = self.number(value, self.state.seats - 1)

    def turn(self, key: str, value: str) -> None:
        self.state.turn = self.number(value, self.state.seats - 1)

    def turns(self, key: str, value: str) -> None:
        self.state.turns = self.number(value)

    def last_cube(self, key: str, value: str) -> None:
        self.state.last_cube = self.number(value, self.state.turns)

    def last_take(self, key: str, value: str) -> None:
        self.state.last_take = self.number(value, self.state.last_cube)

    def used(self, key: str, value: str) -> None:
        for name in value.split(","):
            self.state.used |= 1 << self.cell(name.strip())

    def result(self, key: str, value: str) -> None:
        self.state.over = True
        self.state.won = [] if value == _DRAW else [self.number(value, self.state.seats - 1)]

    def rank(self, key: str, value: str) -> None:
        tokens = notation.read_rank(value)
        if tokens is None:
            told = f"{SIZE} of the signs {notation.SIGNS}, not '{value}'"
            raise self.wrong(Clause("why-rank", told, size=SIZE, signs=notation.SIGNS, value=value))
        first = (int(key) - 1) * SIZE
        self.state.tokens[first : first + SIZE] = tokens

    # -- lines of a seat ----------------------------------------------------------------------------

    def at(self, key: str, value: str) -> None:
        self.state.pawns[self.seat] = OFF_BOARD if value == _NOWHERE else self.cell(value)

    def row(self, key: str, value: str) -> None:
        row = notation.read_row(value)
        if row is None:
            raise self.wrong(Clause("why-row", f"the seven colours with commas, each once, not '{value}'", value=value))
        self.state.rows[self.seat * ROW : (self.seat + 1) * ROW] = row

    def collected(self, key: str, value: str) -> None:
        self.state.collected[self.seat] = self.number(value, ROW)

    def protected(self, key: str, value: str) -> None:
        self.state.protected[self.seat] = self.number(value, ROW)

    def asked(self, key: str, value: str) -> None:
        if value not in SCRIPT_NAMES:
            raise self.wrong(one_of(SCRIPT_NAMES, value))
        self.state.stacks[self.seat].append(Frame(SCRIPT_NAMES.index(value)))


_LineReader = Callable[[_BoardReader, str, str], None]
_TABLE_KEYS: Final[dict[str, _LineReader]] = {
    "start-player": _BoardReader.start_player,
    "turn": _BoardReader.turn,
    "turns": _BoardReader.turns,
    "last-cube": _BoardReader.last_cube,
    "last-take": _BoardReader.last_take,
    "used": _BoardReader.used,
    "result": _BoardReader.result,
    **{str(rank): _BoardReader.rank for rank in range(SIZE, 0, -1)},
}
_SEAT_KEYS: Final[dict[str, _LineReader]] = {
    "at": _BoardReader.at,
    "row": _BoardReader.row,
    "collected": _BoardReader.collected,
    "protected": _BoardReader.protected,
    "asked": _BoardReader.asked,
}
