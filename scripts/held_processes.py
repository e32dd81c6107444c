"""How much more two server processes carry than one, on a machine that has not the cores to show it.

    sudo .venv/bin/python -m scripts.held_processes --database postgresql://... --share 25 --rounds 5

Each server process is held to the same small part of a core (Linux's control groups, so this needs to be root), which
leaves the players and the database all they want. One process and two take turns.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

_OLD: Final = Path("/sys/fs/cgroup/cpu")  # the first version of control groups has a tree for each resource
_NEW: Final = Path("/sys/fs/cgroup")
_PERIOD_US: Final = 10_000  # short, so that a process that has used its part pauses for a few milliseconds only
_START_SECONDS: Final = 30.0


@contextmanager
def _group(name: str, share: int) -> Iterator[Path]:
    """Whoever is in this group gets so many percent of a core together."""
    old = (_OLD / "cpu.cfs_quota_us").exists()
    folder = (_OLD if old else _NEW) / f"cubecup-{os.getpid()}-{name}"
    folder.mkdir()
    try:
        quota = _PERIOD_US * share // 100
        if old:
            (folder / "cpu.cfs_period_us").write_text(str(_PERIOD_US))
            (folder / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (folder / "cpu.max").write_text(f"{quota} {_PERIOD_US}")
        yield folder
    finally:
        folder.rmdir()  # all who were in it have ended


def _servers(load: int) -> list[int]:
    """The server processes that `cubecup load` has started."""
    children = Path(f"/proc/{load}/task/{load}/children").read_text().split()
    return [int(pid) for pid in children if b"\0serve\0" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def _load(processes: int, share: int, *more: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "cubecup.cli.main", "load", "--json", "--processes", str(processes), *more]
    with ExitStack() as held:
        groups = [held.enter_context(_group(str(number), share)) for number in range(processes)]
        load = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        last = time.monotonic() + _START_SECONDS
        while len(servers := _servers(load.pid)) < processes and time.monotonic() < last and load.poll() is None:
            time.sleep(0.01)
        for group, pid in zip(groups, servers, strict=True):
            (group / "cgroup.procs").write_text(str(pid))
        told, _ = load.communicate()
        assert load.returncode == 0, "the load did not run to its end"
        while any(group.joinpath("cgroup.procs").read_text() for group in groups):
            time.sleep(0.1)  # bots' processes end by themselves a moment later
    found: dict[str, Any] = json.loads(told)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--share", type=int, default=25, help="percent of a core for each process")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=4.0)
    given = parser.parse_args()
    carried: dict[int, list[int]] = {1: [], 2: []}
    for number in range(given.rounds):
        for processes, rates in carried.items():
            asked = ("--tables", str(given.tables), "--seconds", str(given.seconds), "--seed", str(number))
            found = _load(processes, given.share, "--database", given.database, *asked)
            rates.append(found["accepted_per_s"])
            told = ", ".join(f"{name} {found[name]}" for name in ("accepted_per_s", "server_cpu_us", "p99_ms"))
            print(f"{processes}: {told}, rejected {found['rejected']}", flush=True)
    times = statistics.median(two / one for one, two in zip(carried[1], carried[2], strict=True))
    print(f"two carry {times:.2f} times as many as one, in the middle of {given.rounds} rounds")


if __name__ == "__main__":
    main()
