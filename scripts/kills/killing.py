"""The killing: of servers, again and again, and of the database now and then."""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from typing import Final

from scripts.kills.fleet import PATIENCE, Fleet
from scripts.kills.players import Told
from tests.server.postgres import Postgres

_DISTURBANCES: Final = ("stand still", "restart", "crash")


async def kill_on(
    fleet: Fleet, told: Told, postgres: Postgres | None, wanted: argparse.Namespace, draw: random.Random
) -> Counter[str]:
    """Kill in the middle of play; the next one may be killed while this one starts again, as long as somebody is there.
    Every so many kills the database is disturbed too."""
    done: Counter[str] = Counter()
    starting: set[asyncio.Task[None]] = set()
    end = time.monotonic() + wanted.minutes * 60
    await _play_on(told, wanted.actions)  # who is killed before anybody is there is missed by nobody
    for kill in range(1, wanted.kills + 1):
        if time.monotonic() > end:
            break
        while len(fleet.alive()) < min(2, len(fleet.ports)):
            await asyncio.sleep(0.01)
        number = draw.choice(fleet.in_use())
        await fleet.kill(number)
        done["kills"] += 1
        if postgres is not None and kill % wanted.disturb == 0:
            how = _DISTURBANCES[kill // wanted.disturb % len(_DISTURBANCES)]
            await _disturb(postgres, how, wanted.pause)
            done[how] += 1
        task = asyncio.create_task(fleet.start(number))
        starting.add(task)
        task.add_done_callback(starting.discard)
        await _play_on(told, wanted.actions)
        await asyncio.sleep(draw.random() * wanted.between)
        if kill % 20 == 0 and not wanted.quiet:
            sys.stderr.write(f"{kill} kills, {len(told.accepted)} actions accepted\n")
            sys.stderr.flush()
    await asyncio.gather(*starting)
    return done


async def _disturb(postgres: Postgres, how: str, pause: float) -> None:
    """Something happens to the database itself."""
    if how == "stand still":
        await asyncio.to_thread(postgres.pause, pause)
    else:
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT if how == "crash" else signal.SIGINT)
        await asyncio.to_thread(postgres.start)


async def _play_on(told: Told, actions: int) -> None:
    """Wait until players have acted again."""
    wanted = len(told.accepted) + actions
    end = time.monotonic() + PATIENCE
    while len(told.accepted) < wanted and time.monotonic() < end:
        await asyncio.sleep(0.02)
