"""Messages with parts that were encoded before, for several browsers or in an earlier message."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.tables import TableInfo


class EncodedEntry(msgspec.Struct, gc=False):
    """`messages.entries.Entry` with events that were encoded before."""

    seq: int
    kind: str
    seat: int
    action: str
    by_host: bool
    by: int | None
    happened: list[msgspec.Raw]
    undone: list[int]

    def seen_by(self, seats: tuple[int, ...]) -> EncodedEntry:
        """The same for all."""
        return self


class EncodedUpdate(msgspec.Struct, tag="update", omit_defaults=True):
    """`messages.Update`, likewise."""

    entries: list[EncodedEntry]
    seq: int
    view: msgspec.Raw | None
    choices: list[msgspec.Raw]
    may_undo: list[int]
    accepted: str | None = None


class EncodedWelcome(msgspec.Struct, tag="welcome"):
    """`messages.Welcome`, likewise."""

    table: TableInfo
    you: list[int]
    host: bool
    seq: int
    view: msgspec.Raw
    choices: list[msgspec.Raw]
    may_undo: list[int]
    log: list[EncodedEntry]
