"""Moments of races: looking at one, going on from one; and links to record files."""

from __future__ import annotations

import asyncio
from typing import Final

from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.server.messages.fields import Data
from cubecup.server.messages.moments import ForgetShared, GoOn, MomentOf, MomentTold, SharedMade, ShareRecord
from cubecup.server.messages.replays import ReplayTold
from cubecup.server.messages.tables import NewTable, TableMade
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.storage.kept_records import KeptRecord
from cubecup.server.storage.rows import Seat
from cubecup.server.table.clocks import now
from cubecup.server.table.continuing import MomentOfRace, check_may_go_on
from cubecup.server.table.creation import new_id
from cubecup.server.table.replay import moment_told, record_of_file, replay_of_file
from cubecup.server.table.summary import record_so_far
from cubecup.server.table.tokens import hashed
from cubecup.server.web.asking import MOST_RECORD, Asking, Offer

_MOST_SHARED: Final = 300_000  # characters of a record that is kept; the longest races have a third of it


async def show(asked: Asking[MomentOf]) -> MomentTold:
    moment, seats = await _find(asked.tables, asked.body)
    return await asyncio.to_thread(moment_told, moment, seats)


async def go_on(asked: Asking[GoOn]) -> TableMade:
    wanted = asked.body
    moment, _ = await _find(asked.tables, wanted.moment)
    table = NewTable(
        game=moment.game.id, seats=wanted.seats, clocks=wanted.clocks, absence=wanted.absence, hints=wanted.hints
    )
    return await asked.tables.go_on(moment, table)


async def share(asked: Asking[ShareRecord]) -> SharedMade:
    """The only way in which a file of somebody is kept; first it is read, so that nothing but a race is."""
    wanted = asked.body
    if len(wanted.record) > _MOST_SHARED:
        raise CubeCupError("too-long", f"A request has at most {_MOST_SHARED} bytes.", most=_MOST_SHARED)
    await asyncio.to_thread(replay_of_file, asked.tables.games, wanted.record)
    records, settings = asked.tables.store.records, asked.tables.settings
    if await records.count() >= settings.most_links:
        raise CubeCupError("links-full", "The server keeps as many records as it can; please try again later.")
    until = now() + settings.link_days * 86_400
    kept = KeptRecord(new_id(), hashed(wanted.token), wanted.record, until)
    await records.keep(kept)
    return SharedMade(shared=kept.id, until=until)


async def shared_replay(asked: Asking[None]) -> ReplayTold:
    text = await shared_record(asked.tables, asked.part("id"))
    return await asyncio.to_thread(replay_of_file, asked.tables.games, text)


async def forget(asked: Asking[ForgetShared]) -> Data:
    if not await asked.tables.store.records.forget(asked.part("id"), hashed(asked.body.token)):
        raise _no_such_record()
    return {}


# -- where a moment is found ------------------------------------------------------------------------


async def _find(tables: TableDirectory, wanted: MomentOf) -> tuple[MomentOfRace, list[Seat]]:
    named = [wanted.table, wanted.shared, wanted.record]
    if sum(one is not None for one in named) != 1:
        raise BadOption("which-moment", "A moment is of a table, of a shared record, or of a record: one of them.")
    if wanted.table is not None:
        return await _of_table(tables, wanted.table, wanted.at)
    text = wanted.record if wanted.shared is None else await shared_record(tables, wanted.shared)
    record, game = await asyncio.to_thread(record_of_file, tables.games, text or "")
    return MomentOfRace(record, game, wanted.at), []


async def _of_table(tables: TableDirectory, id: str, at: int) -> tuple[MomentOfRace, list[Seat]]:
    async with tables.visit_now(id) as open_table:
        table = open_table.table
        check_may_go_on(table)
        rows = (await tables.archive.rows(id))[: table.seq]
        record = await asyncio.to_thread(record_so_far, table, rows)
        return MomentOfRace(record, table.game, at), table.header.seats


async def shared_record(tables: TableDirectory, id: str) -> str:
    found = await tables.store.records.find(id, now()) if len(id) <= 64 and id.isprintable() else None
    if found is None:
        raise _no_such_record()
    return found


def _no_such_record() -> CubeCupError:
    return CubeCupError("no-such-record", "There is no such record (any more).")


OFFERS: Final = (
    Offer(
        method="post",
        path="/api/moment",
        summary="A moment of a race, and what is asked there",
        handler=show,
        asked=MomentOf,
        given=MomentTold,
        limit="advice",
        most_bytes=MOST_RECORD,
    ),
    Offer(
        method="post",
        path="/api/continue",
        summary="A table that goes on from a moment of another race",
        handler=go_on,
        asked=GoOn,
        given=TableMade,
        status=201,
        limit="tables",
        most_bytes=MOST_RECORD,
    ),
    Offer(
        method="post",
        path="/api/shared",
        summary="Keep a record file for a link to it",
        handler=share,
        asked=ShareRecord,
        given=SharedMade,
        status=201,
        limit="links",
        most_bytes=MOST_RECORD,
    ),
    Offer(
        method="get",
        path="/api/shared/{id}/replay",
        summary="A shared record, to watch",
        handler=shared_replay,
        given=ReplayTold,
        limit="advice",
    ),
    Offer(
        method="post",
        path="/api/shared/{id}/forget",
        summary="Remove a shared record (who shared it)",
        handler=forget,
        asked=ForgetShared,
        given=Data,
    ),
)
