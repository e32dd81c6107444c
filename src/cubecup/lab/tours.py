"""Tours between bots: how often the better one wins a tour rather than a race.

A tour is played in one go, as who begins a race depends on the races before. Tour number n has its own seeds and
seating, whatever the chunks; the bots keep their seats throughout a tour and move on by one from tour to tour.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Final

from cubecup.bots.match import MOST_DECISIONS, answer_of, wilson
from cubecup.bots.protocol import BotFailed
from cubecup.bots.registry import make_bot
from cubecup.kernel.game import JSON, Game, State
from cubecup.lab.engines import cores
from cubecup.lab.engines.local import play_here, play_in_processes
from cubecup.lab.figures.estimates import Z95, Estimate, Ratio
from cubecup.lab.plan import PlannedRace, game_seed, lineup
from cubecup.lab.work import game_failed, game_of
from cubecup.tours.plan import TourPlan
from cubecup.tours.standing import RaceResult, champions, result_of, standing
from cubecup.tours.tour_record import agreed

_RACE_SEEDS: Final = 1000  # keeps the races of a tour apart; a tour has fewer


@dataclass(frozen=True, slots=True)
class TourChunk:
    """Some tours in a row: plain data, enough to play them anywhere."""

    race: PlannedRace  # what is played, by name; its options are those of all races of the tour
    plan: TourPlan
    bots: tuple[str, ...]
    players: int
    first: int
    games: int  # tours
    seed: int


@dataclass(frozen=True, slots=True)
class TourPlayed:
    """What came of a tour: bots by seat, who is champion, and the places of each race."""

    bots: tuple[str, ...]
    champions: tuple[int, ...]
    results: tuple[RaceResult, ...]


def tour_chunks(plan: TourPlan, bots: tuple[str, ...], players: int, tours: int, seed: int) -> Iterator[TourChunk]:
    """One tour each: they are long."""
    race = PlannedRace(plan.id, json.dumps(plan.races, sort_keys=True))
    for number in range(tours):
        yield TourChunk(race, plan, bots, players, number, 1, seed)


def play_tours(chunks: list[TourChunk], workers: int | None = None) -> Generator[list[TourPlayed]]:
    """In whatever order they are done; close the generator to stop early."""
    processes = min(workers or cores(), len(chunks))
    return play_here(chunks, play_chunk) if processes <= 1 else play_in_processes(chunks, processes, play_chunk)


def play_chunk(chunk: TourChunk) -> list[TourPlayed]:
    return [_play(chunk, number) for number in range(chunk.first, chunk.first + chunk.games)]


def _play(chunk: TourChunk, number: int) -> TourPlayed:
    plan, seats = chunk.plan, chunk.players
    bots = lineup(chunk.bots, seats, number)
    results: list[RaceResult] = []
    for race, options in enumerate(plan.races):
        game = game_of(plan.game, json.dumps(options, sort_keys=True))
        seed = game_seed(chunk.seed, number * _RACE_SEEDS + race)
        try:
            results.append(result_of(_race(game, bots, seed, agreed(plan, results, seats))))
        except BotFailed as wrong:
            raise game_failed(f"{plan.id}-{race + 1}", number, seed, wrong) from wrong
    lines = standing(plan.points, results, seats)
    return TourPlayed(bots, champions(lines), tuple(results))


def _race(game: Game, names: tuple[str, ...], seed: int, agreed_on: dict[str, JSON]) -> State:
    """A race to its end; one that does not end counts as it stands."""
    state = game.new(len(names), seed, agreed_on)
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names, 1)]
    for _ in range(MOST_DECISIONS):
        if state.over:
            break
        seat = state.actors()[0]
        state.apply(seat, answer_of(bots[seat], state, seat))
    return state


# -- what it comes to ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class BotInTours:
    """How a bot has done: tours and races won, each by any of its seats."""

    tours: float = 0.0  # a tour that several share is shared by their bots
    n: int = 0
    races: Ratio = field(default_factory=Ratio)  # races of one tour have the same opponents, so they go together

    def tours_won(self) -> Estimate:
        share = self.tours / self.n if self.n else 0.0
        return Estimate(share, *wilson(share, self.n, Z95), self.n)

    def races_won(self) -> Estimate:
        return self.races.share()


class TourTally:
    """Adds up tours; its memory does not grow with them."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = {name: BotInTours() for name in bots}
        self.tours = 0

    def add(self, played: TourPlayed) -> None:
        self.tours += 1
        for name, bot in self.bots.items():
            seats = {seat for seat, sitting in enumerate(played.bots) if sitting == name}
            bot.n += 1
            bot.tours += len(seats & {*played.champions}) / len(played.champions)
            bot.races.add(sum(_won(result, seats) for result in played.results), len(played.results))

    def best(self) -> str:
        """The bot that wins the most races."""
        return max(self.bots, key=lambda name: self.bots[name].races_won().value)


def _won(result: RaceResult, seats: set[int]) -> bool:
    return any(result.places[seat] == 1 for seat in seats)
