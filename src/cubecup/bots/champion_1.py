"""The level `champion-1`: sharp with weights learned from the published sets, and play-outs to the finish near the end.

It is what `champion` was at first, and stays as the measure of its successor.
"""

from __future__ import annotations

from typing import Final

from cubecup.bots.distance import rounds_left
from cubecup.bots.learned import FIRST, learned_style
from cubecup.bots.protocol import Choice, Sight
from cubecup.bots.search import Effort, Plan, best_plan
from cubecup.bots.sharp import Sharp
from cubecup.bots.shortlist import shortlist
from cubecup.bots.styles import Style
from cubecup.bots.thinker import BUDGET_MS, Thinker
from cubecup.cubitos.state import CubitosState

HORIZON: Final = 3.0  # rounds left from which on a game played on tells more than rules of thumb


class Champion1(Thinker):
    level = "champion-1"

    def __init__(
        self,
        budget_ms: float = BUDGET_MS,
        seed: int = 0,
        simulations: int | None = None,
        style: Style | None = None,
    ) -> None:
        super().__init__(budget_ms, seed, simulations)
        self._sharp = Sharp(learned_style(FIRST) if style is None else style)

    def _think(self, sight: Sight, state: CubitosState, choice: Choice, until: float) -> Plan:
        plans = shortlist(self._sharp, state, sight.seat, choice)
        if len(plans) == 1 or rounds_left(state) > HORIZON:
            return plans[0]
        self.searches += 1
        return best_plan(sight, plans, Effort(self.simulations, until), self._first_seed(state))
