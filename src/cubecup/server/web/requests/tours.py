"""Tours are made, seen, forked and taken home here; the next race is asked for at the table of the last one."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import PlainTextResponse, Response

from cubecup.server.messages.tours import (
    ForkTour,
    NewTour,
    ReadTour,
    TourFileTold,
    TourMade,
    TourOffer,
    ToursOffered,
    TourTold,
)
from cubecup.server.web.asking import MOST_RECORD, Asking, Offer
from cubecup.tours.plan import TourPlan, limits, points_for, published_tours

_MOST_TOUR: Final = 1 << 19  # bytes: every race of a tour of one's own may have a pack


async def offered(asked: Asking[None]) -> ToursOffered:
    make = asked.tables.games.make
    plans = [TourPlan.published(id, 2, make) for id, tour in published_tours().items() if tour.game in _games(asked)]
    fewest, most = limits()
    return ToursOffered(
        tours=[TourOffer(tour=plan.id, game=plan.game, races=[dict(race) for race in plan.races]) for plan in plans],
        fewest=fewest,
        most=most,
        points={str(seats): list(points_for(seats)) for seats in (2, 3, 4)},
    )


def _games(asked: Asking[None]) -> tuple[str, ...]:
    return asked.tables.games.ids


async def make(asked: Asking[NewTour]) -> TourMade:
    return await asked.tables.tours.make(asked.body)


async def see(asked: Asking[None]) -> TourTold:
    return await asked.tables.tours.told(asked.part("id"))


async def fork(asked: Asking[ForkTour]) -> TourMade:
    return await asked.tables.tours.fork(asked.part("id"), asked.body)


async def read_file(asked: Asking[ReadTour]) -> TourFileTold:
    return await asyncio.to_thread(asked.tables.tours.read_file, asked.body.record)


async def record(asked: Asking[None]) -> Response:
    return PlainTextResponse(await asked.tables.tours.record(asked.part("id")))


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/tours",
        summary="Published tours, and how tours are counted",
        handler=offered,
        given=ToursOffered,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/tours",
        summary="Make a tour, with the table of its first race",
        handler=make,
        asked=NewTour,
        given=TourMade,
        status=201,
        limit="tables",
        most_bytes=_MOST_TOUR,
    ),
    Offer(
        method="get",
        path="/api/tours/{id}",
        summary="A tour as everyone sees it: races, standing, story",
        handler=see,
        given=TourTold,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/tours/{id}/fork",
        summary="Go on from a race of another tour",
        handler=fork,
        asked=ForkTour,
        given=TourMade,
        status=201,
        limit="tables",
    ),
    Offer(
        method="get",
        path="/api/tours/{id}/record",
        summary="A tour as one file, with the races that are over",
        handler=record,
        given="text/plain",
        limit="advice",
    ),
    Offer(
        method="post",
        path="/api/tour-file",
        summary="The file of a tour: its standing, and the records of its races",
        handler=read_file,
        asked=ReadTour,
        given=TourFileTold,
        limit="advice",
        most_bytes=2 * MOST_RECORD,
    ),
)
