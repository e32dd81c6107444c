"""All cards by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cubecup.cubitos.cards import blue, brown, green, orange, purple, red, white, yellow
from cubecup.cubitos.cards.row import CardRow
from cubecup.cubitos.printed import CARDS_FILE, Card, line_of_color, printed_cards

# By colour, as modules are called.
ROWS: Final[dict[str, tuple[CardRow, ...]]] = {
    module.__name__.rpartition(".")[2]: module.CARDS
    for module in (white, brown, red, green, orange, purple, yellow, blue)
}


def deck(rows: Iterable[CardRow]) -> dict[str, CardRow]:
    """Rows by id; a second one of an id would silently replace the first."""
    found: dict[str, CardRow] = {}
    for row in rows:
        if row.id in found:
            raise ValueError(f"There are two rows for the card {row.id}.")
        found[row.id] = row
    return found


def check_lines(lines: Mapping[str, Card], rows: Mapping[str, Iterable[CardRow]]) -> None:
    """Every row has its line of content, every line its row, and both are of one colour. A pack changes none of it."""
    colors = {row.id: color for color, of_color in rows.items() for row in of_color}
    for id, color in colors.items():
        if id not in lines:
            raise ValueError(f"There is no line for {id}: cards/{color}.py has it, and content/cards.toml does not.")
        if lines[id].color != color:
            told = f"color = {lines[id].color!r}, and {color!r} is expected, as its row is in cards/{color}.py"
            raise ValueError(
                f"The card {id} has two colours: content/{CARDS_FILE}, line {line_of_color(id)} says {told}."
            )
    without = [id for id in lines if id not in colors]
    if without:
        raise ValueError(f"There is no row for {', '.join(without)}: content/cards.toml has it, and cards/ does not.")


DECK: Final = deck(row for rows in ROWS.values() for row in rows)
check_lines(printed_cards(), ROWS)
