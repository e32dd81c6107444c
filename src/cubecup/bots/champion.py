"""The level `champion`: sharp with weights learned from self-play, and a search where the race is decided.

What it has learned is a style (`content/champion.json`, made by `python -m scripts.train_champion`). Toward the end
of a race it plays the best answers on to the finish and takes the one that wins most often.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

from cubecup.bots.distance import rounds_left
from cubecup.bots.learned import learned_style
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.search import Effort, Plan, best_plan
from cubecup.bots.sharp import Sharp
from cubecup.bots.shortlist import shortlist
from cubecup.bots.styles import Style
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadOption

BUDGET_MS: Final = 100.0
HORIZON: Final = 3.0  # rounds left from which on a game played on tells more than rules of thumb
BURST: Final = 6.0  # budgets that one decision may take, if earlier ones have left them over
SAVINGS: Final = 60.0  # budgets that can be left over
_SEEDS: Final = 1 << 20  # seeds of one decision's games

Place = tuple[int, ...]


class Champion:
    """Takes `budget_ms` for a decision on average: what simple ones leave over is spent on hard ones.

    With a number of `simulations` for each searched decision instead, the clock does not count: equal positions get
    equal answers from equal seeds.
    """

    def __init__(
        self,
        budget_ms: float = BUDGET_MS,
        seed: int = 0,
        simulations: int | None = None,
        style: Style | None = None,
    ) -> None:
        if not budget_ms > 0:
            told = f"A champion thinks for more than 0 ms, not {budget_ms:g}."
            raise BadOption("bot-budget", told, bot="champion", value=f"{budget_ms:g}")
        self.name = "champion" if budget_ms == BUDGET_MS else f"champion@{budget_ms:g}"
        self.budget_ms = budget_ms
        self.simulations = simulations
        self.seed = seed
        self.searches = 0
        self._sharp = Sharp(learned_style() if style is None else style)
        self._saved_ms = 0.0
        self._way: tuple[Place, Plan] | None = None

    def decide(self, sight: Sight, choice: Choice) -> Action:
        started = thread_time()
        self._saved_ms = min(self._saved_ms + self.budget_ms, SAVINGS * self.budget_ms)
        until = started + min(self._saved_ms, BURST * self.budget_ms) / 1000
        state = sight.clone(0)
        if not isinstance(state, CubitosState):
            raise TypeError("champion plays Cubitos")
        plan = self._plan(sight, state, choice, until)
        self._saved_ms -= 1000 * (thread_time() - started)
        return choice.find(plan[0])

    def _plan(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        seat = sight.seat
        if len(choice.actions) == 1:
            return (choice.actions[0].text,)
        if choice.kind == "move" and self._way is not None and self._way[0] == _place(state, seat):
            plan = self._way[1]
        else:
            plans = shortlist(self._sharp, state, seat, choice)
            plan = plans[0]
            if len(plans) > 1 and rounds_left(state) <= HORIZON:
                self.searches += 1
                effort = Effort(self.simulations, until)
                plan = best_plan(sight, plans, effort, (self.seed * 8191 + state.round) * _SEEDS)
        self._way = _follow(state, seat, plan) if choice.kind == "move" else None
        return plan


def _follow(state: CubitosState, seat: int, plan: Plan) -> tuple[Place, Plan] | None:
    """Where the first step of a way leads, and the rest of it, so that it need not be planned again there."""
    if len(plan) == 1:
        return None
    state.apply(seat, plan[0])
    return _place(state, seat), plan[1:]


def _place(state: CubitosState, seat: int) -> Place:
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
