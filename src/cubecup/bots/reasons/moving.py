"""Reasons for steps: where the walk leads that begins with them, and what is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cubecup.bots.distance import shortcut_saves, to_go
from cubecup.bots.protocol import Action
from cubecup.bots.reasons.decision import Decision, Reason, against, because
from cubecup.bots.routes import plan_move
from cubecup.bots.sharp import end_worth
from cubecup.cubitos.moving import has_finished, stands_where_round_began
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import ANY_COST, CREDITS, FAN, GAIN, Reward

_BY_ITSELF: Final = frozenset({"stop", "jet", "shortcut"})  # verbs that are told, not where they lead
_OF_REWARD: Final = {FAN: "to-fan", CREDITS: "to-credits", GAIN: "to-gain"}


def move(decision: Decision, action: Action) -> Reason:
    state, seat = decision.state, decision.seat
    if action.verb == "stop":
        return _stop(decision)
    if action.verb == "jet":
        return because("jet", n=2 * (state.movement[seat] + state.water[seat]))
    if action.verb == "shortcut":
        track = decision.values.facts.track_of_leg(state.leg[seat])
        return because("shortcut", n=round(shortcut_saves(track, state.space[seat])))
    return _end(decision, _walked(decision, action))


def walk(decision: Decision, plan: Sequence[str]) -> Reason:
    """A whole walk is told by where it ends, whatever else its first step could lead to."""
    first = decision.choice.find(plan[0])
    if first.verb in _BY_ITSELF:
        return move(decision, first)
    state = decision.after(first)
    for step in plan[1:]:
        if step != "stop":
            state.apply(decision.seat, step)
    return _end(decision, state)


def _walked(decision: Decision, action: Action) -> CubitosState:
    """The position at the end of the best walk that begins with an action, before it is ended."""
    state = decision.after(action)
    seat = decision.seat
    asked = seat in state.actors() and state.choice(seat).kind == "move"
    way = plan_move(state, seat, end_worth(decision.values, state, seat)) if asked else ["stop"]
    for step in way[:-1]:
        state.apply(seat, step)
    return state


def _stop(decision: Decision) -> Reason:
    state, seat = decision.state, decision.seat
    left = state.movement[seat] + state.water[seat]
    rewards = _rewards(state, seat)
    if left and not rewards and not has_finished(state, seat):
        return against("stop-short", n=left)
    return _end(decision, state)


def _end(decision: Decision, state: CubitosState) -> Reason:
    """What is good about ending where the runner stands: the finish, a reward, a red line, or just the way done."""
    seat = decision.seat
    if has_finished(state, seat):
        return because("to-finish")
    rewards = _rewards(state, seat)
    if rewards:
        return reward_of(decision, rewards)
    crossed = _lines(state, seat) - _lines(decision.state, seat)
    left = round(to_go(state.facts, state.leg[seat], state.space[seat]))
    return because("to-line", n=left) if crossed > 0 else because("to-go", n=left)


def _lines(state: CubitosState, seat: int) -> int:
    leg = state.leg[seat]
    return state.facts.lines_before(leg) + state.facts.track_of_leg(leg).section[state.space[seat]]


def _rewards(state: CubitosState, seat: int) -> tuple[Reward, ...]:
    """The rewards a runner gets if it ends its step here (TRACK-3)."""
    if stands_where_round_began(state, seat):
        return ()
    return state.facts.track_of_leg(state.leg[seat]).rewards[state.space[seat]]


def reward_of(decision: Decision, rewards: tuple[Reward, ...]) -> Reason:
    """The best of a space's rewards."""
    best = max(rewards, key=decision.values.reward)
    if best.kind == GAIN and best.amount == ANY_COST:
        return because("to-gain-any")
    return because(_OF_REWARD.get(best.kind, "to-lose"), n=best.amount)


def move_at_once(decision: Decision, action: Action) -> Reason:
    """A few spaces in the middle of the Run Phase: where the step itself leads."""
    state = decision.state if action.verb != "step" else decision.after(action)
    left = to_go(state.facts, state.leg[decision.seat], state.space[decision.seat])
    return because("to-finish") if left <= 0 else because("to-go", n=round(left))


def nearby_reward(decision: Decision, action: Action) -> Reason:
    track = decision.values.facts.track_of_leg(decision.state.leg[decision.seat])
    return reward_of(decision, track.rewards[action.value])
