"""The books of a race: from single measures to accounts in which start + luck + skill = result, for every seat.

Between two falls of dice nothing happens by chance: the chances are found backwards from the next dice. What dice
change is luck of whoever rolled them; what an answer changes is skill as far as it is sure, the rest is nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cubecup.cubitos.walk import on_the_track, walk_of
from cubecup.review.data import NOBODY, OPENING, AnswerFigures, Booked, Chances, Fall, Review
from cubecup.review.measure import whole
from cubecup.review.summary import deciding_moments, is_mistake, seat_review

if TYPE_CHECKING:
    from cubecup.review.course import Course, Step


def ledger(course: Course, measured: Mapping[int, AnswerFigures], quality: str) -> Review:
    """`measured` has every answer by its number, and `OPENING`."""
    result = whole(course.result())
    chances = result
    booked: list[Booked] = []
    for step in reversed(course.steps):
        one = _book(step, measured[step.number], chances, course.seats)
        chances = one.chances
        booked.append(one)
    booked.reverse()
    first = measured[OPENING]
    opening = _falls(first.before, first.partly, course.opening[-1][0], chances)
    deciding = deciding_moments(booked)
    mistakes = [one.number for one in booked if is_mistake(one)]
    for number in {*deciding, *mistakes}:
        _tell_walks(course.steps[number], booked[number])
    return Review(
        quality=quality,
        rounds=course.rounds,
        start=first.before,
        opening=opening,
        course=booked,
        seats=[seat_review(seat, first.before, opening, booked, result) for seat in range(course.seats)],
        deciding=deciding,
        mistakes=mistakes,
    )


def _tell_walks(step: Step, one: Booked) -> None:
    """Of an answer that is told of: where the runner went, and where it had better gone."""
    if not on_the_track(step.choice) or not step.given:
        return
    one.walk = walk_of(step.position, step.seat, step.given)
    one.better_walk = walk_of(step.position, step.seat, one.better) if one.better else None


def _book(step: Step, one: AnswerFigures, after: Chances, seats: int) -> Booked:
    """An answer, given the chances at the next one."""
    before = one.before or after  # once it was given
    skill = one.skill or [0] * seats
    rest = one.rest or [0] * seats
    asked = possible([chance - change - more for chance, change, more in zip(before, skill, rest, strict=True)])
    rest = [chance - change - then for chance, change, then in zip(before, skill, asked, strict=True)]
    last = step.dice[-1][0] if step.dice and not step.ends_race else NOBODY
    falls = _falls(before, one.partly, last, after) if one.before else []
    return Booked(
        number=step.number,
        seat=step.seat,
        round=step.position.round,
        kind=step.choice.kind,
        action=step.action,
        chances=asked,
        measured=bool(step.given),
        way=list(step.given) if len(step.given) > 1 else [],
        stand_in=step.stand_in,
        skill=one.skill,
        luck=[Fall(seat=NOBODY, change=rest), *falls] if any(rest) else falls,
        better=one.better,
        reason=one.reason,
        facts=one.facts,
        error=one.error,
        risk=one.risk,
        advised=one.advised,
        bust=step.bust,
    )


def _falls(before: Chances, partly: list[tuple[int, Chances]], last: int, after: Chances) -> list[Fall]:
    """What the dice of each seat have changed, the last one's being what is left."""
    falls: list[Fall] = []
    known = before
    for seat, chances in [*partly, (last, after)]:
        falls.append(Fall(seat=seat, change=[now - then for now, then in zip(chances, known, strict=True)]))
        known = chances
    return falls


def possible(chances: Chances) -> Chances:
    """Estimates may stray below nothing: that is taken from the others, by what they have."""
    short = -sum(min(0, chance) for chance in chances)
    if not short:
        return chances
    have = [max(0, chance) for chance in chances]
    return whole([chance / sum(have) for chance in have])
