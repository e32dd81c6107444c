"""What a job is: which games, by whom, how many, from which seed. Cut into chunks that any process can play.

>>> plan = Plan("cubitos", (PlannedRace.of("race-1", make_game("cubitos")),), ("steady",), (2,), games=8, seed=7)
>>> [(chunk.first, chunk.games) for chunk in plan.chunks()][:2]
[(0, 1), (1, 1)]

Game number n of a race has the same seed and the same seating whatever the chunks.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any, Final

from cubecup.bots.learned import learned_style
from cubecup.bots.match import MOST_DECISIONS
from cubecup.bots.registry import is_bot, make_bot
from cubecup.cubitos.printed import printed
from cubecup.games import make_game
from cubecup.kernel import rng
from cubecup.kernel.errors import BadOption, Clause
from cubecup.kernel.game import JSON, Game
from cubecup.lab.collector import load_collectors

MOST_ROUNDS: Final = 500  # a race that takes more has stalled
_MASK: Final = 2**64 - 1
_DRAW: Final = 0x5EA7  # keeps the chance of the seating apart from that of the game
_USUAL_CHUNK: Final = 10  # games: two seconds of sharp ones, the most that a crash costs each process
_FEWEST_CHUNKS: Final = 50  # of a small job, so that all cores are busy to its end
_MOST_CHUNKS: Final = 2000  # of a large job, so that its folder of parts stays handy


@dataclass(frozen=True, slots=True)
class PlannedRace:
    """A game with its options settled, as JSON text, and the name it has in the tables.

    `bots` play it instead of those of the plan.
    """

    name: str
    options: str
    bots: tuple[str, ...] = ()

    @classmethod
    def of(cls, name: str, game: Game) -> PlannedRace:
        return cls(name, json.dumps(game.options(), ensure_ascii=False, sort_keys=True))


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games in a row of one race with one number of players; plain data, enough to play them anywhere."""

    number: int
    game: str
    race: PlannedRace
    players: int
    bots: tuple[str, ...]
    first: int
    games: int
    seed: int
    collectors: tuple[str, ...]
    most_rounds: int
    most_decisions: int
    draw: bool = False

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        if self.draw:
            return drawn(self.bots, self.players, game_seed(self.seed, number))
        return lineup(self.bots, self.players, number)


@dataclass(frozen=True, slots=True)
class Plan:
    """`bots` are names by seat, repeated if they are fewer than players, and move on by a seat from game to game.

    With `draw` every seat of every game gets one of them by chance instead: they may be any number, and one that is
    named twice comes twice as often.
    `games` is for each race and number of players. `collectors` are names of built-in ones, or `module:Class`.
    """

    game: str
    races: tuple[PlannedRace, ...]
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: int
    collectors: tuple[str, ...] = ("games", "rounds")
    most_rounds: int = MOST_ROUNDS
    most_decisions: int = MOST_DECISIONS
    chunk: int = 0  # games in a chunk; 0: as many as suit the job
    draw: bool = False

    @property
    def total(self) -> int:
        """The number of games."""
        return len(self.races) * len(self.players) * self.games

    def check(self) -> None:
        """Everything that can be wrong is found before the first game."""
        if not (self.races and self.players and self.bots and self.games > 0):
            raise BadOption("plan", Clause("why-plan", "A job needs a race, a number of players, a bot and a game."))
        names = [race.name for race in self.races]
        for name in names:
            if names.count(name) > 1:
                raise BadOption("plan", Clause("why-same-race", f"Two races are called {name!r}.", value=name))
        for race in self.races:
            game = make_game(self.game, json.loads(race.options))
            for players in self.players:
                game.check_seats(players)
            self._check_bots(race.bots or self.bots)
        load_collectors(self.collectors, self.game)

    def _check_bots(self, bots: tuple[str, ...]) -> None:
        for name in bots:
            make_bot(name)  # an unknown one says what there is
            if not is_bot(name, self.game):
                raise BadOption("unknown-bot", f"The bot {name!r} does not play {self.game}.", value=name)
        if len(bots) > min(self.players) and not self.draw:
            listed = ",".join(bots)
            raise BadOption(
                "too-many-bots", f"{listed}: more bots than players.", value=listed, players=min(self.players)
            )

    def chunk_size(self) -> int:
        if self.chunk:
            return self.chunk
        small = max(1, min(_USUAL_CHUNK, self.total // _FEWEST_CHUNKS))
        return max(small, -(-self.total // _MOST_CHUNKS))

    def chunks(self) -> Iterator[Chunk]:
        """The whole job in the order of its tables."""
        size = self.chunk_size()
        number = 0
        for race in self.races:
            for players in self.players:
                for first in range(0, self.games, size):
                    games = min(size, self.games - first)
                    yield Chunk(
                        number, self.game, race, players, race.bots or self.bots, first, games, self.seed,
                        self.collectors, self.most_rounds, self.most_decisions, self.draw,
                    )  # fmt: skip
                    number += 1

    def as_json(self) -> dict[str, JSON]:
        """Plain data from which `read_plan` makes an equal plan."""
        data: dict[str, JSON] = asdict(self)
        return data

    def digest(self) -> str:
        """Tells jobs apart: equal for the same games played by the same version of the package and its content."""
        made_of = {"version": version("cubecup"), "content": repr(printed()), "learned": repr(learned_style())}
        told = {"plan": self.as_json(), "chunk": self.chunk_size(), **made_of}
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def read_plan(data: Mapping[str, Any]) -> Plan:
    """A plan from what `as_json` told."""
    races = tuple(PlannedRace(race["name"], race["options"], tuple(race.get("bots", ()))) for race in data["races"])
    lists = {name: tuple(data[name]) for name in ("bots", "players", "collectors")}
    return Plan(**{**data, "races": races, **lists})


def game_seed(seed: int, number: int) -> int:
    """The seed of a game; the same in every race, so that races are compared with the same luck."""
    return rng.mix((rng.mix(seed & _MASK) + number) & _MASK)


def lineup(bots: tuple[str, ...], players: int, number: int) -> tuple[str, ...]:
    """Who sits where in a game: everyone moves on by a seat from game to game."""
    return tuple(bots[(seat - number) % players % len(bots)] for seat in range(players))


def drawn(bots: tuple[str, ...], players: int, seed: int) -> tuple[str, ...]:
    """Who sits where in a game by chance, from the game's seed and the seat alone."""
    return tuple(bots[rng.mix(rng.mix(seed ^ _DRAW) + seat) % len(bots)] for seat in range(players))
