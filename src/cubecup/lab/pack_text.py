"""A pack as text: what another one says, with other costs and another fan track.

>>> from cubecup.cubitos.printed import printed, with_pack
>>> text = repriced(printed(), {"rich-dog": 7}, printed().fans, 6, ["Tried on a Sunday."])
>>> text.splitlines()[0], with_pack(text).cards["rich-dog"].cost
('# Tried on a Sunday.', 7)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from cubecup.cubitos.pack import toml_string
from cubecup.cubitos.printed import FanSpace, Printed, with_pack

_PLAIN: Final = re.compile(r"[\w .-]*")  # ids and faces; anything else is a map


def repriced(
    content: Printed, costs: Mapping[str, int], fans: Iterable[FanSpace], beyond: int, remarks: Iterable[str]
) -> str:
    """Whatever else a pack has said stays; its own remarks do not. The result is proven to be a pack."""
    data = tomllib.loads(content.pack)
    cards = data.setdefault("cards", {})
    for card, cost in costs.items():
        cards.setdefault(card, {})["cost"] = cost
    data["fans"] = {"beyond": beyond, "spaces": [_space(space) for space in fans]}
    lines = [f"# {remark}" for remark in remarks]
    text = "\n".join([*lines, *_table("", data)]).strip() + "\n"
    with_pack(text)
    return text


def _space(space: FanSpace) -> dict[str, int]:
    named = {"hands": space.hands, "credits": space.credits}
    return {name: number for name, number in named.items() if number}


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
