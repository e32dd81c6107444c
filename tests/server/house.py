"""A server for tests: the real one, on a free port of this machine, in a thread or in a process that can be killed."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from cubecup.games import BUILT_IN, GameRegistry
from cubecup.server.bots.pool import BotPool
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.process import Server, bind, make_server
from cubecup.server.settings import Settings

T = TypeVar("T")
PATIENCE = 120  # seconds that a test waits for what must come, with a machine that has other things to do
_SERVE = (sys.executable, "-m", "cubecup.cli.main", "serve", "--port", "0", "--no-browser")
JsonObject = dict[str, Any]  # answers are JSON; tests look into them freely


@dataclass(frozen=True)
class Answer:
    """What an HTTP request got."""

    status: int
    text: str

    @property
    def body(self) -> Any:
        return json.loads(self.text)


class Address:
    """Where a server is, and how to ask it over HTTP."""

    host = "127.0.0.1"

    def __init__(self, port: int) -> None:
        self.port = port
        self.given: list[str] = []  # bodies of all answers

    def socket(self, table: str) -> str:
        return f"ws://{self.host}:{self.port}/api/tables/{table}/socket"

    def request(self, method: str, path: str, body: object = None) -> Answer:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        raw = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        connection.request(method, path, raw, {} if body is None else {"Content-Type": "application/json"})
        response = connection.getresponse()
        answer = Answer(response.status, response.read().decode())
        connection.close()
        self.given.append(answer.text)
        return answer

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, body: object) -> Answer:
        return self.request("POST", path, body)

    def make(self, *kinds: str, **wanted: object) -> JsonObject:
        """A table with these seats: person, open, bot, or bot:level."""
        seats = [_plan(number, kind) for number, kind in enumerate(kinds)]
        answer = self.post("/api/tables", {"seats": seats, **wanted})
        assert answer.status == 201, answer.text
        found: JsonObject = answer.body
        found["tokens"] = [key["token"] for key in found["keys"]]
        return found


def _plan(number: int, kind: str) -> JsonObject:
    kind, _, level = kind.partition("/")
    plan: JsonObject = {"kind": kind, "name": f"Seat {number}"}
    return plan | {"level": level} if level else plan


class House(Address):
    """A server in a thread, with its insides at hand."""

    def __init__(self, settings: Settings, bots: BotPool | None = None, games: GameRegistry = BUILT_IN) -> None:
        self.tables = TableDirectory(settings, bots, games)
        self._listening = bind(self.host, 0)
        super().__init__(self._listening.getsockname()[1])
        self._ready = threading.Event()
        self.mishaps: list[JsonObject] = []  # exceptions nobody waited for
        self.server: Server = make_server(self.tables, self._ready.set)
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()
        assert self._ready.wait(20)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(self._main())

    async def _main(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.loop.set_exception_handler(lambda _, context: self.mishaps.append(context))
        await self.server.serve([self._listening])

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def stop(self) -> None:
        if self._thread.is_alive():
            self.server.should_exit = True
            self._thread.join(20)
            assert not self._thread.is_alive()
            self._listening.close()
        assert self.mishaps == []


class Process(Address):
    """A server in a process of its own."""

    def __init__(self, database: Path | str, *, stderr: int | None = None, **variables: object) -> None:
        """Settings by name; names in capitals are other variables of its environment."""
        environment = {
            name if name.isupper() else f"CUBECUP_{name.upper()}": str(value) for name, value in variables.items()
        }
        self.process = subprocess.Popen(
            [*_SERVE, "--database", str(database)],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "CUBECUP_EARLY_BOTS": "0", **environment},
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.greeting)
        assert found is not None, self.greeting
        super().__init__(int(found[1]))

    def kill(self) -> None:
        """As when the power fails."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        status = self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status
