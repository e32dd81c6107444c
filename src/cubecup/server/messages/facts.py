"""What a server offers, and options before a table is made of them."""

from __future__ import annotations

import msgspec

from cubecup.games import USUAL_GAME
from cubecup.server.messages.fields import Data


class BotLevel(msgspec.Struct, kw_only=True):
    """A level of bots; one with styles also goes by names such as "sharp:bold"."""

    level: str
    styles: list[str]


class GameBots(msgspec.Struct, kw_only=True):
    """The bots that play a game, weakest first, and the level that plays when nobody chose."""

    levels: list[BotLevel]
    usual: str


class About(msgspec.Struct, kw_only=True):
    """What this server offers."""

    name: str
    games: list[str]
    languages: list[str]
    bots: dict[str, GameBots]  # by game
    address: str  # under which others reach this server; empty: only this machine does


class CheckOptions(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Options of a game before a table is made of them."""

    game: str = USUAL_GAME
    options: Data = {}


class OptionsChecked(msgspec.Struct, kw_only=True):
    """The options with everything settled that was left open. `warnings` forbid nothing: codes of texts `advice-...`
    about a card set of one's own (SETUP-4)."""

    options: Data
    warnings: list[str]
