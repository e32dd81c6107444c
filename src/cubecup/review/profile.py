"""What many reviews tell of a player: the mean cost of a decision by kind, by set and by phase of the race."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import sqrt
from typing import Final

import msgspec

from cubecup.review.data import Booked, Review

# What a question is about; all others are abilities.
KINDS: Final = {
    **dict.fromkeys(("push-or-pass", "forced-push", "before-push", "would-bust", "drag-along"), "rolling"),
    **dict.fromkeys(("draw", "free-draw", "extra-dice", "bust-discard", "pick-dice"), "dice"),
    **dict.fromkeys(("move", "move-at-once"), "moving"),
    **dict.fromkeys(("buy", "gain-die", "reward", "nearby-reward"), "buying"),
}
OTHER_KIND: Final = "abilities"
PHASES: Final = ("early", "middle", "late")


class MeanCost(msgspec.Struct, kw_only=True):
    """Of some decisions; in millionths, with the half width of its 95% interval."""

    by: str  # `kind`, `set` or `phase`
    of: str
    decisions: int
    mean: float
    half: float


def profile(reviews: Iterable[tuple[str, Review, Collection[int]]]) -> list[MeanCost]:
    """Of reviews with the names of their sets, and the seats of the player in each. What stand-ins did is nobody's."""
    costs: dict[tuple[str, str], list[int]] = {}
    for race, review, seats in reviews:
        for one in review.course:
            if one.stand_in or one.seat not in seats or not one.measured:
                continue
            for key in (("kind", kind_of(one)), ("set", race), ("phase", phase_of(one, review.rounds))):
                costs.setdefault(key, []).append(-one.skill[one.seat] if one.skill else 0)
    order = {"kind": 0, "phase": 1, "set": 2}
    return [_mean(*key, costs[key]) for key in sorted(costs, key=lambda key: order[key[0]])]


def kind_of(one: Booked) -> str:
    return KINDS.get(one.kind, OTHER_KIND)


def phase_of(one: Booked, rounds: int) -> str:
    """By thirds of the race."""
    return PHASES[min(2, 3 * (one.round - 1) // max(1, rounds))]


def _mean(by: str, of: str, costs: list[int]) -> MeanCost:
    count = len(costs)
    mean = sum(costs) / count
    spread = sqrt(sum((cost - mean) ** 2 for cost in costs) / max(1, count - 1))
    return MeanCost(by=by, of=of, decisions=count, mean=mean, half=1.96 * spread / sqrt(count))
