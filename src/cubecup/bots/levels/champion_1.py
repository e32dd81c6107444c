"""`champion-1`, what `champion` was at first, with a budget in milliseconds after an at sign: `champion-1@200`."""

from __future__ import annotations

from typing import Final

from cubecup.bots.champion_1 import Champion1
from cubecup.bots.level import Level, milliseconds

LEVEL: Final = Level(
    lambda style, seed: Champion1(seed=seed),
    strength=30,
    offered=False,
    games=("cubitos",),
    make_budgeted=lambda budget, seed: Champion1(milliseconds("champion-1", budget), seed),
)
