"""What of a ledger is told first: the account of a seat, its pushes, its dearest answers, the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cubecup.review.data import NOBODY, WHOLE, Booked, Chances, Fall, Pushes, SeatReview

COSTLIEST: Final = 3
DECIDING: Final = 5
WORTH_TELLING: Final = WHOLE // 200  # half a percent


def seat_review(
    seat: int, start: Chances, opening: Sequence[Fall], course: Sequence[Booked], result: Chances
) -> SeatReview:
    falls = [*opening, *(fall for one in course for fall in one.luck)]
    own = [one for one in course if one.seat == seat]
    return SeatReview(
        seat=seat,
        start=start[seat],
        luck=sum(fall.change[seat] for fall in falls),
        skill=sum(one.skill[seat] for one in course if one.skill),
        result=result[seat],
        own_luck=sum(fall.change[seat] for fall in falls if fall.seat == seat),
        closer_look=sum(fall.change[seat] for fall in falls if fall.seat == NOBODY),
        own_skill=sum(one.skill[seat] for one in own if one.skill),
        error=round(sum(one.error**2 for one in own) ** 0.5),
        by_stand_in=sum(one.skill[seat] for one in own if one.skill and one.stand_in),
        answers=sum(one.measured for one in own),
        pushes=_pushes(own),
        costliest=_costliest(seat, own),
    )


def _pushes(own: Sequence[Booked]) -> Pushes:
    asked = [one for one in own if one.risk > 0]
    pushed = [one for one in asked if one.action == "push"]
    return Pushes(
        asked=len(asked),
        pushed=len(pushed),
        advised=sum(one.advised for one in asked),
        agreed=sum((one.action == "push") == one.advised for one in asked),
        risk=sum(one.risk for one in pushed),
        busts=_busts(own),
    )


def _busts(own: Sequence[Booked]) -> int:
    """Busts that came of such pushes, also where abilities were asked about before the dice fell, or after."""
    busts = 0
    pushed = False
    for one in own:
        if one.kind in ("push-or-pass", "forced-push"):
            pushed = one.risk > 0 and one.action == "push"
        busts += pushed and one.bust
    return busts


def is_mistake(one: Booked) -> bool:
    """What may well be noise is not held against anybody, nor what a stand-in did."""
    return bool(one.skill) and one.skill[one.seat] <= -max(WORTH_TELLING, one.error) and not one.stand_in


def _costliest(seat: int, own: Sequence[Booked]) -> list[int]:
    dear = sorted(filter(is_mistake, own), key=lambda one: one.skill[seat])
    return [one.number for one in dear[:COSTLIEST]]


def deciding_moments(course: Sequence[Booked]) -> list[int]:
    """Where the chances changed most, by an answer or by the dice that followed it, in the order of the race."""
    most = sorted(course, key=lambda one: -moved(one))[:DECIDING]
    return sorted(one.number for one in most if moved(one) >= 4 * WORTH_TELLING)


def moved(one: Booked) -> int:
    """By how much one seat's chance changed between two answers."""
    changes = [fall.change for fall in one.luck if fall.seat >= 0]
    if one.skill:
        changes.append(one.skill)
    return max((max(abs(change) for change in every) for every in changes), default=0)
