"""Spending: what a sum of money and credits is worth, and which dice it buys best (RUN-4, RUN-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.dice import OWN_KINDS, WHITE
from cubecup.cubitos.finishing import MOST_PURCHASES
from cubecup.cubitos.moving import MOVEMENT_PRICE

if TYPE_CHECKING:
    from cubecup.bots.appraisal import Appraisal

MOST_SPENT: Final = 40  # sums above this are worth no more
SECOND_DIE: Final = 0.9  # two dice at once crowd each other a little


class Budget:
    """The best use of every sum, for one appraisal: dice of up to two colours, and movement while it can be bought."""

    __slots__ = ("_known", "credit", "dice", "plans", "spending")

    def __init__(self, appraisal: Appraisal, movement: float, barred: int = 0) -> None:
        """`movement` is what a bought movement is worth (0: not for sale now), `barred` colours already bought."""
        self.credit = appraisal.credit
        self.dice = [0.0] * (MOST_SPENT + 1)  # by sum spent on dice
        self.plans: list[tuple[int, ...]] = [()] * (MOST_SPENT + 1)
        self._fill(appraisal, barred)
        self.spending = self.dice[:]  # the same with movement bought on top
        for spent in range(MOVEMENT_PRICE, MOST_SPENT + 1):
            self.spending[spent] = max(self.spending[spent], self.spending[spent - MOVEMENT_PRICE] + movement)
        self._known: dict[int, float] = {}

    def _fill(self, appraisal: Appraisal, barred: int) -> None:
        cost, gain = appraisal.facts.cost, appraisal.gain
        tray = appraisal.state.tray
        kinds = [k for k in range(WHITE, OWN_KINDS) if tray[k] and not barred >> k & 1 and gain[k] > 0]
        for at, kind in enumerate(kinds):
            self._offer(cost[kind], gain[kind], (kind,))
            if barred.bit_count() + 2 > MOST_PURCHASES:
                continue
            for other in kinds[at + 1 :]:
                both = (gain[kind] + gain[other]) * SECOND_DIE
                self._offer(cost[kind] + cost[other], max(both, gain[kind], gain[other]), (kind, other))

    def _offer(self, cost: int, gain: float, kinds: tuple[int, ...]) -> None:
        if cost <= MOST_SPENT and gain > self.dice[cost]:
            self.dice[cost] = gain
            self.plans[cost] = kinds

    def worth(self, money: int, credits: int) -> float:
        """The best that can be made of a purse; credits not spent keep their worth, money does not."""
        key = money << 10 | credits
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(self.spending, money, credits)[0]
        return known

    def plan(self, money: int, credits: int) -> tuple[int, ...]:
        """The dice to buy now; empty where keeping the credits is better."""
        return self.plans[self._best(self.dice, money, credits)[1]]

    def _best(self, worths: list[float], money: int, credits: int) -> tuple[float, int]:
        best, best_spent = credits * self.credit, 0
        for spent in range(1, min(MOST_SPENT, money + credits) + 1):
            if worths[spent]:
                worth = worths[spent] + self.credit * (credits - max(0, spent - money))
                if worth > best:
                    best, best_spent = worth, spent
        return best, best_spent
