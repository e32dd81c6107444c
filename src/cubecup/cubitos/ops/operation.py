"""What an operation of a card tells about itself, beside what it does.

Whoever values, orders, explains or counts on cards asks their operations; nobody keeps a list of cards or of types.
A card made of an operation that does not say what it brings is refused when the deck is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from cubecup.cubitos.ops import goods
from cubecup.kernel.frames import Op

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

# (state, seat, the die in use) -> amount
Amount = Callable[["CubitosState", int, int], int]


PUSH_TIMINGS: Final = ("push", "power_push")
SWORDS_TIMINGS: Final = ("most_swords", "each_with_swords")


class Spot(NamedTuple):
    """Where an operation stands in a row: its timing, called as in `CardRow`, and the steps of the same box."""

    timing: str
    before: tuple[CardOp, ...]
    after: tuple[CardOp, ...]


class Read:
    """An amount for which a number is read that the card's line of content must have, by its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: CubitosState, seat: int, item: int) -> int:
        raise NotImplementedError


def names_read(amounts: Iterable[object]) -> tuple[str, ...]:
    return tuple([amount.name for amount in amounts if isinstance(amount, Read)])


@dataclass(frozen=True)
class Brings:
    """An amount of one of the `goods`, if each of some colours is active and the seat bears a mark."""

    what: str
    amount: int | Amount = 1
    with_active: tuple[int, ...] = ()
    if_marked: int = 0

    def __post_init__(self) -> None:
        if self.what not in goods.ALL:
            raise ValueError(f"Nobody knows what {self.what!r} is worth; an operation brings one of {goods.ALL}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardOp(Op["CubitosState"]):
    """An operation that cards are made of; one of somebody's own may continue it, also where this is compiled."""

    def brings(self) -> tuple[Brings, ...]:
        """What one use gives; nothing at all (a step that only completes another) has to be said, too."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it brings")

    def numbers(self) -> tuple[str, ...]:
        """The names of all numbers it reads from its card's line of content; a card that lacks one is refused."""
        return names_read([brings.amount for brings in self.brings()])

    def is_harmless(self, credits_watched: bool) -> bool:
        """Never worse done than left, whatever the position, so that nobody needs to be asked (ABIL-4)."""
        return False

    def uses_up(self) -> bool:
        """The die in use is spent, moved or lost by it, so that the same ability is not offered again and again."""
        return False

    def settles(self) -> bool:
        """It has the Now abilities of dice that have just come into the Active Zone asked for."""
        return False

    def misplaced(self, spot: Spot) -> str:
        """Why it would not do there what it says; empty if it would. A card that has it there is refused."""
        return ""


def no_die_in_use(spot: Spot) -> str:
    """For steps that are about the die in use: swords are compared by all red dice together."""
    return "is about the die in use, and for swords there is none" if spot.timing in SWORDS_TIMINGS else ""
