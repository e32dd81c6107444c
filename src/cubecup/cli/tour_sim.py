"""`cubecup sim --tour`: tours between bots, and whether a tour tells more than a race who is the better one."""

from __future__ import annotations

import argparse
import shlex
import time

from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.arguments import seed_of
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.progress import games_bar
from cubecup.cli.screen import screen
from cubecup.cli.seating import named_bots
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.words import Words
from cubecup.games import make_game
from cubecup.kernel.errors import BadOption
from cubecup.lab.commas import joined
from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.tours import TourTally, play_tours, tour_chunks
from cubecup.tours.plan import TourPlan

_NOT_WITH = (
    "sets",
    "cards",
    "random_set",
    "track",
    "laps",
    "pack",
    "out",
    "format",
    "decisions",
    "records",
    "collect",
    "address",
)  # a tour has its own


def simulate(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    for name in _NOT_WITH:
        if getattr(arguments, name, None):
            option = f"--{name.replace('_', '-')}"
            raise BadOption("tour-alone", f"{option} does not go with --tour.", argument=option)
    begun = time.perf_counter()
    bots = tuple(named_bots(arguments, ui))
    players = _players(arguments, len(bots) if len(bots) > 1 else ui.default_players)
    plan = TourPlan.published(arguments.tour, players, make_game, game=ui.id)
    if len(bots) > players:
        listed = ",".join(bots)
        raise BadOption("too-many-bots", f"{listed}: more bots than players.", value=listed, players=players)
    seed = seed_of(arguments)
    tally = TourTally(tuple(dict.fromkeys(bots)))
    finished = _play(arguments, tally, plan, bots, players, seed, words)
    command = ["cubecup", "sim", ui.id, "--tour", plan.id, "--bots", joined(bots), "--players", str(players)]
    again = shlex.join([*command, "--games", str(arguments.games), "--seed", str(seed)])
    if arguments.json:
        print_data(
            {
                "tour": plan.id,
                "players": players,
                "bots": list(bots),
                "tours": tally.tours,
                "races_of_a_tour": len(plan.races),
                "shares_by_bot": {
                    name: {"tours_won": bot.tours_won().as_json(), "races_won": bot.races_won().as_json()}
                    for name, bot in tally.bots.items()
                },
            },
            command=again,
            seed=seed,
            game=ui.id,
            begun=begun,
        )
    else:
        _print(tally, plan, players, seed, words)
    return 0 if finished else INTERRUPTED


def _players(arguments: argparse.Namespace, usual: int) -> int:
    given: str | None = arguments.players
    if given is None:
        return usual
    if not given.isdecimal():
        raise BadOption("not-whole", f"--players is a whole number, not {given!r}.", argument="--players", value=given)
    return int(given)


def _play(
    arguments: argparse.Namespace,
    tally: TourTally,
    plan: TourPlan,
    bots: tuple[str, ...],
    players: int,
    seed: int,
    words: Words,
) -> bool:
    """Whether it came to its end; Ctrl-C ends it early, and what was played so far still counts."""
    chunks = list(tour_chunks(plan, bots, players, arguments.games, seed))
    playing = play_tours(chunks, arguments.workers)
    with games_bar(len(chunks), words) as played:
        try:
            for tours in playing:
                for tour in tours:
                    tally.add(tour)
                played(len(tours))
        except KeyboardInterrupt:
            return False
        finally:
            playing.close()
    return True


def _print(tally: TourTally, plan: TourPlan, players: int, seed: int, words: Words) -> None:
    console = screen()
    percent = words.numbers.percent
    title = words("sim-tour-title", name=words(f"tours-name-{plan.id}"), n=tally.tours, races=len(plan.races))
    console.print(Text(f"{title}, {words.count('players', players)}", style="bold"))
    if tally.tours:
        grid = Grid.grid(padding=(0, 2))
        grid.add_row("", words("sim-tour-tours"), words("sim-tour-races"))
        for name, bot in tally.bots.items():
            grid.add_row(name, _interval(bot.tours_won(), words), _interval(bot.races_won(), words))
        console.print(grid)
        best = tally.best()
        bot = tally.bots[best]
        facts = {"tours": percent(bot.tours_won().value, 0), "races": percent(bot.races_won().value, 0)}
        console.print(words("sim-tour-better", name=best, **facts))
    console.print(Text(words("seed", seed=str(seed)), style="dim"))


def _interval(share: Estimate, words: Words) -> str:
    return f"{words.numbers.percent(share.value)} ({words.numbers.percent_range(share.low, share.high)})"
