"""What a browser says over the socket of a table. The `type` of a message names its class."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cubecup.server.messages.fields import ActionText, Id, SeatNumber, Token


class Hello(msgspec.Struct, tag="hello", kw_only=True, forbid_unknown_fields=True):
    """First message: the seats this browser may act for (none: a spectator) and the last entry it has seen.

    Who folds keeps the view true by the events of the entries (docs/events.md), and gets updates without one; that
    its own answer was accepted may be told by the update that it led to.
    """

    tokens: Annotated[list[Token], Meta(max_length=5)] = []
    seen: int = 0
    folds: bool = False


class Act(msgspec.Struct, tag="act", kw_only=True, forbid_unknown_fields=True):
    """Answer the pending choice of a seat. The id makes a repeat harmless.

    `question` is the `number` of the question it answers, as it was shown: if the seat is asked something else by now
    (another window or a bot has answered, or others left it only one answer), the message is refused as `late`. With
    `seen`, the last entry this browser has seen, an answer that others have made impossible since is refused as
    `overtaken`.
    """

    id: Id
    seat: SeatNumber
    action: ActionText
    question: int | None = None
    seen: int | None = None


class Undo(msgspec.Struct, tag="undo", kw_only=True, forbid_unknown_fields=True):
    """Take back the seat's latest action, if no dice fell and nothing was revealed since; `seen` as for `act`."""

    id: Id
    seat: SeatNumber
    seen: int | None = None


class Resign(msgspec.Struct, tag="resign", kw_only=True, forbid_unknown_fields=True):
    """Give up: a bot of the given level plays the seat to the end."""

    id: Id
    seat: SeatNumber
    level: str | None = None  # the usual one of the game


class StandIn(msgspec.Struct, tag="stand-in", kw_only=True, forbid_unknown_fields=True):
    """Let a bot play for a seat (level) or give it back to its player (no level); by the seat itself or the host."""

    id: Id
    seat: SeatNumber
    level: str | None = None


class Cover(msgspec.Struct, tag="cover", kw_only=True, forbid_unknown_fields=True):
    """A player lets the usual bot of the game play for another who has been away for the table's `absence`, until
    they are back."""

    id: Id
    seat: SeatNumber  # of the one who is away


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromBrowser = Hello | Act | Undo | Resign | StandIn | Cover | Ping
