"""The course of a race: how it stood for a seat after each round, so that races with the same dice can be compared."""

from __future__ import annotations

from typing import NamedTuple

from cubecup.kernel.game import Game, State
from cubecup.kernel.record import Record, replay


class AfterRound(NamedTuple):
    """The place of a seat and how far it is to the end of the way; less than 0: beyond it."""

    place: int
    left: int


class SeatCourse(NamedTuple):
    """How long the way is, and how it stood after each round, the last one included."""

    length: int
    rounds: tuple[AfterRound, ...]


def course_of(record: Record, game: Game, seat: int) -> SeatCourse:
    """From the record of a race that is over. In a game without a way only places are told."""
    length, number = 0, 0
    rounds: list[AfterRound] = []
    state: State | None = None
    for state in replay(record, game):
        if not number:
            length = _left(state, seat)
        elif state.round_number() > number:  # what has ended one round has begun the next
            rounds.append(_now(state, seat))
        number = max(1, state.round_number())
    if state is not None:
        rounds.append(_now(state, seat))
    return SeatCourse(length, tuple(rounds))


def _now(state: State, seat: int) -> AfterRound:
    return AfterRound(state.places()[seat], _left(state, seat))


def _left(state: State, seat: int) -> int:
    left = state.remaining()
    return left[seat] if left else 0
