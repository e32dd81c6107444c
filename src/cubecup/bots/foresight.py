"""Which of a few plans leads farthest, by playing this round to its end with fresh dice and valuing what comes of it.

Every plan meets the same dice. The first plan is the one to beat: another is chosen only if it does better by more
than chance may explain, and plans that do clearly worse are given up, so that time goes to what is close.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from cubecup.bots.net.judge import Judge
from cubecup.bots.net.network import ValueNet
from cubecup.bots.net.rows import Moment
from cubecup.bots.rounds import PlannedPlay, RoundEnd, planner_of, play_out_round
from cubecup.bots.search import Effort, Plan
from cubecup.bots.steady import Steady
from cubecup.bots.styles import STYLES
from cubecup.cubitos.state import CubitosState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cubecup.bots.protocol import Policy, Sight

BATCH: Final = 4  # playouts of each plan between two looks at the results
GIVE_UP: Final = 2.0  # standard errors behind the best
CONVINCED: Final = 1.5  # standard errors ahead of the plan to beat
LEAST_ERROR: Final = 0.02  # of one playout: a few like results do not make a certainty
ALIKE: Final = 0.002  # a difference in chances that is not worth more time
PATIENCE: Final = 6  # batches after which plans that are alike are left alone

OTHERS: Final = Steady(STYLES["bold"])


class Foresight:
    """Compares plans of one seat in one position."""

    def __init__(self, net: ValueNet, policy: Policy, sight: Sight) -> None:
        """The policy plays on for the seat."""
        self._sight = sight
        self._policy = policy
        root = sight.clone(0)
        assert isinstance(root, CubitosState)
        self._judge = Judge(net, root)

    def best(self, plans: Sequence[Plan], effort: Effort, seed: int) -> Plan:
        """The plan to go with; the first where nothing speaks for another."""
        results: list[list[float]] = [[] for _ in plans]
        racing = list(range(len(plans)))
        playouts = batches = 0
        while len(racing) > 1 and not effort.spent(playouts):
            first = seed + batches * BATCH
            for plan in racing:
                results[plan] += self.outcomes(plans[plan], range(first, first + BATCH))
            playouts += BATCH * len(racing)
            batches += 1
            racing = _still_racing(racing, results)
            if batches >= PATIENCE and _alike(racing, results):
                break
        best = max(racing, key=lambda plan: sum(results[plan]) / max(1, len(results[plan])))
        if best == 0 or _lead(results[best], results[0], CONVINCED) <= 0:
            return plans[0]
        return plans[best]

    def outcomes(self, plan: Plan, seeds: range) -> list[float]:
        """What comes of a plan with the dice of each seed: a chance to win, or 1 or 0 where the race ends."""
        found: list[float] = []
        moments: list[Moment] = []
        rounds: list[float] = []
        for seed in seeds:
            state = self._sight.clone(seed)
            assert isinstance(state, CubitosState)
            reached = self._to_the_end_of_the_round(state, plan)
            if reached is None:
                found.append(1.0 if self._sight.seat in state.won else 0.0)
            else:
                moments.append(reached[0])
                rounds.append(reached[1])
                found.append(-1.0)
        judged = iter(self._judge.chances(moments, rounds, self._sight.seat) if moments else ())
        return [next(judged) if one < 0 else one for one in found]

    def _to_the_end_of_the_round(self, state: CubitosState, plan: Plan) -> RoundEnd | None:
        """Answer as planned and play on, the seat like its bot, the others like `steady`; None: the race is over."""
        me = self._sight.seat
        policies = [planner_of(self._policy) if seat == me else OTHERS for seat in range(state.seats)]
        state.answer(me, plan[0])
        return play_out_round(state, PlannedPlay(me, plan[1:], policies).pick)


def _still_racing(racing: list[int], results: list[list[float]]) -> list[int]:
    best = max(racing, key=lambda plan: sum(results[plan]))
    return [plan for plan in racing if plan == best or _lead(results[best], results[plan], GIVE_UP) <= 0]


def _alike(racing: list[int], results: list[list[float]]) -> bool:
    means = [sum(results[plan]) / len(results[plan]) for plan in racing]
    return max(means) - min(means) < ALIKE


def _lead(ones: list[float], others: list[float], errors: float) -> float:
    """How much better one plan did than another with the same dice, less some standard errors."""
    pairs = [one - other for one, other in zip(ones, others, strict=False)]
    count = len(pairs)
    if not count:
        return 0.0
    mean = sum(pairs) / count
    variance = sum([pair * pair for pair in pairs]) / count - mean * mean
    return mean - errors * sqrt(max(variance, LEAST_ERROR**2) / count)
