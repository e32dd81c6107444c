"""What a job comes to in a few figures, added up part by part: its memory does not grow with the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cubecup.lab.plan import Plan
from cubecup.lab.tables import GAMES
from cubecup.lab.work import Part


class Span(NamedTuple):
    """Of some whole numbers."""

    low: int
    median: float
    high: int


class RunningTally:
    """The games of one race with one number of players."""

    def __init__(self, race: str, players: int, bots: tuple[str, ...]) -> None:
        self.race = race
        self.players = players
        self.games = 0
        self.draws = 0
        self.stalled = 0
        self.decisions = 0
        self.wins_by_seat = [0] * players
        self.wins_by_bot = dict.fromkeys(bots, 0)
        self.events: Counter[str] = Counter()
        self._rounds: Counter[int] = Counter()

    def add(self, part: Part) -> None:
        for row in part.tables[GAMES.name]:
            game = GAMES.named(row)
            winner = game["winner"]
            assert isinstance(winner, int)
            if winner >= 0:
                self.wins_by_seat[winner] += 1
                self.wins_by_bot[str(game["winner_bot"])] += 1
            self.stalled += game["stalled"] == 1
            self.draws += winner < 0
            rounds, decisions = game["rounds"], game["decisions"]
            assert isinstance(rounds, int)
            assert isinstance(decisions, int)
            self._rounds[rounds] += 1
            self.decisions += decisions
        self.games += part.games
        self.events.update(part.events)

    def per_player(self, event: str) -> float:
        """How often something happens to a player in a game."""
        return self.events[event] / (self.games * self.players) if self.games else 0.0

    def rounds(self) -> Span:
        """Only of games; without one there is nothing to tell."""
        numbers = sorted(self._rounds)
        low, high = self._nth((self.games - 1) // 2), self._nth(self.games // 2)
        return Span(numbers[0], (low + high) / 2, numbers[-1])

    def _nth(self, place: int) -> int:
        for number in sorted(self._rounds):
            place -= self._rounds[number]
            if place < 0:
                return number
        raise IndexError(place)


class Summary:
    """A tally for each race and number of players, in the order of the plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._tallies = {
            (race.name, players): RunningTally(race.name, players, race.bots or plan.bots)
            for race in plan.races
            for players in plan.players
        }  # fmt: skip

    def add(self, part: Part) -> None:
        first = GAMES.named(part.tables[GAMES.name][0])
        race, players = first["race"], first["players"]
        assert isinstance(race, str)
        assert isinstance(players, int)
        self._tallies[race, players].add(part)

    def __iter__(self) -> Iterator[RunningTally]:
        return iter(self._tallies.values())

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self)

    @property
    def draws(self) -> int:
        return sum(tally.draws for tally in self)

    @property
    def stalled(self) -> int:
        return sum(tally.stalled for tally in self)

    @property
    def decisions(self) -> int:
        return sum(tally.decisions for tally in self)

    def wins_by_bot(self) -> dict[str, int]:
        wins: Counter[str] = Counter()
        for tally in self:
            wins.update(tally.wins_by_bot)
        return dict(wins)
