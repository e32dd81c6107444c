"""Which bots may sit at a table, and which one steps in when nobody chose."""

from __future__ import annotations

from typing import Final

from cubecup.bots.registry import bot_names
from cubecup.kernel.errors import BadOption

_USUAL: Final = {"cubitos": "steady", "seven-cubes": "planner"}


def usual_level(game: str) -> str:
    return _USUAL.get(game, "random")


def check_level(level: str, game: str) -> None:
    known = bot_names(game)
    if level not in known:
        raise BadOption(
            "unknown-bot", f"There is no bot {level!r} for this game. Bots: {', '.join(known)}.", value=level
        )
