"""Moments of races: looking at one, going on from one; and links to record files."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cubecup.server.messages.fields import Content, Data, Id, OwnToken, Question, Seconds, View
from cubecup.server.messages.tables import Clocks, SeatPlan

At = Annotated[int, Meta(ge=0, le=100_000)]  # how many actions come before a moment


class MomentOf(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A moment of a race: of a table, of a record somebody has shared, or of a record itself, which is not kept. One of
    the three is named."""

    at: At
    table: Id | None = None
    shared: Id | None = None
    record: str | None = None


class GoOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table that begins in a moment of another race, with dice of its own."""

    moment: MomentOf
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    clocks: Clocks | None = None
    absence: Seconds | None = 120
    hints: bool | None = None


class MomentTold(msgspec.Struct, kw_only=True):
    """A position, and what everyone who may act is asked there."""

    game: str
    options: Data
    names: list[str]  # of the players; empty where nobody knows them
    levels: list[str | None]  # of the bots among them; empty likewise
    view: View
    questions: list[Question]
    content: Content


class ShareRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record file of which somebody wants a link. It is kept for a while. `token` is a secret of the browser's own
    making, with which it can be removed."""

    record: str
    token: OwnToken


class SharedMade(msgspec.Struct, kw_only=True):
    shared: str  # its id
    until: float  # the moment from which on it is not there any more


class ForgetShared(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    token: OwnToken
