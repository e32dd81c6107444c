"""Every request has an id, which is in the answer and in every line of the log that it causes.

Lines of the log are plain, or objects in JSON for whoever collects them (`LOG_FORMAT`).
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections import Counter
from contextvars import ContextVar
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger(__name__)
_HEADER: Final = "X-Request-ID"
_FIT: Final = re.compile(r"[\w.-]{1,64}", re.ASCII)  # an id that a proxy has given; anything else is not taken over

_request: ContextVar[str] = ContextVar("request", default="")


class RequestLog:
    """The outermost part of the application: it sees every answer."""

    def __init__(self, app: ASGIApp, answered: Counter[str]) -> None:
        self._app = app
        self._answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(_HEADER, "")
        id = given if _FIT.fullmatch(given) else secrets.token_hex(8)
        _request.set(id)
        if scope["type"] == "websocket":
            LOG.info("socket %s opened", scope["path"])
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[_HEADER] = id
                self._answered[str(message["status"])] += 1
                took = (time.perf_counter() - begun) * 1000
                LOG.info("%s %s %d %.1f ms", scope["method"], scope["path"], message["status"], took)
            await send(message)

        await self._app(scope, receive, with_id)


class _Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{record.msecs:03.0f}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if _request.get():
            told["request"] = _request.get()
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _printable(sign: str) -> str:
    return sign if sign.isprintable() else ascii(sign)[1:-1]


class _Plain(logging.Formatter):
    """The same for people."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # as logging has it
        """One line whatever visitors send: what would end it or steer a terminal is written out."""
        line = super().formatMessage(record)
        return line if line.isprintable() else "".join(map(_printable, line))

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        return f"{line} [{_request.get()}]" if _request.get() else line


_FORMATS: Final[dict[str, logging.Formatter]] = {
    "text": _Plain("%(asctime)s %(levelname)s %(name)s: %(message)s"),
    "json": _Json(),
}


def set_up_log(form: str, level: str) -> None:
    """Of this process, to its error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_FORMATS[form])
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
