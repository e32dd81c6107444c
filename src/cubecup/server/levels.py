"""Which bots may sit at a table, and which one steps in when nobody chose."""

from __future__ import annotations

from cubecup.bots.registry import LEVELS, bot_names, levels_of
from cubecup.bots.styles import STYLES
from cubecup.games import BUILT_IN
from cubecup.kernel.errors import BadOption
from cubecup.server.messages import BotLevel, GameBots


def usual_level(game: str) -> str:
    return BUILT_IN.kind(game).usual_bot


def bots_of(game: str) -> GameBots:
    """What a screen needs to offer them; of each level in `LEVELS` the second fact is whether it has styles."""
    levels = [BotLevel(level=level, styles=list(STYLES) if LEVELS[level][1] else []) for level in levels_of(game)]
    return GameBots(levels=levels, usual=usual_level(game))


def check_level(level: str, game: str) -> None:
    known = bot_names(game)
    if level not in known:
        raise BadOption(
            "unknown-bot", f"There is no bot {level!r} for this game. Bots: {', '.join(known)}.", value=level
        )
