"""Intervals: the textbook's values, honest coverage, and nothing invented where there is nothing to measure."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from cubecup.lab.figures.estimates import UNKNOWN, Estimate, Histogram, Mean, Ratio, Share, median_rank, share


def histogram(values: list[int]) -> Histogram:
    found = Histogram()
    for value in values:
        found.add(value)
    return found


def test_a_share_has_wilsons_interval() -> None:
    found = share(10, 100)  # textbook value
    assert (found.value, found.n) == (0.1, 100)
    assert found.low == pytest.approx(0.0552, abs=1e-4)
    assert found.high == pytest.approx(0.1744, abs=1e-4)


def test_no_hit_at_all_still_has_room_above() -> None:
    found = share(0, 1000)
    assert (found.value, found.low) == (0, 0)
    assert found.high == pytest.approx(0.00383, abs=1e-5)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert (Share().estimate().low, Share().estimate().high) == (0, 1)


@pytest.mark.parametrize(("n", "rank"), [(5, 0), (6, 1), (9, 2), (10, 2), (20, 6), (25, 8), (50, 18), (100, 40)])
def test_ranks_of_the_median_are_those_of_the_tables(n: int, rank: int) -> None:
    """The sign test's critical values for 5%, two-sided, and one."""
    assert median_rank(n) == rank


def test_ranks_of_many_are_the_normal_ones() -> None:
    n = 1_000_000
    assert median_rank(n) == pytest.approx(n / 2 - 1.96 * math.sqrt(n) / 2, abs=2)


def test_a_median_with_its_interval() -> None:
    values = [12, 9, 10, 11, 9, 30, 13, 10, 12, 11]
    found = histogram(values).median()
    assert found == Estimate(statistics.median(values), 9, 13, 10)


def test_a_median_of_few_has_no_interval() -> None:
    found = histogram([3, 4]).median()
    assert (found.value, found.low, found.high) == (3.5, -math.inf, math.inf)


@pytest.mark.parametrize(("part", "value"), [(0.0, 1), (0.25, 2), (0.5, 4), (0.75, 6), (1.0, 8)])
def test_quantiles_are_values_that_came(part: float, value: int) -> None:
    assert histogram([8, 7, 6, 5, 4, 3, 2, 1]).quantile(part) == value


def test_gaps_of_a_histogram_are_told() -> None:
    found = histogram([2, 2, 4]).shares()
    assert {value: estimate.value for value, estimate in found.items()} == {2: 2 / 3, 3: 0, 4: 1 / 3}
    assert histogram([]).shares() == {}


def test_a_mean_agrees_with_the_standard_library() -> None:
    generator = random.Random(3)
    values = [generator.randrange(50) for _ in range(400)]
    mean = Mean()
    for value in values:
        mean.add(value)
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    assert mean.estimate().value == pytest.approx(statistics.fmean(values))
    assert mean.estimate().margin == pytest.approx(half, rel=0.01)
    assert histogram(values).mean() == mean.estimate()


@pytest.mark.parametrize(("n", "times"), [(5, 2.776), (11, 2.228), (31, 2.042)])
def test_few_observations_have_students_interval(n: int, times: float) -> None:
    mean = Mean()
    values = [*range(n)]
    for value in values:
        mean.add(value)
    assert mean.estimate().margin == pytest.approx(times * statistics.stdev(values) / math.sqrt(n), rel=0.06)


def test_one_observation_says_nothing_of_the_spread() -> None:
    mean, ratio = Mean(), Ratio()
    mean.add(7)
    ratio.add(7, 2)
    assert (mean.estimate().value, mean.estimate().high) == (7, math.inf)
    assert (ratio.estimate().value, ratio.estimate().high) == (3.5, math.inf)
    assert Mean().estimate() is UNKNOWN
    assert Ratio().estimate() is UNKNOWN


def test_rounds_of_a_game_that_resemble_each_other_do_not_narrow_the_interval() -> None:
    """Each game is all hits or none: a hundred rounds of it say no more than one."""
    short, long = Ratio(), Ratio()
    for game in range(50):
        short.add(game % 2, 1)
        long.add(100 * (game % 2), 100)
    assert long.estimate().value == short.estimate().value == 0.5
    assert long.estimate().margin == pytest.approx(short.estimate().margin)
    assert share(2500, 5000).margin < 0.2 * long.estimate().margin


def test_a_share_by_games_is_wilsons_over_as_many_cases_as_tell_as_much() -> None:
    single, copied, none = Ratio(), Ratio(), Ratio()
    for game in range(50):
        single.add(game % 5 == 0, 1)
        copied.add(8 * (game % 5 == 0), 8)
        none.add(0, 8)
    plain = share(10, 50)
    for ratio in (single, copied):
        found = ratio.share()
        assert found.value == plain.value
        assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=0.008)  # a little wider
        assert found.margin > plain.margin
        assert found.n == 50
    assert none.share().low == 0.0
    assert share(0, 400).high < none.share().high < share(0, 50).high
    assert Ratio().share() == share(0, 0)


def test_games_without_cases_are_no_games() -> None:
    ratio = Ratio()
    ratio.add(0, 0)
    assert ratio.estimate() is UNKNOWN


@pytest.mark.parametrize("games", [2, 3, 5, 10])
def test_few_games_do_not_make_a_share_seem_sure(games: int) -> None:
    """Rates that differ from game to game, 0.2 on average; as many intervals as there should be hold it."""
    generator = random.Random(games)
    runs = 500
    held = 0
    for _ in range(runs):
        ratio = Ratio()
        for _ in range(games):
            chance = generator.betavariate(4, 16)
            ratio.add(sum(generator.random() < chance for _ in range(40)), 40)
        found = ratio.share()
        held += found.low <= 0.2 <= found.high
    assert held >= 0.93 * runs


def test_intervals_hold_the_truth_in_about_95_of_100_runs() -> None:
    """Games of different length, with their own luck each: means, ratios and medians."""
    generator = random.Random(20)
    runs = 400
    held = {"ratio": 0, "share": 0, "mean": 0, "median": 0}
    for _ in range(runs):
        ratio, mean, lengths = Ratio(), Mean(), Histogram()
        for _ in range(60):
            cases = 8 + generator.randrange(9)
            chance = generator.choice((0.1, 0.3))  # 0.2 on average, whatever the length
            hits = sum(generator.random() < chance for _ in range(cases))
            ratio.add(hits, cases)
            mean.add(cases)
            lengths.add(cases)
        for name, estimate, truth in (
            ("ratio", ratio.estimate(), 0.2),
            ("share", ratio.share(), 0.2),
            ("mean", mean.estimate(), 12),
            ("median", lengths.median(), 12),
        ):
            held[name] += estimate.low <= truth <= estimate.high
    assert 0.92 <= held["ratio"] / runs <= 0.98
    assert 0.92 <= held["mean"] / runs <= 0.98
    assert held["median"] / runs >= 0.95


def test_inside_outside_and_in_between() -> None:
    estimate = Estimate(0.3, 0.25, 0.35, 100)
    assert estimate.within(0.2, 0.4)
    assert not estimate.outside(0.2, 0.4)
    assert not estimate.within(0.3, 0.4)
    assert not estimate.outside(0.3, 0.4)
    assert estimate.outside(0.36, 0.4)
    assert estimate.outside(0.1, 0.2)
