"""Win chances of a race at the start of a round, from what every seat shows: a calibrated estimate, not a search.

Each seat is scored by how far it has to go, what its dice bring, what they cost, its credits and hand tokens; the
scores become chances as in a choice among them (softmax). The weights are those under which the results of races of
`sharp` against itself are likeliest: `python scripts/fit_chances.py` plays the races, fits the weights and shows how
often positions given some chance were won.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p
from typing import TYPE_CHECKING, Final

from cubecup.bots.appraisal import Appraisal
from cubecup.bots.distance import to_go

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

WEIGHTS: Final[tuple[float, ...]] = (0.039, 0.551, 1.471, 1.246, 0.266, 0.382)
DOUBT: Final = 0.05  # how often everything turns out otherwise: shared by all seats
_LAST_ROUNDS: Final = 2.0  # keeps the way to go from deciding everything in the last round


def win_chances(state: CubitosState) -> list[float]:
    """By seat, adding up to 1; meant for the start of a round, exact when the race is over."""
    if state.over:
        winners = state.won or list(range(state.seats))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    return doubted(softmax([score(features(state, seat)) for seat in range(state.seats)]))


def features(state: CubitosState, seat: int) -> tuple[float, ...]:
    """What a seat is scored by, in the order of the weights."""
    appraisal = Appraisal(state, seat)
    left = to_go(state.facts, state.leg[seat], state.space[seat])
    size = max(1, appraisal.size)
    cost = sum(count * price for count, price in zip(appraisal.owned, state.facts.cost, strict=False))
    return (
        -left,
        -left / (appraisal.rounds + _LAST_ROUNDS),
        log1p(max(0.0, min(appraisal.draw, appraisal.size) * appraisal.average)),
        log1p(cost / size),
        log1p(state.credits[seat]),
        float(state.hands[seat]),
    )


def score(features: Sequence[float], weights: Sequence[float] = WEIGHTS) -> float:
    return sum([feature * weight for feature, weight in zip(features, weights, strict=True)])


def softmax(scores: Sequence[float]) -> list[float]:
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def doubted(chances: Sequence[float]) -> list[float]:
    return [(1.0 - DOUBT) * chance + DOUBT / len(chances) for chance in chances]
