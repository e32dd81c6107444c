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
from cubecup.kernel.game import AT_REST, Facts

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

TABLE: Final = -1

_NOTHING_TOLD: Final = (-1, -1, -1, -1)  # in place of what was told of a seat's own facts before

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
    if told.get((seat, "dice")) == dice:
        return
    if is_certain(state, dice):
        told[seat, "dice"] = dice
    else:
        told.pop((seat, "dice"), None)
    state.fact(seat, "stake", stake(state, seat))


def _own(state: CubitosState, told: Facts, seat: int) -> None:
    """In one value first: mostly nothing of it has changed."""
    now = (state.marks[seat], state.forced[seat], state.pushes[seat], state.swords[seat])
    before = told.get((seat, "own"), _NOTHING_TOLD)
    if before == now:
        return
    told[seat, "own"] = now
    assert isinstance(before, tuple)
    marks, forced, pushes, swords = now
    was_marked, was_forced, pushed, showed = before
    if marks != was_marked:
        state.fact(seat, "at_risk", bool(marks & AT_RISK))
        state.fact(seat, "safe_push", bool(marks & SAFE_PUSH))
        state.fact(seat, "busted", bool(marks & BUSTED))
    if forced != was_forced:
        state.fact(seat, "forced_pushes", forced)
    if pushes != pushed:
        state.fact(seat, "pushes", pushes)
    if swords != showed:
        state.fact(seat, "swords", swords)


def _standing(state: CubitosState, told: Facts) -> None:
    now = (*state.leg, *state.space, *state.hands)
    before = told.get((TABLE, "standing"))
    if before == now:
        return
    told[TABLE, "standing"] = now
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
    """In one number first, of each seat and of the table: mostly nothing of it has changed."""
    rolling = state.phase == ROLLING
    for seat, stack in enumerate(state.stacks):
        waiting = state.waiting >> seat & 1
        now = waiting
        if stack:
            now |= 6 if rolling and may_push(state, seat) else 2
        if told.get((seat, "asked")) != now:
            told[seat, "asked"] = now
            state.fact(seat, "deciding", now > 1)
            state.fact(seat, "waiting", waiting == 1)
            state.fact(seat, "may_push", now > 3)
    course = state.over << 1 | bool(state.by_turns)
    if told.get((TABLE, "asked")) != course:
        told[TABLE, "asked"] = course
        state.fact(TABLE, "over", state.over)
        state.fact(TABLE, "by_turns", bool(state.by_turns))
    state.fact(TABLE, "waiting", state.actors())


def can_push(state: CubitosState, seat: int) -> bool:
    """Whether a seat is in the middle of the Roll Phase and may still push."""
    return state.phase == ROLLING and bool(state.stacks[seat]) and may_push(state, seat)
