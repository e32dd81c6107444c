"""Steps 5 to 7 after the runner has stopped: rewards, the late window, Buy, Discard (RUN-5 to RUN-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos import zones
from cubecup.cubitos.dice import KIND_MASK, OWN_KINDS, WHITE
from cubecup.cubitos.moving import stands_where_round_began
from cubecup.cubitos.offers import late_die, start_late
from cubecup.cubitos.purse import (
    CREDIT_UNIT,
    FROM_REWARD,
    MONEY_UNIT,
    MOVEMENT_UNIT,
    WATER_UNIT,
    advance_fan,
    earn,
    lapse,
    pay,
    wealth,
)
from cubecup.cubitos.track import Reward
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

MOST_PURCHASES: Final = 2  # RUN-7


class SpaceReward(Op["CubitosState"]):
    """RUN-5: the rewards of the space the runner stopped on, unless the round began there (on whatever lap)."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if not stands_where_round_began(state, seat):
            start_rewards(state, seat, state.space[seat])


def stops_for_rewards(state: CubitosState, seat: int) -> bool:
    """Whether a runner who stops here is given any."""
    rewards = state.facts.track_of_leg(state.leg[seat]).rewards[state.space[seat]]
    return len(rewards) > 0 and not stands_where_round_began(state, seat)


def start_rewards(state: CubitosState, seat: int, space: int) -> None:
    if state.facts.track_of_leg(state.leg[seat]).rewards[space]:
        state.call(seat, state.facts.reward_script, space)


def _reward(state: CubitosState, seat: int, frame: Frame) -> Reward:
    return state.facts.track_of_leg(state.leg[seat]).rewards[frame.item][frame.x]


def asked_reward(state: CubitosState, seat: int) -> Reward:
    """The one that a question of kind `reward` is about."""
    return _reward(state, seat, state.stacks[seat][-1])


class TakeRewards(Op["CubitosState"]):
    """The rewards of a space one after another, each optional; the frame notes which (x) of which space (item)."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        reward = _reward(state, seat, frame)
        if reward.kind == "lose":
            losable = zones.references(state, seat, facts.all_zones, facts.losable_kinds)
            return Choice("reward", "TRACK-3", (*[facts.reference("lose", r) for r in losable], facts.skip))
        if reward.kind == "gain":
            gains = gain_actions(state, reward.amount)
            return Choice("reward", "TRACK-3", (*gains, facts.skip))
        if reward.kind == "credits" and not facts.credits_watched:
            return Choice("reward", "RUN-5", (facts.accept,))  # never worse, so not asked
        return Choice("reward", "RUN-5", (facts.accept, facts.skip))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        reward = _reward(state, seat, frame)
        if frame.x + 1 < len(state.facts.track_of_leg(state.leg[seat]).rewards[frame.item]):
            state.repeat(seat, frame, frame.x + 1)
        if answer.verb == "skip":
            return
        state.tell("reward", seat, state.leg[seat], frame.item, reward.kind, reward.amount)
        if reward.kind == "credits":
            earn(state, seat, CREDIT_UNIT, reward.amount, FROM_REWARD)
        elif reward.kind == "fan":
            advance_fan(state, seat, with_credits=True)
        elif reward.kind == "lose":
            zones.lose(state, seat, answer.value)
        else:
            zones.gain(state, seat, answer.value)


def gain_actions(state: CubitosState, highest_cost: int) -> list[Action]:
    """Gain actions for dice in trays that cost at most this (-1: any); the spare grays cost 0 (COMP-3)."""
    facts = state.facts
    return [
        facts.gains[kind]
        for kind in range(OWN_KINDS)
        if state.tray[kind] and (highest_cost < 0 or facts.cost[kind] <= highest_cost)
    ]


class LateAbilities(Op["CubitosState"]):
    """RUN-6: the late abilities of one colour, die by die; a colour without one has an empty list."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        script = facts.late[self.kind]
        die = late_die(state, seat, self.kind) if script >= 0 else -1
        if die < 0 or not facts.scripts[script].useful(state, seat, die):
            return None
        if facts.late_is_forced[self.kind] or facts.harmless[script]:
            return Choice("late", "RUN-6", (facts.late_uses[self.kind],))
        return Choice("late", "RUN-6", (facts.late_uses[self.kind], facts.skip))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb == "skip":
            return
        state.repeat(seat, frame)
        start_late(state, seat, self.kind)


class Buy(Op["CubitosState"]):
    """RUN-7: up to two dice of different colours; the frame notes the colours bought (x, as bits)."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        bought = frame.x
        if bought.bit_count() >= MOST_PURCHASES:
            return None
        facts = state.facts
        cost = facts.cost
        money = wealth(state, seat)
        tray = state.tray
        buys = [
            facts.buys[kind]
            for kind in range(WHITE, OWN_KINDS)
            if cost[kind] <= money and tray[kind] and not bought >> kind & 1
        ]
        return Choice("buy", "RUN-7", (*buys, facts.done)) if buys else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb == "done":
            if answer is None and not frame.x:
                state.tell("no-purchase", seat)
            return
        kind = answer.value
        pay(state, seat, state.facts.cost[kind])
        state.tell("buy", seat, kind, state.facts.cost[kind])
        zones.gain(state, seat, kind)
        state.repeat(seat, frame, frame.x | 1 << kind)


class DiscardActive(Op["CubitosState"]):
    """RUN-8: all active dice to Discard; dice in Roll stay; money is lost, credits stay."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        base = seat * state.kinds
        if state.active[seat]:
            for die in state.active[seat]:
                state.discard[base + (die & KIND_MASK)] += 1
            state.active[seat].clear()
            if state.journal is not None:
                state.tell("clear", seat)
        lapse(state, seat, MONEY_UNIT, state.money)
        lapse(state, seat, MOVEMENT_UNIT, state.movement)  # what dice rolled after Move have brought
        lapse(state, seat, WATER_UNIT, state.water)
