"""Packs with other costs: whatever else a pack says is said again."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cubecup.cubitos.printed import FanSpace, Printed, printed, with_pack
from cubecup.lab.pack_text import repriced

PAGE = Path(__file__).resolve().parents[2] / "docs" / "packs.md"
FANS = tuple(FanSpace(place % 2, place) for place in range(13))


def example() -> str:
    """The pack of docs/packs.md, which has something of everything."""
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def values(content: Printed) -> Printed:
    """Without what is only spelling."""
    return replace(content, pack="", track_sources={})


@pytest.mark.parametrize(
    "pack",
    [
        "",
        "cards.rich-dog.cost = 4\nfans.beyond = 3",
        "[dice]\nbase_draw = 8\n[dice.white]\ncount = 11\n[cards.crabby]\nloses_red = true",
        example(),
        example().replace("title: Sprint", "title: \\u0053print").replace("'''", '"""'),
    ],
    ids=["none", "dotted", "dice", "example", "escaped"],
)
def test_only_costs_and_fans_change(pack: str) -> None:
    content = with_pack(pack) if pack else printed()
    found = with_pack(repriced(content, {"bob": 11, "fat-cat": 9}, FANS, 2, ["why", "and wherefore"]))
    costs = {"bob": 11, "fat-cat": 9}
    cards = {id: replace(card, cost=costs.get(id, card.cost)) for id, card in content.cards.items()}
    assert values(found) == values(replace(content, cards=cards, fans=FANS, fans_beyond=2))


def test_it_says_where_it_comes_from_and_can_be_read() -> None:
    text = repriced(with_pack(example()), {"bob": 11}, FANS, 2, ["why", "and wherefore"])
    assert text.startswith("# why\n# and wherefore\n\n[cards.fat-cat]\ncost = 3\nmoney = 2\n")
    assert "\n[cards.bob]\ncost = 11\n" in text
    assert "map = '''\ntitle: Sprint\n" in text
    assert "  { hands = 1, credits = 1 },\n" in text
    assert "  {},\n" in text
    assert text.endswith("\n")
