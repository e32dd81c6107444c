"""A server as the terminal asks it: requests with typed answers, and its refusals as errors in the user's language."""

from __future__ import annotations

import http.client
import json
import re
from typing import IO, Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from cubecup.kernel.errors import BadOption, Clause, CubeCupError, system_reason
from cubecup.server.messages.problems import Problem

T = TypeVar("T")
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
PATIENCE: Final = 30.0  # seconds for an answer
MOST_BYTES: Final = 1 << 25  # of an answer; long races have a hundredth of it
# Signs that would steer the terminal, or turn the line around; packs are texts of several lines.
_STEERING: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
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
        found: T = self.told(self._read(Request(f"{self.address}{path}")), kind)
        return found

    def post(self, path: str, body: object, kind: type[T]) -> T:
        raw = msgspec.json.encode(body)
        wish = Request(f"{self.address}{path}", raw, {"Content-Type": "application/json"})
        found: T = self.told(self._read(wish), kind)
        return found

    def text(self, path: str) -> str:
        try:
            return self._read(Request(f"{self.address}{path}")).decode()
        except UnicodeError:
            raise self._failed(_GONE) from None

    def told(self, raw: bytes | str, kind: Any) -> Any:
        """What a server has said, without signs that steer a terminal."""
        try:
            return _read_as(raw, kind)
        except _UNREADABLE:
            raise self._failed(_GONE) from None

    def _read(self, wish: Request) -> bytes:
        try:
            try:
                with urlopen(wish, timeout=PATIENCE) as answer:
                    return self._whole(answer)
            except HTTPError as error:
                with error:
                    raise self._refusal(self._whole(error)) from None
        except URLError as error:
            raise self.gone(error.reason if isinstance(error.reason, OSError) else error) from None
        except OSError as error:
            raise self.gone(error) from None
        except http.client.HTTPException:
            raise self._failed(_GONE) from None

    def _whole(self, answer: IO[bytes]) -> bytes:
        found = bytes(answer.read(MOST_BYTES + 1))
        if len(found) > MOST_BYTES:
            raise self._failed(_GONE)
        return found

    def _refusal(self, body: bytes) -> CubeCupError:
        try:
            return refused(_read_as(body, Problem))
        except _UNREADABLE:
            return self._failed(_GONE)

    def gone(self, error: Exception) -> CubeCupError:
        return self._failed(system_reason(error))

    def _failed(self, reason: Clause) -> CubeCupError:
        told = f"The server {self.address} cannot be used: {reason}."
        return CubeCupError("server-gone", told, address=self.address, reason=reason)


def _read_as(raw: bytes | str, kind: Any) -> Any:
    return msgspec.convert(_harmless(msgspec.json.decode(raw)), kind, str_keys=True)


def _harmless(found: Any) -> Any:
    if isinstance(found, str):
        return _STEERING.sub("\N{REPLACEMENT CHARACTER}", found)
    if isinstance(found, list):
        return [_harmless(one) for one in found]
    if isinstance(found, dict):
        return {_harmless(name): _harmless(one) for name, one in found.items()}
    return found


def refused(problem: Problem) -> CubeCupError:
    """What a server tells of a mistake, as an error that can be said in every language."""
    return CubeCupError(problem.code, problem.sentence, **{name: _fact(fact) for name, fact in problem.facts.items()})


def _fact(fact: Any) -> object:
    """A clause comes as the id of its text, and its facts."""
    if isinstance(fact, dict) and isinstance(fact.get("text"), str) and isinstance(fact.get("facts"), dict):
        return Clause(fact["text"], json.dumps(fact), **{name: _fact(one) for name, one in fact["facts"].items()})
    return fact
