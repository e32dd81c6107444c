"""A recorded race as a list of answers: the position before each, what was asked, what was said, which dice fell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from zlib import crc32

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.choice import WAIT, Choice
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.record import Record, replay

if TYPE_CHECKING:
    from cubecup.bots.search import Plan
    from cubecup.kernel.game import Game, State

# Dice that fell, by the seats that rolled them in this order: kind and face of each.
Fallen = list[tuple[int, list[int]]]


@dataclass(slots=True)
class Step:
    """An answer of the record."""

    number: int
    seat: int
    action: str
    position: CubitosState  # before it
    choice: Choice
    dice: Fallen
    stand_in: bool
    given: Plan = ()  # the answer, or the walk that begins with it; nothing for a wait and for the rest of a walk
    bust: bool = False
    ends_round: bool = False
    ends_race: bool = False


@dataclass(slots=True)
class Course:
    """A whole race."""

    game: Cubitos
    seats: int
    number: int  # made of the record: other races meet other dice when they are played out
    laid_out: CubitosState
    opening: Fallen
    steps: list[Step] = field(default_factory=list)
    rounds: int = 0
    winners: tuple[int, ...] = ()

    def first_seed(self, round_number: int) -> int:
        """Of the playouts of a round: the same at every moment of it, so that they can be compared."""
        return (self.number << 20) + (round_number << 10)

    def result(self) -> list[float]:
        """1 for the winner, 0 for the others."""
        winners = self.winners or tuple(range(self.seats))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]


def can_be_reviewed(game: Game, seats: int) -> bool:
    """Whether there is a measure for a game: bots that know its chances. Who races alone has nobody to win against."""
    return isinstance(game, Cubitos) and seats > 1


def course_of(record: Record, game: Game, stand_ins: Sequence[bool] = ()) -> Course:
    """`stand_ins` says of each line whether a bot answered for the player of the seat."""
    if not isinstance(game, Cubitos) or not can_be_reviewed(game, record.seats):
        raise CubeCupError("no-review", "Games of this kind are not reviewed.")
    beginnings: list[CubitosState] = []

    def laid_out(state: State) -> None:
        twin = state.clone()
        assert isinstance(twin, CubitosState)
        beginnings.append(twin)

    steps: list[Step] = []
    state: CubitosState | None = None
    for at, position in enumerate(replay(record, game, laid_out)):
        assert isinstance(position, CubitosState)
        state = position
        if steps:
            steps[-1].bust = any(word == "bust" and seat == steps[-1].seat for word, seat, _ in state.journal or [])
            steps[-1].ends_round = state.round > steps[-1].position.round
        state.journal = []
        if at < len(record.lines):
            line = record.lines[at]
            before = state.clone()
            assert isinstance(before, CubitosState)
            steps.append(
                Step(
                    number=at,
                    seat=line.seat,
                    action=line.action,
                    position=before,
                    choice=before.choice(line.seat),
                    dice=_fallen(game, line.outcome, record.seats),
                    stand_in=at < len(stand_ins) and stand_ins[at],
                )
            )
    assert state is not None, "a record has at least its start"
    if not state.over:
        raise CubeCupError("review-not-over", "A race is reviewed when it is over.")
    steps[-1].ends_race = True
    _find_walks(steps)
    opening = _fallen(game, record.opening, record.seats)
    return Course(
        game, record.seats, crc32(str(record).encode()), beginnings[0], opening, steps, state.round, state.winners()
    )


def _fallen(game: Cubitos, outcome: str, seats: int) -> Fallen:
    """Dice by seat, in the order in which the seats rolled first."""
    by_seat = game.read_outcome(outcome, seats)
    order: list[int] = []
    for part in outcome.split(";"):
        seat = int(part.split()[0]) if part.strip() else -1
        if seat >= 0 and seat not in order:
            order.append(seat)
    return [(seat, by_seat[seat]) for seat in order]


def _find_walks(steps: list[Step]) -> None:
    """The steps of a walk are one answer, that of its first step; waiting is none."""
    walking: dict[int, tuple[Step, list[str]]] = {}  # by seat, the first step of a walk under way
    for step in steps:
        if step.choice.kind != "move":
            walking.pop(step.seat, None)
            step.given = () if step.action == WAIT.text else (step.action,)
            continue
        if step.action == WAIT.text:
            continue
        first, texts = walking.setdefault(step.seat, (step, []))
        texts.append(step.action)
        first.given = tuple(texts)
        if step.action == "stop":
            del walking[step.seat]
