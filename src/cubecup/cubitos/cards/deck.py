"""All cards by id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cubecup.cubitos.cards import blue, brown, green, orange, purple, red, white, yellow
from cubecup.cubitos.cards.row import CardRow


def deck(rows: Iterable[CardRow]) -> dict[str, CardRow]:
    """Rows by id; a second one of an id would silently replace the first."""
    found: dict[str, CardRow] = {}
    for row in rows:
        if row.id in found:
            raise ValueError(f"There are two rows for the card {row.id}.")
        found[row.id] = row
    return found


DECK: Final = deck(row for module in (white, brown, red, green, orange, purple, yellow, blue) for row in module.CARDS)
