"""The application: routes, the client's files, start and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import cubecup
from cubecup.kernel.errors import CubeCupError
from cubecup.server.open_tables.directory import TableDirectory
from cubecup.server.web.asking import AppContext
from cubecup.server.web.operation import Operation
from cubecup.server.web.preview import PICTURE, with_preview
from cubecup.server.web.program_sockets import ProgramSockets
from cubecup.server.web.refusals import on_error
from cubecup.server.web.request_log import RequestLog
from cubecup.server.web.requests.all import routes as requests
from cubecup.server.web.sockets import Sockets
from cubecup.server.web.visits import SafeAnswers

CLIENT: Final = Path(cubecup.__file__).parent / "static"  # built by `make web`, and a part of every wheel


class _Assets(StaticFiles):
    """Files whose names change with their content: a browser needs each only once."""

    async def check_config(self) -> None:
        """A client that is not built has no files; asking for one is no mistake of the server."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def make_app(tables: TableDirectory, client: Path = CLIENT) -> Starlette:
    """One application with its own tables; nothing is shared with another in the same process."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await run_in_threadpool(bool)  # what that needs is loaded now, and not when the first long answer goes out
            await tables.start()
            yield
        finally:  # what had begun before it failed is ended, too
            await tables.close()

    async def page(request: Request) -> Response:
        """The client finds its own way from any address."""
        if not (client / "index.html").is_file():
            return Response("The client is not built yet: run `make setup`.", 503, media_type="text/plain")
        html = with_preview((client / "index.html").read_text("utf-8"), request)
        return HTMLResponse(html, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language, Host"})

    async def picture(request: Request) -> Response:
        if not (client / PICTURE.lstrip("/")).is_file():
            raise CubeCupError("not-found", "There is nothing at this address.")
        return FileResponse(client / PICTURE.lstrip("/"), headers={"Cache-Control": "public, max-age=86400"})

    sockets = Sockets(tables)
    routes = [
        *requests(AppContext(tables)),
        *Operation(tables, sockets).routes(),
        WebSocketRoute("/api/tables/{id}/socket", sockets),
        WebSocketRoute("/api/tables/{id}/program", ProgramSockets(tables, sockets.by_address)),
        Mount("/assets", _Assets(directory=client / "assets", check_dir=False)),
        Route(PICTURE, picture),
        Route("/{path:path}", page),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(RequestLog, answered=tables.metrics.requests),
            Middleware(SafeAnswers),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={CubeCupError: on_error, HTTPException: on_error, Exception: on_error},
    )
    app.state.tables = tables
    return app
