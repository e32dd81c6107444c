"""Why a race was won: asked for again and again while it is worked out."""

from __future__ import annotations

from typing import Final

from cubecup.server.messages.review import ReviewTold
from cubecup.server.table.summary import record, stand_ins
from cubecup.server.web.asking import Asking, Offer


async def review(asked: Asking[None]) -> ReviewTold:
    """For whoever may see the table, and only when the race is over."""
    async with asked.visit() as open_table:
        table = open_table.table
        rows = await asked.tables.archive.rows(table.id) if table.state.over else []
        return await asked.tables.reviews.tell(table, lambda: (record(table, rows), stand_ins(table, rows)))


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/tables/{id}/review",
        summary="Luck and skill in a race that is over",
        handler=review,
        given=ReviewTold,
        limit="advice",
    ),
)
