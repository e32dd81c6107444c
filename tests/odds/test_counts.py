"""Sums of dice against brute force over every combination of faces."""

from __future__ import annotations

from itertools import product

import pytest

from cubecup.cubitos.odds.counts import chances, convolve, mean, ways_of_kind, ways_of_pool

SIDES = ((1, 0, 0, 0, 0, 0), (2, 1, 1, 0, 0, 0), (3, 1, 0, 0, 2, 2))


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("dice", range(6))
def test_dice_of_a_kind(sides: tuple[int, ...], dice: int) -> None:
    totals = [sum(faces) for faces in product(sides, repeat=dice)]
    assert list(ways_of_kind(sides, dice)) == [totals.count(n) for n in range(max(sides) * dice + 1)]


def test_dice_of_several_kinds() -> None:
    totals = [sum(faces) for faces in product(SIDES[0], SIDES[0], SIDES[1], SIDES[2])]
    pool = ((SIDES[0], 2), (SIDES[1], 1), (SIDES[2], 1))
    assert list(ways_of_pool(pool)) == [totals.count(n) for n in range(1 + 1 + 2 + 3 + 1)]


def test_no_dice_have_one_way() -> None:
    assert ways_of_pool(()) == (1,)


def test_counts_stay_exact_where_floats_would_not() -> None:
    assert sum(ways_of_kind(SIDES[1], 30)) == 6**30


def test_convolve_is_addition_of_independent_sums() -> None:
    assert convolve((1, 1), (1, 2, 1)) == (1, 3, 3, 1)


def test_chances_and_mean() -> None:
    assert chances((3, 2, 1)) == (3 / 6, 2 / 6, 1 / 6)
    assert mean((0.5, 0.25, 0.25)) == 0.75
