"""The level `sharp`: expected value with the exact odds, route planning, purchase plans.

Every kind of choice has its row in a table; a kind that has none is answered by looking one step ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cubecup.bots import picks
from cubecup.bots.effects import gives
from cubecup.bots.picks import last, with_verb
from cubecup.bots.protocol import Action, Choice, Policy
from cubecup.bots.purchases import Budget
from cubecup.bots.pushes import rejoining, stake, wants_safety, weigh
from cubecup.bots.routes import EndWorth, plan_move
from cubecup.bots.running import late, optional, pool, use
from cubecup.bots.seat_values import SeatValues
from cubecup.bots.styles import PLAIN, Style
from cubecup.bots.value import lead
from cubecup.cubitos.dice import BORROWED, KIND_MASK, SPENT
from cubecup.cubitos.offers import find_die, script_of
from cubecup.cubitos.ops import goods
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT
from cubecup.cubitos.state import CubitosState
from cubecup.kernel.game import State

Answer = Callable[[SeatValues, CubitosState, int, Choice], Action]


class Sharp(Policy):
    """Remembers nothing but what it has worked out for a position, so equal positions get equal answers."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style
        self.name = f"sharp:{style.name}" if style.name else "sharp"
        self._values: dict[int, SeatValues] = {}

    def pick(self, state: State, seat: int, choice: Choice) -> Action:
        if not isinstance(state, CubitosState):
            raise TypeError("sharp plays Cubitos")
        if len(choice.actions) == 1:
            return choice.actions[0]
        answer = ANSWERS.get(choice.kind)
        if answer is None:
            return look_ahead(state, seat, choice, self.style)
        return answer(self.values_of(state, seat), state, seat, choice)

    def values_of(self, state: CubitosState, seat: int) -> SeatValues:
        known = self._values.get(seat)
        if known is None or not known.matches(state, seat):
            known = self._values[seat] = SeatValues(state, seat, self.style)
        return known


def look_ahead(state: CubitosState, seat: int, choice: Choice, style: Style = PLAIN) -> Action:
    """The action after which the seat is farthest ahead; dice that fall on the way are fresh ones."""
    best = choice.actions[0]
    most = float("-inf")
    for action in choice.actions:
        twin = state.clone()
        twin.reseed(1)
        twin.apply(seat, action)
        worth = lead(twin, seat, style)
        if worth > most:
            most, best = worth, action
    return best


# -- the Roll Phase --------------------------------------------------------------------------------------


def _push_or_pass(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    uses = with_verb(choice, "use")
    if uses:
        return uses[0]  # a die on a face of one's choice is never better later than before the next push
    pushes = with_verb(choice, "push")
    passes = with_verb(choice, "pass")
    if not pushes or not passes:
        return choice.actions[0]
    weighed = weigh(values, state, seat)
    if not weighed.odds.at_risk:
        return pushes[0] if weighed.odds.dice else passes[0]
    return pushes[0] if weighed.pushing > weighed.passing else passes[0]


def _before_push(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    wanted = rejoining(values, state, seat) if values.facts.rejoining_by_power else []
    rolls = with_verb(choice, "roll")
    for action in with_verb(choice, "use"):
        ops = values.facts.scripts[script_of(action)].ops
        if gives(ops, goods.SAFE_PUSH):
            if wants_safety(values, state, seat):
                return action
        elif find_die(state, seat, action, SPENT) in wanted:
            return action
    return rolls[0] if rolls else choice.actions[0]


def _drag_along(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """The die that loses least by being rolled again."""
    return max(choice.actions, key=lambda action: picks.repick_gain(values, state, seat, action))


def _would_bust(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Prevent the bust if what is at stake is worth more than the fan and, where one is lost, the die."""
    facts = values.facts
    at_stake = stake(values, state, seat, state.active[seat]).worth
    busted = stake(values, state, seat, []).worth + values.appraisal.fan_worth(1, with_credits=True)
    for action in with_verb(choice, "use"):
        price = 0.0
        script = script_of(action)
        if gives(facts.scripts[script].ops, goods.THIS_LOST):
            kind = (find_die(state, seat, action, SPENT) & KIND_MASK) % BORROWED
            price = max(0.0, -values.appraisal.loss[kind])
        if at_stake - price > busted:
            return action
    return last(choice)


# -- the Run Phase -----------------------------------------------------------------------------------------


def _either(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """Money or credits (or movement), by their amounts and what they are worth."""
    best = choice.actions[0]
    most = float("-inf")
    for action in choice.actions:
        twin = state.clone()
        money, credits = twin.money[seat], twin.credits[seat]
        movement = twin.movement[seat]
        twin.apply(seat, action)
        gained = {MONEY_UNIT: twin.money[seat] - money, CREDIT_UNIT: twin.credits[seat] - credits}
        purse = values.budget.worth(money + gained[MONEY_UNIT], credits + gained[CREDIT_UNIT])
        worth = purse + twin.movement[seat] - movement
        if worth > most:
            most, best = worth, action
    return best


def _move(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    return choice.find(plan_move(state, seat, end_worth(values, state, seat))[0])


def end_worth(values: SeatValues, state: CubitosState, seat: int) -> EndWorth:
    """What a Move step that ends somewhere is worth, with what is left to spend."""
    money, credits = state.money[seat], state.credits[seat]

    def worth(leg: int, space: int, spent: int) -> float:
        place, reward = values.place(leg, space)
        from_money = min(money, spent)
        return place + values.budget.worth(money - from_money, credits - (spent - from_money) + reward)

    return worth


def _move_at_once(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    """The step with the best prospects; standing still only if nothing is better."""
    track = values.facts.track_of_leg(state.leg[seat])
    leg = state.leg[seat]
    best = last(choice)
    most = values.reach(leg, state.space[seat])[3]
    for action in with_verb(choice, "step"):
        crossing = track.names[action.value] == "start"
        worth = values.reach(leg + 1 if crossing else leg, action.value)[3]
        if worth > most + 1e-9:
            most, best = worth, action
    return best


def _nearby_reward(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    rewards = values.facts.track_of_leg(state.leg[seat]).rewards
    return max(choice.actions, key=lambda action: sum(values.reward(reward) for reward in rewards[action.value]))


def _buy(values: SeatValues, state: CubitosState, seat: int, choice: Choice) -> Action:
    bought = state.stacks[seat][-1].x
    wanted = Budget(values.appraisal, 0.0, bought).plan(state.money[seat], state.credits[seat])
    for action in with_verb(choice, "buy"):
        if action.value in wanted:
            return action
    return last(choice)


ANSWERS: Final[dict[str, Answer]] = {
    "draw": picks.draw,
    "extra-dice": picks.draw,
    "free-draw": picks.free_draw,
    "push-or-pass": _push_or_pass,
    "forced-push": _push_or_pass,
    "before-push": _before_push,
    "drag-along": _drag_along,
    "pool": pool,
    "would-bust": _would_bust,
    "bust-discard": picks.bust_discard,
    "pick-dice": picks.pick_dice,
    "set-die": picks.set_die,
    "face": picks.face,
    "use": use,
    "optional": optional,
    "either": _either,
    "gain-die": picks.gain,
    "lose": picks.lose,
    "lose-red": picks.lose,
    "give-to": picks.give_to,
    "give": picks.lose,
    "move": _move,
    "move-at-once": _move_at_once,
    "reward": picks.reward,
    "nearby-reward": _nearby_reward,
    "late": late,
    "buy": _buy,
}
