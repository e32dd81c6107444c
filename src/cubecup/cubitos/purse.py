"""Gaining and paying: money, movement, credits, and the fan track (FAN-1 to FAN-3, RUN-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.terms import GOT_CREDIT, UNIT_NAMES

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

MONEY_UNIT: Final = 0
MOVEMENT_UNIT: Final = 1
WATER_UNIT: Final = 2  # movement that may enter water
CREDIT_UNIT: Final = 3

# Where something comes from besides a card, which is named by its id.
FROM_FACE: Final = "face"
FROM_FAN: Final = "fan"
FROM_REWARD: Final = "reward"


def earn(state: CubitosState, seat: int, unit: int, amount: int, source: str) -> None:
    """Add to what a seat has; `source` is a card's id or one of the words above."""
    if amount <= 0:
        return
    if unit == MOVEMENT_UNIT:
        state.movement[seat] += amount
    elif unit == MONEY_UNIT:
        state.money[seat] += amount
    elif unit == WATER_UNIT:
        state.water[seat] += amount
    else:
        state.credits[seat] += amount
        state.marks[seat] |= GOT_CREDIT
    if state.journal is not None:
        state.tell("earn", seat, UNIT_NAMES[unit], amount, source)


def wealth(state: CubitosState, seat: int) -> int:
    return state.money[seat] + state.credits[seat]


def pay(state: CubitosState, seat: int, amount: int) -> None:
    """Money first: it is lost at the end of the round, credits are kept (RUN-7)."""
    from_money = min(state.money[seat], amount)
    state.money[seat] -= from_money
    state.credits[seat] -= amount - from_money
    if state.journal is not None and amount:
        state.tell("pay", seat, from_money, amount - from_money)


def lapse(state: CubitosState, seat: int, unit: int, amounts: list[int]) -> None:
    """What is left of money (RUN-8) or movement (RUN-4) is lost."""
    left = amounts[seat]
    if left:
        amounts[seat] = 0
        if state.journal is not None:
            state.tell("lapse", seat, UNIT_NAMES[unit], left)


def advance_fan(state: CubitosState, seat: int, with_credits: bool) -> None:
    """One space along the fan track with its rewards; past the end there are only credits (FAN-2)."""
    track = state.facts.fan_track
    at = state.fans[seat]
    if at >= len(track):
        state.tell("fan", seat, at)
        if with_credits:
            earn(state, seat, CREDIT_UNIT, state.facts.fans_beyond, FROM_FAN)
        return
    hands, credits = track[at]
    state.fans[seat] = at + 1
    state.tell("fan", seat, at + 1)
    if hands:
        state.hands[seat] += hands
        state.tell("hand", seat, hands)
    if with_credits:
        earn(state, seat, CREDIT_UNIT, credits, FROM_FAN)
