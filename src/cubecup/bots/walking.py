"""A policy that plans a walk once: sharp alone would plan anew at every step."""

from __future__ import annotations

from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.routes import plan_move
from cubecup.bots.sharp import Sharp, end_worth
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import State


class Walking(Policy):
    """Plays like sharp; made anew for each playout."""

    def __init__(self, sharp: Sharp) -> None:
        self._sharp = sharp
        self._way: list[str] = []
        self._round = 0

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        if choice.kind != "move" or not isinstance(state, CubitosState):
            return self._sharp.pick(state, seat, choice)
        if not self._way or self._round != state.round:
            self._round = state.round
            self._way = plan_move(state, seat, end_worth(self._sharp.values_of(state, seat), state, seat))
        step = self._way.pop(0)
        for action in choice.actions:
            if action.text == step:
                return action
        self._way = []  # something on the way has changed what can be done
        return self._sharp.pick(state, seat, choice)
