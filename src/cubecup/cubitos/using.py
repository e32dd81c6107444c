"""Step 4 of the Run Phase: using abilities, comparing swords, forced losses (RUN-1 to RUN-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.dice import (
    BORROWED,
    CLASS_MASK,
    CREDIT,
    FACE_SHIFT,
    KIND_MASK,
    POWER,
    RED,
    SYMBOL,
    TYPE_MASK,
    USED,
)
from cubecup.cubitos.offers import (
    any_time_actions,
    early_uses,
    find_die,
    is_any_time,
    is_early,
    offers,
    script_of,
    start_any_time,
    start_late,
    tell_card,
    tell_use,
)
from cubecup.cubitos.terms import ACTIVE, AFTER_SWORDS, OWES_RED, USING
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState


def begin_using(state: CubitosState) -> None:
    """The Run Phase starts: money and movement faces are collected, which is never worse than later (ABIL-4)."""
    for seat in range(state.seats):
        for at, die in enumerate(state.active[seat]):
            if die >> FACE_SHIFT & TYPE_MASK > POWER and not die & USED:
                zones.collect(state, seat, at)
        state.call(seat, state.facts.use_script)


class UseAbilities(Op["CubitosState"]):
    """Before swords are compared the last answer is `ready`, afterwards `done`."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        uses = offers(state, seat, facts.run_symbol, facts.run_power, USED)
        for use in uses:
            if facts.harmless[script_of(use)]:
                return Choice("use", "RUN-1", (use,))  # never worse, so not asked (ABIL-4)
        for use in early_uses(state, seat):
            if facts.harmless[facts.late[use.value]]:
                return Choice("use", "RUN-6", (use,))
            uses.append(use)
        after = state.phase == AFTER_SWORDS
        uses += any_time_actions(state, seat)
        if facts.credits_watched and _open_credit(state, seat) >= 0:
            uses.append(facts.decline)
        uses.append(facts.done if after else facts.ready)
        return Choice("use", "RUN-3" if after else "RUN-1", tuple(uses))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        if answer.verb == "done":
            return
        if answer.verb == "ready":
            _be_ready(state, seat, frame)
            return
        state.repeat(seat, frame)
        strict_before = state.phase == USING and not state.facts.free_timing
        if strict_before:
            state.ready = 0
            state.call(seat, state.facts.next_turn_script)
        if answer.verb == "decline":
            zones.mark(state, seat, _open_credit(state, seat), USED)
            return
        self.use(state, seat, answer)

    def use(self, state: CubitosState, seat: int, answer: Action) -> None:
        facts = state.facts
        if is_early(facts, answer):
            start_late(state, seat, answer.value)
        elif is_any_time(facts, answer):
            start_any_time(state, seat, answer)
        else:
            at = state.active[seat].index(find_die(state, seat, answer, USED))
            tell_use(state, seat, at)
            state.call(seat, script_of(answer), zones.mark(state, seat, at, USED))


def _open_credit(state: CubitosState, seat: int) -> int:
    """Where an unused credit face lies, or -1."""
    for at, die in enumerate(state.active[seat]):
        if die >> FACE_SHIFT & TYPE_MASK == CREDIT and not die & USED:
            return at
    return -1


def _be_ready(state: CubitosState, seat: int, frame: Frame) -> None:
    """Strict timing: the next seat; whoever is ready may act again once somebody else has acted (RUN-1)."""
    if state.facts.free_timing:
        return
    state.ready |= 1 << seat
    state.turn = (seat + 1) % state.seats
    everyone = (1 << state.seats) - 1
    if state.ready & everyone == everyone:
        for other in range(state.seats):
            state.stacks[other].clear()
            state.asked[other] += 1  # what they were asked is over without an answer of theirs
    else:
        state.repeat(seat, frame)


class NextTurn(Op["CubitosState"]):
    """Strict timing, step 4a: an ability has been used, the next seat may act."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.turn = (seat + 1) % state.seats


def compare_swords(state: CubitosState) -> None:
    """RUN-2: totals are fixed here for the round, and so is whose red card acts."""
    facts = state.facts
    for seat in range(state.seats):
        state.swords[seat] = swords_shown(state, seat)
    state.tell("swords", -1, *state.swords)
    if facts.red_for_each:
        for seat in range(state.seats):
            mine = state.swords[seat]
            state.red[seat] = sum(1 for other in state.swords if other < mine)
        return
    winner = _most_swords(state)
    if winner >= 0:
        state.red[winner] = 1
        state.tell("most-swords", winner)
        if facts.red_loses:
            state.marks[winner] |= OWES_RED


def swords_shown(state: CubitosState, seat: int) -> int:
    """The swords on a seat's active dice."""
    return sum([swords_of(state.facts, die) for die in state.active[seat]])


def swords_of(facts: RaceFacts, die: int) -> int:
    """The swords that an active die shows."""
    if (die & KIND_MASK) % BORROWED != RED:
        return 0
    face = die >> FACE_SHIFT & TYPE_MASK
    if face == SYMBOL:
        return facts.swords_symbol
    return facts.swords_power if face == POWER else 0


class RedCard(Op["CubitosState"]):
    """RUN-2: the red card is resolved as soon as swords are compared, or not at all; its red die is lost after it."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        if not facts.scripts[facts.red_script].useful(state, seat, RED):
            return None
        return Choice("use", "RUN-2", (facts.red_use, facts.skip))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.red[seat] = 0
        if answer is not None and answer.verb == "use":
            tell_card(state, seat, RED)
            state.call(seat, script_of(answer), RED)


def _most_swords(state: CubitosState) -> int:
    most = max(state.swords)
    if most == 0:
        return -1
    tied = [seat for seat in range(state.seats) if state.swords[seat] == most]
    if len(tied) == 1:
        return tied[0]
    if not state.facts.start_player_breaks_ties:
        return -1
    return min(tied, key=lambda seat: (seat - state.starter) % state.seats)


class ForcedLosses(Op["CubitosState"]):
    """The end of step 4: dice that must be lost go now; credits not declined count (ABIL-4, ABIL-6)."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        facts = state.facts
        lost: list[int] = []
        for at, die in enumerate(state.active[seat]):
            face = die >> FACE_SHIFT & TYPE_MASK
            must = facts.must_lose_symbol if face == SYMBOL else facts.must_lose_power
            if face in (SYMBOL, POWER) and must[die & KIND_MASK]:
                lost.append(die & CLASS_MASK)
            else:
                zones.collect_credit(state, seat, at)
        for die in lost:
            zones.lose(state, seat, ACTIVE | die << 3)
