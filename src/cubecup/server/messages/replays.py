"""A game told again from its beginning."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.entries import Entry
from cubecup.server.messages.fields import Content, Data, Results, View


class ReadRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record file, to be told again; nothing of it is kept."""

    record: str


class ReplayTold(msgspec.Struct, kw_only=True):
    """A game told again from its beginning: the table laid out, and everything since, without what was taken back."""

    game: str
    options: Data
    names: list[str]  # of the players; empty where nobody knows them
    levels: list[str | None]  # of the bots among them; empty likewise
    setup: Data  # what chance decided when the table was laid out, as records tell it
    first: View
    entries: list[Entry]
    seq: int  # the latest entry of the table's own log that this tells of
    continues: int | None  # so many of the entries were another race's, from which this one goes on
    content: Content  # as this game was played
    results: Results | None  # of a game that is over
