"""Who did better in a contest, and what is said of a result to others without telling them the dice.

>>> ContestResult(place=1, rounds=11, left=-2) < ContestResult(place=2, rounds=9, left=3)
True
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class ContestResult(NamedTuple):
    """In the order in which it counts: the place among the bots (alone it is always 1), the rounds it took, and the
    spaces left to the finish (less than 0: beyond it)."""

    place: int
    rounds: int
    left: int


def board_order(rows: Sequence[T], result: Callable[[T], ContestResult | None]) -> list[tuple[int, T]]:
    """Rows with their rank, best first: equal results share the better rank; who is not done yet has rank 0, and comes
    last."""
    done = sorted([(found, at) for at, row in enumerate(rows) if (found := result(row)) is not None])
    results = [found for found, _ in done]
    ranked = [(1 + bisect_left(results, found), rows[at]) for found, at in done]
    return [*ranked, *((0, row) for row in rows if result(row) is None)]


def streak(days: Sequence[bool]) -> int:
    """How many days in a row were raced, up to the latest: `days` from the first to today, which may still come."""
    raced = [*days]
    if raced and not raced[-1]:
        raced.pop()
    length = 0
    while raced and raced.pop():
        length += 1
    return length
