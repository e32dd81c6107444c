"""Which of a few plans wins most often, by playing the race on from copies with dice of their own.

Every plan meets the same dice. The first plan is the one to beat: another is chosen only if it does better by more
than chance may explain, and plans that do clearly worse are given up, so that time goes to what is close.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import thread_time
from typing import TYPE_CHECKING, Final

from cubecup.bots.chances import win_chances
from cubecup.bots.steady import Steady
from cubecup.cubitos.state import CubitosState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cubecup.bots.protocol import Sight

# The answers a seat means to give one after another; all but the first are answers to `move`, or to a draw.
Plan = tuple[str, ...]

BATCH: Final = 8  # games between two looks at the results
GIVE_UP: Final = 2.0  # standard errors behind the best
CONVINCED: Final = 1.0  # standard errors ahead of the plan to beat
IDLE: Final = 3  # batches without any difference: the answer does not matter
LONGEST: Final = 8  # rounds after which a game played on is judged by its position

_STEADY: Final = Steady()


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be tried: a number of games played on, or until a moment of `thread_time`."""

    games: int | None = None
    until: float = 0.0

    def spent(self, games: int) -> bool:
        return games >= self.games if self.games is not None else thread_time() >= self.until


def best_plan(sight: Sight, plans: Sequence[Plan], effort: Effort, seed: int) -> Plan:
    """The plan to go with; the first where nothing speaks for another."""
    results: list[list[float]] = [[] for _ in plans]
    racing = list(range(len(plans)))
    games = 0
    while len(racing) > 1 and not effort.spent(games):
        number = len(results[racing[0]])
        for plan in racing:
            results[plan].append(play_on(sight, plans[plan], seed + number))
        games += len(racing)
        if (number + 1) % BATCH == 0:
            racing = _still_racing(racing, results)
            if number + 1 >= IDLE * BATCH and all(results[plan] == results[racing[0]] for plan in racing):
                break
    best = max(racing, key=lambda plan: sum(results[plan]) / max(1, len(results[plan])))
    if best == 0 or lead(results[best], results[0], CONVINCED) <= 0:
        return plans[0]
    return plans[best]


def _still_racing(racing: list[int], results: list[list[float]]) -> list[int]:
    best = max(racing, key=lambda plan: sum(results[plan]))
    return [plan for plan in racing if plan == best or lead(results[best], results[plan], GIVE_UP) <= 0]


def lead(ones: list[float], others: list[float], errors: float, least_error: float | None = None) -> float:
    """How much better one plan did than another with the same dice, less some standard errors.

    A few like results do not make a certainty: a playout errs by `least_error`, or by less the more there are.
    """
    pairs = [one - other for one, other in zip(ones, others, strict=False)]
    count = len(pairs)
    if not count:
        return 0.0
    mean = sum(pairs) / count
    variance = sum([pair * pair for pair in pairs]) / count - mean * mean
    least = 1.0 / count if least_error is None else least_error**2
    return mean - errors * sqrt(max(variance, least) / count)


def play_on(sight: Sight, plan: Plan, seed: int) -> float:
    """Carry out a plan and play the race to its end, everyone like `steady`: 1 for a win, 0 for a loss."""
    state = sight.clone(seed)
    assert isinstance(state, CubitosState)
    carry_out(state, sight.seat, plan)
    last = state.round + LONGEST
    pick = _STEADY.pick
    while not state.over and state.round < last:
        seat = state.actors()[0]
        state.apply(seat, pick(state, seat, state.choice(seat).without_waiting()))
    return win_chances(state)[sight.seat]


def carry_out(state: CubitosState, seat: int, plan: Plan) -> None:
    """Give the answers of a plan; a `stop` that the engine has taken by itself is not asked any more."""
    state.apply(seat, plan[0])
    for answer in plan[1:]:
        if state.over or seat not in state.actors() or state.choice(seat).kind != "move":
            return
        state.apply(seat, answer)
