"""What a good race is held to, and what some games say about it: the acceptance table of a set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cubecup.kernel.game import JSON
from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.figures.race import RaceFigures

SHORTEST: Final = 9  # rounds, median
LONGEST: Final = 16
LONGEST_OF_LONG: Final = 26  # with two laps or tracks
SEAT_MARGIN: Final = 0.04
LEAD_CHANGES: Final = 0.70
BOUGHT: Final = 0.15
DOMINANT: Final = 0.35

# What the figures of the table are meant for; with other bots or players they are told, but prove nothing.
STANDARD_BOT: Final = "sharp"
STANDARD_PLAYERS: Final = 4
STANDARD_GAMES: Final = 1000


@dataclass(frozen=True, slots=True)
class Target:
    """One requirement: from `low` to `high`. Of seats and cards it is the worst one, named in `subject`."""

    id: str
    low: float
    high: float
    value: Estimate | None  # None: these games cannot tell
    subject: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the value itself is within the limits."""
        return None if self.value is None else self.low <= self.value.value <= self.high

    def as_json(self) -> dict[str, JSON]:
        """Plain data; a limit that is not known is null."""
        return {
            "id": self.id, "from": self.low, "to": self.high, "subject": self.subject,
            "measured": None if self.value is None else self.value.as_json(), "met": self.met, "sure": self.sure,
        }  # fmt: skip

    @property
    def sure(self) -> bool:
        """Whether the whole interval says the same."""
        if self.value is None:
            return False
        return self.value.within(self.low, self.high) if self.met else self.value.outside(self.low, self.high)


def targets(
    figures: RaceFigures, *, one_card: tuple[str, Estimate] | None = None, rival: float | None = None
) -> tuple[Target, ...]:
    """The acceptance table. `one_card` is the best plan that buys one card always and its share of wins, if measured:
    it must not win more than the best other plan in the same games, the `rival`; without one, than its fair share."""
    fair = 1 / figures.players
    seat, wins = max(enumerate(figures.seats), key=lambda pair: abs(pair[1].value - fair))
    longest = LONGEST_OF_LONG if figures.long else LONGEST
    rows = [
        Target("rounds", SHORTEST, longest, figures.length.median),
        Target("seats", fair - SEAT_MARGIN, fair + SEAT_MARGIN, wins, str(seat + 1)),
        Target("lead", LEAD_CHANGES, 1.0, figures.suspense.changed),
        Target("stalled", 0.0, 0.0, figures.stalled),
    ]
    if figures.cards:
        least = min(figures.cards, key=lambda card: card.games.value)
        most = max(figures.cards, key=lambda card: card.purchases.value)
        rows.append(Target("bought", BOUGHT, 1.0, least.games, least.card))
        rows.append(Target("dominant", 0.0, DOMINANT, most.purchases, most.card))
    card, best = one_card or ("", None)
    rows.append(Target("one-card", 0.0, fair if rival is None else rival, best, card))
    return tuple(rows)


def is_standard(figures: RaceFigures) -> bool:
    """Whether these games are what the requirements are stated for."""
    return (
        figures.bots == (STANDARD_BOT,)
        and figures.players == STANDARD_PLAYERS
        and figures.games >= STANDARD_GAMES
    )  # fmt: skip
