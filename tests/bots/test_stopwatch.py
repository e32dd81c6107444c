"""How long bots think is told from a part of their decisions."""

from __future__ import annotations

import pytest

from cubecup.bots.match import watch_match
from cubecup.bots.registry import make_bot
from cubecup.bots.stopwatch import EVERY, Stopwatch
from cubecup.cubitos.game import Cubitos


@pytest.mark.parametrize("seed", range(EVERY))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_readings_of_the_clock_tell_how_long_each_seat_thinks(seats: int, seed: int) -> None:
    now, readings = [0.0], [0]

    def clock() -> float:
        readings[0] += 1
        return now[0]

    watch = Stopwatch(seats, seed, clock)
    for number in range(100 * seats):
        seat = number % seats
        watch.start()
        now[0] += 1.0 + seat
        watch.stop(seat)
        now[0] += 10.0  # the game itself is not theirs
    assert watch.decisions == [100] * seats
    assert watch.total == 100 * seats
    assert watch.seconds() == tuple(100.0 * (1 + seat) for seat in range(seats))
    assert readings[0] <= 2 * (100 * seats // EVERY + 1)


def test_a_seat_that_was_never_timed_has_taken_no_time() -> None:
    watch = Stopwatch(2, seed=EVERY - 1)
    watch.start()
    watch.stop(0)
    assert watch.seconds() == (0.0, 0.0)


def test_a_match_tells_the_time_of_every_seat() -> None:
    outcome = watch_match([make_bot("steady"), make_bot("steady")], Cubitos("race-1"), seed=1)
    assert all(seconds > 0 for seconds in outcome.seconds)
