"""Moments to practise with, of the shipped collection. They never change, so each is told once for all."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.moment import up_to
from cubecup.practice.collection import PracticeMoment, collection, race_of
from cubecup.server.messages.practice import AnswerWeighed, PracticeListed, PracticeTold
from cubecup.server.table.continuing import MomentOfRace
from cubecup.server.table.replay import moment_told
from cubecup.server.web.asking import Asking, Offer


async def listed(asked: Asking[None]) -> list[PracticeListed]:
    return [PracticeListed(id=one.id, kind=one.kind) for one in collection().values()]


async def told(asked: Asking[None]) -> Response:
    found = collection().get(asked.part("id"))
    if found is None:
        raise CubeCupError("not-found", "There is nothing at this address.")
    body = await asked.context.once["practice"].get(found.id.encode(), lambda: _told(asked, found))
    return asked.unless_known(body)


def _told(asked: Asking[None], found: PracticeMoment) -> PracticeTold:
    record = up_to(race_of(found), found.at)
    game = asked.tables.games.of(record)
    answers = [msgspec.convert(msgspec.to_builtins(one), AnswerWeighed) for one in found.answers]
    moment = moment_told(MomentOfRace(record, game, found.at), [])
    return PracticeTold(
        id=found.id,
        kind=found.kind,
        seat=found.seat,
        moment=moment,
        answers=answers,
        record=str(record),
        at=found.at,
    )


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/practice",
        summary="Moments to practise with",
        handler=listed,
        given=list[PracticeListed],
    ),
    Offer(
        method="get",
        path="/api/practice/{id}",
        summary="A moment to practise with, and what every answer is worth",
        handler=told,
        given=PracticeTold,
        limit="advice",
    ),
)
