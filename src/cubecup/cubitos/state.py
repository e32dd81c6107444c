"""A Cubitos position: flat lists indexed by seat (and kind), cheap to copy, savable at any decision.

Zones are counts: the dice of kind `k` in a seat's Draw Zone are `draw[seat * kinds + k]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos import flow, view
from cubecup.cubitos.dice import OWN_KINDS
from cubecup.cubitos.terms import DISCARD, DRAW, DRAWING, ROLL
from cubecup.kernel.game import JSON, State

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts

PER_SEAT: Final = (
    "money",
    "movement",
    "water",
    "credits",
    "fans",
    "hands",
    "leg",
    "space",
    "origin",
    "pushes",
    "forced",
    "rolls",
    "forcing",
    "marks",
    "uncounted",
    "swords",
    "red",
    "effects",
)
COUNTED: Final = ("draw", "roll", "discard", "hand")
SCALARS: Final = ("phase", "round", "starter", "turn", "ready", "extra")


class CubitosState(State):
    """All that can change in a race; everything printed or computed once is in `facts`."""

    __slots__ = (
        "active",
        "credits",
        "discard",
        "draw",
        "effects",
        "extra",
        "facts",
        "fans",
        "forced",
        "forcing",
        "hand",
        "hands",
        "kinds",
        "leg",
        "marks",
        "money",
        "movement",
        "origin",
        "phase",
        "pushes",
        "ready",
        "red",
        "roll",
        "rolls",
        "round",
        "space",
        "starter",
        "swords",
        "tray",
        "turn",
        "uncounted",
        "water",
        "won",
    )

    def __init__(self, facts: RaceFacts | None = None, seats: int = 0, seed: int = 0) -> None:
        """Without facts it is a blank, for `clone` to fill."""
        if facts is None:
            return
        super().__init__(facts.scripts, seats, seed)
        self.facts = facts
        self.kinds = facts.kinds
        size = seats * self.kinds
        self.draw: list[int] = [0] * size
        self.roll: list[int] = [0] * size
        self.discard: list[int] = [0] * size
        self.hand: list[int] = [0] * size
        self.active: list[list[int]] = [[] for _ in range(seats)]
        self.tray: list[int] = [0] * OWN_KINDS
        self.money: list[int] = [0] * seats
        self.movement: list[int] = [0] * seats
        self.water: list[int] = [0] * seats
        self.credits: list[int] = [0] * seats
        self.fans: list[int] = [0] * seats
        self.hands: list[int] = [0] * seats  # hand tokens
        self.leg: list[int] = [0] * seats  # finishes crossed so far
        self.space: list[int] = [0] * seats
        self.origin: list[int] = [0] * seats  # where the round began: space | leg << 12
        self.pushes: list[int] = [0] * seats
        self.forced: list[int] = [0] * seats  # forced pushes still owed
        self.rolls: list[int] = [0] * seats  # rolls made this round, to number them
        self.forcing: list[int] = [0] * seats  # bit set of rolls that have forced a push
        self.marks: list[int] = [0] * seats
        self.uncounted: list[int] = [0] * seats  # kinds left out of the next draw's count (ROLL-4), as bits
        self.swords: list[int] = [0] * seats  # fixed when compared (RUN-2)
        self.red: list[int] = [0] * seats  # worth of the red card to this seat, 0 when it has none or has used it
        self.effects: list[int] = [0] * seats  # movement effects used in this Move step, as bits
        self.phase = DRAWING
        self.round = 1
        self.starter = 0
        self.turn = 0  # step 4a under strict timing: whose turn to act or be ready
        self.ready = 0  # step 4a: seats that are ready, as bits
        self.extra = 0  # tie-break rounds so far
        self.won: list[int] = []

    # -- the kernel's contract ----------------------------------------------------------------------

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

    def pool(self, zone: int) -> list[int]:
        """The counts of a zone, for operations that work on a zone they are given."""
        if zone == DRAW:
            return self.draw
        if zone == ROLL:
            return self.roll
        if zone == DISCARD:
            return self.discard
        return self.hand

    def clone(self) -> CubitosState:
        """An independent copy; hand-written because searches make millions of them."""
        twin = CubitosState()
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
