"""`cubecup sim`: many games between bots on all cores, summed up, and as tables if files are wanted."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cubecup.bots.registry import levels_of
from cubecup.cli.arguments import Parser, add_seed, one_of, whole
from cubecup.cli.command import Command, add_game
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.jobs import MOST_GAMES, add_engine, chosen_sets, complete, job_seed, play_chunks
from cubecup.cli.screen import screen
from cubecup.cli.seating import named_bots
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.words import Words
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON
from cubecup.lab.collector import CHOSEN, DECISIONS_TABLE, RECORDS_TABLE, built_in
from cubecup.lab.engines import check_engine
from cubecup.lab.plan import Chunk, Plan, PlannedRace
from cubecup.lab.record_files import RecordFolder
from cubecup.lab.storage import JobFolder, parts_folder
from cubecup.lab.summary import RunningTally, Summary
from cubecup.lab.work import Part
from cubecup.lab.writers import FORMATS
from cubecup.tours.plan import published_tours

_SUMMED_UP: Final = ("games",)  # the collectors it takes for a summary
# Options that change nothing about the games, and so are no part of the command that gives them again.
_USUAL_FORMAT: Final = "csv"
_TYPED_FORMAT: Final = "parquet"  # for decisions, which are lists of numbers
_ASIDE: Final = frozenset(
    {"game", "seed", "out", "records", "format", "force", "workers", "engine", "address", "json", "language"}
)


def _arguments(parser: Parser, ui: GameUI) -> None:
    add_game(parser)
    parser.option("--games", metavar="N", type=whole("--games", 1, MOST_GAMES), default=100)
    parser.option("--bots", metavar=",".join(levels_of(ui.id)), text="option-sim-bots")
    parser.option("--players", metavar="N,…", text="option-league-players")
    if ui.has_sets:
        parser.option("--sets", metavar="ID,…|all")
    tours = [id for id, tour in published_tours().items() if tour.game == ui.id]
    if tours:
        parser.option("--tour", metavar="|".join(tours), text="option-sim-tour")
    ui.add_options(parser)
    parser.option("--out", metavar="BASE", text="option-sim-out")
    parser.option("--format", metavar="|".join(FORMATS), type=one_of("--format", FORMATS), text="option-sim-format")
    parser.option("--decisions", action="store_true", text="option-sim-decisions")
    parser.option("--records", metavar="FOLDER", text="option-records")
    parser.option("--collect", metavar="MODULE:CLASS", action="append", text="option-sim-collect")
    add_engine(parser)
    parser.option("--json", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    if getattr(arguments, "tour", None):
        from cubecup.cli.tour_sim import simulate  # what tours need is loaded for tours alone

        return simulate(arguments, ui, words)
    check_engine(arguments.engine, arguments.address)
    base = Path(arguments.out) if arguments.out is not None else None
    if arguments.format is not None and base is None:
        raise BadOption("format-alone", "--format is the kind of files that --out BASE writes, so it needs --out.")
    if arguments.decisions and base is None:
        raise BadOption("decisions-alone", "--decisions makes a file, so it needs --out BASE.")
    arguments.format = arguments.format or (_TYPED_FORMAT if arguments.decisions else _USUAL_FORMAT)
    plan = _plan(arguments, ui, job_seed(arguments, base))
    plan.check()
    report = _Report(Summary(plan), arguments, ui, words)
    if arguments.records:
        goes_on = base is not None and parts_folder(base).exists()
        report.records = RecordFolder(Path(arguments.records), replace=arguments.force or goes_on)
    if base is not None:
        return _into_files(base, report)
    if not _play(list(plan.chunks()), report.summary.add, report):
        report.tell()
        return INTERRUPTED
    report.tell()
    return 0


# -- what is played ------------------------------------------------------------------------------------


def _plan(arguments: argparse.Namespace, ui: GameUI, seed: int) -> Plan:
    races = _races(arguments, ui, seed)
    bots = named_bots(arguments, ui)
    # As many players as bots are named, unless the number is given.
    players = str(len(bots) if len(bots) > 1 else ui.default_players)
    read = whole("--players")
    numbers = tuple(dict.fromkeys(read(text) for text in (arguments.players or players).split(",")))
    return Plan(ui.id, races, tuple(bots), numbers, arguments.games, seed, _collectors(arguments, ui))


def _races(arguments: argparse.Namespace, ui: GameUI, seed: int) -> tuple[PlannedRace, ...]:
    wanted: str | None = arguments.sets if ui.has_sets else None
    if wanted is None:
        game = ui.make(arguments, seed)
        return (PlannedRace.of(ui.race_name(game), game),)
    chosen = chosen_sets(wanted, ui.sets(arguments))
    return tuple(PlannedRace.of(id, ui.make_set(arguments, id)) for id in chosen)


def _collectors(arguments: argparse.Namespace, ui: GameUI) -> tuple[str, ...]:
    own: list[str] = arguments.collect or []
    if arguments.out is None:
        if own:
            raise BadOption("collect-without-out", "--collect makes a file, so it needs --out.")
        return _SUMMED_UP
    here = str(Path.cwd())
    if own and here not in sys.path:
        sys.path.insert(0, here)  # a module beside the data, as Python itself would find it
    decisions = (DECISIONS_TABLE,) if arguments.decisions else ()
    return (*built_in(ui.id), *decisions, *own)


def _command(arguments: argparse.Namespace, ui: GameUI, words: Words, seed: int) -> list[str]:
    """What to type for the same games; processes and files make no difference to them, nor does what is usual."""
    parser = Parser("sim", words)
    _arguments(parser, ui)
    typed = ["cubecup", "sim", ui.id]
    for name, value in vars(arguments).items():
        if name in _ASIDE or (value == parser.get_default(name) and name != "games"):
            continue
        option = f"--{name.replace('_', '-')}"
        if name == "collect":
            typed += [word for collector in value for word in (option, collector)]
        else:
            typed += [option, *([] if value is True else value if isinstance(value, list) else [str(value)])]
    return [*typed, "--seed", str(seed)]


def _kept_command(command: Sequence[str], arguments: argparse.Namespace) -> str:
    """The same as it is told with the games: what makes files of its own is no command without a name for them."""
    files = ["--out", Path(arguments.out).name] if arguments.decisions or arguments.collect else []
    return shlex.join([*command, *files])


# -- playing -------------------------------------------------------------------------------------------


def _play(chunks: Sequence[Chunk], heard: Callable[[Part], None], report: _Report) -> bool:
    """Whether it came to its end; its speed is told of what was played."""

    records = report.records

    def count(part: Part) -> None:
        report.decisions += part.events.get(CHOSEN, 0)
        for name, record in part.tables.pop(RECORDS_TABLE, ()):
            assert records is not None
            records.keep(str(name), str(record))
        heard(part)

    if records is not None:
        chunks = [replace(chunk, collectors=(*chunk.collectors, RECORDS_TABLE)) for chunk in chunks]
    begun = time.perf_counter()
    finished = play_chunks(chunks, count, report.arguments, report.words)
    report.seconds = time.perf_counter() - begun
    return finished


def _into_files(base: Path, report: _Report) -> int:
    arguments, words = report.arguments, report.words
    plan = report.summary.plan
    command = _command(arguments, report.ui, words, plan.seed)
    again = shlex.join([*command, "--out", str(base), "--format", arguments.format])
    with JobFolder(base, plan, arguments.format, _kept_command(command, arguments), arguments.force) as store:
        if not complete(store, lambda todo: _play(todo, store.keep, report), again, words, report.summary.add):
            return INTERRUPTED
    report.tell()
    if not arguments.json:
        for path in store.files.values():
            screen().print(Text(words("sim-file", path=str(path)), style="dim"), soft_wrap=True)
    return 0


# -- what is printed -----------------------------------------------------------------------------------


class _Report:
    """The summary, for people or for programs."""

    def __init__(self, summary: Summary, arguments: argparse.Namespace, ui: GameUI, words: Words) -> None:
        self.summary = summary
        self.arguments = arguments
        self.ui = ui
        self.words = words
        self.records: RecordFolder | None = None  # where those of the games go, if they are wanted
        self.decisions = 0  # of this run; a job that was resumed has more
        self.seconds = 0.0
        self.begun = time.perf_counter()

    def tell(self) -> None:
        if self.arguments.json:
            plan = self.summary.plan
            command = _kept_command(_command(self.arguments, self.ui, self.words, plan.seed), self.arguments)
            print_data(self._as_json(), command=command, seed=plan.seed, game=plan.game, begun=self.begun)
            return
        self._print(screen())
        if self.records is not None:
            screen().print(Text(self.words("sim-file", path=str(self.records.path)), style="dim"), soft_wrap=True)

    def _speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    # -- for programs -----------------------------------------------------------------------------------

    def _as_json(self) -> dict[str, JSON]:
        summary = self.summary
        plan = summary.plan
        found: dict[str, JSON] = {
            "games": summary.games,
            "bots": [*plan.bots],
            "wins_by_bot": {**summary.wins_by_bot()},
            "draws": summary.draws,
            "stalled": summary.stalled,
            "decisions": summary.decisions,
            "decisions_per_s": round(self._speed()),
        }
        options = {race.name: json.loads(race.options) for race in plan.races}
        tallies: list[dict[str, JSON]] = [
            {"race": tally.race, "options": options[tally.race], **self._tally_json(tally)} for tally in summary
        ]
        if len(tallies) == 1:
            return {**found, **tallies[0]}
        return {**found, "races": [*tallies]}

    def _tally_json(self, tally: RunningTally) -> dict[str, JSON]:
        rounds: JSON = None
        if tally.games:
            span = tally.rounds()
            rounds = {"min": span.low, "median": span.median, "max": span.high}
        return {
            "players": tally.players,
            "games": tally.games,
            "wins_by_seat": [*tally.wins_by_seat],
            "wins_by_bot": {**tally.wins_by_bot},
            "draws": tally.draws,
            "stalled": tally.stalled,
            "rounds": rounds,
            "per_player_and_game": {word: round(tally.per_player(word), 4) for word in self.ui.counted},
        }

    # -- for people -------------------------------------------------------------------------------------

    def _print(self, console: Console) -> None:
        words, number = self.words, self.words.numbers.number
        for tally in self.summary:
            if tally.games or len(list(self.summary)) == 1:
                self._print_tally(tally, console)
        if self.decisions:
            speed = words("sim-speed", n=number(self._speed()), seconds=number(self.seconds, 1))
            console.print(speed)
        console.print(Text(words("seed", seed=str(self.summary.plan.seed)), style="dim"))

    def _print_tally(self, tally: RunningTally, console: Console) -> None:
        words, percent = self.words, self.words.numbers.percent
        games = tally.games
        title = words("sim-title", games=games, players=words.count("players", tally.players))
        several = len(list(self.summary)) > 1
        console.print(Text(f"{tally.race}: {title}" if several else title, style="bold"))
        if not games:
            return
        grid = Grid.grid(padding=(0, 2))
        bots = tally.wins_by_bot
        alone = next(iter(bots)) if len(bots) == 1 else ""
        for seat, won in enumerate(tally.wins_by_seat):
            grid.add_row(words("sim-seat", n=seat + 1), alone, str(won), percent(won / games))
        for name, won in bots.items() if not alone else ():
            grid.add_row(words("sim-bot"), name, str(won), percent(won / games))
        for word, number in (("sim-draws", tally.draws), ("sim-stalled", tally.stalled)):
            if number:
                grid.add_row(words(word), "", str(number), percent(number / games))
        console.print(Text(words("sim-wins")))
        console.print(grid)
        span = tally.rounds()
        console.print(words("sim-rounds", low=span.low, median=words.numbers.half(span.median), high=span.high))
        for word in self.ui.counted:
            console.print(words(f"sim-{word}", n=words.numbers.number(tally.per_player(word), 2)))


COMMAND = Command(_arguments, _run)
