"""The match runner, and how the levels stand against each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from cubecup.bots.match import Outcome, Score, watch_match
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from tests.bots.positions import SETS


def test_a_match_depends_on_its_seed_alone() -> None:
    first = watch_match([make_bot("steady"), make_bot("random", 3)], Cubitos("race-2"), seed=9)
    again = watch_match([make_bot("steady"), make_bot("random", 3)], Cubitos("race-2"), seed=9)
    assert (first.winner, first.rounds, first.decisions) == (again.winner, again.rounds, again.decisions)


def test_wilson_interval() -> None:
    tally = Score()
    for winner in [0] * 8 + [1] * 2:
        tally.add(Outcome(winner, 10, (5, 5), (0.01, 0.01)), 0)
    assert tally.share == 0.8
    assert tally.interval() == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert tally.milliseconds == pytest.approx(2.0)
    assert Score().interval() == (0.0, 1.0)


def _duel(one: str, other: str, games: Sequence[Cubitos], seeds: Sequence[int]) -> Score:
    """Each seed once from either seat, over all the games."""
    score = Score()
    for game, seed, seat in product(games, seeds, (0, 1)):
        bots = [make_bot(other, seed), make_bot(other, seed)]
        bots[seat] = make_bot(one, seed)
        score.add(watch_match(bots, game, seed), seat)
    return score


@pytest.mark.slow
def test_steady_beats_random() -> None:
    games = [Cubitos(cards) for cards in SETS]
    tally = _duel("steady", "random", games, [1, 2])
    assert tally.share >= 0.97


@pytest.mark.slow
def test_sharp_beats_steady() -> None:
    """60 games; the share over 400 is in docs/bots.md, and its lower bound is far above 65%."""
    games = [Cubitos(cards) for cards in SETS]
    tally = _duel("sharp", "steady", games, [1, 2, 3])
    assert tally.share >= 0.65
    assert tally.milliseconds < 5
