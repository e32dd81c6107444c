"""The board and what lies on it: cells named a1 to g7, neighbours by kind of move, and the numbers of tokens.

A cell is `rank * 7 + file`; a1 is in the south-west. What a cell holds is one number: EMPTY, a cube's colour,
or a special token.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 7
CELLS: Final = SIZE * SIZE
CELL_NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcdefg")
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

CENTRE: Final = CELL_NUMBERS["d4"]
CORNER_NAMES: Final = ("nw", "ne", "se", "sw")  # clockwise, as the players sit
CORNERS: Final = (CELL_NUMBERS["a7"], CELL_NUMBERS["g7"], CELL_NUMBERS["g1"], CELL_NUMBERS["a1"])
FREE_CELLS: Final = (*CORNERS, CENTRE)  # without a token from the start (SC-1)
TOKEN_CELLS: Final = tuple(cell for cell in range(CELLS) if cell not in FREE_CELLS)

# What a cell holds. Colours are also the numbers of the cards in a row.
EMPTY: Final = 0
COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "white")
FIRST_COLOR: Final = 1
PROTECTION: Final = 8
STRAIGHT: Final = 9
DIAGONAL: Final = 10
KNIGHT: Final = 11
WARP: Final = 12
SPECIALS: Final = ("protection", "straight", "diagonal", "knight", "warp")
TOKEN_NAMES: Final = ("empty", *COLORS, *SPECIALS)
TOKENS: Final = len(TOKEN_NAMES)

ROW: Final = len(COLORS)  # cards in a player's row (SC-2)
CUBES_PER_COLOR: Final = 4  # SC-1
SPECIAL_TOKENS: Final = len(TOKEN_CELLS) - ROW * CUBES_PER_COLOR

SERIES: Final = ("star", "square", "triangle", "circle")  # one for each seat


def _neighbours(steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """For every cell the cells one of these steps away, in the order of cells."""
    found: list[tuple[int, ...]] = []
    for cell in range(CELLS):
        rank, file = divmod(cell, SIZE)
        targets = [(rank + up, file + right) for up, right in steps]
        found.append(tuple(sorted(r * SIZE + f for r, f in targets if 0 <= r < SIZE and 0 <= f < SIZE)))
    return tuple(found)


KNIGHT_MOVES: Final = _neighbours(((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)))
STRAIGHT_STEPS: Final = _neighbours(((0, 1), (1, 0), (0, -1), (-1, 0)))
DIAGONAL_STEPS: Final = _neighbours(((1, 1), (1, -1), (-1, -1), (-1, 1)))

# Where a token leads by its place on the board; a warp leads to its like, wherever they lie.
LEADS: Final = {STRAIGHT: STRAIGHT_STEPS, DIAGONAL: DIAGONAL_STEPS, KNIGHT: KNIGHT_MOVES}
