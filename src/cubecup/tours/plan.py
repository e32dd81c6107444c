"""What is raced in a tour: its races in order with settled options, and what places are worth in it.

>>> from cubecup.games import make_game
>>> plan = TourPlan.published("champion", 3, make_game)
>>> len(plan.races), plan.points
(7, (4, 2, 1))
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from cubecup.kernel.errors import BadOption, no_such
from cubecup.kernel.game import JSON, Game

OWN: Final = "own"  # the id of every tour that is not published

MakeGame = Callable[[str, Mapping[str, JSON]], Game]


class PublishedTour(NamedTuple):
    """A tour of the content."""

    id: str
    game: str
    races: tuple[Mapping[str, JSON], ...]


class TourPlan(NamedTuple):
    """A tour keeps what it was made with: a later version that counts otherwise does not change it."""

    id: str  # of a published tour, or OWN
    game: str
    races: tuple[Mapping[str, JSON], ...]  # settled options
    points: tuple[int, ...]  # by place, the first first

    @classmethod
    def published(
        cls, id: str, seats: int, make: MakeGame, extra: Mapping[str, JSON] | None = None, game: str | None = None
    ) -> TourPlan:
        """One of the tours of the content; `extra` options are those of all its races, such as a timing."""
        known = published_tours()
        if id not in known or (game is not None and known[id].game != game):
            listed = ", ".join(tour for tour in known if game is None or known[tour].game == game) or "—"
            raise BadOption("tour", no_such(id, listed, f"There is no tour {id!r}. Tours: {listed}."), value=id)
        tour = known[id]
        races = tuple(make(tour.game, {**(extra or {}), **race}).options() for race in tour.races)
        return cls(id, tour.game, races, points_for(seats))

    @classmethod
    def own(cls, game: str, races: Sequence[Mapping[str, JSON]], seats: int, make: MakeGame) -> TourPlan:
        """A tour of one's own; whatever is wrong with a race is told as the game tells it."""
        fewest, most = limits()
        if not fewest <= len(races) <= most:
            told = f"A tour has {fewest} to {most} races, not {len(races)}."
            raise BadOption("tour-length", told, n=len(races), least=fewest, most=most)
        return cls(OWN, game, tuple(make(game, race).options() for race in races), points_for(seats))


@cache
def _content() -> dict[str, Any]:
    return tomllib.loads((files("cubecup.tours") / "content" / "tours.toml").read_text("utf-8"))


@cache
def published_tours() -> dict[str, PublishedTour]:
    """The tours of the content by id, in its order."""
    tours = _content()["tours"]
    return {id: PublishedTour(id, tour["game"], tuple(tour["races"])) for id, tour in tours.items()}


def limits() -> tuple[int, int]:
    """The fewest and the most races of a tour of one's own."""
    return _content()["fewest"], _content()["most"]


def points_for(seats: int) -> tuple[int, ...]:
    """What places are worth with so many players."""
    points = _content()["points"]
    if str(seats) not in points:
        told = f"A tour is for {min(points)} to {max(points)} players, not {seats}."
        raise BadOption("seats", told, seats=seats, least=int(min(points)), most=int(max(points)))
    return tuple(points[str(seats)])
