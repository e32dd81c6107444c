"""Laying the game out (SC-1 to SC-3): by chance, or as a record or a set-up tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cubecup.kernel.errors import BadOption, Clause
from cubecup.kernel.game import JSON
from cubecup.seven_cubes import notation
from cubecup.seven_cubes.board import (
    CUBES_PER_COLOR,
    EMPTY,
    FIRST_COLOR,
    FREE_CELLS,
    PROTECTION,
    ROW,
    SIZE,
    SPECIALS,
    TOKEN_CELLS,
)
from cubecup.seven_cubes.state import SevenCubesState

_PARTS: Final = ("board", "rows", "start_player")


def all_tokens(special: tuple[int, ...]) -> list[int]:
    """SC-1: the 44 tokens in the order of their numbers, for a split of the special ones."""
    tokens = [color for color in range(FIRST_COLOR, FIRST_COLOR + ROW) for _ in range(CUBES_PER_COLOR)]
    for kind in range(len(SPECIALS)):
        tokens += [PROTECTION + kind] * special[kind]
    return tokens


def by_chance(state: SevenCubesState, special: tuple[int, ...]) -> None:
    """The board, the rows, and who begins."""
    tokens = all_tokens(special)
    _shuffle(state, tokens)
    for cell, token in zip(TOKEN_CELLS, tokens, strict=True):
        state.tokens[cell] = token
    for seat in range(state.seats):
        row = list(range(FIRST_COLOR, FIRST_COLOR + ROW))
        _shuffle(state, row)
        state.rows[seat * ROW : (seat + 1) * ROW] = row
    state.starter = state.below(state.seats)


def _shuffle(state: SevenCubesState, values: list[int]) -> None:
    for last in range(len(values) - 1, 0, -1):
        other = state.below(last + 1)
        values[last], values[other] = values[other], values[last]


def told(state: SevenCubesState) -> dict[str, JSON]:
    """What chance decided, read off a new state; the board from its northern rank down."""
    board: list[JSON] = [notation.write_rank(state.tokens, rank) for rank in reversed(range(SIZE))]
    rows: list[JSON] = [notation.write_row(state.rows[seat * ROW : (seat + 1) * ROW]) for seat in range(state.seats)]
    return {"board": board, "rows": rows, "start_player": state.starter}


def as_told(state: SevenCubesState, special: tuple[int, ...], setup: Mapping[str, JSON]) -> None:
    """Replace what chance decided by those parts that are told."""
    for part in setup:
        if part not in _PARTS:
            known = ", ".join(_PARTS)
            raise BadOption("setup", f"A set-up tells {known}, not {part!r}.", value=str(part), known=known)
    if "board" in setup:
        state.tokens = _board(setup["board"], special)
    if "rows" in setup:
        state.rows = _rows(setup["rows"], state.seats)
    if "start_player" in setup:
        starter = setup["start_player"]
        if type(starter) is not int or not 0 <= starter < state.seats:
            told = f"The start player is a seat from 0 to {state.seats - 1}, not {starter!r}."
            raise BadOption("start-player", told, value=starter, most=state.seats - 1)
        state.starter = starter


def _board(ranks: JSON, special: tuple[int, ...]) -> list[int]:
    tokens: list[int] = []
    if not isinstance(ranks, list) or len(ranks) != SIZE:
        raise BadOption("board", Clause("why-board-ranks", f"A board is a list of {SIZE} ranks.", size=SIZE))
    for text in reversed(ranks):
        rank = notation.read_rank(text) if isinstance(text, str) else None
        if rank is None:
            told = f"A rank is {SIZE} of the signs {notation.SIGNS}, not {text!r}."
            why = Clause("why-rank", told, size=SIZE, signs=notation.SIGNS, value=text)
            raise BadOption("board", why, value=str(text))
        tokens += rank
    if any(tokens[cell] != EMPTY for cell in FREE_CELLS):
        raise BadOption("board", Clause("why-board-free", "The centre and the corners hold no token."))
    if sorted(tokens[cell] for cell in TOKEN_CELLS) != all_tokens(special):
        raise BadOption("board", Clause("why-board-tokens", "The board holds other tokens than this game has."))
    return tokens


def _rows(texts: JSON, seats: int) -> list[int]:
    rows: list[int] = []
    if not isinstance(texts, list) or len(texts) != seats:
        raise BadOption("rows", Clause("why-rows", f"There is one row for each of {seats} seats.", n=seats))
    for text in texts:
        row = notation.read_row(text) if isinstance(text, str) else None
        if row is None:
            told = f"A row is the seven colours with commas, each once, not {text!r}."
            raise BadOption("rows", Clause("why-row", told, value=text))
        rows += row
    return rows
