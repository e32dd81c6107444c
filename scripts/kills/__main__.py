"""The command: `python -m scripts.kills --help`."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from scripts import kills
from scripts.kills.books import Books
from scripts.kills.contests import ContestScene
from scripts.kills.fleet import Fleet
from scripts.kills.killing import kill_on
from scripts.kills.players import Told
from scripts.kills.scene import Ground, Scene
from scripts.kills.shelves import ShelfScene
from scripts.kills.tables import Tables
from scripts.kills.tours import TourScene
from tests.server.postgres import Postgres

_SCENES: Final[dict[str, type[Scene]]] = {
    "tables": Tables,
    "tours": TourScene,
    "contests": ContestScene,
    "shelves": ShelfScene,
}


async def _play(
    database: str, postgres: Postgres | None, ground: Ground, scenes: list[Scene], wanted: argparse.Namespace
) -> Counter[str]:
    draw = random.Random(wanted.seed)
    try:
        await ground.fleet.launch()
        await Books(database).watch_owners()
        playing = [
            asyncio.create_task(scene.play(number, random.Random(draw.random())))
            for scene in scenes
            for number in range(wanted.tables)
        ]
        done = await kill_on(ground.fleet, ground.told, postgres, wanted, draw)
        ground.ended.set()
        await _come_to_an_end(playing, scenes, wanted)
        while pending := [task for task in playing if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=0.5)  # one that has just heard something may not notice
        ends = await asyncio.gather(*playing, return_exceptions=True)
        ground.told.wrong += [repr(end) for end in ends if isinstance(end, Exception)]
    finally:
        await ground.fleet.stop()
    return done


async def _come_to_an_end(playing: list[asyncio.Task[None]], scenes: list[Scene], wanted: argparse.Namespace) -> None:
    """Play on what is played: to its end, until every scene has shown enough since the last kill, or for so long."""
    enough = [scene.shown() + wanted.enough for scene in scenes]
    end = time.monotonic() + wanted.ending
    while time.monotonic() < end and not all(task.done() for task in playing):
        if all(scene.shown() >= least for scene, least in zip(scenes, enough, strict=True)):
            return
        await asyncio.wait(playing, timeout=0.1)


async def _run(database: str, postgres: Postgres | None, wanted: argparse.Namespace) -> dict[str, Any]:
    ground = Ground(Fleet(database, wanted.processes if postgres is not None else 1), Told())
    chosen = {name: _SCENES[name](ground) for name in wanted.scenes}
    done = await _play(database, postgres, ground, list(chosen.values()), wanted)
    told, books = ground.told, Books(database)
    await books.open()
    deeds, faults = await books.deeds()
    faults += await books.faults(told)
    for scene in chosen.values():
        faults += await scene.faults(books)
    await books.close()
    return {
        "store": wanted.store,
        "done": dict(done),
        "accepted": len(told.accepted),
        "decided_by_bots_and_clocks": deeds,
        "refused": dict(told.refused),
        "requests_without_an_answer": ground.fleet.asked_again,
        "shown_again_s": _spread(told.back),
        "acting_again_s": _spread(told.waits),
        **{name: scene.found() for name, scene in chosen.items()},
        "faults": faults,
    }


def _spread(waits: list[float]) -> dict[str, float]:
    """Half of the waits, 99 of 100, and all are no longer."""
    ordered = sorted(waits) or [0.0]
    places = {"p50": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "most": len(ordered) - 1}
    return {"count": len(waits), **{name: round(ordered[place], 2) for name, place in places.items()}}


def _scenes(text: str) -> list[str]:
    names = text.split(",")
    if unknown := [name for name in names if name not in _SCENES]:
        raise argparse.ArgumentTypeError(f"{unknown[0]} is none of {', '.join(_SCENES)}")
    return names


def _arguments(given: list[str] | None) -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("scripts.kills", description=kills.__doc__, formatter_class=form)
    parser.add_argument("--scenes", type=_scenes, default=["tables"], help=f"of {', '.join(_SCENES)}, with commas")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=600.0, help="end after so long, however few were killed")
    parser.add_argument("--actions", type=int, default=10, help="actions that are accepted between two kills, at least")
    parser.add_argument("--processes", type=int, default=3, help="servers at the same time, on PostgreSQL")
    parser.add_argument("--tables", type=int, default=6, help="of each scene at the same time")
    parser.add_argument("--disturb", type=int, default=50, help="kills between two troubles of the database itself")
    parser.add_argument("--pause", type=float, default=20.0, help="seconds for which it stands still")
    parser.add_argument("--between", type=float, default=1.0, help="seconds between a start and the next kill, at most")
    parser.add_argument("--ending", type=float, default=10.0, help="seconds for races to end after the last kill")
    parser.add_argument("--enough", type=int, default=sys.maxsize, help="results that each scene shows before that")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    wanted = _arguments(given)
    begun = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres()) if wanted.store == "postgresql" else None
        database = str(folder / "tables.db") if postgres is None else postgres.new_database("kills")
        found = asyncio.run(_run(database, postgres, wanted))
    found["minutes"] = round((time.monotonic() - begun) / 60, 1)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if found["faults"] or not found["accepted"] else 0


if __name__ == "__main__":
    sys.exit(main())
