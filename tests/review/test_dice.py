"""What dice are worth: before they fall the mean of what may follow, whatever falls; and no chance below nothing."""

from __future__ import annotations

import numpy as np
import pytest

from cubecup.bots.company import Equals
from cubecup.bots.learned import taught
from cubecup.bots.lookahead import Lookahead, mean_of
from cubecup.bots.net.judge import learned_net
from cubecup.bots.protocol import Sight
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.game import Cubitos
from cubecup.review.course import course_of
from cubecup.review.data import NOBODY, WHOLE
from cubecup.review.ledger import possible
from cubecup.review.measure import Round
from cubecup.review.reviewer import review
from tests.review.races import played

PLAYOUTS = 90
GAME = Cubitos("race-3")


@pytest.mark.slow
def test_before_the_dice_stands_the_mean_of_what_follows() -> None:
    """By exact odds of a miss, and by dice that fall as they will: the same, or luck would not be 0 on average."""
    course = course_of(played(GAME, ["sharp", "sharp"], seed=2), GAME)
    first = {step.position.round: step.position for step in reversed(course.steps)}
    seen = 0
    for step in course.steps[::7]:
        choice, plan = step.choice.without_waiting(), (step.action,)
        company = Equals(Sharp(taught(PLAIN)), first[step.position.round])
        ahead = Lookahead(learned_net(), company, Sight(step.position, step.seat), choice)
        if not step.dice or not ahead.rolls(plan) or ahead.miss is None:
            continue
        seen += 1
        counted, error = mean_of(ahead.chances([(plan, playout) for playout in range(PLAYOUTS)]), ahead.miss)
        fallen, other = mean_of(ahead.after(plan, {}, range(PLAYOUTS, 2 * PLAYOUTS)))
        assert np.all(np.abs(counted - fallen) < 4 * np.hypot(error, other))
    assert seen > 3


def test_a_round_draws_all_its_means_alike() -> None:
    """So what dice change is drawn, too, by the same share, whatever has fallen."""
    company = Equals(Sharp(taught(PLAIN)), GAME.new(2, 1))
    now = Round(np.array([0.5, 0.5]), company, first_seed=1, playouts=6)
    low, high = now.drawn(np.array([0.1, 0.9])), now.drawn(np.array([0.9, 0.1]))
    assert low == [200_000, 800_000]
    assert high == low[::-1]
    assert now.left_over(np.array([0.4, -0.4]), [-100_000, 100_000]) == [400_000, -400_000]
    assert now.left_over(np.zeros(2), [0, 0]) == []


def test_whoever_plays_as_expected_changes_nothing_but_by_dice() -> None:
    """Within a round, what is nobody's comes with an answer that was not the expected one."""
    record = played(GAME, ["sharp", "sharp"], seed=2)
    told = review(record, GAME, "quick")
    course = course_of(record, GAME)
    first = {step.position.round: step.position for step in reversed(course.steps)}
    company = {number: Equals(Sharp(taught(PLAIN)), position) for number, position in first.items()}
    for step, one in zip(course.steps, told.course, strict=True):
        choice = step.choice.without_waiting()
        if not step.given or step.ends_round or step.ends_race:
            continue
        if company[one.round].plan(step.position, step.seat, choice) == step.given and not one.skill:
            assert not any(fall.seat == NOBODY for fall in one.luck)


def test_chances_below_nothing_are_taken_from_the_others() -> None:
    assert possible([300_000, 700_000]) == [300_000, 700_000]
    assert possible([-100_000, 1_100_000]) == [0, WHOLE]
    assert possible([-50_000, 350_000, 700_000]) == [0, 333_333, 666_667]
