"""Entries of a table's log as browsers are told them: made of the texts of events, which all tables share.

So an entry takes little memory, of which a table keeps many; it is joined from those texts whenever it is told.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from cubecup.kernel.game import Event, Game
from cubecup.server.messages.entries import Happened
from cubecup.server.storage.rows import LogRow
from cubecup.server.table.encoded import EncodedEntry

_ENCODER: Final = msgspec.json.Encoder()
_MOST_TEXTS: Final = 5000  # kept for one vocabulary
_SMALL: Final = 5  # details of an event that is likely to come again; a roll of many dice hardly ever does

_Texts = dict[Event, msgspec.Raw]


@lru_cache(maxsize=32)
def texts_of(vocabulary: object) -> _Texts:
    """Events as they are told, for all tables where the same event reads the same: each is written once. A value of an
    event is always of the same type at its place, so a 1 is never taken for a True."""
    return {}


class ToldEntry:
    """An entry of the log, once for all who may know the same of it."""

    __slots__ = ("_by", "_parts", "seq")

    def __init__(self, seq: int, by: int, parts: list[EncodedEntry]) -> None:
        """`parts` are for each seat, and at last for spectators; or one for everybody."""
        self.seq = seq
        self._by = by
        self._parts = parts

    def seen_by(self, seats: tuple[int, ...]) -> EncodedEntry:
        """For a browser that may act for these seats; of an answer of one of them it knows everything."""
        parts = self._parts
        if len(parts) == 1:
            return parts[0]
        return parts[self._by if self._by in seats else seats[0] if seats else -1]


def told_entry(game: Game, texts: _Texts, seats: int, seq: int, row: LogRow, events: list[Event]) -> ToldEntry:
    """`texts` are those of the game's vocabulary."""
    action = row.action or row.level or ""
    if not game.has_secrets:
        return ToldEntry(seq, row.seat, [_encoded(game, texts, seq, row, action, events)])
    told = [game.told(viewer, row.seat, action, events) for viewer in (*range(seats), -1)]
    return ToldEntry(seq, row.seat, [_encoded(game, texts, seq, row, *one) for one in told])


def _encoded(game: Game, texts: _Texts, seq: int, row: LogRow, action: str, events: list[Event]) -> EncodedEntry:
    happened = [texts.get(event) or _written(game, texts, event) for event in events]
    return EncodedEntry(seq, row.kind, row.seat, action, row.host, row.by, happened, row.undone)


def _written(game: Game, texts: _Texts, event: Event) -> msgspec.Raw:
    ((word, seat, details),) = game.readable([event])
    text = msgspec.Raw(_ENCODER.encode(Happened(word=word, seat=seat, details=list(details))))
    if len(details) <= _SMALL:
        if len(texts) >= _MOST_TEXTS:
            texts.clear()
        texts[event] = text
    return text
