"""A tour as everyone sees it: worked out from its header and what came of its races."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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

    @property
    def over(self) -> bool:
        return len(self.results) == len(self.header.races)


def told(course: CourseSoFar, tallies: Sequence[Tallies]) -> TourTold:
    header, results = course.header, course.results
    people = course.races[-1].table.header.seats
    seats, points = len(people), header.points
    lines = standing(points, results, seats)
    sentences = story(points, results, [seat.name for seat in people], len(header.races))
    return TourTold(
        tour=course.tour.id,
        kind=header.kind,
        game=header.game,
        public=header.public,
        seats=[
            TourSeat(seat=number, kind=seat.kind, name=seat.name, level=seat.level)
            for number, seat in enumerate(people)
        ],
        points=points,
        races=[_race(course, number) for number in range(1, len(header.races) + 1)],
        standing=[StandingTold(**line._asdict()) for line in lines],
        starter=None if course.over else start_player(points, results, seats),
        over=course.over,
        champions=list(champions(lines)) if course.over else [],
        story=[SentenceTold(text=sentence.text, facts=dict(sentence.facts)) for sentence in sentences],
        figures=[
            FiguresTold(
                seat=one.seat, best=one.best, worst=one.worst, races_led=one.races_led, tallies=dict(one.tallies)
            )
            for one in (figures(points, results, seats, tallies) if results else ())
        ],
        forked_from=header.forked_from,
        forked_at=1 + len(header.past),
    )


def _race(course: CourseSoFar, number: int) -> TourRace:
    result = course.results[number - 1] if number <= len(course.results) else None
    return TourRace(
        number=number,
        options=course.header.races[number - 1],
        table=course.tables[number - 1] if number <= len(course.tables) else None,
        over=result is not None,
        places=list(result.places) if result else [],
        points=list(points_of(course.header.points, result)) if result else [],
        rounds=result.rounds if result else 0,
    )
