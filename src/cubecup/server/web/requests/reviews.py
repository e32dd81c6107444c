"""Why a race was won: asked for again and again while it is worked out."""

from __future__ import annotations

import asyncio
from typing import Final

from cubecup.kernel.errors import BadOption
from cubecup.review.data import Mistake
from cubecup.server.messages.review import ReviewBegun, ReviewRecord, ReviewTold
from cubecup.server.table.replay import is_over, record_of_file
from cubecup.server.table.summary import record, stand_ins
from cubecup.server.web.asking import MOST_RECORD, Asking, Offer
from cubecup.server.web.requests.moments import shared_record


async def review(asked: Asking[None]) -> ReviewTold:
    """For whoever may see the table, and only when the race is over."""
    async with asked.visit() as open_table:
        table = open_table.table
        rows = await asked.tables.archive.rows(table.id) if table.state.over else []
        return await asked.tables.reviews.tell(table, lambda: (record(table, rows), stand_ins(table, rows)))


async def mistakes(asked: Asking[None]) -> list[Mistake]:
    """For whoever may see the table; without a review there are none."""
    async with asked.visit() as open_table:
        return await asked.tables.reviews.mistakes(open_table.table)


async def begin(asked: Asking[ReviewRecord]) -> ReviewBegun:
    """Of a record: only whoever has it can ask for it."""
    wanted = asked.body
    if (wanted.shared is None) == (wanted.record is None):
        raise BadOption("which-record", "A review is of a shared record or of a record: one of them.")
    text = wanted.record if wanted.shared is None else await shared_record(asked.tables, wanted.shared)
    found, game = await asyncio.to_thread(record_of_file, asked.tables.games, text or "")
    over = await asyncio.to_thread(is_over, found, game)
    return ReviewBegun(name=asked.tables.reviews.begin_file(found, game, over))


async def of_record(asked: Asking[None]) -> ReviewTold:
    return asked.tables.reviews.tell_file(asked.part("name"))


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/tables/{id}/mistakes",
        summary="Which answers the review of a race calls mistakes, if there is one",
        handler=mistakes,
        given=list[Mistake],
    ),
    Offer(
        method="post",
        path="/api/reviews",
        summary="Review a record that is over; nothing of it is kept",
        handler=begin,
        asked=ReviewRecord,
        given=ReviewBegun,
        limit="links",
        most_bytes=MOST_RECORD,
    ),
    Offer(
        method="get",
        path="/api/reviews/{name}",
        summary="Luck and skill in a record",
        handler=of_record,
        given=ReviewTold,
        limit="advice",
    ),
    Offer(
        method="get",
        path="/api/tables/{id}/review",
        summary="Luck and skill in a race that is over",
        handler=review,
        given=ReviewTold,
        limit="advice",
    ),
)
