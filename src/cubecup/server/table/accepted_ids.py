"""Messages of a seat that were accepted, by the ids their browser gave them: a repeat is answered and does nothing."""

from __future__ import annotations

from typing import Final

IDS_KEPT: Final = 50  # the latest, and up to as many before; a browser repeats only what was not answered


class AcceptedIds:
    """Each seat has its own, so nobody's are forgotten because others say much."""

    __slots__ = ("_older", "_rows")

    def __init__(self) -> None:
        self._rows: dict[str, int] = {}
        self._older: dict[str, int] = {}

    def add(self, id: str, row: int) -> None:
        if len(self._rows) >= IDS_KEPT:
            self._older = self._rows
            self._rows = {}
        self._rows[id] = row

    def row(self, id: str) -> int | None:
        """The row of the log that a message has become."""
        return self._rows.get(id) or self._older.get(id)
