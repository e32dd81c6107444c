"""The other processes that serve the same tables: who is alive, what they write, and who is at which table there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.open_tables.open_table import OpenTable
from cubecup.server.storage.table_store import News, Presence, TableStore

LOG = logging.getLogger(__name__)
_HEARTBEAT: Final = 0.5  # seconds between two signs of life
_LAPSED: Final = 2.0  # seconds without one after which others may have taken our tables; less than the store's own
_PRESENCE: Final = 0.2  # seconds between two looks at who has come and gone


class Neighbours:
    """Keeps the tables in memory in step with what other processes do. Without others there is nothing to do."""

    def __init__(self, store: TableStore, tables: Mapping[str, OpenTable], let_go: Callable[[str], OpenTable]) -> None:
        self._store = store
        self._tables = tables
        self._let_go = let_go
        self._others: frozenset[str] = frozenset()
        self._duties: list[asyncio.Task[None]] = []
        self._heard = time.monotonic()  # when the database has last answered a sign of life

    def count(self) -> int:
        """Processes that share the work, this one included."""
        return 1 + len(self._others)

    def is_heard(self) -> bool:
        """Whether the database answers."""
        return not self._store.shared or not self._has_lapsed(time.monotonic())

    def _has_lapsed(self, moment: float) -> bool:
        """Whether others have had to take us for gone."""
        return moment - self._heard >= _LAPSED

    def start(self) -> None:
        if self._store.shared:
            self._duties = [asyncio.create_task(self._stay_alive()), asyncio.create_task(self._tell_presence())]

    async def close(self) -> None:
        for duty in self._duties:
            duty.cancel()
        await asyncio.gather(*self._duties, return_exceptions=True)

    def hear(self, told: News | Presence | None) -> None:
        if told is None:
            for table in list(self._tables.values()):
                table.session.hear(None)
            return
        table_there = self._tables.get(told.id)
        if table_there is None:
            return
        if isinstance(told, Presence):
            table_there.session.elsewhere_are(told.process, told.seats)
        elif table_there.is_needed_elsewhere_only():
            self._let_go(told.id)  # or every answer would be played here, too
        else:
            table_there.session.hear(told)

    # -- life ---------------------------------------------------------------------------------------

    async def _stay_alive(self) -> None:
        """Say so, often enough. After a silence, whoever made it, our tables may have got other owners."""
        while True:
            try:
                begun = time.monotonic()
                renewed = await self._store.renew()
                if not renewed.was_alive or self._has_lapsed(begun):
                    self._lose_all()
                self._heard = begun
                self._forget(self._others - renewed.others)
                self._others = renewed.others
            except CubeCupError as error:
                LOG.warning("a sign of life: %s", error)
                if self._has_lapsed(time.monotonic()):
                    self._lose_all()
            await asyncio.sleep(_HEARTBEAT)

    def _lose_all(self) -> None:
        for table in list(self._tables.values()):
            table.lose()
            table.told_present = None

    def _forget(self, gone: frozenset[str]) -> None:
        """Processes that are no more have nobody at any table."""
        for table in list(self._tables.values()):
            for process in gone & table.session.elsewhere.keys():
                table.session.elsewhere_are(process, None)

    # -- presence -----------------------------------------------------------------------------------

    async def _tell_presence(self) -> None:
        """Tell the others who is here, wherever it has changed."""
        while True:
            await asyncio.sleep(_PRESENCE)
            for id, table in list(self._tables.items()):
                here = table.session.seats_here() if table.session.visitors else None
                if here == table.told_present:
                    continue
                try:
                    await self._store.tell_present(id, here)
                    table.told_present = here
                except CubeCupError as error:
                    LOG.warning("table %s, who is there: %s", id, error)
                    break

    async def greet(self, table: OpenTable) -> None:
        """Of a table that has just come to memory: who is at it elsewhere."""
        if self._store.shared:
            for process, seats in (await self._store.present(table.table.id)).items():
                table.session.elsewhere_are(process, seats)
