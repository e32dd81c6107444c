"""Styles of play: the few weights in which two bots of the same level differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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
    money: float = 1.0  # what money of this round is worth
    credits: float = 1.0  # what a credit is worth
    lines: float = 1.0  # what it costs to be a red line ahead of the others
    finish: float = 1.0  # what reaching the finish is worth
    patience: float = 1.0  # how long the race is taken to last
    crowding: float = 1.0  # what a new die takes from the others of a full pool
    trimming: float = 1.0  # what being rid of a weak die is worth
    # By card (or gray kind), what drawing its die brings beyond the estimate, and the same for each such die owned.
    cards: Mapping[str, float] = field(default_factory=dict)
    copies: Mapping[str, float] = field(default_factory=dict)


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
