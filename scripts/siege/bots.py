"""A person's table among hundreds of tables of bots: how long a bot lets a person wait.

    python -m scripts.siege.bots --unwatched 200 --watched 60 --seconds 60

At all tables but one only champions play, who think long; at some of them somebody looks on. Then a person sits down to
a race against two of the usual bots. It fails if an answer of theirs takes longer than a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from contextlib import AsyncExitStack
from typing import Any, Final

from scripts.siege.server import Besieged, besieged
from scripts.siege.visitors import Player, at_table, make

MOST_SECONDS: Final = 1.0
_SETTLE: Final = 5.0  # seconds for all bots to begin to think
_AT_ONCE: Final = 10


async def waits(server: Besieged, unwatched: int, watched: int, seconds: float, level: str) -> list[float]:
    """How long each answer of a bot took at the person's table, in seconds."""
    async with AsyncExitStack() as stack:
        tables = await _champions(server.port, unwatched + watched, level)
        lookers = [await stack.enter_async_context(at_table(server.port, table)) for table in tables[:watched]]
        listening = [asyncio.create_task(_look_on(looker)) for looker in lookers]
        await asyncio.sleep(_SETTLE)
        try:
            return await _race(server.port, seconds)
        finally:
            for one in listening:
                one.cancel()
            await asyncio.gather(*listening, return_exceptions=True)


async def _champions(port: int, count: int, level: str) -> list[str]:
    found: list[str] = []
    for first in range(0, count, _AT_ONCE):
        some = range(first, min(count, first + _AT_ONCE))
        made = await asyncio.gather(*(make(port, f"bot/{level}", f"bot/{level}") for _ in some))
        found += [table["table"] for table in made if table is not None]
    assert len(found) == count
    return found


async def _look_on(looker: Player) -> None:
    while True:
        async for _ in looker.socket:
            pass


async def _race(port: int, seconds: float) -> list[float]:
    """A person plays; whenever only bots have to act, it is measured how long the next one takes."""
    draw = random.Random(1)
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        made = await make(port, "person", "bot", "bot", options={"timing": "free"})
        assert made is not None
        async with at_table(port, made["table"], *made["tokens"]) as player:
            while time.monotonic() < end and not player.over:
                if player.choices:
                    choice = player.choices[0]
                    await player.act(draw.choice([one for one in choice["actions"] if one != "wait"]), choice)
                    continue
                begun, seq = time.monotonic(), player.seq
                while player.seq == seq and not player.over:
                    await player.hear()
                took.append(time.monotonic() - begun)
    return took


def _told(took: list[float]) -> dict[str, Any]:
    ordered = sorted(took)
    return {
        "answers": len(took),
        "median_s": round(ordered[len(ordered) // 2], 3),
        "p99_s": round(ordered[int(len(ordered) * 0.99)], 3),
        "longest_s": round(ordered[-1], 3),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--unwatched", type=int, default=200)
    parser.add_argument("--watched", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--level", default="champion")
    given = parser.parse_args()
    with besieged() as server:
        took = asyncio.run(waits(server, given.unwatched, given.watched, given.seconds, given.level))
    sys.stdout.write(json.dumps(_told(took), indent=2) + "\n")
    return int(max(took) > MOST_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
