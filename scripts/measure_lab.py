"""How much faster several processes and Ray play a job than one process: `python -m scripts.measure_lab`.

The ways take turns, so that whatever else the machine does meets them alike. Two rates each: of the whole run with its
start, and between the first and the last part, when everybody is at work. The tables must be the same every time.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from typing import Final, NamedTuple

from cubecup.games import make_game
from cubecup.lab import Plan, PlannedRace, play
from cubecup.lab.engines import LOCAL, RAY, cores

SEED: Final = 1


class Run(NamedTuple):
    """Games a second, with the start and without it."""

    whole: float
    steady: float


def measure(plan: Plan, workers: int, engine: str) -> tuple[Run, dict[int, object]]:
    begun = time.perf_counter()
    arrivals: list[tuple[float, int]] = []
    tables: dict[int, object] = {}
    for part in play(list(plan.chunks()), workers, engine):
        arrivals.append((time.perf_counter(), part.games))
        tables[part.number] = part.tables
    ended = time.perf_counter()
    (first, early), (last, _) = arrivals[0], arrivals[-1]
    return Run(plan.total / (ended - begun), (plan.total - early) / (last - first)), dict(sorted(tables.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games in a run")
    parser.add_argument("--runs", type=int, default=2, help="runs of each way")
    parser.add_argument("--workers", type=int, default=min(2, cores()), help="processes, and workers of Ray")
    parser.add_argument("--bots", default="sharp")
    parser.add_argument("--no-ray", action="store_true")
    given = parser.parse_args()
    race = PlannedRace.of("race-1", make_game("cubitos"))
    plan = Plan("cubitos", (race,), (given.bots,), (4,), given.games, SEED, chunk=2)
    plan.check()
    ways = {"1 process": (1, LOCAL), f"{given.workers} processes": (given.workers, LOCAL)}
    if not given.no_ray:
        ways[f"Ray with {given.workers}"] = (given.workers, RAY)
    runs: dict[str, list[Run]] = defaultdict(list)
    expected: dict[int, object] | None = None
    for _ in range(given.runs):
        for name, (workers, engine) in ways.items():
            run, tables = measure(plan, workers, engine)
            runs[name].append(run)
            expected = expected or tables
            assert tables == expected, f"{name} plays other games"
    alone = runs["1 process"]
    print(f"{given.bots}, 4 players, race-1, {given.runs} x {given.games} games of seed {SEED}; all tables alike")
    for name, found in runs.items():
        for at, told in enumerate(Run._fields):
            rate = sum(run[at] for run in found) / len(found)
            base = sum(run[at] for run in alone) / len(alone)
            print(f"  {name:14} {told:7} {rate:6.2f} games/s  x {rate / base:.2f}")


if __name__ == "__main__":
    main()
