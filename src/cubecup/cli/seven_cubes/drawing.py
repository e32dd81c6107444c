"""The board drawn in the terminal: seven ranks of cells with their tokens, pawns, and the numbers of the menu.

A cell is five columns wide and two lines high; on a screen too low for that, if it is wide enough, it is one
line of six columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from cubecup.cli.seven_cubes.pieces import PLAYERS, SHAPES, STYLES
from cubecup.seven_cubes.board import CENTRE, EMPTY, SIZE
from cubecup.seven_cubes.notation import SIGNS
from cubecup.seven_cubes.state import SevenCubesState

_LABELS: Final = 2  # columns for the numbers of the ranks
_LARGE_WIDTH: Final = _LABELS + 5 * SIZE
_SMALL_WIDTH: Final = _LABELS + 6 * SIZE
_HIGH: Final = 28  # lines of a screen that has room for the large board and a menu
_GROUNDS: Final = ("on #2f343c", "on #3b424c")
_CENTRE_GROUND: Final = "on #6d5a1e"
_CENTRE_SIGN: Final = "◎"
_EMPTY_SIGN: Final = "·"
_NUMBER: Final = "bold #000000 on #ffffff"
_USED: Final = "#8d99a6 on #4a4238"


class BoardDrawing:
    """The board of a position; `numbers` are those of the menu, by cell."""

    def __init__(self, state: SevenCubesState, numbers: Mapping[int, int] | None = None) -> None:
        self.state = state
        self.numbers = numbers or {}
        self.pawns = {cell: seat for seat, cell in enumerate(state.pawns) if cell >= 0}

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = _LARGE_WIDTH if is_large(console) else _SMALL_WIDTH
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        large = is_large(console)
        for rank in reversed(range(SIZE)):
            yield from self._large_rank(rank) if large else self._small_rank(rank)
        yield _line(" " * _LABELS + "".join(f"  {file}  " if large else f"   {file}  " for file in "abcdefg"), "dim")

    def _large_rank(self, rank: int) -> RenderResult:
        upper, lower = _line(f"{rank + 1:<{_LABELS}}", "dim"), _line(" " * _LABELS)
        for cell in range(rank * SIZE, (rank + 1) * SIZE):
            ground = _ground(cell)
            upper.append(" ", ground)
            self._token(upper, cell)
            upper.append(" ", ground)
            self._number(lower, cell)
            self._pawn(lower, cell, 3)
        yield upper
        yield lower

    def _small_rank(self, rank: int) -> RenderResult:
        line = _line(f"{rank + 1:<{_LABELS}}", "dim")
        for cell in range(rank * SIZE, (rank + 1) * SIZE):
            self._number(line, cell)
            self._token(line, cell)
            self._pawn(line, cell, 1)
        yield line

    def _token(self, line: Text, cell: int) -> None:
        token = self.state.tokens[cell]
        if token == EMPTY:
            sign = _CENTRE_SIGN if cell == CENTRE else _EMPTY_SIGN
            line.append(f" {sign} ", Style.parse(STYLES[EMPTY]) + _ground(cell))
        else:
            line.append(f" {SIGNS[token]} ", _USED if self.state.used >> cell & 1 else STYLES[token])

    def _number(self, line: Text, cell: int) -> None:
        number = str(self.numbers.get(cell, ""))
        line.append(" " * (2 - len(number)), _ground(cell))
        line.append(number, _NUMBER)

    def _pawn(self, line: Text, cell: int, width: int) -> None:
        seat = self.pawns.get(cell)
        if seat is None:
            line.append(" " * width, _ground(cell))
        else:
            line.append(f"{SHAPES[seat]:^{width}}", PLAYERS[seat])


def is_large(console: Console) -> bool:
    """Whether this screen gets the large board; what is not a screen has no end."""
    return not console.is_terminal or console.height >= _HIGH or console.width < _SMALL_WIDTH


def _line(text: str, style: str = "") -> Text:
    line = Text(no_wrap=True, overflow="ignore", end="\n")
    line.append(text, style)
    return line


def _ground(cell: int) -> Style:
    return Style.parse(_CENTRE_GROUND if cell == CENTRE else _GROUNDS[(cell // SIZE + cell % SIZE) % 2])
