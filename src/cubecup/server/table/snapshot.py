"""What a browser is told of a table: the position, as far as each may see it, and to each its own choices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from cubecup.server.messages.tables import TableInfo
from cubecup.server.table.changes import Change
from cubecup.server.table.encoded import EncodedEntry, EncodedUpdate, EncodedWelcome
from cubecup.server.table.live_table import LiveTable

_ENCODER = msgspec.json.Encoder()
_IN_ONE_GO: Final = 0.005  # seconds after which the event loop gets its turn


class Snapshot:
    """A table at one moment, encoded once for all who see the same."""

    def __init__(self, table: LiveTable, seq: int, asked: list[int]) -> None:
        """By its latest entry, and the persons who are asked something then. Nothing is worked out before somebody
        looks."""
        self._table = table
        self._seq = seq
        self._header = table.header
        self._asked = asked
        self._questions: dict[int, msgspec.Raw] = {}
        self._views: dict[int, msgspec.Raw] = {}
        self._latest: dict[tuple[tuple[int, ...], bool], bytes] = {}

    def is_of(self, table: LiveTable) -> bool:
        """Whether the table is still as it was."""
        return table is self._table and table.seq == self._seq and table.header is self._header

    def after(self, action: Change) -> Snapshot:
        """The table as it will be once an action is on disk: what a seat is still asked was written before, and what is
        asked then is written now, while the position is at hand, unless that takes long."""
        table, position = self._table, action.state
        later = Snapshot(table, self._seq + 1, table.persons_of(position.actors()))
        questions, known = later._questions, self._questions
        for seat in action.still_asked:
            if seat in known:
                questions[seat] = known[seat]
        if not later.takes_long():
            for seat in later._asked:
                if seat not in questions:
                    questions[seat] = _written(position.question(seat))
        return later

    def takes_long(self) -> bool:
        """Whether several questions are to be worked out; one alone cannot be interrupted."""
        return len(self._asked) - len(self._questions) > 1

    def work_out(self, seats: Iterable[int]) -> bool:
        """The questions of some seats, one after another; whether all are there, or it takes so long that others should
        have their turn before it goes on."""
        begun = time.perf_counter()
        for seat in seats:
            if seat in self._asked and seat not in self._questions:
                if time.perf_counter() - begun > _IN_ONE_GO:
                    return False
                self._question(seat)
        return True

    async def work_out_all(self, seats: Iterable[int]) -> None:
        while not self.work_out(seats):
            await asyncio.sleep(0)

    def latest_update(self, seats: tuple[int, ...], folds: bool, accepted: str | None = None) -> bytes:
        """The last entry and what it led to; a message for each set of seats is made once, and another one for whoever
        has said what was accepted."""
        known = self._latest.get((seats, folds)) if accepted is None else None
        if known is None:
            table = self._table
            with_view = not (folds and table.told_by_events)
            known = self.update(seats, [table.last_entry(seats)], with_view, accepted)
            if accepted is None:
                self._latest[seats, folds] = known
        return known

    def update(
        self,
        seats: tuple[int, ...],
        entries: list[EncodedEntry],
        with_view: bool = True,
        accepted: str | None = None,
    ) -> bytes:
        """Entries as a browser with these seats may know them, and what they led to."""
        table = self._table
        view = self._view(seats) if with_view else None
        choices, may_undo = self._choices_of(seats), table.may_undo(seats)
        return _ENCODER.encode(EncodedUpdate(entries, table.seq, view, choices, may_undo, accepted))

    def welcome(self, seats: tuple[int, ...], host: bool, info: TableInfo) -> bytes:
        welcome = EncodedWelcome(
            table=info,
            you=list(seats),
            host=host,
            seq=self._table.seq,
            view=self._view(seats),
            choices=self._choices_of(seats),
            may_undo=self._table.may_undo(seats),
            log=self._table.latest_entries(seats),
        )
        return _ENCODER.encode(welcome)

    def _view(self, seats: tuple[int, ...]) -> msgspec.Raw:
        """What a browser with these seats sees, but for its questions: those come by themselves."""
        viewer = self._viewer(seats)
        known = self._views.get(viewer)
        if known is None:
            view = self._table.state.view(viewer)
            known = self._views[viewer] = msgspec.Raw(_ENCODER.encode({**view, "choice": None}))
        return known

    def _viewer(self, seats: tuple[int, ...]) -> int:
        """Without secrets all see what a spectator sees; else a browser with several seats looks from the one asked."""
        if not seats or not self._table.game.has_secrets:
            return -1
        return next((seat for seat in seats if seat in self._asked), seats[0])

    def _choices_of(self, seats: tuple[int, ...]) -> list[msgspec.Raw]:
        asked, known = self._asked, self._questions
        return [known.get(seat) or self._question(seat) for seat in seats if seat in asked]

    def _question(self, seat: int) -> msgspec.Raw:
        question = self._questions[seat] = _written(self._table.state.question(seat))
        return question


def _written(question: Mapping[str, object] | None) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(question))


def snapshot_of(table: LiveTable) -> Snapshot:
    return Snapshot(table, table.seq, table.thinking())
