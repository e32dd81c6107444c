"""Tours of the lab: the same whatever the chunks, with the last of the standing first, and intervals that hold."""

from __future__ import annotations

import math

from cubecup.games import make_game
from cubecup.lab.tours import TourPlayed, TourTally, play_chunk, play_tours, tour_chunks
from cubecup.tours.plan import TourPlan
from cubecup.tours.standing import RaceResult, champions, standing

CUBES = TourPlan.own("seven-cubes", [{}] * 3, 2, make_game)


def test_tours_follow_from_the_seed() -> None:
    chunks = list(tour_chunks(CUBES, ("planner", "random"), 2, 4, 7))
    once = [tour for chunk in chunks for tour in play_chunk(chunk)]
    again = [tour for tours in play_tours(chunks[::-1], workers=1) for tour in tours][::-1]
    assert once == again
    assert [tour.bots for tour in once] == [("planner", "random"), ("random", "planner")] * 2, "they change seats"
    for tour in once:
        assert len(tour.results) == 3
        assert tour.champions == champions(standing(CUBES.points, tour.results, 2))


def test_a_tally_counts_tours_and_races() -> None:
    tally = TourTally(("a", "b"))
    first = RaceResult((1, 2), 9)
    last = RaceResult((2, 1), 9)
    tally.add(TourPlayed(("a", "b"), (0,), (first, first, last)))
    tally.add(TourPlayed(("b", "a"), (1,), (last, last, last)))
    tally.add(TourPlayed(("a", "b"), (0, 1), (RaceResult((1, 1), 9),) * 3))
    a, b = tally.bots["a"], tally.bots["b"]
    assert (a.tours, b.tours) == (2.5, 0.5), "who shares a tour has half of it"
    assert math.isclose(a.races_won().value, 8 / 9)
    assert math.isclose(b.races_won().value, 4 / 9)
    assert tally.best() == "a"
    won = a.tours_won()
    assert 0 <= won.low < won.value < won.high <= 1
    assert won.n == 3


def test_several_seats_of_a_bot_count_together() -> None:
    tally = TourTally(("a", "b"))
    tally.add(TourPlayed(("a", "a", "b"), (1,), (RaceResult((2, 1, 3), 9), RaceResult((3, 2, 1), 9))))
    assert tally.bots["a"].tours_won().value == 1.0
    assert tally.bots["a"].races_won().value == 0.5
