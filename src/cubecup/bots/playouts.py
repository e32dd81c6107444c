"""How good each answer is, by trying it: short games played on from copies with dice of their own.

A playout answers, goes on with a bot to the end of the round, and ends with the win chance of the position it comes
to. All answers meet the same dice; poor ones are given up early, so that the time goes to those between which it is
close.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from cubecup.bots.foresight import Foresight
from cubecup.bots.net.judge import learned_net
from cubecup.bots.protocol import Action, Choice, Policy, Sight

FIRST_SEEDS: Final = 2  # playouts of every answer before the first are given up; doubled from then on
FEWEST: Final = 2  # answers that are never given up


class PlayoutLimit(NamedTuple):
    """How much may be played: until a moment, or a number of playouts; every answer is tried once all the same."""

    until: float | None
    playouts: int | None

    def spent(self, playouts: int) -> bool:
        if self.playouts is not None:
            return playouts >= self.playouts
        return self.until is not None and perf_counter() >= self.until


def estimate(
    sight: Sight, choice: Choice, preferred: Action, policy: Policy, limit: PlayoutLimit
) -> dict[Action, float]:
    """The win chance of each answer.

    That of the preferred answer is the mean of its playouts. The others stand by how much better or worse they fared
    with the same dice; as far as that may be chance, by one standard error, it counts for nothing.
    """
    foresight = Foresight(learned_net(), policy, sight)
    tried: dict[Action, list[float]] = {action: [] for action in choice.actions}
    racing = [preferred, *(action for action in choice.actions if action is not preferred)]
    played = seed = 0
    batch = FIRST_SEEDS
    while not (seed and limit.spent(played)):
        for _ in range(batch):
            if seed and limit.spent(played):
                break
            seed += 1
            for action in racing:
                tried[action] += foresight.outcomes((action.text,), range(seed, seed + 1))
                played += 1
        batch *= 2
        racing = _the_better_half(racing, tried, preferred)
    own = tried[preferred]
    chance = sum(own) / len(own)
    return {action: _within(chance + _difference(found, own)) for action, found in tried.items()}


def _the_better_half(racing: list[Action], tried: dict[Action, list[float]], preferred: Action) -> list[Action]:
    if len(racing) <= FEWEST:
        return racing
    others = sorted((action for action in racing if action is not preferred), key=lambda action: -sum(tried[action]))
    return [preferred, *others[: max(FEWEST, len(racing) // 2) - 1]]


def _difference(found: list[float], own: list[float]) -> float:
    """How much better an answer did than another with the same dice, less one standard error."""
    pairs = [one - other for one, other in zip(found, own, strict=False)]
    mean = sum(pairs) / len(pairs)
    if len(pairs) == 1:
        return mean
    error = sqrt(sum((one - mean) ** 2 for one in pairs) / (len(pairs) - 1) / len(pairs))
    return max(0.0, mean - error) if mean > 0 else min(0.0, mean + error)


def _within(chance: float) -> float:
    return min(1.0, max(0.0, chance))
