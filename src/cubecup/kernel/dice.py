"""Where chance comes from: the state's own fast streams, or a source that somebody gives the state.

A source is asked by number, never in turn: roll 7 of seat 2 shows the same numbers whenever it is asked for, so a game
that is replayed, or taken back to before that roll, rolls nothing anew. States do not save a source and copies do not
have it, so no search and no fork can ask for what has not been rolled. What a source knows is its own affair.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from mypy_extensions import mypyc_attr

TABLE = -1  # in place of a seat: what chance decides for all, such as the set-up


class DiceSource(Protocol):
    """Gives the numbers of a roll; it must be a pure function of what it is asked."""

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        """`count` fair numbers from 0 to `bound - 1` for roll number `roll` of a seat (or `TABLE`), counted from 0.

        Of the same roll a smaller `count` shows the beginning of what a larger one shows.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class KindDice:
    """A source whose dice follow from their kind: what a seat's n-th roll of a kind shows does not depend on the order
    in which kinds are rolled, so people who race apart with the same dice can be compared.

    It is a `DiceSource` too, for what the table's chance decides.
    """

    def of_kinds(self, seat: int, dice: list[tuple[int, int]], bound: int) -> list[int]:
        """What the dice of one roll show: a fair number from 0 to `bound - 1` for each pair of a kind and how many of
        that kind the seat has rolled before."""
        raise NotImplementedError

    def numbers(self, seat: int, roll: int, count: int, bound: int) -> list[int]:
        raise NotImplementedError


class Roll(NamedTuple):
    """The dice of one roll as they were told: the kind of each, and what it shows."""

    seat: int
    kinds: tuple[str, ...]
    shown: tuple[str, ...]


def numbers_from(source: DiceSource, seat: int, roll: int, count: int, bound: int) -> list[int]:
    """What a source answers; numbers that no die has are its mistake, and told before any of them is used."""
    numbers = source.numbers(seat, roll, count, bound)
    whole = {*map(type, numbers)} <= {int}
    if len(numbers) != count or not whole or (count and not 0 <= min(numbers) <= max(numbers) < bound):
        raise ValueError(f"roll {roll} of seat {seat}: {count} numbers from 0 to {bound - 1} expected, not {numbers!r}")
    return numbers
