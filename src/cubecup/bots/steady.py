"""The level `steady`: sound rules of thumb, a few microseconds a decision.

It draws its best dice, pushes while the risk is small, buys the dearest dice it can, uses all abilities, sheds gray
dice, and runs along the shortest way with a look at the rewards beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from cubecup.bots.distance import distances, shortcut_saves, to_go
from cubecup.bots.effects import gives
from cubecup.bots.picks import first_with, last, with_verb
from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.styles import PLAIN, Style
from cubecup.cubitos.dice import BORROWED, DARK, FACE_SHIFT, LIGHT, POWER, SYMBOL, TYPE_MASK
from cubecup.cubitos.moving import MOVEMENT_PRICE, is_origin, stands_where_round_began
from cubecup.cubitos.odds.push import push_odds
from cubecup.cubitos.offers import script_of, started_script
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.losses import LoseDie
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import ACTIVE, AT_RISK, ROLL
from cubecup.cubitos.track import CREDITS, FAN, FINISH, GAIN, LOSE, START, Reward, Track
from cubecup.cubitos.zones import any_in, reference_kind, size
from cubecup.kernel.game import State

RISK: Final = 0.4  # the bust chance it takes with 3 active dice, ...
RISK_BY_DIE: Final = 0.02  # ... and how much less for each die more
SAFE_ENOUGH: Final = 0.08  # below this chance a die that makes a push safe is saved
FEW_DICE: Final = 8  # with fewer it keeps even its gray ones
NEAR_FINISH: Final = 5.0  # from here money buys movement, not dice
LOOK_AHEAD: Final = 12  # movement up to which a route is looked up
STONES: Final = 4.0  # spaces a shortcut for money must save
_REWARD: Final = {FAN: 1.0, LOSE: 0.8}
_BY_CREDIT: Final = 0.3
_BY_COST: Final = 0.25

_Answer = Callable[[CubitosState, int, Choice, Style], Action]


class Steady(Policy):
    """Keeps nothing from one decision to the next."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style
        self.name = f"steady:{style.name}" if style.name else "steady"

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        if not isinstance(state, CubitosState):
            raise TypeError("steady plays Cubitos")
        answer = ANSWERS.get(choice.kind)
        return answer(state, seat, choice, self.style) if answer else choice.actions[0]


# -- the Roll Phase ----------------------------------------------------------------------------------------


def _last_take(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    """The last kind offered leaves just enough dice, so it begins the dearest selection."""
    takes = with_verb(choice, "take")
    return takes[-1] if takes else last(choice)


def _first_take(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    return first_with(choice, "take") or last(choice)


def _push_or_pass(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    use = first_with(choice, "use")
    if use:
        return use
    push = first_with(choice, "push")
    passing = first_with(choice, "pass")
    if push is None or passing is None:
        return choice.actions[0]
    if not any_in(state, seat, state.roll):
        return passing
    if not state.marks[seat] & AT_RISK:
        return push
    allowed = (RISK - RISK_BY_DIE * (len(state.active[seat]) - 3)) / style.fear
    return push if push_odds(state, seat).bust < max(0.0, allowed) else passing


def _before_push(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    """Plain symbols roll again, for they have done their work; power symbols stay; safety when it is needed."""
    facts = state.facts
    for action in with_verb(choice, "use"):
        ops = facts.scripts[script_of(action)].ops
        if gives(ops, goods.SAFE_PUSH):
            if push_odds(state, seat).bust > SAFE_ENOUGH:
                return action
        elif not action.text.endswith("power"):
            return action
    return first_with(choice, "roll") or choice.actions[0]


def _drop_grays(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    for action in with_verb(choice, "drop"):
        if action.value in (LIGHT, DARK):
            return action
    return last(choice)


def _take_idle(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    """Dice for a roll of their own: those that are not active already."""
    idle = [action for action in with_verb(choice, "take") if action.value & 7 != ACTIVE]
    if idle:
        return idle[-1]
    ends = [action for action in choice.actions if action.verb != "take"]
    return ends[0] if ends else choice.actions[0]


# -- dice ----------------------------------------------------------------------------------------------------


def _cost(state: CubitosState, kind: int) -> float:
    kind %= BORROWED
    return state.facts.cost[kind] + (0.5 if kind == DARK else 0.0)


def _kind(action: Action) -> int:
    return reference_kind(action.value) if action.verb in ("take", "lose", "give") else action.value


def _dearest(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    dice = [action for action in choice.actions if action.verb in ("buy", "gain", "borrow", "take")]
    return max(dice, key=lambda action: _cost(state, _kind(action))) if dice else last(choice)


def _buy(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    """The dearest die it can pay; close to the finish credits are kept for movement."""
    if to_go(state.facts, state.leg[seat], state.space[seat]) > NEAR_FINISH:
        return _dearest(state, seat, choice, style)
    paid = [action for action in with_verb(choice, "buy") if state.facts.cost[action.value] <= state.money[seat]]
    return paid[-1] if paid else last(choice)


def _cheapest(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    dice = [action for action in choice.actions if action.verb in ("lose", "give", "take")]
    return min(dice, key=lambda action: _cost(state, _kind(action)))


def _gray_or_none(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    """Only gray dice are given up freely, and only by someone who has enough dice."""
    best = _cheapest(state, seat, choice, style)
    worthless = _kind(best) in (LIGHT, DARK) and _owned(state, seat) > FEW_DICE
    return best if worthless else last(choice)


def _owned(state: CubitosState, seat: int) -> int:
    zones = (state.draw, state.roll, state.discard)
    return sum(size(state, seat, counts) for counts in zones) + len(state.active[seat])


def _face(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    order = {POWER: 100, SYMBOL: 99}
    return max(choice.actions, key=lambda action: order.get(action.value & TYPE_MASK, action.value >> 3))


def _drag_along(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    return min(choice.actions, key=lambda action: (_cost(state, _kind(action)), action.value >> 3 >> FACE_SHIFT))


# -- the Run Phase ---------------------------------------------------------------------------------------------


def _use(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    """Everything at hand; what costs a die only while there are gray ones to spare."""
    facts = state.facts
    base = seat * state.kinds
    for action in with_verb(choice, "use"):
        ops = facts.scripts[started_script(facts, action)].ops
        if not gives(ops, goods.LOSS):
            return action
        from_roll = any(isinstance(op, LoseDie) and op.zones == (ROLL,) for op in ops)
        zones = (state.roll,) if from_roll else (state.draw, state.roll, state.discard)
        grays = sum(counts[base + LIGHT] + counts[base + DARK] for counts in zones)
        if grays and _owned(state, seat) > FEW_DICE:
            return action
    return last(choice)


def _accept(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    return choice.actions[0]


def _reward(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    if first_with(choice, "lose"):
        return _gray_or_none(state, seat, choice, style)
    return _dearest(state, seat, choice, style) if first_with(choice, "gain") else choice.actions[0]


def _nearby_reward(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    rewards = state.facts.track_of_leg(state.leg[seat]).rewards
    return max(choice.actions, key=lambda action: sum(map(_reward_worth, rewards[action.value])))


def _reward_worth(reward: Reward) -> float:
    if reward.kind == CREDITS:
        return reward.amount * _BY_CREDIT
    if reward.kind == GAIN:
        return (reward.amount if reward.amount >= 0 else 8) * _BY_COST
    return _REWARD[reward.kind]


@lru_cache(maxsize=64)
def _prospects(track: Track, rewards: float) -> tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]:
    """By space the way to the finish; and by movement left and space, the best end that steps toward it lead to."""
    way = distances(track)
    ends = [-way[space] + rewards * sum(map(_reward_worth, track.rewards[space])) for space in range(track.size)]
    best = [tuple(ends)]
    for _ in range(LOOK_AHEAD):
        before = best[-1]
        best.append(
            tuple(
                max([ends[space], *(before[ahead] for ahead in track.land_steps[space] if way[ahead] <= way[space])])
                for space in range(track.size)
            )
        )
    return way, tuple(best)


def _forward(state: CubitosState, seat: int, choice: Choice, style: Style, held: int) -> Action | None:
    """The step with the best end ahead; no step back, none to where the round began."""
    steps = with_verb(choice, "step")
    if not steps:
        return None
    if steps[0].value == START:
        return steps[0]
    facts = state.facts
    leg = state.leg[seat]
    here = state.space[seat]
    began = state.origin[seat]
    way, prospects = _prospects(facts.track_of_leg(leg), style.rewards / style.progress)
    after = prospects[min(LOOK_AHEAD, max(0, held - 1))]
    best = None
    most = -way[here] - 0.5 if stands_where_round_began(state, seat) else prospects[0][here]  # what staying is worth
    for step in steps:
        space = step.value
        if after[space] > most and way[space] <= way[here] and not is_origin(facts, began, leg, space):
            best = step
            most = after[space]
    return best


def _move(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    track = state.facts.track_of_leg(state.leg[seat])
    space = state.space[seat]
    held = state.movement[seat] + state.water[seat]
    jet = first_with(choice, "jet")
    if jet and held >= 2:
        return jet
    shortcut = first_with(choice, "shortcut")
    if shortcut and shortcut_saves(track, space) > (track.price[space] if track.by_foot[space] else STONES):
        return shortcut
    missing = track.to_finish[space] - held
    purchase = first_with(choice, "buy")
    if purchase and space != FINISH and 0 < missing <= wealth(state, seat) // MOVEMENT_PRICE:
        return purchase
    return _forward(state, seat, choice, style, held) or choice.find("stop")


def _move_at_once(state: CubitosState, seat: int, choice: Choice, style: Style) -> Action:
    return _forward(state, seat, choice, style, 3) or choice.find("stop")


ANSWERS: Final[dict[str, _Answer]] = {
    "draw": _last_take,
    "extra-dice": _last_take,
    "free-draw": _first_take,
    "push-or-pass": _push_or_pass,
    "forced-push": _push_or_pass,
    "before-push": _before_push,
    "drag-along": _drag_along,
    "pool": _accept,
    "would-bust": _accept,
    "bust-discard": _drop_grays,
    "pick-dice": _take_idle,
    "set-die": _dearest,
    "face": _face,
    "use": _use,
    "optional": _accept,
    "either": _accept,
    "gain-die": _dearest,
    "lose": _cheapest,
    "lose-red": _cheapest,
    "give-to": _accept,
    "give": _cheapest,
    "move": _move,
    "move-at-once": _move_at_once,
    "reward": _reward,
    "nearby-reward": _nearby_reward,
    "late": _accept,
    "buy": _buy,
}
