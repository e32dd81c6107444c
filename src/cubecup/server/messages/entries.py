"""What happened at a table: the entries of its log, with their events."""

from __future__ import annotations

import msgspec


class Happened(msgspec.Struct, kw_only=True):
    """One event of the engine: a word, the seat (-1: the table), and details. The schema tells them word by word."""

    word: str
    seat: int
    details: list[bool | int | str]


class Entry(msgspec.Struct, kw_only=True):
    """One accepted entry of a table's log. `kind`: start, act, undo, resign, stand-in (a bot plays for a person), back
    (it does so no longer), reissue (a person got a new link), seat-bot (a bot took an open seat),
    program (a program of somebody's own answers for the seat from now on)."""

    seq: int
    kind: str
    seat: int
    action: str = ""
    by_host: bool = False  # the host did this, not the player of the seat
    by: int | None = None  # the seat of another player who did this
    happened: list[Happened] = []
    undone: list[int] = []  # of an undo: the entries it takes back, the seat's own and those of bots that built on it
