"""The Roll Phase after the draw: push or pass, what happens on a push, busting (ROLL-5 to ROLL-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos import zones
from cubecup.cubitos.dice import (
    DECLARED,
    KIND_MASK,
    PENDING_SHIFT,
    SPENT,
    is_gray,
)
from cubecup.cubitos.offers import (
    any_time_actions,
    can_rejoin,
    die_to_use,
    is_any_time,
    offers,
    script_of,
    shows_ability,
    start_any_time,
    tell_use,
    use_action,
)
from cubecup.cubitos.purse import advance_fan
from cubecup.cubitos.terms import AT_RISK, BUSTED, ROLL, SAFE_PUSH
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

MOST_SAFE_PUSHES: Final = 25  # ROLL-7


def may_push(state: CubitosState, seat: int) -> bool:
    """ROLL-7, ROLL-8: dice to roll, or an ability that brings some, and not too many riskless pushes."""
    if not state.marks[seat] & AT_RISK and state.pushes[seat] >= MOST_SAFE_PUSHES:
        return False
    if zones.any_in(state, seat, state.roll):
        return True
    facts = state.facts
    if not facts.rejoining_by_power:
        return False
    return any(can_rejoin(facts, die) for die in state.active[seat])


def can_only_pass(state: CubitosState, seat: int) -> bool:
    """A player between two pushes who can neither push nor use anything (ROLL-8)."""
    for die in state.active[seat]:
        if die >> PENDING_SHIFT:
            return False  # abilities of the last roll are still to come
    return not may_push(state, seat) and not any_time_actions(state, seat)


class PushOrPass(Op["CubitosState"]):
    """The question that stays until the player passes or busts; a forced push leaves no other answer."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        any_time = any_time_actions(state, seat)
        if not may_push(state, seat):
            return Choice("push-or-pass", "ROLL-8", (facts.passing, *any_time)) if any_time else facts.only_pass
        if state.forced[seat] and zones.any_in(state, seat, state.roll):
            return Choice("forced-push", "ROLL-7", (facts.push, *any_time)) if any_time else facts.only_push
        if any_time:
            return Choice("push-or-pass", "ROLL-7", (facts.push, facts.passing, *any_time))
        return facts.push_or_pass

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        if answer.verb == "pass":
            state.forced[seat] = 0
            state.tell("pass", seat)
            return
        state.repeat(seat, frame)
        if state.forced[seat] and not zones.any_in(state, seat, state.roll):
            state.forced[seat] = 0  # waived: the zone was empty (ROLL-8)
        if answer.verb == "use":
            start_any_time(state, seat, answer)
            return
        state.pushes[seat] += 1
        if state.forced[seat]:
            state.forced[seat] -= 1
        state.marks[seat] &= ~SAFE_PUSH
        if state.facts.pushed_kinds:
            _declare(state, seat)
        state.tell("push", seat)
        state.call(seat, state.facts.push_script)


def _declare(state: CubitosState, seat: int) -> None:
    """Remember which dice lay in the Active Zone when the push was declared (ABIL-12)."""
    dice = state.active[seat]
    pushed = state.facts.pushed
    for at, die in enumerate(dice):
        if pushed[die & KIND_MASK] >= 0 and shows_ability(die):
            dice[at] = die | DECLARED


class BeforePush(Op["CubitosState"]):
    """Abilities used on a push before the dice roll, one at a time, then `roll`."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        uses = offers(state, seat, facts.push_symbol, facts.push_power, SPENT)
        if not uses:
            return None
        if zones.any_in(state, seat, state.roll):
            uses.append(facts.roll)
        return Choice("before-push", "ABIL-3", tuple(uses))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb == "roll":
            return
        state.repeat(seat, frame)
        state.call(seat, script_of(answer), die_to_use(state, seat, answer, SPENT))


class ThrowAll(Op["CubitosState"]):
    """Roll the whole Roll Zone; no hit while at risk is a bust unless it is prevented (ROLL-6)."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        hits = zones.throw(state, seat, state.roll)
        marks = state.marks[seat]
        if hits == 0 and marks & AT_RISK and not marks & SAFE_PUSH:
            state.call(seat, state.facts.would_bust_script)


class AfterPush(Op["CubitosState"]):
    """The push did not bust: abilities of dice that were there when it was declared join the pool (ABIL-12)."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        dice = state.active[seat]
        roll = state.rolls[seat]
        for at, die in enumerate(dice):
            if die & DECLARED:
                dice[at] = (die & ~DECLARED) | roll << PENDING_SHIFT


class PendingPool(Op["CubitosState"]):
    """The pool of pending abilities (ABIL-2): the player picks the order, `skip` forfeits the rest."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        uses: list[Action] = []
        for die in state.active[seat]:
            if die >> PENDING_SHIFT:
                script = facts.pending_script(die)
                if not facts.scripts[script].useful(state, seat, die):
                    continue
                use = use_action(facts, script, die)
                if facts.harmless[script]:
                    return Choice("pool", "ABIL-2", (use,))
                if use not in uses:
                    uses.append(use)
        if not uses:
            return None
        uses += any_time_actions(state, seat)
        uses.append(facts.skip)
        return Choice("pool", "ABIL-2", tuple(uses))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        dice = state.active[seat]
        if answer is None or answer.verb == "skip":
            for at, die in enumerate(dice):
                dice[at] = die & ((1 << PENDING_SHIFT) - 1)
            return
        state.repeat(seat, frame)
        facts = state.facts
        script = script_of(answer)
        if is_any_time(facts, answer):
            start_any_time(state, seat, answer)
            return
        for at, die in enumerate(dice):
            if die >> PENDING_SHIFT and use_action(facts, facts.pending_script(die), die) is answer:
                dice[at] = die & ((1 << PENDING_SHIFT) - 1)
                tell_use(state, seat, at)
                state.call(seat, script, die)
                return


class WouldBust(Op["CubitosState"]):
    """No hit while at risk: abilities may prevent or soften the bust."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        uses = offers(state, seat, facts.bust, facts.bust, SPENT)
        return Choice("would-bust", "ROLL-6", (*uses, facts.busting))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        if answer.verb == "bust":
            bust(state, seat, keep_green_and_gray=False)
        else:
            state.call(seat, script_of(answer), die_to_use(state, seat, answer, SPENT))


def bust(state: CubitosState, seat: int, keep_green_and_gray: bool) -> None:
    """ROLL-9: the Active Zone empties, forced pushes are off, whatever was going on is over."""
    state.marks[seat] |= BUSTED
    state.forced[seat] = 0
    state.tell("bust", seat)
    green = state.facts.green_kinds if keep_green_and_gray else 0
    dice = state.active[seat]
    at = 0
    while at < len(dice):
        kind = dice[at] & KIND_MASK
        if keep_green_and_gray and (is_gray(kind) or green >> kind & 1):
            dice[at] &= ~DECLARED
            at += 1
        else:
            zones.discard_active(state, seat, at)
    state.stacks[seat].clear()
    state.call(seat, state.facts.bust_script)


class DropFromRoll(Op["CubitosState"]):
    """After a bust any dice of the Roll Zone may go to Discard; the frame notes the last kind dropped (x)."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        base = seat * state.kinds
        drops = [facts.drops[kind] for kind in range(frame.x, state.kinds) if state.roll[base + kind]]
        return Choice("bust-discard", "ROLL-9", (*drops, facts.done)) if drops else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb == "done":
            return
        kind = zones.take(state, seat, ROLL | answer.value << 3, "discard")
        state.discard[seat * state.kinds + kind] += 1
        state.repeat(seat, frame, kind)


class BustFan(Op["CubitosState"]):
    """A bust is worth one fan with all its rewards."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        advance_fan(state, seat, with_credits=True)
