"""Two simple opponents: `RandomBot` for any game, and `ForwardBot`, which just runs for the finish in Cubitos.

Both draw from a small random stream of their own; neither looks at the dice to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from cubecup.cubitos.dice import BORROWED, DARK, FACE_SHIFT, POWER, SYMBOL, TYPE_MASK
from cubecup.cubitos.moving import MOVEMENT_PRICE
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import ACTIVE, AT_RISK
from cubecup.cubitos.track import CREDITS, FAR, FINISH, GAIN, START, Reward, Track
from cubecup.cubitos.zones import reference_kind, size
from cubecup.kernel import rng
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.game import State
from cubecup.odds import bust_chance

DARING: Final = 0.25  # the bust chance at which ForwardBot stops pushing
ENOUGH_DICE: Final = 7  # active dice at which it stops
_STONES_SAVE: Final = 4  # steps a shortcut for money must save
_FEW_DICE: Final = 8  # with fewer it keeps even its gray ones
_TRIMMERS: Final = ("reliever-beaver", "benchwarmer")  # cards whose use costs a die
_REWARD_WORTH: Final = {"fan": 3, "lose": 2}  # in credits


class SimpleBot(Protocol):
    """Whoever answers the choice of a seat."""

    def decide(self, state: State, seat: int) -> Action: ...


class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self._stream = rng.streams(seed, 1)

    def decide(self, state: State, seat: int) -> Action:
        actions = state.choice(seat).actions
        return actions[rng.below(self._stream, 0, len(actions))]


class ForwardBot:
    """Runs along the shortest way by land, buys the dearest die, uses what it has, and pushes with some care."""

    def __init__(self, seed: int = 0) -> None:
        self._stream = rng.streams(seed, 1)

    def decide(self, state: State, seat: int) -> Action:
        assert isinstance(state, CubitosState), "ForwardBot plays Cubitos"
        choice = state.choice(seat)
        answer = _BY_KIND.get(choice.kind)
        best = answer(state, seat, choice) if answer else choice.actions
        return best[rng.below(self._stream, 0, len(best))] if len(best) > 1 else best[0]


# An answer lists the actions the bot likes best; among several it draws by lot.
_Answer = Callable[[CubitosState, int, Choice], tuple[Action, ...]]


def _verbs(choice: Choice, *verbs: str) -> tuple[Action, ...]:
    return tuple(action for action in choice.actions if action.verb in verbs)


def _prefer(*verbs: str) -> _Answer:
    """The first of these verbs that is offered; otherwise the last action, which gives up."""

    def answer(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
        for verb in verbs:
            found = _verbs(choice, verb)
            if found:
                return found[:1]
        return choice.actions[-1:]

    return answer


def _push_or_pass(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    uses = _verbs(choice, "use")
    if uses:
        return uses[:1]
    safe = not state.marks[seat] & AT_RISK
    if safe or (bust_chance(state, seat) < DARING and len(state.active[seat]) < ENOUGH_DICE):
        return _verbs(choice, "push") or _verbs(choice, "pass")
    return _verbs(choice, "pass") or _verbs(choice, "push")


def _before_push(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    """Only what keeps the push from busting is used unasked; dice that would rejoin the roll stay active."""
    safety = tuple(action for action in choice.actions if action.text.startswith("use pina-cubelada"))
    if safety and bust_chance(state, seat) > 0:
        return safety
    return _verbs(choice, "roll") or choice.actions[:1]


def _last_take(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    """Kinds are picked in order, and the last one offered leaves just enough: so the best dice are drawn."""
    return _verbs(choice, "take")[-1:]


def _take_idle(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    """Dice to roll again: any that are not active already."""
    idle = tuple(action for action in _verbs(choice, "take") if action.value & 7 != ACTIVE)
    return idle[-1:] or _verbs(choice, "done", "skip") or choice.actions[:1]


def _worth(state: CubitosState, kind: int) -> int:
    return 2 * state.table.cost[kind % BORROWED] + (kind == DARK)


def _kind(action: Action) -> int:
    """The kind of die an action speaks of."""
    return reference_kind(action.value) if action.verb in ("take", "lose", "give") else action.value


def _dearest(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    dice = _verbs(choice, "buy", "gain", "borrow", "take")
    most = max((_worth(state, _kind(action)) for action in dice), default=0)
    return tuple(action for action in dice if _worth(state, _kind(action)) == most) or choice.actions[-1:]


def _cheapest(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    dice = _verbs(choice, "lose", "give", "take", "drop")
    least = min((_worth(state, _kind(action)) for action in dice), default=0)
    return tuple(action for action in dice if _worth(state, _kind(action)) == least)[:1] or choice.actions[-1:]


def _drop_grays(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    grays = tuple(action for action in _verbs(choice, "drop") if action.value <= DARK)
    return grays[:1] or _verbs(choice, "done")


def _reward(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    if _verbs(choice, "accept"):
        return _verbs(choice, "accept")
    if _verbs(choice, "gain"):
        return _dearest(state, seat, choice)
    loss = _cheapest(state, seat, choice)
    worthless = loss[0].verb == "lose" and _kind(loss[0]) <= DARK
    return loss if worthless and _owned(state, seat) >= _FEW_DICE else _verbs(choice, "skip")


def _owned(state: CubitosState, seat: int) -> int:
    zones = (state.draw, state.roll, state.discard)
    return sum(size(state, seat, counts) for counts in zones) + len(state.active[seat])


def _use(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    """Everything at hand, but no die is thrown away by someone who has few."""
    uses = _verbs(choice, "use")
    if _owned(state, seat) < _FEW_DICE:
        uses = tuple(use for use in uses if use.text.split()[1] not in _TRIMMERS)
    return uses[:1] or _verbs(choice, "ready", "done")


def _optional(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    return _verbs(choice, "accept" if _owned(state, seat) >= _FEW_DICE else "skip")


def _face(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    order = {POWER: 100, SYMBOL: 99}
    return (max(choice.actions, key=lambda action: order.get(action.value & TYPE_MASK, action.value >> 3)),)


def _nearby_reward(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    rewards = _track(state, seat).rewards
    return (max(choice.actions, key=lambda action: sum(map(_reward_worth, rewards[action.value]))),)


def _reward_worth(reward: Reward) -> int:
    if reward.kind == CREDITS:
        return reward.amount
    if reward.kind == GAIN:
        return reward.amount if reward.amount >= 0 else 9
    return _REWARD_WORTH[reward.kind]


# -- moving ------------------------------------------------------------------------------------------


def _track(state: CubitosState, seat: int) -> Track:
    return state.table.track_of_leg(state.leg[seat])


def _distance(track: Track, space: int) -> int:
    steps = track.to_finish[space]
    return steps if steps != FAR else 9999


def _forward(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    """The steps that come nearest to the finish, if they come nearer; the last step rather onto a reward."""
    steps = _verbs(choice, "step")
    if not steps:
        return ()
    if steps[0].value == START:
        return steps[:1]
    track = _track(state, seat)
    nearest = min(_distance(track, step.value) for step in steps)
    if nearest >= _distance(track, state.space[seat]):
        return ()
    best = tuple(step for step in steps if _distance(track, step.value) == nearest)
    if state.movement[seat] + state.water[seat] == 1:
        return tuple(step for step in best if track.rewards[step.value]) or best
    return best


def _move(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    track = _track(state, seat)
    space = state.space[seat]
    held = state.movement[seat] + state.water[seat]
    jet = _verbs(choice, "jet")
    if jet and held >= 2:
        return jet
    shortcut = _verbs(choice, "shortcut")
    if shortcut:
        saved = _distance(track, space) - _distance(track, track.shortcut[space])
        if saved > (track.price[space] if track.by_foot[space] else _STONES_SAVE):
            return shortcut
    missing = _distance(track, space) - held
    purchase = tuple(action for action in _verbs(choice, "buy"))
    if purchase and space != FINISH and 0 < missing <= wealth(state, seat) // MOVEMENT_PRICE:
        return purchase
    return _forward(state, seat, choice) or _verbs(choice, "stop")


def _move_at_once(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    return _forward(state, seat, choice) or _verbs(choice, "stop")


def _drag_along(state: CubitosState, seat: int, choice: Choice) -> tuple[Action, ...]:
    """A die whose face is worth least goes along."""
    return (min(choice.actions, key=lambda action: (_worth(state, _kind(action)), action.value >> 3 >> FACE_SHIFT)),)


_BY_KIND: Final[dict[str, _Answer]] = {
    "push-or-pass": _push_or_pass,
    "forced-push": _push_or_pass,
    "before-push": _before_push,
    "pool": _prefer("use"),
    "would-bust": _prefer("use"),
    "bust-discard": _drop_grays,
    "draw": _last_take,
    "extra-dice": _last_take,
    "free-draw": _prefer("take"),
    "pick-dice": _take_idle,
    "use": _use,
    "optional": _optional,
    "either": _prefer("choose"),
    "move": _move,
    "move-at-once": _move_at_once,
    "reward": _reward,
    "late": _prefer("use"),
    "nearby-reward": _nearby_reward,
    "buy": _dearest,
    "gain-die": _dearest,
    "set-die": _dearest,
    "face": _face,
    "drag-along": _drag_along,
    "lose": _cheapest,
    "lose-red": _cheapest,
    "give": _cheapest,
}
