"""A server that watches itself: the longest that its event loop was kept by one thing, told on demand.

`Besieged` starts it; as a program it is that server. A line comes from it for every signal it gets. With SIEGE_STACKS
in the environment it also tells what keeps the loop.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.process import Server, bind, make_server, tune
from cubecup.server.settings import from_environment

_TICK: Final = 0.002
_PAGE: Final = 4096
_SPY_TICK: Final = 0.01
_SUSPICIOUS: Final = 0.04  # seconds
_FRAMES: Final = 8


class Watched(NamedTuple):
    """Since it was last asked, in milliseconds: how long the loop computed in one go, and how late it was, at most."""

    busy_ms: float
    late_ms: float


class Besieged:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    def complaints(self) -> list[str]:
        """Lines of the log about mistakes of the server's own."""
        lines = self._log.read_text("utf-8", "replace").split("\n")
        return [line for line in lines if "Traceback" in line or "Error" in line or "exception" in line.lower()]

    def watched(self) -> Watched:
        self.process.send_signal(signal.SIGUSR1)
        assert self.process.stdout is not None
        return Watched(*json.loads(self.process.stdout.readline()))

    def memory_mb(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * _PAGE / 1e6


@contextmanager
def besieged(**limits: object) -> Iterator[Besieged]:
    """Wide limits where they are not what is tried: all attackers come from one address."""
    usual = {
        "MOST_CONNECTIONS": 3000,
        "MOST_PER_ADDRESS": 3000,
        "TABLES_PER_MINUTE": 100_000,
        "LISTS_PER_MINUTE": 100_000,
        "ADVICE_PER_MINUTE": 100_000,
    }
    with tempfile.TemporaryDirectory() as folder:
        settings = {**usual, "DATABASE": f"{folder}/siege.db", **limits}
        log = Path(folder, "siege.log")
        with log.open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "scripts.siege.server"],
                stdout=subprocess.PIPE,
                stderr=None if "SIEGE_STACKS" in os.environ else errors,
                text=True,
                env={**os.environ, **{f"CUBECUP_{name}": str(value) for name, value in settings.items()}},
            )
        try:
            assert process.stdout is not None
            found = re.search(r"port (\d+)", process.stdout.readline())
            assert found is not None, "the server did not start"
            yield Besieged(process, int(found[1]), log)
        finally:
            process.terminate()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


class _Watch:
    """Wakes again and again; what the thread of the loop has computed meanwhile, it has computed in one go.

    Its own processor time is counted, so a busy machine is not taken for a busy loop.
    """

    def __init__(self) -> None:
        self._busy = self._late = 0.0
        self._ticked = time.perf_counter()

    async def look(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._tell)
        while True:
            computed, begun = time.thread_time(), time.perf_counter()
            await asyncio.sleep(_TICK)
            self._busy = max(self._busy, time.thread_time() - computed)
            self._ticked = time.perf_counter()
            self._late = max(self._late, self._ticked - begun - _TICK)

    def spy(self, loop_thread: int) -> None:
        """In a thread: what the loop is doing when it does not come back, on standard error."""
        told = 0.0
        while True:
            time.sleep(_SPY_TICK)
            if time.perf_counter() - self._ticked > _SUSPICIOUS and told != self._ticked:
                told = self._ticked
                stack = traceback.format_stack(sys._current_frames()[loop_thread])
                sys.stderr.write("".join(["-- the loop is kept by\n", *stack[-_FRAMES:]]))

    def _tell(self) -> None:
        sys.stdout.write(json.dumps([round(self._busy * 1000, 1), round(self._late * 1000, 1)]) + "\n")
        sys.stdout.flush()
        self._busy = self._late = 0.0


def main() -> None:
    """As `cubecup serve` does it."""
    tune()
    listening = bind("127.0.0.1", 0)

    def ready() -> None:
        sys.stdout.write(f"port {listening.getsockname()[1]}\n")
        sys.stdout.flush()

    server = make_server(TableDirectory(from_environment()), ready)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve(server, listening))


async def _serve(server: Server, listening: socket.socket) -> None:
    watching = _Watch()
    watch = asyncio.create_task(watching.look())
    if "SIEGE_STACKS" in os.environ:
        threading.Thread(target=watching.spy, args=(threading.get_ident(),), daemon=True).start()
    await server.serve([listening])
    watch.cancel()


if __name__ == "__main__":
    main()
