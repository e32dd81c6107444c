"""The game of Seven Cubes with its one option settled: how the special tokens divide into kinds.

>>> game = SevenCubes()
>>> state = game.new(seats=2, seed=7)
>>> while not state.over:
...     seat = state.actors()[0]
...     action = state.apply(seat, state.choice(seat).actions[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from cubecup.kernel.dice import DiceSource
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.game import JSON, Event, Game, State
from cubecup.seven_cubes import flow, layout, notation
from cubecup.seven_cubes.board import SPECIALS
from cubecup.seven_cubes.position import read_position, write_position
from cubecup.seven_cubes.printed import TokensOption, read_tokens
from cubecup.seven_cubes.state import SevenCubesState, load

if TYPE_CHECKING:
    from cubecup.kernel.shapes import Shapes


class SevenCubes(Game):
    """A game for 2 to 4; `tokens` changes the split of the special tokens, for example `protection:2,warp:5`."""

    id: ClassVar[str] = "seven-cubes"
    rules_version: ClassVar[str] = "1"
    option_names: ClassVar[tuple[str, ...]] = ("tokens",)
    usual_bot: ClassVar[str] = "planner"
    tallied: ClassVar[tuple[str, ...]] = ("steal",)

    def __init__(self, tokens: TokensOption = None) -> None:
        self.special = read_tokens(tokens)

    def new(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> SevenCubesState:
        state = self.set_up(seats, seed, setup, source)
        state.advance()
        return state

    def set_up(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> SevenCubesState:
        self.check_seats(seats)
        self.check_seed(seed)
        state = SevenCubesState(seats, seed)
        state.source = source
        layout.by_chance(state, self.special)
        if setup:
            layout.as_told(state, self.special, setup)
        flow.begin(state)
        return state

    def setup_of(self, state: State) -> dict[str, JSON]:
        """The board, the rows and the first player (SC-1 to SC-3)."""
        assert isinstance(state, SevenCubesState)
        return layout.told(state)

    def load(self, data: Mapping[str, JSON]) -> SevenCubesState:
        return load(data)

    def options(self) -> dict[str, JSON]:
        return {"tokens": dict(zip(SPECIALS, self.special, strict=True))}

    def readable(self, events: list[Event]) -> list[Event]:
        return notation.readable(events)

    def position(self, state: State) -> str:
        assert isinstance(state, SevenCubesState)
        return write_position(state)

    def read_position(self, lines: list[tuple[int, str]], seats: Any, source: str = "position") -> SevenCubesState:
        self.check_seats(seats)
        return read_position(lines, seats, source)

    @staticmethod
    def shapes() -> Shapes:
        from cubecup.seven_cubes.shapes import SHAPES  # only whoever publishes them needs them

        return SHAPES

    def outcome(self, events: list[Event]) -> str:
        """Always empty: after set-up nothing is left to chance."""
        return ""

    def read_outcome(self, text: str, seats: int) -> list[list[int]]:
        if text.strip():
            told = f"nothing after |, as this game has no dice; not '{text.strip()}'"
            raise BadFile("bad-dice", "record", 1, Clause("why-no-dice", told, value=text.strip()))
        return [[] for _ in range(seats)]
