"""What the table `games` says of a race: who wins, how long it takes, how often the lead and the luck turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubecup.lab.figures.estimates import Estimate, Histogram, Mean, Share
from cubecup.lab.figures.rows import GameRow, listed


@dataclass(frozen=True, slots=True)
class Length:
    """Rounds of a race; half of the races take from `lower` to `upper`."""

    median: Estimate
    mean: Estimate
    lower: int
    upper: int
    shortest: int
    longest: int
    shares: dict[int, Estimate]  # of the games that took so many rounds


@dataclass(frozen=True, slots=True)
class Suspense:
    """Lead changes of all games, and where the winners of finished ones came from."""

    changed: Estimate  # games in which the lead changed at least once
    changes: Estimate  # per game
    shares: dict[int, Estimate]  # of the games with so many changes
    from_behind: Estimate  # winners who did not lead when half of the way was done
    from_last: Estimate  # winners with everybody else before them then
    deficit: Estimate  # spaces: the most a winner was behind after any round
    ties_broken: Estimate  # games that took an extra round


@dataclass(slots=True)
class GamesTally:
    """Counts over the games of one race with one number of players."""

    players: int
    wins_by_seat: list[Share]
    wins_by_bot: dict[str, Share] = field(default_factory=dict)
    rounds: Histogram = field(default_factory=Histogram)
    lead_changes: Histogram = field(default_factory=Histogram)
    stalled: Share = field(default_factory=Share)
    ties_broken: Share = field(default_factory=Share)
    from_behind: Share = field(default_factory=Share)
    from_last: Share = field(default_factory=Share)
    deficit: Mean = field(default_factory=Mean)
    decisions: Mean = field(default_factory=Mean)
    purchases: Mean = field(default_factory=Mean)

    @classmethod
    def of(cls, players: int) -> GamesTally:
        return cls(players, [Share() for _ in range(players)])

    def add(self, row: GameRow) -> None:
        winner = row["winner"]
        for seat, bot in enumerate(listed(row["bots"])):
            self.wins_by_seat[seat].add(seat == winner)
            self.wins_by_bot.setdefault(bot, Share()).add(seat == winner)
        self.rounds.add(row["rounds"])
        self.lead_changes.add(row["lead_changes"])
        self.stalled.add(row["stalled"])
        self.ties_broken.add(row["ties_broken"])
        self.decisions.add(row["decisions"])
        self.purchases.add(row["purchases"])
        if winner >= 0:
            self.from_behind.add(row["halfway_rank"] > 1)
            self.from_last.add(row["halfway_rank"] == self.players)
            self.deficit.add(row["behind"])

    def length(self) -> Length:
        rounds = self.rounds
        return Length(
            rounds.median(),
            rounds.mean(),
            rounds.quantile(0.25),
            rounds.quantile(0.75),
            rounds.quantile(0.0),
            rounds.quantile(1.0),
            rounds.shares(),
        )

    def suspense(self) -> Suspense:
        changes = self.lead_changes
        changed = Share(changes.n - changes.counts[0], changes.n)
        return Suspense(
            changed.estimate(),
            changes.mean(),
            changes.shares(),
            self.from_behind.estimate(),
            self.from_last.estimate(),
            self.deficit.estimate(),
            self.ties_broken.estimate(),
        )
