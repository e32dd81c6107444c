"""The course of a race: who may act, what follows when nobody has anything pending, when it ends (ROUND-1, END)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from cubecup.cubitos import zones
from cubecup.cubitos.dice import BORROWED, OWN_KINDS, START_DIE
from cubecup.cubitos.draw import dice_owed, draw_amounts
from cubecup.cubitos.moving import has_finished, is_last_round, origin, race_key
from cubecup.cubitos.pushing import can_only_pass
from cubecup.cubitos.terms import (
    AFTER_SWORDS,
    DISCARD,
    DRAW,
    DRAWING,
    FINISHING,
    FREE_DRAW,
    LASTING,
    PHASE_NAMES,
    ROLL,
    ROLLING,
    SWORDS,
    USING,
    ZONE_NAMES,
)
from cubecup.cubitos.using import begin_using, compare_swords
from cubecup.cubitos.waiting import everyone_waits, must_act

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState


# Typed as of any length: compiled, a tuple of known length would be made anew wherever a place of it is looked up.
_ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
SEATS: Final[tuple[int, ...]] = (0, 1, 2, 3)


def acting(state: CubitosState) -> tuple[int, ...]:
    """The one seat whose turn it is (ROLL-10, RUN-1, RUN-9); none when the table has to go on."""
    if state.phase == ROLLING:
        return _most_dice_to_roll(state)
    stacks = state.stacks
    if state.phase == USING:
        return _ALONE[state.turn] if stacks[state.turn] else ()
    if state.over:
        return ()
    seats = state.seats
    for seat in range(state.starter, state.starter + seats):
        if stacks[seat % seats]:
            return _ALONE[seat % seats]
    return ()


def acting_in_order(state: CubitosState) -> tuple[int, ...]:
    """Where free timing is not quite free: red cards are resolved in turn (RUN-2), steps 5 to 7 may come to be taken in
    turn (RUN-9), and when all wait for each other, one of them has to act (ROLL-10)."""
    if state.phase == SWORDS or state.by_turns:
        return acting(state)
    if everyone_waits(state):
        return _ALONE[must_act(state)]
    return tuple(compress(SEATS, state.stacks))


def round_is_over(state: CubitosState) -> bool:
    """While nobody has anything pending: whether that was the last phase of a round."""
    return state.phase == FINISHING


def _most_dice_to_roll(state: CubitosState) -> tuple[int, ...]:
    """ROLL-10: the undecided player with the most dice in Roll, the start die not counted; ties clockwise.

    Whoever is in the middle of a push, an effect or a bust finishes it first; whoever has nothing to roll and can only
    pass does so at once, as nobody waits for a decision that is none.
    """
    roll = state.roll
    seats = state.seats
    between_pushes = state.facts.roll_script
    undecided: list[int] = []
    for step in range(state.starter, state.starter + seats):
        seat = step % seats
        stack = state.stacks[seat]
        if stack:
            if stack[-1].script != between_pushes:
                return _ALONE[seat]
            if not zones.any_in(state, seat, roll) and can_only_pass(state, seat):
                return _ALONE[seat]
            undecided.append(seat)
    if len(undecided) == 1:
        return _ALONE[undecided[0]]
    most = -1
    actor = -1
    for seat in undecided:
        dice = zones.size(state, seat, roll) - roll[seat * state.kinds + START_DIE]
        if dice > most:
            most = dice
            actor = seat
    return _ALONE[actor] if actor >= 0 else ()


def proceed(state: CubitosState) -> None:
    """Everyone is done with a phase: begin the next, which shows everyone what the others have done."""
    phase = state.phase
    state.waiting = 0
    state.by_turns = 0
    state.tell("phase", -1, PHASE_NAMES[phase])
    if phase == DRAWING:
        begin_rolling(state)
    elif phase == ROLLING:
        state.ready = 0
        state.turn = state.starter
        begin(state, USING)
        begin_using(state)
    elif phase == USING:
        begin_swords(state)
    elif phase == SWORDS:
        begin_after_swords(state)
    elif phase == AFTER_SWORDS:
        begin(state, FINISHING)
        for seat in range(state.seats):
            state.call(seat, state.facts.finish_script)
    else:
        end_round(state)


def begin(state: CubitosState, phase: int) -> None:
    state.phase = phase
    state.tell("begin", -1, PHASE_NAMES[phase])


def set_up(state: CubitosState, starter: int) -> None:
    """SETUP-1 to SETUP-3."""
    facts = state.facts
    state.tray = list(facts.supply)
    state.tray[START_DIE] = 0
    for kind, count in enumerate(facts.start_dice):
        if count:
            state.tray[kind] -= count * state.seats
            for seat in range(state.seats):
                state.draw[seat * state.kinds + kind] = count
    state.starter = starter
    state.roll[starter * state.kinds + START_DIE] = 1
    begin_round(state)


def begin_round(state: CubitosState) -> None:
    """All players draw before anyone rolls (ROLL-3)."""
    facts = state.facts
    state.tell("round", -1, state.round)
    begin(state, DRAWING)
    amounts = draw_amounts(state)
    for seat in range(state.seats):
        state.origin[seat] = origin(state, seat)
        if state.marks[seat] & FREE_DRAW:
            state.call(seat, facts.free_draw_script)
        else:
            state.call(seat, facts.draw_script, 0, 0, dice_owed(state, seat, amounts[seat]))


def begin_rolling(state: CubitosState) -> None:
    """Everyone's first roll; a seat without any dice has nothing to decide (ROLL-2)."""
    for seat in range(state.seats):
        state.pushes[seat] = 0
        state.forced[seat] = 0
        state.rolls[seat] = 0
        state.forcing[seat] = 0
    begin(state, ROLLING)
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        if zones.any_in(state, seat, state.roll):
            zones.throw(state, seat, state.roll)
            state.call(seat, state.facts.roll_script)
        else:
            state.tell("pass", seat)


def begin_swords(state: CubitosState) -> None:
    """Step 4b; without anyone to resolve a red card the next step begins at once."""
    compare_swords(state)
    if not any(state.red):
        begin_after_swords(state)
        return
    begin(state, SWORDS)
    for seat in range(state.seats):
        if state.red[seat]:
            state.call(seat, state.facts.swords_script)


def begin_after_swords(state: CubitosState) -> None:
    begin(state, AFTER_SWORDS)
    for seat in range(state.seats):
        state.call(seat, state.facts.after_swords_script)


def end_round(state: CubitosState) -> None:
    """Borrowed dice return, the race may end, the start player die passes clockwise (ROUND-1, ROUND-2)."""
    for seat in range(state.seats):
        _return_borrowed(state, seat)
        state.marks[seat] &= LASTING
        state.swords[seat] = 0
        state.red[seat] = 0
        state.effects[seat] = 0
    winner = race_winner(state)
    if winner >= 0:
        state.won = [winner]
        state.over = True
        state.tell("win", winner)
        return
    if is_last_round(state):
        state.extra += 1
        state.tell("tie-break", -1, state.extra)
    pass_start_die(state)
    state.round += 1
    begin_round(state)


def pass_start_die(state: CubitosState) -> None:
    """ROUND-2: from whichever zone holds it to the Roll Zone of the next player."""
    before = state.starter
    for counts in (state.draw, state.roll, state.discard):
        counts[before * state.kinds + START_DIE] = 0
    state.starter = (before + 1) % state.seats
    state.roll[state.starter * state.kinds + START_DIE] = 1
    state.tell("start-die", state.starter, before)


def _return_borrowed(state: CubitosState, seat: int) -> None:
    """ABIL-10: from whichever zone holds them; this is not a loss."""
    if state.kinds == OWN_KINDS:
        return
    base = seat * state.kinds
    for kind in range(BORROWED, state.kinds):
        for zone in (DRAW, ROLL, DISCARD):
            counts = state.pool(zone)
            count = counts[base + kind]
            if count:
                state.tray[kind - BORROWED] += count
                counts[base + kind] = 0
                state.tell("return", seat, kind, count, ZONE_NAMES[zone])


def race_winner(state: CubitosState) -> int:
    """END-1 to END-3: the farthest of those who have finished; -1 while nobody has, or while there is a tie."""
    finished = [seat for seat in range(state.seats) if has_finished(state, seat)]
    if not finished:
        return -1
    best = max(race_key(state, seat) for seat in finished)
    leaders = [seat for seat in finished if race_key(state, seat) == best]
    return leaders[0] if len(leaders) == 1 else -1
