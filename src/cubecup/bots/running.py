"""Sharp answers about using abilities: in which order, and which to leave alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots.effects import LOST_LATELY, brought, is_counted, op_worth
from cubecup.bots.picks import last, with_verb
from cubecup.bots.protocol import Action, Choice
from cubecup.cubitos.dice import BORROWED, KIND_MASK, USED
from cubecup.cubitos.offers import find_die, is_any_time, is_early, script_of, shows_ability, started_script
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.gains import Gain, GainDie
from cubecup.cubitos.ops.losses import LoseDie, LoseThis
from cubecup.cubitos.terms import LOST_A_DIE

if TYPE_CHECKING:
    from cubecup.bots.seat_values import SeatValues
    from cubecup.cubitos.state import CubitosState
    from cubecup.kernel.frames import Script
    from cubecup.kernel.game import State

# What to use first: rolls bring dice that later abilities count; dice that go away are used last.
_BORROWING, _ROLLING, _COUNTING, _PLAIN, _LEAVING, _TRIMMING = range(6)
_ORDER: Final = (
    ((goods.LOAN, goods.FACE), _BORROWING),
    ((goods.ROLLS,), _ROLLING),
    ((goods.LOSS,), _TRIMMING),
    ((goods.THIS_LOST,), _LEAVING),
)


def use(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Everything that gains something, in a good order; then ready or done."""
    best = last(choice)
    first = _TRIMMING + 1
    for action in with_verb(choice, "use"):
        order = _order(values.facts.scripts[started_script(values.facts, action)])
        if order < first and _worth_using(values, state, seat, action):
            first, best = order, action
    return best


def _order(script: Script[State]) -> int:
    found = [one for op in script.ops for one in brought(op)]
    for what, order in _ORDER:
        if any(one.what in what for one in found):
            return order
    return _COUNTING if any(is_counted(one) for one in found) else _PLAIN


def _worth_using(values: SeatValues, state: CubitosState, seat: int, action: Action) -> bool:
    """A script that only gives is always used; one that takes dice must leave the seat better off."""
    facts = values.facts
    appraisal = values.appraisal
    if action is facts.red_use or is_any_time(facts, action) or is_early(facts, action):
        return True
    script = facts.scripts[script_of(action)]
    die = find_die(state, seat, action, USED)
    kind = (die & KIND_MASK) % BORROWED
    worth = 0.0
    takes = False
    for op in script.ops:
        if isinstance(op, LoseDie) and not op.with_active >= 0:
            takes = True
            worth += _best_loss(values, state, seat, op)
        elif isinstance(op, LoseThis) and not facts.must_lose_symbol[kind] and not facts.must_lose_power[kind]:
            takes = True
            worth += appraisal.loss[kind]
        elif isinstance(op, GainDie) and len(script.ops) == 1 and op.up_to is not None:
            takes = True
            worth += _best_gain(values, state, seat, op, die)
    return not takes or worth + _paid_for_a_loss(values, state, seat) > 0


def _paid_for_a_loss(values: SeatValues, state: CubitosState, seat: int) -> float:
    """What the first loss of the round brings in the late window (Schmutz)."""
    if state.marks[seat] & LOST_A_DIE:
        return 0.0
    facts = values.facts
    worth = 0.0
    for die in state.active[seat]:
        kind = (die & KIND_MASK) % BORROWED
        if facts.late[kind] >= 0 and shows_ability(die):
            for op in facts.scripts[facts.late[kind]].ops:
                if isinstance(op, Gain) and op.if_marked == LOST_A_DIE:
                    worth += op_worth(values.appraisal, kind, op) / LOST_LATELY
    return worth


def _best_loss(values: SeatValues, state: CubitosState, seat: int, op: LoseDie) -> float:
    kinds = [reference >> 3 & KIND_MASK for reference in op.found(state, seat)]
    return max([values.appraisal.loss[kind % BORROWED] for kind in kinds], default=0.0)


def _best_gain(values: SeatValues, state: CubitosState, seat: int, op: GainDie, die: int) -> float:
    return max([values.appraisal.gain[action.value] for action in op.options(state, seat, die)], default=0.0)


def pool(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Now abilities only bring dice, so all are used: those that set faces last, when most is known."""
    uses = with_verb(choice, "use")
    if not uses:
        return last(choice)
    return min(uses, key=lambda action: _order(values.facts.scripts[script_of(action)]) == _BORROWING)


def optional(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Accept if the parts together are a gain."""
    frame = state.stacks[seat][-1]
    op = state.scripts[frame.script].ops[frame.at]
    worth = 0.0
    for part in getattr(op, "ops", ()):
        if isinstance(part, LoseDie):
            worth += _best_loss(values, state, seat, part)
        elif isinstance(part, GainDie):
            worth += max(
                [values.appraisal.gain[action.value] for action in part.options(state, seat, frame.item)], default=0
            )
        else:
            worth += op_worth(values.appraisal, (frame.item & KIND_MASK) % BORROWED, part)
    return choice.actions[0] if worth > 0 else last(choice)


def late(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    return choice.actions[0]
