"""Compares what an action costs this server and an older one, in turn, as machines change by the minute.

    git worktree add ../older 789652b && make -C ../older setup fast
    python -m scripts.compare_load ../older --build plain --build compiled

Each round runs `cubecup load` of both, as fast as possible; then, unless told otherwise, this version bears 1,000
actions a second. The cost is processor time of the server, so that other work on the machine counts little.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parents[1]
_SHOWN: Final = ("server_cpu_us", "accepted_per_s", "p50_ms", "p99_ms", "rejected")


def _load(folder: Path, build: str, *more: str) -> dict[str, Any]:
    environment = {**os.environ, "CUBECUP_BUILD": build}
    if build == "compiled":
        environment["PYTHONPATH"] = str(folder / "build" / "fast")
    command = [str(folder / ".venv" / "bin" / "cubecup"), "load", "--json", *more]
    done = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["build"] == build, f"{folder} has no {build} build: make fast"
    return found


def _row(name: str, found: dict[str, Any]) -> str:
    return f"| {name} | " + " | ".join(str(found[one]) for one in _SHOWN) + " |"


def _median(runs: list[dict[str, Any]], what: str) -> float:
    return statistics.median(float(run[what]) for run in runs)


def compare(older: Path, build: str, rounds: int, seconds: float, rate: int) -> float:
    """Prints a table; returns the cost of an action as a part of what it was."""
    print(f"\n{build}, 200 tables, {seconds:g} s each\n")
    print(f"| round | {' | '.join(_SHOWN)} |\n|{'---|' * (len(_SHOWN) + 1)}")
    runs: dict[str, list[dict[str, Any]]] = {"older": [], "this": []}
    for number in range(1, rounds + 1):
        for name, folder in (("older", older), ("this", HERE)):
            found = _load(folder, build, "--tables", "200", "--seconds", f"{seconds:g}", "--seed", str(number))
            runs[name].append(found)
            print(_row(f"{number} {name}", found), flush=True)
    part: float = statistics.median(
        new["server_cpu_us"] / old["server_cpu_us"] for new, old in zip(runs["this"], runs["older"], strict=True)
    )
    costs = {name: _median(found, "server_cpu_us") for name, found in runs.items()}
    print(
        f"\nan action costs {costs['this']:g} us of the server, and {costs['older']:g} before: {part:.0%} in the middle"
    )
    if rate:
        steady = [_load(HERE, build, "--seconds", f"{seconds:g}", "--rate", str(rate)) for _ in range(rounds)]
        print(f"{rate} offered a second: p99 {_median(steady, 'p99_ms'):g} ms in the median run")
    return part


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("older", type=Path, help="folder of the other version, ready to run")
    parser.add_argument("--build", action="append", choices=("plain", "compiled"), help="plain, unless said")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=int, default=1000, help="actions a second that are offered at the end; 0: none")
    parser.add_argument("--most", type=float, default=0.6, help="the part of the older cost that is allowed")
    arguments = parser.parse_args(given)
    parts = [
        compare(arguments.older.resolve(), build, arguments.rounds, arguments.seconds, arguments.rate)
        for build in arguments.build or ["plain"]
    ]
    return int(any(part > arguments.most for part in parts))


if __name__ == "__main__":
    sys.exit(main())
