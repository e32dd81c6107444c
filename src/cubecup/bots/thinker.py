"""What bots that think by the clock have in common: a budget that carries over, and walks that are planned once."""

from __future__ import annotations

from time import thread_time
from typing import Final

from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.rounds import GO_ON
from cubecup.bots.search import Plan
from cubecup.bots.walking import place_of
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadOption

BUDGET_MS: Final = 100.0
BURST: Final = 6.0  # budgets that one decision may take, if earlier ones have left them over
SAVINGS: Final = 60.0  # budgets that can be left over
SEEDS: Final = 1 << 20  # seeds of one round's playouts

Place = tuple[int, ...]


class Thinker:
    """Takes `budget_ms` for a decision on average: what simple ones leave over is spent on hard ones.

    With a number of `simulations` for each searched decision instead, the clock does not count: equal positions get
    equal answers from equal seeds.
    """

    level: str

    def __init__(self, budget_ms: float = BUDGET_MS, seed: int = 0, simulations: int | None = None) -> None:
        if not budget_ms > 0:
            told = f"A bot thinks for more than 0 ms, not {budget_ms:g}."
            raise BadOption("bot-budget", told, bot=self.level, value=f"{budget_ms:g}")
        self.name = self.level if budget_ms == BUDGET_MS else f"{self.level}@{budget_ms:g}"
        self.budget_ms = budget_ms
        self.simulations = simulations
        self.seed = seed
        self.searches = 0
        self._saved_ms = 0.0
        self._way: tuple[Place, Plan] | None = None

    def decide(self, sight: Sight, choice: Choice) -> Action:
        started = thread_time()
        self._saved_ms = min(self._saved_ms + self.budget_ms, SAVINGS * self.budget_ms)
        until = started + min(self._saved_ms, BURST * self.budget_ms) / 1000
        state = sight.clone(0)
        if not isinstance(state, CubitosState):
            raise TypeError(f"{self.level} plays Cubitos")
        plan = self._plan(sight, state, choice, until)
        self._saved_ms -= 1000 * (thread_time() - started)
        return choice.find(plan[0])

    def _plan(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        seat = sight.seat
        if len(choice.actions) == 1:
            return (choice.actions[0].text,)
        if choice.kind in GO_ON and self._way is not None and self._way[0] == _spot(state, seat, choice.kind):
            plan = self._way[1]
        else:
            plan = self._think(sight, state, choice, until)
        self._way = _follow(state, seat, plan, choice.kind) if choice.kind in GO_ON else None
        return plan

    def _think(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        """The answer to a choice, or in the Move step a whole way."""
        raise NotImplementedError

    def _first_seed(self, state: CubitosState) -> int:
        return (self.seed * 8191 + state.round) * SEEDS


def _follow(state: CubitosState, seat: int, plan: Plan, kind: str) -> tuple[Place, Plan] | None:
    """Where the first answer of a plan leads, and the rest of it, so that it need not be planned again there."""
    if len(plan) == 1:
        return None
    state.apply(seat, plan[0])
    return _spot(state, seat, kind), plan[1:]


def _spot(state: CubitosState, seat: int, kind: str) -> Place:
    """All that the rest of a plan depends on: of a way, or of a draw."""
    if kind == "move":
        return place_of(state, seat)
    base = seat * state.kinds
    return (seat, state.round, *state.draw[base : base + state.kinds], *state.discard[base : base + state.kinds])
