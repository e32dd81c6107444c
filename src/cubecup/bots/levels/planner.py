"""`planner`, the bot for Seven Cubes."""

from __future__ import annotations

from typing import Final

from cubecup.bots.level import Level
from cubecup.bots.seven_cubes import PlannerBot

LEVEL: Final = Level(lambda style, seed: PlannerBot(), strength=10, games=("seven-cubes",))
