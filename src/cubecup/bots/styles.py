"""Styles of play: the few weights in which two bots of the same level differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """Weights on what a position offers; 1.0 everywhere is the plain style."""

    name: str = ""
    fear: float = 1.0  # what a bust costs: above 1 is cautious, below 1 is bold
    fans: float = 1.0  # what a fan is worth
    progress: float = 1.0  # what a space toward the finish is worth
    building: float = 1.0  # what dice for later rounds are worth
    rewards: float = 1.0  # what the rewards of a space are worth


PLAIN: Final = Style()

STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style("cautious", fear=1.5, fans=0.8),
        Style("bold", fear=0.7, fans=1.1),
        Style("fan-hunter", fear=0.8, fans=1.8, rewards=1.2),
        Style("sprinter", fans=0.8, progress=1.3, building=0.85, rewards=0.8),
    )
}
