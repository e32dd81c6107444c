"""Step 5, Move: stepping, buying movement, shortcuts, jet packs, finishes (RUN-4, TRACK-1 to TRACK-10, END-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.offers import early_uses, start_late
from cubecup.cubitos.ops import goods
from cubecup.cubitos.ops.operation import Brings, CardOp
from cubecup.cubitos.purse import MOVEMENT_UNIT, WATER_UNIT, lapse, pay, wealth
from cubecup.cubitos.track import FINISH, MOST_SPACES, START
from cubecup.kernel.choice import Action, Choice
from cubecup.kernel.frames import Frame, Op

if TYPE_CHECKING:
    from cubecup.cubitos.facts import RaceFacts
    from cubecup.cubitos.state import CubitosState

MOVEMENT_PRICE: Final = 4  # RUN-4
ORIGIN_SHIFT: Final = 12
_SPACES: Final = "spaces"  # the number of a card that moves at once


def origin(state: CubitosState, seat: int) -> int:
    """Where a runner stands, as one number."""
    return state.space[seat] | state.leg[seat] << ORIGIN_SHIFT


def is_origin(facts: RaceFacts, began: int, leg: int, space: int) -> bool:
    """Whether a place is the one where a round began, in whatever lap (RUN-5)."""
    same_track = facts.track_number(began >> ORIGIN_SHIFT) == facts.track_number(leg)
    return same_track and began & (1 << ORIGIN_SHIFT) - 1 == space


def stands_where_round_began(state: CubitosState, seat: int) -> bool:
    return is_origin(state.facts, state.origin[seat], state.leg[seat], state.space[seat])


def race_key(state: CubitosState, seat: int) -> tuple[int, int]:
    """How far a runner has come, for END-2: laps done, then distance from the start.

    The finish of one lap and the start of the next are the same place.
    """
    leg = state.leg[seat]
    if state.space[seat] == FINISH:
        return (leg + 1, 0)
    return (leg, state.facts.track_of_leg(leg).from_start[state.space[seat]])


def has_finished(state: CubitosState, seat: int) -> bool:
    return race_key(state, seat)[0] >= state.facts.legs


def is_last_round(state: CubitosState) -> bool:
    """END-1: somebody is over the last finish, so this round decides, unless those who are farthest are level."""
    return any(has_finished(state, seat) for seat in range(state.seats))


def crossing_price(state: CubitosState, seat: int) -> int:
    """Movement it takes a runner on the finish to go on to the next start."""
    return state.facts.crossing_price(state.leg[seat])


def step_actions(state: CubitosState, seat: int) -> tuple[Action, ...]:
    """Spaces one step away that the movement at hand allows."""
    wet = state.water[seat]
    if not wet and not state.movement[seat]:
        return ()
    facts = state.facts
    leg = state.leg[seat]
    space = state.space[seat]
    if space == FINISH:
        return facts.cross_actions
    track = min(leg, facts.legs - 1)
    return facts.all_steps[track][space] if wet else facts.land_steps[track][space]


def take_step(state: CubitosState, seat: int, space: int) -> None:
    """Move a runner one space and spend what it costs; ordinary movement first on land (TRACK-9)."""
    track = state.facts.track_of_leg(state.leg[seat])
    movement, water = state.movement[seat], state.water[seat]
    if space == START:
        spend(state, seat, crossing_price(state, seat))
        state.leg[seat] += 1
    elif track.water[space]:
        state.water[seat] -= 1
    else:
        spend(state, seat, 1)
    state.space[seat] = space
    if state.journal is not None:
        state.tell("step", seat, state.leg[seat], space, movement - state.movement[seat], water - state.water[seat])


def spend(state: CubitosState, seat: int, amount: int) -> None:
    """Ordinary movement first: it is the less useful one."""
    ordinary = min(state.movement[seat], amount)
    state.movement[seat] -= ordinary
    state.water[seat] -= amount - ordinary


class Move(Op["CubitosState"]):
    """One step, purchase or effect at a time, until `stop`."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        facts = state.facts
        steps = step_actions(state, seat)
        extras = self.effects(state, seat)
        if wealth(state, seat) >= MOVEMENT_PRICE:
            extras = (*extras, facts.buy_movement)
        if facts.early_kinds:
            for use in early_uses(state, seat):
                if facts.harmless[facts.late[use.value]]:
                    return Choice("move", "RUN-6", (use,))  # credits in time to buy movement
                extras = (*extras, use)
        return Choice("move", "RUN-4", (*steps, *extras, facts.stop))

    def effects(self, state: CubitosState, seat: int) -> tuple[Action, ...]:
        """The movement effect of the space, if it is affordable and not yet used in this step (TRACK-4 to TRACK-6)."""
        facts = state.facts
        space = state.space[seat]
        track = facts.track_of_leg(state.leg[seat])
        if track.shortcut[space] < 0 and not track.jet[space]:
            return ()
        if state.effects[seat] >> _effect(state, seat) & 1:
            return ()
        held = state.movement[seat] + state.water[seat]
        if track.jet[space]:
            return (facts.jet,) if held else ()
        affordable = held if track.by_foot[space] else wealth(state, seat)
        return (facts.shortcut,) if affordable >= track.price[space] else ()

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        assert answer is not None
        verb = answer.verb
        if verb == "stop":
            lapse(state, seat, MOVEMENT_UNIT, state.movement)
            lapse(state, seat, WATER_UNIT, state.water)
            return
        state.repeat(seat, frame)
        if verb == "step":
            take_step(state, seat, answer.value)
        elif verb == "buy":
            pay(state, seat, MOVEMENT_PRICE)
            state.movement[seat] += 1
            state.tell("buy-movement", seat, 1, MOVEMENT_PRICE)
        elif verb == "use":
            start_late(state, seat, answer.value)
        elif verb == "jet":
            state.effects[seat] |= 1 << _effect(state, seat)
            movement, water = state.movement[seat], state.water[seat]
            state.movement[seat] += movement
            state.water[seat] += water
            state.tell("jet", seat, movement, water)
        else:
            self.take_shortcut(state, seat)

    def take_shortcut(self, state: CubitosState, seat: int) -> None:
        state.effects[seat] |= 1 << _effect(state, seat)
        track = state.facts.track_of_leg(state.leg[seat])
        space = state.space[seat]
        movement, water = state.movement[seat], state.water[seat]
        if track.by_foot[space]:
            spend(state, seat, track.price[space])
        else:
            pay(state, seat, track.price[space])
        state.space[seat] = track.shortcut[space]
        movement -= state.movement[seat]
        water -= state.water[seat]
        state.tell("shortcut", seat, state.leg[seat], state.space[seat], movement, water)


def _effect(state: CubitosState, seat: int) -> int:
    """A number for the space a runner is on, the same on every lap (TRACK-6)."""
    return state.facts.track_number(state.leg[seat]) * MOST_SPACES + state.space[seat]


class MoveAtOnce(CardOp):
    """Reckless Cheese: up to `spaces` steps during the Roll Phase; no rewards, effects or water."""

    def ask(self, state: CubitosState, seat: int, frame: Frame) -> Choice | None:
        left = frame.x if frame.y else self.spaces(state, frame.item)
        if left <= 0:
            return None
        steps = self.steps(state, seat, left)
        facts = state.facts
        return Choice("move-at-once", facts.card_rule(frame.item), (*steps, facts.stop)) if steps else None

    def spaces(self, state: CubitosState, item: int) -> int:
        return state.facts.number(item, _SPACES)

    def steps(self, state: CubitosState, seat: int, left: int) -> tuple[Action, ...]:
        facts = state.facts
        if state.space[seat] == FINISH:
            return facts.cross_actions if crossing_price(state, seat) <= left else ()
        track = min(state.leg[seat], facts.legs - 1)
        return facts.land_steps[track][state.space[seat]]

    def do(self, state: CubitosState, seat: int, frame: Frame, answer: Action | None) -> None:
        if answer is None or answer.verb == "stop":
            return
        left = frame.x if frame.y else self.spaces(state, frame.item)
        price = crossing_price(state, seat) if answer.value == START else 1
        if answer.value == START:
            state.leg[seat] += 1
        state.space[seat] = answer.value
        state.tell("step", seat, state.leg[seat], answer.value, 0, 0)
        state.repeat(seat, frame, left - price, 1)

    def useful(self, state: CubitosState, seat: int, item: int) -> bool:
        return len(self.steps(state, seat, self.spaces(state, item))) > 0

    def brings(self) -> tuple[Brings, ...]:
        return (Brings(goods.MOVEMENT, lambda state, seat, item: self.spaces(state, item)),)

    def numbers(self) -> tuple[str, ...]:
        return (_SPACES,)
