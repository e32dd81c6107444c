"""Sharp answers about single dice: which to draw, drop, roll again, lose, give, gain, borrow or set on a face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.bots.distance import to_go
from cubecup.bots.protocol import Action, Choice
from cubecup.cubitos.dice import BORROWED, FACE_MASK, FACE_SHIFT, KIND_MASK, OWN_KINDS, START_DIE, USED
from cubecup.cubitos.terms import ACTIVE, DISCARD, DRAW, ROLL
from cubecup.cubitos.zones import reference_kind

if TYPE_CHECKING:
    from cubecup.bots.seat_values import SeatValues
    from cubecup.cubitos.state import CubitosState

BIRD_IN_HAND: Final = 0.2  # what rolling an active die again must gain at least


def with_verb(choice: Choice, verb: str) -> list[Action]:
    return [action for action in choice.actions if action.verb == verb]


def first_with(choice: Choice, verb: str) -> Action | None:
    for action in choice.actions:
        if action.verb == verb:
            return action
    return None


def last(choice: Choice) -> Action:
    """The answer that declines, by the order of actions."""
    return choice.actions[-1]


# -- drawing -------------------------------------------------------------------------------------------


def draw(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """The best dice first; picks go in the order of kinds, so it is the lowest kind among those wanted."""
    frame = state.stacks[seat][-1]
    base = seat * state.kinds
    uncounted = 0 if choice.kind == "extra-dice" else state.uncounted[seat]
    kinds = [action.value >> 3 for action in with_verb(choice, "take")]
    free = [kind for kind in kinds if uncounted >> kind & 1]
    wanted: list[int] = []
    for kind in range(frame.x, state.kinds):
        if not uncounted >> kind & 1:
            wanted += [kind] * state.draw[base + kind]
    wanted.sort(key=lambda kind: -roll_worth(values, kind))
    needed = wanted[: max(0, frame.y)] + free  # dice that do not count are extra chances to hit
    if not needed:
        return last(choice)
    lowest = min(needed)
    for action in with_verb(choice, "take"):
        if action.value >> 3 == lowest:
            return action
    return choice.actions[0]


def roll_worth(values: SeatValues, kind: int) -> float:
    return values.appraisal.yields[kind % BORROWED]


def free_draw(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Every die may come, and every one is another chance to hit."""
    return (with_verb(choice, "take") or [last(choice)])[0]


def bust_discard(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Dice worse than what would be drawn in their place go; the rest are rolled again next round."""
    base = seat * state.kinds
    total = 0.0
    dice = 0
    for kind in range(OWN_KINDS):
        count = state.draw[base + kind] + state.discard[base + kind]
        total += count * roll_worth(values, kind)
        dice += count
    average = total / dice if dice else 0.0
    for action in with_verb(choice, "drop"):
        if action.value != START_DIE and roll_worth(values, action.value) < average:
            return action
    return last(choice)


def pick_dice(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Dice for a roll of their own: idle ones, the best first; an active die only if it gains by it."""
    takes = with_verb(choice, "take")
    ends = [action for action in choice.actions if action.verb != "take"]
    at_least = not ends or ends[0].verb == "skip"
    frame = state.stacks[seat][-1]
    op = state.scripts[frame.script].ops[frame.at]
    most: int = getattr(op, "most", 99)
    gains = [(repick_gain(values, state, seat, action), action) for action in takes]
    good = [(gain, action) for gain, action in gains if gain > 0]
    if not good:
        return ends[0] if ends else max(gains, key=lambda pair: pair[0])[1]
    if not at_least or most > 2:
        return good[0][1]  # in the order of picks: all of them will be taken
    left = most - frame.y
    best = sorted(good, key=lambda pair: -pair[0])[:left]
    return next(action for _, action in good if any(action is chosen for _, chosen in best))


def repick_gain(values: SeatValues, state: CubitosState, seat: int, action: Action) -> float:
    """What rolling a die again brings: an active one gives up its face unless it is used, an idle one nothing."""
    kind = reference_kind(action.value) % BORROWED
    gain = values.appraisal.roll(kind)
    if action.value & 7 != ACTIVE:
        return gain
    die = action.value >> 3
    return gain if die & USED else gain - face_worth(values, die) - BIRD_IN_HAND


def face_worth(values: SeatValues, die: int) -> float:
    return values.appraisal.face(die & KIND_MASK, die >> FACE_SHIFT & FACE_MASK)


# -- losing and gaining ----------------------------------------------------------------------------------

_ZONE_BONUS: Final = {DISCARD: 0.0, DRAW: 0.05, ROLL: 0.02, ACTIVE: 0.01}  # which of like dice is missed least


def loss_worth(values: SeatValues, action: Action) -> float:
    """What a seat gains by losing a die; negative where it is missed."""
    kind = reference_kind(action.value)
    if kind >= BORROWED:
        return 0.0  # it goes back anyway (ABIL-10)
    return values.appraisal.loss[kind] - _ZONE_BONUS.get(action.value & 7, 0.0)


def lose(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """The die a seat is best off without; where it may decline, only if that is a gain."""
    losses = [action for action in choice.actions if action.verb in ("lose", "give")]
    best = max(losses, key=lambda action: loss_worth(values, action))
    if len(losses) < len(choice.actions) and loss_worth(values, best) <= 0:
        return last(choice)
    return best


def gain(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    gains = with_verb(choice, "gain")
    best = max(gains, key=lambda action: values.appraisal.gain[action.value])
    if len(gains) < len(choice.actions) and values.appraisal.gain[best.value] <= 0:
        return last(choice)
    return best


def reward(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    if with_verb(choice, "lose"):
        return lose(values, state, seat, choice)
    if with_verb(choice, "gain"):
        return gain(values, state, seat, choice)
    return choice.actions[0]


def give_to(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """A useless die hurts most where the runner is ahead."""
    return min(
        choice.actions, key=lambda action: to_go(values.facts, state.leg[action.value], state.space[action.value])
    )


# -- faces -----------------------------------------------------------------------------------------------


def set_die(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """The die with the best face; it is worth what the face gives beyond a plain roll of it."""

    def worth(action: Action) -> float:
        kind = (action.value if action.verb == "borrow" else reference_kind(action.value)) % BORROWED
        best = max(values.appraisal.face(kind, face) for face in values.facts.faces[kind])
        return best if action.verb == "borrow" else best - values.appraisal.roll(kind)

    return max(choice.actions, key=worth)


def face(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    kind = (state.stacks[seat][-1].x - 1) % BORROWED
    return max(choice.actions, key=lambda action: values.appraisal.face(kind, action.value))
