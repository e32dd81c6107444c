"""What a view says that no single event names, because it follows from the rules: told as it changes.

A seat's own facts can change with each event of its own, the order of the runners with each step; who is asked is
told when the engine rests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.draw import draw_amounts, red_lines_passed
from cubecup.cubitos.moving import has_finished, is_last_round
from cubecup.cubitos.pushing import may_push
from cubecup.cubitos.stake import is_certain, stake
from cubecup.cubitos.terms import AT_RISK, BUSTED, ROLLING, SAFE_PUSH
from cubecup.cubitos.way import is_near_finish, places, steps_left
from cubecup.kernel.game import AT_REST, Facts, Game

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

TABLE: Final = -1

# Where it is kept what was told, by seat, and of the table; several facts are compared at once, as mostly nothing of
# them has changed.
_SEATS: Final = range(Game.max_seats)
_OWN_TOLD: Final = tuple((seat, "own") for seat in _SEATS)
_DICE_TOLD: Final = tuple((seat, "dice") for seat in _SEATS)
_STAKE_TOLD: Final = tuple((seat, "stake") for seat in _SEATS)
_ASKED_TOLD: Final = tuple((seat, "asked") for seat in _SEATS)
_STANDING_TOLD: Final = (TABLE, "standing")
_COURSE_TOLD: Final = (TABLE, "course")

_WAITS: Final = 1  # what a seat is about, as bits
_DECIDES: Final = 2
_PUSHES: Final = 4
_MAY_PUSH: Final = _DECIDES | _PUSHES

_MARKS: Final = ((AT_RISK, "at_risk"), (SAFE_PUSH, "safe_push"), (BUSTED, "busted"))

_OWN: Final = 1  # what an event may change, as bits
_ACTIVE_DICE: Final = 2
_ORDER: Final = 4

# Whatever else might change a fact is noticed when the engine rests: what dice are worth that have just come or were
# used, one after another, or that depends on others.
_CHANGES: Final[dict[str, int]] = {
    "begin": _OWN,
    "bust": _OWN,
    "clear": _OWN | _ACTIVE_DICE,
    "discard": _ACTIVE_DICE,
    "give": _ACTIVE_DICE,
    "hand": _ORDER,
    "hit": _OWN,
    "lose": _ACTIVE_DICE,
    "pass": _OWN,
    "pick": _ACTIVE_DICE,
    "push": _OWN,
    "rejoin": _ACTIVE_DICE,
    "return": _ACTIVE_DICE,
    "round": _OWN,
    "safe": _OWN,
    "shortcut": _ORDER,
    "start-die": _OWN,
    "step": _ORDER,
    "swords": _OWN,
    "use": _OWN,
}
FOLLOWED: Final[frozenset[str]] = frozenset(_CHANGES)


def follow(state: CubitosState, word: str, seat: int) -> None:
    told = state.told
    assert told is not None
    if word == AT_REST:
        for other in range(state.seats):
            _own(state, told, other)
            _stake(state, told, other)
        _standing(state, told)
        _asked(state, told)
        return
    changes = _CHANGES[word]
    for other in range(state.seats) if seat == TABLE else (seat,):
        if changes & _OWN:
            _own(state, told, other)
        if changes & _ACTIVE_DICE:
            _stake(state, told, other)
    if changes & _ORDER:
        _standing(state, told)


def _stake(state: CubitosState, told: Facts, seat: int) -> None:
    """Dice that lie as they lay are worth what they were, unless that depends on more than themselves."""
    dice = tuple(state.active[seat])
    if told.get(_DICE_TOLD[seat]) == dice:
        return
    if is_certain(state, dice):
        told[_DICE_TOLD[seat]] = dice
    else:
        told.pop(_DICE_TOLD[seat], None)
    worth = stake(state, seat)
    if told.get(_STAKE_TOLD[seat]) != worth:
        told[_STAKE_TOLD[seat]] = worth
        state.news(seat, "stake", worth)


def _own(state: CubitosState, told: Facts, seat: int) -> None:
    now = (state.marks[seat], state.forced[seat], state.pushes[seat], state.swords[seat])
    before = told.get(_OWN_TOLD[seat])
    if before == now:
        return
    told[_OWN_TOLD[seat]] = now
    marks, forced, pushes, swords = now
    was_marked, was_forced, pushed, showed = before if isinstance(before, tuple) else (~marks, -1, -1, -1)
    if marks != was_marked:
        for mark, name in _MARKS:
            if (marks ^ was_marked) & mark:
                state.news(seat, name, marks & mark != 0)
    if forced != was_forced:
        state.news(seat, "forced_pushes", forced)
    if pushes != pushed:
        state.news(seat, "pushes", pushes)
    if swords != showed:
        state.news(seat, "swords", swords)


def _standing(state: CubitosState, told: Facts) -> None:
    now = (*state.leg, *state.space, *state.hands)
    before = told.get(_STANDING_TOLD)
    if before == now:
        return
    told[_STANDING_TOLD] = now
    amounts = draw_amounts(state)
    for seat, place in enumerate(places(state)):
        moved = not isinstance(before, tuple) or before[seat :: state.seats][:2] != (state.leg[seat], state.space[seat])
        left = steps_left(state.facts, state.leg[seat], state.space[seat])
        if moved:
            state.fact(seat, "track", state.facts.track_of_leg(state.leg[seat]).id)
            state.fact(seat, "red_lines", red_lines_passed(state, seat))
            state.fact(seat, "left", left)
        state.fact(seat, "place", place)
        state.fact(seat, "leads", place == 1)
        if moved:
            state.fact(seat, "finished", has_finished(state, seat))
        state.fact(seat, "draw_amount", amounts[seat])
        state.fact(seat, "near_finish", is_near_finish(left, amounts[seat]))
    if is_last_round(state):
        state.fact(TABLE, "last-round", ())


def _asked(state: CubitosState, told: Facts) -> None:
    rolling = state.phase == ROLLING
    for seat, stack in enumerate(state.stacks):
        waits = state.waiting >> seat & 1
        now = waits
        if stack:
            now |= _MAY_PUSH if rolling and may_push(state, seat) else _DECIDES
        before = told.get(_ASKED_TOLD[seat])
        if before != now:
            told[_ASKED_TOLD[seat]] = now
            changed = now ^ before if isinstance(before, int) else ~0
            if changed & _DECIDES:
                state.news(seat, "deciding", now & _DECIDES != 0)
            if changed & _WAITS:
                state.news(seat, "waiting", waits == 1)
            if changed & _PUSHES:
                state.news(seat, "may_push", now & _PUSHES != 0)
    course = state.over << 1 | bool(state.by_turns)
    if told.get(_COURSE_TOLD) != course:
        told[_COURSE_TOLD] = course
        state.fact(TABLE, "over", state.over)
        state.fact(TABLE, "by_turns", bool(state.by_turns))
    state.fact(TABLE, "waiting", state.actors())


def can_push(state: CubitosState, seat: int) -> bool:
    """Whether a seat is in the middle of the Roll Phase and may still push."""
    return state.phase == ROLLING and bool(state.stacks[seat]) and may_push(state, seat)
