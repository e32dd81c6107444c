"""`champion`, with a budget in milliseconds after an at sign: `champion@200`."""

from __future__ import annotations

from typing import Final

from cubecup.bots.level import Level, milliseconds
from cubecup.bots.protocol import Bot
from cubecup.bots.thinker import BUDGET_MS


def _champion(budget_ms: float, seed: int) -> Bot:
    from cubecup.bots.champion import Champion  # it needs numpy, which takes a while to load

    return Champion(budget_ms, seed)


LEVEL: Final = Level(
    lambda style, seed: _champion(BUDGET_MS, seed),
    strength=40,
    games=("cubitos",),
    make_budgeted=lambda budget, seed: _champion(milliseconds("champion", budget), seed),
)
