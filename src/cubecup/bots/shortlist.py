"""The few answers to a choice that are worth a search, by the ranking of `sharp`; its own answer comes first.

A plan is the answer to the choice, and in the Move step and for a draw the answers that follow it, too. A kind of
choice that is not named here is not searched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cubecup.bots import picks
from cubecup.bots.draws import DRAWS, draws
from cubecup.bots.picks import with_verb
from cubecup.bots.routes import plan_moves
from cubecup.bots.sharp import end_worth
from cubecup.cubitos.terms import AT_RISK
from cubecup.cubitos.zones import reference_kind

if TYPE_CHECKING:
    from cubecup.bots.protocol import Action, Choice
    from cubecup.bots.search import Plan
    from cubecup.bots.seat_values import SeatValues
    from cubecup.bots.sharp import Sharp
    from cubecup.cubitos.state import CubitosState

MOST: Final = 4  # plans
MUCH_WORSE: Final = 3.0  # movement by which the end of a way is not worth a try
# The same for a wide list: ends of ways need few playouts to be told apart.
MOST_WIDE: Final = 12
MUCH_WORSE_WIDE: Final = 6.0

_Others = Callable[["SeatValues", "CubitosState", int, "Choice"], "list[Action]"]


def shortlist(sharp: Sharp, state: CubitosState, seat: int, choice: Choice, wide: bool = False) -> list[Plan]:
    """Plans to compare, the best by rule of thumb first; a single one where there is nothing to think about."""
    most = MOST_WIDE if wide else MOST
    if choice.kind == "move":
        return _ways(sharp.values_of(state, seat), state, seat, most, MUCH_WORSE_WIDE if wide else MUCH_WORSE)
    if choice.kind in DRAWS and wide:
        return draws(sharp.values_of(state, seat), state, seat, choice)
    own = sharp.pick(state, seat, choice)
    others = OTHERS.get(choice.kind) or (_any if wide and choice.kind in SMALL else None)
    if others is None:
        return [(own.text,)]
    found = [action for action in others(sharp.values_of(state, seat), state, seat, choice) if action is not own]
    return [(own.text,), *((action.text,) for action in found[: most - 1])]


def _ways(values: SeatValues, state: CubitosState, seat: int, most: int, much_worse: float) -> list[Plan]:
    ways = plan_moves(state, seat, end_worth(values, state, seat), most)
    return [tuple(way) for worth, way in ways if worth > ways[0][0] - much_worse]


def _push_or_pass(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> list[Action]:
    """A push without risk needs no thought, and a die that can be set on a face is used before."""
    if not state.marks[seat] & AT_RISK or with_verb(choice, "use"):
        return []
    return [*with_verb(choice, "push"), *with_verb(choice, "pass")]


def _any(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> list[Action]:
    return list(choice.actions)


def _gains(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> list[Action]:
    """Dice to buy or gain, the best first, and to decline."""
    gain = values.appraisal.gain
    dice = [action for action in choice.actions if action.verb in ("buy", "gain")]
    dice.sort(key=lambda action: -gain[action.value])
    rest = [action for action in choice.actions if action not in dice]
    return [*dice[: MOST - 2], *rest, *dice[MOST - 2 :]]


def _losses(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> list[Action]:
    """Dice to lose or give, one of a kind, and to decline."""
    dice = [action for action in choice.actions if action.verb in ("lose", "give")]
    dice.sort(key=lambda action: -picks.loss_worth(values, action))
    by_kind: dict[int, Action] = {}
    for action in dice:
        by_kind.setdefault(reference_kind(action.value), action)
    rest = [action for action in choice.actions if action not in dice]
    return [*list(by_kind.values())[: MOST - 2], *rest]


def _rewards(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> list[Action]:
    return (_losses if with_verb(choice, "lose") else _gains)(values, state, seat, choice)


# Choices that are worth a thought only to one who has the time.
SMALL: Final = frozenset(
    {"set-die", "face", "late", "use", "pool", "before-push", "drag-along", "bust-discard", "pick-dice", "give-to",
     "nearby-reward", "move-at-once"}
)  # fmt: skip

OTHERS: Final[dict[str, _Others]] = {
    "push-or-pass": _push_or_pass,
    "would-bust": _any,
    "either": _any,
    "optional": _any,
    "buy": _gains,
    "gain-die": _gains,
    "lose": _losses,
    "lose-red": _losses,
    "give": _losses,
    "reward": _rewards,
}
