"""For whoever operates the server: is it alive, is it ready for visitors, and how is it doing."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cubecup.kernel.errors import CubeCupError
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.web.sockets import Sockets
from cubecup.server.web.visits import is_on_this_machine

_STARTED = time.monotonic()


class Operation:
    """Alive is whoever answers; ready is who may be sent visitors: not one that is about to go, or has no database."""

    def __init__(self, tables: TableDirectory, sockets: Sockets) -> None:
        self._tables = tables
        self._sockets = sockets

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.health),
            Route("/readyz", self.readiness),
            Route("/metrics", self.metrics),
        ]

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def readiness(self, request: Request) -> Response:
        why = self._tables.why_not_ready()
        return PlainTextResponse(f"{why or 'ready'}\n", 503 if why else 200)

    async def metrics(self, request: Request) -> Response:
        """To this machine only, unless the operator says otherwise."""
        if not self._tables.settings.metrics and not is_on_this_machine(request.scope):
            raise CubeCupError("not-found", "There is nothing at this address.")
        gauges = self._tables.gauges() | {
            "sockets": ("Browsers at tables.", float(self._sockets.count())),
            "uptime_seconds": ("Since this process has served.", time.monotonic() - _STARTED),
        }
        text = self._tables.metrics.text(gauges)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")
