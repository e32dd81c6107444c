"""`keen`, with styles (`keen:bold`)."""

from __future__ import annotations

from typing import Final

from cubecup.bots.keen import Keen
from cubecup.bots.level import Level
from cubecup.bots.styles import STYLES

LEVEL: Final = Level(lambda style, seed: Keen(style), strength=15, games=("cubitos",), styles=STYLES)
