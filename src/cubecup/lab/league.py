"""A league: every two bots against each other, over games and numbers of players, on equal terms.

Two bots meet in groups of games that have the seed in common. In a group of two players each bot sits once on either
seat; with more players each is once on every seat alone among copies of the other. So all bots play every seat equally
often and with the same dice, and a result depends on the seed alone, however many processes play.

In a duplicate league these are the dice of contests: the n-th die of a colour that a seat rolls is the same in all
games of a group, whatever was rolled before (docs/lab.md).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from cubecup.bots.match import Outcome, Score, record_match, watch_match
from cubecup.bots.protocol import BotFailed
from cubecup.bots.registry import make_bot
from cubecup.fair.same_dice import SameDice
from cubecup.kernel.game import Game
from cubecup.lab.balance import RANDOM_SETS as RANDOM
from cubecup.lab.engines.local import play_here, play_in_processes
from cubecup.lab.plan import PlannedRace, game_seed
from cubecup.lab.ratings import Lineup, Rating, rate
from cubecup.lab.record_files import RecordFolder, record_name
from cubecup.lab.saving import Saving, saving
from cubecup.lab.work import game_failed, game_of


@dataclass(frozen=True, slots=True)
class Season:
    """What is played: bots by name, games by name, numbers of players, how many games two bots play, the seed."""

    bots: tuple[str, ...]
    games: Mapping[str, Game]
    players: tuple[int, ...]
    meetings: int  # games of two bots with so many players, rounded up to whole groups over all games
    seed: int
    duplicate: bool = False  # with the dice of contests
    records: str = ""  # the folder for records of all games, if they are wanted

    def groups(self) -> list[Group]:
        """Everything there is to play; seeds one after another, so that a league cut short is nearly even."""
        found: list[Group] = []
        most = max(self._seeds(players) for players in self.players)
        for number in range(most):
            for name, game in self.games.items():
                for players in self.players:
                    if number >= self._seeds(players):
                        continue
                    race = PlannedRace.of(name, game)
                    for one, other in combinations(range(len(self.bots)), 2):
                        lineups = lineups_of(one, other, players)
                        seed = game_seed(self.seed, number)
                        found.append(
                            Group(
                                len(found), game.id, race, self.bots, seed, number, lineups, self.duplicate,
                                self.records,
                            )
                        )  # fmt: skip
        return found

    def _seeds(self, players: int) -> int:
        in_group = len(lineups_of(0, 1, players)) * len(self.games)
        return -(-self.meetings // in_group)

    def total(self) -> int:
        """The number of games."""
        return sum(len(group.lineups) for group in self.groups())


def lineups_of(one: int, other: int, players: int) -> tuple[Lineup, ...]:
    """Who sits where in the games of a group: each alone on every seat, the other on the rest."""
    alone = [(one, other)] if players == 2 else [(one, other), (other, one)]
    return tuple(
        tuple(single if at == seat else rest for at in range(players))
        for single, rest in alone
        for seat in range(players)
    )


@dataclass(frozen=True, slots=True)
class Group:
    """Games of two bots with the same dice; plain data, so that it can be played in another process."""

    number: int
    game: str
    race: PlannedRace
    bots: tuple[str, ...]
    seed: int
    first: int  # how many seeds of the season come before
    lineups: tuple[Lineup, ...]
    duplicate: bool = False
    records: str = ""

    @property
    def games(self) -> int:
        return len(self.lineups)


def play_group(group: Group) -> tuple[Group, list[Outcome]]:
    """The group, and how its games ended."""
    game = game_of(group.game, group.race.options)
    source = _same_dice(group) if group.duplicate else None
    outcomes: list[Outcome] = []
    for number, lineup in enumerate(group.lineups, 1):
        players = [make_bot(group.bots[bot], group.seed + seat) for seat, bot in enumerate(lineup, 1)]
        try:
            if not group.records:
                outcomes.append(watch_match(players, game, group.seed, source))
                continue
            outcome, record = record_match(players, game, group.seed, source)
        except BotFailed as wrong:
            raise game_failed(group.race.name, group.number, group.seed, wrong) from wrong
        outcomes.append(outcome)
        name = record_name(group.race.name, [group.bots[bot] for bot in lineup], f"{group.number + 1:06d}-{number}")
        RecordFolder(Path(group.records), replace=True).keep(name, str(record))
    return group, outcomes


def _same_dice(group: Group) -> SameDice:
    """Those of its seed: what the source is asked tells it all, so one serves all games."""
    return SameDice(sha256(f"league {group.seed}".encode()).digest(), "league")


def play_season(season: Season, workers: int = 1) -> Generator[tuple[Group, list[Outcome]]]:
    """Groups with how they ended, in whatever order they are done. Leaving early ends the processes too."""
    groups = season.groups()
    processes = min(workers, len(groups))
    return play_here(groups, play_group) if processes <= 1 else play_in_processes(groups, processes, play_group)


# -- standings -----------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """How strong a bot is, in how many games it has shown it, and the time it takes for a decision."""

    bot: str
    rating: Rating
    games: int
    milliseconds: float


class Pairing(NamedTuple):
    """One bot alone against copies of another."""

    players: int
    bot: str
    against: str
    score: Score
    by_set: dict[str, Score]  # sets by chance are taken together


class Thrift(NamedTuple):
    """What was saved by games in groups with the same dice, for a bot alone against copies of another; None where
    nothing can be said."""

    players: int
    bot: str
    against: str
    overall: Saving | None
    by_set: dict[str, Saving | None]


@dataclass(slots=True)
class Standings:
    """What the games played so far say."""

    season: Season
    _done: dict[int, tuple[Group, list[Outcome]]] = field(default_factory=dict)

    def add(self, group: Group, outcomes: list[Outcome]) -> None:
        self._done[group.number] = (group, outcomes)

    @property
    def games(self) -> int:
        return sum(len(outcomes) for _, outcomes in self._done.values())

    def _all(self) -> Iterator[tuple[str, Lineup, Outcome]]:
        """In the order of the season, so that sums do not depend on who was quicker."""
        for number in sorted(self._done):
            group, outcomes = self._done[number]
            for lineup, outcome in zip(group.lineups, outcomes, strict=True):
                yield group.race.name, lineup, outcome

    def ratings(self) -> list[Standing]:
        """The strongest bot first."""
        bots = self.season.bots
        results: dict[Lineup, list[float]] = {}
        games = [0] * len(bots)
        times = [Score() for _ in bots]
        for _, lineup, outcome in self._all():
            wins = results.setdefault(tuple(sorted(lineup)), [0.0] * len(bots))
            for seat, bot in enumerate(lineup):
                wins[bot] += outcome.share(seat)
                times[bot].add(outcome, seat)
            for bot in set(lineup):
                games[bot] += 1
        rated = zip(bots, rate(len(bots), results), games, (time.milliseconds for time in times), strict=True)
        return sorted((Standing(*row) for row in rated), key=lambda row: -row.rating.points)

    def pairings(self) -> list[Pairing]:
        """By number of players, each two bots: the stronger one's results; with more than two players both ways."""
        order = [row.bot for row in self.ratings()]
        scores: dict[tuple[int, str, str], Score] = {}
        by_set: dict[tuple[int, str, str], dict[str, Score]] = {}
        for race, lineup, outcome in self._all():
            for seat, bot, against in _singles(lineup):
                key = (len(lineup), self.season.bots[bot], self.season.bots[against])
                scores.setdefault(key, Score()).add(outcome, seat)
                by_set.setdefault(key, {}).setdefault(_set_name(race), Score()).add(outcome, seat)
        found = [Pairing(*key, score, by_set[key]) for key, score in scores.items()]
        found = [row for row in found if row.players > 2 or order.index(row.bot) < order.index(row.against)]
        return sorted(found, key=lambda row: (row.players, order.index(row.bot), order.index(row.against)))

    def savings(self) -> list[Thrift]:
        """For each of the pairings."""
        shares: dict[tuple[int, str, str], dict[str, list[list[float]]]] = {}
        for number in sorted(self._done):
            group, outcomes = self._done[number]
            race = _set_name(group.race.name)
            together: dict[tuple[int, str, str], list[float]] = {}
            for lineup, outcome in zip(group.lineups, outcomes, strict=True):
                for seat, bot, against in _singles(lineup):
                    key = (len(lineup), self.season.bots[bot], self.season.bots[against])
                    together.setdefault(key, []).append(outcome.share(seat))
            for key, found in together.items():
                shares.setdefault(key, {}).setdefault(race, []).append(found)
        return [
            Thrift(
                *row[:3],
                saving([*shares[row[:3]].values()]),
                {race: saving([groups]) for race, groups in shares[row[:3]].items()},
            )
            for row in self.pairings()
        ]


def _set_name(race: str) -> str:
    """Sets by chance are taken together."""
    return RANDOM if race.startswith(f"{RANDOM}.") else race


def _singles(lineup: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Seats of bots that are alone among copies of another, with both."""
    for seat, bot in enumerate(lineup):
        if lineup.count(bot) == 1:
            yield seat, bot, lineup[seat - 1]
