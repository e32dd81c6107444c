"""A position at the end of a round as plain numbers, which is what the learned value is asked about.

Everyone's dice lie in Draw, Roll or Discard then; nothing is pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cubecup.bots.appraisal import Appraisal
from cubecup.bots.distance import rounds_left
from cubecup.bots.learned import FIRST, learned_style
from cubecup.cubitos.dice import BORROWED, KIND_MASK, OWN_KINDS
from cubecup.cubitos.terms import FREE_DRAW

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

# Where the numbers of a seat begin in its row: three zones by kind of die, then single numbers.
DRAW_AT: Final = 0
ROLL_AT: Final = OWN_KINDS
DISCARD_AT: Final = 2 * OWN_KINDS
CREDITS_AT: Final = 3 * OWN_KINDS
FANS_AT: Final = CREDITS_AT + 1
HANDS_AT: Final = CREDITS_AT + 2
LEG_AT: Final = CREDITS_AT + 3
SPACE_AT: Final = CREDITS_AT + 4
FREE_DRAW_AT: Final = CREDITS_AT + 5
UNCOUNTED_AT: Final = CREDITS_AT + 6
_OWN: Final = (1 << OWN_KINDS) - 1  # uncounted kinds, but for borrowed ones, which are not one's own by then
# And in the row of the table: trays by kind, then these.
ROUND_AT: Final = OWN_KINDS
STARTER_AT: Final = OWN_KINDS + 1
SEATS_AT: Final = OWN_KINDS + 2
ESTIMATES: Final = FIRST  # the weights by which sharp estimates dice for the network; it was trained with these


class Moment(NamedTuple):
    """The row of the table, and those of the seats."""

    table: list[int]
    seats: list[list[int]]


class Estimates(NamedTuple):
    """What sharp thinks of a moment: by seat and kind what a die brings when it is drawn, and the rounds left."""

    yields: list[list[float]]
    rounds: float


def rounds_of(state: CubitosState) -> float:
    """How long sharp thinks that the race will last: the `rounds` of the estimates, without the others."""
    return rounds_left(state) * learned_style(ESTIMATES).patience


def estimates_of(state: CubitosState) -> Estimates:
    style = learned_style(ESTIMATES)
    appraisals = [Appraisal(state, seat, style) for seat in range(state.seats)]
    return Estimates([appraisal.yields for appraisal in appraisals], appraisals[0].rounds)


def moment_of(state: CubitosState, next_starter: int) -> Moment:
    """The rows of a position; `next_starter` begins the round that follows."""
    return Moment(
        [*state.tray, state.round, next_starter, state.seats], [seat_row(state, seat) for seat in range(state.seats)]
    )


def seat_row(state: CubitosState, seat: int) -> list[int]:
    base = seat * state.kinds
    end = base + OWN_KINDS
    return [
        *state.draw[base:end],
        *state.roll[base:end],
        *state.discard[base:end],
        state.credits[seat],
        state.fans[seat],
        state.hands[seat],
        state.leg[seat],
        state.space[seat],
        int(bool(state.marks[seat] & FREE_DRAW)),
        state.uncounted[seat] & _OWN,
    ]


def end_of_round(state: CubitosState) -> Moment:
    """The rows a position would have if its round were over now: active dice in Discard, borrowed ones back."""
    moment = moment_of(state, (state.starter + 1) % state.seats)
    for seat, row in enumerate(moment.seats):
        base = seat * state.kinds
        for die in state.active[seat]:
            kind = die & KIND_MASK
            if kind < OWN_KINDS:
                row[DISCARD_AT + kind] += 1
            else:
                moment.table[kind - BORROWED] += 1
        for kind in range(OWN_KINDS):
            row[DISCARD_AT + kind] += state.hand[base + kind]
    return moment
