"""A Cubitos position: flat lists indexed by seat (and kind), cheap to copy, savable at any decision.

Zones are counts: the dice of kind `k` in a seat's Draw Zone are `draw[seat * kinds + k]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos.dice import OWN_KINDS
from cubecup.cubitos.fields import SLOTS
from cubecup.cubitos.terms import DISCARD, DRAW, DRAWING, ROLL
from cubecup.kernel.game import State

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts


class CubitosState(State):
    """All that can change in a race; everything printed or computed once is in `facts`."""

    __slots__ = SLOTS

    def __init__(self, facts: RaceFacts | None = None, seats: int = 0, seed: int = 0) -> None:
        """Without facts it is a blank, for `clone` to fill. The one list of fields: `make fields` after a change."""
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
        self.waiting = 0  # free timing: seats that wait for others, as bits (ROLL-10)
        self.by_turns = 0  # free timing, steps 5 to 7: 1 once they are taken in turn (RUN-9)
        self.extra = 0  # tie-break rounds so far
        self.won: list[int] = []

    def clone(self) -> CubitosState:
        raise NotImplementedError

    def pool(self, zone: int) -> list[int]:
        """The counts of a zone, for operations that work on a zone they are given."""
        if zone == DRAW:
            return self.draw
        if zone == ROLL:
            return self.roll
        if zone == DISCARD:
            return self.discard
        return self.hand
