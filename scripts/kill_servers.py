"""Kills servers in the middle of play, again and again, and then looks whether anything was lost or done twice.

    python -m scripts.kill_servers --store postgresql --kills 1000
    python -m scripts.kill_servers --store sqlite --kills 300

Players act at several tables and go to any server that lives, repeating what was not answered. Meanwhile servers are
killed (SIGKILL) and started again; now and then the database of PostgreSQL stands still (SIGSTOP), is restarted, or
crashes (SIGQUIT). At the end the log must have every action that was accepted, once, and must replay by the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Final

import asyncpg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cubecup.games import BUILT_IN
from cubecup.server.metrics import Metrics
from cubecup.server.settings import Settings
from cubecup.server.storage.stores import open_store
from cubecup.server.table.archive import TableArchive
from tests.server.postgres import Postgres

_HOST: Final = "127.0.0.1"
_OPTIONS: Final = {"cards": "race-1", "timing": "free", "laps": 9, "tracks": "nothing-goes-right"}
_CLOCK: Final = 5  # seconds of a decision, at tables with clocks
_THINKING: Final = 0.2  # seconds of a player, at most
_PATIENCE: Final = 300.0  # seconds for anything that must come, on a busy machine
_LIMITS: Final = {
    "CUBECUP_EARLY_BOTS": "0",
    "CUBECUP_BOT_WORKERS": "1",
    "CUBECUP_TABLES_PER_MINUTE": "5000",
    "CUBECUP_MESSAGE_BURST": "100000",
}


@dataclass
class Told:
    """What players were told, and how long they had to wait."""

    accepted: dict[tuple[str, str], int] = field(default_factory=dict)  # table and id of a message: its entry
    refused: Counter[str] = field(default_factory=Counter)
    back: list[float] = field(default_factory=list)  # seconds from a lost connection until the table is shown again
    waits: list[float] = field(default_factory=list)  # and until the next action was accepted
    wrong: list[str] = field(default_factory=list)


class Fleet:
    """Servers that are killed and started again; each by a launcher, which has loaded what they need."""

    def __init__(self, database: str, size: int) -> None:
        self._database = database
        self._launchers: list[asyncio.subprocess.Process] = []
        self._servers: list[int] = [0] * size  # their processes
        self.ports: list[int] = [0] * size  # 0: not there just now

    async def launch(self) -> None:
        for _ in self.ports:
            launcher = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "scripts.launcher", self._database,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, **_LIMITS, "LC_ALL": "C.UTF-8"},
            )  # fmt: skip
            self._launchers.append(launcher)
        await asyncio.gather(*(self.start(number) for number in range(len(self.ports))))

    async def start(self, number: int) -> None:
        launcher = self._launchers[number]
        assert launcher.stdin is not None
        assert launcher.stdout is not None
        launcher.stdin.write(b"start\n")
        process, port = map(int, (await asyncio.wait_for(launcher.stdout.readline(), _PATIENCE)).split())
        self._servers[number], self.ports[number] = process, port

    async def kill(self, number: int, how: signal.Signals = signal.SIGKILL) -> None:
        self.ports[number] = 0
        with suppress(ProcessLookupError):
            os.kill(self._servers[number], how)
            while True:
                os.kill(self._servers[number], 0)
                await asyncio.sleep(0.005)

    def alive(self) -> list[int]:
        return [port for port in self.ports if port]

    async def stop(self) -> None:
        for number, launcher in enumerate(self._launchers):
            if self.ports[number]:
                await self.kill(number, signal.SIGTERM)
            assert launcher.stdin is not None
            launcher.stdin.close()
            await launcher.wait()


class Player:
    """One seat. It repeats what was not answered, at whichever server it finds."""

    thinking: ClassVar[float] = _THINKING

    def __init__(self, fleet: Fleet, told: Told, table: str, token: str, draw: random.Random) -> None:
        self._fleet = fleet
        self._told = told
        self._table = table
        self._token = token
        self._draw = draw
        self._seen = 0
        self._pending: dict[str, Any] | None = None
        self._number = 0
        self._lost: float | None = None
        self._is_back = True
        self._choices: list[dict[str, Any]] = []
        self.ended = False

    async def play(self) -> None:
        while not self.ended:
            ports = self._fleet.alive()
            if not ports:
                await asyncio.sleep(0.05)
                continue
            address = f"ws://{_HOST}:{self._draw.choice(ports)}/api/tables/{self._table}/socket"
            try:
                async with connect(address, compression=None, open_timeout=15, close_timeout=1) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException, TimeoutError):
                if self._lost is None or self._is_back:
                    self._lost, self._is_back = time.monotonic(), False
                await asyncio.sleep(0.1)

    async def _sit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "tokens": [self._token], "seen": 0}))
        while not self.ended:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                if self._pending is not None:
                    await socket.send(json.dumps(self._pending))
                continue
            self._hear(message)
            if message["type"] == "bye":
                return
            if message["type"] == "welcome" and self._pending is not None:
                await socket.send(json.dumps(self._pending))
            await self._act(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            if message["seq"] < self._seen:
                self._told.wrong.append(f"{self._table}: shown {message['seq']} after {self._seen}")
            self._seen = message["seq"]
            self._choices = message["choices"]
            if self._lost is not None and not self._is_back:
                self._is_back = True
                self._told.back.append(time.monotonic() - self._lost)
        elif kind in ("accepted", "rejected") and self._pending and message["id"] == self._pending["id"]:
            self._answered(message)

    def _answered(self, message: dict[str, Any]) -> None:
        assert self._pending is not None
        if message["type"] == "accepted":
            key = (self._table, self._pending["id"])
            self._told.accepted[key] = message["seq"]
            if self._lost is not None:
                self._told.waits.append(time.monotonic() - self._lost)
                self._lost = None
        else:
            code = message["problem"]["code"]
            self._told.refused[code] += 1
            if code == "store":
                return  # nobody knows: ask again
        self._pending = None

    async def _act(self, socket: ClientConnection) -> None:
        if self._pending is not None or not self._choices:
            return
        await asyncio.sleep(self._draw.random() * self.thinking)
        choice = self._choices[0]
        self._number += 1
        action = self._draw.choice([one for one in choice["actions"] if one != "wait"] or choice["actions"])
        self._pending = {
            "type": "act", "id": f"{self._token[:6]}-{self._number}", "seat": choice["seat"], "action": action,
            "question": choice["number"],
        }  # fmt: skip
        self._choices = []
        await socket.send(json.dumps(self._pending))


async def _make_tables(port: int, count: int) -> list[dict[str, Any]]:
    made = []
    for number in range(count):
        kinds = ["person", "person", *(["bot"] if number % 3 == 0 else [])]
        seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
        clocks = {"per_decision": _CLOCK} if number % 3 == 1 else None
        body = json.dumps({"options": _OPTIONS, "seats": seats, "clocks": clocks}).encode()
        reader, writer = await asyncio.open_connection(_HOST, port)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {_HOST}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        answer = await reader.read()
        writer.close()
        made.append(json.loads(answer.partition(b"\r\n\r\n")[2]))
    return made


# Bots and clocks act without the id of a message. Who writes for them must own the table at that very moment.
_WATCH: Final = """
CREATE TABLE deeds (table_id text, seq integer, writer text, owner text);
CREATE FUNCTION note_deed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT NEW.body::jsonb ? 'id' THEN
        INSERT INTO deeds SELECT NEW.table_id, NEW.seq, current_setting('application_name'), owner
        FROM tables WHERE id = NEW.table_id;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER deeds AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note_deed();
"""


async def _watch_owners(database: str) -> None:
    """Have the database itself note who decides for bots and clocks. In SQLite's file there is only one process."""
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database)
        await connection.execute(_WATCH)
        await connection.close()


async def _deeds(database: str) -> tuple[int, list[str]]:
    """How often bots and clocks have decided, and where it was not the owner that wrote it."""
    if not database.startswith("postgresql"):
        log = await asyncio.to_thread(_log, database)
        return sum("id" not in row for rows in log.values() for _, row in rows), []
    connection = await asyncpg.connect(database)
    deeds = await connection.fetch("SELECT table_id, seq, writer, owner FROM deeds")
    await connection.close()
    strange = [f"{one['table_id']}: {one['seq']} was done by {one['writer']}, but kept by {one['owner']}"
               for one in deeds if one["writer"] != f"cubecup {one['owner']}"]  # fmt: skip
    return len(deeds), strange


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
    end = time.monotonic() + _PATIENCE
    while len(told.accepted) < wanted and time.monotonic() < end:
        await asyncio.sleep(0.02)


async def kill_on(
    fleet: Fleet, told: Told, postgres: Postgres | None, arguments: argparse.Namespace, draw: random.Random
) -> Counter[str]:
    """Kill in the middle of play; the next one may be killed while this one starts again, as long as somebody is there.
    Every so many kills the database is disturbed too."""
    done: Counter[str] = Counter()
    disturbances = ("stand still", "restart", "crash")
    starting: set[asyncio.Task[None]] = set()
    end = time.monotonic() + arguments.minutes * 60
    for kill in range(1, arguments.kills + 1):
        if time.monotonic() > end:
            break
        while len(fleet.alive()) < min(2, len(fleet.ports)):
            await asyncio.sleep(0.01)
        number = draw.choice([number for number, port in enumerate(fleet.ports) if port])
        await fleet.kill(number)
        done["kills"] += 1
        if postgres is not None and kill % arguments.disturb == 0:
            how = disturbances[kill // arguments.disturb % len(disturbances)]
            await _disturb(postgres, how, arguments.pause)
            done[how] += 1
        task = asyncio.create_task(_start_again(fleet, number))
        starting.add(task)
        task.add_done_callback(starting.discard)
        await _play_on(told, arguments.actions)
        await asyncio.sleep(draw.random() * arguments.between)
        if kill % 20 == 0 and not arguments.quiet:
            print(f"{kill} kills", file=sys.stderr, flush=True)
    await asyncio.gather(*starting)
    return done


async def _start_again(fleet: Fleet, number: int) -> None:
    while not fleet.ports[number]:  # without its database it does not start
        await fleet.start(number)


def _log(database: str) -> dict[str, list[tuple[int, dict[str, Any]]]]:
    """The rows of each table, as they lie in the database."""
    if database.startswith("postgresql"):

        async def fetch() -> list[Any]:
            connection = await asyncpg.connect(database)
            try:
                return list(await connection.fetch("SELECT table_id, seq, body FROM log ORDER BY 1, 2"))
            finally:
                await connection.close()

        rows = asyncio.run(fetch())
    else:
        connection = sqlite3.connect(database)
        rows = connection.execute("SELECT table_id, seq, body FROM log ORDER BY 1, 2").fetchall()
        connection.close()
    found: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for table, seq, body in rows:
        found.setdefault(table, []).append((seq, json.loads(body)))
    return found


def faults_of_log(database: str, told: Told, tables: list[str]) -> list[str]:
    """What is not as it was told."""
    log = _log(database)
    faults = list(told.wrong)
    for table in tables:
        rows = log.get(table, [])
        if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
            faults.append(f"{table}: rows are missing")
        ids = Counter(row["id"] for _, row in rows if row.get("id"))
        faults += [f"{table}: {id} was done {count} times" for id, count in ids.items() if count > 1]
    by_place = {(table, row.get("id")): seq for table, rows in log.items() for seq, row in rows}
    for (table, id), seq in told.accepted.items():
        if by_place.get((table, id)) != seq:
            faults.append(f"{table}: {id} was accepted as {seq} and is {by_place.get((table, id))}")
    return faults + _unplayable(database, tables)


def _unplayable(database: str, tables: list[str]) -> list[str]:
    """Tables whose log is not a game by the rules."""
    store = open_store(Settings(database=database))

    async def main() -> list[str]:
        await store.start(lambda _: None)
        archive = TableArchive(store, BUILT_IN, Metrics())
        faults = []
        for table in tables:
            try:
                await archive.load(table)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is what we look for
                faults.append(f"{table}: {error}")
        await store.close()
        return faults

    return asyncio.run(main())


async def _run(
    database: str, postgres: Postgres | None, arguments: argparse.Namespace
) -> tuple[Told, Counter[str], list[str]]:
    draw = random.Random(arguments.seed)
    fleet = Fleet(database, arguments.processes if postgres is not None else 1)
    told = Told()
    try:
        await fleet.launch()
        await _watch_owners(database)
        tables = await _make_tables(fleet.ports[0], arguments.tables)
        players = [
            Player(fleet, told, made["table"], key["token"], random.Random(draw.random()))
            for number, made in enumerate(tables)
            for key in made["keys"][: 1 if number % 3 == 1 else None]  # where clocks run, one player is never there
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        done = await kill_on(fleet, told, postgres, arguments, draw)
        await asyncio.sleep(arguments.settle)
        for player in players:
            player.ended = True
        await asyncio.gather(*playing)
    finally:
        await fleet.stop()
    return told, done, [made["table"] for made in tables]


def _arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=600.0, help="end after so long, however few were killed")
    parser.add_argument("--actions", type=int, default=20, help="actions that are accepted between two kills, at least")
    parser.add_argument("--processes", type=int, default=3, help="servers at the same time, on PostgreSQL")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--disturb", type=int, default=50, help="kills between two troubles of the database itself")
    parser.add_argument("--pause", type=float, default=20.0, help="seconds for which it stands still")
    parser.add_argument("--between", type=float, default=1.0, help="seconds between a start and the next kill, at most")
    parser.add_argument("--settle", type=float, default=5.0, help="seconds of play after the last kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true")
    return parser.parse_args(given)


def _spread(waits: list[float]) -> dict[str, float]:
    """Half of the waits, 99 of 100, and all are no longer."""
    ordered = sorted(waits) or [0.0]
    places = {"p50": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "most": len(ordered) - 1}
    return {"count": len(waits), **{name: round(ordered[place], 2) for name, place in places.items()}}


def main(given: list[str] | None = None) -> int:
    arguments = _arguments(given)
    begun = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres()) if arguments.store == "postgresql" else None
        database = str(folder / "tables.db") if postgres is None else postgres.new_database("kills")
        told, done, tables = asyncio.run(_run(database, postgres, arguments))
        deeds, strange = asyncio.run(_deeds(database))
        faults = faults_of_log(database, told, tables) + strange
    found = {
        "store": arguments.store,
        "done": dict(done),
        "accepted": len(told.accepted),
        "decided_by_bots_and_clocks": deeds,
        "refused": dict(told.refused),
        "shown_again_s": _spread(told.back),
        "acting_again_s": _spread(told.waits),
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "faults": faults,
    }
    print(json.dumps(found, indent=2))
    return 1 if faults or not told.accepted else 0


if __name__ == "__main__":
    sys.exit(main())
