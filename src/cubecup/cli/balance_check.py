"""Whether the page of balance speaks of the present costs: what it says of each card, and what has changed since."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cubecup.cli.page import Page
from cubecup.cli.words import Words
from cubecup.locales import LANGUAGES, catalog


@dataclass(frozen=True, slots=True)
class Remeasure:
    """A card whose cost was not measured as it is now; without a cost on the page it was not measured at all."""

    card: str
    cost: int
    on_page: int | None

    def told(self, words: Words) -> str:
        name = words(f"card-{self.card}")
        if self.on_page is None:
            return words("balance-unmeasured", card=name)
        return words("balance-older", card=name, cost=self.cost, measured=self.on_page)


def remeasure(page: Path, mark: str, costs: Mapping[str, int]) -> list[Remeasure]:
    """The cards that the tables of a page are older than."""
    names = {catalog(language).text(f"card-{card}"): card for language in LANGUAGES for card in costs}
    measured = _measured(Page(page, mark).text(), names)
    return [Remeasure(card, cost, measured.get(card)) for card, cost in costs.items() if measured.get(card) != cost]


def _measured(tables: str, names: Mapping[str, str]) -> dict[str, int]:
    """By card, the cost in the first table: of its last row, since what is now stands below what was before."""
    found: dict[str, int] = {}
    for block in tables.split("\n\n"):
        for line in block.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            numbers = [int(cell) for cell in cells if cell.isdecimal()]
            if cells[0] in names and numbers:
                found[names[cells[0]]] = numbers[0]
        if found:
            break
    return found
