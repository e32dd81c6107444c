"""A race in free timing: several seats may act at once, and whoever may act may wait (ROLL-10, RUN-9).

A class of its own, so that strict timing, which searches play millions of times, pays nothing for it.
"""

from __future__ import annotations

from itertools import compress

from cubecup.cubitos import flow
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.flow import SEATS
from cubecup.cubitos.race import Race
from cubecup.cubitos.terms import FINISHING, SWORDS
from cubecup.cubitos.waiting import WAITABLE, contested, end_waiting, may_wait, take_turns, wait
from cubecup.kernel.choice import WAIT, Action, Choice


class FreeRace(Race):
    __slots__ = ()

    def acting(self) -> tuple[int, ...]:
        if self.waiting or self.by_turns or self.phase == SWORDS:
            return flow.acting_in_order(self)
        return tuple(compress(SEATS, self.stacks))  # everyone with something to decide

    def ask(self, seat: int) -> Choice | None:
        """A seat may wait where that can mean something; it is the last answer."""
        frame = self.stacks[seat][-1]  # as in `State.ask`, which a call would make dearer: this is asked most of all
        choice = self.scripts[frame.script].ops[frame.at].ask(self, seat, frame)
        if choice is None or len(choice.actions) < 2:
            return choice
        if choice.kind in WAITABLE and may_wait(self, seat):
            if choice is self.facts.push_or_pass:
                return self.facts.push_pass_or_wait  # what is asked most is made once
            return Choice(choice.kind, choice.rule, (*choice.actions, WAIT))
        return choice

    def carry_out(self, seat: int, chosen: Action) -> None:
        self.forget()
        if chosen is WAIT:
            wait(self, seat)
            return
        if self.waiting:
            end_waiting(self, seat)
        self.step(seat, chosen)

    def advance_seats(self) -> bool:
        """Steps 5 to 7 go by turns as soon as a tray cannot serve everyone (RUN-9)."""
        at_rest = super().advance_seats()
        open_ended = self.phase == FINISHING and at_rest and not self.over
        if open_ended and not self.by_turns and contested(self):
            take_turns(self)
            self.forget()
            return super().advance_seats()
        return at_rest

    def blank(self) -> Race:
        return FreeRace()


def race(facts: RaceFacts, seats: int, seed: int) -> Race:
    """An empty position of the timing that the facts name."""
    return FreeRace(facts, seats, seed) if facts.free_timing else Race(facts, seats, seed)
