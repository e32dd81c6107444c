"""What self-play has taught: styles read from `content/*.json`, which the training command writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Final

from cubecup.bots.styles import Style
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.game import JSON

FILE: Final = "champion.json"
FIRST: Final = "champion-1.json"  # learned from the published sets alone
# Every weight of a style that is one number; the others are tables by card.
NUMBERS: Final = (
    "fear", "fans", "progress", "building", "rewards", "money", "credits", "lines", "finish", "patience", "crowding",
    "trimming",
)  # fmt: skip
TABLES: Final = ("cards", "copies")
DIGITS: Final = 4


@lru_cache(maxsize=4)
def learned_style(file: str = FILE) -> Style:
    """Weights that come with the package."""
    return read_style(files("cubecup.bots").joinpath("content", file).read_text(encoding="utf-8"), file)


def taught(style: Style) -> Style:
    """A style of a bot that has learned: the learned weights, with the factors of the style on them."""
    learned = learned_style()
    numbers = {name: getattr(learned, name) * getattr(style, name) for name in NUMBERS}
    return replace(style_with(numbers, learned.cards, learned.copies), name=style.name)


def read_style(text: str, source: str) -> Style:
    """A style from the text of a file; a weight that is missing, unknown or not a number is an error."""
    try:
        data: JSON = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile("bad-content", source, error.lineno, Clause("why-json", f"JSON, but {error.msg}")) from None
    weights = data.get("weights") if isinstance(data, dict) else None
    if not isinstance(weights, dict) or set(weights) != {*NUMBERS, *TABLES}:
        wanted = ", ".join((*NUMBERS, *TABLES))
        expected = Clause("why-weights", f"a table 'weights' of exactly these: {wanted}", known=wanted)
        raise BadFile("bad-content", source, 1, expected)
    numbers = {name: _number(weights[name], name, source) for name in NUMBERS}
    cards, copies = (_table(weights[name], name, source) for name in TABLES)
    return style_with(numbers, cards, copies)


def style_with(numbers: Mapping[str, float], cards: Mapping[str, float], copies: Mapping[str, float]) -> Style:
    """A style from its weights; `numbers` has those that are one number, by name."""
    return Style(
        fear=numbers["fear"],
        fans=numbers["fans"],
        progress=numbers["progress"],
        building=numbers["building"],
        rewards=numbers["rewards"],
        money=numbers["money"],
        credits=numbers["credits"],
        lines=numbers["lines"],
        finish=numbers["finish"],
        patience=numbers["patience"],
        crowding=numbers["crowding"],
        trimming=numbers["trimming"],
        cards=cards,
        copies=copies,
    )


def write_style(style: Style, made: Mapping[str, JSON]) -> str:
    """The text of a file of weights; `made` says how they came about."""
    weights: dict[str, JSON] = {name: round(getattr(style, name), DIGITS) for name in NUMBERS}
    for name in TABLES:
        table: Mapping[str, float] = getattr(style, name)
        weights[name] = {card: round(table[card], DIGITS) for card in sorted(table)}
    return json.dumps({"made": dict(made), "weights": weights}, indent=2, sort_keys=False) + "\n"


def _number(value: JSON, name: str, source: str) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        expected = Clause("why-weight", f"a number for '{name}', not {value!r}", name=name, value=value)
        raise BadFile("bad-content", source, 1, expected)
    return float(value)


def _table(value: JSON, name: str, source: str) -> Mapping[str, float]:
    if not isinstance(value, dict):
        expected = Clause("why-weights-by-card", f"a table by card for '{name}', not {value!r}", name=name, value=value)
        raise BadFile("bad-content", source, 1, expected)
    return {card: _number(one, f"{name}.{card}", source) for card, one in value.items()}
