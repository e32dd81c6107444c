"""A race that can be played: the position, and the kernel's contract fulfilled by its course and its view."""

from __future__ import annotations

from cubecup.cubitos import flow, view
from cubecup.cubitos.state import COUNTED, PER_SEAT, SCALARS, CubitosState
from cubecup.kernel.game import JSON


class Race(CubitosState):
    """Operations know the position alone (`CubitosState`); only here it learns what follows from what."""

    __slots__ = ()

    def acting(self) -> tuple[int, ...]:
        return flow.acting(self)

    def proceed(self) -> None:
        flow.proceed(self)

    def winners(self) -> tuple[int, ...]:
        return tuple(self.won)

    def round_number(self) -> int:
        return self.round

    def view(self, seat: int) -> dict[str, JSON]:
        return view.view(self, seat)

    def question(self, seat: int) -> dict[str, JSON] | None:
        asked = super().question(seat)
        return None if asked is None else asked | view.besides_actions(self, seat)

    def clone(self) -> Race:
        """An independent copy; hand-written because searches make millions of them."""
        twin = Race()
        self.copy_common(twin)
        twin.facts = self.facts
        twin.kinds = self.kinds
        twin.draw = self.draw[:]
        twin.roll = self.roll[:]
        twin.discard = self.discard[:]
        twin.hand = self.hand[:]
        twin.active = [dice[:] for dice in self.active]
        twin.tray = self.tray[:]
        twin.money = self.money[:]
        twin.movement = self.movement[:]
        twin.water = self.water[:]
        twin.credits = self.credits[:]
        twin.fans = self.fans[:]
        twin.hands = self.hands[:]
        twin.leg = self.leg[:]
        twin.space = self.space[:]
        twin.origin = self.origin[:]
        twin.pushes = self.pushes[:]
        twin.forced = self.forced[:]
        twin.rolls = self.rolls[:]
        twin.forcing = self.forcing[:]
        twin.marks = self.marks[:]
        twin.uncounted = self.uncounted[:]
        twin.swords = self.swords[:]
        twin.red = self.red[:]
        twin.effects = self.effects[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.ready = self.ready
        twin.extra = self.extra
        twin.won = self.won[:]
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
