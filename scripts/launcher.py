"""Starts servers quickly, for tests that kill many: everything is loaded once, and each server is a fork of that.

    python -m scripts.launcher DATABASE

For each line of its input a server is started; it says its process and its port, or 0 for the port if it could not.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from importlib.util import find_spec
from typing import Final, NoReturn

from cubecup.games import BUILT_IN
from cubecup.kernel.errors import CubeCupError
from cubecup.server.process import bind, run
from cubecup.server.settings import with_database

_HOST: Final = "127.0.0.1"


def _say(port: int) -> None:
    os.write(sys.stdout.fileno(), f"{os.getpid()} {port}\n".encode())


def _serve(database: str) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # it has children of its own to look after
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    listening = bind(_HOST, 0)
    try:
        run(with_database(database), listening, lambda: _say(listening.getsockname()[1]))
    except (CubeCupError, OSError, SystemExit):
        _say(0)
        os._exit(1)
    os._exit(0)


def main(database: str) -> None:
    """Load what a server needs, then fork."""
    for id in BUILT_IN.ids:
        BUILT_IN.make(id)
    for name in ("uvloop", "asyncpg"):
        if find_spec(name):
            __import__(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed is gone
    for _ in sys.stdin:
        if os.fork() == 0:
            _serve(database)


if __name__ == "__main__":
    main(*sys.argv[1:])
