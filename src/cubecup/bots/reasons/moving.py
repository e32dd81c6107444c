"""Reasons for steps: where the walk leads that begins with them, and what is there."""

from __future__ import annotations

from typing import Final

from cubecup.bots.pace import shortcut_saves, to_go
from cubecup.bots.protocol import Action
from cubecup.bots.reasons.case import Case, Reason, because
from cubecup.bots.routes import plan_move
from cubecup.bots.sharp import end_worth
from cubecup.cubitos.moving import has_finished, stands_where_round_began
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import ANY_COST, CREDITS, FAN, GAIN, Reward

_OF_REWARD: Final = {FAN: "to-fan", CREDITS: "to-credits", GAIN: "to-gain"}


def move(case: Case, action: Action) -> Reason:
    state, seat = case.state, case.seat
    if action.verb == "stop":
        return _stop(case)
    if action.verb == "jet":
        return because("jet", n=2 * (state.movement[seat] + state.water[seat]))
    if action.verb == "shortcut":
        track = case.mind.facts.track_of_leg(state.leg[seat])
        return because("shortcut", n=round(shortcut_saves(track, state.space[seat])))
    return _end(case, _walked(case, action))


def _walked(case: Case, action: Action) -> CubitosState:
    """The position at the end of the best walk that begins with an action, before it is ended."""
    state = case.after(action)
    seat = case.seat
    asked = seat in state.actors() and state.choice(seat).kind == "move"
    way = plan_move(state, seat, end_worth(case.mind, state, seat)) if asked else ["stop"]
    for step in way[:-1]:
        state.apply(seat, step)
    return state


def _stop(case: Case) -> Reason:
    state, seat = case.state, case.seat
    left = state.movement[seat] + state.water[seat]
    rewards = _rewards(state, seat)
    if left and not rewards and not has_finished(state, seat):
        return because("stop-short", n=left)
    return _end(case, state)


def _end(case: Case, state: CubitosState) -> Reason:
    """What is good about ending where the runner stands: the finish, a reward, a red line, or just the way done."""
    seat = case.seat
    if has_finished(state, seat):
        return because("to-finish")
    rewards = _rewards(state, seat)
    track = state.facts.track_of_leg(state.leg[seat])
    if rewards:
        return reward_of(case, rewards, track.names[state.space[seat]])
    crossed = _lines(state, seat) - _lines(case.state, seat)
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


def reward_of(case: Case, rewards: tuple[Reward, ...], space: str) -> Reason:
    """The best of a space's rewards."""
    best = max(rewards, key=case.mind.reward)
    if best.kind == GAIN and best.amount == ANY_COST:
        return because("to-gain-any", space=space)
    return because(_OF_REWARD.get(best.kind, "to-lose"), space=space, n=best.amount)


def move_at_once(case: Case, action: Action) -> Reason:
    """A few spaces in the middle of the Run Phase: where the step itself leads."""
    state = case.state if action.verb != "step" else case.after(action)
    left = to_go(state.facts, state.leg[case.seat], state.space[case.seat])
    return because("to-finish") if left <= 0 else because("to-go", n=round(left))


def nearby_reward(case: Case, action: Action) -> Reason:
    track = case.mind.facts.track_of_leg(case.state.leg[case.seat])
    return reward_of(case, track.rewards[action.value], track.names[action.value])
