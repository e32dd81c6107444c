"""A league: every two bots against each other, over games and numbers of players, on equal terms.

Two bots meet in groups of games that have the seed in common. In a group of two players each bot sits once on either
seat; with more players each is once on every seat alone among copies of the other. So all bots play every seat equally
often and with the same dice, and a result depends on the seed alone, however many processes play.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from cubecup.bots.match import Outcome, Tally, watch_match
from cubecup.bots.ratings import Lineup, Rating, rate
from cubecup.bots.registry import make_bot
from cubecup.games import make_game
from cubecup.kernel import rng
from cubecup.kernel.game import Game

_MASK = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Season:
    """What is played: bots by name, games by name, numbers of players, how many games two bots play, the seed."""

    bots: tuple[str, ...]
    games: Mapping[str, Game]
    players: tuple[int, ...]
    meetings: int  # games of two bots with so many players, rounded up to whole groups over all games
    seed: int

    def groups(self) -> list[Group]:
        """Everything there is to play; seeds one after another, so that a league cut short is nearly even."""
        found: list[Group] = []
        most = max(self._seeds(players) for players in self.players)
        for number in range(most):
            for name, game in self.games.items():
                for players in self.players:
                    if number >= self._seeds(players):
                        continue
                    options = json.dumps(game.options())
                    for one, other in combinations(range(len(self.bots)), 2):
                        seed = rng.mix((rng.mix(self.seed & _MASK) + number) & _MASK)
                        lineups = lineups_of(one, other, players)
                        found.append(Group(len(found), name, game.id, options, self.bots, seed, lineups))
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


class Group(NamedTuple):
    """Games of two bots with the same dice; plain data, so that it can be played in another process."""

    number: int
    name: str
    game: str
    options: str
    bots: tuple[str, ...]
    seed: int
    lineups: tuple[Lineup, ...]


def play_group(group: Group) -> list[Outcome]:
    game = _game(group.game, group.options)
    outcomes: list[Outcome] = []
    for lineup in group.lineups:
        players = [make_bot(group.bots[bot], group.seed + seat) for seat, bot in enumerate(lineup, 1)]
        outcomes.append(watch_match(players, game, group.seed))
    return outcomes


@lru_cache(maxsize=64)
def _game(id: str, options: str) -> Game:
    return make_game(id, json.loads(options))


# -- playing -------------------------------------------------------------------------------------------


def play_season(season: Season, workers: int = 1) -> Generator[tuple[Group, list[Outcome]]]:
    """Groups with how they ended, in whatever order they are done. Leaving early ends the processes too."""
    groups = season.groups()
    if workers == 1:
        for group in groups:
            yield group, play_group(group)
        return
    with _processes(workers) as pool:
        waiting: dict[Future[list[Outcome]], Group] = {pool.submit(play_group, group): group for group in groups}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Workers that do not outlive what they work for: one who leaves early does not wait for the game they are at."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts)
    finished = False
    try:
        yield pool
        finished = True
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        if not finished:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that sums up shall act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
    tally: Tally


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

    def _all(self) -> Iterator[tuple[Lineup, Outcome]]:
        """In the order of the season, so that sums do not depend on who was quicker."""
        for number in sorted(self._done):
            group, outcomes = self._done[number]
            yield from zip(group.lineups, outcomes, strict=True)

    def ratings(self) -> list[Standing]:
        """The strongest bot first."""
        bots = self.season.bots
        results: dict[Lineup, list[float]] = {}
        games = [0] * len(bots)
        times = [Tally() for _ in bots]
        for lineup, outcome in self._all():
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
        tallies: dict[tuple[int, str, str], Tally] = {}
        for lineup, outcome in self._all():
            for seat, bot, against in _singles(lineup):
                key = (len(lineup), self.season.bots[bot], self.season.bots[against])
                tallies.setdefault(key, Tally()).add(outcome, seat)
        found = [Pairing(*key, tally) for key, tally in tallies.items()]
        found = [row for row in found if row.players > 2 or order.index(row.bot) < order.index(row.against)]
        return sorted(found, key=lambda row: (row.players, order.index(row.bot), order.index(row.against)))


def _singles(lineup: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Seats of bots that are alone among copies of another, with both."""
    for seat, bot in enumerate(lineup):
        if lineup.count(bot) == 1:
            yield seat, bot, lineup[seat - 1]
