"""Figures in a person's language: texts by id, numbers with the right decimal sign, and names of cards and races."""

from __future__ import annotations

import math
from typing import Final

from cubecup.lab.figures.estimates import Estimate
from cubecup.locales import Catalog
from cubecup.locales.numbers import Numbers

NOTHING: Final = "–"


class Wording(Numbers):
    """Texts, numbers and names of one language."""

    def __init__(self, texts: Catalog) -> None:
        super().__init__(texts.language)
        self.texts = texts
        self.language = texts.language

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        return self.texts.text(id, **values)

    # -- numbers ------------------------------------------------------------------------------------------

    def percents(self, estimate: Estimate, digits: int = 1) -> str:
        """The interval of a share."""
        low, high = (min(1.0, max(0.0, end)) for end in (estimate.low, estimate.high))
        return self.percent_range(low, high, digits)

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
