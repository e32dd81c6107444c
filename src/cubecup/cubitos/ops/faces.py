"""Operations that set a die on a face of the player's choice (ABIL-9), borrowed from a tray (ABIL-10) or from Roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.dice import BORROWED, KIND_MASK, OWN_KINDS, PENDING_SHIFT, PURPLE, SPENT
from cubecup.cubitos.offers import unspent
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import Brings, CardOp
from cubecup.cubitos.terms import ROLL
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


class SetOnFace(CardOp):
    """First a die, then its face; the frame notes the kind chosen (x, counted from 1)."""

    def dice(self, state: CubitosState, seat: int, item: int) -> tuple[Action, ...]:
        raise NotImplementedError

    def pick(self, state: CubitosState, seat: int, item: int, die: Action) -> int:
        raise NotImplementedError

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        if frame.x:
            return Choice("face", "ABIL-9", state.facts.face_choices[frame.x - 1])
        found = self.dice(state, seat, frame.item)
        return Choice("set-die", "ABIL-9", found) if found else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None:
            return
        if not frame.x:
            kind = self.pick(state, seat, frame.item, answer)
            state.hand[seat * state.kinds + kind] += 1  # until its face is chosen
            state.repeat(seat, frame, kind + 1)
            return
        state.hand[seat * state.kinds + frame.x - 1] -= 1
        roll = frame.item >> PENDING_SHIFT or zones.next_roll(state, seat)
        state.tell("set", seat, frame.x - 1, answer.value)
        zones.enter(state, seat, frame.x - 1, answer.value, roll)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(self.dice(state, seat, item)) > 0


class Borrow(SetOnFace):
    """A die from a tray, on loan until the end of the round."""

    def __init__(self, but: int) -> None:
        self.but = but

    def dice(self, state: CubitosState, seat: int, item: int) -> tuple[Action, ...]:
        return tuple(state.facts.borrows[kind] for kind in range(OWN_KINDS) if state.tray[kind] and kind != self.but)

    def pick(self, state: CubitosState, seat: int, item: int, die: Action) -> int:
        state.tray[die.value] -= 1
        state.tell("borrow", seat, die.value)
        return die.value + BORROWED

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.LOAN),)


def borrow_but_purple() -> Borrow:
    return Borrow(PURPLE)


class PutFromRoll(SetOnFace):
    """Pinch Eater: a die of the Roll Zone."""

    def dice(self, state: CubitosState, seat: int, item: int) -> tuple[Action, ...]:
        facts = state.facts
        return tuple(facts.reference("take", r) for r in zones.references(state, seat, (ROLL,), facts.all_kinds))

    def pick(self, state: CubitosState, seat: int, item: int, die: Action) -> int:
        return zones.take(state, seat, die.value, "pick")

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.FACE),)


def put_from_roll() -> PutFromRoll:
    return PutFromRoll()


class BorrowForSeveral(Borrow):
    """Broken Cow: a die on loan for several symbols of the colour in use together."""

    def __init__(self, number: str) -> None:
        super().__init__(-1)
        self.number = number

    def dice(self, state: CubitosState, seat: int, item: int) -> tuple[Action, ...]:
        if len(_unspent(state, seat, item)) < state.facts.number(item, self.number):
            return ()
        return super().dice(state, seat, item)

    def pick(self, state: CubitosState, seat: int, item: int, die: Action) -> int:
        dice = state.active[seat]
        for symbol in _unspent(state, seat, item)[: state.facts.number(item, self.number)]:
            zones.mark(state, seat, dice.index(symbol), SPENT)
        return super().pick(state, seat, item, die)

    def uses_up(self) -> bool:
        return True

    def numbers(self) -> tuple[str, ...]:
        return (self.number,)


def _unspent(state: CubitosState, seat: int, item: int) -> list[int]:
    return unspent(state, seat, (item & KIND_MASK) % BORROWED)


def borrow_for_several(number: str) -> BorrowForSeveral:
    return BorrowForSeveral(number)
