"""Connections to PostgreSQL: for reading, for writes that are gathered, and one that listens to other processes.

Whatever goes wrong with them becomes a `StorageFailed`; they are made anew when they are needed next.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

try:
    import asyncpg
except ImportError:  # the extra `postgresql` is not installed: told when it is asked for
    asyncpg = None  # type: ignore[assignment]

from cubecup.kernel.errors import Clause
from cubecup.server.storage.failures import StorageFailed, failed
from cubecup.server.storage.postgres_schema import migrate

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

LOG = logging.getLogger(__name__)
CHANNEL: Final = "cubecup"
ALIVE: Final = 0x43554241  # with the hash of a process: the lock that it holds as long as it listens
SECONDS: Final = 10.0  # for anything the database is asked
_CONNECTIONS: Final = 6
_PAUSE: Final = 0.25  # before the next try to listen again


def name_of(address: str) -> str:
    """The address for messages and logs: without password."""
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{parts.path}"


def prepare(address: str) -> None:
    """See before anybody is served that the database can be reached, and bring it up to date."""
    if asyncpg is None:
        told = "for PostgreSQL the package needs its extra: pip install 'cubecup[postgresql]'"
        raise failed(Clause("why-db-driver", told))
    asyncio.run(_prepare(address))


async def _prepare(address: str) -> None:
    with_reason = Failures(name_of(address))
    async with with_reason:
        connection = await asyncpg.connect(address, timeout=SECONDS)
        try:
            await migrate(connection, name_of(address))
        finally:
            await connection.close()


async def _leave_as_it_is(_: object) -> None:
    """Nothing we ask outlives its transaction, so a connection is as good as new; asking the database to make it so
    would be a way there and back after every statement."""


class Failures:
    """`async with` it: whatever the driver raises inside is a failure of the store."""

    def __init__(self, name: str) -> None:
        self._name = name

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)):
            told = f"{self._name} cannot be read or written: {str(error) or type(error).__name__}"
            raise failed(Clause("why-db", told, path=self._name)) from None


class PostgresLink:
    """All connections of one process; they belong to one event loop."""

    def __init__(self, address: str, process: str) -> None:
        self.name = name_of(address)
        self._process = process
        self._address = address
        self._failures = Failures(self.name)
        self._pool: asyncpg.Pool | None = None
        self._ear: asyncpg.Connection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._deaf = asyncio.Event()
        self._hears = asyncio.Event()

    async def start(self) -> None:
        async with self._failures:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=_CONNECTIONS,
                command_timeout=SECONDS,
                timeout=SECONDS,
                reset=_leave_as_it_is,
                server_settings={"application_name": f"cubecup {self._process}"},  # so that operators see whose it is
            )

    async def close(self) -> None:
        """What is under way is finished, if that does not take long."""
        if self._pool is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(3):
                    await self._pool.close()
        self.cut()

    def cut(self) -> None:
        """End all connections without a word."""
        if self._listening is not None:
            self._listening.cancel()
        if self._ear is not None:
            self._ear.terminate()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.terminate()

    # -- asking -------------------------------------------------------------------------------------

    def _connected(self) -> asyncpg.Pool:
        if self._pool is None:
            raise failed(Clause("why-db-closing", "the server is shutting down"))
        return self._pool

    async def fetch(self, sql: str, *values: object) -> Sequence[Any]:
        async with self._failures:
            return await self._connected().fetch(sql, *values)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[PoolConnectionProxy[asyncpg.Record]]:
        async with (
            self._failures,
            self._connected().acquire(timeout=SECONDS) as connection,
            connection.transaction(),
        ):
            yield connection

    # -- hearing ------------------------------------------------------------------------------------

    async def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        """`hear` gets what other processes say; `missed` is called whenever something may have been missed."""
        self._listening = asyncio.create_task(self._listen(hear, missed))
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                await self._hears.wait()

    async def _listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with self._failures:
                    self._ear = ear = await asyncpg.connect(
                        self._address,
                        timeout=SECONDS,
                        command_timeout=SECONDS,
                        server_settings={"application_name": f"cubecup {self._process} listening"},
                    )
                    self._deaf.clear()
                    ear.add_termination_listener(lambda _: self._deaf.set())
                    await ear.execute(f"SELECT pg_advisory_lock_shared({ALIVE}, hashtext('{self._process}'))")
                    await ear.add_listener(CHANNEL, lambda *told: hear(str(told[3])))
                missed()
                self._hears.set()
                while not self._deaf.is_set():
                    await self._still_there(ear)
            except StorageFailed as error:
                LOG.warning("listening to other processes: %s", error)
            if self._ear is not None:
                self._ear.terminate()
            await asyncio.sleep(_PAUSE)

    async def _still_there(self, ear: asyncpg.Connection) -> None:
        """Nothing is said on a connection whose other end is gone without a word; so it is asked now and then."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS / 2):
                await self._deaf.wait()
            return
        async with self._failures:
            await ear.execute("SELECT 1")
