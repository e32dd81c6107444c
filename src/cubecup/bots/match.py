"""Bots against each other: a game to its end, and what many games say of a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from traceback import extract_tb
from typing import NamedTuple

from cubecup.bots.protocol import Bot, BotFailed, ask
from cubecup.bots.stopwatch import Stopwatch
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import Game, State
from cubecup.kernel.record import Record, Recorder

MOST_DECISIONS = 200_000  # a game that takes more has bots that do not want to finish


class Outcome(NamedTuple):
    """How a game ended: the winner's seat (-1: nobody), rounds begun, by seat decisions and their computing time
    (of a part of them, see `Stopwatch`)."""

    winner: int
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    stalled: bool = False  # it was cut off

    def share(self, seat: int) -> float:
        """A win is 1; a game that nobody won is shared by all."""
        return 1.0 / len(self.decisions) if self.winner < 0 else float(self.winner == seat)


def watch_match(bots: Sequence[Bot], game: Game, seed: int, source: DiceSource | None = None) -> Outcome:
    """Play a game to its end; bot number 0 sits in seat 0. The dice follow from the seed, or come from a source."""
    state = game.new(len(bots), seed, source=source)
    return _to_the_end(bots, state, state.apply, seed)


def record_match(
    bots: Sequence[Bot], game: Game, seed: int, source: DiceSource | None = None
) -> tuple[Outcome, Record]:
    """The same, written down."""
    recorder = Recorder(game, len(bots), seed, source=source)
    return _to_the_end(bots, recorder.state, recorder.apply, seed), recorder.record


def _to_the_end(bots: Sequence[Bot], state: State, apply: Callable[[int, Action], object], seed: int) -> Outcome:
    watch = Stopwatch(len(bots), seed)
    while not state.over and watch.total < MOST_DECISIONS:
        seat = state.actors()[0]
        watch.start()
        action = answer_of(bots[seat], state, seat)
        watch.stop(seat)
        apply(seat, action)
    rounds = int(getattr(state, "round", 0))
    return Outcome(sole_winner(state), rounds, tuple(watch.decisions), watch.seconds(), not state.over)


def answer_of(bot: Bot, state: State, seat: int) -> Action:
    """What a bot answers. Bots are anybody's code: what goes wrong in one is told with its name and the question."""
    choice = state.choice(seat)
    try:
        return choice.find(ask(bot, state, seat))
    except BotFailed:
        raise
    except (Exception, SystemExit) as wrong:  # anybody's code
        raise failure(bot.name, choice, wrong) from wrong


def failure(bot: str, choice: Choice, wrong: BaseException) -> BotFailed:
    """What went wrong in a bot at a question."""
    if isinstance(wrong, BotFailed):
        return wrong
    why = wrong.clause() if isinstance(wrong, CubeCupError) else in_one_line(wrong)
    return BotFailed(
        "bot-failed", f"The bot {bot} failed at {choice.kind}: {why}", bot=bot, kind=choice.kind, reason=why
    )


def in_one_line(wrong: BaseException) -> str:
    """What an exception of anybody's code says, and where it was raised."""
    where = "".join(f" ({at.filename}:{at.lineno})" for at in extract_tb(wrong.__traceback__)[-1:])
    return f"{type(wrong).__name__}: {' '.join(str(wrong).split())}{where}"


def sole_winner(state: State) -> int:
    """The seat that has won alone, or -1."""
    winners = state.winners()
    return winners[0] if len(winners) == 1 else -1


@dataclass(slots=True)
class Score:
    """The score of one bot against others over some games."""

    wins: float = 0.0
    games: int = 0
    rounds: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """Computing time for a decision, on average."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval for the share of wins, 95% unless told otherwise."""
        return wilson(self.share, self.games, z)

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.wins += outcome.share(seat)
        self.rounds.append(outcome.rounds)
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]


def wilson(share: float, n: float, z: float) -> tuple[float, float]:
    """Wilson's interval for a share of n independent cases."""
    if not n:
        return 0.0, 1.0
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
