"""Answers over HTTP, and what becomes of errors: a status by their code, and the problem itself as JSON."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cubecup.kernel.errors import CubeCupError
from cubecup.server.table.problems import problem_of

STATUS: Final = {
    "no-such-table": 404,
    "no-such-tour": 404,
    "no-such-contest": 404,
    "no-such-day": 404,
    "contest-full": 409,
    "contest-runs": 409,
    "contest-unseen": 403,
    "no-such-race": 409,
    "not-found": 404,
    "no-such-record": 404,
    "wrong-token": 403,
    "wrong-method": 405,
    "other-version": 409,
    "no-hints": 403,
    "seat-taken": 409,
    "seat-in-use": 409,
    "not-over": 409,
    "choice-changed": 409,
    "word-late": 409,
    "seeded": 404,
    "wrong-host": 403,
    "wrong-origin": 403,
    "too-slow": 408,
    "too-long": 413,
    "content-type": 415,
    "flood": 429,
    "server": 500,
    "store": 503,
    "links-full": 503,
    "advice-busy": 503,
    "no-advice": 503,
}


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(error: CubeCupError) -> Response:
    return answer(problem_of(error), STATUS.get(error.code, 400))


async def on_error(request: Request, error: Exception) -> Response:
    """Any deliberate error becomes its problem; the rest is the server's own fault and says no more than that."""
    if isinstance(error, CubeCupError):
        return refusal(error)
    if isinstance(error, HTTPException):
        if error.status_code == 405:
            return refusal(CubeCupError("wrong-method", "This cannot be asked in this way."))
        return refusal(CubeCupError("not-found", "There is nothing at this address."))
    return refusal(CubeCupError("server", "The server made a mistake."))


async def nothing_here(request: Request) -> Response:
    raise CubeCupError("not-found", "There is nothing at this address.")
