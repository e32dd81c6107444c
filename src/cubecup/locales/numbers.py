"""Numbers as people write them: the decimal sign, thousands and percent of each language."""

from __future__ import annotations

from typing import Final, NamedTuple

NO_BREAK: Final = "\u00a0"


class _Signs(NamedTuple):
    """How a language writes numbers."""

    decimal: str
    thousands: str
    percent: str


_WITH_COMMA: Final = _Signs(",", NO_BREAK, f"{NO_BREAK}%")
_SIGNS: Final = {"en": _Signs(".", ",", "%"), "uk": _WITH_COMMA, "ru": _WITH_COMMA, "pl": _Signs(",", NO_BREAK, "%")}


class Numbers:
    """The numbers of one language."""

    def __init__(self, language: str) -> None:
        self._signs = _SIGNS[language]

    def number(self, value: float, digits: int = 0) -> str:
        """A number as people write it: `1,234.5`, `1 234,5`."""
        written = f"{value:,.{digits}f}".replace("-", "−")
        return written.translate({ord(","): self._signs.thousands, ord("."): self._signs.decimal})

    def half(self, value: float) -> str:
        """A median: whole, or with its half."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, value: float, digits: int = 1) -> str:
        return self.number(100 * value, digits) + self._signs.percent

    def percent_range(self, low: float, high: float, digits: int = 1) -> str:
        return f"{self.number(100 * low, digits)}–{self.percent(high, digits)}"
