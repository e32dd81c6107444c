"""A pack as text: what another one says, with other costs and another fan track.

>>> from cubecup.cubitos.printed import printed, with_pack
>>> text = repriced(printed(), {"rich-dog": 7}, printed().fans, 6, ["Tried on a Sunday."])
>>> text.splitlines()[0], with_pack(text).cards["rich-dog"].cost
('# Tried on a Sunday.', 7)
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping

from cubecup.cubitos.printed import FanSpace, Printed, with_pack
from cubecup.cubitos.toml_text import toml_text


def repriced(
    content: Printed, costs: Mapping[str, int], fans: Iterable[FanSpace], beyond: int, remarks: Iterable[str]
) -> str:
    """Whatever else a pack has said stays; its own remarks do not. The result is proven to be a pack."""
    data = tomllib.loads(content.pack)
    cards = data.setdefault("cards", {})
    for card, cost in costs.items():
        cards.setdefault(card, {})["cost"] = cost
    data["fans"] = {"beyond": beyond, "spaces": [_space(space) for space in fans]}
    text = toml_text(data, list(remarks))
    with_pack(text)
    return text


def _space(space: FanSpace) -> dict[str, int]:
    named = {"hands": space.hands, "credits": space.credits}
    return {name: number for name, number in named.items() if number}
