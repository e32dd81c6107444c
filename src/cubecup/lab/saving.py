"""What the same dice save: how many games fewer tell as much about two bots as games with dice of their own.

Games come in groups with the same dice in which the bots change seats. Luck that helps one bot in a game of a group
helps the other one in the next, so group means differ less than as many single games would let them. Sets are counted
apart and only then taken together: that one bot is good at one of them is no luck.

>>> found = saving([[[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]])
>>> found.share, round(found.ratio, 2)
(0.625, 0.47)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final, NamedTuple

Groups = Sequence[Sequence[float]]  # of one set: the results of a bot in the games of each group, 1 for a win

_Z: Final = 1.96  # of a 95% interval
_AGAIN: Final = 400  # times the groups are drawn anew, to see how sure the ratio is
_FEWEST: Final = 2  # groups of a set


class Saving(NamedTuple):
    """Of a share of wins: how it was found, its error, and the variance of the mean as a part of what single games with
    dice of their own would have; `low` and `high` are a 95% interval of that ratio."""

    groups: int
    games: int
    share: float
    error: float
    ratio: float
    low: float
    high: float

    @property
    def saved(self) -> float:
        """The part of the games that can be left out; less than 0: more would be needed."""
        return 1.0 - self.ratio

    def interval(self) -> tuple[float, float]:
        return max(0.0, self.share - _Z * self.error), min(1.0, self.share + _Z * self.error)


def saving(sets: Sequence[Groups]) -> Saving | None:
    """From results by set, each of which counts equally; None where nothing can be said yet: all ended alike."""
    if not sets or any(len(groups) < _FEWEST for groups in sets):
        return None
    together, alone = _variances(sets)
    if not alone:
        return None
    draw = Random(len(sets))
    drawn = [_variances([draw.choices(groups, k=len(groups)) for groups in sets]) for _ in range(_AGAIN)]
    ratios = sorted(one / other for one, other in drawn if other)
    return Saving(
        groups=sum(map(len, sets)),
        games=sum(len(group) for groups in sets for group in groups),
        share=fmean(fmean(map(fmean, groups)) for groups in sets),
        error=sqrt(together),
        ratio=together / alone,
        low=ratios[round(0.025 * (len(ratios) - 1))],
        high=ratios[round(0.975 * (len(ratios) - 1))],
    )


def _variances(sets: Sequence[Groups]) -> tuple[float, float]:
    """Of the mean over sets: by groups, and as it would be of as many single games."""
    together = alone = 0.0
    for groups in sets:
        singles = [share for group in groups for share in group]
        together += variance(map(fmean, groups)) / len(groups)
        alone += variance(singles) / len(singles)
    return together / len(sets) ** 2, alone / len(sets) ** 2
