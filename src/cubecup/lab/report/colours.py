"""The colours of the report: by day, by night, and those of the dice, which are the same plastic at all times.

Plots are drawn in the colours of the day; on the page each of these hex values becomes the property of its name.
"""

from __future__ import annotations

from typing import Final

from cubecup.cubitos.printed import printed

DAY: Final = {
    "table": "#f3efe6",
    "surface": "#fffefd",
    "soft": "#faf7f0",
    "ink": "#2a2636",
    "ink-soft": "#615b70",
    "line": "#ddd6c8",
    "grid": "#ece6da",
    "accent": "#1f5fd0",
    "accent-soft": "#dbe6fa",
    "second": "#b0370a",
    "good": "#1d7a3f",
    "good-soft": "#def3e4",
    "bad": "#b3261e",
    "bad-soft": "#fbe2e0",
    "warn": "#7d5200",
    "warn-soft": "#fff1cc",
}
NIGHT: Final = {
    "table": "#191c26",
    "surface": "#242836",
    "soft": "#1f2330",
    "ink": "#f2eee6",
    "ink-soft": "#b3b1c2",
    "line": "#454b60",
    "grid": "#343a4b",
    "accent": "#8ab6ff",
    "accent-soft": "#2c3a55",
    "second": "#ffb27d",
    "good": "#7ddc9c",
    "good-soft": "#1f3b2a",
    "bad": "#ff9b94",
    "bad-soft": "#4a2526",
    "warn": "#ffd479",
    "warn-soft": "#453719",
}

_DICE: Final = {
    "white": "#fffdf7",
    "brown": "#653318",
    "red": "#c6202f",
    "green": "#1c8a4b",
    "orange": "#f08a24",
    "purple": "#6b3fa0",
    "yellow": "#f7cf2e",
    "blue": "#2469c4",
}


def card_colour(card: str) -> str:
    """The colour of a card's die."""
    known = printed().cards.get(card)
    return _DICE[known.color] if known is not None else DAY["accent"]
