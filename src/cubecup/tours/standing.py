"""The standing of a tour, from nothing but the places of its races.

>>> results = [RaceResult((1, 2, 3), 10), RaceResult((3, 1, 2), 12)]
>>> [(line.place, line.seat, line.points) for line in standing((4, 2, 1), results, 3)]
[(1, 1, 6), (2, 0, 5), (3, 2, 3)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cubecup.kernel.game import State


class RaceResult(NamedTuple):
    """What a tour keeps of a race: the place of each seat, and how many rounds it took."""

    places: tuple[int, ...]
    rounds: int


class StandingLine(NamedTuple):
    """A seat in the standing, and what the latest race has changed for it."""

    seat: int
    place: int  # equal ones share the better place
    points: int
    wins: int
    gained: int  # points of the latest race
    before: int  # the place before it; 0 before the first race


def result_of(state: State) -> RaceResult:
    """The result of a race that is over."""
    return RaceResult(state.places(), state.round_number())


def points_of(points: Sequence[int], result: RaceResult) -> tuple[int, ...]:
    """By seat what a race has brought; who shares a place gets all the points of it."""
    return tuple(points[place - 1] for place in result.places)


def standing(points: Sequence[int], results: Sequence[RaceResult], seats: int) -> tuple[StandingLine, ...]:
    """Best first. Equal points: more first places, then more second ones and so on, then who did better in the latest
    race, the one before, and so on; whoever is equal in all of that shares a place."""
    keys = [_key(points, results, seat) for seat in range(seats)]
    earlier = [_key(points, results[:-1], seat) for seat in range(seats)]
    lines = [
        StandingLine(
            seat=seat,
            place=_place(keys, seat),
            points=keys[seat][0],
            wins=sum(result.places[seat] == 1 for result in results),
            gained=points_of(points, results[-1])[seat] if results else 0,
            before=_place(earlier, seat) if len(results) > 1 else 0,
        )
        for seat in range(seats)
    ]
    return tuple(sorted(lines, key=lambda line: (line.place, line.seat)))


def start_player(points: Sequence[int], results: Sequence[RaceResult], seats: int) -> int | None:
    """Who begins the next race: the last of the standing, of several the one who sits first. None, before the first
    race: chance decides."""
    if not results:
        return None
    lines = standing(points, results, seats)
    return next(line.seat for line in lines if line.place == lines[-1].place)


def champions(lines: Sequence[StandingLine]) -> tuple[int, ...]:
    """The first of the standing; several if nothing tells them apart."""
    return tuple(line.seat for line in lines if line.place == 1)


_Key = tuple[int, tuple[int, ...], tuple[int, ...]]


def _key(points: Sequence[int], results: Sequence[RaceResult], seat: int) -> _Key:
    total = sum(points_of(points, result)[seat] for result in results)
    places = [result.places[seat] for result in results]
    counts = tuple(places.count(place) for place in range(1, len(points) + 1))
    return total, counts, tuple(-place for place in reversed(places))


def _place(keys: Sequence[_Key], seat: int) -> int:
    return 1 + sum(key > keys[seat] for key in keys)
