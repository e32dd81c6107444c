"""`cubecup bench`: how fast the engine plays at random, copies positions and plays matches of a bot, in one process.

Seconds are computing time, so that a busy machine measures much the same. A decision is a real choice, with more than
one legal answer; forced ones are not counted. Random races are long, so games per second come from the games that
ended within the time.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import random
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from rich.text import Text

from cubecup.bots.match import watch_match
from cubecup.bots.registry import bot_names, is_bot, levels_of, make_bot
from cubecup.cli.arguments import Parser, add_seed, one_of, seconds, seed_of, unknown_value, whole
from cubecup.cli.command import Command, add_game
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.kernel import game as kernel_game
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON, Game

_RIVALS: Final = ("catanatron",)
_CLOCK_EVERY: Final = 256  # decisions between two looks at the clock
_CLONES: Final = 20_000
_MATCHES: Final = "matches_of_"  # so many players
_clock: Final = time.process_time


@dataclass(slots=True)
class Speed:
    """What one run reached."""

    decisions: int
    seconds: float
    games: int  # that ended
    games_seconds: float  # the time those took

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        return self.games / self.games_seconds if self.games else 0.0


def _arguments(parser: Parser, ui: GameUI) -> None:
    add_game(parser)
    parser.option("--seconds", metavar="S", type=seconds("--seconds"), default=3.0)
    parser.option("--runs", metavar="N", type=whole("--runs", 1, 100), default=3)
    parser.option("--bot", metavar=",".join(levels_of(ui.id)), text="option-bench-bot")
    parser.option("--against", metavar=",".join(_RIVALS), type=one_of("--against", _RIVALS))
    parser.option("--json", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    rival = _rival(arguments.against) if arguments.against else None
    if arguments.bot and not is_bot(arguments.bot, ui.id):
        raise unknown_value("--bot", arguments.bot, bot_names(ui.id))
    seed = seed_of(arguments)
    begun = time.perf_counter()
    game = ui.bench_game()
    ours: list[Speed] = []
    theirs: list[Speed] = []
    for run in range(arguments.runs):  # turn and turn about, so that both meet the same moods of the machine
        ours.append(random_play(game, seed + run, arguments.seconds))
        if rival is not None:
            theirs.append(rival(seed + run, arguments.seconds))
    found: dict[str, JSON] = {
        "players": game.max_seats,
        "decisions_per_s": round(_best(ours)),
        "games_per_s": round(max(speed.games_per_s for speed in ours), 3),
        "clone_us": round(clone_time(game, seed) * 1e6, 3),
        "build": build(),
        "python": platform.python_version(),
    }
    if theirs:
        found[f"{arguments.against}_decisions_per_s"] = round(_best(theirs))
        found["ratio"] = round(_best(ours) / _best(theirs), 2)
    if arguments.bot:
        games = list(ui.league_games().values())
        found["bot"] = arguments.bot
        for seats in range(game.min_seats, game.max_seats + 1):
            speeds = [
                matches(arguments.bot, games, seats, seed + run, arguments.seconds) for run in range(arguments.runs)
            ]
            found[f"{_MATCHES}{seats}_per_s"] = round(max(speeds), 2)
    if arguments.json:
        command = ["cubecup", "bench", game.id, "--seconds", f"{arguments.seconds:g}", "--runs", str(arguments.runs)]
        command += ["--bot", arguments.bot] if arguments.bot else []
        command += ["--against", arguments.against] if arguments.against else []
        print_data(found, command=shlex.join([*command, "--seed", str(seed)]), seed=seed, game=game.id, begun=begun)
    else:
        console = screen()
        for name, value in {"game": game.id, "seed": seed, **found}.items():
            console.print(Text.assemble(f"{_label(name, words)}: ", (str(value), "bold")))
    return 0


def _label(name: str, words: Words) -> str:
    for rival in _RIVALS:
        if name.startswith(rival):
            return words("bench-rival", name=rival)
    if name.startswith(_MATCHES):
        return words("bench-matches", players=int(name.removeprefix(_MATCHES).removesuffix("_per_s")))
    return words(f"bench-{name}")


def _best(speeds: list[Speed]) -> float:
    return max(speed.decisions_per_s for speed in speeds)


def build() -> str:
    return "plain" if str(kernel_game.__file__).endswith(".py") else "compiled"


def random_play(game: Game, seed: int, span: float) -> Speed:
    """Random games one after another until the time is up."""
    draw = random.Random(seed).random
    clock = _clock
    begun = last_end = clock()
    end = begun + span
    decisions = games = 0
    state = game.new(game.max_seats, seed)
    while True:
        for _ in range(_CLOCK_EVERY):
            seat = state.actors()[0]
            actions = state.choice(seat).actions
            state.apply(seat, actions[int(draw() * len(actions))])
            decisions += 1
            if state.over:
                games += 1
                last_end = clock()
                state = game.new(game.max_seats, seed + games)
        if clock() >= end:
            return Speed(decisions, clock() - begun, games, last_end - begun)


def matches(bot: str, games: Sequence[Game], seats: int, seed: int, span: float) -> float:
    """Whole games of a bot against itself a second: as many rounds over all the games as the time is enough for."""
    bots = [make_bot(bot, seed + seat) for seat in range(seats)]
    begun = _clock()
    played = 0
    while played == 0 or _clock() < begun + span:
        for game in games:
            watch_match(bots, game, seed + played)
            played += 1
    return played / (_clock() - begun)


def clone_time(game: Game, seed: int) -> float:
    """Seconds for a copy of a position in the middle of a game, at best."""
    draw = random.Random(seed).random
    state = game.new(game.max_seats, seed)
    for _ in range(500):
        if state.over:
            break
        seat = state.actors()[0]
        actions = state.choice(seat).actions
        state.apply(seat, actions[int(draw() * len(actions))])
    clock = _clock
    best = float("inf")
    for _ in range(10):
        begun = clock()
        for _ in range(_CLONES // 10):
            state.clone()
        best = min(best, (clock() - begun) / (_CLONES // 10))
    return best


def _rival(name: str) -> Callable[[int, float], Speed]:
    if find_spec(name) is None:
        command = f"{sys.executable} -m pip install {name}"
        raise BadOption("not-installed", f"{name} is not installed: {command}", name=name, command=command)
    return _RIVAL_PLAY[name]


def _catanatron(seed: int, span: float) -> Speed:
    """Catanatron's own random players at a table of four, with the same idea of a decision."""
    catanatron = importlib.import_module("catanatron")  # no dependency: neither mypy nor a fresh checkout has it
    color = catanatron.Color

    counted = 0

    class Counting(catanatron.RandomPlayer):  # type: ignore[misc,name-defined]  # of a module without types
        def decide(self, game: object, playable_actions: list[object]) -> object:
            nonlocal counted
            if len(playable_actions) > 1:
                counted += 1
            return super().decide(game, playable_actions)

    random.seed(seed)  # its players draw from the global generator
    clock = _clock
    begun = last_end = clock()
    games = 0
    while clock() < begun + span:
        catanatron.Game([Counting(one) for one in (color.RED, color.BLUE, color.WHITE, color.ORANGE)]).play()
        games += 1
        last_end = clock()
    return Speed(counted, clock() - begun, games, last_end - begun)


_RIVAL_PLAY: Final = {"catanatron": _catanatron}

COMMAND = Command(_arguments, _run)
