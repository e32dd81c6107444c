"""Starts servers quickly, for tests that kill many: everything is loaded once, and each server is a fork of that.

    python -m scripts.kills.launcher DATABASE

For each line of its input a server is started; it says its process and its port, or 0 for the port if it could not.
The processes in which its bots think are forks, too: a server starts `worker_door`, which has its input and output
handed to one of them.
"""

from __future__ import annotations

import gc
import os
import selectors
import signal
import socket
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NoReturn

from cubecup.games import BUILT_IN
from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots import worker
from cubecup.server.bots.pool import BotPool
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.process import bind, make_server, tune
from cubecup.server.settings import with_database
from scripts.kills import worker_door

_HOST: Final = "127.0.0.1"


def _say(port: int) -> None:
    os.write(sys.stdout.fileno(), f"{os.getpid()} {port}\n".encode())


def _serve(database: str, door: str) -> NoReturn:
    """As `cubecup serve` does it, but for where its bots come from."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # it has children of its own to look after
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    listening = bind(_HOST, 0)
    try:
        tune()
        settings = with_database(database)
        command = (sys.executable, "-I", "-S", str(worker_door.__file__), door)
        tables = TableDirectory(settings, BotPool(settings.bot_workers, settings.bot_seconds, command))
        make_server(tables, lambda: _say(listening.getsockname()[1])).run([listening])
    except (CubeCupError, OSError, SystemExit):
        _say(0)
        os._exit(1)
    os._exit(0)


def _think(visitor: socket.socket) -> NoReturn:
    """A process for bots, with the input and output of whoever came to the door."""
    _, given, _, _ = socket.recv_fds(visitor, 1, 2)
    for wanted, number in zip(given, (sys.stdin.fileno(), sys.stdout.fileno()), strict=True):
        os.dup2(wanted, number)
        os.close(wanted)
    worker.main()
    os._exit(0)


def main(database: str) -> None:
    """Load what servers and bots need, then fork."""
    for id in BUILT_IN.ids:
        BUILT_IN.make(id)
    for name in ("uvloop", "asyncpg"):
        if find_spec(name):
            __import__(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed is gone
    with tempfile.TemporaryDirectory() as folder:
        door = str(Path(folder, "door"))
        with socket.socket(socket.AF_UNIX) as listening, selectors.DefaultSelector() as waiting:
            listening.bind(door)
            listening.listen()
            waiting.register(sys.stdin, selectors.EVENT_READ)
            waiting.register(listening, selectors.EVENT_READ)
            _fork_on_demand(waiting, listening, database, door)


def _fork_on_demand(waiting: selectors.BaseSelector, listening: socket.socket, database: str, door: str) -> None:
    while True:
        for key, _ in waiting.select():
            if key.fileobj is listening:
                visitor, _ = listening.accept()
                if os.fork() == 0:
                    _think(visitor)
                visitor.close()
                continue
            wanted = os.read(sys.stdin.fileno(), 1)
            if not wanted:
                return
            if wanted == b"\n" and os.fork() == 0:
                _serve(database, door)


if __name__ == "__main__":
    main(*sys.argv[1:])
