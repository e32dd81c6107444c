"""All figures of a race with one number of players, and the tally that makes them from streamed rows.

>>> from cubecup.lab.figures.race import Tallies
>>> tallies = Tallies()
>>> tallies.figures()
[]
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby

from cubecup.kernel.errors import CubeCupError
from cubecup.kernel.game import JSON
from cubecup.lab.figures.cards import CardFigures, CardsTally
from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.figures.games import GamesTally, Length, Suspense
from cubecup.lab.figures.rounds import Busts, Fans, RedLine, RoundsTally
from cubecup.lab.figures.rows import GameRow, RoundRow, listed


@dataclass(frozen=True, slots=True)
class RaceFigures:
    """What some games of one race say. Every estimate has its own interval and number of cases."""

    race: str
    tracks: tuple[str, ...]
    laps: int
    players: int
    bots: tuple[str, ...]  # the different ones
    games: int
    seats: tuple[Estimate, ...]  # wins by seat
    wins_by_bot: dict[str, Estimate]  # of a seat with this bot
    length: Length
    suspense: Suspense
    stalled: Estimate
    decisions: Estimate  # per game
    purchases: Estimate  # per game
    busts: Busts
    cards: tuple[CardFigures, ...]
    fans: Fans
    red_line: RedLine

    @property
    def long(self) -> bool:
        """More than one lap or track."""
        return self.laps > 1 or len(self.tracks) > 1

    def as_json(self) -> dict[str, JSON]:
        """Plain data; a limit that is not known is null."""
        plain = _plain(asdict(self))
        assert isinstance(plain, dict)
        return plain


def _plain(value: object) -> JSON:
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    if isinstance(value, float):
        return round(value, 6) if math.isfinite(value) else None
    assert isinstance(value, (int, str))
    return value


@dataclass(slots=True)
class RaceTally:
    """Counts of one race; its memory does not grow with the games."""

    race: str
    players: int
    cards: CardsTally
    games: GamesTally
    rounds: RoundsTally = field(default_factory=RoundsTally)
    tracks: tuple[str, ...] = ()
    laps: int = 1
    played: int = 0  # games of which the rounds are counted

    def add_game(self, row: GameRow) -> None:
        self.tracks = tuple(listed(row["tracks"]))
        self.laps = row["laps"]
        self.games.add(row)

    def add_rounds(self, rows: Sequence[RoundRow]) -> None:
        """All rows of one game."""
        self.played += 1
        self.rounds.add(rows)
        self.cards.add(rows)

    def figures(self) -> RaceFigures:
        games = self.games
        if self.played != games.rounds.n:
            raise CubeCupError(
                "tables-differ",
                f"{self.race}: {games.rounds.n} games in the table of games, {self.played} in the table of rounds.",
                race=self.race, games=games.rounds.n, rounds=self.played,
            )  # fmt: skip
        return RaceFigures(
            self.race,
            self.tracks,
            self.laps,
            self.players,
            tuple(sorted(games.wins_by_bot)),
            games.rounds.n,
            tuple(seat.estimate() for seat in games.wins_by_seat),
            {bot: wins.estimate() for bot, wins in sorted(games.wins_by_bot.items())},
            games.length(),
            games.suspense(),
            games.stalled.estimate(),
            games.decisions.estimate(),
            games.purchases.estimate(),
            self.rounds.rolling(),
            self.cards.figures(),
            self.rounds.fans(),
            self.rounds.red_line(),
        )


@dataclass(slots=True)
class Tallies:
    """Rows of any races, sorted out; `cards` names the cards of a race, so that one nobody buys is counted too."""

    cards: Mapping[str, Sequence[str]] = field(default_factory=dict)
    _races: dict[tuple[str, int], RaceTally] = field(default_factory=dict)

    def add_games(self, rows: Iterable[GameRow]) -> None:
        for row in rows:
            self._race(row["race"], row["players"]).add_game(row)

    def add_rounds(self, rows: Iterable[RoundRow]) -> None:
        """Whole games, the rows of each together."""
        for (race, players, _), game in groupby(rows, lambda row: (row["race"], row["players"], row["game"])):
            self._race(race, players).add_rounds(list(game))

    def _race(self, race: str, players: int) -> RaceTally:
        found = self._races.get((race, players))
        if found is None:
            cards = CardsTally.of(self.cards.get(race, ()))
            found = self._races[race, players] = RaceTally(race, players, cards, GamesTally.of(players))
        return found

    def figures(self) -> list[RaceFigures]:
        """In the order in which the races came."""
        return [tally.figures() for tally in self._races.values()]
