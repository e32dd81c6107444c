"""Tables with known secrets, for tests of fair dice."""

from __future__ import annotations

import random
from typing import Final

from cubecup.fair.dice import SecretChain
from cubecup.games import make_game
from cubecup.server.storage.rows import LogRow, Seat, TableHeader
from cubecup.server.table.clocks import Uptime
from cubecup.server.table.live_table import LiveTable
from tests.content.maps import MAP

CHAIN: Final = SecretChain("5c" * 32, 3)
SPRINT: Final = f"[tracks.sprint]\nmap = '''\n{MAP}'''\n"
# A race of a minute, however badly one plays.
SHORT: Final = {
    "cards": "race-1",
    "timing": "free",
    "tracks": "sprint",
    "pack": f"""
[dice.light-gray]
faces = ["money 1", "movement 1", "blank", "blank", "blank", "blank"]
{SPRINT}""",
}


def fair_table(words: tuple[str, str] = ("", ""), **options: str) -> LiveTable:
    seats = [Seat(kind="person", name="Ann", word=word) for word in words]
    header = TableHeader(
        game="cubitos", options=options, seed=1, seats=seats, host="", public=False, started_at=0.0, chain=CHAIN
    )
    return LiveTable("t", header, make_game("cubitos", {**options}), 0.0, Uptime())


def play_by_chance(
    table: LiveTable, seed: int, undos: float, most: int = 4000
) -> tuple[list[tuple[float, LogRow]], int]:
    """A random game in which players take back what they may, and what was rolled when."""
    draw = random.Random(seed)
    rows: list[tuple[float, LogRow]] = []
    undone = 0
    for moment in range(most):
        if table.state.over:
            break
        may = [seat for seat in range(2) if table.undo_history.may(seat)]
        if may and draw.random() < undos:
            change = table.plan_undo(draw.choice(may), moment, id=str(moment))
            undone += 1
        else:
            seat = draw.choice(table.acting())
            actions = [action.text for action in table.state.choice(seat).actions if action.text != "wait"]
            change = table.plan_act(seat, draw.choice(actions), moment, id=str(moment))
        rows.append((moment, change.row))
        table.commit(change)
    return rows, undone
