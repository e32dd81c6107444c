"""`steady`, with styles (`steady:bold`) and shopping lists (`steady:buy=yellow+green`, `steady:bold:buy=yellow`)."""

from __future__ import annotations

from typing import Final

from cubecup.bots.level import Level
from cubecup.bots.shopping import shopper
from cubecup.bots.steady import Steady
from cubecup.bots.styles import STYLES

LEVEL: Final = Level(
    lambda style, seed: Steady(style), strength=10, games=("cubitos",), styles=STYLES, make_plan=shopper
)
