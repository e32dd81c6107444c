"""Tours played by bots at once, for tests: short races, a fixed seed."""

from __future__ import annotations

from functools import cache

from cubecup.bots.protocol import ask
from cubecup.bots.registry import make_bot
from cubecup.games import make_game
from cubecup.kernel.game import JSON
from cubecup.kernel.record import Recorder
from cubecup.tours.plan import TourPlan
from cubecup.tours.standing import RaceResult, result_of
from cubecup.tours.tour_record import TourPlayer, TourRecord, agreed

NAMES = ("Ann", "Bo", "Cy")
CUBES: tuple[dict[str, JSON], ...] = ({}, {"tokens": "protection:2,warp:5"}, {})


@cache
def played(game: str = "cubitos", seats: int = 3, seed: int = 7) -> tuple[TourRecord, tuple[RaceResult, ...]]:
    """A whole tour: the Tour de Cube, or three games of Seven Cubes; and what came of it."""
    if game == "cubitos":
        plan = TourPlan.published("tour-de-cube", seats, make_game)
    else:
        plan = TourPlan.own(game, CUBES, seats, make_game)
    usual = make_game(game).usual_bot
    tour = TourRecord(plan, [TourPlayer(name, usual) for name in NAMES[:seats]])
    results: list[RaceResult] = []
    for number, options in enumerate(plan.races):
        agreed_on = agreed(plan, results, seats)
        recorder = Recorder(make_game(game, options), seats, seed + number, agreed_on)
        recorder.record.agreed = agreed_on
        bots = [make_bot(usual, seed + seat) for seat in range(seats)]
        while not recorder.state.over:
            seat = recorder.state.actors()[0]
            recorder.apply(seat, ask(bots[seat], recorder.state, seat))
        results.append(result_of(recorder.state))
        tour.records.append(str(recorder.record))
    return tour, tuple(results)
