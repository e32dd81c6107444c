"""Text forms of the board: seven signs a rank, `r.+#@.b`; of a row of cards: `red, blue, ...`; and of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cubecup.kernel.events import Name, Speller
from cubecup.kernel.game import Event
from cubecup.seven_cubes.board import CELL_NAMES, COLORS, FIRST_COLOR, ROW, SIZE, TOKEN_NAMES
from cubecup.seven_cubes.events import EVENTS

# One sign for each number a cell may hold: colours by their first letter, then the special tokens.
SIGNS: Final = ".roygbpw#+xn@"


def write_rank(tokens: list[int], rank: int) -> str:
    """One rank of the board, 0 for the southernmost."""
    return "".join(SIGNS[token] for token in tokens[rank * SIZE : (rank + 1) * SIZE])


def read_rank(text: str) -> list[int] | None:
    """The seven tokens of a rank, blanks left out; None if this is none."""
    signs = "".join(text.split())
    if len(signs) != SIZE or any(sign not in SIGNS for sign in signs):
        return None
    return [SIGNS.index(sign) for sign in signs]


def write_row(row: list[int]) -> str:
    return ", ".join(TOKEN_NAMES[color] for color in row)


def read_row(text: str) -> list[int] | None:
    """The seven colours of a row, each once; None if this is none."""
    names = [name.strip() for name in text.split(",")]
    if sorted(names) != sorted(COLORS):
        return None
    row = [FIRST_COLOR + COLORS.index(name) for name in names]
    assert len(row) == ROW
    return row


_NAMES: Final[Mapping[str, Name]] = {
    "cell": CELL_NAMES.__getitem__,
    "color": TOKEN_NAMES.__getitem__,
}

_SPELLER: Final = Speller(EVENTS, _NAMES)


def readable(events: list[Event]) -> list[Event]:
    """Events with the names of cells and colours instead of their numbers."""
    return _SPELLER.spelled(events)
