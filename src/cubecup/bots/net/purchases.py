"""Which dice a seat may buy at once: the purchases that the learned value compares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos.dice import OWN_KINDS, WHITE
from cubecup.cubitos.finishing import MOST_PURCHASES

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

Purchase = tuple[int, ...]  # kinds of dice


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
