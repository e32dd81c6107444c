"""A bot on trial: champion's weights without its search, but purchases by the learned value, as whole plans.

`python -m scripts.learn.duel NET BOT` measures it.
"""

from __future__ import annotations

from cubecup.bots.learned import learned_style
from cubecup.bots.picks import last
from cubecup.bots.protocol import Action, Choice, Sight
from cubecup.bots.purchases import SECOND_DIE
from cubecup.bots.sharp import Sharp
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import State
from scripts.learn.network import ValueNet
from scripts.learn.values import Plan, plan_chances, possible_plans


class Scholar:
    """Remembers nothing but what it has worked out for a position, so equal positions get equal answers.

    Both the network and sharp misjudge dice, but not the same ones: with `trust` sharp's estimate of a plan, in
    movement, counts so much of the chance to win beside it.
    """

    name = "scholar"

    def __init__(self, net: ValueNet, trust: float = 0.0) -> None:
        self._net = net
        self._trust = trust
        self._sharp = Sharp(learned_style())

    def decide(self, sight: Sight, choice: Choice) -> Action:
        return self.pick(sight.clone(0), sight.seat, choice)

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        """The same for a position at hand, which is left as it is."""
        if choice.kind == "buy" and isinstance(state, CubitosState):
            return self._buy(state, seat, choice)
        return self._sharp.pick(state, seat, choice)

    def _buy(self, state: CubitosState, seat: int, choice: Choice) -> Action:
        plans = possible_plans(state, state.stacks[seat][-1].x, wealth(state, seat))
        worths = plan_chances(self._net, state, seat, plans)
        if self._trust:
            worths = [
                chance + self._trust * self._movement(state, seat, plan)
                for chance, plan in zip(worths, plans, strict=True)
            ]
        best = max(zip(worths, plans, strict=True))[1]
        for action in choice.actions:
            if action.verb == "buy" and action.value in best:
                return action
        return last(choice)

    def _movement(self, state: CubitosState, seat: int, plan: Plan) -> float:
        """Sharp's estimate of a plan: the dice, and the credits that are left."""
        appraisal = self._sharp.values_of(state, seat).appraisal
        dice = sum([appraisal.gain[kind] for kind in plan]) * (SECOND_DIE if len(plan) == 2 else 1.0)
        price = sum([state.facts.cost[kind] for kind in plan])
        return dice - appraisal.credit * max(0, price - state.money[seat])
