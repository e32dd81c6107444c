"""`cubecup tour`: a whole tour in the terminal, one person against bots. The file is a save and the tour's record."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from cubecup.cli import records, session
from cubecup.cli.arguments import Parser, add_seed, seed_of
from cubecup.cli.command import Command, add_game
from cubecup.cli.commands.play import Match
from cubecup.cli.game_ui import GameUI, Scene, ui_of
from cubecup.cli.screen import screen
from cubecup.cli.seating import add_seating, guarded_bots, known_bots, named_bots, repeated
from cubecup.cli.session import Session
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.tour_pages import ceremony, next_race, standing_page
from cubecup.cli.words import Words
from cubecup.games import game_of, make_game
from cubecup.kernel.errors import BadOption
from cubecup.kernel.record import Recorder
from cubecup.lab.atomic_files import put
from cubecup.tours.plan import TourPlan, published_tours
from cubecup.tours.standing import RaceResult, result_of
from cubecup.tours.tour_record import (
    PlayedRace,
    TourPlayer,
    TourRecord,
    agreed,
    kind_of,
    read_tour,
    results_of,
    verified,
)

YOU = 0


def _arguments(parser: Parser, ui: GameUI) -> None:
    add_game(parser)
    tours = [id for id, tour in published_tours().items() if tour.game == ui.id]
    parser.option("--tour", metavar="|".join(tours) or "ID", text="option-tour")
    parser.option("--races", metavar="ID,…", text="option-races")
    add_seating(parser, ui)
    ui.add_options(parser)
    parser.option("--save", metavar="FILE")
    parser.option("--load", metavar="FILE", text="option-tour-load")
    parser.option("--show", metavar="FILE", text="option-tour-show")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    console = screen()
    if arguments.show:
        tour = _read(Path(arguments.show))
        _show(tour, verified(tour, game_of), console, words)
        return 0
    seed = seed_of(arguments)
    if arguments.load:
        path: Path | None = Path(arguments.load)
        tour = _read(Path(arguments.load))
        ui = ui_of(tour.plan.game)
    else:
        tour = _new(arguments, ui, seed, words)
        path = records.save_file(arguments.save, seed, console, words, "tour")
    return TourOfRaces(tour, path, ui, seed, console, words).play()


def _read(path: Path) -> TourRecord:
    return read_tour(records.text_of(path), str(path))


def _new(arguments: argparse.Namespace, ui: GameUI, seed: int, words: Words) -> TourRecord:
    bots = known_bots(arguments.bots, ui) if arguments.bots else named_bots(arguments, ui)
    seats: int = arguments.players or ui.default_players
    if arguments.races and arguments.tour:
        raise BadOption("either-or", "Give --tour or --races, not both.", one="--tour", other="--races")
    if arguments.races or not any(tour.game == ui.id for tour in published_tours().values()):
        wanted = (arguments.races or "plain,plain,plain").split(",")
        races = [ui.tour_race(arguments, id, seed + number).options() for number, id in enumerate(wanted)]
        plan = TourPlan.own(ui.id, races, seats, make_game)
    else:
        first = next(id for id, tour in published_tours().items() if tour.game == ui.id)
        plan = TourPlan.published(arguments.tour or first, seats, make_game, ui.tour_options(arguments), ui.id)
    names = repeated(bots, seats - 1)
    others = [TourPlayer(words("bot-name", n=seat), name) for seat, name in enumerate(names, 2)]
    return TourRecord(plan, [TourPlayer(words("you-name")), *others])


class TourSession(Session):
    """A race whose file is that of its tour."""

    def __init__(self, recorder: Recorder, path: Path | None, tour: TourRecord, number: int) -> None:
        super().__init__(recorder, path)
        self._tour = tour
        self._number = number

    def save(self) -> None:
        if self.path is not None:
            put(self.path, str(self._written()).encode())

    def _written(self) -> TourRecord:
        self._tour.records[self._number - 1 :] = [str(self.record)]
        return self._tour


class TourMatch(Match):
    """A race of a tour, which is gone on with as a tour."""

    continued_by: ClassVar[str] = "tour-continue"
    watched_by: ClassVar[str] = "tour-kept"


class TourOfRaces:
    """Race after race, with the standing between them."""

    def __init__(
        self, tour: TourRecord, path: Path | None, ui: GameUI, seed: int, console: Console, words: Words
    ) -> None:
        self.tour = tour
        self.path = path
        self.ui = ui
        self.seed = seed
        self.console = console
        self.words = words
        self.names = tuple(player.name for player in tour.players)
        self.results: list[RaceResult] = results_of(verified(tour, game_of))

    def play(self) -> int:
        plan = self.tour.plan
        while len(self.results) < len(plan.races):
            number = len(self.results) + 1
            if len(self.tour.records) < number and not self._begins(number):
                return INTERRUPTED if self._interrupted else 0
            status = self._race(number)
            if status is not None:
                return status
        _show(self.tour, verified(self.tour, game_of), self.console, self.words)
        if self.path is not None:
            self._say("tour-kept", path=str(self.path))
        return 0

    _interrupted = False

    def _begins(self, number: int) -> bool:
        """Show how it stands and what comes, and wait until the user wants to race."""
        for part in (*standing_page(self.tour, self.results, self.words), *next_race(self, number)):
            self.console.print(part)
        try:
            self.console.input(Text(self.words("tour-ready", n=number) + " ", style="bold cyan"))
        except (EOFError, KeyboardInterrupt) as end:
            self._interrupted = isinstance(end, KeyboardInterrupt)
            self.console.print()
            if self.path is not None:
                put(self.path, str(self.tour).encode())
                self._say("tour-continue", path=str(self.path))
            return False
        if not sys.stdin.isatty():
            self.console.print()
        return True

    def _say(self, id: str, **values: str | int) -> None:
        self.console.print(Text(self.words(id, **values), style="dim"), soft_wrap=True)

    def _race(self, number: int) -> int | None:
        """A race to its end; a status if the user leaves before."""
        table = self._table(number)
        table.save()
        levels = [player.level or self.ui.default_bot for player in self.tour.players[1:]]
        bots = guarded_bots(self.ui, levels, table.record.seed, self.console, self.words)
        bots.insert(YOU, bots[0])  # never asked: its place keeps the others on their seats
        game = make_game(self.tour.plan.game, self.tour.plan.races[number - 1])
        match = TourMatch(self.ui, table, bots, Scene(game, self.words, self.names, YOU), self.console)
        status = match.play()
        if not table.state.over:
            return status
        self.results.append(result_of(table.state))
        return None

    def _table(self, number: int) -> TourSession:
        plan, seats = self.tour.plan, len(self.names)
        game = make_game(plan.game, plan.races[number - 1])
        if len(self.tour.records) == number:
            record = self.tour.record(number)
            recorder = session.recorder_of(record, game, records.last_position(record, game))
        else:
            agreed_on = agreed(plan, self.results, seats)
            recorder = Recorder(game, seats, self.seed + number - 1, agreed_on)
            recorder.record.agreed = agreed_on
        return TourSession(recorder, self.path, self.tour, number)


def _show(tour: TourRecord, played: list[PlayedRace], console: Console, words: Words) -> None:
    results = results_of(played)
    console.print(Rule(Text(words(f"tours-name-{kind_of(tour)}"), style="bold"), style="cyan"))
    for part in ceremony(tour, played, words) if results else ():
        console.print(part)
    for part in standing_page(tour, results, words):
        console.print(part)


COMMAND = Command(_arguments, _run)
