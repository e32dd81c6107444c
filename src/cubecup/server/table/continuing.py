"""A table that goes on from a moment of another race: the same position, other dice, whoever wants to play it."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.kernel.game import Game
from cubecup.kernel.moment import continued
from cubecup.kernel.record import Record
from cubecup.server.messages.tables import NewTable
from cubecup.server.storage.rows import LogRow, TableOrigin
from cubecup.server.table.creation import NewHeader, made_of
from cubecup.server.table.live_table import LiveTable

_MOST_ACTIONS: Final = 6000  # of another race that are kept with the table; long races have a fifth of it


class MomentOfRace(NamedTuple):
    """A race as far as it is known, and how many of its actions come before the moment."""

    record: Record
    game: Game
    at: int


def check_may_go_on(table: LiveTable) -> None:
    """A running race is nobody's to try out, or a fork would be an oracle; but where hints are given, it tells no more
    than they do."""
    if not table.state.over and not table.header.gives_hints():
        raise CubeCupError("not-over", "The game is not over yet.")


def go_on(moment: MomentOfRace, wanted: NewTable) -> tuple[NewHeader, list[LogRow]]:
    """The new table, and what has happened before it began. Its dice come from a secret of its own, so they are none of
    those that the other race has rolled or would have."""
    if moment.at > _MOST_ACTIONS:
        raise BadOption("too-far", f"A table can go on from the first {_MOST_ACTIONS} actions.", most=_MOST_ACTIONS)
    if len(wanted.seats) != moment.record.seats:
        told = f"This race has {moment.record.seats} players, not {len(wanted.seats)}."
        raise BadOption("seats-of-race", told, seats=moment.record.seats, value=len(wanted.seats))
    record, _ = continued(moment.record, moment.game, moment.at, secrets.randbits(63))
    made = made_of(moment.game, wanted)
    assert record.origin is not None, "it goes on from a race"
    made.header.origin = TableOrigin(race=record.origin.race, at=moment.at, setup=record.setup, opening=record.opening)
    return made, [LogRow(kind="act", seat=line.seat, action=line.action, outcome=line.outcome) for line in record.lines]
