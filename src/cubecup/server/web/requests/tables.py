"""Tables are made and found here."""

from __future__ import annotations

import hmac
from typing import Final

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.tables import NewTable, Rematch, TableInfo, TableMade
from cubecup.server.storage.rows import TableHeader
from cubecup.server.table.tokens import hashed
from cubecup.server.web.asking import Asking, Offer


async def list_tables(asked: Asking[None]) -> list[TableInfo]:
    return await asked.tables.public()


async def make(asked: Asking[NewTable]) -> TableMade:
    return await asked.tables.make(asked.body)


async def info(asked: Asking[None]) -> TableInfo:
    async with asked.visit() as table:
        return table.session.info()


async def rematch(asked: Asking[Rematch]) -> TableMade:
    async with asked.visit() as table:
        if not _belongs(table.table.header, asked.body.token):
            raise CubeCupError("wrong-token", "Only the players of this table can do that.")
        return await asked.tables.rematch(table, asked.body.next_race)


def _belongs(header: TableHeader, token: str) -> bool:
    wanted = hashed(token)
    return any(hmac.compare_digest(one, wanted) for one in (header.host, *(seat.token for seat in header.seats)) if one)


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/tables",
        summary="Public tables that are not over",
        handler=list_tables,
        given=list[TableInfo],
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/tables",
        summary="Make a table",
        handler=make,
        asked=NewTable,
        given=TableMade,
        status=201,
        limit="tables",
    ),
    Offer(
        method="get",
        path="/api/tables/{id}",
        summary="A table as everyone sees it",
        handler=info,
        given=TableInfo,
    ),
    Offer(
        method="post",
        path="/api/tables/{id}/rematch",
        summary="A new table for the same players",
        handler=rematch,
        asked=Rematch,
        given=TableMade,
        status=201,
        limit="tables",
    ),
)
