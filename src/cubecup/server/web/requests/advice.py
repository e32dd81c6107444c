"""What a player may ask about the pending choice of their seat."""

from __future__ import annotations

from typing import Final

from cubecup.server.messages.advice import AdviceGiven, AskAdvice
from cubecup.server.web.asking import Asking, Offer
from cubecup.server.web.requests.seats import check_seat


async def advice(asked: Asking[AskAdvice]) -> AdviceGiven:
    wanted = asked.body
    async with asked.visit() as table:
        check_seat(table.table.header, wanted.seat, wanted.token)
        given = await table.adviser.advise(wanted.seat)
        await asked.tables.shelves.advise(table.table.id, wanted.seat)  # before anybody has it
        return given


OFFERS: Final = (
    Offer(
        method="post",
        path="/api/tables/{id}/advice",
        summary="What to answer (own seat only)",
        handler=advice,
        asked=AskAdvice,
        given=AdviceGiven,
        limit="advice",
    ),
)
