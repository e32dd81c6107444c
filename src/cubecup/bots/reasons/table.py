"""Which module tells the reasons of which kind of choice in Cubitos."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cubecup.bots.protocol import Action
from cubecup.bots.reasons import moving, rolling, running
from cubecup.bots.reasons.decision import Decision, Reason, against, because

REASONS: Final[dict[str, Callable[[Decision, Action], Reason]]] = {
    "draw": rolling.draw,
    "extra-dice": rolling.draw,
    "free-draw": rolling.free_draw,
    "push-or-pass": rolling.push_or_pass,
    "forced-push": rolling.push_or_pass,
    "before-push": rolling.before_push,
    "drag-along": rolling.drag_along,
    "pool": running.use,
    "would-bust": rolling.would_bust,
    "bust-discard": rolling.bust_discard,
    "pick-dice": rolling.pick_dice,
    "set-die": running.set_die,
    "face": running.face,
    "use": running.use,
    "optional": running.offer,
    "either": running.offer,
    "gain-die": running.gain,
    "lose": running.lose,
    "lose-red": running.lose,
    "give-to": running.give_to,
    "give": running.lose,
    "move": moving.move,
    "move-at-once": moving.move_at_once,
    "reward": running.reward,
    "nearby-reward": moving.nearby_reward,
    "late": running.offer,
    "buy": running.buy,
}


def reason(decision: Decision, action: Action) -> Reason:
    """Why an action is good, or what is to be said against it."""
    return REASONS.get(decision.choice.kind, _of_another_kind)(decision, action)


def _of_another_kind(decision: Decision, action: Action) -> Reason:
    """A kind without a row is told by what it brings; if that is nothing, it need not be a gain."""
    found = running.offer(decision, action)
    return because("by-trial") if found.id == "advice-takes" else found


def reason_of_plan(decision: Decision, plan: Sequence[str]) -> Reason:
    """The same of a whole answer, of which a walk has many steps."""
    if decision.choice.kind == "move":
        return moving.walk(decision, plan)
    return reason(decision, decision.choice.find(plan[0]))


def after_trial(found: Reason, best: bool) -> Reason:
    """A reason once answers were tried: nothing against the best one, and no praise of another die as the best."""
    if best:
        return because("tried") if found.against else found
    return against("die-good", **found.facts) if found.id == "advice-die-best" else found
