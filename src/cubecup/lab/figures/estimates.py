"""A measured value with its 95% interval, and the accumulators that make one from any number of observations."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from cubecup.bots.match import wilson
from cubecup.kernel.game import JSON

Z95: Final = 1.959964
Z99: Final = 2.575829  # for verdicts over several figures at once: of five fair ones about 1 in 20 looks unfair
_MEDIAN_TAIL: Final = 0.025
_STUDENT: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}  # where the expansion is too narrow


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and where the true one lies with 95% confidence; `n` is what it was counted over."""

    value: float
    low: float
    high: float
    n: int

    @property
    def margin(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2

    def within(self, low: float, high: float) -> bool:
        """Whether the whole interval lies between two limits."""
        return low <= self.low and self.high <= high

    def as_json(self) -> dict[str, JSON]:
        """Plain data; a limit that is not known is null."""
        low, high = (round(limit, 6) if math.isfinite(limit) else None for limit in (self.low, self.high))
        return {"value": round(self.value, 6), "low": low, "high": high, "n": self.n}

    def outside(self, low: float, high: float) -> bool:
        """Whether the whole interval lies beyond one of two limits."""
        return self.high < low or self.low > high


UNKNOWN: Final = Estimate(0.0, -math.inf, math.inf, 0)  # a mean of nothing; a share of nothing is 0 to 1


def share(hits: int, n: int, z: float = Z95) -> Estimate:
    """A share of independent cases, with Wilson's interval."""
    part = hits / n if n else 0.0
    low, high = wilson(part, n, z)
    # Exactly, where rounding leaves a trace.
    return Estimate(part, low if hits else 0.0, high if hits < n or not n else 1.0, n)


def pooled(shares: Iterable[Estimate]) -> Estimate:
    """One share of all the cases behind several."""
    listed = list(shares)
    return share(sum(round(one.value * one.n) for one in listed), sum(one.n for one in listed))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One share minus another, of other cases, with Newcombe's interval, which is made from theirs."""
    if not (one.n and other.n):
        return UNKNOWN
    value = one.value - other.value
    down = math.hypot(one.value - one.low, other.high - other.value)
    up = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, value - down, value + up, one.n + other.n)


@dataclass(slots=True)
class Share:
    """How many of some cases are hits."""

    hits: int = 0
    n: int = 0

    def add(self, hit: bool | int) -> None:
        self.n += 1
        self.hits += hit

    def estimate(self, z: float = Z95) -> Estimate:
        return share(self.hits, self.n, z)


def _quantile(freedom: int) -> float:
    """Student's, by its expansion: for many observations the normal one, for few of them wider."""
    if freedom in _STUDENT:
        return _STUDENT[freedom]
    first, second = Z95**3 + Z95, 5 * Z95**5 + 16 * Z95**3 + 3 * Z95
    return Z95 + first / (4 * freedom) + second / (96 * freedom**2)


@dataclass(slots=True)
class Mean:
    """The mean of whole numbers, with the normal interval; sums of whole numbers stay exact in any order."""

    n: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def estimate(self) -> Estimate:
        if not self.n:
            return UNKNOWN
        mean = self.total / self.n
        if self.n == 1:
            return Estimate(mean, -math.inf, math.inf, 1)
        variance = max(0.0, (self.squares - self.total * mean) / (self.n - 1))
        half = _quantile(self.n - 1) * math.sqrt(variance / self.n)
        return Estimate(mean, mean - half, mean + half, self.n)


@dataclass(slots=True)
class Ratio:
    """A total per case where the cases come in games: the interval is that of the games, which differ from each other.

    Rounds of one game resemble each other, so an interval that took them for independent would be too narrow.
    """

    games: int = 0
    cases: int = 0
    total: int = 0
    _cases_squared: int = 0
    _total_squared: int = 0
    _product: int = 0

    def add(self, total: int, cases: int) -> None:
        """What a game brought in how many cases; a game without cases says nothing."""
        if not cases:
            return
        self.games += 1
        self.cases += cases
        self.total += total
        self._cases_squared += cases * cases
        self._total_squared += total * total
        self._product += total * cases

    def estimate(self) -> Estimate:
        if not self.cases:
            return UNKNOWN
        ratio = self.total / self.cases
        if self.games == 1:
            return Estimate(ratio, -math.inf, math.inf, 1)
        half = _quantile(self.games - 1) * math.sqrt(self._variance(ratio))
        return Estimate(ratio, ratio - half, ratio + half, self.games)

    def _variance(self, ratio: float) -> float:
        spread = self._total_squared - 2 * ratio * self._product + ratio * ratio * self._cases_squared
        return max(0.0, spread) * self.games / (self.games - 1) / self.cases**2

    def share(self) -> Estimate:
        """If the total counts hits among the cases: Wilson's interval over as many independent cases as tell as much.

        These are fewer the more the games differ, and fewer if there are few games to see it by (Korn and Graubard).
        """
        if not self.cases:
            return share(0, 0)
        part = self.total / self.cases
        worth = 1.0
        if self.games > 1:
            variance = self._variance(part)
            worth = min(self.cases, part * (1 - part) / variance) if variance else self.cases
            worth *= (Z95 / _quantile(self.games - 1)) ** 2
        low, high = wilson(part, worth, Z95)
        return Estimate(part, low if self.total else 0.0, high if self.total < self.cases else 1.0, self.games)


@dataclass(slots=True)
class Histogram:
    """How often each whole number came; its memory is that of the different numbers."""

    counts: Counter[int] = field(default_factory=Counter)
    n: int = 0

    def add(self, value: int) -> None:
        self.counts[value] += 1
        self.n += 1

    def ranked(self, rank: int) -> int:
        """The value of a rank, counted from 1 for the smallest."""
        for value in sorted(self.counts):
            rank -= self.counts[value]
            if rank <= 0:
                return value
        raise IndexError("a histogram has as many ranks as observations")

    def quantile(self, part: float) -> int:
        """The smallest value that at least this part of the observations does not exceed."""
        return self.ranked(max(1, math.ceil(part * self.n))) if self.n else 0

    def median(self) -> Estimate:
        """The middle value; its interval, from the ranks alone, supposes nothing about the distribution."""
        n = self.n
        if not n:
            return UNKNOWN
        middle = (self.ranked((n + 1) // 2) + self.ranked(n // 2 + 1)) / 2
        rank = median_rank(n)
        if not rank:
            return Estimate(middle, -math.inf, math.inf, n)
        return Estimate(middle, self.ranked(rank), self.ranked(n + 1 - rank), n)

    def mean(self) -> Estimate:
        mean = Mean()
        mean.n = self.n
        mean.total = sum(value * count for value, count in self.counts.items())
        mean.squares = sum(value * value * count for value, count in self.counts.items())
        return mean.estimate()

    def shares(self) -> dict[int, Estimate]:
        """The part of the observations at each value from the smallest to the greatest."""
        if not self.n:
            return {}
        return {
            value: share(self.counts[value], self.n) for value in range(min(self.counts), max(self.counts) + 1)
        }  # fmt: skip


def median_rank(n: int) -> int:
    """The greatest rank that is above the true median with a chance of at most 2.5%; 0 if none is, for n below 6.

    Of n observations as many are below the median as heads in n throws of a coin.
    """
    first = max(0, int(n / 2 - 4 * math.sqrt(n)))  # the tail below is far less than a millionth
    tail = 0.0
    for below in range(first, n + 1):
        tail += math.exp(
            math.lgamma(n + 1) - math.lgamma(below + 1) - math.lgamma(n - below + 1) - n * math.log(2)
        )  # fmt: skip
        if tail > _MEDIAN_TAIL:
            return below
    return 0
