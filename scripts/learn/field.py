"""Who races in self-play: sharp with weights of its own, and seats that buy by a list or on a whim.

Without them the network would never see what a one-sided plan is worth, and be beaten by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from cubecup.bots.net.buyer import Buyer
from cubecup.bots.picks import last
from cubecup.bots.steady import Steady
from cubecup.bots.styles import STYLES
from cubecup.bots.walking import Walking
from cubecup.cubitos.dice import OWN_KINDS, WHITE

if TYPE_CHECKING:
    from random import Random

    from cubecup.bots.net.network import ValueNet
    from cubecup.bots.protocol import Action, Choice
    from cubecup.bots.sharp import Sharp
    from cubecup.kernel.game import State

# Sharp's purchases, a list played by sharp or by `steady:bold`, whims, and purchases by a network.
OWN, LISTED, BOLD, WHIMS, NET = range(5)
SHARES: Final = {OWN: 0.5, LISTED: 0.2, BOLD: 0.08, WHIMS: 0.22, NET: 0.0}
SHARES_WITH_NET: Final = {OWN: 0.25, LISTED: 0.14, BOLD: 0.06, WHIMS: 0.2, NET: 0.35}
LIST: Final = (1, 2, 2, 2, 3)  # colours
WHIM: Final = 0.2  # of the purchases of a seat that has whims

PURCHASES: Final = frozenset({"buy", "gain-die"})


class Player(Protocol):
    def pick(self, state: State, seat: int, choice: Choice) -> Action: ...


class Entrant:
    """A player whose purchases are replaced: by a list, or now and then by lot."""

    def __init__(self, policy: Player, wanted: list[int], whim: float, chance: Random) -> None:
        self._policy = policy
        self._wanted = wanted
        self._whim = whim
        self._chance = chance

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        if choice.kind in PURCHASES:
            if self._wanted:
                return self._listed(choice)
            if self._chance.random() < self._whim:
                return self._chance.choice(choice.actions)
        return self._policy.pick(state, seat, choice)

    def _listed(self, choice: Choice) -> Action:
        for kind in self._wanted:
            for action in choice.actions:
                if action.value == kind and action.verb in ("buy", "gain"):
                    return action
        return last(choice)


def plan_of(chance: Random, with_net: bool) -> int:
    shares = SHARES_WITH_NET if with_net else SHARES
    return chance.choices(list(shares), list(shares.values()))[0]


def entrant(plan: int, sharp: Sharp, net: ValueNet | None, chance: Random) -> Player:
    """A seat of self-play; what it plays like is `sharp` unless the plan says otherwise."""
    policy: Player = Steady(STYLES["bold"]) if plan == BOLD else Walking(sharp)
    if net is not None and (plan == NET or (plan == WHIMS and chance.random() < 0.5)):
        policy = Buyer(sharp, net)
    if plan in (OWN, NET):
        return policy
    if plan == WHIMS:
        return Entrant(policy, [], WHIM, chance)
    return Entrant(policy, chance.sample(range(WHITE, OWN_KINDS), chance.choice(LIST)), 0.0, chance)
