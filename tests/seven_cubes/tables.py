"""Positions for the tests of Seven Cubes: from text, by chance, and all decisions of a random game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from cubecup.kernel.frames import Frame
from cubecup.kernel.game import JSON
from cubecup.seven_cubes.board import CELLS, ROW
from cubecup.seven_cubes.chains import knight_targets
from cubecup.seven_cubes.game import SevenCubes
from cubecup.seven_cubes.state import SevenCubesState
from cubecup.seven_cubes.turn import TURN_SCRIPT

GAME = SevenCubes()
SEATS = (2, 3, 4)


def position(text: str, seats: int = 2) -> SevenCubesState:
    """A position as in a scenario."""
    lines = [(number, line) for number, line in enumerate(text.strip().splitlines(), 1) if line.strip()]
    return GAME.read_position(lines, seats)


def saved(state: SevenCubesState) -> str:
    return json.dumps(state.dump())


def random_game(seats: int, seed: int) -> Iterator[SevenCubesState]:
    """The position before every decision of a game played by lot, and the last one."""
    state = GAME.new(seats, seed)
    chance = random.Random(seed)
    while not state.over:
        yield state
        (seat,) = state.actors()
        state.apply(seat, chance.choice(state.choice(seat).actions))
    yield state


def crowded_position(seats: int, seed: int, special: dict[str, JSON] | None = None) -> SevenCubesState:
    """Seat 0 to move on a shuffled board, all pawns about and with some cubes, so that thefts are near."""
    chance = random.Random(seed)
    state = SevenCubes(special).new(seats, seed)
    state.collected = [chance.randrange(ROW + 1) for _ in range(seats)]
    state.protected = [chance.randrange(count + 1) for count in state.collected]
    state.turn = 0
    state.turns = 1
    state.stacks = [[Frame(TURN_SCRIPT)] if seat == 0 else [] for seat in range(seats)]
    state.pawns = chance.sample(range(CELLS), seats)
    while len(knight_targets(state, 0)) < 2:  # one answer would be no decision
        state.pawns = chance.sample(range(CELLS), seats)
    state.forget()
    return state
