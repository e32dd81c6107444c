"""`shrewd`, with styles (`shrewd:bold`)."""

from __future__ import annotations

from typing import Final

from cubecup.bots.keen import Shrewd
from cubecup.bots.level import Level
from cubecup.bots.styles import STYLES

LEVEL: Final = Level(lambda style, seed: Shrewd(style), strength=17, games=("cubitos",), styles=STYLES)
