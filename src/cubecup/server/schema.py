"""The published schema, made from `messages`: OpenAPI for requests, JSON Schema for the socket.

What only a game can tell (views, questions, content, events) has the shapes that the games name (kernel.shapes).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from cubecup.games import GameRegistry
from cubecup.server.messages.from_browser import FromBrowser
from cubecup.server.messages.from_server import FromServer
from cubecup.server.messages.problems import Problem

_REF: Final = "#/components/schemas/{name}"
_SOCKET_REF: Final = "#/$defs/{name}"


class Described(Protocol):
    """What is said of a request (`web.asking.Offer`): types of what is asked and given; a media type alone stands for
    text."""

    @property
    def method(self) -> str: ...

    @property
    def path(self) -> str: ...

    @property
    def summary(self) -> str: ...

    @property
    def asked(self) -> Any: ...

    @property
    def given(self) -> Any: ...

    @property
    def status(self) -> int: ...


def socket_schema(games: GameRegistry) -> dict[str, Any]:
    """JSON Schema of the socket's messages, both ways."""
    (browser, server), shared = msgspec.json.schema_components([FromBrowser, FromServer], ref_template=_SOCKET_REF)
    named = {**shared, "FromBrowser": browser, "FromServer": server, **_told_by_games(games, _SOCKET_REF)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cube Cup: messages of the socket /api/tables/{id}/socket",
        "$defs": _with_shapes(named, _SOCKET_REF),
    }


def openapi(requests: Sequence[Described], games: GameRegistry) -> dict[str, Any]:
    """OpenAPI of all requests."""
    kinds = [kind for request in requests for kind in (request.asked, request.given) if _is_type(kind)]
    schemas, shared = msgspec.json.schema_components([*kinds, Problem], ref_template=_REF)
    schemas = tuple(_with_shapes(schema, _REF) for schema in schemas)
    by_kind = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=False)}
    paths: dict[str, Any] = {}
    for request in requests:
        operation: dict[str, Any] = {
            "summary": request.summary,
            "responses": {
                str(request.status): {"description": "Done", "content": _content(request.given, by_kind)},
                "default": {"description": "A problem", "content": _json({"$ref": _REF.format(name="Problem")})},
            },
        }
        names = re.findall(r"{(\w+)}", request.path)
        if names:
            operation["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
            ]
        if request.asked is not None:
            operation["requestBody"] = {"required": True, "content": _content(request.asked, by_kind)}
        paths.setdefault(request.path, {})[request.method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cube Cup", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": _with_shapes({**shared, **_told_by_games(games, _REF), **_pages_of_games(games)}, _REF)
        },
    }


def _pages_of_games(games: GameRegistry) -> dict[str, Any]:
    """What is asked for over HTTP: content and results."""
    told = [*games.shapes().values()]
    contents, of_contents = msgspec.json.schema_components([game.content for game in told], ref_template=_REF)
    results, of_results = msgspec.json.schema_components([game.results for game in told], ref_template=_REF)
    return {**of_contents, **of_results, "Content": {"anyOf": [*contents]}, "Results": {"anyOf": [*results]}}


def _told_by_games(games: GameRegistry, ref: str) -> dict[str, Any]:
    """Views, questions, events and lists of words of all games, by name."""
    told = [*games.shapes().values()]
    views, of_views = msgspec.json.schema_components([game.view for game in told], ref_template=ref)
    questions, of_questions = msgspec.json.schema_components([game.question for game in told], ref_template=ref)
    words = {name: msgspec.json.schema(kinds) for game in told for name, kinds in game.words.items()}
    events = {game.view.__name__.replace("View", "Event"): game for game in told}
    return {
        **of_views,
        **of_questions,
        **words,
        "View": {"anyOf": [*views]},
        "Question": {"anyOf": [*questions]},
        **{name: {"anyOf": [_event(*one) for one in game.events.items()]} for name, game in events.items()},
        "Happened": {"anyOf": [{"$ref": ref.format(name=name)} for name in events]},
    }


def _event(word: str, details: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {"word": {"const": word}, "seat": {"type": "integer"}, "details": msgspec.json.schema(details)},
        "required": ["word", "seat", "details"],
    }


def _with_shapes(part: Any, ref: str) -> Any:
    """A schema in which `messages.View` and its like are the shapes that the games tell."""
    if isinstance(part, dict):
        if "shape" in part:
            return {"$ref": ref.format(name=part["shape"])}
        return {name: _with_shapes(one, ref) for name, one in part.items()}
    if isinstance(part, list):
        return [_with_shapes(one, ref) for one in part]
    return part


def _is_type(kind: object) -> bool:
    return kind is not None and not isinstance(kind, str)


def _content(kind: Any, by_kind: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return _json(by_kind[repr(kind)])


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
