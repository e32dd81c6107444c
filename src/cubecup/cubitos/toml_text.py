"""Data as text in TOML: the way back from what `tomlfile.py` reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from cubecup.cubitos.pack import toml_string

_PLAIN: Final = re.compile(r"[\w .-]*")  # ids and faces; anything else is a map


def toml_text(data: Mapping[str, Any], remarks: list[str]) -> str:
    """A file that says this, after some remarks."""
    lines = [f"# {remark}" for remark in remarks]
    return "\n".join([*lines, *_table("", data)]).strip() + "\n"


def _table(path: str, data: Mapping[str, Any]) -> Iterator[str]:
    """Values of a table first, then the tables in it, as TOML wants it."""
    plain = {key: value for key, value in data.items() if not isinstance(value, dict)}
    if plain and path:
        yield from ("", f"[{path}]")
    yield from (f"{key} = {_value(value)}" for key, value in plain.items())
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _table(f"{path}.{key}" if path else key, value)


def _value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"' if _PLAIN.fullmatch(value) else toml_string(value)
        case list():
            return "[\n" + "".join(f"  {_value(item)},\n" for item in value) + "]"
        case dict():
            pairs = ", ".join(f"{key} = {_value(item)}" for key, item in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case _:
            return str(value)
