"""Ratings from results: how strong bots are, by maximum likelihood, with intervals, on the scale of Elo.

The model is Bradley and Terry's, for any number of seats: a bot wins with the chance that its strength has among the
strengths of all seats. Each two bots are given one game more that nobody won, so that one who never wins has a rating
too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

MEAN: Final = 1500.0  # what all ratings average
SCALE: Final = 400.0 / log(10.0)  # 400 points are odds of ten to one
_Z: Final = 1.96  # of a 95% interval
_ROUNDS: Final = 200
_LONGEST_STEP: Final = 2.0
_CLOSE: Final = 1e-10

Lineup = tuple[int, ...]  # who sits at the table: bots by number, one for each seat
Matrix = list[list[float]]


class Rating(NamedTuple):
    """A rating and its 95% interval."""

    points: float
    low: float
    high: float


def rate(bots: int, results: Mapping[Lineup, Sequence[float]]) -> list[Rating]:
    """Ratings of bots by number; `results` has, for each lineup, how many games each bot won (a draw is shared)."""
    played = _with_prior(bots, results)
    strengths = [0.0] * bots
    for _ in range(_ROUNDS):
        slope, curvature = _derivatives(strengths, played)
        step = solve(_anchored(curvature), slope)
        longest = max(map(abs, step), default=0.0)
        damping = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + damping * change for strength, change in zip(strengths, step, strict=True)]
        if longest < _CLOSE:
            break
    errors = _standard_errors(_derivatives(strengths, played)[1])
    mean = sum(strengths) / bots
    found: list[Rating] = []
    for strength, error in zip(strengths, errors, strict=True):
        points = MEAN + SCALE * (strength - mean)
        found.append(Rating(points, points - SCALE * _Z * error, points + SCALE * _Z * error))
    return found


def _with_prior(bots: int, results: Mapping[Lineup, Sequence[float]]) -> dict[Lineup, list[float]]:
    played = {lineup: list(wins) for lineup, wins in results.items()}
    for one in range(bots):
        for other in range(one + 1, bots):
            wins = played.setdefault((one, other), [0.0] * bots)
            wins[one] += 0.5
            wins[other] += 0.5
    return played


def _derivatives(strengths: list[float], played: Mapping[Lineup, Sequence[float]]) -> tuple[list[float], Matrix]:
    """The slope of the log likelihood, and how it curves down (the information)."""
    count = len(strengths)
    slope = [0.0] * count
    curvature = [[0.0] * count for _ in range(count)]
    for lineup, wins in played.items():
        games = sum(wins)
        weights = [0.0] * count
        top = max(strengths[bot] for bot in lineup)
        for bot in lineup:
            weights[bot] += exp(strengths[bot] - top)
        total = sum(weights)
        chances = [weight / total for weight in weights]
        for bot in set(lineup):
            slope[bot] += wins[bot] - games * chances[bot]
            curvature[bot][bot] += games * chances[bot]
            for other in set(lineup):
                curvature[bot][other] -= games * chances[bot] * chances[other]
    return slope, curvature


def _anchored(curvature: Matrix) -> Matrix:
    """Only differences of strengths matter; this fixes their mean, so that the matrix can be inverted."""
    return [[value + 1.0 / len(curvature) for value in row] for row in curvature]


def _standard_errors(curvature: Matrix) -> list[float]:
    """Of each strength against the mean of all."""
    count = len(curvature)
    anchored = _anchored(curvature)
    errors: list[float] = []
    for at in range(count):
        unit = [1.0 if other == at else 0.0 for other in range(count)]
        variance = solve(anchored, unit)[at] - 1.0 / count
        errors.append(sqrt(max(0.0, variance)))
    return errors


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Gauss with pivots; the matrices here are as small as a league."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for at in range(count):
        pivot = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, count):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [low - factor * high for low, high in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * count
    for at in range(count - 1, -1, -1):
        known = sum(rows[at][later] * found[later] for later in range(at + 1, count))
        found[at] = (rows[at][count] - known) / rows[at][at]
    return found
