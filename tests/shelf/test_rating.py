"""Ratings: who does better gains, bots stay where the league has put them, and the truth is found in the end."""

from __future__ import annotations

import random
from math import exp, log

import pytest

from cubecup.bots.registry import make_bot
from cubecup.shelf.rating import NEW_RATING, PlayerRating, bot_rating, bot_ratings, rated_by_places


def test_places_count_and_not_only_wins() -> None:
    known = PlayerRating(1500.0, 200.0)
    after = rated_by_places([known] * 4, [1, 2, 3, 4], [])
    assert [one.points for one in after] == sorted((one.points for one in after), reverse=True)
    assert after[1].points > after[2].points, "second is better than third"
    assert all(one.error < known.error for one in after)


def test_equal_places_among_equals_change_little() -> None:
    known = PlayerRating(1500.0, 60.0)
    one, other = rated_by_places([known, known], [1, 1], [])
    assert one.points == pytest.approx(other.points)


def test_a_win_against_the_strong_is_worth_more() -> None:
    known = PlayerRating(1500.0, 80.0)
    against = {
        level: rated_by_places([known, bot_rating(level) or known], [1, 2], [False, True]) for level in bot_ratings()
    }
    gains = {level: after[0].points - known.points for level, after in against.items()}
    assert gains["sharp"] > gains["shrewd"] > gains["keen"] > gains["steady"] > 0
    assert all(after[1] == bot_rating(level) for level, after in against.items()), "bots stay where they are"


def test_who_was_helped_can_only_lose() -> None:
    known = PlayerRating(1500.0, 80.0)
    won, _ = rated_by_places([known, known], [1, 2], [], [True, False])
    lost, other = rated_by_places([known, known], [2, 1], [], [True, False])
    assert won.points == known.points
    assert lost.points < known.points < other.points


def test_levels_are_rated_whatever_their_style() -> None:
    assert bot_rating("sharp:bold") == bot_rating("sharp")
    assert bot_rating("random") is None
    for level in bot_ratings():
        assert make_bot(level, 1).name
    assert bot_ratings()["sharp"].points > bot_ratings()["steady"].points + 100


@pytest.mark.parametrize("strength", [1300.0, 1700.0])
def test_the_truth_is_found(strength: float) -> None:
    """Somebody who wins as often as that many points mean, on the scale of the league, is rated so."""
    chance = random.Random(5)
    rating = NEW_RATING
    for number in range(300):
        against = list(bot_ratings().values())[number % len(bot_ratings())]
        wins = chance.random() < 1 / (1 + exp((against.points - strength) * log(10) / 400))
        rating, _ = rated_by_places([rating, against], [1, 2] if wins else [2, 1], [False, True])
    assert abs(rating.points - strength) < 3 * rating.error
    assert rating.error < 60
