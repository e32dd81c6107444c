"""What changes at a table: the next row of its log and all that follows from it, and moves that may be taken back.

Types that are read at run time, in a module of their own: compiled classes do not keep them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cubecup.kernel.choice import Questions
from cubecup.kernel.game import Event, Facts, State
from cubecup.server.storage.rows import LogRow

if TYPE_CHECKING:
    from cubecup.server.table.undo import UndoHistory


class Change(msgspec.Struct, kw_only=True, frozen=True):
    """The next row of a table's log and all that will be true once it is written."""

    row: LogRow
    at: float
    state: State
    events: list[Event] = []
    asked: Questions | None = None  # what seats were asked before an action
    new_round: int | None = None
    facts: Facts | None = None  # what follows from the new position, if it is known
    undo_history: UndoHistory | None = None  # of an undo


class PlayedAction(msgspec.Struct, frozen=True, gc=False):
    """An accepted action and the dice it brought."""

    seq: int
    seat: int
    action: str
    outcome: str
    bot: bool
