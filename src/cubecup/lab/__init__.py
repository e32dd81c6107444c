"""The lab: many games between bots, and what they tell. See docs/lab.md.

>>> from cubecup.games import make_game
>>> races = (PlannedRace.of("race-1", make_game("cubitos")),)
>>> plan = Plan("cubitos", races, bots=("steady",), players=(2,), games=2, seed=7)
>>> plan.check()
>>> sum(len(part.tables["games"]) for part in play(list(plan.chunks()), workers=1))
2
"""

from __future__ import annotations

from cubecup.bots.match import Outcome
from cubecup.lab.collector import Collector, Sitting
from cubecup.lab.engines import play
from cubecup.lab.plan import Chunk, Plan, PlannedRace
from cubecup.lab.tables import (
    BYTES,
    DECISIONS,
    FLAG,
    GAMES,
    INT,
    LIST,
    NUMBERS,
    REAL,
    ROUNDS,
    SEED,
    TEXT,
    Column,
    Row,
    Table,
)
from cubecup.lab.work import Part

__all__ = [
    "BYTES",
    "DECISIONS",
    "FLAG",
    "GAMES",
    "INT",
    "LIST",
    "NUMBERS",
    "REAL",
    "ROUNDS",
    "SEED",
    "TEXT",
    "Chunk",
    "Collector",
    "Column",
    "Outcome",
    "Part",
    "Plan",
    "PlannedRace",
    "Row",
    "Sitting",
    "Table",
    "play",
]
