"""Between a table in memory and the disk: a table is made from its header and log, and each change is appended.

A table is played by what it was made of: if this version prints other values, by the old ones, which are kept; if the
rules have changed in a way that concerns what was played, not at all.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Sequence
from typing import Final

from cubecup.games import GameRegistry
from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import FIRST_VALUES, Game
from cubecup.kernel.record import Record
from cubecup.server.metrics import Metrics
from cubecup.server.storage.failures import Overtaken, StorageFailed
from cubecup.server.storage.rows import Content, GameResult, LogRow, StoredTable, TableHeader, copy_of
from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.changes import Change
from cubecup.server.table.clocks import Uptime, begin_after, now
from cubecup.server.table.live_table import LiveTable
from cubecup.server.table.made_of import content_of, other_version
from cubecup.server.table.summary import record, stored_record

LOG = logging.getLogger(__name__)
_AT_ONCE: Final = 200


class TableArchive:
    """Where tables come from and where their changes go."""

    def __init__(self, store: TableStore, games: GameRegistry, metrics: Metrics | None = None) -> None:
        self.games = games
        self.metrics = metrics or Metrics()
        self.uptime = Uptime()
        self.shared = store.shared  # what is in memory may be older than the log
        self._store = store

    async def begin(self) -> None:
        """Learn when servers have run before; tables of earlier versions are given what they were made of."""
        begin_after(await self._store.latest_moment())
        self.uptime = Uptime(await self._store.runs())
        last = ""
        while ids := await self._store.without_content(last, _AT_ONCE):
            for last in ids:
                try:
                    await self._note_content(last)
                except CubeCupError as error:
                    LOG.warning("table %s, what it was made of: %s", last, error)

    async def _note_content(self, id: str) -> None:
        """Of a table that does not say what it was made of, as none did while there was one version of the values."""
        stored = await self._store.table(id)
        if stored is not None:
            header, content = await asyncio.to_thread(self._made_at_first, stored.header)
            await self._store.keep_content(id, stored.version, header, content)

    def _made_at_first(self, header: TableHeader) -> tuple[TableHeader, Content]:
        return _saying_of_what(header, self.games.make_by_values(header.game, header.options, FIRST_VALUES))

    def _made_of_today(self, header: TableHeader) -> tuple[TableHeader, Content]:
        return _saying_of_what(header, self._game(header))

    def _game(self, header: TableHeader) -> Game:
        return self.games.make(header.game, header.options)

    def bring_to_life(self, stored: StoredTable, game: Game | None = None) -> LiveTable:
        """A table at its first decision."""
        header = stored.header
        table = LiveTable(stored.id, header, game or self._game(header), stored.created, self.uptime)
        table.version = stored.version
        return table

    async def add(self, id: str, header: TableHeader, rows: Sequence[LogRow] = ()) -> LiveTable:
        """A new table; with `rows` of another race it goes on from there."""
        header, content = await asyncio.to_thread(self._made_of_today, header)  # a stranger's pack may take a while
        stored = StoredTable(id, header, now())
        table = await asyncio.to_thread(self._with_past, stored, rows)  # what cannot be played on is not kept either
        await self._store.add_table(stored, content, rows)
        return table

    def _with_past(self, stored: StoredTable, rows: Sequence[LogRow]) -> LiveTable:
        table = self.bring_to_life(stored)
        table.restore([(stored.created, row) for row in rows])
        return table

    async def load(self, id: str) -> LiveTable:
        """The table as the log has it."""
        stored = await self._stored(id)
        game = await self._made_as(stored.header)
        table = await asyncio.to_thread(self._restored, stored, game, await self._store.rows(id))
        if table.header is not stored.header:  # it is played on by newer rules: from now on they are its own
            try:
                await self._store.save_header(id, stored.version, table.header, now())
            except Overtaken:
                return await self.load(id)
            table.version += 1
        return table

    async def _stored(self, id: str) -> StoredTable:
        stored = await self._store.table(id)
        if stored is None:
            raise CubeCupError("no-such-table", "There is no such table (any more).")
        return stored

    async def _made_as(self, header: TableHeader) -> Game:
        """The game as it was when the table was made, whatever is printed now."""
        try:
            game = await asyncio.to_thread(self._game, header)
            if not header.content or (await asyncio.to_thread(content_of, game)).fingerprint == header.content:
                return game
        except CubeCupError as error:
            if not header.content:
                raise
            LOG.info("a game cannot be made of today's content: %s", error)
        kept = await self._store.content(header.content)
        try:
            game = await asyncio.to_thread(self.games.make, header.game, json.loads(kept.options) if kept else {})
        except CubeCupError as error:
            raise other_version(header, error) from None
        if (await asyncio.to_thread(content_of, game)).fingerprint != header.content:
            raise other_version(header)
        return game

    def _restored(self, stored: StoredTable, game: Game, rows: list[tuple[float, LogRow]]) -> LiveTable:
        header = stored.header
        if header.rules in ("", game.rules_version):
            table = self.bring_to_life(stored, game)
            table.restore(rows)
            return table
        if header.rules not in game.older_rules:
            raise other_version(header)
        try:
            table = self.bring_to_life(stored, game)
            table.restore(rows, older=header.rules)
        except CubeCupError as error:
            raise other_version(header, error) from None
        later = copy_of(header)
        later.rules = game.rules_version
        table.header = later
        return table

    async def catch_up(self, table: LiveTable) -> LiveTable:
        """The table with what was written since, by whomever; another one if its header has changed."""
        stored = await self._stored(table.id)
        if stored.version != table.version:
            return await self.load(table.id)
        rows = await self._store.rows(table.id, table.seq)
        if len(rows) > _AT_ONCE:
            return await self.load(table.id)
        table.restore(rows)
        return table

    async def rows(self, id: str) -> list[tuple[float, LogRow]]:
        return await self._store.rows(id)

    async def finished_record(self, id: str) -> Record:
        """Of a game that is over; also of a table that this version does not play on."""
        try:
            table = await self.load(id)
            rows = await self._store.rows(id)
            return await asyncio.to_thread(record, table, rows)
        except CubeCupError as error:
            if error.code != "other-version":
                raise
            return await self.unplayed_record(id)

    async def unplayed_record(self, id: str) -> Record:
        """Of a table that this version does not play on: what was agreed and what was done, without looking into it."""
        stored = await self._stored(id)
        kept = await self._store.content(stored.header.content)
        options = json.loads(kept.options) if kept else stored.header.options
        return stored_record(stored.header, options, await self._store.rows(id))

    async def append(self, table: LiveTable, change: Change, as_owner: bool = False) -> None:
        """Returns once the change is on disk."""
        try:
            await self.begin_append(table, change, as_owner)
        except StorageFailed as error:
            self.count(table, change, error)
            raise
        self.count(table, change, None)

    def begin_append(self, table: LiveTable, change: Change, as_owner: bool = False) -> Awaitable[None]:
        """The same for those who do not wait here: it is on disk once this was waited for, and they `count` it."""
        state = change.state
        return self._store.append(
            table.id,
            table.version,
            table.seq + 1,
            change.at,
            change.row,
            new_round=change.new_round,
            result=_result(table, change) if state.over else None,
            as_owner=as_owner,
        )

    def count(self, table: LiveTable, change: Change, error: BaseException | None) -> None:
        """A change is on disk now, or has failed."""
        metrics = self.metrics
        if error is not None:
            metrics.failed["overtaken" if isinstance(error, Overtaken) else "store"] += 1
            return
        metrics.writing.add(now() - change.at)
        metrics.accepted[_decider(table.header, change.row)] += 1

    async def save_header(
        self, table: LiveTable, header: TableHeader, told: Change | None = None, following: StoredTable | None = None
    ) -> None:
        """A changed header, with the change that tells of it and the table of a rematch."""
        row = None if told is None else (table.seq + 1, told.row)
        more = None if following is None else self.with_content(following)
        await self._store.save_header(table.id, table.version, header, now(), row, more)
        table.version += 1

    def with_content(self, following: StoredTable) -> tuple[StoredTable, Content]:
        header, content = self._made_of_today(following.header)
        return following._replace(header=header), content


def _decider(header: TableHeader, row: LogRow) -> str:
    """Who is behind a row: a bot of the server, a program on a seat, or a person."""
    if row.bot:
        return "bot"
    return "program" if row.seat >= 0 and header.seats[row.seat].program else "person"


def _saying_of_what(header: TableHeader, game: Game) -> tuple[TableHeader, Content]:
    """A header that says what the table is made of."""
    content = content_of(game)
    header = copy_of(header)
    header.rules, header.content = game.rules_version, content.fingerprint
    return header, content


def _result(table: LiveTable, change: Change) -> GameResult:
    state = change.state
    programs = {number for number, seat in enumerate(table.header.seats) if seat.program}
    helped = sorted(table.helped | table.helped_by(change.row) | programs)
    return GameResult(
        places=state.places(),
        rounds=state.round_number(),
        left=state.remaining(),
        helped=tuple(helped),
        at=change.at,
    )
