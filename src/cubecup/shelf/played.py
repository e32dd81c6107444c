"""A race as it stands on a player's shelf: all that figures and trophies are counted from, worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cubecup.kernel.feats import SeatFeats


class FinishedRace(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A race that is over, of one player. It never changes."""

    table: str
    at: float  # when it ended
    game: str
    players: int
    place: int
    rounds: int
    set: str = ""  # the published set that was raced
    printed: bool = False  # nothing of it was of somebody's own making: it may win trophies
    bots: tuple[str, ...] = ()  # levels of those it was raced against
    tour: str = ""  # the kind of tour it was a race of
    tour_id: str = ""
    race: int = 0  # the number of the race in it
    contest: str = ""  # day, duplicate
    day: str = ""
    helped: bool = False  # a bot, or a program, has played for the player
    pushes: int = 0
    busts: int = 0
    boldest: float = 0.0
    bought: Mapping[str, int] = {}
    places: tuple[int, ...] = ()  # at the end of each round

    def won(self) -> bool:
        """Alone nobody wins, and what a bot has won is not the player's."""
        return self.place == 1 and self.players > 1 and not self.helped


class ReviewedRace(msgspec.Struct, kw_only=True, frozen=True):
    """What the review of a race says of a player; in millionths of a win (cubecup.review)."""

    skill: int  # what the player's own answers have cost, never above 0
    answers: int


class RaceOnShelf(msgspec.Struct, kw_only=True, frozen=True):
    """A race and what is known of it besides."""

    race: FinishedRace
    advised: bool = False  # the player has asked for hints in it: then it wins no trophy
    review: ReviewedRace | None = None


def levels_of(seats: Sequence[tuple[str, str | None]], own: int) -> tuple[str, ...]:
    """The levels of the bots among others' seats, given by kind and level; without the style or budget of a bot."""
    return tuple(
        base_level(level) for at, (kind, level) in enumerate(seats) if kind == "bot" and level is not None and at != own
    )


def base_level(level: str) -> str:
    """`sharp` of `sharp:bold`, `champion` of `champion@200`."""
    return level.partition(":")[0].partition("@")[0]


def with_feats(race: FinishedRace, feats: SeatFeats | None) -> FinishedRace:
    """What was done in it, if the game tells; what a bot did in the player's place is not the player's."""
    if feats is None or race.helped:
        return race
    return msgspec.structs.replace(
        race,
        pushes=feats.pushes,
        busts=feats.busts,
        boldest=feats.boldest,
        bought=dict(feats.bought),
        places=feats.places,
    )
