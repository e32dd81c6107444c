"""What a browser is told of a table: one picture of the position for everyone, and to each its own choices."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cubecup.server.messages import TableInfo
from cubecup.server.table.live_table import LiveTable

_ENCODER = msgspec.json.Encoder()


class _EncodedUpdate(msgspec.Struct, tag="update"):
    """`messages.Update` with parts that were encoded before, for several browsers or in an earlier message."""

    entries: list[msgspec.Raw]
    seq: int
    view: msgspec.Raw
    choices: list[msgspec.Raw]
    may_undo: list[int]


class _EncodedWelcome(msgspec.Struct, tag="welcome"):
    """`messages.Welcome`, likewise."""

    table: TableInfo
    you: list[int]
    host: bool
    seq: int
    view: msgspec.Raw
    choices: list[msgspec.Raw]
    may_undo: list[int]
    log: list[msgspec.Raw]


class Snapshot:
    """A table at one moment, encoded once for all who look."""

    def __init__(self, table: LiveTable, seats: Iterable[int]) -> None:
        """`seats` are those whose players look; others' questions are not worked out."""
        self._table = table
        self._choices: dict[int, msgspec.Raw] = {}
        self._updates: dict[tuple[int, ...], bytes] = {}
        state = table.state
        for seat in set(seats).intersection(table.thinking()):
            self._choices[seat] = msgspec.Raw(_ENCODER.encode(state.question(seat)))
        # All games so far are open: seats see the same but for the question asked.
        self._view = msgspec.Raw(_ENCODER.encode(state.view(-1)))

    def update(self, seats: tuple[int, ...], entries: list[msgspec.Raw]) -> bytes:
        """The same entries for everyone; a message for each set of seats is made once."""
        known = self._updates.get(seats)
        if known is None:
            update = _EncodedUpdate(
                entries=entries,
                seq=self._table.seq,
                view=self._view,
                choices=self._choices_of(seats),
                may_undo=self._may_undo(seats),
            )
            known = self._updates[seats] = _ENCODER.encode(update)
        return known

    def welcome(self, seats: tuple[int, ...], host: bool, info: TableInfo) -> bytes:
        welcome = _EncodedWelcome(
            table=info,
            you=list(seats),
            host=host,
            seq=self._table.seq,
            view=self._view,
            choices=self._choices_of(seats),
            may_undo=self._may_undo(seats),
            log=[entry for _, entry in self._table.entries],
        )
        return _ENCODER.encode(welcome)

    def _choices_of(self, seats: tuple[int, ...]) -> list[msgspec.Raw]:
        return [self._choices[seat] for seat in seats if seat in self._choices]

    def _may_undo(self, seats: tuple[int, ...]) -> list[int]:
        table = self._table
        return [seat for seat in seats if table.undo_history.may(seat) and not table.is_bot(seat)]
