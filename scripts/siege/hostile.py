"""Hostile packs, tracks and options at a server, one after another, with a healthy table beside them.

    python -m scripts.siege.hostile --count 1000 --seed 1

Each is checked, made into a table if it can be, played a while, and looked at by others. It fails if one thing keeps
the event loop for more than 50 ms, if the healthy table's players wait for more than that (99 of 100 times, so the
machine has to be a quiet one), or if the server takes more memory than its tables at rest may.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from typing import Any, Final, NamedTuple

from scripts.siege.content import hostile_options
from scripts.siege.server import Besieged, besieged
from scripts.siege.visitors import HealthyTable, ask, at_table, beside, make

MOST_MS: Final = 50.0  # that the event loop may be kept, and that another table may wait
_MOST_MB: Final = 500.0
_ACTIONS: Final = 40
_LOOKERS: Final = 6


class Found(NamedTuple):
    """What came of a siege."""

    played: int
    refused: int
    worst: list[tuple[float, int, int]]  # milliseconds, seed, and largest message, worst first
    late_ms: float
    p99_ms: float  # of the healthy table, while it was besieged and before
    p99_before_ms: float
    memory_mb: tuple[float, float]
    healthy_refused: list[str]

    def told(self) -> dict[str, Any]:
        return {
            "played": self.played,
            "refused": self.refused,
            "busy_ms": self.worst[0][0],
            "worst": [{"busy_ms": busy, "seed": seed, "largest_bytes": size} for busy, seed, size in self.worst[:5]],
            "late_ms": self.late_ms,
            "healthy_p99_ms": round(self.p99_ms, 1),
            "healthy_p99_ms_before": round(self.p99_before_ms, 1),
            "memory_mb_before_after": self.memory_mb,
        }


async def besiege(server: Besieged, seeds: range, peace: float = 3.0) -> Found:
    """First the healthy table plays alone for a while, in seconds: some of its delays are those of the machine."""
    healthy = HealthyTable(server.port)
    worst: list[tuple[float, int, int]] = []
    late = 0.0
    played = 0
    async with beside(healthy):
        await asyncio.sleep(peace)
        at_peace = healthy.percentile(0.99)
        healthy.times.clear()
        await asyncio.to_thread(server.watched)
        before = server.memory_mb()
        for seed in seeds:
            size = await _try(server.port, seed)
            busy, behind = await asyncio.to_thread(server.watched)
            worst.append((busy, seed, size))
            late = max(late, behind)
            played += size > 0
        memory = (round(before, 1), round(server.memory_mb(), 1))
    worst.sort(reverse=True)
    p99 = healthy.percentile(0.99)
    return Found(played, len(seeds) - played, worst, late, p99, at_peace, memory, healthy.refused)


async def _try(port: int, seed: int) -> int:
    """One set of options, in every way a stranger can use it; the size of the largest message it led to."""
    options = hostile_options(seed)
    draw = random.Random(seed)
    status, _ = await ask(port, "POST", "/api/options", {"options": options})
    assert status in (200, 400, 413), status
    made = await make(port, *["person"] * draw.randint(2, 4), options=options)
    if made is None:
        return 0
    assert status == 200, "what is refused cannot be made"
    table = made["table"]
    await ask(port, "GET", f"/api/tables/{table}/content")
    async with at_table(port, table, *made["tokens"]) as player:
        for _ in range(_LOOKERS):
            await player.play(draw, _ACTIONS // _LOOKERS)
            async with at_table(port, table, *made["tokens"]) as other, at_table(port, table):
                player.largest = max(player.largest, other.largest)
        return player.largest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with besieged(EARLY_BOTS=0) as server:
        found = asyncio.run(besiege(server, range(given.seed, given.seed + given.count)))
    sys.stdout.write(json.dumps(found.told(), indent=2) + "\n")
    return int(found.worst[0][0] > MOST_MS or found.p99_ms > MOST_MS or found.memory_mb[1] > _MOST_MB)


if __name__ == "__main__":
    sys.exit(main())
