"""How good each answer is, by trying it: short games played on from copies with dice of their own.

All answers meet the same dice; those clearly behind are given up, so that the time goes to those between which it is
close, and it ends when the difference is known well enough. Hints and reviews compare answers here, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np

from cubecup.bots.lookahead import Lookahead, mean_of
from cubecup.bots.routes import plan_moves
from cubecup.bots.sharp import end_worth

if TYPE_CHECKING:
    from cubecup.bots.net.features import Numbers
    from cubecup.bots.protocol import Action, Choice
    from cubecup.bots.search import Plan
    from cubecup.bots.sharp import Sharp
    from cubecup.cubitos.state import CubitosState

FIRST: Final = 3  # playouts of every answer before the first are given up; doubled from then on
FEWEST: Final = 2  # answers that are never given up
GIVE_UP: Final = 2.0  # standard errors behind the best
CLOSE: Final = 0.004  # a standard error that is small enough
CLEAR: Final = 0.15  # and one that is, compared with the difference it belongs to
MOST: Final = 48  # playouts of an answer, whatever time is left
ALL_ENDS: Final = 10_000


@dataclass(frozen=True, slots=True)
class PlayoutLimit:
    """How much may be played: until a moment, or a number of playouts, and never more than `most` of an answer."""

    until: float | None = None
    playouts: int | None = None
    most: int = MOST
    least: int = FIRST  # before any answer is given up, or it is all known

    def spent(self, playouts: int) -> bool:
        if self.playouts is not None:
            return playouts >= self.playouts
        return self.until is not None and perf_counter() >= self.until


@dataclass(frozen=True, slots=True)
class Tried:
    """One answer, or a walk: what it changes for all seats compared with the bot's own answer, and how sure that is."""

    plan: Plan
    gain: Numbers  # by seat; as far as it may be chance, by one standard error, it counts for nothing
    found: Numbers  # the same as it was found, chance included
    error: float  # the standard error of the asked seat's gain
    playouts: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """All answers that were tried, the bot's own first."""

    seat: int
    chances: Numbers  # of all seats after the bot's own answer
    tried: tuple[Tried, ...]

    def of(self, plan: Plan) -> Tried:
        return next(one for one in self.tried if one.plan == plan)

    def best(self) -> Tried:
        """The bot's own answer if none is better."""
        return max(self.tried, key=lambda one: one.gain[self.seat])

    def chance(self, plan: Plan) -> float:
        """The asked seat's chance to win after an answer."""
        return min(1.0, max(0.0, float(self.chances[self.seat] + self.of(plan).gain[self.seat])))


def compare(
    lookahead: Lookahead, seat: int, plans: Sequence[Plan], limit: PlayoutLimit, kept: Sequence[Plan] = ()
) -> Comparison:
    """Try plans, the bot's own first; those in `kept` are not given up either."""
    results = [np.zeros((0, lookahead.seats)) for _ in plans]
    never_given_up = {0, *(plans.index(plan) for plan in kept)}
    racing = list(range(len(plans)))
    played = 0
    wanted = min(limit.least, limit.most)
    while len(racing) > 1 or not played:
        first = len(results[0])
        for playout in range(first, wanted):
            if first and limit.spent(played):
                break
            found = lookahead.chances([(plans[plan], playout) for plan in racing])
            played += len(racing)
            for plan, chances in zip(racing, found, strict=True):
                results[plan] = np.vstack([results[plan], chances])
        if wanted >= limit.most or limit.spent(played) or _known(racing, results, seat, lookahead.miss):
            break
        racing = _still_racing(racing, results, seat, lookahead.miss, never_given_up)
        wanted = min(limit.most, 2 * wanted)
    return _compared(seat, plans, results, lookahead.miss)


def _compared(seat: int, plans: Sequence[Plan], results: list[Numbers], miss: float | None) -> Comparison:
    own = results[0]
    none = np.zeros(own.shape[1])
    tried = [Tried(plans[0], none, none, 0.0, len(own))]
    for plan, found in zip(plans[1:], results[1:], strict=True):
        mean, error = mean_of(found - own[: len(found)], miss)
        far = abs(float(mean[seat]))
        counted = max(0.0, far - float(error[seat])) / far if far else 0.0
        tried.append(Tried(plan, mean * counted, mean, float(error[seat]), len(found)))
    return Comparison(seat, mean_of(own, miss)[0], tuple(tried))


def _leader(racing: list[int], results: list[Numbers], seat: int, miss: float | None) -> int:
    return max(racing, key=lambda plan: mean_of(results[plan], miss)[0][seat])


def _known(racing: list[int], results: list[Numbers], seat: int, miss: float | None) -> bool:
    """Whether every difference that is still looked at is known well enough."""
    best = results[_leader(racing, results, seat, miss)]
    for plan in racing:
        if results[plan] is not best:
            mean, error = mean_of(best - results[plan], miss)
            if error[seat] > max(CLOSE, CLEAR * mean[seat]):
                return False
    return True


def _still_racing(
    racing: list[int], results: list[Numbers], seat: int, miss: float | None, never_given_up: set[int]
) -> list[int]:
    leader = _leader(racing, results, seat, miss)
    behind: dict[int, float] = {leader: 0.0}
    for plan in racing:
        if plan != leader:
            mean, error = mean_of(results[leader] - results[plan], miss)
            behind[plan] = float(mean[seat] / error[seat])
    nearest = sorted(racing, key=behind.__getitem__)[:FEWEST]
    return [plan for plan in racing if plan in never_given_up or plan in nearest or behind[plan] <= GIVE_UP]


def plans_of(sharp: Sharp, state: CubitosState, seat: int, choice: Choice, preferred: Action) -> dict[Action, Plan]:
    """For each answer the plan it begins, the preferred one first: in the Move step the best walk, else itself."""
    answers = [preferred, *(action for action in choice.actions if action is not preferred)]
    if choice.kind != "move":
        return {action: (action.text,) for action in answers}
    ways: dict[str, Plan] = {}
    for _, way in plan_moves(state, seat, end_worth(sharp.values_of(state, seat), state, seat), ALL_ENDS):
        ways.setdefault(way[0], tuple(way))
    return {action: ways.get(action.text, (action.text,)) for action in answers}
