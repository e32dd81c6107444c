"""Free timing: saying `wait`, who must act once everybody does, and steps 5 to 7 by turns (ROLL-10, RUN-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cubecup.cubitos.ahead import ANY_COST, Worth, doublings, rewards_ahead, rewards_nearby, worth
from cubecup.cubitos.dice import BORROWED, KIND_MASK, LATE, OWN_KINDS, START_DIE, WHITE
from cubecup.cubitos.finishing import MOST_PURCHASES
from cubecup.cubitos.moving import MOVEMENT_PRICE, ORIGIN_SHIFT, stands_where_round_began
from cubecup.cubitos.offers import shows_ability
from cubecup.cubitos.ops import goods
from cubecup.cubitos.purse import wealth
from cubecup.cubitos.terms import FINISHING, SWORDS

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

# The questions of the phases themselves; whoever is in the middle of an effect finishes it first.
WAITABLE: Final = frozenset({"draw", "free-draw", "push-or-pass", "use", "move", "reward", "late", "buy"})

_MOVE: Final = 0  # where Move stands in the finish script
_PAY: Final = frozenset({goods.MONEY, goods.CREDITS, goods.FANS})


def undecided(state: CubitosState) -> list[int]:
    return [seat for seat in range(state.seats) if state.stacks[seat]]


def may_wait(state: CubitosState, seat: int) -> bool:
    """Whether waiting could mean anything: others are undecided, and it is not this seat that comes first anyway."""
    if state.phase == SWORDS or state.by_turns or state.waiting >> seat & 1:
        return False
    for other, stack in enumerate(state.stacks):
        if stack and other != seat:
            return state.phase != FINISHING or first_in_turn(state) != seat
    return False


def first_in_turn(state: CubitosState) -> int:
    """The first undecided seat from the start player clockwise; -1 if there is none."""
    for step in range(state.starter, state.starter + state.seats):
        if state.stacks[step % state.seats]:
            return step % state.seats
    return -1


def everyone_waits(state: CubitosState) -> bool:
    return state.waiting != 0 and all(state.waiting >> seat & 1 for seat in undecided(state))


def must_act(state: CubitosState) -> int:
    """ROLL-10: of those who all wait, the one with the most dice in Roll, the start die not counted; ties clockwise."""
    best = -1
    most = -1
    for step in range(state.starter, state.starter + state.seats):
        seat = step % state.seats
        if state.stacks[seat]:
            base = seat * state.kinds
            dice = sum(state.roll[base : base + state.kinds]) - state.roll[base + START_DIE]
            if dice > most:
                best, most = seat, dice
    return best


def wait(state: CubitosState, seat: int) -> None:
    """In steps 5 to 7 whoever waits makes everyone take turns (RUN-9); before, the seat is only marked as waiting."""
    state.asked[seat] += 1  # what follows is another question, even if it asks the same
    state.tell("wait", seat)
    if state.phase == FINISHING:
        take_turns(state)
    else:
        state.waiting |= 1 << seat


def end_waiting(state: CubitosState, seat: int) -> None:
    """A seat acts: it waits no longer; if it had to act because all waited, nobody does."""
    if everyone_waits(state):
        state.waiting = 0
    else:
        state.waiting &= ~(1 << seat)


def take_turns(state: CubitosState) -> None:
    state.by_turns = 1
    state.tell("by-turns", -1)


# -- trays that cannot serve everyone ----------------------------------------------------------------


def contested(state: CubitosState) -> bool:
    """RUN-9: whether some tray has fewer dice than there are players who could still take one from it.

    "Could" is never judged too narrowly: a runner is given every reward space within the most steps it might make,
    and all the credits such spaces might bring. An empty tray serves nobody, so nobody can be quicker.
    """
    seats = undecided(state)
    if not are_short(state.tray, len(seats)):
        return False
    prospects: dict[int, _Prospect] = {}
    for kind in range(OWN_KINDS):
        if not 0 < state.tray[kind] < len(seats):
            continue
        takers = 0
        for seat in seats:
            if seat not in prospects:
                prospects[seat] = _Prospect(state, seat)
            takers += prospects[seat].could_take(kind)
        if takers > state.tray[kind]:
            return True
    return False


def are_short(tray: list[int], takers: int) -> bool:
    """Whether some tray that is not empty has fewer dice than there are takers."""
    return any(map(range(1, takers).__contains__, tray))


class _Prospect:
    """What a seat in steps 5 to 7 might still gain as a reward (dice up to a cost, -1: none) or buy."""

    __slots__ = ("bought", "buying", "cost", "gain_up_to", "purse")

    def __init__(self, state: CubitosState, seat: int) -> None:
        facts = state.facts
        stack = state.stacks[seat]
        self.cost = facts.cost
        self.buying = len(stack) == 1 and stack[0].at == len(facts.scripts[facts.finish_script].ops) - 2
        self.bought = stack[0].x if self.buying else 0
        self.purse = wealth(state, seat)
        self.gain_up_to = -1
        if not self.buying:
            self._add_rewards(state, seat)

    def _add_rewards(self, state: CubitosState, seat: int) -> None:
        late = _late_goods(state, seat)
        most = 0
        for gain, credits in _rewards(state, seat, nearby=goods.REWARD in late):
            self.gain_up_to = max(self.gain_up_to, gain)
            most = max(most, credits)
        self.purse += most * (1 + late.count(goods.REWARD))
        if not _PAY.isdisjoint(late):
            self.purse = ANY_COST  # how much is not worked out
        if goods.NEW_DIE in late:
            self.gain_up_to = ANY_COST
        elif goods.GRAY_DIE in late:
            self.gain_up_to = max(self.gain_up_to, 0)

    def could_take(self, kind: int) -> bool:
        if kind < WHITE:
            return self.gain_up_to >= 0 and kind != START_DIE
        if self.gain_up_to >= self.cost[kind]:
            return True
        if self.bought >> kind & 1 or self.bought.bit_count() >= MOST_PURCHASES:
            return False
        return self.cost[kind] <= self.purse


def _late_goods(state: CubitosState, seat: int) -> list[str]:
    """What the late abilities still to come bring, die by die."""
    found: list[str] = []
    for die in state.active[seat]:
        row = state.facts.row_of_kind[(die & KIND_MASK) % BORROWED]
        if row is not None and shows_ability(die) and not die & LATE:
            found += [one.what for op in row.late for one in op.brings()]
    return found


def _rewards(state: CubitosState, seat: int, nearby: bool) -> list[Worth]:
    """All that the seat might still take: where it may stop, near there if it has Bob, and what is being taken."""
    facts = state.facts
    stack = state.stacks[seat]
    leg = state.leg[seat]
    space = state.space[seat]
    found = [worth(facts, leg, frame.item) for frame in stack if frame.script == facts.reward_script]
    if stack[0].at == _MOVE:
        steps = state.movement[seat] + state.water[seat] + wealth(state, seat) // MOVEMENT_PRICE
        steps <<= doublings(facts, leg)
        began_track = facts.track_number(state.origin[seat] >> ORIGIN_SHIFT)
        began_space = state.origin[seat] & (1 << ORIGIN_SHIFT) - 1
        for needed, track, stop, brought in rewards_ahead(facts, leg, space):
            if needed <= steps and (stop != began_space or track != began_track):
                found.append(brought)
        if nearby:
            found += [brought for needed, brought in rewards_nearby(facts, leg, space) if needed <= steps]
        return found
    if stack[0].at == _MOVE + 1 and not stands_where_round_began(state, seat):
        found.append(worth(facts, leg, space))
    if nearby:
        found += [worth(facts, leg, other) for other in facts.track_of_leg(leg).near_rewards[space]]
    return found
