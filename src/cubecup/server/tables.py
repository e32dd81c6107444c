"""All tables: found in memory or on disk, left to rest, and removed when nobody has touched them for long."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from cubecup.kernel.errors import BadFile, CubeCupError
from cubecup.server import store as disk
from cubecup.server.botpool import BotPool
from cubecup.server.botworker import ADVICE, Question
from cubecup.server.clocks import Uptime, now
from cubecup.server.live import Change, LiveTable
from cubecup.server.making import Made, make, new_id, next_header
from cubecup.server.messages import Advised, NewTable, TableInfo, TableMade
from cubecup.server.room import Room
from cubecup.server.rows import Header, Row
from cubecup.server.settings import Settings
from cubecup.server.story import listed

LOG = logging.getLogger(__name__)
_ROW = msgspec.json.Decoder(Row)
_HEADER = msgspec.json.Decoder(Header)
_ADVICE = msgspec.json.Decoder(list[Advised])
_ENCODER = msgspec.json.Encoder()
_MOST_ADVISING: Final = 16  # players who wait for advice at the same time
_MOST_LISTED: Final = 50
_HEARTBEAT: Final = 5.0  # seconds; what a clock may lose when the server is killed
_REMOVED_AT_ONCE: Final = 200


class Tables:
    """The rooms in memory, and the way back to those on disk."""

    def __init__(self, settings: Settings, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.store = disk.Store(settings.database_path())
        self.bots = bots or BotPool(settings.bot_workers, settings.bot_seconds)
        self.uptime = Uptime(self.store.runs())
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._removing: set[str] = set()
        self._advising = 0
        self._duties: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.write(
            disk.forget_runs(now() - self.settings.keep_days * 86_400), disk.begin_run(self.uptime.started)
        )
        if self.settings.early_bots:
            self.bots.start()
        self._duties = [asyncio.create_task(self._keep_tidy()), asyncio.create_task(self._keep_time())]

    async def close(self) -> None:
        """Stop everything; what was accepted is on disk already."""
        for duty in self._duties:
            duty.cancel()
        await asyncio.gather(*self._duties, return_exceptions=True)
        clocks_run = self._clocks_run()
        for room in self._rooms.values():
            room.close()
        await self.bots.close()
        if clocks_run:
            with suppress(CubeCupError):  # they may lose a heartbeat's time
                await self._note_time()
        await asyncio.to_thread(self.store.close)

    # -- making -------------------------------------------------------------------------------------

    async def make(self, wanted: NewTable) -> TableMade:
        """A new table; its maker gets the tokens of the seats meant for persons at the same screen."""
        made: Made = await asyncio.to_thread(make, wanted, self.settings.any_seed)
        id = new_id()
        created = now()
        await self.store.write(disk.add_table(id, _text(made.header), wanted.public, created))
        self._open(LiveTable(id, made.header, created, self.uptime))
        return TableMade(table=id, host=made.host, keys=made.keys)

    async def rematch(self, room: Room, next_race: bool) -> TableMade:
        """The same seats at a new table; persons keep their tokens, so nobody has to join again."""
        if not room.table.state.over:
            raise CubeCupError("not-over", "The game is not over yet.")
        id = new_id()
        created = now()
        following = next_header(room.table, next_race)

        def go_on(header: Header) -> str:
            if header.next_table is None:
                header.next_table = id
            return header.next_table

        going = await room.change_header(go_on, disk.add_table(id, _text(following), following.public, created))
        if going == id:
            self._open(LiveTable(id, following, created, self.uptime))
        return TableMade(table=going, host="", keys=[])

    # -- finding ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[Room]:
        """A room that stays in memory while it is used."""
        room = await self._room(id)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1

    async def _room(self, id: str) -> Room:
        known = self._rooms.get(id)
        if known is not None:
            return known
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._bring_back(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)  # others may wait for it too

    async def _bring_back(self, id: str) -> Room:
        return self._open(await self.reload(id))

    def _loaded(self, id: str, done: asyncio.Task[Room]) -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # told to those who wait, if anyone still does

    def _open(self, table: LiveTable) -> Room:
        room = self._rooms[table.id] = Room(table, self)
        room.wake()
        return room

    def _load(self, id: str) -> LiveTable:
        found = self.store.header(id) if 0 < len(id) <= 64 and id not in self._removing else None
        if found is None:
            raise CubeCupError("no-such-table", "There is no such table (any more).")
        text, created = found
        try:
            table = LiveTable(id, _HEADER.decode(text), created, self.uptime)
            table.restore(self._rows(id))
        except msgspec.DecodeError as error:
            raise BadFile("bad-record", f"table {id}", 1, f"a header and rows that can be read ({error})") from None
        return table

    def _rows(self, id: str) -> list[tuple[float, Row]]:
        return [(moment, _ROW.decode(body)) for moment, body in self.store.entries(id)]

    async def rows(self, id: str) -> list[tuple[float, Row]]:
        """The log of a table, with the time of each row."""
        return await asyncio.to_thread(self._rows, id)

    async def public(self) -> list[TableInfo]:
        """Public tables that are not over, the latest first; those at rest are not woken for it."""
        since = now() - self.settings.list_hours * 3600
        rows = await asyncio.to_thread(self.store.public_tables, since, _MOST_LISTED)
        found: list[TableInfo] = []
        for id, text, created, number in rows:
            room = self._rooms.get(id)
            found.append(room.info() if room is not None else listed(id, _HEADER.decode(text), created, number))
        return found

    # -- what a room needs (keeper.py) --------------------------------------------------------------

    async def append(self, table: LiveTable, change: Change) -> None:
        statements = [disk.new_round(table.id, count) for count in _rounds(change)]
        if change.state.over:
            statements.append(disk.end_table(table.id))
        body = _ENCODER.encode(change.row).decode()
        await self.store.write(*statements, entries=[(table.id, table.seq + 1, change.at, body)])

    async def save_header(self, id: str, header: Header, *also: disk.Statement) -> None:
        await self.store.write(*also, disk.change_header(id, _text(header)))

    async def reload(self, id: str) -> LiveTable:
        return await asyncio.to_thread(self._load, id)

    async def ask_bot(self, table: LiveTable, seat: int, level: str, watched: bool) -> str:
        header = table.header
        options = json.dumps(header.options, sort_keys=True)
        question = Question(header.game, options, table.state.dump(), seat, level, secrets.randbits(16))
        return await self.bots.decide(question, watched)

    async def ask_advice(self, table: LiveTable, seat: int) -> list[Advised]:
        if self._advising >= _MOST_ADVISING:
            raise CubeCupError("advice-busy", "Too many ask for advice just now; please try again later.")
        self._advising += 1
        try:
            return _ADVICE.decode(await self.ask_bot(table, seat, ADVICE, watched=True))
        except RuntimeError as error:
            LOG.warning("table %s, advice for seat %d: %s", table.id, seat, error)
            raise CubeCupError("no-advice", "There is no advice for this choice.") from None
        finally:
            self._advising -= 1

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
        """Rooms nobody needs leave memory; tables nobody has touched for long are removed from disk."""
        for id, room in list(self._rooms.items()):
            if room.idle_for() > self.settings.idle_seconds:
                room.close()
                del self._rooms[id]
        before = now() - self.settings.keep_days * 86_400
        old = await asyncio.to_thread(self.store.untouched_since, before, _REMOVED_AT_ONCE)
        self._removing = {id for id in old if id not in self._rooms and id not in self._loading}
        try:
            if self._removing:
                await self.store.write(disk.remove_tables(list(self._removing)))
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
        await self.store.write(disk.stay_alive(self.uptime.started, now()))

    def _clocks_run(self) -> bool:
        return any(room.has_running_clock() for room in self._rooms.values())


def _text(header: Header) -> str:
    return _ENCODER.encode(header).decode()


def _rounds(change: Change) -> list[int]:
    """The number of the round that has begun, if one has."""
    told = [details[0] for word, _, details in change.events if word == "round"]
    return [number for number in told[-1:] if isinstance(number, int)]
