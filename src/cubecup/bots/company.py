"""Who plays a round on in playouts: one seat against quick players, or all seats alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cubecup.bots.foresight import OTHERS
from cubecup.bots.rounds import planner_of
from cubecup.bots.walking import Settled

if TYPE_CHECKING:
    from cubecup.bots.protocol import Choice, Policy
    from cubecup.bots.search import Plan
    from cubecup.bots.sharp import Sharp
    from cubecup.cubitos.state import CubitosState

# The policies of all seats, made anew for each playout.
Company = Callable[[], list["Policy"]]


def against_others(policy: Policy, seat: int, seats: int) -> Company:
    """The seat plays by the policy, all others as quickly as may be."""
    return lambda: [planner_of(policy if one == seat else OTHERS) for one in range(seats)]


class Equals:
    """All seats play a round like sharp, by what everything was worth to them at one moment of it.

    That is one way to play, whenever in the round it is asked; and walks that were planned once need not be again.
    """

    def __init__(self, sharp: Sharp, state: CubitosState) -> None:
        self._values = [sharp.values_of(state, seat) for seat in range(state.seats)]
        self._ways: dict[tuple[int, ...], list[str]] = {}

    def __call__(self) -> list[Policy]:
        return [Settled(values, self._ways) for values in self._values]

    def plan(self, state: CubitosState, seat: int, choice: Choice) -> Plan:
        """What a seat would answer; in the Move step the whole walk."""
        settled = Settled(self._values[seat], self._ways)
        if choice.kind == "move":
            return tuple(settled.planned(state, seat))
        return (settled.pick(state, seat, choice).text,)
