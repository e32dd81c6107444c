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


class Texts(dict[Event, msgspec.Raw]):
    """Events as they are told, for all tables where the same event reads the same: each is written once, when it is
    looked for. A value of an event is always of the same type at its place, so a 1 is never taken for a True."""

    game: Game  # one of those in which they read so

    def __missing__(self, event: Event) -> msgspec.Raw:
        ((word, seat, details),) = self.game.readable([event])
        text = msgspec.Raw(_ENCODER.encode(Happened(word=word, seat=seat, details=list(details))))
        if len(details) <= _SMALL:
            if len(self) >= _MOST_TEXTS:
                self.clear()
            self[event] = text
        return text


def texts_of(game: Game) -> Texts:
    texts = _by_vocabulary(game.vocabulary())
    texts.game = game
    return texts


@lru_cache(maxsize=32)
def _by_vocabulary(vocabulary: object) -> Texts:
    return Texts()


class EntryBySeat:
    """An entry of the log of which not all may know the same."""

    __slots__ = ("_by", "_parts", "seq")

    def __init__(self, seq: int, by: int, parts: list[EncodedEntry]) -> None:
        """`parts` are for each seat, and at last for spectators."""
        self.seq = seq
        self._by = by
        self._parts = parts

    def seen_by(self, seats: tuple[int, ...]) -> EncodedEntry:
        """For a browser that may act for these seats; of an answer of one of them it knows everything."""
        return self._parts[self._by if self._by in seats else seats[0] if seats else -1]


ToldEntry = EncodedEntry | EntryBySeat


def told_entry(game: Game, texts: Texts, seats: int, seq: int, row: LogRow, events: list[Event]) -> ToldEntry:
    """`texts` are those of the game's vocabulary."""
    action = row.action or row.level or ""
    if not game.has_secrets:
        return _encoded(texts, seq, row, action, events)
    told = [game.told(viewer, row.seat, action, events) for viewer in (*range(seats), -1)]
    return EntryBySeat(seq, row.seat, [_encoded(texts, seq, row, *one) for one in told])


def _encoded(texts: Texts, seq: int, row: LogRow, action: str, events: list[Event]) -> EncodedEntry:
    happened = list(map(texts.__getitem__, events))
    return EncodedEntry(seq, row.kind, row.seat, action, row.host, row.by, happened, row.undone)
