"""Figures in a person's language: texts by id, numbers with the right decimal sign, and names of cards and races."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from cubecup.lab.figures.estimates import Estimate
from cubecup.locales import Catalog

NO_BREAK: Final = "\u00a0"
NOTHING: Final = "–"


class _Signs(NamedTuple):
    """How a language writes numbers."""

    decimal: str
    thousands: str
    percent: str


_WITH_COMMA: Final = _Signs(",", NO_BREAK, f"{NO_BREAK}%")
_SIGNS: Final = {"en": _Signs(".", ",", "%"), "uk": _WITH_COMMA, "ru": _WITH_COMMA, "pl": _Signs(",", NO_BREAK, "%")}


class Wording:
    """Texts, numbers and names of one language."""

    def __init__(self, texts: Catalog) -> None:
        self.texts = texts
        self.language = texts.language
        self._signs = _SIGNS[texts.language]

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        return self.texts.text(id, **values)

    # -- numbers ------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """A number as people write it: `1,234.5`, `1 234,5`."""
        written = f"{value:,.{digits}f}".replace("-", "−")
        return written.translate({ord(","): self._signs.thousands, ord("."): self._signs.decimal})

    def half(self, value: float) -> str:
        """A median: whole, or with its half."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, value: float, digits: int = 1) -> str:
        return self.number(100 * value, digits) + self._signs.percent

    def percents(self, estimate: Estimate, digits: int = 1) -> str:
        """The interval of a share."""
        low, high = (self.number(100 * min(1.0, max(0.0, end)), digits) for end in (estimate.low, estimate.high))
        return f"{low}–{high}{self._signs.percent}"

    def numbers(self, estimate: Estimate, digits: int = 1) -> str:
        """The interval of a mean or a median, if there is one."""
        if not math.isfinite(estimate.low):
            return NOTHING
        return f"{self.number(estimate.low, digits)}–{self.number(estimate.high, digits)}"

    # -- names --------------------------------------------------------------------------------------------

    def card(self, id: str) -> str:
        return self._named("card", id)

    def race(self, id: str) -> str:
        return self._named("set", id)

    def track(self, id: str) -> str:
        return self._named("track", id)

    def _named(self, kind: str, id: str) -> str:
        """What a designer has added to the game has no name but its id."""
        key = f"{kind}-{id}"
        return self.texts.text(key) if id and self.texts.has(key) else id
