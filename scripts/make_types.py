"""Writes the server's published schema as TypeScript types, so that the client can only say what the server reads.

The file is made anew before each check, test and build of the client and is not kept in the repository: a change
of `messages`, or of a game's `shapes.py`, that the client does not follow is an error of `npm run check`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, cast

from cubecup.games import BUILT_IN
from cubecup.server.schema import socket_schema
from cubecup.server.web.requests.all import openapi

Schema = Mapping[str, object]

HEAD: Final = """\
// Made by scripts/make_types.py from src/cubecup/server/messages and the games' shapes.py; do not edit.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: Schema) -> str:
    """A schema as the type on the right of a colon."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in cast("list[Schema]", schema["anyOf"])))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in cast("list[str]", schema["enum"]))
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in cast('list[Schema]', schema['prefixItems']))}]"
    if schema.get("maxItems") == 0:
        return "[]"
    if "properties" in schema:
        return f"{{ {'; '.join(fields(schema, asked=False))} }}"
    if schema.get("type") == "array":
        item = type_of(cast("Schema", schema.get("items", {})))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(cast('Schema', values)) if isinstance(values, dict) else 'Json'}>"
    return PLAIN.get(str(schema.get("type")), "Json")


def declared(name: str, schema: Schema, *, asked: bool) -> str:
    """One exported type. What we ask may leave out what has a default; what the server says is always complete."""
    about = f"/** {' '.join(str(schema['description']).split())} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {type_of(schema)};\n"
    lines = "".join(f"  {field};\n" for field in fields(schema, asked=asked))
    return f"{about}export interface {name} {{\n{lines}}}\n"


def fields(schema: Schema, *, asked: bool) -> list[str]:
    required = cast("list[str]", schema.get("required", []))
    found: list[str] = []
    for field, one in cast("Mapping[str, Schema]", schema["properties"]).items():
        name = field if field.isidentifier() else f'"{field}"'
        left_out = field not in required and (asked or "default" not in one)
        found.append(f"{name}{'?' if left_out else ''}: {type_of(one)}")
    return found


def reached(roots: Iterable[str], schemas: Mapping[str, Schema]) -> set[str]:
    """The names of all types that the roots speak of."""
    found: set[str] = set()
    unread = list(roots)
    while unread:
        name = unread.pop()
        if name not in found:
            found.add(name)
            unread += _mentioned(schemas[name])
    return found


def _mentioned(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [str(part["$ref"]).rpartition("/")[2]] if "$ref" in part else []
        return own + [name for value in part.values() for name in _mentioned(value)]
    if isinstance(part, list):
        return [name for value in part for name in _mentioned(value)]
    return []


def types() -> str:
    requests = openapi(BUILT_IN)
    schemas: dict[str, Schema] = {**requests["components"]["schemas"], **socket_schema(BUILT_IN)["$defs"]}
    operations = [operation for path in requests["paths"].values() for operation in path.values()]
    bodies = [name for operation in operations for name in _mentioned(operation.get("requestBody", {}))]
    asked = reached([*bodies, "FromBrowser"], schemas)
    parts = [declared(name, schemas[name], asked=name in asked) for name in sorted(schemas)]
    return "\n".join([HEAD, *parts])


def main(target: str) -> None:
    path = Path(target)
    text = types()
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
