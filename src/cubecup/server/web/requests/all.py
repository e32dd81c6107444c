"""All requests there are, and those that describe them. Whoever adds a subject adds its module here."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response
from starlette.routing import Route

from cubecup.games import GameRegistry
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


async def _openapi(asked: Asking[None]) -> Response:
    games = asked.tables.games
    body = await asked.context.once["schema"].get(b"requests", lambda: openapi(games))
    return Response(body, media_type="application/json")


async def _socket_schema(asked: Asking[None]) -> Response:
    games = asked.tables.games
    body = await asked.context.once["schema"].get(b"socket", lambda: schema.socket_schema(games))
    return Response(body, media_type="application/json")


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


def openapi(games: GameRegistry) -> Data:
    return schema.openapi(OFFERS, games)


def routes(context: AppContext) -> list[Route]:
    return [*(offer.route(context) for offer in OFFERS), Route("/api/{rest:path}", nothing_here)]
