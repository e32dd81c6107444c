"""What the table `rounds` says of the cards of a race: who buys them when, how often they are used, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cubecup.lab.figures.estimates import Estimate, Mean, Ratio, Share
from cubecup.lab.figures.rows import RoundRow, listed

EARLY: Final = 5  # rounds: who buys a card by then has most of the race to use it


@dataclass(frozen=True, slots=True)
class Buyers:
    """Wins of the seats that bought a card and of those that did not. Who wins may buy more: no cause is proved."""

    wins: Estimate
    others: Estimate

    @property
    def gap(self) -> float:
        return self.wins.value - self.others.value if self.wins.n and self.others.n else 0.0

    def differs(self) -> bool:
        """Whether the intervals of the two lie apart."""
        return bool(self.wins.n and self.others.n) and (
            self.wins.low > self.others.high or self.wins.high < self.others.low
        )


@dataclass(frozen=True, slots=True)
class CardFigures:
    """One card in one race."""

    card: str
    games: Estimate  # games in which anybody buys it
    purchases: Estimate  # its part of all purchases
    bought: Estimate  # per game
    by_round: dict[int, Estimate]  # bought per game, in each round that is reached
    used: Estimate  # uses of its abilities per game
    ever: Buyers
    early: Buyers  # by round 5


@dataclass(slots=True)
class _CardTally:
    games: Share = field(default_factory=Share)
    purchases: Ratio = field(default_factory=Ratio)
    bought: Mean = field(default_factory=Mean)
    used: Mean = field(default_factory=Mean)
    by_round: dict[int, Mean] = field(default_factory=dict)
    ever: tuple[Share, Share] = field(default_factory=lambda: (Share(), Share()))  # wins of others, of buyers
    early: tuple[Share, Share] = field(default_factory=lambda: (Share(), Share()))


@dataclass(slots=True)
class CardsTally:
    """Counts by card. Cards that nobody buys are known only if they are named."""

    cards: dict[str, _CardTally] = field(default_factory=dict)
    _games: int = 0
    _purchases: Ratio = field(default_factory=Ratio)  # none of all the purchases of each game
    _wins: list[int] = field(default_factory=lambda: [0, 0])  # seats that lost and that won, in all games so far
    _rounds: Counter[int] = field(default_factory=Counter)  # games that reached each round

    @classmethod
    def of(cls, cards: Iterable[str]) -> CardsTally:
        return cls({card: _CardTally() for card in cards})

    def add(self, rows: Sequence[RoundRow]) -> None:
        """All rows of one game."""
        game = _Purchases(rows)
        for card in game.seen:
            if card not in self.cards:
                self.cards[card] = self._newcomer()
        for card, tally in self.cards.items():
            number = game.bought[card]
            tally.games.add(number > 0)
            tally.purchases.add(number, game.total)
            tally.bought.add(number)
            tally.used.add(game.used[card])
            for turn in game.rounds:
                tally.by_round.setdefault(turn, Mean()).add(game.by_round[card, turn])
            for seat, won in game.won.items():
                first = game.first.get((card, seat))
                tally.ever[first is not None].add(won)
                tally.early[first is not None and first <= EARLY].add(won)
        self._games += 1
        self._purchases.add(0, game.total)
        self._rounds.update(game.rounds)
        for won in game.won.values():
            self._wins[won] += 1

    def _newcomer(self) -> _CardTally:
        """A card that comes up only now: in all games before nobody had it."""
        tally = _CardTally(purchases=replace(self._purchases))
        tally.games.n = tally.bought.n = tally.used.n = self._games
        tally.by_round = {turn: Mean(n=games) for turn, games in self._rounds.items()}
        for pair in (tally.ever, tally.early):
            pair[0].n, pair[0].hits = sum(self._wins), self._wins[1]
        return tally

    def figures(self) -> tuple[CardFigures, ...]:
        return tuple(
            CardFigures(
                card,
                tally.games.estimate(),
                tally.purchases.share(),
                tally.bought.estimate(),
                {turn: mean.estimate() for turn, mean in sorted(tally.by_round.items())},
                tally.used.estimate(),
                Buyers(tally.ever[1].estimate(), tally.ever[0].estimate()),
                Buyers(tally.early[1].estimate(), tally.early[0].estimate()),
            )
            for card, tally in self.cards.items()
        )


class _Purchases:
    """What was bought and used in one game."""

    def __init__(self, rows: Sequence[RoundRow]) -> None:
        self.bought: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.by_round: Counter[tuple[str, int]] = Counter()
        self.first: dict[tuple[str, int], int] = {}  # the round in which a seat first buys a card
        self.won: dict[int, int] = {}
        for row in rows:
            self.won[row["seat"]] = row["won"]
            self.used.update(listed(row["used"]))
            for card in listed(row["bought"]):
                self.bought[card] += 1
                self.by_round[card, row["round"]] += 1
                key = (card, row["seat"])
                self.first[key] = min(self.first.get(key, row["round"]), row["round"])
        self.total = sum(self.bought.values())
        self.rounds = {row["round"] for row in rows}
        self.seen = sorted(self.bought.keys() | self.used.keys())
