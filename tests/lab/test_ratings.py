"""Ratings by maximum likelihood: known strengths are found again, and intervals mean something."""

from __future__ import annotations

from itertools import combinations
from math import exp, log10

import pytest

from cubecup.lab.ratings import MEAN, SCALE, Lineup, rate


def expected(strengths: list[float], lineups: list[Lineup], games: float) -> dict[Lineup, list[float]]:
    """The wins that bots of these strengths would have on average."""
    results: dict[Lineup, list[float]] = {}
    for lineup in lineups:
        total = sum(exp(strengths[bot]) for bot in lineup)
        wins = [lineup.count(bot) * games * exp(strength) / total for bot, strength in enumerate(strengths)]
        results[lineup] = wins
    return results


def test_two_bots_at_three_to_one() -> None:
    strong, weak = rate(2, {(0, 1): [75_000.0, 25_000.0]})
    assert strong.points - weak.points == pytest.approx(400 * log10(3), abs=0.1)
    assert strong.points + weak.points == pytest.approx(2 * MEAN)


@pytest.mark.parametrize("lineups", [[(0, 1), (0, 2), (1, 2)], [(0, 1, 1, 1), (0, 0, 0, 1), (0, 2, 2), (1, 1, 2)]])
def test_strengths_are_found_again(lineups: list[Lineup]) -> None:
    strengths = [-1.0, 0.2, 0.8]
    found = rate(3, expected(strengths, lineups, 1_000_000.0))
    assert [rating.points - MEAN for rating in found] == pytest.approx([SCALE * s for s in strengths], abs=0.1)


def test_one_who_never_wins_is_rated_too() -> None:
    """With a wide interval: 400 lost games say that it is weak, but not how weak."""
    never, always = rate(2, {(0, 1): [0.0, 400.0]})
    assert -1500 < never.points < 1000
    assert never.high - never.low > 300
    assert always.points > 1900


def test_more_games_make_intervals_narrower() -> None:
    few = rate(2, {(0, 1): [60.0, 40.0]})[0]
    many = rate(2, {(0, 1): [600.0, 400.0]})[0]
    assert few.low < many.low < many.points < many.high < few.high
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10**0.5, rel=0.02)


def test_an_interval_covers_the_difference_of_two_bots() -> None:
    """For two bots it is the textbook one: 1.96 standard errors of the log odds, half of it for either bot."""
    games, won = 1000.0, 640.0
    rating = rate(2, {(0, 1): [won, games - won]})[0]
    error = (1 / (won + 0.5) + 1 / (games - won + 0.5)) ** 0.5
    assert (rating.high - rating.low) / 2 == pytest.approx(SCALE * 1.96 * error / 2, rel=1e-3)


def test_bots_that_never_met_have_no_opinion_of_each_other() -> None:
    ratings = rate(4, {pair: [0.0] * 4 for pair in combinations(range(4), 2)})
    assert {round(rating.points, 6) for rating in ratings} == {MEAN}
