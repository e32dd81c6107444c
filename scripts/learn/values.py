"""What purchases do to the chance to win: all plans of one or two dice, valued in one batch by the learned value."""

from __future__ import annotations

import numpy as np

from cubecup.cubitos.dice import OWN_KINDS, WHITE
from cubecup.cubitos.finishing import MOST_PURCHASES
from cubecup.cubitos.state import CubitosState
from scripts.learn.network import ValueNet
from scripts.learn.rows import CREDITS_AT, DISCARD_AT, end_of_round, estimates_of

Plan = tuple[int, ...]  # kinds of dice to buy


def possible_plans(state: CubitosState, barred: int, money: int) -> list[Plan]:
    """What may be bought: nothing, one die, or two of different colours; `barred` colours are bought already."""
    cost, tray = state.facts.cost, state.tray
    kinds = [kind for kind in range(WHITE, OWN_KINDS) if tray[kind] and not barred >> kind & 1 and cost[kind] <= money]
    plans: list[Plan] = [()]
    left = MOST_PURCHASES - barred.bit_count()
    if left >= 1:
        plans += [(kind,) for kind in kinds]
    if left >= 2:
        pairs = [(kind, other) for at, kind in enumerate(kinds) for other in kinds[at + 1 :]]
        plans += [pair for pair in pairs if cost[pair[0]] + cost[pair[1]] <= money]
    return plans


def plan_chances(net: ValueNet, state: CubitosState, seat: int, plans: list[Plan]) -> list[float]:
    """The chance to win after each plan, paid as the rules say: money first; the round is taken to be over then."""
    moment, estimates = end_of_round(state), estimates_of(state)
    tables = np.repeat(np.array([moment.table], np.int32), len(plans), axis=0)
    seats = np.repeat(np.array([moment.seats], np.int32), len(plans), axis=0)
    for number, plan in enumerate(plans):
        price = sum([state.facts.cost[kind] for kind in plan])
        seats[number, seat, CREDITS_AT] -= max(0, price - state.money[seat])
        for kind in plan:
            seats[number, seat, DISCARD_AT + kind] += 1
            tables[number, kind] -= 1
    yields = np.array([estimates.yields], np.float32)
    rounds = np.array([estimates.rounds], np.float32)
    found: list[float] = net.chances(state.facts, tables, seats, yields, rounds)[:, seat].tolist()
    return found
