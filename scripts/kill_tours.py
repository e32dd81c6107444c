"""Kills servers in the middle of tours, again and again, and then looks whether a race or a point was lost or doubled.

    python -m scripts.kill_tours --store postgresql --kills 100
    python -m scripts.kill_tours --store sqlite --kills 100

Players race short tours, one after another, at any server that lives. At the end of a race both ask for the next one
at the same moment, at any servers, and repeat it until they are answered. Afterwards each race of a tour must have one
table, every action that was accepted must be there once, the results must be those that the logs replay to, and every
standing that anybody was shown must follow from the records.
"""

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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cubecup.games import BUILT_IN, make_game
from cubecup.kernel.errors import CubeCupError
from cubecup.server.metrics import Metrics
from cubecup.server.settings import Settings
from cubecup.server.storage.stores import open_store
from cubecup.server.table.archive import TableArchive
from cubecup.server.tours import Tours
from cubecup.tours.standing import standing
from cubecup.tours.tour_record import read_tour, results_of, verified
from scripts.kill_servers import Fleet, Player, Told, faults_of_log, kill_on
from tests.server.postgres import Postgres
from tests.server.touring import HOP

_HOST: Final = "127.0.0.1"
_RACES: Final = 3
_PATIENCE: Final = 20.0  # seconds for an answer before it is asked for elsewhere


@dataclass
class Seen:
    """What players were told of tours."""

    tables: dict[tuple[str, int], set[str]] = field(default_factory=dict)  # by tour and race
    standings: dict[tuple[str, int], list[Any]] = field(default_factory=dict)  # by tour and races that were over
    asked_again: int = 0  # requests that were not answered
    tours: int = 0  # raced to their end


class Racer(Player):
    """Plays until the race is over, and quickly: it is the end of a race that matters here."""

    thinking = 0.02

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        if message["type"] in ("welcome", "update") and message["view"]["over"]:
            self.ended = True


async def _ask(fleet: Fleet, seen: Seen, draw: random.Random, path: str, body: object = None) -> Any:
    """Ask any server that lives, until one answers."""
    while True:
        ports = fleet.alive()
        try:
            if ports:
                return await asyncio.wait_for(_once(draw.choice(ports), path, body), _PATIENCE)
        except (OSError, ValueError, TimeoutError):
            seen.asked_again += 1
        await asyncio.sleep(0.1)


async def _once(port: int, path: str, body: object) -> Any:
    text = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection(_HOST, port)
    try:
        method = "GET" if body is None else "POST"
        head = f"{method} {path} HTTP/1.1\r\nHost: {_HOST}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n".encode() + text)
        status, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not status.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise ValueError(status.decode(errors="replace")[:80])
    return json.loads(answer)


async def _race_on(fleet: Fleet, told: Told, seen: Seen, draw: random.Random, ended: asyncio.Event) -> None:
    """One tour after another, until the killing is over."""
    while not ended.is_set():
        kinds = ["person", "person", *(["bot"] if draw.random() < 1 / 3 else [])]
        seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
        made = await _ask(fleet, seen, draw, "/api/tours", {"races": [HOP] * _RACES, "seats": seats})
        table, tokens = made["table"], [key["token"] for key in made["keys"]]
        for number in range(1, _RACES + 1):
            seen.tables.setdefault((made["tour"], number), set()).add(table)
            racers = [Racer(fleet, told, table, token, random.Random(draw.random())) for token in tokens]
            await asyncio.gather(*(racer.play() for racer in racers))
            shown = await _ask(fleet, seen, draw, f"/api/tours/{made['tour']}")
            over = sum(race["over"] for race in shown["races"])
            seen.standings.setdefault((made["tour"], over), []).append(shown["standing"])
            if number < _RACES:
                path = f"/api/tables/{table}/rematch"
                both = await asyncio.gather(*(_ask(fleet, seen, draw, path, {"token": token}) for token in tokens))
                seen.tables.setdefault((made["tour"], number + 1), set()).update(one["table"] for one in both)
                table = both[0]["table"]
        seen.tours += 1


def _faults(database: str, told: Told, seen: Seen) -> list[str]:
    """What is not as it was told."""
    faults = [
        f"{tour}: race {race} has {len(tables)} tables"
        for (tour, race), tables in seen.tables.items()
        if len(tables) > 1
    ]
    faults += [f"{tour}: nothing over after a race" for tour, over in seen.standings if not over]
    tables = sorted({table for known in seen.tables.values() for table in known})
    faults += faults_of_log(database, told, tables)
    store = open_store(Settings(database=database))

    async def main() -> None:
        await store.start(lambda _: None)
        archive = TableArchive(store, BUILT_IN, Metrics())
        tours = Tours(store, archive, BUILT_IN)
        for tour in sorted({tour for tour, _ in seen.tables}):
            try:
                faults.extend(await _faults_of_tour(store, tours, tour, seen))
            except CubeCupError as error:
                faults.append(f"{tour}: {error}")
        await store.close()

    asyncio.run(main())
    return faults


async def _faults_of_tour(store: Any, tours: Tours, tour: str, seen: Seen) -> list[str]:
    races = await store.races(tour)
    faults = []
    for number, race in enumerate(races, 1):
        if {race.table.id} != seen.tables.get((tour, number), {race.table.id}):
            faults.append(f"{tour}: race {number} is {race.table.id}, not {seen.tables[tour, number]}")
        if race.table.header.tour.race != number:
            faults.append(f"{tour}: race {race.table.header.tour.race} stands at {number}")
    record = read_tour(await tours.record(tour), tour)
    results = results_of(verified(record, make_game))
    kept = [race.result for race in races if race.result is not None]
    if [(result.places, result.rounds) for result in results] != [(one.places, one.rounds) for one in kept]:
        faults.append(f"{tour}: results are not what the logs replay to")
    for over in range(1, len(results) + 1):
        lines = [line._asdict() for line in standing(record.plan.points, results[:over], len(record.players))]
        faults += [
            f"{tour}: another standing after {over}" for one in seen.standings.get((tour, over), []) if one != lines
        ]
    return faults


async def _run(
    database: str, postgres: Postgres | None, arguments: argparse.Namespace
) -> tuple[Told, Seen, Counter[str]]:
    draw = random.Random(arguments.seed)
    fleet = Fleet(database, arguments.processes if postgres is not None else 1)
    told, seen, ended = Told(), Seen(), asyncio.Event()
    try:
        await fleet.launch()
        racing = [
            asyncio.create_task(_race_on(fleet, told, seen, random.Random(draw.random()), ended))
            for _ in range(arguments.tables)
        ]
        done = await kill_on(fleet, told, postgres, arguments, draw)
        ended.set()
        await asyncio.wait(racing, timeout=arguments.settle)
        for task in racing:
            task.cancel()
        await asyncio.gather(*racing, return_exceptions=True)
    finally:
        await fleet.stop()
    return told, seen, done


def _arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=600.0, help="end after so long, however few were killed")
    parser.add_argument("--actions", type=int, default=10, help="actions that are accepted between two kills, at least")
    parser.add_argument("--processes", type=int, default=3, help="servers at the same time, on PostgreSQL")
    parser.add_argument("--tables", type=int, default=4, help="tours at the same time")
    parser.add_argument("--disturb", type=int, default=50, help="kills between two troubles of the database itself")
    parser.add_argument("--pause", type=float, default=20.0, help="seconds for which it stands still")
    parser.add_argument("--between", type=float, default=1.0, help="seconds between a start and the next kill, at most")
    parser.add_argument("--settle", type=float, default=60.0, help="seconds for tours to end after the last kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    arguments = _arguments(given)
    begun = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres()) if arguments.store == "postgresql" else None
        database = str(folder / "tables.db") if postgres is None else postgres.new_database("kills")
        told, seen, done = asyncio.run(_run(database, postgres, arguments))
        faults = _faults(database, told, seen)
    found = {
        "store": arguments.store,
        "done": dict(done),
        "accepted": len(told.accepted),
        "races": len(seen.tables),
        "tours_to_their_end": seen.tours,
        "standings_shown": sum(map(len, seen.standings.values())),
        "requests_without_an_answer": seen.asked_again,
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "faults": faults,
    }
    print(json.dumps(found, indent=2))
    return 1 if faults or not seen.standings else 0


if __name__ == "__main__":
    sys.exit(main())
