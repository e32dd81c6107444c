"""What the server says over the socket of a table. The `type` of a message names its class."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.entries import Entry
from cubecup.server.messages.fields import Question, View
from cubecup.server.messages.problems import Problem
from cubecup.server.messages.tables import TableInfo


class Welcome(msgspec.Struct, tag="welcome", kw_only=True):
    """A full picture: after `hello`, whenever a gap is too large to fill, and when seats have changed hands."""

    table: TableInfo
    you: list[int]  # seats this browser may act for
    host: bool
    seq: int
    view: View  # the engine's view, without a choice
    choices: list[Question]  # pending choices of your seats
    may_undo: list[int]  # seats of yours whose latest action may be taken back
    log: list[Entry]  # the latest entries, oldest first


class Update(msgspec.Struct, tag="update", kw_only=True):
    """Entries since the last message, and where the table stands after them. With `accepted` it is `Accepted`, too: the
    message with that id is in the log as entry `seq`; only who folds is told so."""

    entries: list[Entry]
    seq: int
    view: View | None  # None: it follows from the last one by the events, for whoever said that they fold
    choices: list[Question]
    may_undo: list[int]
    accepted: str | msgspec.UnsetType = msgspec.UNSET  # left out if there is nothing to say


class Accepted(msgspec.Struct, tag="accepted", kw_only=True):
    """The message with this id is in the log as entry `seq` (also when it was sent before)."""

    id: str
    seq: int


class Rejected(msgspec.Struct, tag="rejected", kw_only=True):
    """The message with this id changed nothing."""

    id: str
    problem: Problem


class Seats(msgspec.Struct, tag="seats", kw_only=True):
    """Somebody came, went, or ran down a clock."""

    table: TableInfo


class Pong(msgspec.Struct, tag="pong", kw_only=True):
    pass


class Bye(msgspec.Struct, tag="bye", kw_only=True):
    """The server closes this socket and says why."""

    problem: Problem


FromServer = Welcome | Update | Accepted | Rejected | Seats | Pong | Bye
