"""A race that can be played: the position, and the kernel's contract fulfilled by its course and its view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cubecup.cubitos import flow, following, view
from cubecup.cubitos.fields import COUNTED, PER_SEAT, SCALARS, copy_fields
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import FINISHING
from cubecup.cubitos.waiting import WAITABLE, contested, end_waiting, may_wait, take_turns, wait
from cubecup.kernel.choice import WAIT, Action, Choice
from cubecup.kernel.game import JSON

if TYPE_CHECKING:
    from cubecup.cubitos.shapes import CubitosQuestion, CubitosView


class Race(CubitosState):
    """Operations know the position alone (`CubitosState`); only here it learns what follows from what."""

    __slots__ = ()

    def acting(self) -> tuple[int, ...]:
        return flow.acting(self)

    def ask(self, seat: int) -> Choice | None:
        """Free timing lets a seat wait where that can mean something; it is the last answer."""
        frame = self.stacks[seat][-1]
        choice = self.scripts[frame.script].ops[frame.at].ask(self, seat, frame)
        if not self.facts.free_timing or choice is None or len(choice.actions) < 2:
            return choice
        if choice.kind in WAITABLE and may_wait(self, seat):
            return Choice(choice.kind, choice.rule, (*choice.actions, WAIT))
        return choice

    def answer(self, seat: Any, action: Any) -> Action:
        chosen = self.choice(seat).find(action)
        if chosen is WAIT:
            self.forget()
            wait(self, seat)
            return chosen
        if self.waiting:
            end_waiting(self, seat)
        return super().answer(seat, chosen)

    def settle(self) -> bool:
        """Free timing: steps 5 to 7 go by turns as soon as a tray cannot serve everyone (RUN-9)."""
        at_rest = super().settle()
        open_ended = self.phase == FINISHING and at_rest and not self.over and self.facts.free_timing
        if open_ended and not self.by_turns and contested(self):
            take_turns(self)
            self.forget()
            return super().settle()
        return at_rest

    def proceed(self) -> None:
        flow.proceed(self)

    def winners(self) -> tuple[int, ...]:
        return tuple(self.won)

    def round_number(self) -> int:
        return self.round

    def view(self, seat: int) -> CubitosView:
        return view.view(self, seat)

    def follow(self, seat: int, at_rest: bool) -> None:
        following.follow(self, seat, at_rest)

    def question(self, seat: int) -> CubitosQuestion | None:
        return view.question(self, seat)

    def clone(self) -> Race:
        """An independent copy; written out in `fields.py` because searches make millions of them."""
        twin = Race()
        self.copy_common(twin)
        copy_fields(self, twin)
        return twin

    def dump(self) -> dict[str, JSON]:
        names = self.facts.script_names
        data: dict[str, JSON] = {"seats": self.seats, "over": self.over, "won": list(self.won)}
        for name in SCALARS:
            data[name] = getattr(self, name)
        for name in (*PER_SEAT, *COUNTED, "tray"):
            data[name] = list(getattr(self, name))
        data["active"] = [list(dice) for dice in self.active]
        data["stacks"] = [[[names[f.script], f.at, f.item, f.x, f.y] for f in stack] for stack in self.stacks]
        data["asked"] = list(self.asked)
        data["rolled"] = list(self.rolled)
        data["streams"] = [str(stream) for stream in self.streams]  # 64 bits do not survive JavaScript's numbers
        return data
