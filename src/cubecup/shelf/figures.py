"""Figures of a player: from the races on the shelf and nothing else, so they can be neither lost nor counted twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from cubecup.shelf.played import RaceOnShelf


class WinFigure(msgspec.Struct, kw_only=True):
    """Races of one kind (a set, or a number of players), and how many of them were won."""

    of: str
    races: int
    wins: int


class ShelfFigures(msgspec.Struct, kw_only=True):
    """All that is counted."""

    races: int
    wins: int
    by_set: list[WinFigure]
    by_players: list[WinFigure]
    pushes: int
    busts: int
    boldest: float  # the chance of a bust, of the boldest push that held; 0: there was none
    streak: int  # races won in a row, up to the latest
    longest_streak: int
    favourite: str  # the card of which most dice were bought; empty: none was
    favourite_dice: int
    reviewed: int  # races that have a review
    skill: float  # what one's own answers have cost in a reviewed race, on average: parts of a win, 0 is perfect


def figures(shelf: Sequence[RaceOnShelf]) -> ShelfFigures:
    """Of races in the order in which they ended."""
    races = [one.race for one in shelf]
    against = [race for race in races if race.players > 1]
    streak = longest = 0
    for race in against:
        streak = streak + 1 if race.won() else 0
        longest = max(longest, streak)
    bought: Counter[str] = Counter()
    for race in races:
        bought.update(race.bought)
    favourite, dice = max(bought.items(), key=lambda item: (item[1], item[0]), default=("", 0))
    reviews = [one.review for one in shelf if one.review is not None]
    return ShelfFigures(
        races=len(races),
        wins=sum(race.won() for race in races),
        by_set=_wins((race.set, race.won()) for race in against if race.set),
        by_players=_wins((str(race.players), race.won()) for race in against),
        pushes=sum(race.pushes for race in races),
        busts=sum(race.busts for race in races),
        boldest=max((race.boldest for race in races), default=0.0),
        streak=streak,
        longest_streak=longest,
        favourite=favourite,
        favourite_dice=dice,
        reviewed=len(reviews),
        skill=sum(one.skill for one in reviews) / 1_000_000 / len(reviews) if reviews else 0.0,
    )


def _wins(races: Iterable[tuple[str, bool]]) -> list[WinFigure]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for of, is_won in races:
        played[of] += 1
        won[of] += is_won
    return [WinFigure(of=of, races=played[of], wins=won[of]) for of in sorted(played)]
