"""What a player may see: everything but the streams of chance. The only way out of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from cubecup.kernel.game import AT_REST, Facts, Follower
from cubecup.seven_cubes.board import CELL_NAMES, CELLS, EMPTY, ROW, SERIES, TOKEN_NAMES
from cubecup.seven_cubes.chains import NO_COLOR, next_color
from cubecup.seven_cubes.events import EVENTS
from cubecup.seven_cubes.flow import round_number, turns_to_draw

if TYPE_CHECKING:
    from cubecup.seven_cubes import shapes
    from cubecup.seven_cubes.events import Color
    from cubecup.seven_cubes.state import SevenCubesState


def view(state: SevenCubesState, seat: int) -> shapes.SevenCubesView:
    """The table as `seat` sees it (-1: a spectator); all see the same but for the question asked."""
    return {
        "game": "seven-cubes",
        "round": round_number(state),
        "start_player": state.starter,
        "turn": state.turn,
        "turns_to_draw": turns_to_draw(state),
        "over": state.over,
        "winners": list(state.won),
        "waiting_for": list(state.actors()),
        "board": {CELL_NAMES[cell]: _token(state.tokens[cell]) for cell in range(CELLS)},
        "used": [CELL_NAMES[cell] for cell in range(CELLS) if state.used >> cell & 1],
        "players": [_player(state, other) for other in range(state.seats)],
        "choice": question(state, seat),
    }


def question(state: SevenCubesState, seat: int) -> shapes.SevenCubesQuestion | None:
    if seat not in state.actors():
        return None
    choice = state.choice(seat)
    actions = [action.text for action in choice.actions]
    return {
        "seat": seat,
        "number": state.asked[seat],
        "kind": cast("shapes.Asks", choice.kind),
        "rule": choice.rule,
        "actions": actions,
    }


def _follow(state: SevenCubesState, told: Facts) -> None:
    """What follows from the rules, told as it changes: the next colours, how long until a draw, who is asked."""
    for seat in range(state.seats):
        wanted = next_color(state, seat)
        state.fact(seat, "next", () if wanted == NO_COLOR else (wanted,))
    state.fact(-1, "used", tuple([cell for cell in range(CELLS) if state.used >> cell & 1]))
    state.fact(-1, "turns_to_draw", turns_to_draw(state))


def _follow_at_rest(state: SevenCubesState, told: Facts) -> None:
    _follow(state, told)
    state.fact(-1, "over", state.over)
    state.fact(-1, "waiting", state.actors())


FOLLOWED: Final[Mapping[str, Follower]] = {**dict.fromkeys(EVENTS, _follow), AT_REST: _follow_at_rest}


def _token(token: int) -> shapes.Token | None:
    return None if token == EMPTY else cast("shapes.Token", TOKEN_NAMES[token])


def _color(token: int) -> Color:
    return cast("Color", TOKEN_NAMES[token])


def _player(state: SevenCubesState, seat: int) -> shapes.SevenCubesPlayer:
    row = [_color(token) for token in state.rows[seat * ROW : (seat + 1) * ROW]]
    wanted = next_color(state, seat)
    cell = state.pawns[seat]
    return {
        "series": SERIES[seat],
        "pawn": CELL_NAMES[cell] if cell >= 0 else None,
        "row": row,
        "collected": row[: state.collected[seat]],
        "protected": row[: state.protected[seat]],
        "next": None if wanted == NO_COLOR else _color(wanted),
    }
