"""Operations that give: money, movement, credits, fans, dice; and the choice between gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos import zones
from cubecup.cubitos.dice import (
    DARK,
    FACE_MASK,
    FACE_SHIFT,
    KIND_MASK,
    LIGHT,
    MONEY,
    MOVEMENT,
    START_DIE,
    TYPE_MASK,
    is_gray,
)
from cubecup.cubitos.finishing import gain_actions, start_rewards
from cubecup.cubitos.offers import has_active
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.amounts import OF_SWORDS, PrintedNumber
from cubecup.cubitos.ops.operation import PUSH_TIMINGS, Amount, Brings, CardOp, Spot, names_read
from cubecup.cubitos.purse import (
    CREDIT_UNIT,
    MONEY_UNIT,
    MOVEMENT_UNIT,
    WATER_UNIT,
    advance_fan,
    earn,
)
from cubecup.cubitos.terms import UNIT_NAMES
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


_BEFORE_SWORDS: Final = (*PUSH_TIMINGS, "pushed", "bust")


class Gain(CardOp):
    """Earn amounts of one or more units, if every colour asked for is active and the seat bears the mark asked for."""

    def __init__(
        self, parts: tuple[tuple[int, int | Amount], ...], with_active: tuple[int, ...], if_marked: int
    ) -> None:
        self.parts = parts
        self.with_active = with_active
        self.if_marked = if_marked

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if self.applies(state, seat):
            source = state.facts.card_of(frame.item)
            for unit, amount in self.parts:
                earn(state, seat, unit, amount if isinstance(amount, int) else amount(state, seat, frame.item), source)

    def applies(self, state: CubitosState, seat: int) -> bool:
        if self.if_marked and not state.marks[seat] & self.if_marked:
            return False
        for kind in self.with_active:
            if not has_active(state, seat, kind):
                return False
        return True

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        if not self.applies(state, seat):
            return False
        for _, amount in self.parts:
            if isinstance(amount, int) or amount(state, seat, item) > 0:
                return True
        return False

    def brings(self) -> tuple[Brings, ...]:
        return tuple(Brings(UNIT_NAMES[unit], amount, self.with_active, self.if_marked) for unit, amount in self.parts)

    def misplaced(self, spot: Spot) -> str:
        if not self.parts or any(isinstance(amount, int) and amount < 1 for _, amount in self.parts):
            return "gains nothing, or less"
        if spot.timing == "late" and any(unit in (MOVEMENT_UNIT, WATER_UNIT) for unit, _ in self.parts):
            return "gains movement when the runner has stopped"
        if spot.timing in _BEFORE_SWORDS and any(amount in OF_SWORDS for _, amount in self.parts):
            return "counts swords before they are compared"
        return ""

    def is_steady(self) -> bool:
        """The amounts are the same whenever it is used."""
        return not self.with_active and all(isinstance(amount, (int, PrintedNumber)) for _, amount in self.parts)

    def is_harmless(self, credits_watched: bool) -> bool:
        """Fixed amounts are; credits are not, where a card watches them."""
        if not self.is_steady():
            return False
        return not credits_watched or all(unit != CREDIT_UNIT for unit, _ in self.parts)


def gain(
    money: int | Amount = 0,
    movement: int | Amount = 0,
    water: int | Amount = 0,
    credits: int | Amount = 0,
    with_active: tuple[int, ...] = (),
    if_marked: int = 0,
) -> Gain:
    """`gain(movement=3)`; `gain(money=2, with_active=(BROWN,))`."""
    units = ((MONEY_UNIT, money), (MOVEMENT_UNIT, movement), (WATER_UNIT, water), (CREDIT_UNIT, credits))
    return Gain(tuple((unit, amount) for unit, amount in units if amount != 0), with_active, if_marked)


class Either(CardOp):
    """One of several gains, named by what they give: `choose money`, `choose credits`."""

    def __init__(self, gains: tuple[Gain, ...]) -> None:
        self.gains = gains

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        chosen = [
            state.facts.choose[UNIT_NAMES[option.parts[0][0]]]
            for option in self.gains
            if option.useful(state, seat, frame.item)
        ]
        return Choice("either", "ABIL-1", tuple(chosen)) if chosen else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        for option in self.gains:
            if answer is not None and option.parts[0][0] == answer.value:
                option.do(state, seat, frame, None)

    def brings(self) -> tuple[Brings, ...]:
        return tuple(found for option in self.gains for found in option.brings())

    def misplaced(self, spot: Spot) -> str:
        for option in self.gains:
            if why := option.misplaced(spot):
                return why
        names = {option.parts[0][0] for option in self.gains}
        return "" if len(names) == len(self.gains) else "offers two gains by one name, that of what each begins with"


def either(*gains: Gain) -> Either:
    return Either(gains)


class Optional(CardOp):
    """The next operations happen only if the player accepts; not asked when they would do nothing."""

    def __init__(self, ops: tuple[CardOp, ...]) -> None:
        self.ops = ops

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        if not self.useful(state, seat, frame.item) or self.is_free(state.facts.credits_watched):
            return None
        return Choice("optional", "ABIL-1", (state.facts.accept, state.facts.skip))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None and self.useful(state, seat, frame.item):
            return
        if answer is not None and answer.verb == "accept":
            return
        stack = state.stacks[seat]  # pass over the optional operations
        stack.pop()
        after = frame.at + 1 + len(self.ops)
        if after < len(state.scripts[frame.script].ops):
            stack.append(Frame(frame.script, after, frame.item))

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        for op in self.ops:
            if op.useful(state, seat, item):
                return True
        return False

    def is_free(self, credits_watched: bool) -> bool:
        """Accepting is never worse than skipping."""
        return all(op.is_harmless(credits_watched) for op in self.ops)

    def brings(self) -> tuple[Brings, ...]:
        return ()  # the operations that follow say it


def optional(*ops: CardOp) -> tuple[CardOp, ...]:
    return (Optional(ops), *ops)


class GainFan(CardOp):
    """Advance on the fan track, some effects without the credits of the space."""

    def __init__(self, with_credits: bool, with_active: tuple[int, ...], times: str) -> None:
        self.with_credits = with_credits
        self.with_active = with_active
        self.times = times

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if self.applies(state, seat):
            for _ in range(state.facts.number(frame.item, self.times) if self.times else 1):
                advance_fan(state, seat, self.with_credits)

    def applies(self, state: CubitosState, seat: int) -> bool:
        for kind in self.with_active:
            if not has_active(state, seat, kind):
                return False
        return True

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        if not self.with_credits and state.fans[seat] >= len(state.facts.fan_track):
            return False
        return self.applies(state, seat)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.FANS, PrintedNumber(self.times) if self.times else 1, self.with_active),)


def gain_fan(with_credits: bool = True, with_active: tuple[int, ...] = (), times: str = "") -> GainFan:
    return GainFan(with_credits, with_active, times)


class GainDie(CardOp):
    """A die of the player's choice from a tray: among some kinds, or among those that cost at most an amount."""

    def __init__(self, kinds: tuple[int, ...], up_to: Amount | None) -> None:
        self.kinds = kinds
        self.up_to = up_to

    def options(self, state: CubitosState, seat: int, item: int) -> list[Action]:
        if self.up_to is not None:
            return gain_actions(state, self.up_to(state, seat, item))
        return [state.facts.gains[kind] for kind in self.kinds if state.tray[kind]]

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        found = self.options(state, seat, frame.item)
        return Choice("gain-die", "ABIL-8", tuple(found)) if found else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is not None:
            zones.gain(state, seat, answer.value)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(self.options(state, seat, item)) > 0

    def brings(self) -> tuple[Brings, ...]:
        gray = self.kinds and all(is_gray(kind) for kind in self.kinds)
        return (Brings(goods.GRAY_DIE if gray else goods.NEW_DIE),)

    def numbers(self) -> tuple[str, ...]:
        return names_read([self.up_to])

    def misplaced(self, spot: Spot) -> str:
        return "gains the start die, which is in no tray" if START_DIE in self.kinds else ""


def gain_gray() -> GainDie:
    return GainDie((LIGHT, DARK), None)


def gain_die_of(kind: int) -> GainDie:
    return GainDie((kind,), None)


def gain_die_up_to(amount: Amount) -> GainDie:
    return GainDie((), amount)


class GrayFacesAgain(CardOp):
    """Dapper Doggie: the money and movement of every active gray die once more, used or not."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        source = state.facts.card_of(frame.item)
        for unit, amount in ((MONEY_UNIT, _gray_money), (MOVEMENT_UNIT, _gray_movement)):
            earn(state, seat, unit, amount(state, seat, frame.item), source)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return any(is_gray(die & KIND_MASK) for die in state.active[seat])

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.MONEY, _gray_money), Brings(goods.MOVEMENT, _gray_movement))


def _gray_money(state: CubitosState, seat: int, item: int) -> int:
    return _shown_by_grays(state, seat, MONEY)


def _gray_movement(state: CubitosState, seat: int, item: int) -> int:
    return _shown_by_grays(state, seat, MOVEMENT)


def _shown_by_grays(state: CubitosState, seat: int, what: int) -> int:
    faces = [die >> FACE_SHIFT & FACE_MASK for die in state.active[seat] if is_gray(die & KIND_MASK)]
    return sum(face >> 3 for face in faces if face & TYPE_MASK == what)


def gray_faces_again() -> GrayFacesAgain:
    return GrayFacesAgain()


class NearbyReward(CardOp):
    """Bob: all rewards of one reward space one or two steps away."""

    def spaces(self, state: CubitosState, seat: int) -> tuple[int, ...]:
        return state.facts.track_of_leg(state.leg[seat]).near_rewards[state.space[seat]]

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        named = facts.reward_actions[facts.track_number(state.leg[seat])]
        found = tuple(named[space] for space in self.spaces(state, seat))
        return Choice("nearby-reward", facts.card_rule(frame.item), found)

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        start_rewards(state, seat, answer.value)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(self.spaces(state, seat)) > 0

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.REWARD),)


def nearby_reward() -> NearbyReward:
    return NearbyReward()
