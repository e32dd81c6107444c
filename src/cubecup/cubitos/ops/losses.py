"""Operations that take dice away: lost to their trays, or given to another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.dice import BORROWED, CLASS_MASK, RED
from cubecup.cubitos.offers import has_active, is_active
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import Brings, CardOp, Spot, no_die_in_use
from cubecup.cubitos.terms import ACTIVE, DISCARD, DRAW, OWES_RED, ROLL
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


class LoseThis(CardOp):
    """The die in use goes back to its tray."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if is_active(state, seat, frame.item):  # it may be the one that an earlier step took
            zones.lose(state, seat, ACTIVE | (frame.item & CLASS_MASK) << 3)

    def uses_up(self) -> bool:
        return True

    def misplaced(self, spot: Spot) -> str:
        return no_die_in_use(spot)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.THIS_LOST),)


def lose_this() -> LoseThis:
    return LoseThis()


class LoseDie(CardOp):
    """A die of the player's choice from some zones; with conditions on a mark or an active colour."""

    def __init__(self, zones_: tuple[int, ...], if_marked: int, with_active: int) -> None:
        self.zones = zones_
        self.if_marked = if_marked
        self.with_active = with_active

    def found(self, state: CubitosState, seat: int) -> list[int]:
        if self.if_marked and not state.marks[seat] & self.if_marked:
            return []
        if self.with_active >= 0 and not has_active(state, seat, self.with_active):
            return []
        return zones.references(state, seat, self.zones, state.facts.losable_kinds)

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        found = [state.facts.reference("lose", reference) for reference in self.found(state, seat)]
        return Choice("lose", "ABIL-7", tuple(found)) if found else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is not None:
            zones.lose(state, seat, answer.value)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(self.found(state, seat)) > 0

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.LOSS, 1, (self.with_active,) if self.with_active >= 0 else (), self.if_marked),)


def lose_a_die(if_marked: int = 0) -> LoseDie:
    return LoseDie((DRAW, ROLL, DISCARD, ACTIVE), if_marked, -1)


def lose_from_roll(with_active: int = -1) -> LoseDie:
    return LoseDie((ROLL,), 0, with_active)


class LoseRed(Op["CubitosState"]):
    """RUN-2: the player with the most swords loses a red die of any zone; where the card says so it is not optional."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        if not state.marks[seat] & OWES_RED:
            return None
        reds = 1 << RED | 1 << RED + BORROWED
        found = zones.references(state, seat, state.facts.all_zones, reds)
        return Choice("lose-red", "RUN-2", tuple(state.facts.reference("lose", r) for r in found)) if found else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.marks[seat] &= ~OWES_RED
        if answer is not None:
            zones.lose(state, seat, answer.value)


class GiveDie(CardOp):
    """Crabby: a die of any zone to another player with the fewest swords; the frame notes to whom (x, from 1)."""

    def receivers(self, state: CubitosState, seat: int) -> list[int]:
        others = [other for other in range(state.seats) if other != seat]
        fewest = min([state.swords[other] for other in others])
        return [other for other in others if state.swords[other] == fewest]

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        rule = facts.card_rule(frame.item)
        if not frame.x:
            return Choice("give-to", rule, tuple(facts.give_to[r] for r in self.receivers(state, seat)))
        found = zones.references(state, seat, facts.all_zones, facts.givable_kinds)
        return Choice("give", rule, tuple(facts.reference("give", r) for r in found))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        if not frame.x:
            state.repeat(seat, frame, answer.value + 1)
            return
        receiver = frame.x - 1
        kind = zones.take(state, seat, answer.value, "give", receiver)
        state.discard[receiver * state.kinds + kind] += 1

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        if state.seats == 1:
            return False  # nobody to give it to
        return len(zones.references(state, seat, state.facts.all_zones, state.facts.givable_kinds)) > 0

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.LOSS),)


def give_a_die() -> GiveDie:
    return GiveDie()
