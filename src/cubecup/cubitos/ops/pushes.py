"""Operations around a push: dice that rejoin the roll, pushes that cannot bust, busts that hurt less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.dice import CLASS_MASK
from cubecup.cubitos.offers import is_active
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import PUSH_TIMINGS, Brings, CardOp, Spot, no_die_in_use
from cubecup.cubitos.pushing import bust
from cubecup.cubitos.terms import ACTIVE, AT_RISK, SAFE_PUSH
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


class Rejoin(CardOp):
    """The die moves from Active to Roll and is rolled with the rest."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if is_active(state, seat, frame.item):  # it may be the one that an earlier step took
            _to_roll(state, seat, ACTIVE | (frame.item & CLASS_MASK) << 3)

    def uses_up(self) -> bool:
        return True

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.REJOINS),)

    def misplaced(self, spot: Spot) -> str:
        return no_die_in_use(spot)


def _to_roll(state: CubitosState, seat: int, reference: int) -> None:
    kind = zones.take(state, seat, reference, "rejoin")
    state.roll[seat * state.kinds + kind] += 1


def rejoin() -> Rejoin:
    return Rejoin()


class DragAlong(CardOp):
    """Another active die of the player's choice must go along, if there is one."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        found = zones.references(state, seat, (ACTIVE,), facts.all_kinds)
        if not found:
            return None
        actions = tuple(facts.reference("take", reference) for reference in found)
        return Choice("drag-along", facts.card_rule(frame.item), actions)

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is not None:
            _to_roll(state, seat, answer.value)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.REJOINS),)


def drag_along() -> DragAlong:
    return DragAlong()


class CannotBust(CardOp):
    """The push under way cannot bust; of no use when it could not anyway."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.marks[seat] |= SAFE_PUSH
        state.tell("safe", seat)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return state.marks[seat] & (AT_RISK | SAFE_PUSH) == AT_RISK

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.SAFE_PUSH),)

    def misplaced(self, spot: Spot) -> str:
        return "" if spot.timing in PUSH_TIMINGS else "makes the push under way safe, and there is none"


def cannot_bust() -> CannotBust:
    return CannotBust()


class BustSoftly(CardOp):
    """Bust, but keep green and gray dice in the Active Zone."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        bust(state, seat, keep_green_and_gray=True)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.SOFT_BUST),)

    def misplaced(self, spot: Spot) -> str:
        if spot.timing != "bust":
            return "is a bust, and belongs in the box `bust`"
        return "ends whatever was going on, so that no step after it is done" if spot.after else ""


def bust_softly() -> BustSoftly:
    return BustSoftly()
