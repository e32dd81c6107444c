"""Reasons for using abilities, and for gaining, buying, losing, giving and setting dice."""

from __future__ import annotations

from typing import Final

from cubecup.bots.distance import to_go
from cubecup.bots.effects import brought
from cubecup.bots.picks import loss_worth, with_verb
from cubecup.bots.protocol import Action
from cubecup.bots.purchases import Budget
from cubecup.bots.reasons.decision import Decision, Reason, against, because
from cubecup.cubitos.dice import BORROWED, CREDIT, KIND_MASK, MONEY, MOVEMENT, TYPE_MASK
from cubecup.cubitos.odds.faces import fixed_gains
from cubecup.cubitos.offers import find_die, is_any_time, is_early, script_of, started_script
from cubecup.cubitos.ops import goods
from cubecup.cubitos.purse import CREDIT_UNIT, MONEY_UNIT, MOVEMENT_UNIT, WATER_UNIT
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.zones import reference_kind

_AS_GOOD: Final = 1e-9
_OF_FACE: Final = {MONEY: "money", MOVEMENT: "movement", CREDIT: "credits"}
_OF_UNIT: Final = {
    MONEY_UNIT: "money",
    MOVEMENT_UNIT: "movement",
    WATER_UNIT: "movement",
    CREDIT_UNIT: "credits",
}
# What a use is good for, by what its operations bring.
_PURPOSE: Final = {
    goods.LOAN: "sets-face",
    goods.FACE: "sets-face",
    goods.ROLLS: "more-rolls",
    goods.LOSS: "thins",
}


def use(decision: Decision, action: Action) -> Reason:
    """What it brings at once, or else what it is good for; leaving abilities unused says how many."""
    if action.verb != "use":
        return against("leaves-abilities", n=len(with_verb(decision.choice, "use")))
    return _brings(decision, action) or _promises(decision, action) or _purpose(decision, action)


def _promises(decision: Decision, action: Action) -> Reason | None:
    """What its card always gives, for a use after which the game runs on too far to tell."""
    facts = decision.values.facts
    of_a_card = action is facts.red_use or is_any_time(facts, action) or is_early(facts, action)
    if of_a_card:  # and not of a die
        return None
    kind = find_die(decision.state, decision.seat, action, 0) & KIND_MASK
    fixed = [gain for gain in fixed_gains(facts, kind, script_of(action)) if gain[1] > 0]
    if not fixed:
        return None
    unit, amount = max(fixed, key=lambda gain: gain[1])
    return because(f"brings-{_OF_UNIT[unit]}", n=amount)


def _purpose(decision: Decision, action: Action) -> Reason:
    facts = decision.values.facts
    ops = facts.scripts[started_script(facts, action)].ops
    found = {one.what for op in ops for one in brought(op)}
    return because(next((id for what, id in _PURPOSE.items() if what in found), "free-use"))


def offer(decision: Decision, action: Action) -> Reason:
    """Something that may be taken or left."""
    if action.verb in ("skip", "done", "decline"):
        return against("declines")
    return _brings(decision, action) or because("takes")


def _brings(decision: Decision, action: Action) -> Reason | None:
    """What a seat has more of after an answer: the thing that is worth most to it."""
    before, after, seat = decision.state, decision.after(action), decision.seat
    if after.round != before.round or after.phase != before.phase:
        return None  # other things have happened too
    appraisal = decision.values.appraisal
    had, has = _held(before, seat), _held(after, seat)
    gained = {name: has[name] - had[name] for name in has}
    worth = {
        "money": appraisal.money, "movement": 1.0, "credits": appraisal.credit, "fans": appraisal.fan_worth(1, True)
    }  # fmt: skip
    best = max(gained, key=lambda name: gained[name] * worth[name])
    return because(f"brings-{best}", n=gained[best]) if gained[best] > 0 else None


def _held(state: CubitosState, seat: int) -> dict[str, int]:
    return {
        "money": state.money[seat],
        "movement": state.movement[seat] + state.water[seat],
        "credits": state.credits[seat],
        "fans": state.fans[seat],
    }


# -- dice ----------------------------------------------------------------------------------------------------


def gain(decision: Decision, action: Action) -> Reason:
    if action.verb not in ("gain", "buy"):
        return against("declines")
    appraisal = decision.values.appraisal
    offered = [appraisal.gain[other.value] for other in decision.choice.actions if other.verb == action.verb]
    return _new_die(decision, action.value, appraisal.gain[action.value] >= max(offered) - _AS_GOOD)


def _new_die(decision: Decision, kind: int, best: bool) -> Reason:
    appraisal = decision.values.appraisal
    if appraisal.gain[kind] <= 0:
        return against("die-too-late")
    cost, rounds = decision.values.facts.cost[kind], max(1, round(appraisal.rounds))
    return because("die-best", cost=cost, n=rounds) if best else against("die-good", cost=cost, n=rounds)


def buy(decision: Decision, action: Action) -> Reason:
    state, seat = decision.state, decision.seat
    money, credits = state.money[seat], state.credits[seat]
    if action.verb != "buy":
        return against("leaves-money", n=money) if money else because("keeps-credits", n=credits)
    bought = state.stacks[seat][-1].x
    plan = Budget(decision.values.appraisal, 0.0, bought).plan(money, credits)
    return _new_die(decision, action.value, action.value in plan)


def lose(decision: Decision, action: Action) -> Reason:
    if action.verb not in ("lose", "give"):
        return because("keeps-dice")
    if reference_kind(action.value) >= BORROWED:
        return because("lose-borrowed")
    return because("lose-weak") if loss_worth(decision.values, action) > 0 else against("lose-strong")


def reward(decision: Decision, action: Action) -> Reason:
    """A reward that gains or loses a die, or one that is simply taken."""
    if with_verb(decision.choice, "lose"):
        return lose(decision, action)
    if with_verb(decision.choice, "gain"):
        return gain(decision, action)
    return offer(decision, action)


def give_to(decision: Decision, action: Action) -> Reason:
    """A useless die hurts most where the runner is ahead."""
    state = decision.state
    ways = {other.value: to_go(state.facts, state.leg[other.value], state.space[other.value]) for other in
            decision.choice.actions}  # fmt: skip
    ahead = ways[action.value] <= min(ways.values())
    way = round(max(0.0, ways[action.value]))
    return because("give-leader", n=way) if ahead else against("give-other", n=way)


def set_die(decision: Decision, action: Action) -> Reason:
    best = {other: _best_face(decision, other) for other in decision.choice.actions}
    return because("set-strong") if best[action] >= max(best.values()) - _AS_GOOD else against("set-weak")


def _best_face(decision: Decision, action: Action) -> float:
    kind = (action.value if action.verb == "borrow" else reference_kind(action.value)) % BORROWED
    return max(decision.values.appraisal.face(kind, face) for face in decision.values.facts.faces[kind])


def face(decision: Decision, action: Action) -> Reason:
    what = action.value & TYPE_MASK
    if what in _OF_FACE:
        return because(f"brings-{_OF_FACE[what]}", n=action.value >> 3)
    kind = (decision.state.stacks[decision.seat][-1].x - 1) % BORROWED
    return because("brings-ability", card=f"card-{decision.values.facts.card_of_kind[kind]}")
