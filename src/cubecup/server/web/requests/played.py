"""What has been played: records, dice, results, and games told again. What does not change any more is made once."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import PlainTextResponse, Response

from cubecup.kernel.errors import CubeCupError
from cubecup.server.messages.dice import DiceTold
from cubecup.server.messages.fields import Results
from cubecup.server.messages.replays import ReadRecord, ReplayTold
from cubecup.server.table.replay import replay_of_file, replay_of_table
from cubecup.server.table.summary import dice_told, is_secret_told, record
from cubecup.server.web.asking import MOST_RECORD, Asking, Offer


async def record_file(asked: Asking[None]) -> Response:
    """Also of a table that was begun with another version and is not played on."""
    archive = asked.tables.archive
    id = asked.part("id")
    try:
        async with asked.visit() as table:
            return PlainTextResponse(str(record(table.table, await archive.rows(id))))
    except CubeCupError as error:
        if error.code != "other-version":
            raise
        return PlainTextResponse(str(await archive.unplayed_record(id)))


async def dice(asked: Asking[None]) -> DiceTold | Response:
    async with asked.visit() as open_table:
        table = open_table.table
        if not table.state.over:
            return dice_told(table, [])
        asked.within("advice")
        rows = await asked.tables.archive.rows(table.id)
        if not is_secret_told(table):  # others race with the same dice: there will be more to tell
            return dice_told(table, rows)
        body = await asked.context.once["dice"].get(table.id.encode(), lambda: dice_told(table, rows))
        return Response(body, media_type="application/json")


async def results(asked: Asking[None]) -> Response:
    async with asked.visit() as table:
        played = record(table.table, await asked.tables.archive.rows(table.table.id))
        game = table.table.game
        body = await asked.context.once["results"].get(table.table.id.encode(), lambda: game.results(played))
        return Response(body, media_type="application/json")


async def replay(asked: Asking[None]) -> ReplayTold | Response:
    """The game from its beginning, for whoever may see the table."""
    async with asked.visit() as open_table:
        table = open_table.table
        if not table.started:
            raise CubeCupError("not-started", "The game starts when every seat is taken.")
        rows = (await asked.tables.archive.rows(table.id))[: table.seq]
        if not table.state.over:
            return await asyncio.to_thread(replay_of_table, table, rows)
        body = await asked.context.once["replay"].get(table.id.encode(), lambda: replay_of_table(table, rows))
        return Response(body, media_type="application/json")


async def read_record(asked: Asking[ReadRecord]) -> ReplayTold:
    """A record file as a replay; the file is not kept."""
    return await asyncio.to_thread(replay_of_file, asked.tables.games, asked.body.record)


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/tables/{id}/record",
        summary="The record of a game that is over",
        handler=record_file,
        given="text/plain",
    ),
    Offer(
        method="get",
        path="/api/tables/{id}/dice",
        summary="Where the dice come from; after the game, all rolls",
        handler=dice,
        given=DiceTold,
    ),
    Offer(
        method="get",
        path="/api/tables/{id}/results",
        summary="What came of a game that is over",
        handler=results,
        given=Results,
        limit="advice",
    ),
    Offer(
        method="get",
        path="/api/tables/{id}/replay",
        summary="A game from its beginning, to watch again",
        handler=replay,
        given=ReplayTold,
        limit="advice",
    ),
    Offer(
        method="post",
        path="/api/replay",
        summary="A record file, to watch",
        handler=read_record,
        asked=ReadRecord,
        given=ReplayTold,
        limit="advice",
        most_bytes=MOST_RECORD,
    ),
)
