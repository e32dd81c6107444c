"""What a player may see: everything but the streams of chance. The only way out of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.kernel.game import JSON
from cubecup.seven_cubes.board import CELL_NAMES, CELLS, EMPTY, ROW, SERIES, TOKEN_NAMES
from cubecup.seven_cubes.chains import NO_COLOR, next_color
from cubecup.seven_cubes.flow import round_number, turns_to_draw

if TYPE_CHECKING:
    from cubecup.seven_cubes.state import SevenCubesState


def view(state: SevenCubesState, seat: int) -> dict[str, JSON]:
    """The table as `seat` sees it (-1: a spectator); all see the same but for the question asked."""
    board: dict[str, JSON] = {
        CELL_NAMES[cell]: None if state.tokens[cell] == EMPTY else TOKEN_NAMES[state.tokens[cell]]
        for cell in range(CELLS)
    }
    used: list[JSON] = [CELL_NAMES[cell] for cell in range(CELLS) if state.used >> cell & 1]
    return {
        "game": "seven-cubes",
        "round": round_number(state),
        "start_player": state.starter,
        "turn": state.turn,
        "turns_to_draw": turns_to_draw(state),
        "over": state.over,
        "winners": list(state.won),
        "waiting_for": list(state.actors()),
        "board": board,
        "used": used,
        "players": [_player(state, other) for other in range(state.seats)],
        "choice": state.question(seat),
    }


def _player(state: SevenCubesState, seat: int) -> dict[str, JSON]:
    row: list[JSON] = [TOKEN_NAMES[color] for color in state.rows[seat * ROW : (seat + 1) * ROW]]
    wanted = next_color(state, seat)
    cell = state.pawns[seat]
    return {
        "series": SERIES[seat],
        "pawn": CELL_NAMES[cell] if cell >= 0 else None,
        "row": row,
        "collected": row[: state.collected[seat]],
        "protected": row[: state.protected[seat]],
        "next": None if wanted == NO_COLOR else TOKEN_NAMES[wanted],
    }
