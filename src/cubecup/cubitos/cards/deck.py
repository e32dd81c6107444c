"""All cards by id."""

from __future__ import annotations

from typing import Final

from cubecup.cubitos.cards import blue, brown, green, orange, purple, red, white, yellow
from cubecup.cubitos.cards.row import CardRow

DECK: Final[dict[str, CardRow]] = {
    row.id: row for module in (white, brown, red, green, orange, purple, yellow, blue) for row in module.CARDS
}
