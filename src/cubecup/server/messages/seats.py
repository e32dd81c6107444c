"""What people who take, give and get back seats say."""

from __future__ import annotations

import msgspec

from cubecup.server.messages.fields import Name, OwnToken, SeatNumber, Token, Word


class Join(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat. `token` is a secret of the browser's own making: if the answer is lost, the same request again
    gives the same seat. Without it the server makes one. `word` is mixed into the dice."""

    name: Name
    seat: SeatNumber | None = None
    token: OwnToken | None = None
    word: Word | None = None
    key: OwnToken | None = None  # the browser's own secret, another one: the race comes onto its player's shelf


class GiveWord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The player of a seat that was not joined, such as that of the table's maker, gives a word for the dice: once, and
    before the start."""

    token: Token  # of that seat
    seat: SeatNumber
    word: Word


class SeatBot(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The host puts a bot on an open seat; with the last one the game starts."""

    host: Token
    seat: SeatNumber
    level: str | None = None  # the usual one of the game
    name: Name | None = None  # that of the seat


class Reissue(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    host: Token
    seat: SeatNumber
