"""Messages as nobody should send them, by chance: nonsense, wrong types, nearly right ones, right ones out of place."""

from __future__ import annotations

import json
import random
from typing import Any, Final, NamedTuple

_KINDS: Final = ("hello", "act", "undo", "resign", "stand-in", "cover", "back", "ping", "welcome", "", "ACT", "\ud83c")
_PATHS: Final = (
    "", "/join", "/bot", "/reissue", "/rematch", "/advice", "/record", "/results", "/dice", "/word", "/content",
    "/socket", "/nothing", "/../..", "/%00", "/" + "x" * 300,
)  # fmt: skip
_FIELDS: Final = (
    "id", "seat", "action", "question", "seen", "tokens", "level", "token", "host", "name", "word", "game", "options",
    "seats", "public", "clocks", "hints", "seed", "folds", "next_race", "extra",
)  # fmt: skip
_ACTIONS: Final = (
    "push",
    "pass",
    "done",
    "step 1.1",
    "take white",
    "buy red",
    "stop",
    "wait",
    "fly",
    "push ",
    "\0",
    "x" * 81,
)


_IN_PIECES: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 40_000
)
_SOCKET_WITH_BODY: Final = (
    b"GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nContent-Length: 1\r\n\r\n"
)
# Of frames, tens of thousands at once: pings, a message cut into nothings, and messages of a letter.
FLOODS: Final = tuple(frame * 40_000 for frame in (b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x81\x81\0\0\0\0x"))


class RawRequest(NamedTuple):
    """Bytes for a connection; `ends`: nothing follows, though something may have been promised."""

    raw: bytes
    ends: bool = False


def _value(draw: random.Random, depth: int = 0) -> Any:
    plain = (
        None, True, False, 0, 1, 3, -1, 4, 10**30, -(2**63), 0.5, 1e308, "", "push", "person", "bot", "open", "cubitos",
        "a" * 32, "x" * 3000, "\u202e\u0000", "0123456789abcdef" * 2, "ї" * 24,
    )  # fmt: skip
    if depth < 3 and draw.random() < 0.2:
        if draw.random() < 0.5:
            return [_value(draw, depth + 1) for _ in range(draw.randint(0, 5))]
        return {draw.choice(_FIELDS): _value(draw, depth + 1) for _ in range(draw.randint(0, 4))}
    return draw.choice(plain)


def some_message(draw: random.Random, choices: list[dict[str, Any]], tokens: list[str]) -> str | bytes:
    """For a socket. What its player is asked makes some of them nearly right."""
    sort = draw.random()
    if sort < 0.15:
        return draw.choice(
            ("", "{", "null", "[]", '"act"', "{}", "[" * 2000, "\u0000", '{"type": 5}', '{"type": "act"}')
        )
    if sort < 0.25:
        return draw.randbytes(draw.choice((1, 20, 500)))
    if sort < 0.35:
        return json.dumps({"type": draw.choice(_KINDS), **{draw.choice(_FIELDS): _value(draw) for _ in range(4)}})
    if sort < 0.37:
        return json.dumps({"type": "act", "id": "x" * 20_000})
    message: dict[str, Any] = {
        "type": draw.choice(("act", "act", "act", "undo", "resign", "stand-in", "cover", "ping", "hello")),
        "id": str(draw.randint(0, 200)),
        "seat": draw.choice((0, 0, 0, 1, 2, 3)),
    }
    if message["type"] == "act":
        known = [action for choice in choices for action in choice["actions"]]
        message["action"] = draw.choice(known) if known and draw.random() < 0.5 else draw.choice(_ACTIONS)
        if draw.random() < 0.5:
            message["question"] = draw.choice((0, 1, 5, 50, -1, 10**12))
    if message["type"] == "stand-in":
        message["level"] = draw.choice(("random", "steady", None, "nobody", "sharp:brave"))
    if draw.random() < 0.2:
        message["seen"] = draw.choice((-1, 0, 7, 10**9))
    if message["type"] in ("ping", "hello"):
        message = {"type": message["type"]} | ({"tokens": tokens} if message["type"] == "hello" else {})
    if draw.random() < 0.15:
        message[draw.choice(_FIELDS)] = _value(draw)
    return json.dumps(message)


def some_request(draw: random.Random, tables: tuple[str, ...], own: dict[str, Any]) -> RawRequest:
    """For a connection of its own."""
    if draw.random() < 0.1:
        return RawRequest(draw.choice((
            draw.randbytes(200) + b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n\r\n\r\n",
            b"\x16\x03\x01",
            b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 200 + b"\r\n",
            b"GET /api/about HTTP/1.1\r\nHost: " + b"h" * 70_000 + b"\r\n\r\n",
            b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 16_000 + b"\r\n",
            _IN_PIECES,
            _SOCKET_WITH_BODY,
        )), ends=True)  # fmt: skip
    method = draw.choice(("GET", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"))
    path = draw.choice(
        ("/api/tables", "/api/options", "/api/about", "/api/rules/de", "/api/texts/xx.ftl", "/api/content/x")
    )
    if draw.random() < 0.7:
        path = f"/api/tables/{draw.choice(tables)}{draw.choice(_PATHS)}"
    body = _body(draw, own)
    kind = draw.choice(("application/json",) * 8 + ("text/plain", "", "application/json; charset=utf-16"))
    length = len(body) if draw.random() < 0.95 else draw.choice((0, len(body) * 2 + 1, 10**12))
    origin = "Origin: http://evil.example\r\n" if draw.random() < 0.03 else ""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n"
        f"{origin}Connection: close\r\n\r\n"
    )
    return RawRequest(head.encode("utf-8", "replace") + body, ends=length > len(body))


def _body(draw: random.Random, own: dict[str, Any]) -> bytes:
    sort = draw.random()
    if sort < 0.1:
        return draw.randbytes(draw.choice((0, 3, 400)))
    if sort < 0.15:
        return b"[" * draw.choice((10, 60_000))
    if sort < 0.17:
        return b'{"seats": "' + b"x" * 70_000 + b'"}'
    wanted: dict[str, Any] = {}
    for field in draw.sample(_FIELDS, draw.randint(0, 4)):
        wanted[field] = _value(draw)
    likely = {
        "token": draw.choice((own["tokens"][0], "x" * 32)), "host": draw.choice((own["host"], "x" * 32)),
        "seat": draw.choice((0, 1, 2)), "name": draw.choice(("Ann", "", "\u3164")), "word": "ab" * 16,
        "seats": [{"kind": draw.choice(("person", "open", "bot", "cat"))} for _ in range(draw.randint(0, 5))],
    }  # fmt: skip
    for field in draw.sample(sorted(likely), draw.randint(0, 3)):
        wanted[field] = likely[field]
    return json.dumps(wanted).encode("utf-8", "replace")
