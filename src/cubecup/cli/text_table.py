"""A table of texts: for the terminal, or in Markdown."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table as Grid


class TextTable(NamedTuple):
    """Its columns, whether they are numbers, and its rows."""

    columns: tuple[str, ...]
    numbers: tuple[bool, ...]
    rows: list[tuple[str, ...]]

    def markdown(self) -> str:
        rule = tuple("---:" if number else "---" for number in self.numbers)
        rows: list[tuple[str, ...]] = [self.columns, rule, *self.rows]
        return "\n".join("| " + " | ".join(row) + " |" for row in rows)

    def grid(self, wrap: bool = False) -> Grid:
        """What does not fit is cut off, or goes on below if it may wrap."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for name, number in zip(self.columns, self.numbers, strict=True):
            grid.add_column(name, justify="right" if number else "left", no_wrap=not wrap)
        for row in self.rows:
            grid.add_row(*row)
        return grid
