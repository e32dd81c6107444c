"""A server for this terminal alone: the same as any other, on a free port of this machine, while it is used."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from cubecup.server.address import address_of
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.process import bind, make_server
from cubecup.server.settings import from_environment

_HERE: Final = "127.0.0.1"


@contextmanager
def server_at_home(database: Path) -> Iterator[str]:
    """Its address; what it keeps is in the file. A second one with the same file is refused."""
    settings = replace(from_environment(), database=str(database), bot_workers=1, early_bots=False)
    tables = TableDirectory(settings)
    ready = threading.Event()
    with bind(_HERE, 0) as listening:
        server = make_server(tables, ready.set)

        def serve() -> None:
            try:
                with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                    runner.run(server.serve([listening]))
            finally:
                ready.set()

        thread = threading.Thread(target=serve, name="server at home", daemon=True)
        thread.start()
        ready.wait()
        try:
            yield address_of(listening)
        finally:
            server.should_exit = True
            thread.join()
