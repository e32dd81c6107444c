"""All tables: made, found in memory or on disk, left to rest, and removed when nobody has touched them for long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from cubecup.games import BUILT_IN, GameRegistry
from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.reviews import Reviews
from cubecup.server.bots.service import BotService
from cubecup.server.messages.tables import NewTable, TableInfo, TableMade
from cubecup.server.metrics import Metrics
from cubecup.server.open_tables.neighbours import Neighbours
from cubecup.server.open_tables.open_table import OpenTable
from cubecup.server.races.contests import Contests
from cubecup.server.races.shelves import Shelves
from cubecup.server.races.tours import Tours
from cubecup.server.settings import Settings
from cubecup.server.storage.rows import StoredTable, TableHeader
from cubecup.server.storage.stores import open_store
from cubecup.server.table.archive import TableArchive
from cubecup.server.table.clocks import now
from cubecup.server.table.continuing import MomentOfRace, go_on
from cubecup.server.table.creation import make, new_id, next_header
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.summary import listed

LOG = logging.getLogger(__name__)
_MOST_LISTED: Final = 50
_HEARTBEAT: Final = 5.0  # seconds; what a clock may lose when the server is killed
_REMOVED_AT_ONCE: Final = 200
_LOOK_EVERY: Final = 100  # tables that come to memory, then it is looked which may leave it
_REST: Final = 5.0  # seconds that a table stays in memory at least: whoever made it is about to come


class TableDirectory:
    """The tables in memory, and the way back to those on disk."""

    def __init__(self, settings: Settings, pool: BotPool | None = None, games: GameRegistry = BUILT_IN) -> None:
        self.settings = settings
        self.games = games
        self.store = open_store(settings)
        self.metrics = Metrics()
        self.archive = TableArchive(self.store, games, self.metrics)
        self.shelves = Shelves(self.store, self.archive, games)
        self.tours = Tours(self.store, self.archive, games, self.shelves)
        self.contests = Contests(self.store, self.archive, games, self.shelves)
        self.bots = BotService(
            pool or BotPool(settings.bot_workers, settings.bot_seconds, eager_reviews=settings.eager_reviews)
        )
        self.reviews = Reviews(self.bots.pool, self.store)
        self._open: dict[str, OpenTable] = {}
        self.neighbours = Neighbours(self.store, self._open, self._let_go)
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._removing: set[str] = set()
        self._duties: list[asyncio.Task[None]] = []
        self._listing: asyncio.Task[list[TableInfo]] | None = None
        self._listed_until = 0.0
        self._brought_in = 0
        self._making_room: asyncio.Task[None] | None = None
        self._started = False
        self._leaving = False

    async def start(self) -> None:
        await self.store.start(self.neighbours.hear)
        self.neighbours.start()
        await self.archive.begin()
        oldest = now() - self.settings.keep_days * 86_400
        await self.store.begin_run(self.archive.uptime.started, forget_before=oldest)
        if self.settings.early_bots:
            self.bots.pool.start()
        self._duties = [asyncio.create_task(self._keep_tidy()), asyncio.create_task(self._keep_time())]
        self._started = True

    def about_to_go(self) -> None:
        """Nobody new should be sent here. Whoever is here plays on, with bots and clocks, until they are sent away."""
        self._leaving = True

    async def hand_over(self) -> None:
        """Players are sent away now: others may have the tables at once."""
        self._leaving = True
        if not self.store.shared:
            return  # there is nobody to take them
        kept = [id for id, table in self._open.items() if table.keeps]
        for table in self._open.values():
            table.leave_to_others()
        with suppress(CubeCupError):  # they will notice when we are gone
            await self.store.release(kept)

    def why_not_ready(self) -> str:
        """Why no visitors should be sent here just now; empty if they may come."""
        if not self._started:
            return "starting"
        if self._leaving:
            return "leaving"
        return "" if self.neighbours.is_heard() else "no database"

    def gauges(self) -> dict[str, tuple[str, float]]:
        """Values of this moment, with what they are."""
        tables = self._open.values()
        kept = sum(table.keeps for table in tables)
        visitors = sum(len(table.session.visitors) for table in tables)
        return {
            "tables": ("Tables in memory.", float(len(tables))),
            "tables_kept": ("Tables whose bots and clocks are at this process.", float(kept)),
            "visitors": ("Browsers at the tables.", float(visitors)),
            "bot_questions": ("Decisions that wait for a bot.", float(self.bots.pool.waiting())),
            "processes": ("Processes that serve the same tables.", float(self.neighbours.count())),
        }

    async def close(self) -> None:
        """Stop everything; what was accepted is on disk already."""
        duties = [*self._duties, *([self._making_room] if self._making_room else [])]
        for duty in duties:
            duty.cancel()
        await asyncio.gather(*duties, return_exceptions=True)
        await self.neighbours.close()
        clocks_run = self._clocks_run()
        for table in self._open.values():
            table.close()
        await self.reviews.close()
        await self.bots.pool.close()
        if clocks_run:
            with suppress(CubeCupError):  # they may lose a heartbeat's time
                await self._note_time()
        await self.store.close()

    # -- making -------------------------------------------------------------------------------------

    async def make(self, wanted: NewTable) -> TableMade:
        """A new table; its maker gets the tokens of the seats meant for persons at the same screen."""
        made = await asyncio.to_thread(make, self.games, wanted, self.settings.any_seed)
        await self.shelves.seat(made.header, wanted.key)
        table = await self.archive.add(new_id(), made.header)
        self._bring_in(table)
        return TableMade(table=table.id, host=made.host, keys=made.keys)

    async def go_on(self, moment: MomentOfRace, wanted: NewTable) -> TableMade:
        """A new table that begins in a moment of another race."""
        made, rows = await asyncio.to_thread(go_on, moment, wanted)
        table = await self.archive.add(new_id(), made.header, rows)
        self._bring_in(table)
        return TableMade(table=table.id, host=made.host, keys=made.keys)

    async def rematch(self, table: OpenTable, next_race: bool) -> TableMade:
        """The same seats at a new table, of a tour that of its next race; persons keep their tokens, so nobody has to
        join again."""
        if not table.table.state.over:
            raise CubeCupError("not-over", "The game is not over yet.")
        header = await self.tours.following(table.table) or next_header(table.table, next_race)
        await self.shelves.refresh(header)
        following, _ = self.archive.with_content(StoredTable(new_id(), header, now()))

        def go_on(header: TableHeader) -> str:
            if header.next_table is None:
                header.next_table = following.id
            return header.next_table

        going = await table.session.change_header(go_on, following=following)
        if going == following.id:
            self._bring_in(self.archive.bring_to_life(following))
        return TableMade(table=going, host="", keys=[])

    # -- finding ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[OpenTable]:
        """A table that stays in memory while it is used."""
        table = await self._find(id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    @asynccontextmanager
    async def visit_now(self, id: str) -> AsyncIterator[OpenTable]:
        """The same, with what other processes have written a moment ago: whoever saw the end of a race at one of them
        may ask any other for the next race."""
        async with self.visit(id) as table:
            if not table.table.state.over:
                await table.session.look_again()
            yield table

    async def _find(self, id: str) -> OpenTable:
        known = self._open.get(id)
        if known is not None:
            return known
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)  # others may wait for it too

    async def _load(self, id: str) -> OpenTable:
        if not 0 < len(id) <= 64 or id in self._removing:
            raise CubeCupError("no-such-table", "There is no such table (any more).")
        table = self._bring_in(await self.archive.load(id))
        await self.neighbours.greet(table)
        return table

    def _loaded(self, id: str, done: asyncio.Task[OpenTable]) -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # told to those who wait, if anyone still does

    def _bring_in(self, table: LiveTable) -> OpenTable:
        found = self._open[table.id] = OpenTable(table, self.archive, self.bots, self.settings.away_seconds, self.store)
        self._brought_in += 1
        if self._brought_in % _LOOK_EVERY == 0 and (self._making_room is None or self._making_room.done()):
            self._making_room = asyncio.create_task(self._make_room())
        return found

    async def _make_room(self) -> None:
        """Tables nobody needs leave memory: after a while, or sooner if there are many. Whoever makes a thousand tables
        of the largest content shall not fill it."""
        idle = sorted(((table.idle_for(), id) for id, table in self._open.items()), reverse=True)
        too_many = sum(seconds > 0 for seconds, _ in idle) - self.settings.most_at_rest
        unneeded = [
            id
            for number, (seconds, id) in enumerate(idle)
            if seconds > self.settings.idle_seconds or (number < too_many and seconds > _REST)
        ]
        left = [id for id in unneeded if self._let_go(id).keeps]
        if left:
            with suppress(CubeCupError):  # others notice it when we are gone
                await self.store.release(left)

    def _let_go(self, id: str) -> OpenTable:
        """A table leaves memory; whoever comes to it finds it in the store."""
        table = self._open.pop(id)
        table.close()
        return table

    async def public(self) -> list[TableInfo]:
        """Public tables that are not over, the latest first; those at rest are not woken for it."""
        if self._listing is None or (self._listing.done() and time.monotonic() >= self._listed_until):
            self._listed_until = time.monotonic() + self.settings.list_seconds
            self._listing = asyncio.create_task(self._list())
        return await asyncio.shield(self._listing)  # one answer for all who ask at the same time

    async def _list(self) -> list[TableInfo]:
        since = now() - self.settings.list_hours * 3600
        found: list[TableInfo] = []
        for stored in await self.store.public_tables(since, _MOST_LISTED):
            known = self._open.get(stored.id)
            found.append(known.session.info() if known is not None else listed(stored))
        return found

    # -- duties -------------------------------------------------------------------------------------

    async def _keep_tidy(self) -> None:
        pause = max(0.1, min(30.0, self.settings.idle_seconds / 4))
        while True:
            await asyncio.sleep(pause)
            try:
                await self.tidy()
            except CubeCupError as error:
                LOG.warning("tidying: %s", error)

    async def tidy(self) -> None:
        """Tables nobody needs leave memory; those nobody has touched for long are removed from disk."""
        await self._make_room()
        await self.store.records.tidy(now())
        before = now() - self.settings.keep_days * 86_400
        await self.store.shelves.tidy(now(), before)
        await self.shelves.count_some()
        old = await self.store.untouched_since(before, _REMOVED_AT_ONCE)
        self._removing = {id for id in old if id not in self._open and id not in self._loading}
        try:
            if self._removing:
                await self.shelves.before_removal(list(self._removing))
                await self.store.remove(list(self._removing))
        finally:
            self._removing = set()

    async def _keep_time(self) -> None:
        """While clocks run, note that the server does: they shall not run while it is down."""
        while True:
            await asyncio.sleep(_HEARTBEAT)
            if self._clocks_run():
                try:
                    await self._note_time()
                except CubeCupError as error:
                    LOG.warning("noting the time: %s", error)

    async def _note_time(self) -> None:
        await self.store.note_alive(self.archive.uptime.started, now())

    def _clocks_run(self) -> bool:
        return any(table.has_running_clock() for table in self._open.values())
