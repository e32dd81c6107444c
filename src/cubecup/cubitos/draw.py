"""Drawing dice: the Draw step (ROLL-1 to ROLL-4), extra dice for a roll (ROLL-11), and Champion's free draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubecup.cubitos import zones
from cubecup.cubitos.dice import START_DIE
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import Brings, CardOp, Spot
from cubecup.cubitos.terms import DISCARD, DRAW, FREE_DRAW, HAND, ROLL, ZONE_NAMES
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


def red_lines_passed(state: CubitosState, seat: int) -> int:
    """Red lines between the very start of the race and a runner, laps and tracks included (TRACK-7)."""
    facts = state.facts
    leg = state.leg[seat]
    return facts.lines_before(leg) + facts.track_of_leg(leg).section[state.space[seat]]


def draw_amounts(state: CubitosState) -> list[int]:
    """By seat (ROLL-3): the base, hand tokens, and the red lines between a runner and the leader."""
    return _amounts(state, [red_lines_passed(state, seat) for seat in range(state.seats)])


def draw_amounts_after(state: CubitosState, seat: int, lines: int) -> list[int]:
    """The same when one runner has gained so many red lines, or lost them."""
    passed = [red_lines_passed(state, other) for other in range(state.seats)]
    passed[seat] += lines
    return _amounts(state, passed)


def _amounts(state: CubitosState, passed: list[int]) -> list[int]:
    most = state.facts.base_draw + max(passed)
    return [most + state.hands[seat] - lines for seat, lines in enumerate(passed)]


def draw_amount(state: CubitosState, seat: int) -> int:
    return draw_amounts(state)[seat]


def dice_owed(state: CubitosState, seat: int, amount: int) -> int:
    """How many dice the Draw step still owes; dice left in Roll count, save those that do not (ROLL-1, ROLL-4)."""
    base = seat * state.kinds
    roll = state.roll[base : base + state.kinds]
    amount += roll[START_DIE] - sum(roll)
    uncounted = state.uncounted[seat] & ~(1 << START_DIE)
    if uncounted:
        amount += sum([count for kind, count in enumerate(roll) if uncounted >> kind & 1])
    return amount


class DrawDice(Op["CubitosState"]):
    """Move dice of the player's choice from Draw; the frame notes the last kind taken (x) and dice owed (y).

    Picks go in the order of kinds, so each selection has one spelling. Kinds that do not count may come on top.
    """

    def __init__(self, to_hand: bool) -> None:
        self.to_hand = to_hand

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        uncounted = 0 if self.to_hand else state.uncounted[seat]
        base = seat * state.kinds
        owed = frame.y
        draw = state.draw
        if not uncounted and (owed <= 0 or sum(draw[base : base + state.kinds]) <= owed):
            return None  # all of them come, and perhaps Discard is recycled
        enough = 0  # counted dice from this kind on
        any_counted = 0
        takes = state.facts.takes
        actions: list[Action] = []
        for kind in range(state.kinds - 1, -1, -1):
            count = draw[base + kind]
            if not count:
                continue
            if uncounted >> kind & 1:
                if kind >= frame.x and enough >= owed:
                    actions.append(takes[kind])
                continue
            any_counted += count
            if kind >= frame.x:
                enough += count
                if owed > 0 and enough >= owed:
                    actions.append(takes[kind])
        if owed > 0:
            if any_counted <= owed:
                return None  # all of them come, and perhaps Discard is recycled
        else:
            if not actions:
                return None
            actions.append(state.facts.done)
        actions.reverse()
        return Choice("extra-dice" if self.to_hand else "draw", "ROLL-11" if self.to_hand else "ROLL-1", tuple(actions))

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        target = state.hand if self.to_hand else state.roll
        base = seat * state.kinds
        uncounted = 0 if self.to_hand else state.uncounted[seat]
        if answer is not None and answer.verb == "take":
            kind = answer.value >> 3
            state.draw[base + kind] -= 1
            target[base + kind] += 1
            if state.journal is not None:
                self.tell(state, seat, kind, 1)
            owed = frame.y if uncounted >> kind & 1 else frame.y - 1
            self.repeat_or_finish(state, seat, frame, kind, owed)
        elif answer is None and frame.y > 0:
            owed = frame.y
            for kind in range(state.kinds):
                count = state.draw[base + kind]
                if count and not uncounted >> kind & 1:
                    state.draw[base + kind] = 0
                    target[base + kind] += count
                    owed -= count
                    if state.journal is not None:
                        self.tell(state, seat, kind, count)
            if owed > 0:
                if zones.any_in(state, seat, state.discard):
                    zones.recycle(state, seat)
                else:
                    owed = 0
            self.repeat_or_finish(state, seat, frame, 0, owed)
        else:
            self.finish(state, seat)

    def tell(self, state: CubitosState, seat: int, kind: int, count: int) -> None:
        state.tell("draw", seat, kind, count, ZONE_NAMES[DRAW], ZONE_NAMES[HAND if self.to_hand else ROLL])

    def repeat_or_finish(self, state: CubitosState, seat: int, frame: Frame, last: int, owed: int) -> None:
        if owed > 0 or (state.uncounted[seat] and not self.to_hand):
            state.repeat(seat, frame, last, owed)
        else:
            self.finish(state, seat)

    def finish(self, state: CubitosState, seat: int) -> None:
        if not self.to_hand:
            state.uncounted[seat] = 0


class FreeDraw(Op["CubitosState"]):
    """Champion: any dice from Draw and Discard, whatever the draw amount; the frame notes the last pick (x).

    It comes a round after the card was used, so its colour asks, and no die.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        found = zones.references(state, seat, (DRAW, DISCARD), facts.all_kinds)
        actions = [facts.reference("take", r) for r in found if _pick_order(r) >= frame.x]
        return Choice("free-draw", facts.card_rule(self.kind), (*actions, facts.done)) if actions else None

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb != "take":
            state.marks[seat] &= ~FREE_DRAW
            state.uncounted[seat] = 0
            return
        kind = zones.reference_kind(answer.value)
        base = seat * state.kinds
        state.pool(answer.value & 7)[base + kind] -= 1
        state.roll[base + kind] += 1
        state.tell("draw", seat, kind, 1, ZONE_NAMES[answer.value & 7], ZONE_NAMES[ROLL])
        state.repeat(seat, frame, _pick_order(answer.value))


def _pick_order(reference: int) -> int:
    return (reference & 7) << 5 | reference >> 3


class PicksUp(CardOp):
    """Dice come into the hand, for a later step to roll."""

    def misplaced(self, spot: Spot) -> str:
        if any(isinstance(op, RollHand) for op in spot.after):
            return ""
        return "picks dice up, and no step after it rolls them"


class ExtraDice(PicksUp):
    """ROLL-11, first half: owe `count` dice from Draw to the hand."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        state.call(seat, state.facts.pick_up_script, 0, 0, self.count)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return zones.any_in(state, seat, state.draw) or zones.any_in(state, seat, state.discard)

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.ROLLS, self.count),)


class RollHand(CardOp):
    """Roll just the dice picked up: hits to Active, misses to Roll; never a push, never a bust."""

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if zones.any_in(state, seat, state.hand):
            zones.throw(state, seat, state.hand)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return zones.any_in(state, seat, state.pool(HAND))

    def brings(self) -> tuple[Brings, ...]:
        return ()  # whatever picked the dice up says it

    def misplaced(self, spot: Spot) -> str:
        if any(isinstance(op, PicksUp) for op in spot.before):
            return ""
        return "rolls dice that were picked up, and no step before it does that"
