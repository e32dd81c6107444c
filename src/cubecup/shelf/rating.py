"""Ratings of those who want one: from places, with their uncertainty, on the scale of the bots' league (docs/shelf.md).

The method is Weng and Lin's for the model of Plackett and Luce, by the library openskill. Bots do not change: what they
are worth comes from the league and is content.

>>> new = NEW_RATING
>>> first, second = rated_by_places([new, new], [1, 2], [])
>>> first.points > new.points > second.points, first.error < new.error
(True, True)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from cubecup.shelf.played import base_level

_SCALE: Final = 400 / log(10)  # 400 points more are odds of ten to one between two, as in the league
_BETA: Final = _SCALE / sqrt(2)
_DRIFT: Final = 3.0  # points by which anybody may have changed since their last race
_LEAST_ERROR: Final = 25.0  # nobody is ever known better than that


class PlayerRating(NamedTuple):
    """Points, and their standard error."""

    points: float
    error: float


NEW_RATING: Final = PlayerRating(1500.0, 350.0)
_MODEL: Final = PlackettLuce(mu=NEW_RATING.points, sigma=NEW_RATING.error, beta=_BETA, tau=_DRIFT)


def rated_by_places(
    before: Sequence[PlayerRating], places: Sequence[int], fixed: Sequence[bool], helped: Sequence[bool] = ()
) -> list[PlayerRating]:
    """Everybody's rating after a race. Who is `fixed` (a bot) keeps theirs; who was `helped` can only lose by it, so
    that nobody gains by what a bot did for them, nor by leaving a race that goes badly."""
    teams = [[_MODEL.rating(mu=one.points, sigma=one.error)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    found: list[PlayerRating] = []
    for at, (old, (new,)) in enumerate(zip(before, after, strict=True)):
        points, error = float(new.mu), max(_LEAST_ERROR, float(new.sigma))
        if at < len(fixed) and fixed[at]:
            points, error = old
        elif at < len(helped) and helped[at]:
            points = min(points, old.points)
        found.append(PlayerRating(points, error))
    return found


@cache
def _content() -> Mapping[str, Any]:
    return tomllib.loads((files("cubecup.shelf") / "content" / "bots.toml").read_text("utf-8"))


def rated_game() -> str:
    """One scale is for one game."""
    return str(_content()["game"])


@cache
def bot_ratings() -> Mapping[str, PlayerRating]:
    """By level, as the league found them (`python -m scripts.bot_ratings`)."""
    return {level: PlayerRating(row["points"], row["error"]) for level, row in _content()["ratings"].items()}


def bot_rating(level: str) -> PlayerRating | None:
    """Of a bot of whatever style; None: nobody has measured it, and races against it are not rated."""
    return bot_ratings().get(base_level(level))
