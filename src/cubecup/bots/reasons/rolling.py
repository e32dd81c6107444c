"""Reasons in the Roll Phase: pushing, passing, busting, and which dice to draw or roll again."""

from __future__ import annotations

from typing import Final

from cubecup.bots.effects import gives
from cubecup.bots.picks import repick_gain, roll_worth, with_verb
from cubecup.bots.protocol import Action
from cubecup.bots.pushes import rejoin_gain, stake
from cubecup.bots.reasons.decision import Decision, Reason, against, because, percent
from cubecup.bots.reasons.running import use
from cubecup.cubitos.dice import BORROWED, KIND_MASK, OWN_KINDS, SPENT
from cubecup.cubitos.odds.push import push_odds
from cubecup.cubitos.offers import find_die, script_of
from cubecup.cubitos.ops import goods
from cubecup.cubitos.terms import ACTIVE
from cubecup.cubitos.zones import reference_kind

_AS_GOOD: Final = 1e-9


def push_or_pass(decision: Decision, action: Action) -> Reason:
    """Push, pass, or an ability that may be used at any time; also `roll`, which ends the uses before a push."""
    if action.verb == "use":
        return use(decision, action)
    odds = push_odds(decision.state, decision.seat)
    held = stake(decision.values, decision.state, decision.seat, decision.state.active[decision.seat])
    if action.verb == "pass":
        if not odds.at_risk:
            return against("pass-early", n=odds.dice)
        return because("pass", percent=percent(odds.bust), money=held.money, movement=held.movement)
    if not odds.at_risk:
        return because("push-free", n=odds.dice)
    if not odds.bust:
        return because("push-safe")
    return because("push-risk", percent=percent(odds.bust), money=held.money, movement=held.movement)


def before_push(decision: Decision, action: Action) -> Reason:
    if action.verb != "use":
        return push_or_pass(decision, action)
    state, seat, facts = decision.state, decision.seat, decision.values.facts
    if gives(facts.scripts[script_of(action)].ops, goods.SAFE_PUSH):
        return because("safe-push", percent=percent(push_odds(state, seat).bust))
    present = frozenset([(die & KIND_MASK) % BORROWED for die in state.active[seat]])
    die = find_die(state, seat, action, SPENT)
    return _again(rejoin_gain(decision.values, state, seat, die, present))


def _again(gain: float) -> Reason:
    return because("again") if gain > 0 else against("not-again")


def drag_along(decision: Decision, action: Action) -> Reason:
    return _again(repick_gain(decision.values, decision.state, decision.seat, action))


def would_bust(decision: Decision, action: Action) -> Reason:
    held = stake(decision.values, decision.state, decision.seat, decision.state.active[decision.seat])
    id = "save" if action.verb == "use" else "bust"
    return because(id, money=held.money, movement=held.movement)


def draw(decision: Decision, action: Action) -> Reason:
    """Good dice are those no other die on offer is better than."""
    if action.verb != "take":
        return because("draw-enough")
    kind = reference_kind(action.value)
    offered = [reference_kind(other.value) for other in with_verb(decision.choice, "take")]
    best = max(roll_worth(decision.values, other) for other in offered)
    good = roll_worth(decision.values, kind) >= best - _AS_GOOD
    hits = percent(_hit(decision, kind))
    return because("draw-strong", percent=hits) if good else against("draw-weak", percent=hits)


def _hit(decision: Decision, kind: int) -> float:
    """The chance that one roll of a die hits."""
    faces = decision.values.facts.faces[kind]
    return 1.0 - faces.count(0) / len(faces)


def free_draw(decision: Decision, action: Action) -> Reason:
    if action.verb != "take":
        return against("draw-fewer")
    return because("draw-more", percent=percent(_hit(decision, reference_kind(action.value))))


def bust_discard(decision: Decision, action: Action) -> Reason:
    """A die stays in Roll for the next round, or makes room for one that is drawn."""
    if action.verb != "drop":
        return because("keep-rest")
    state = decision.state
    base = decision.seat * state.kinds
    waiting = [
        (state.draw[base + kind] + state.discard[base + kind], roll_worth(decision.values, kind))
        for kind in range(OWN_KINDS)
    ]
    dice = sum(count for count, _ in waiting)
    average = sum(count * worth for count, worth in waiting) / dice if dice else 0.0
    weak = roll_worth(decision.values, action.value) < average
    return because("drop-weak") if weak else against("drop-strong")


def pick_dice(decision: Decision, action: Action) -> Reason:
    if action.verb != "take":
        return because("enough")
    if action.value & 7 == ACTIVE:
        return _again(repick_gain(decision.values, decision.state, decision.seat, action))
    return because("roll-idle", percent=percent(_hit(decision, reference_kind(action.value))))
