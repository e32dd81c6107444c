"""What a view says that no single event names, because it follows from the rules: told as it changes.

A seat's own facts can change with each event of its own, the order of the runners with each step; who is asked is
told when the engine rests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.draw import draw_amount, red_lines_passed
from cubecup.cubitos.moving import has_finished, places
from cubecup.cubitos.pushing import may_push
from cubecup.cubitos.stake import stake
from cubecup.cubitos.terms import AT_RISK, BUSTED, ROLLING, SAFE_PUSH
from cubecup.cubitos.way import steps_left
from cubecup.kernel.game import AT_REST, Facts

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

TABLE: Final = -1

_CHANGES_OWN: Final = frozenset(
    {"hit", "push", "safe", "pass", "bust", "swords", "use", "clear", "begin", "start-die", "round"}
)
_CHANGES_ACTIVE_DICE: Final = frozenset({"hit", "mark", "discard", "clear", "pick", "rejoin", "lose", "give", "return"})
_CHANGES_THE_ORDER: Final = frozenset({"step", "shortcut", "hand"})

# Whatever else might change a fact, such as what a die is worth, is noticed when the engine rests.
FOLLOWED: Final[frozenset[str]] = _CHANGES_OWN | _CHANGES_ACTIVE_DICE | _CHANGES_THE_ORDER


def follow(state: CubitosState, word: str, seat: int) -> None:
    told = state.told
    assert told is not None
    rests = word == AT_REST
    for other in range(state.seats) if seat == TABLE else (seat,):
        if rests or word in _CHANGES_OWN:
            _own(state, told, other)
        if rests or word in _CHANGES_ACTIVE_DICE:
            state.fact(other, "stake", stake(state, other))
    if rests or word in _CHANGES_THE_ORDER:
        _standing(state, told)
    if rests:
        _asked(state)


def _is_news(told: Facts, seat: int, name: str, now: tuple[int, ...]) -> bool:
    """Whether any of some values has changed; spares looking at each."""
    if told.get((seat, name)) == now:
        return False
    told[seat, name] = now
    return True


def _own(state: CubitosState, told: Facts, seat: int) -> None:
    marks = state.marks[seat]
    if not _is_news(told, seat, "own", (marks, state.forced[seat], state.pushes[seat], state.swords[seat])):
        return
    state.fact(seat, "at_risk", bool(marks & AT_RISK))
    state.fact(seat, "safe_push", bool(marks & SAFE_PUSH))
    state.fact(seat, "busted", bool(marks & BUSTED))
    state.fact(seat, "forced_pushes", state.forced[seat])
    state.fact(seat, "pushes", state.pushes[seat])
    state.fact(seat, "swords", state.swords[seat])


def _standing(state: CubitosState, told: Facts) -> None:
    if not _is_news(told, TABLE, "standing", (*state.leg, *state.space, *state.hands)):
        return
    for seat, place in enumerate(places(state)):
        state.fact(seat, "track", state.facts.track_of_leg(state.leg[seat]).id)
        state.fact(seat, "red_lines", red_lines_passed(state, seat))
        state.fact(seat, "left", steps_left(state.facts, state.leg[seat], state.space[seat]))
        state.fact(seat, "place", place)
        state.fact(seat, "leads", place == 1)
        state.fact(seat, "finished", has_finished(state, seat))
        state.fact(seat, "draw_amount", draw_amount(state, seat))


def _asked(state: CubitosState) -> None:
    for seat in range(state.seats):
        state.fact(seat, "deciding", bool(state.stacks[seat]))
        state.fact(seat, "waiting", bool(state.waiting >> seat & 1))
        state.fact(seat, "may_push", can_push(state, seat))
    state.fact(TABLE, "over", state.over)
    state.fact(TABLE, "by_turns", bool(state.by_turns))
    state.fact(TABLE, "waiting", state.actors())


def can_push(state: CubitosState, seat: int) -> bool:
    """Whether a seat is in the middle of the Roll Phase and may still push."""
    return state.phase == ROLLING and bool(state.stacks[seat]) and may_push(state, seat)
