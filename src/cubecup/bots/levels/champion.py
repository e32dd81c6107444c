"""`champion`, with a budget in milliseconds after an at sign: `champion@200`."""

from __future__ import annotations

from typing import Final

from cubecup.bots.champion import Champion
from cubecup.bots.level import Level
from cubecup.kernel.errors import BadOption


def _budgeted(budget: str, seed: int) -> Champion:
    if not budget.isdecimal() or int(budget) == 0:
        told = f"After champion@ comes a whole number of milliseconds, not {budget!r}."
        raise BadOption("bot-budget", told, bot="champion", value=budget)
    return Champion(float(budget), seed)


LEVEL: Final = Level(lambda style, seed: Champion(seed=seed), strength=30, games=("cubitos",), make_budgeted=_budgeted)
