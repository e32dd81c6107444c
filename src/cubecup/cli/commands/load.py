"""`cubecup load`: how many actions a second a server bears, against one that this command starts itself on loopback.

Two random players sit at each table. Time is taken from the moment an action is sent (or was due, at an offered rate)
until its player hears of it, which is after it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from rich.text import Text

from cubecup.cli.arguments import Parser, add_seed, one_of, seconds, seed_of, whole
from cubecup.cli.command import Command
from cubecup.cli.commands.bench import build
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.load_clients import Crowd, Player
from cubecup.cli.load_reviews import RACE, begin_reviews, under_way
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.cubitos.game import MOST_LAPS, TIMINGS
from cubecup.kernel.errors import Clause, CubeCupError
from cubecup.kernel.game import JSON
from cubecup.server.bots.reviews import MOST_AT_ONCE
from cubecup.server.messages.tables import TableMade
from cubecup.server.settings import Settings

T = TypeVar("T", int, float)
_HOST: Final = "127.0.0.1"
_SEATS: Final = 2
_WARM_UP: Final = 0.1  # of the time, not counted
_PATIENCE: Final = 30.0  # seconds for a player to be seated


@dataclass(frozen=True, slots=True)
class _Running:
    """The server under load: one process, or several that share a database."""

    ports: list[int]
    pids: list[int]

    def memory(self) -> int | None:
        """Kilobytes of memory in use, where the system tells."""
        return _sum([_memory(pid) for pid in self.pids])

    def cpu(self) -> float | None:
        """Seconds of work so far, where the system tells."""
        return _sum([_cpu(pid) for pid in self.pids])


def _sum(values: list[T | None]) -> T | None:
    known = [value for value in values if value is not None]
    return sum(known[1:], known[0]) if len(known) == len(values) else None


def _memory(pid: int) -> int | None:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else None


def _cpu(pid: int) -> float | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.option("--tables", metavar="N", type=whole("--tables", 1, 2000), default=200)
    parser.option("--seconds", metavar="S", type=seconds("--seconds"), default=10.0)
    parser.option("--rate", metavar="N", type=whole("--rate", 1, 1_000_000))
    parser.option("--timing", metavar="|".join(TIMINGS), type=one_of("--timing", TIMINGS), default="free")
    parser.option("--processes", metavar="N", type=whole("--processes", 1, 64), default=1)
    parser.option("--database", metavar="ADDRESS", text="option-load-database")
    parser.option("--apart", action="store_true")
    parser.option("--reviews", metavar="N", type=whole("--reviews", 0, MOST_AT_ONCE), default=0)
    parser.option("--json", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    seed = seed_of(arguments)
    begun = time.perf_counter()
    database: str | None = arguments.database
    if arguments.processes > 1 and not Settings(database=database or "").on_postgresql():
        needed = "several processes need a database that they can share: --database postgresql://..."
        raise CubeCupError("no-server", Clause("why-one-process", needed))
    with (
        tempfile.TemporaryDirectory() as folder,
        _servers(database or str(Path(folder) / "load.db"), arguments) as running,
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
        _undisturbed(),
    ):
        found = runner.run(_measure(running, arguments, seed))
    if arguments.json:
        print_data(found, command=_command(arguments, seed), seed=seed, game=ui.id, begun=begun)
        return 0
    console = screen()
    for name, value in found.items():
        told = value
        if isinstance(value, dict):
            told = ", ".join(f"{code} {count}" for code, count in value.items()) or "-"
        elif value is None:
            told = words("load-as-fast" if name == "offered_per_s" else "load-unknown")
        console.print(Text.assemble(f"{words(f'load-{name}')}: ", (str(told), "bold")))
    return 0


def _command(arguments: argparse.Namespace, seed: int) -> str:
    typed = ["cubecup", "load", "--tables", str(arguments.tables), "--seconds", f"{arguments.seconds:g}"]
    typed += ["--rate", str(arguments.rate)] if arguments.rate else []
    typed += ["--processes", str(arguments.processes)] if arguments.processes > 1 else []
    typed += ["--apart"] if arguments.apart else []
    typed += ["--reviews", str(arguments.reviews)] if arguments.reviews else []
    return shlex.join([*typed, "--timing", arguments.timing, "--seed", str(seed)])


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop where there is one: the players shall not be what is measured."""
    if find_spec("uvloop") is None:
        return None
    import uvloop  # not on every system

    return uvloop.new_event_loop


@contextmanager
def _undisturbed() -> Iterator[None]:
    """The players make no circles: a pause of theirs to look for some would be taken for one of the server's."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def _servers(database: str, arguments: argparse.Namespace) -> Iterator[_Running]:
    processes, tables = arguments.processes, arguments.tables + arguments.reviews
    with ExitStack() as started:
        servers = [started.enter_context(_server(database, tables, processes)) for _ in range(processes)]
        yield _Running([port for port, _ in servers], [pid for _, pid in servers])


@contextmanager
def _server(database: str, tables: int, processes: int) -> Iterator[tuple[int, int]]:
    """The port and the process of a server with limits that leave room for all players, who come from one address."""
    limits = {
        "CUBECUP_MOST_CONNECTIONS": _SEATS * tables + 10,
        "CUBECUP_MOST_PER_ADDRESS": _SEATS * tables + 10,
        "CUBECUP_TABLES_PER_MINUTE": processes * tables + 10,
        "CUBECUP_MESSAGES_PER_SECOND": 100_000,
        "CUBECUP_MESSAGE_BURST": 100_000,
        "CUBECUP_EARLY_BOTS": 0,
    }
    command = [sys.executable, "-m", "cubecup.cli.main", "serve", "--port", "0", "--no-browser"]
    command += ["--host", _HOST, "--database", database]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **{name: str(value) for name, value in limits.items()}},
    )
    try:
        assert process.stdout is not None
        address = re.search(r":(\d+)\s*$", process.stdout.readline())
        if address is None:
            raise CubeCupError("no-server", Clause("why-server-start", "The server did not start."))
        yield int(address[1]), process.pid
    finally:
        process.terminate()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


async def _measure(running: _Running, arguments: argparse.Namespace, seed: int) -> dict[str, JSON]:
    crowd = Crowd(seed)
    memory_before = running.memory()
    try:
        await _sit_down(crowd, running.ports, arguments)
    except OSError as error:  # also if it takes too long
        why = Clause("why-server-player", f"The server refused a player: {str(error) or 'no answer'}")
        raise CubeCupError("no-server", why) from None
    port = running.ports[0]
    reviewed = await asyncio.to_thread(_make_tables, port, arguments.reviews, RACE)
    await asyncio.to_thread(begin_reviews, _HOST, port, reviewed)
    await _play(crowd, arguments.rate, _WARM_UP * arguments.seconds)
    crowd.tally.reset()
    cpu_before, own_before = running.cpu(), time.process_time()
    took = await _play(crowd, arguments.rate, arguments.seconds)
    cpu, own = running.cpu(), time.process_time()
    tally = crowd.tally
    accepted = max(1, tally.accepted)
    latencies = sorted(tally.latencies) or [0.0]
    await crowd.all_answered()
    left = await asyncio.to_thread(under_way, _HOST, port, reviewed)
    memory = running.memory()
    for player in crowd.players:
        player.close()
    return {
        "processes": arguments.processes,
        "tables": arguments.tables,
        "timing": arguments.timing,
        "reviews_left": left,
        "measured_s": round(took, 2),
        "offered_per_s": arguments.rate,
        "accepted_per_s": round(tally.accepted / took),
        "rejected": tally.rejected.total(),
        "rejected_because": dict(tally.rejected),
        "overtaken": tally.overtaken,
        "p50_ms": round(latencies[len(latencies) // 2] * 1000, 2),
        "p99_ms": round(latencies[int(len(latencies) * 0.99)] * 1000, 2),
        "memory_per_table_kb": None
        if memory is None or memory_before is None
        else round((memory - memory_before) / arguments.tables),
        "server_cpu_us": None if cpu is None or cpu_before is None else round((cpu - cpu_before) / accepted * 1e6),
        "players_cpu_us": round((own - own_before) / accepted * 1e6),
        "build": build(),
    }


async def _play(crowd: Crowd, rate: int | None, span: float) -> float:
    return await (crowd.back_to_back(span) if rate is None else crowd.offered(rate, span))


async def _sit_down(crowd: Crowd, ports: list[int], arguments: argparse.Namespace) -> None:
    """Make the tables and seat their players, in turn at all processes; laps enough that no race ends meanwhile."""
    loop = asyncio.get_running_loop()
    wanted: dict[str, object] = {
        "game": "cubitos",
        "options": {"cards": "race-1", "laps": MOST_LAPS, "timing": arguments.timing, "tracks": "nothing-goes-right"},
        "seats": [{"kind": "person"} for _ in range(_SEATS)],
    }
    tables = await asyncio.to_thread(_make_tables, ports[0], arguments.tables, wanted)
    for number, made in enumerate(tables):
        for key in made.keys:
            make = partial(Player, crowd, made.table, key.seat, key.token)
            port = ports[(number + (key.seat if arguments.apart else 0)) % len(ports)]
            _, player = await loop.create_connection(make, _HOST, port)
            async with asyncio.timeout(_PATIENCE):
                await player.ready


def _make_tables(port: int, tables: int, wanted: dict[str, object]) -> list[TableMade]:
    connection = http.client.HTTPConnection(_HOST, port, timeout=30)
    made: list[TableMade] = []
    for _ in range(tables):
        connection.request("POST", "/api/tables", json.dumps(wanted), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 201:
            raise CubeCupError("no-server", Clause("why-server-table", f"The server refused a table: {body.decode()}"))
        made.append(msgspec.json.decode(body, type=TableMade))
    connection.close()
    return made


COMMAND = Command(_arguments, _run, of_a_game=False)
