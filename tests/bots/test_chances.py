"""Win chances of positions: they add up, and positions given some chance are won about that often."""

from __future__ import annotations

import pytest

from cubecup.bots.chances import softmax, win_chances
from cubecup.bots.steady import Steady
from cubecup.cubitos.game import Cubitos
from scripts.fit_chances import fit, given, play, reliability
from tests.bots.positions import SETS


def test_softmax() -> None:
    assert softmax([0.0, 0.0]) == [0.5, 0.5]
    assert softmax([1000.0, 0.0]) == [1.0, 0.0]


def test_chances_are_even_at_the_start_and_certain_at_the_end() -> None:
    state = Cubitos("race-1").new(seats=4, seed=3)
    chances = win_chances(state)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) - min(chances) < 0.1
    bot = Steady()
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bot.pick(state, seat, state.choice(seat)))
    assert [seat for seat, chance in enumerate(win_chances(state)) if chance == 1.0] == list(state.winners())


def given_and_won(races: int) -> dict[str, tuple[int, float]]:
    """Positions in the middle of races of steady bots, by the chance given: how many, and how often they were won."""
    found: dict[str, list[bool]] = {"low": [], "high": []}
    bot = Steady()
    for seed in range(races):
        state = Cubitos(SETS[seed % len(SETS)]).new(2, 7000 + seed)
        chances: list[float] = []
        at = 6 + seed % 6
        while not state.over:
            if state.round == at and not chances:
                chances = win_chances(state)
            seat = state.actors()[0]
            state.apply(seat, bot.pick(state, seat, state.choice(seat)))
        for seat, chance in enumerate(chances):
            if 0.6 <= chance < 0.8:
                found["high"].append(seat in state.winners())
            elif 0.2 < chance <= 0.4:
                found["low"].append(seat in state.winners())
    return {name: (len(won), sum(won) / len(won)) for name, won in found.items()}


def test_positions_given_60_to_80_percent_are_won_about_that_often() -> None:
    """For steady bots, which are quick; the chances were fitted to sharp ones."""
    found = given_and_won(120)
    assert found["high"][0] >= 20
    assert 0.5 <= found["high"][1] <= 0.9
    assert 0.1 <= found["low"][1] <= 0.5


@pytest.mark.slow
def test_chances_are_calibrated_for_sharp_bots() -> None:
    """Races that the weights were not fitted to; a wide margin, for positions of a race hang together."""
    moments = play(36, first_seed=90_000)
    table = reliability(given(moments))
    assert sum(count for count, _, _ in table) > 600
    for count, chance, won in table:
        if count >= 90:
            assert abs(chance - won) < 0.12, table


def test_the_fit_finds_what_wins() -> None:
    """Two features decide nothing here; the way to go does."""
    moments = play(3, first_seed=50)
    decided = [
        moment._replace(winner=max(range(len(moment.seats)), key=lambda s: moment.seats[s][0])) for moment in moments
    ]
    weights = fit(decided)
    assert weights[0] > 0
    assert len(weights) == len(moments[0].seats[0])
