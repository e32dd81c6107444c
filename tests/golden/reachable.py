"""How many runs of decisions lead on from a position with fixed dice: numbers that move when a rule does.

`reachable.toml` holds the positions and the counts; `python -m scripts.make_golden` counts anew.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cubecup.cubitos.state import CubitosState
from tests.property.races import Race

FILE: Final = Path(__file__).with_name("reachable.toml")
MOST_DEPTH: Final = 8
MOST_RUNS: Final = 400  # a level with more runs is the last one counted

_HEAD: Final = """\
# Positions, and how many runs of 1, 2, 3, ... decisions lead on from each with the dice of its seed.
# `python -m scripts.make_golden` counts anew; a new position starts with `counts = []`.
# After a change of the rules, look at which counts have moved before you keep them.
"""


@dataclass(frozen=True)
class Case:
    """One position and the counts stored for it."""

    race: Race
    counts: list[int]


def count(state: CubitosState, depth: int) -> int:
    """Runs of exactly `depth` decisions, or fewer if the game ends before."""
    if state.over or depth == 0:
        return 1
    runs = 0
    for seat in state.actors():
        for action in state.choice(seat).actions:
            after = state.clone()
            after.apply(seat, action)
            runs += count(after, depth - 1)
    return runs


def counts(race: Race) -> list[int]:
    """Counts by depth, until they grow large."""
    state = race.state()
    found: list[int] = []
    while len(found) < MOST_DEPTH and (not found or found[-1] <= MOST_RUNS):
        found.append(count(state, len(found) + 1))
    return found


def read_cases() -> list[Case]:
    stored = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return [
        Case(Race(case["cards"], case["seats"], case["timing"], case["seed"], 0, case["position"]), case["counts"])
        for case in stored["case"]
    ]


def write_cases(races: list[Race]) -> str:
    """The text of the file; positions as TOML texts of several lines."""
    parts = [_HEAD]
    for race in races:
        parts += [
            "\n[[case]]\n",
            *(f"{name} = {json.dumps(getattr(race, name))}\n" for name in ("cards", "seats", "timing", "seed")),
            f"counts = {counts(race)}\n",
            f"position = '''\n{race.position}'''\n",
        ]
    return "".join(parts)
