"""Which bots may sit at a table."""

from __future__ import annotations

from cubecup.bots.registry import LEVELS, bot_names, levels_of
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import Game
from cubecup.server.messages.facts import BotLevel, GameBots


def bots_of(game: type[Game]) -> GameBots:
    """What a screen needs to offer them."""
    offered = [level for level in levels_of(game.id) if LEVELS[level].offered]
    levels = [BotLevel(level=level, styles=list(LEVELS[level].styles)) for level in offered]
    return GameBots(levels=levels, usual=game.usual_bot)


def check_level(level: str, game: str) -> None:
    known = bot_names(game)
    if level not in known:
        raise BadOption(
            "unknown-bot", f"There is no bot {level!r} for this game. Bots: {', '.join(known)}.", value=level
        )
