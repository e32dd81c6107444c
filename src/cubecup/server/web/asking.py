"""What a request over HTTP is: a row that says how it is asked, what is said both ways, and who answers.

The rows stand in `requests`, by subject; from them come the routes and the published description, so that a new request
is one function and one row.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cubecup.kernel.errors import CubeCupError
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.open_tables.open_table import OpenTable
from cubecup.server.web.callers import caller_of
from cubecup.server.web.content import EncodedOnce
from cubecup.server.web.rate_limit import PerMinute
from cubecup.server.web.refusals import answer
from cubecup.server.web.visits import check_visit

B = TypeVar("B")

_MOST_BYTES: Final = 65_536
MOST_RECORD: Final = 1 << 20  # bytes of a record file; long games have a tenth of it


class AppContext:
    """What those who answer requests share: the tables, limits by address, and answers that are made once."""

    def __init__(self, tables: TableDirectory) -> None:
        self.tables = tables
        self.once: defaultdict[str, EncodedOnce] = defaultdict(EncodedOnce)
        settings, shared_by = tables.settings, tables.neighbours.count
        self.limits = {
            "tables": PerMinute(settings.tables_per_minute, shared_by),
            "lists": PerMinute(settings.lists_per_minute, shared_by),
            "advice": PerMinute(settings.advice_per_minute, shared_by),
            "links": PerMinute(settings.links_per_minute, shared_by),
            "codes": PerMinute(settings.codes_per_minute, shared_by),
        }


class Asking(Generic[B]):
    """One request under way, with what was sent along."""

    def __init__(self, context: AppContext, request: Request, body: B) -> None:
        self.context = context
        self.tables = context.tables
        self.body = body
        self._request = request

    def part(self, name: str) -> str:
        """A part of the address."""
        return str(self._request.path_params[name])

    def visit(self) -> AbstractAsyncContextManager[OpenTable]:
        """The table of the address as it is now, which stays in memory while it is used."""
        return self.tables.visit_now(self.part("id"))

    def within(self, limit: str) -> None:
        """Refuse whoever asks too often; for requests of which only some cost."""
        self.context.limits[limit].ask(caller_of(self._request.client))

    def unless_known(self, body: bytes, media_type: str = "application/json") -> Response:
        """A browser that has the same already is told so."""
        headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"', "Cache-Control": "no-cache"}
        if self._request.headers.get("If-None-Match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        return Response(body, headers=headers, media_type=media_type)


@dataclass(frozen=True, kw_only=True)
class Offer(Generic[B]):
    """One request: its way, types of what is asked and given (a media type alone stands for text), who answers with a
    value or a whole response, and by which limit one address may ask."""

    method: str
    path: str
    summary: str
    handler: Callable[[Asking[B]], Awaitable[object]]
    asked: type[B] | None = None
    given: Any
    status: int = 200
    limit: str = ""
    most_bytes: int = _MOST_BYTES

    def route(self, context: AppContext) -> Route:
        async def serve(request: Request) -> Response:
            asked: Asking[Any] = Asking(context, request, None)
            if self.limit:
                asked.within(self.limit)
            if self.asked is not None:
                asked.body = await _body(request, context, self.asked, self.most_bytes)
            given = await self.handler(asked)
            return given if isinstance(given, Response) else answer(given, self.status)

        return Route(self.path, serve, methods=[self.method.upper()])


async def _body(request: Request, context: AppContext, kind: type[B], most: int) -> B:
    """The body as its type; every mistake is named with its place."""
    settings = context.tables.settings
    check_visit(request.scope, settings.hosts)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise CubeCupError("content-type", "A request has to be JSON, and to say so.")
    try:
        async with asyncio.timeout(settings.request_seconds):
            body = await _read(request, most)
    except TimeoutError:
        raise CubeCupError("too-slow", "The request took too long to arrive.") from None
    except ClientDisconnect:
        raise CubeCupError("gone", "Whoever asked has gone.") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CubeCupError("bad-message", f"The request could not be read: {error}", reason=str(error)) from None


async def _read(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise CubeCupError("too-long", f"A request has at most {most} bytes.", most=most)
    return bytes(body)
