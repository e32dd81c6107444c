"""`sharp`, with styles (`sharp:bold`) and plans about one card (`sharp:insist=dugout`, `sharp:refuse=dugout`)."""

from __future__ import annotations

from typing import Final

from cubecup.bots.learned import taught
from cubecup.bots.level import Level
from cubecup.bots.plans import plan_bot
from cubecup.bots.sharp import Sharp
from cubecup.bots.styles import STYLES

LEVEL: Final = Level(
    lambda style, seed: Sharp(taught(style)), strength=20, games=("cubitos",), styles=STYLES, make_plan=plan_bot
)
