"""All requests there are, and those that describe them. Whoever adds a subject adds its module here."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.routing import Route

from cubecup.server import schema
from cubecup.server.messages.fields import Data
from cubecup.server.web.asking import AppContext, Asking, Offer
from cubecup.server.web.refusals import nothing_here
from cubecup.server.web.requests import (
    advice,
    contests,
    facts,
    moments,
    played,
    practice,
    reviews,
    seats,
    shelf,
    tables,
    tours,
)

_SUBJECTS: Final = (facts, tables, seats, advice, played, reviews, moments, practice, tours, contests, shelf)


async def _openapi(asked: Asking[None]) -> Data:
    return openapi()


async def _socket_schema(asked: Asking[None]) -> Data:
    return schema.socket_schema()


_DESCRIPTIONS: Final = (
    Offer(
        method="get",
        path="/api/openapi.json",
        summary="This description",
        handler=_openapi,
        given=Data,
    ),
    Offer(
        method="get",
        path="/api/socket-schema.json",
        summary="JSON Schema of the socket's messages",
        handler=_socket_schema,
        given=Data,
    ),
)
OFFERS: Final[tuple[Offer[Any], ...]] = (*(offer for subject in _SUBJECTS for offer in subject.OFFERS), *_DESCRIPTIONS)


@cache
def openapi() -> Data:
    return schema.openapi(OFFERS)


def routes(context: AppContext) -> list[Route]:
    return [*(offer.route(context) for offer in OFFERS), Route("/api/{rest:path}", nothing_here)]
