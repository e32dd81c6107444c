"""Operations that roll: extra dice, whole zones, chosen dice; and what the next draw leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.dice import BORROWED, CLASS_MASK, DARK, LIGHT, RED, SPENT, START_DIE, WHITE, kind_bits
from cubecup.cubitos.draw import ExtraDice, PicksUp, RollHand
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.amounts import players_with_fewer_swords
from cubecup.cubitos.ops.operation import SWORDS_TIMINGS, Brings, CardOp, Spot, no_die_in_use
from cubecup.cubitos.terms import ACTIVE, DISCARD, DRAW, FREE_DRAW, HAND, ROLL, ZONE_NAMES
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


GRAYS = (LIGHT, DARK)
_GRAY_BITS = kind_bits(*GRAYS)
_EVERY_KIND = (1 << 2 * BORROWED) - 1


def roll_more(count: int) -> tuple[CardOp, ...]:
    """ROLL-11: exactly `count` dice from Draw if there are any, rolled by themselves."""
    return (ExtraDice(count), RollHand())


class ExtraRoll(CardOp):
    """Roll all dice of some kinds that lie in some zones; no choice, no recycling, no bust."""

    def __init__(self, from_draw: bool, kinds: int) -> None:
        self.from_draw = from_draw
        self.kinds = kinds

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        base = seat * state.kinds
        for zone in (DRAW, ROLL) if self.from_draw else (ROLL,):
            counts = state.pool(zone)
            for kind in range(state.kinds):
                count = counts[base + kind]
                if count and self.kinds >> kind & 1:
                    state.hand[base + kind] += count
                    counts[base + kind] = 0
                    state.tell("draw", seat, kind, count, ZONE_NAMES[zone], ZONE_NAMES[HAND])
        if zones.any_in(state, seat, state.hand):
            zones.throw(state, seat, state.hand)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(zones.references(state, seat, (DRAW, ROLL) if self.from_draw else (ROLL,), self.kinds)) > 0

    def dice(self, state: CubitosState, seat: int, item: int) -> int:
        pools = (state.draw, state.roll) if self.from_draw else (state.roll,)
        base = seat * state.kinds
        return sum(counts[base + kind] for counts in pools for kind in range(state.kinds) if self.kinds >> kind & 1)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.ROLLS, self.dice),)


def roll_grays_and_whites() -> ExtraRoll:
    return ExtraRoll(True, kind_bits(LIGHT, DARK, WHITE))


def roll_the_roll_zone() -> ExtraRoll:
    return ExtraRoll(False, _EVERY_KIND)


class FinishNow(CardOp):
    """Resolve the Now abilities that a roll has brought before anything else goes on."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.call(seat, state.facts.pool_script)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return False

    def brings(self) -> tuple[Brings, ...]:
        return ()

    def settles(self) -> bool:
        return True


def finish_now() -> FinishNow:
    return FinishNow()


class PickUp(PicksUp):
    """Pick dice into the hand: `least` to `most` of them, each colour once if `different`.

    The frame notes the last pick (x) and how many, or which colours, have been picked (y).
    """

    def __init__(
        self, pick_zones: tuple[int, ...], kinds: int, least: int, most: int, different: bool, may_skip: bool
    ) -> None:
        self.zones = pick_zones
        self.kinds = kinds
        self.least = least
        self.most = most
        self.different = different
        self.may_skip = may_skip

    def order(self, reference: int) -> int:
        """References in the order of zones, then of what lies there; never 0."""
        return self.zones.index(reference & 7) << 20 | (reference >> 3) + 1

    def picked(self, frame: Frame) -> int:
        return frame.y.bit_count() if self.different else frame.y

    def found(self, state: CubitosState, seat: int, frame: Frame) -> list[int]:
        kinds = self.kinds
        if self.different:
            for color in range(BORROWED):
                if frame.y >> color & 1:
                    kinds &= ~(_GRAY_BITS if color == DARK else kind_bits(color))
        references = zones.references(state, seat, self.zones, kinds)
        return [r for r in references if self.order(r) >= frame.x]

    def dice_from(self, state: CubitosState, seat: int, references: list[int]) -> list[int]:
        """For each reference, how many dice there are from it on, to see whether the least can still be met."""
        counts: list[int] = []
        total = 0
        for reference in reversed(references):
            what = reference >> 3
            if reference & 7 == ACTIVE:
                total += sum(1 for die in state.active[seat] if die & CLASS_MASK == what)
            else:
                total += state.pool(reference & 7)[seat * state.kinds + what]
            counts.append(total)
        counts.reverse()
        return counts

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        picked = self.picked(frame)
        found = self.found(state, seat, frame) if picked < self.most else []
        if not found:
            return None
        ahead = self.dice_from(state, seat, found)
        needed = min(self.least - picked, ahead[0])
        takes = [facts.reference("take", r) for r, dice in zip(found, ahead, strict=True) if dice >= needed]
        if needed <= 0:
            takes.append(facts.done)
        elif self.may_skip and picked == 0:
            takes.append(facts.skip)
        return Choice("pick-dice", "ROLL-11", tuple(takes))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb != "take":
            return
        kind = zones.take(state, seat, answer.value, "pick")
        state.hand[seat * state.kinds + kind] += 1
        note = frame.y | 1 << max(DARK, kind % BORROWED) if self.different else frame.y + 1
        state.repeat(seat, frame, self.order(answer.value), note)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(zones.references(state, seat, self.zones, self.kinds)) > 0

    def dice(self, state: CubitosState, seat: int, item: int) -> int:
        """How many can be picked up now."""
        found = zones.references(state, seat, self.zones, self.kinds)
        if self.different:
            return min(self.most, len({max(DARK, zones.reference_kind(r) % BORROWED) for r in found}))
        return min(self.most, self.dice_from(state, seat, found)[0]) if found else 0

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.ROLLS, self.dice),)


def roll_different_colors(most: int) -> tuple[CardOp, ...]:
    """Punk Fruit: up to `most` dice of different colours now in Draw and Roll, rolled once."""
    return (PickUp((DRAW, ROLL), _EVERY_KIND, 0, most, True, False), RollHand())


class RollPairs(CardOp):
    """Jacques Couteau: a pair of non-red dice for every player with fewer swords, one pair after another.

    The frame notes that it has begun (x) and how many pairs are left (y).
    """

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        left = frame.y if frame.x or frame.y else players_with_fewer_swords(state, seat, frame.item)
        if left > 0:
            state.repeat(seat, frame, 1, left - 1)
            state.call(seat, state.facts.pair_script)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return pick_a_pair().useful(state, seat, item)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.ROLLS, 2),)

    def settles(self) -> bool:
        return True  # after each pair

    def misplaced(self, spot: Spot) -> str:
        if spot.timing in SWORDS_TIMINGS:
            return ""
        return "rolls for players with fewer swords, which only the red card does once swords are compared"


def roll_pairs() -> RollPairs:
    return RollPairs()


def pick_a_pair() -> PickUp:
    return PickUp((DRAW, ROLL, DISCARD, ACTIVE), _EVERY_KIND & ~kind_bits(RED), 2, 2, False, True)


def pick_grays() -> PickUp:
    """Rolling Stoned: one or more gray dice from any zones."""
    return PickUp((DRAW, ROLL, DISCARD, ACTIVE), kind_bits(*GRAYS), 1, 99, False, False)


class HitOrBust(RollHand):
    """Roll the dice picked up; without a hit the player would bust again."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if zones.throw(state, seat, state.hand) == 0:
            state.call(seat, state.facts.would_bust_script)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return False

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.SAVED_BUST),)

    def misplaced(self, spot: Spot) -> str:
        if spot.timing != "bust":
            return "answers a bust, and there is none but in the box `bust`"
        return super().misplaced(spot)


def hit_or_bust() -> HitOrBust:
    return HitOrBust()


class LeaveOut(CardOp):
    """Dice of some kinds do not count toward the next draw (ROLL-4)."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.uncounted[seat] |= self.kinds

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.NEXT_DRAW),)


def leave_out(*kinds: int) -> LeaveOut:
    assert START_DIE not in kinds
    return LeaveOut(kind_bits(*kinds))


class FreeNextDraw(CardOp):
    """Champion: the next draw takes any dice from Draw and Discard."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.marks[seat] |= FREE_DRAW

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.NEXT_DRAW),)


def free_next_draw() -> FreeNextDraw:
    return FreeNextDraw()


class SpendThis(CardOp):
    """The die's one-time Active ability is used; the die stays."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        for at, die in enumerate(state.active[seat]):
            if die & CLASS_MASK == frame.item & CLASS_MASK:
                zones.mark(state, seat, at, SPENT)
                return

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return False

    def uses_up(self) -> bool:
        return True

    def brings(self) -> tuple[Brings, ...]:
        return ()

    def misplaced(self, spot: Spot) -> str:
        return no_die_in_use(spot)


def spend_this() -> SpendThis:
    return SpendThis()
