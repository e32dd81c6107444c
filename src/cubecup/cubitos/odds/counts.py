"""Sums of dice, counted exactly: in how many of the 6**n ways n dice add up to each amount.

Dice of a kind are alike, so the work grows with the number of kinds; results are kept, for they come again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

Amounts = tuple[int, ...]  # what each side of a die gives
Ways = tuple[int, ...]  # by amount, in how many ways it comes about
Pool = tuple[tuple[Amounts, int], ...]  # kinds of dice and how many of each


@lru_cache(maxsize=4096)
def ways_of_kind(sides: Amounts, dice: int) -> Ways:
    """`dice` dice that are alike."""
    if dice == 0:
        return (1,)
    if dice == 1:
        single = [0] * (max(sides) + 1)
        for amount in sides:
            single[amount] += 1
        return tuple(single)
    half = ways_of_kind(sides, dice // 2)
    return convolve(half, ways_of_kind(sides, dice - dice // 2))


@lru_cache(maxsize=16384)
def ways_of_pool(pool: Pool) -> Ways:
    """Dice of several kinds together."""
    total: Ways = (1,)
    for sides, dice in pool:
        total = convolve(total, ways_of_kind(sides, dice))
    return total


def convolve(left: Ways, right: Ways) -> Ways:
    """The ways of two sums added."""
    if len(right) == 1:
        return tuple([ways * right[0] for ways in left])
    if len(left) == 1:
        return tuple([ways * left[0] for ways in right])
    added = [0] * (len(left) + len(right) - 1)
    for at, ways in enumerate(left):
        if ways:
            for other, more in enumerate(right, at):
                added[other] += ways * more
    return tuple(added)


def chances(ways: Ways) -> tuple[float, ...]:
    """Ways as chances that add up to 1; each is rounded once, from whole numbers."""
    total = sum(ways)
    return tuple([count / total for count in ways])


def mean(chances: Sequence[float]) -> float:
    return sum([amount * chance for amount, chance in enumerate(chances)])
