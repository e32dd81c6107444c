"""A game for tests, in which one player leaves another but one answer.

Each round there is one thing to take, and all are asked at once whether they want it. Whoever is too late is done, by
force; then the next round asks the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from cubecup.games import GameRegistry
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.frames import Frame, Op, Script, numbered
from cubecup.kernel.game import JSON, Event, Game, State

_TAKE: Final = Action("take", "take", 0)
_DONE: Final = Action("done", "done", 0)
_ROUNDS: Final = 9


class TakeOrNot(Op["LastOneState"]):
    """While it is there it may be taken."""

    def ask(self, state: LastOneState, seat: int, frame: Frame) -> Choice | None:
        return Choice("take", "LAST-1", (_DONE,) if state.taken else (_TAKE, _DONE))

    def do(self, state: LastOneState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is _TAKE:
            state.taken = 1
            state.tell("taken", seat)


_SCRIPTS = cast("tuple[Script[State], ...]", numbered([Script("take", (TakeOrNot(),))]))


class LastOneState(State):
    __slots__ = ("round", "taken")

    def __init__(self, seed: int | None = None) -> None:
        if seed is None:
            return
        super().__init__(_SCRIPTS, 2, seed)
        self.round = 0
        self.taken = 0

    def acting(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if self.stacks[seat])

    def proceed(self) -> None:
        self.round += 1
        self.taken = 0
        self.over = self.round > _ROUNDS
        self.tell("round", -1)
        for seat in range(2):
            self.call(seat, 0)

    def clone(self) -> LastOneState:
        twin = LastOneState()
        self.copy_common(twin)
        twin.round, twin.taken = self.round, self.taken
        return twin

    def dump(self) -> dict[str, JSON]:
        return {"round": self.round, "taken": self.taken}

    def winners(self) -> tuple[int, ...]:
        return ()

    def view(self, seat: int) -> dict[str, object]:
        return {"game": "last-one", "round": self.round, "over": self.over, "choice": self.question(seat)}


class LastOne(Game):
    id = "last-one"
    rules_version = "1"
    max_seats = 2
    revealing = frozenset({"round"})

    def set_up(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> LastOneState:
        return LastOneState(seed)

    def setup_of(self, state: State) -> dict[str, JSON]:
        return {}

    def load(self, data: Mapping[str, Any]) -> LastOneState:
        raise NotImplementedError

    def options(self) -> dict[str, JSON]:
        return {}

    def outcome(self, events: list[Event]) -> str:
        return ""

    def read_outcome(self, text: str, seats: int) -> list[list[int]]:
        return [[], []]


GAMES = GameRegistry(LastOne)
