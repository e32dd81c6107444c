"""The level `champion`: a learned value of positions, asked at the end of the round that every answer leads to.

In the fast part of its thinking it is sharp with weights learned from self-play (`content/champion.json`). Answers that
are worth a thought are played on to the end of the round with common dice, and a small network (`content/value.npz`)
says what the positions reached are worth. Purchases are sharp's own: the network compares positions well, but knows
dice no better than the weights do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots.foresight import Foresight
from cubecup.bots.learned import learned_style
from cubecup.bots.net.judge import learned_net
from cubecup.bots.search import Effort
from cubecup.bots.sharp import Sharp
from cubecup.bots.shortlist import shortlist
from cubecup.bots.thinker import BUDGET_MS, Thinker

if TYPE_CHECKING:
    from cubecup.bots.net.network import ValueNet
    from cubecup.bots.protocol import Choice, Sight
    from cubecup.bots.search import Plan
    from cubecup.bots.styles import Style
    from cubecup.cubitos.state import CubitosState

PURCHASES: Final = frozenset({"buy", "gain-die"})


class Champion(Thinker):
    level = "champion"

    def __init__(
        self,
        budget_ms: float = BUDGET_MS,
        seed: int = 0,
        simulations: int | None = None,
        style: Style | None = None,
        net: ValueNet | None = None,
    ) -> None:
        super().__init__(budget_ms, seed, simulations)
        self._sharp = Sharp(learned_style() if style is None else style)
        self._net = learned_net() if net is None else net

    def _think(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        if choice.kind in PURCHASES:
            return (self._sharp.pick(state, sight.seat, choice).text,)
        plans = shortlist(self._sharp, state, sight.seat, choice)
        if len(plans) == 1 or self.simulations == 0:
            return plans[0]
        self.searches += 1
        foresight = Foresight(self._net, self._sharp, sight)
        return foresight.best(plans, Effort(self.simulations, until), self._first_seed(state))
