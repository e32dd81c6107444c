"""`keen`, with styles (`keen:bold`): halfway between `steady` and `shrewd`, for tables that have it."""

from __future__ import annotations

from typing import Final

from cubecup.bots.keen import Keen
from cubecup.bots.level import Level
from cubecup.bots.styles import STYLES

LEVEL: Final = Level(lambda style, seed: Keen(style), strength=15, offered=False, games=("cubitos",), styles=STYLES)
