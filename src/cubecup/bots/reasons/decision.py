"""What a reason is, and what it may look at: the position, the choice, and what sharp thinks of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cubecup.bots.protocol import Action, Choice
from cubecup.bots.seat_values import SeatValues
from cubecup.cubitos.state import CubitosState

# Numbers, names of spaces, and ids of other texts (`kind-white`, `card-dugout`), which stand for these texts.
Facts = dict[str, int | str]


class Reason(NamedTuple):
    """The text `advice-<id>` and what to fill into it; some only speak against an answer."""

    id: str
    facts: Facts
    against: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice of a seat in a position with dice of its own, so that answers may be tried on copies."""

    values: SeatValues
    state: CubitosState
    seat: int
    choice: Choice

    def after(self, action: Action) -> CubitosState:
        """The position after an answer."""
        twin = self.state.clone()
        twin.apply(self.seat, action)
        return twin


def because(id: str, **facts: int | str) -> Reason:
    return Reason(f"advice-{id}", facts)


def against(id: str, **facts: int | str) -> Reason:
    return Reason(f"advice-{id}", facts, against=True)


def percent(chance: float) -> int:
    return round(100 * chance)
