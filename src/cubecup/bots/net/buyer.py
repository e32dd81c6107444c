"""Sharp whose dice are chosen by the learned value: what it buys, gains and loses, and nothing else.

It does not search, so it stands for champion where that would take too long: in self-play, and for prices and plans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.bots.net.judge import Judge, learned_net
from cubecup.bots.net.purchases import Shopping, bought, shopping_of, with_dice
from cubecup.bots.net.rows import end_of_round
from cubecup.bots.protocol import Policy
from cubecup.bots.walking import Walking
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
        self._sharp = Walking(sharp)
        self._net = learned_net() if net is None else net
        self._refused = refused

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        own = self._sharp.pick(state, seat, choice)
        if not isinstance(state, CubitosState) or len(choice.actions) == 1:
            return own
        if choice.kind == "buy":
            return self._buy(state, seat, choice)
        cards = state.facts.card_of_kind
        gains = [action for action in choice.actions if action.verb == "gain" and action.value >= 0]
        if self._refused and len(gains) < len(choice.actions):
            gains = [action for action in gains if cards[action.value] != self._refused]
        if choice.kind in ("gain-die", "reward") and gains:
            return self._gain(state, seat, choice, gains)
        return own

    def _buy(self, state: CubitosState, seat: int, choice: Choice) -> Action:
        shopping = self._wanted(state, shopping_of(state, seat))
        moments = bought(end_of_round(state), seat, shopping, state.facts.cost)
        chances = Judge(self._net, state).now(moments, seat)
        best = max(range(len(chances)), key=chances.__getitem__)
        return answer_to_buy(choice, shopping.purchases[best])

    def _wanted(self, state: CubitosState, shopping: Shopping) -> Shopping:
        if not self._refused:
            return shopping
        cards = state.facts.card_of_kind
        return Shopping(
            shopping.money,
            [kinds for kinds in shopping.purchases if all(cards[kind] != self._refused for kind in kinds)],
        )

    def _gain(self, state: CubitosState, seat: int, choice: Choice, gains: list[Action]) -> Action:
        moment = end_of_round(state)
        kinds: list[tuple[int, ...]] = [(action.value,) for action in gains]
        declines = [action for action in choice.actions if action.verb != "gain"]
        if declines:
            kinds.append(())
        chances = Judge(self._net, state).now([with_dice(moment, seat, dice) for dice in kinds], seat)
        best = max(range(len(chances)), key=chances.__getitem__)
        return [*gains, *declines][best]


def answer_to_buy(choice: Choice, purchase: tuple[int, ...]) -> Action:
    """The first die of a purchase, or to buy nothing more."""
    for action in choice.actions:
        if action.verb == "buy" and action.value in purchase:
            return action
    return choice.actions[-1]
