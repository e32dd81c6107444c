"""Quicker forms of sharp, for playouts: one plans a walk once, one works out what things are worth once."""

from __future__ import annotations

from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.routes import plan_move
from cubecup.bots.seat_values import SeatValues
from cubecup.bots.sharp import ANSWERS, Sharp, end_worth, look_ahead
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


class Settled(Policy):
    """Plays a round on like sharp, by what everything was worth to a seat at first; made anew for each playout.

    `ways` keeps the walks that were planned, for all playouts from one position.
    """

    def __init__(self, values: SeatValues, ways: dict[tuple[int, ...], list[str]]) -> None:
        self._values = values
        self._ways = ways
        self._way: list[str] = []

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        assert isinstance(state, CubitosState)
        if len(choice.actions) == 1:
            return choice.actions[0]
        if choice.kind == "move":
            if not self._way:
                self._way = self.planned(state, seat)[:]
            step = self._way.pop(0)
            for action in choice.actions:
                if action.text == step:
                    return action
            self._way = []  # something on the way has changed what can be done
        answer = ANSWERS.get(choice.kind)
        if answer is None:
            return look_ahead(state, seat, choice, self._values.style)
        return answer(self._values, state, seat, choice)

    def planned(self, state: CubitosState, seat: int) -> list[str]:
        """The whole way to where a walk is to end."""
        place = place_of(state, seat)
        way = self._ways.get(place)
        if way is None:
            way = self._ways[place] = plan_move(state, seat, end_worth(self._values, state, seat))
        return way


def place_of(state: CubitosState, seat: int) -> tuple[int, ...]:
    """All that a way onward depends on."""
    return (
        seat,
        state.round,
        state.leg[seat],
        state.space[seat],
        state.movement[seat],
        state.water[seat],
        state.money[seat],
        state.credits[seat],
        state.effects[seat],
    )
