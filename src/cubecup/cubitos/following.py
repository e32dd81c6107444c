"""What a view says that no single event names, because it follows from the rules: told as it changes.

A seat's own facts can change with each event, the order of the runners with each step; who is asked is told when the
engine rests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cubecup.cubitos.draw import draw_amounts, red_lines_passed
from cubecup.cubitos.moving import has_finished, is_last_round
from cubecup.cubitos.pushing import may_push
from cubecup.cubitos.stake import stake, sure_stake
from cubecup.cubitos.terms import AT_RISK, BUSTED, ROLLING, SAFE_PUSH
from cubecup.cubitos.way import is_near_finish, places, steps_left
from cubecup.kernel.game import AT_REST, Facts, Follower, Game

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

TABLE: Final = -1

# Where it is kept what was told. Facts of all seats are compared at once, as mostly nothing of them has changed.
_OWN_TOLD: Final = (TABLE, "own")
_DICE_TOLD: Final = (TABLE, "dice")
_STANDING_TOLD: Final = (TABLE, "standing")
_ASKED_TOLD: Final = (TABLE, "asked")
_STAKE_TOLD: Final = tuple((seat, "stake") for seat in range(Game.max_seats))

_NOTHING_TOLD: Final = ((-1,) * Game.max_seats,) * 4  # of what seats have of their own
_NOBODY: Final = (False,) * Game.max_seats
_NOBODY_ASKED: Final = ((None,) * Game.max_seats, (None,) * Game.max_seats, ~0, (), None, None)
_MARKS: Final = ((AT_RISK, "at_risk"), (SAFE_PUSH, "safe_push"), (BUSTED, "busted"))


def _own(state: CubitosState, told: Facts) -> None:
    now = (state.marks, state.forced, state.pushes, state.swords)
    before = told.get(_OWN_TOLD, _NOTHING_TOLD)
    if before == now:
        return
    told[_OWN_TOLD] = (state.marks.copy(), state.forced.copy(), state.pushes.copy(), state.swords.copy())
    assert isinstance(before, tuple)
    for seat, (own, was) in enumerate(zip(zip(*now, strict=True), zip(*before, strict=True), strict=False)):
        if own != was:
            _tell_own(state, seat, own, was)


def _tell_own(state: CubitosState, seat: int, own: tuple[int, ...], was: tuple[int, ...]) -> None:
    marks, forced, pushes, swords = own
    if marks != was[0]:
        for mark, name in _MARKS:
            if was[0] < 0 or (marks ^ was[0]) & mark:
                state.news(seat, name, marks & mark != 0)
    if forced != was[1]:
        state.news(seat, "forced_pushes", forced)
    if pushes != was[2]:
        state.news(seat, "pushes", pushes)
    if swords != was[3]:
        state.news(seat, "swords", swords)


def _stakes(state: CubitosState, told: Facts) -> None:
    """Dice that lie as they lay are worth what they were, unless that depends on more than themselves."""
    before = told.get(_DICE_TOLD)
    if before == state.active:
        return
    kept: list[list[int] | None] = []
    for seat, dice in enumerate(state.active):
        if isinstance(before, list) and before[seat] == dice:
            kept.append(before[seat])
            continue
        worth = sure_stake(state.facts, dice)
        kept.append(None if worth is None else dice.copy())
        if worth is None:
            worth = stake(state, seat)
        if told.get(_STAKE_TOLD[seat]) != worth:
            told[_STAKE_TOLD[seat]] = worth
            state.news(seat, "stake", worth)
    told[_DICE_TOLD] = kept


def _standing(state: CubitosState, told: Facts) -> None:
    now = (*state.leg, *state.space, *state.hands)  # all that places and draw amounts follow from
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


def can_push(state: CubitosState, seat: int) -> bool:
    """Whether a seat is in the middle of the Roll Phase and may still push."""
    return state.phase == ROLLING and bool(state.stacks[seat]) and may_push(state, seat)


def _asked(state: CubitosState, told: Facts) -> None:
    deciding = tuple(map(bool, state.stacks))
    pushing = _NOBODY
    if state.phase == ROLLING:
        pushing = tuple([bool(stack) and may_push(state, seat) for seat, stack in enumerate(state.stacks)])
    actors = state.actors()
    now = (deciding, pushing, state.waiting, actors, state.over, state.by_turns)
    before = told.get(_ASKED_TOLD)
    if before == now:
        return
    told[_ASKED_TOLD] = now
    decided, pushed, waited, asked, was_over, by_turns = before if isinstance(before, tuple) else _NOBODY_ASKED
    for seat, decides in enumerate(deciding):
        if decides != decided[seat]:
            state.news(seat, "deciding", decides)
        if (state.waiting ^ waited) >> seat & 1:
            state.news(seat, "waiting", state.waiting >> seat & 1 == 1)
        if pushing[seat] != pushed[seat]:
            state.news(seat, "may_push", pushing[seat])
    if (state.over, state.by_turns) != (was_over, by_turns):
        state.fact(TABLE, "over", state.over)
        state.fact(TABLE, "by_turns", bool(state.by_turns))
    if actors != asked:
        state.news(TABLE, "waiting", actors)


def _own_and_stakes(state: CubitosState, told: Facts) -> None:
    _own(state, told)
    _stakes(state, told)


def _all_but_asked(state: CubitosState, told: Facts) -> None:
    _own(state, told)
    _stakes(state, told)
    _standing(state, told)


def _everything(state: CubitosState, told: Facts) -> None:
    _all_but_asked(state, told)
    _asked(state, told)


# What an event may change. Whatever else might change a fact is noticed when the engine rests: what dice are worth that
# have just come or were used, one after another, or that depends on others.
FOLLOWED: Final[Mapping[str, Follower]] = {
    AT_REST: _everything,
    "begin": _own,
    "bust": _own,
    "clear": _own_and_stakes,
    "discard": _stakes,
    "give": _stakes,
    "hand": _standing,
    "hit": _own,
    "lose": _stakes,
    "pass": _own,
    "pick": _stakes,
    "push": _own,
    "rejoin": _stakes,
    "return": _stakes,
    "round": _own,
    "safe": _own,
    "shortcut": _standing,
    "start-die": _own,
    "step": _standing,
    "swords": _own,
    "use": _own,
}
