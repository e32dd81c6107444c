"""A race that can be played: the position, and the kernel's contract fulfilled by its course and its view.

This is strict timing, in which one seat acts at a time; `free_race.py` adds what free timing needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import asking, flow, following, view
from cubecup.cubitos.fields import COUNTED, PER_SEAT, SCALARS, copy_fields
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.way import places, steps_left
from cubecup.kernel.choice import Questions
from cubecup.kernel.game import JSON, Event

if TYPE_CHECKING:
    from cubecup.cubitos.shapes import CubitosQuestion, CubitosView


class Race(CubitosState):
    """Operations know the position alone (`CubitosState`); only here it learns what follows from what."""

    __slots__ = ()

    FOLLOWED = following.FOLLOWED

    def acting(self) -> tuple[int, ...]:
        return flow.acting(self)

    def proceed(self) -> None:
        flow.proceed(self)

    def winners(self) -> tuple[int, ...]:
        return tuple(self.won)

    def places(self) -> tuple[int, ...]:
        return tuple(places(self))

    def remaining(self) -> tuple[int, ...]:
        return tuple([steps_left(self.facts, self.leg[seat], self.space[seat]) for seat in range(self.seats)])

    def round_number(self) -> int:
        return self.round

    def view(self, seat: int) -> CubitosView:
        return view.view(self, seat)

    def question(self, seat: int) -> CubitosQuestion | None:
        return view.question(self, seat)

    def still_asks(self, seat: int, before: Questions, events: list[Event]) -> bool:
        return asking.still_asks(self, seat, before, events)

    def blank(self) -> Race:
        return Race()

    def clone(self) -> Race:
        """An independent copy; written out in `fields.py` because searches make millions of them."""
        twin = self.blank()
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
