"""Sharp whose dice are chosen by the learned value first, and by its own opinion second: what it buys and gains.

It does not search, so it stands for champion where that would take too long: in self-play, and for prices and plans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.bots.net.judge import Judge, learned_net
from cubecup.bots.net.purchases import Shopping, best_of, bought, shopping_of, with_dice
from cubecup.bots.net.rows import end_of_round
from cubecup.bots.protocol import Policy
from cubecup.cubitos.state import CubitosState

if TYPE_CHECKING:
    from cubecup.bots.net.network import ValueNet
    from cubecup.bots.protocol import Action, Choice
    from cubecup.bots.sharp import Sharp
    from cubecup.kernel.game import State


class Buyer(Policy):
    """It may refuse the die of one card, whatever the network says."""

    def __init__(self, sharp: Sharp, net: ValueNet | None = None, name: str = "adept", refused: str = "") -> None:
        self.name = name
        self._sharp = sharp
        self._net = learned_net() if net is None else net
        self._refused = refused

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        if isinstance(state, CubitosState) and len(choice.actions) > 1:
            if choice.kind == "buy":
                return self._buy(state, seat, choice)
            if gains_in(choice):
                return self._gain(state, seat, choice)
        return self._sharp.pick(state, seat, choice)

    def _buy(self, state: CubitosState, seat: int, choice: Choice) -> Action:
        shopping = shopping_of(state, seat)
        wanted = [kinds for kinds in shopping.purchases if not self._refuses(state, kinds)]
        moments = bought(end_of_round(state), seat, Shopping(shopping.money, wanted), state.facts.cost)
        chances = Judge(self._net, state).now(moments, seat)
        return answer_to_buy(choice, wanted[best_of(wanted, chances, self._gain_of(state, seat))])

    def _gain(self, state: CubitosState, seat: int, choice: Choice) -> Action:
        """One of the dice, or to decline where that is possible."""
        answers: dict[Action, tuple[int, ...]] = {action: (action.value,) for action in gains_in(choice)}
        answers |= {action: () for action in choice.actions if action not in answers}
        wanted = [action for action, dice in answers.items() if not self._refuses(state, dice)] or list(answers)
        moment = end_of_round(state)
        dice = [answers[one] for one in wanted]
        chances = Judge(self._net, state).now([with_dice(moment, seat, kinds) for kinds in dice], seat)
        return wanted[best_of(dice, chances, self._gain_of(state, seat))]

    def _gain_of(self, state: CubitosState, seat: int) -> list[float]:
        return self._sharp.values_of(state, seat).appraisal.gain

    def _refuses(self, state: CubitosState, kinds: tuple[int, ...]) -> bool:
        cards = state.facts.card_of_kind
        return bool(self._refused) and any(cards[kind] == self._refused for kind in kinds)


def gains_in(choice: Choice) -> list[Action]:
    """The dice that may be had for nothing."""
    if choice.kind not in ("gain-die", "reward"):
        return []
    return [action for action in choice.actions if action.verb == "gain" and action.value >= 0]


def answer_to_buy(choice: Choice, purchase: tuple[int, ...]) -> Action:
    """The first die of a purchase, or to buy nothing more."""
    for action in choice.actions:
        if action.verb == "buy" and action.value in purchase:
            return action
    return choice.actions[-1]
