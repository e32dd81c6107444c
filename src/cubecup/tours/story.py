"""The story of a tour in a few sentences, and its figures. Sentences are ids of texts with facts, in any language.

>>> from cubecup.tours.standing import RaceResult
>>> results = [RaceResult((1, 2), 10), RaceResult((1, 2), 12), RaceResult((2, 1), 9)]
>>> [sentence.text for sentence in story((3, 1), results, ("Ann", "Bo"), races=3)]
['tours-story-champion', 'tours-story-decided', 'tours-story-led-all', 'tours-story-streak', 'tours-story-longest']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from cubecup.tours.standing import RaceResult, StandingLine, champions, standing

_SHORTEST_STREAK: Final = 2
_MANY: Final = ", "


class TourSentence(NamedTuple):
    """The id of a text, and its facts."""

    text: str
    facts: Mapping[str, str | int]


class SeatFigures(NamedTuple):
    """A seat's tour in numbers; `tallies` are of what a game counts, such as busts."""

    seat: int
    points: int
    wins: int
    places: tuple[int, ...]
    best: int
    worst: int
    races_led: int  # races after which the seat was first of the standing, alone or not
    tallies: Mapping[str, int]


class _Course:
    """Everything the sentences are made from."""

    def __init__(self, points: Sequence[int], results: Sequence[RaceResult], names: Sequence[str], races: int) -> None:
        self.points = points
        self.results = results
        self.names = names
        self.races = races
        seats = len(names)
        self.after = [standing(points, results[:played], seats) for played in range(1, len(results) + 1)]
        self.final = self.after[-1]
        self.first = champions(self.final)

    @property
    def over(self) -> bool:
        return len(self.results) == self.races

    def name(self, *seats: int) -> str:
        return _MANY.join(self.names[seat] for seat in seats)


def story(
    points: Sequence[int], results: Sequence[RaceResult], names: Sequence[str], races: int
) -> tuple[TourSentence, ...]:
    """Of a tour so far; nothing before the first race is over."""
    if not results:
        return ()
    course = _Course(points, results, names, races)
    told = [tell(course) for tell in _SENTENCES]
    return tuple(sentence for sentence in told if sentence is not None)


def figures(
    points: Sequence[int],
    results: Sequence[RaceResult],
    seats: int,
    tallies: Sequence[Mapping[str, Sequence[int]]] = (),
) -> tuple[SeatFigures, ...]:
    """By seat; of a tour in which at least one race is over. `tallies` are those of each race."""
    after = [standing(points, results[:played], seats) for played in range(1, len(results) + 1)]
    final = {line.seat: line for line in after[-1]}
    words = [word for word in (tallies[0] if tallies else ()) if all(word in race for race in tallies)]
    return tuple(
        SeatFigures(
            seat=seat,
            points=final[seat].points,
            wins=final[seat].wins,
            places=(places := tuple(result.places[seat] for result in results)),
            best=min(places),
            worst=max(places),
            races_led=sum(seat in champions(lines) for lines in after),
            tallies={word: sum(race[word][seat] for race in tallies) for word in words},
        )
        for seat in range(seats)
    )


# -- one function for each sentence that may be told ---------------------------------------------------------------


def _champion(course: _Course) -> TourSentence | None:
    """Who is first, and by how much."""
    best = course.final[0]
    kind = "champion" if course.over else "leader"
    facts: dict[str, str | int] = {"points": best.points, "n": len(course.results)}
    if len(course.first) > 1:
        return TourSentence(f"tours-story-{kind}s", {"names": course.name(*course.first), **facts})
    second = course.final[1]
    ahead = best.points - second.points
    facts |= {"name": course.name(best.seat), "second": course.name(second.seat), "ahead": ahead}
    return TourSentence(f"tours-story-{kind}" if ahead else f"tours-story-{kind}-tied", facts)


def _decided(course: _Course) -> TourSentence | None:
    """From which race on nobody could become first any more but the one who did."""
    if len(course.first) > 1:
        return None
    for played, lines in enumerate(course.after[:-1], 1):
        to_gain = (course.races - played) * (course.points[0] - course.points[-1])
        if champions(lines) == course.first and lines[0].points - lines[1].points > to_gain:
            return TourSentence("tours-story-decided", {"name": course.name(*course.first), "race": played})
    return TourSentence("tours-story-open", {"race": course.races}) if course.over else None


def _lead(course: _Course) -> TourSentence | None:
    leads = [champions(lines) for lines in course.after]
    if all(lead == course.first for lead in leads):
        return TourSentence("tours-story-led-all", {"name": course.name(*course.first)}) if len(leads) > 1 else None
    changes = sum(one != other for one, other in pairwise(leads))
    return TourSentence("tours-story-lead-changed", {"n": changes})


def _comeback(course: _Course) -> TourSentence | None:
    """The first of the standing was the last at some time."""
    for played, lines in reversed([*enumerate(course.after[:-1], 1)]):
        last = [line.seat for line in lines if line.place == lines[-1].place]
        if len(course.first) == 1 and last == [*course.first] and len(course.names) > 1:
            return TourSentence("tours-story-comeback", {"name": course.name(*course.first), "race": played})
    return None


def _streak(course: _Course) -> TourSentence | None:
    """The longest row of wins."""
    best, who = 0, -1
    for seat in range(len(course.names)):
        for row in _rows([result.places[seat] == 1 for result in course.results]):
            if row > best:
                best, who = row, seat
    if best < _SHORTEST_STREAK:
        return None
    return TourSentence("tours-story-streak", {"name": course.name(who), "n": best})


def _more_wins(course: _Course) -> TourSentence | None:
    """Somebody has won more races than the first of the standing."""
    wins: dict[int, StandingLine] = {line.seat: line for line in course.final}
    most = max(course.final, key=lambda line: line.wins)
    if most.wins <= max(wins[seat].wins for seat in course.first):
        return None
    return TourSentence("tours-story-more-wins", {"name": course.name(most.seat), "n": most.wins})


def _longest(course: _Course) -> TourSentence | None:
    rounds = [result.rounds for result in course.results]
    if len(rounds) < 2 or max(rounds) == min(rounds):
        return None
    return TourSentence("tours-story-longest", {"race": 1 + rounds.index(max(rounds)), "n": max(rounds)})


def _rows(hits: Sequence[bool]) -> Iterator[int]:
    """The lengths of the rows of hits."""
    row = 0
    for hit in (*hits, False):
        if not hit:
            yield row
        row = row + 1 if hit else 0


_SENTENCES: Final[tuple[Callable[[_Course], TourSentence | None], ...]] = (
    _champion, _decided, _lead, _comeback, _streak, _more_wins, _longest,
)  # fmt: skip
