"""A simple bot for Seven Cubes: the fewest turns to its next cube, and with all seven to the centre.

It takes the other pawns as standing still and looks at nothing but the table, which is all public.

>>> from cubecup.bots.protocol import ask
>>> from cubecup.seven_cubes.game import SevenCubes
>>> state = SevenCubes().new(seats=2, seed=7)
>>> bots = (PlannerBot(), PlannerBot())
>>> while not state.over:
...     seat = state.actors()[0]
...     action = state.apply(seat, ask(bots[seat], state, seat))
"""

from __future__ import annotations

from typing import Final

from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.kernel.game import State
from cubecup.seven_cubes.board import CELLS, CENTRE, KNIGHT_MOVES, ROW
from cubecup.seven_cubes.chains import NO_COLOR, Reach, can_steal, cells_of, next_color, to_set
from cubecup.seven_cubes.state import SevenCubesState

NEVER: Final = 99  # more turns than any plan has


class PlannerBot(Policy):
    """Plans from scratch at every decision, so it carries nothing from one to the next.

    After `patience` rounds without a cube taken from the board it stops stealing: two such bots would otherwise
    rob each other until the draw.
    """

    name = "planner"

    def __init__(self, patience: int = 8) -> None:
        self.patience = patience

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        """The legal action that brings the goal nearest; among those that reach it now, the best for the goal after."""
        if not isinstance(state, SevenCubesState):
            raise TypeError("planner plays Seven Cubes")
        if choice.kind == "protect":
            return choice.actions[0]
        plan = self.plan(state, seat)
        worth = [plan.turns_after(action) for action in choice.actions]
        fewest = min(worth)
        best = [action for action, turns in zip(choice.actions, worth, strict=True) if turns == fewest]
        if fewest == 0 and len(best) > 1:
            return plan.best_for_later(best)
        return best[0]

    def plan(self, state: SevenCubesState, seat: int) -> TurnPlan:
        """What a seat is after, and how far it is from there."""
        return TurnPlan(state, seat, state.turns - state.last_take <= self.patience * state.seats)


class TurnPlan:
    """The goal of a seat in one position, and how many turns every cell is from it."""

    def __init__(self, state: SevenCubesState, seat: int, thieving: bool) -> None:
        self.state = state
        self.seat = seat
        self.reach = Reach(state, seat)
        if not thieving:
            self.reach.open &= ~self.reach.pawns
        self.goal = _goal(state, seat, state.collected[seat])
        if not self.goal & self.reach.open:  # a pawn stands on it, and will have to move: wait beside it
            self.goal = to_set([near for cell in cells_of(self.goal) for near in KNIGHT_MOVES[cell]])
        self.from_cell = [self.reach.turn_ends(cell) for cell in range(CELLS)]
        self.turns = self.turns_to(self.goal)

    def turns_to(self, goal: int) -> list[int]:
        """By cell, the number of turns from there to one of the cells of a goal."""
        turns = [NEVER] * CELLS
        for cell in cells_of(goal):
            turns[cell] = 0
        near = goal
        waiting = [cell for cell in range(CELLS) if turns[cell]]
        for distance in range(1, CELLS):
            found = [cell for cell in waiting if self.from_cell[cell] & near]
            if not found:
                break
            for cell in found:
                turns[cell] = distance
                near |= 1 << cell
            waiting = [cell for cell in waiting if turns[cell] == NEVER]
        return turns

    def ends(self, action: Action) -> int:
        """Where this turn may end after an action."""
        state = self.state
        if action.verb == "stay":
            return 1 << state.pawns[self.seat]
        if action.verb == "corner":
            return 1 << action.value
        used = state.used
        if state.choice(self.seat).kind == "extra-move":
            used |= 1 << state.pawns[self.seat]
        return self.reach.ends(1 << action.value, used)

    def turns_after(self, action: Action) -> int:
        return min([self.turns[cell] for cell in cells_of(self.ends(action))], default=NEVER)

    def best_for_later(self, actions: list[Action]) -> Action:
        """Among actions that reach the goal in this turn, the one that ends nearest to the goal that follows it."""
        later = self.turns_to(_goal(self.state, self.seat, self.state.collected[self.seat] + 1))
        nearest = [min(later[cell] for cell in cells_of(self.ends(action) & self.goal)) for action in actions]
        return actions[nearest.index(min(nearest))]


def _goal(state: SevenCubesState, seat: int, collected: int) -> int:
    """Where to go with so many cubes collected: cubes of the next colour and pawns to steal it from, or the centre."""
    if collected >= ROW:
        return 1 << CENTRE
    color = state.rows[seat * ROW + collected]
    goal = 0
    for cell, token in enumerate(state.tokens):
        if token == color:
            goal |= 1 << cell
    if color == next_color(state, seat) != NO_COLOR:
        for other in range(state.seats):
            if other != seat and state.pawns[other] >= 0 and can_steal(state, seat, other):
                goal |= 1 << state.pawns[other]
    return goal
