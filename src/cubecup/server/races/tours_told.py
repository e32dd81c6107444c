"""A tour as everyone sees it: worked out from what was agreed and what came of its races."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cubecup.kernel.game import JSON
from cubecup.server.messages.tours import (
    FiguresTold,
    SentenceTold,
    StandingTold,
    TourRace,
    TourSeat,
    TourTold,
)
from cubecup.server.storage.rows import StoredRace, StoredTour
from cubecup.tours.standing import RaceResult, champions, points_of, standing, start_player
from cubecup.tours.story import figures, story
from cubecup.tours.tour_record import PlayedRace, TourRecord, kind_of, results_of

Tallies = Mapping[str, Sequence[int]]  # what a game counts, by seat


class CourseSoFar:
    """A tour with its races as they are on disk; those of another tour that it goes on from come first."""

    def __init__(self, tour: StoredTour, races: list[StoredRace]) -> None:
        self.tour = tour
        self.header = tour.header
        self.races = races
        ended = [race.result for race in races if race.result is not None]
        self.results = [RaceResult(kept.places, kept.rounds) for kept in (*self.header.past, *ended)]
        self.tables = [*self.header.past_tables, *(race.table.id for race in races)]

    def facts(self) -> TourFacts:
        header = self.header
        people = self.races[-1].table.header.seats
        return TourFacts(
            id=self.tour.id,
            kind=header.kind,
            game=header.game,
            public=header.public,
            seats=[TourSeat(seat=at, kind=one.kind, name=one.name, level=one.level) for at, one in enumerate(people)],
            points=header.points,
            races=header.races,
            results=self.results,
            tables=self.tables,
            forked_from=header.forked_from,
            forked_at=1 + len(header.past),
        )


class TourFacts(NamedTuple):
    """All that a tour is told from: one of this server, or one in a file."""

    id: str
    kind: str
    game: str
    public: bool
    seats: list[TourSeat]
    points: list[int]
    races: Sequence[Mapping[str, JSON]]
    results: Sequence[RaceResult]
    tables: Sequence[str] = ()
    forked_from: str | None = None
    forked_at: int = 1


def told_file(tour: TourRecord, played: Sequence[PlayedRace]) -> TourTold:
    """A tour in a file: it has no tables here, and nobody of this server."""
    seats = [
        TourSeat(seat=at, kind="bot" if one.level else "person", name=one.name, level=one.level)
        for at, one in enumerate(tour.players)
    ]
    plan = tour.plan
    facts = TourFacts("", kind_of(tour), plan.game, False, seats, list(plan.points), plan.races, results_of(played))
    return told(facts, [race.tallies for race in played if race.result is not None])


def told(tour: TourFacts, tallies: Sequence[Tallies]) -> TourTold:
    results, points, seats = tour.results, tour.points, len(tour.seats)
    over = len(results) == len(tour.races)
    lines = standing(points, results, seats)
    sentences = story(points, results, [seat.name for seat in tour.seats], len(tour.races))
    return TourTold(
        tour=tour.id,
        kind=tour.kind,
        game=tour.game,
        public=tour.public,
        seats=tour.seats,
        points=points,
        races=[_race(tour, number) for number in range(1, len(tour.races) + 1)],
        standing=[StandingTold(**line._asdict()) for line in lines],
        starter=None if over else start_player(points, results, seats),
        over=over,
        champions=list(champions(lines)) if over else [],
        story=[SentenceTold(text=sentence.text, facts=dict(sentence.facts)) for sentence in sentences],
        figures=[
            FiguresTold(
                seat=one.seat, best=one.best, worst=one.worst, races_led=one.races_led, tallies=dict(one.tallies)
            )
            for one in (figures(points, results, seats, tallies) if results else ())
        ],
        forked_from=tour.forked_from,
        forked_at=tour.forked_at,
    )


def _race(tour: TourFacts, number: int) -> TourRace:
    result = tour.results[number - 1] if number <= len(tour.results) else None
    return TourRace(
        number=number,
        options=dict(tour.races[number - 1]),
        table=tour.tables[number - 1] if number <= len(tour.tables) else None,
        over=result is not None,
        places=list(result.places) if result else [],
        points=list(points_of(tour.points, result)) if result else [],
        rounds=result.rounds if result else 0,
    )
