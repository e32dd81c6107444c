"""What changes at a table: the next row of its log and all that follows from it, and moves that may be taken back.

Types that are read at run time, in a module of their own: compiled classes do not keep them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from cubecup.kernel.game import Facts, State
from cubecup.server.storage.rows import LogRow

if TYPE_CHECKING:
    from cubecup.server.table.entries import ToldEntry
    from cubecup.server.table.undo import UndoHistory


class Change(msgspec.Struct, kw_only=True, frozen=True):
    """The next row of a table's log and all that will be true once it is written.

    What follows from an action is worked out when it is planned, where everything is at hand: by the time it is written
    a hundred other tables have been looked at, and the memory of this one is slow to come.
    """

    row: LogRow
    entry: ToldEntry
    at: float
    state: State
    answered: Collection[int] = ()  # seats whose question was answered, had only one answer, or came back by an undo
    still_asked: Collection[int] = ()  # others whose question is word for word what it was
    settles: bool = False  # it can no longer be taken back, nor can anything before it
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
