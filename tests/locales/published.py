"""The published names of cards and terms: what the boxes in four languages say, kept apart from our texts."""

from __future__ import annotations

import csv
from pathlib import Path


def published_cards() -> list[dict[str, str]]:
    """A card's id and colour, and its name by language."""
    return _table("card_names.csv")


def published_terms() -> list[dict[str, str]]:
    return _table("glossary.csv")


def _table(name: str) -> list[dict[str, str]]:
    with Path(__file__).with_name(name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))
