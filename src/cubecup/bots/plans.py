"""Plans about one card, for measuring what it is worth: to buy it whenever one can, or never.

`sharp:insist=dugout` plays like sharp but for that, `sharp:refuse=dugout` too; `adept` has such plans likewise.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from cubecup.bots.learned import taught
from cubecup.bots.protocol import Action, Bot, Choice, Policy, Sight
from cubecup.bots.purchases import Budget
from cubecup.bots.seat_values import SeatValues
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import PLAIN
from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.errors import BadOption

_UNWANTED: Final = -1.0  # what a refused die would bring: less than nothing, so it is neither bought nor taken


class Insisting:
    """A bot that buys, or takes as a gift, the die of one card whenever it may."""

    def __init__(self, card: str, level: str, policy: Policy) -> None:
        self.name = f"{level}:insist={card}"
        self.card = card
        self._policy = policy

    def decide(self, sight: Sight, choice: Choice) -> Action:
        state = sight.position
        assert isinstance(state, CubitosState)
        for action in choice.actions:
            is_die = action.verb in ("buy", "gain") and action.value >= 0  # not movement
            if is_die and state.facts.card_of_kind[action.value] == self.card:
                return action
        return self._policy.pick(state, sight.seat, choice)


class Refusing(Sharp):
    """Sharp that does not want the die of one card; one that it is given it uses as well as any other."""

    def __init__(self, card: str) -> None:
        super().__init__(taught(PLAIN))
        self.name = f"sharp:refuse={card}"
        self.card = card

    def values_of(self, state: CubitosState, seat: int) -> SeatValues:
        values = super().values_of(state, seat)
        if self.card in state.facts.card_of_kind:
            kind = state.facts.card_of_kind.index(self.card)
            if values.appraisal.gain[kind] != _UNWANTED:
                values.appraisal.gain[kind] = _UNWANTED
                values.budget = Budget(values.appraisal, values.bought_movement())
        return values


class OwnPlan:
    """A bot of somebody's own with a plan about one card: its die is taken whenever it may be, or is never offered."""

    def __init__(self, bot: Bot, plan: str, card: str) -> None:
        self.name = f"{bot.name}:{plan}={card}"
        self._bot = bot
        self._insists = plan == "insist"
        self._card = card

    def decide(self, sight: Sight, choice: Choice) -> Action:
        state = sight.position
        assert isinstance(state, CubitosState)
        cards = state.facts.card_of_kind
        found = [one for one in choice.actions if one.verb in ("buy", "gain") and one.value >= 0]  # not movement
        dice = [one for one in found if cards[one.value] == self._card]
        if dice and self._insists:
            return dice[0]
        rest = tuple([one for one in choice.actions if one not in dice])
        return self._bot.decide(sight, Choice(choice.kind, choice.rule, rest) if dice and rest else choice)


Plans = dict[str, Callable[[str], Bot]]  # by name, from a card

OF_SHARP: Final[Plans] = {
    "insist": lambda card: Insisting(card, "sharp", Sharp(taught(PLAIN))),
    "refuse": Refusing,
}


def plan_bot(text: str, plans: Plans = OF_SHARP) -> Bot:
    """The bot of what stands after `sharp:`; a plan or card that does not exist is an error that says so."""
    plan, _, card = text.partition("=")
    if plan not in plans:
        known = ", ".join(plans)
        raise BadOption("unknown-style", f"There is no plan {plan!r}. Plans: {known}.", value=plan, known=known)
    if card not in DECK:
        near = ", ".join(get_close_matches(card, DECK, 3, 0.4) or sorted(DECK)[:3]) + ", …"
        raise BadOption("bot-card", f"There is no card {card!r} to {plan}: {near}", plan=plan, value=card, known=near)
    return plans[plan](card)
