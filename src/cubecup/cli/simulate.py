"""`cubecup sim`: many games between bots, one after another, and what came of them."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cubecup.bots.protocol import Bot, ask
from cubecup.cli.arguments import Parser, add_seed, seed_of, whole
from cubecup.cli.command import Command, add_game
from cubecup.cli.front import Front
from cubecup.cli.progress import games_bar
from cubecup.cli.screen import screen
from cubecup.cli.seating import add_seating, make_bots, named_bots, players_of, repeated
from cubecup.cli.words import Words
from cubecup.kernel import rng
from cubecup.kernel.game import JSON, Game

INTERRUPTED: Final = 130
_MOST_GAMES: Final = 1_000_000


def _arguments(parser: Parser, front: Front) -> None:
    add_game(parser)
    parser.option("--games", metavar="N", type=whole("--games", 1, _MOST_GAMES), default=100)
    add_seating(parser, front)
    front.add_options(parser)
    parser.option("--json", action="store_true")
    add_seed(parser)


class Tally:
    """What is counted over the games."""

    def __init__(self, bots: list[str], counted: tuple[str, ...]) -> None:
        self.bots = bots  # by seat
        self.counted = counted
        self.wins = [0] * len(bots)
        self.draws = 0
        self.rounds: list[int] = []
        self.happened: Counter[str] = Counter()
        self.decisions = 0
        self.seconds = 0.0

    def play(self, game: Game, players: list[Bot], seed: int) -> None:
        begun = time.perf_counter()
        state = game.set_up(len(players), seed)
        state.journal = []
        state.advance()
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, ask(players[seat], state, seat))
            self.decisions += 1
        words = Counter(word for word, _, _ in state.journal)
        self.rounds.append(words["round"])
        for word in self.counted:
            self.happened[word] += words[word]
        for seat in state.winners():
            self.wins[seat] += 1
        self.draws += not state.winners()
        self.seconds += time.perf_counter() - begun

    @property
    def games(self) -> int:
        return len(self.rounds)

    def by_bot(self) -> dict[str, int]:
        wins = dict.fromkeys(self.bots, 0)
        for name, won in zip(self.bots, self.wins, strict=True):
            wins[name] += won
        return wins

    def per_player(self, word: str) -> float:
        return self.happened[word] / (self.games * len(self.bots)) if self.games else 0.0

    def speed(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self, game: Game, seed: int) -> dict[str, JSON]:
        rounds: JSON = None
        if self.rounds:
            rounds = {
                "min": min(self.rounds), "median": statistics.median(self.rounds), "max": max(self.rounds)
            }  # fmt: skip
        return {
            "game": game.id,
            "options": game.options(),
            "seed": seed,
            "games": self.games,
            "players": len(self.bots),
            "bots": [*self.bots],
            "wins_by_seat": [*self.wins],
            "wins_by_bot": {**self.by_bot()},
            "draws": self.draws,
            "rounds": rounds,
            "per_player_and_game": {word: round(self.per_player(word), 4) for word in self.counted},
            "decisions": self.decisions,
            "decisions_per_s": round(self.speed()),
            "seconds": round(self.seconds, 3),
        }


def _run(arguments: argparse.Namespace, front: Front, words: Words) -> int:
    seed = seed_of(arguments)
    game = front.make(arguments, seed)
    names = named_bots(arguments, front)
    # As many players as bots are named, unless the number is given.
    players = players_of(arguments, game, len(names) if len(names) > 1 else front.default_players)
    game.check_seats(players)
    tally = Tally(repeated(names, players), front.counted)
    status = _play_all(tally, game, seed, arguments.games, words)
    if arguments.json:
        sys.stdout.write(json.dumps(tally.as_json(game, seed), ensure_ascii=False, indent=2) + "\n")
    else:
        _summary(tally, seed, words, screen())
    return status


def _play_all(tally: Tally, game: Game, seed: int, games: int, words: Words) -> int:
    """Ctrl-C ends early; the games played so far still count."""
    with games_bar(games, words) as played:
        try:
            for number in range(games):
                own = rng.mix((seed + number) & (2**64 - 1))
                tally.play(game, make_bots(tally.bots, own), own)
                played(1)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def _summary(tally: Tally, seed: int, words: Words, console: Console) -> None:
    games = tally.games
    console.print(Text(words("sim-title", games=games, players=words.count("players", len(tally.bots))), style="bold"))
    if games:
        grid = Grid.grid(padding=(0, 2))
        for seat, (name, won) in enumerate(zip(tally.bots, tally.wins, strict=True)):
            grid.add_row(words("sim-seat", n=seat + 1), name, str(won), f"{won / games:.1%}")
        if len(set(tally.bots)) > 1:
            for name, won in tally.by_bot().items():
                grid.add_row(words("sim-bot"), name, str(won), f"{won / games:.1%}")
        if tally.draws:
            grid.add_row(words("sim-draws"), "", str(tally.draws), f"{tally.draws / games:.1%}")
        console.print(Text(words("sim-wins")))
        console.print(grid)
        console.print(
            words(
                "sim-rounds",
                low=min(tally.rounds), median=f"{statistics.median(tally.rounds):g}", high=max(tally.rounds),
            )
        )  # fmt: skip
        for word in tally.counted:
            console.print(words(f"sim-{word}", n=f"{tally.per_player(word):.2f}"))
        console.print(words("sim-speed", n=f"{tally.speed():.0f}", seconds=f"{tally.seconds:.1f}"))
    console.print(Text(words("seed", seed=str(seed)), style="dim"))


COMMAND = Command("sim", _arguments, _run)
