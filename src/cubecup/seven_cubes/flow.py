"""The course of a game: placing the pawns, who may act, whose turn follows, the draw (SC-2, SC-3, SC-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.seven_cubes.turn import OFF_BOARD, PLACE_SCRIPT, TURN_SCRIPT

if TYPE_CHECKING:
    from cubecup.seven_cubes.state import SevenCubesState

# SC-10: a draw after so many rounds without a cube taken or stolen, or without one taken from the board; the second,
# because thieves can rob each other forever, while the board has only 28 cubes: so every game ends.
QUIET_ROUNDS: Final = 40
THIEVING_ROUNDS: Final = 200

_ALONE: Final = ((0,), (1,), (2,), (3,))


def begin(state: SevenCubesState) -> None:
    """The first pawn is to be placed (SC-2)."""
    state.turn = state.starter
    state.call(state.turn, PLACE_SCRIPT)


def acting(state: SevenCubesState) -> tuple[int, ...]:
    """The player whose turn it is, or the one who was robbed in it (SC-7)."""
    for seat in range(state.seats):
        if state.stacks[seat]:
            return _ALONE[seat]
    return ()


def proceed(state: SevenCubesState) -> None:
    """Nobody is asked anything: a turn is over, or a pawn has been placed."""
    if turns_to_draw(state) <= 0:
        state.over = True
        state.tell("draw", -1)
        return
    state.turn = (state.turn + 1) % state.seats
    state.used = 0
    state.tell("turn", state.turn)
    if state.pawns[state.turn] == OFF_BOARD:
        state.call(state.turn, PLACE_SCRIPT)
    else:
        begin_turn(state)


def begin_turn(state: SevenCubesState) -> None:
    state.turns += 1
    if state.turn == state.starter:
        state.tell("round", -1, round_number(state))
    state.call(state.turn, TURN_SCRIPT)


def round_number(state: SevenCubesState) -> int:
    """Rounds begun so far; 0 while pawns are being placed."""
    return (state.turns + state.seats - 1) // state.seats


def turns_to_draw(state: SevenCubesState) -> int:
    """Turns after the present one until the game is a draw, unless a cube is taken or stolen before (SC-10)."""
    quiet = QUIET_ROUNDS * state.seats + state.last_cube
    thieving = THIEVING_ROUNDS * state.seats + state.last_take
    return min(quiet, thieving) - state.turns
