"""A server as the terminal asks it: requests with typed answers, and its refusals as errors in the user's language."""

from __future__ import annotations

import http.client
import json
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from cubecup.kernel.errors import BadOption, Clause, CubeCupError, system_reason
from cubecup.server.messages.problems import Problem

T = TypeVar("T")
PATIENCE: Final = 30.0  # seconds for an answer
_GONE: Final = Clause("why-no-cubecup", "it does not answer like a Cube Cup server")


class ServerLink:
    """Where a server is. Nothing is kept between two requests."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        parts = urlsplit(self.address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOption("seat-server", f"A server is named as http://HOST:PORT, not {address!r}.", value=address)

    def socket(self, table: str, what: str = "socket") -> str:
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/{what}"

    def get(self, path: str, kind: type[T]) -> T:
        return self._ask(Request(f"{self.address}{path}"), kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        raw = msgspec.json.encode(body)
        return self._ask(Request(f"{self.address}{path}", raw, {"Content-Type": "application/json"}), kind)

    def text(self, path: str) -> str:
        try:
            return self._read(Request(f"{self.address}{path}")).decode()
        except UnicodeError:
            raise self._failed(_GONE) from None

    def _ask(self, wish: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._read(wish), type=kind)
        except (msgspec.DecodeError, UnicodeError):
            raise self._failed(_GONE) from None

    def _read(self, wish: Request) -> bytes:
        try:
            with urlopen(wish, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise self._refusal(error.read()) from None
        except URLError as error:
            raise self.gone(error.reason if isinstance(error.reason, OSError) else error) from None
        except OSError as error:
            raise self.gone(error) from None
        except http.client.HTTPException:
            raise self._failed(_GONE) from None

    def _refusal(self, body: bytes) -> CubeCupError:
        try:
            return refused(msgspec.json.decode(body, type=Problem))
        except (msgspec.DecodeError, UnicodeError):
            return self._failed(_GONE)

    def gone(self, error: Exception) -> CubeCupError:
        return self._failed(system_reason(error))

    def _failed(self, reason: Clause) -> CubeCupError:
        told = f"The server {self.address} cannot be used: {reason}."
        return CubeCupError("server-gone", told, address=self.address, reason=reason)


def refused(problem: Problem) -> CubeCupError:
    """What a server tells of a mistake, as an error that can be said in every language."""
    return CubeCupError(problem.code, problem.sentence, **{name: _fact(fact) for name, fact in problem.facts.items()})


def _fact(fact: Any) -> object:
    """A clause comes as the id of its text, and its facts."""
    if isinstance(fact, dict) and isinstance(fact.get("text"), str) and isinstance(fact.get("facts"), dict):
        return Clause(fact["text"], json.dumps(fact), **{name: _fact(one) for name, one in fact["facts"].items()})
    return fact
