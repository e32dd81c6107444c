"""The level `champion`: a learned value of positions, asked at the end of the round that every answer leads to.

In the fast part of its thinking it is sharp with weights learned from self-play (`content/champion.json`). Answers that
are worth a thought are played on to the end of the round with common dice, and a small network (`content/value.npz`)
says what the positions reached are worth. What may be bought is put into Discard there, everything in one batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.bots.foresight import Foresight
from cubecup.bots.learned import learned_style
from cubecup.bots.net.buyer import Buyer, answer_to_buy, gains_in
from cubecup.bots.net.judge import learned_net
from cubecup.bots.picks import last
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
        self._buyer = Buyer(self._sharp, self._net)

    def _think(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        if self.simulations == 0:
            return (self._buyer.pick(state, sight.seat, choice).text,)
        if choice.kind == "buy":
            purchase = Foresight(self._net, self._sharp, sight).best_purchase((last(choice).text,))
            return (answer_to_buy(choice, purchase).text,)
        if len(gains_in(choice)) > 1:
            return (self._buyer.pick(state, sight.seat, choice).text,)
        plans = shortlist(self._sharp, state, sight.seat, choice, wide=True)
        if len(plans) == 1:
            return plans[0]
        self.searches += 1
        foresight = Foresight(self._net, self._sharp, sight)
        return foresight.best(plans, Effort(self.simulations, until), self._first_seed(state))
