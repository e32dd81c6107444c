"""A round played to its end on a copy, by policies: what searches, hints and reviews have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from cubecup.bots.draws import DRAWS
from cubecup.bots.net.rows import Moment, moment_of, rounds_of
from cubecup.bots.sharp import Sharp
from cubecup.bots.walking import Walking
from cubecup.cubitos.flow import round_is_over

if TYPE_CHECKING:
    from cubecup.bots.protocol import Action, Choice, Policy
    from cubecup.cubitos.state import CubitosState

GO_ON: Final = DRAWS | {"move"}  # kinds of choice that a plan has answers to, one after another

Pick = Callable[["CubitosState", int, "Choice"], "Action | str"]


class RoundEnd(NamedTuple):
    """Where a round has led: the rows for the learned value, and how many rounds may be left."""

    moment: Moment
    rounds: float


def play_out_round(state: CubitosState, pick: Pick) -> RoundEnd | None:
    """Go on from wherever a position is, in the middle of an answer too; None: the race is over."""
    while True:
        while not state.advance_seats():
            reached = None
            if round_is_over(state):
                reached = RoundEnd(moment_of(state, (state.starter + 1) % state.seats), rounds_of(state))
            state.proceed()
            if reached is not None and not state.over:
                return reached
        if state.over:
            return None
        seat = state.actors()[0]
        state.answer(seat, pick(state, seat, state.choice(seat).without_waiting()))


def planner_of(policy: Policy) -> Policy:
    """The policy for one playout of one seat: sharp plans a walk once."""
    return Walking(policy) if isinstance(policy, Sharp) else policy


class PlannedPlay:
    """All seats by their policies; one seat gives the answers of a plan first."""

    def __init__(self, seat: int, plan: Sequence[str], policies: Sequence[Policy]) -> None:
        self._seat = seat
        self._left = list(plan)
        self._policies = policies

    def pick(self, state: CubitosState, seat: int, choice: Choice) -> Action | str:
        if seat == self._seat and self._left:
            if choice.kind in GO_ON and any(action.text == self._left[0] for action in choice.actions):
                return self._left.pop(0)
            self._left = []  # a stop that the engine has taken by itself is not asked any more
        return self._policies[seat].pick(state, seat, choice)
