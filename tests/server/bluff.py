"""A third game, with secrets: two dice under two cups, and a claim about their sum that is raised until it is doubted.

It is registered like the others and keeps the server honest, which must not need to know it. As a program it is a bot
worker that knows it too.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypedDict, cast

from cubecup.cubitos.game import Cubitos
from cubecup.games import GameRegistry
from cubecup.kernel import rng
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.frames import Frame, Op, Script, numbered
from cubecup.kernel.game import JSON, Event, Game, State
from cubecup.kernel.shapes import Shapes
from cubecup.rulebook import Rule, Rulebook, Section, book_data
from cubecup.server.bots import worker

COMMAND = (sys.executable, "-m", "tests.server.bluff")
HIGHEST = 12
_PEEK = (Action("keep", "keep", 0), Action("turn", "turn", 1))
_DOUBT = Action("doubt", "doubt", 0)
_CLAIMS = tuple(Action(f"claim {total}", "claim", total) for total in range(HIGHEST + 1))


class Peek(Op["BluffState"]):
    """In secret, each player may turn their die to the other side."""

    def ask(self, state: BluffState, seat: int, frame: Frame) -> Choice | None:
        return Choice("peek", "BLUFF-1", _PEEK)

    def do(self, state: BluffState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer == _PEEK[1]:
            state.dice[seat] = 7 - state.dice[seat]
        state.tell("peeked", seat, state.dice[seat])


class ClaimOrDoubt(Op["BluffState"]):
    """A higher sum than claimed before, or doubt: then both cups are lifted."""

    def ask(self, state: BluffState, seat: int, frame: Frame) -> Choice | None:
        doubt = (_DOUBT,) if state.claim > 1 else ()
        return Choice("claim", "BLUFF-2", (*_CLAIMS[state.claim + 1 :], *doubt))

    def do(self, state: BluffState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        if answer != _DOUBT:
            state.claim = answer.value
            state.tell("claimed", seat, answer.value)
            return
        state.over = True
        state.tell("lifted", -1, *state.dice)


_SCRIPTS = cast("tuple[Script[State], ...]", numbered([Script("peek", (Peek(),)), Script("claim", (ClaimOrDoubt(),))]))


class BluffState(State):
    """Two dice, one of which each player knows."""

    __slots__ = ("claim", "dice", "turn")

    def __init__(self, seed: int | None = None) -> None:
        if seed is None:
            return
        super().__init__(_SCRIPTS, 2, seed)
        self.dice = [1, 1]
        self.claim = 1
        self.turn = 1

    def acting(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if self.stacks[seat])

    def proceed(self) -> None:
        self.tell("turn", -1)
        self.turn = 1 - self.turn
        self.call(self.turn, 1)

    def clone(self) -> BluffState:
        twin = BluffState()
        self.copy_common(twin)
        twin.dice, twin.claim, twin.turn = self.dice[:], self.claim, self.turn
        return twin

    def imagined(self, seat: int, seed: int) -> BluffState:
        """The other cup may hide any die."""
        twin = self.clone()
        twin.reseed(seed)
        if not self.over:
            twin.dice[1 - seat] = rng.below(twin.streams, 1 - seat, 6) + 1
        return twin

    def dump(self) -> dict[str, JSON]:
        return {
            "dice": list(self.dice),
            "claim": self.claim,
            "turn": self.turn,
            "over": self.over,
            "stacks": [[frame.script for frame in stack] for stack in self.stacks],
        }

    def winners(self) -> tuple[int, ...]:
        holds = sum(self.dice) >= self.claim
        return (1 - self.turn if holds else self.turn,) if self.over else ()

    def view(self, seat: int) -> dict[str, object]:
        assert -1 <= seat < len(self.dice), "a seat, or -1 for whoever watches"
        seen = [die if self.over or other == seat else None for other, die in enumerate(self.dice)]
        found: dict[str, object] = {"game": "bluff", "dice": seen, "claim": self.claim, "over": self.over}
        return found | {"waiting_for": list(self.actors()), "choice": self.question(seat)}


class BluffQuestion(TypedDict):
    """What a seat is asked."""

    seat: int
    number: int
    kind: Literal["peek", "claim"]
    rule: str
    actions: list[str]


class BluffView(TypedDict):
    """The claim, and the dice a seat may know of."""

    game: Literal["bluff"]
    dice: list[int | None]
    claim: int
    over: bool
    waiting_for: list[int]
    choice: BluffQuestion | None


class Nothing(TypedDict):
    """Neither is anything printed nor told afterwards."""


SHAPES = Shapes(
    view=BluffView,
    question=BluffQuestion,
    content=Nothing,
    results=Nothing,
    events={"turn": tuple[()], "peeked": tuple[int, ...], "claimed": tuple[int], "lifted": tuple[int, int]},
    words={"BluffAsks": Literal["peek", "claim"]},
)
RULES = (
    Rule("BLUFF-1", "Peek", ("Look at your die; you may turn it to the other side.",)),
    Rule("BLUFF-2", "Claim or doubt", ("Claim a higher sum, or doubt the claim.",)),
)


class Bluff(Game):
    """For two."""

    id = "bluff"
    rules_version = "1"
    max_seats = 2
    has_secrets: ClassVar[bool] = True
    revealing: ClassVar[frozenset[str]] = frozenset({"turn", "lifted"})

    def set_up(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> BluffState:
        self.check_seats(seats)
        state = BluffState(seed)
        state.source = source
        state.dice = cast("list[int]", setup["dice"]) if setup else [state.below(6) + 1 for _ in range(2)]
        for seat in range(2):
            state.call(seat, 0)
        return state

    def setup_of(self, state: State) -> dict[str, JSON]:
        return {"dice": list(cast("BluffState", state).dice)}

    def load(self, data: Mapping[str, Any]) -> BluffState:
        state = BluffState(0)
        state.dice, state.claim, state.turn, state.over = data["dice"], data["claim"], data["turn"], data["over"]
        state.stacks = [[Frame(script) for script in stack] for stack in data["stacks"]]
        return state

    def options(self) -> dict[str, JSON]:
        return {}

    @staticmethod
    def shapes() -> Shapes:
        return SHAPES

    @staticmethod
    def rulebook(language: str) -> Mapping[str, JSON]:
        return book_data(Rulebook("bluff", language, "Bluff", "", "", (), (Section("play", "Play", rules=RULES),)))

    def outcome(self, events: list[Event]) -> str:
        return ""

    def read_outcome(self, text: str, seats: int) -> list[list[int]]:
        if text:
            raise BadFile("bad-dice", "record", 1, Clause("why-no-dice", "no dice", value=text))
        return [[], []]

    def told(self, seat: int, by: int, action: str, events: list[Event]) -> tuple[str, list[Event]]:
        """What somebody did under their cup is theirs."""
        known = [event if event[0] != "peeked" or event[1] == seat else ("peeked", event[1], ()) for event in events]
        secret = seat != by and action in ("keep", "turn")
        return "" if secret else action, known


GAMES = GameRegistry(Cubitos, Bluff)

if __name__ == "__main__":
    worker.main(GAMES)
