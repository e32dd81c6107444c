"""Which dice a seat may buy at once, and what a position at the end of the round looks like with them."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from cubecup.bots.net.rows import CREDITS_AT, DISCARD_AT, Moment
from cubecup.cubitos.dice import OWN_KINDS, WHITE
from cubecup.cubitos.finishing import MOST_PURCHASES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cubecup.cubitos.state import CubitosState

Purchase = tuple[int, ...]  # kinds of dice

# How much sharp's opinion of dice counts beside the network's: odds of winning for one movement's worth of them.
SECOND_OPINION: Final = 0.06
_LEAST: Final = 1e-4  # a chance to win


class Shopping(NamedTuple):
    """A seat in the Buy step: its money, which is spent before credits, and all that it may buy; first nothing."""

    money: int
    purchases: list[Purchase]


def shopping_of(state: CubitosState, seat: int) -> Shopping:
    """Of a seat that is asked what to buy."""
    money = state.money[seat]
    return Shopping(money, possible_purchases(state, state.stacks[seat][-1].x, money + state.credits[seat]))


def possible_purchases(state: CubitosState, barred: int, money: int) -> list[Purchase]:
    """Nothing, one die, or two of different colours; `barred` colours are bought already."""
    cost, tray = state.facts.cost, state.tray
    kinds = [kind for kind in range(WHITE, OWN_KINDS) if tray[kind] and not barred >> kind & 1 and cost[kind] <= money]
    found: list[Purchase] = [()]
    left = MOST_PURCHASES - barred.bit_count()
    if left >= 1:
        found += [(kind,) for kind in kinds]
    if left >= 2:
        pairs = [(kind, other) for at, kind in enumerate(kinds) for other in kinds[at + 1 :]]
        found += [pair for pair in pairs if cost[pair[0]] + cost[pair[1]] <= money]
    return found


def with_dice(moment: Moment, seat: int, dice: Sequence[int], price: int = 0) -> Moment:
    """The moment with these dice in the seat's Discard, and so many credits less."""
    table, rows = moment.table[:], moment.seats[:]
    row = rows[seat] = rows[seat][:]
    row[CREDITS_AT] -= price
    for kind in dice:
        row[DISCARD_AT + kind] += 1
        table[kind] -= 1
    return Moment(table, rows)


def bought(moment: Moment, seat: int, shopping: Shopping, cost: Sequence[int]) -> list[Moment]:
    """The moment after each purchase, paid as the rules say, money first."""
    return [
        with_dice(moment, seat, kinds, max(0, sum([cost[kind] for kind in kinds]) - shopping.money))
        for kinds in shopping.purchases
    ]


def best_of(purchases: Sequence[Purchase], chances: Sequence[float], gain: Sequence[float]) -> int:
    """The number of the purchase to make: by the network's chances, and by what sharp thinks each die is worth.

    Either has learned some things by chance; where they differ little, what the other says is the better guide.
    """

    def worth(number: int) -> float:
        chance = min(max(chances[number], _LEAST), 1.0 - _LEAST)
        return log(chance / (1.0 - chance)) + SECOND_OPINION * sum([gain[kind] for kind in purchases[number]])

    return max(range(len(purchases)), key=worth)
