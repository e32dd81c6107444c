"""`cubecup play`: one person against bots in the terminal. The game is on disk before every question."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cubecup.bots.advice import FAR_BEHIND, advise
from cubecup.bots.advice import sentence as advice_sentence
from cubecup.bots.protocol import Bot, ask
from cubecup.cli import records, session
from cubecup.cli.arguments import Parser, add_seed, seed_of, whole
from cubecup.cli.command import Command, add_game
from cubecup.cli.game_ui import GameUI, Scene, ui_of
from cubecup.cli.screen import print_hanging, screen
from cubecup.cli.seating import add_seating, guarded_bots, named_bots, players_of, repeated
from cubecup.cli.session import PlayedGame, Session
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.words import Words
from cubecup.kernel.choice import Choice
from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.kernel.game import Event

_LOG_LINES: Final = 20
_HINTS: Final = 3
_LABEL_WIDTH: Final = 70


def _arguments(parser: Parser, ui: GameUI) -> None:
    add_game(parser)
    add_seating(parser, ui)
    ui.add_options(parser)
    parser.option("--save", metavar="FILE")
    parser.option("--load", metavar="FILE")
    parser.option("--from", metavar="FILE@N", dest="moment")
    parser.option("--seat", metavar="N", type=whole("--seat", 1))
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    seed = seed_of(arguments)
    console = screen()
    if arguments.load and arguments.moment:
        raise BadOption("either-or", "Give --load or --from, not both.", one="--load", other="--from")
    if arguments.load:
        path = Path(arguments.load)
        record, game = records.load(path)
        ui = ui_of(game.id)
        names = named_bots(arguments, ui)
        seed = record.seed
        table = session.resume(record, game, Path(arguments.save) if arguments.save else path)
    elif arguments.moment:
        path, at = _moment(arguments.moment)
        record, game = records.load(path)
        ui = ui_of(game.id)
        names = named_bots(arguments, ui)
        table = session.go_on(record, game, at, seed)
        table.path = records.save_file(arguments.save, seed, console, words)
    else:
        names = named_bots(arguments, ui)
        game = ui.make(arguments, seed)
        seats = players_of(arguments, game, ui.default_players)
        table = session.begin(game, seats, seed, records.save_file(arguments.save, seed, console, words))
    seats = table.record.seats
    you = _own_seat(arguments, table)
    table.save()
    bots = guarded_bots(ui, repeated(names, seats - 1), seed, console, words)
    bots.insert(you, bots[0])  # never asked: its place keeps the others on their seats
    called = tuple(words("you-name") if seat == you else words("bot-name", n=seat + 1) for seat in range(seats))
    return Match(ui, table, bots, Scene(game, words, called, you), console).play()


def _moment(text: str) -> tuple[Path, int]:
    """A record and how many of its actions come before."""
    name, at, number = text.rpartition("@")
    if not at or not name:
        raise BadOption("moment-form", f"A moment is FILE@N, not {text!r}.", value=text)
    return Path(name), whole("--from FILE@N", 0)(number)


def _own_seat(arguments: argparse.Namespace, table: Session) -> int:
    """The first one; of a game that goes on from a moment, the one that decides there."""
    given: int | None = arguments.seat
    if given is not None:
        return whole("--seat", 1, table.record.seats)(str(given)) - 1
    return table.state.actors()[0] if arguments.moment else 0


class LeaveGame(Exception):
    """The user wants to go."""


class Match:
    """The loop of a game: bots act, what they did is told, the user is asked."""

    continued_by: ClassVar[str] = "play-continue"  # texts that say how
    watched_by: ClassVar[str] = "play-watch"

    def __init__(self, ui: GameUI, table: PlayedGame, bots: list[Bot], scene: Scene, console: Console) -> None:
        self.ui = ui
        self.table = table
        self.bots = bots
        self.scene = scene
        self.you = scene.you
        self.words = scene.words
        self.console = console
        self.log: list[Text] = []
        self.heard: list[Event] = list(table.events)
        self.fresh = True  # the whole board is to be shown again
        self.coming: list[str] = []  # actions the user has already named
        self.keys: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "h": self._hint,
            "u": self._undo,
            "l": self._log,
            "b": self._board,
            "s": self._save,
            "q": self._quit,
        }

    def play(self) -> int:
        try:
            self._introduce()
            while not self.table.state.over:
                self._next()
        except LeaveGame:
            return 0
        except EOFError:
            self._farewell()
            return 0
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        self._tell()
        self.table.save()
        self._result()
        return 0

    def _next(self) -> None:
        waiting = self.table.state.actors()
        bot = next((seat for seat in waiting if seat != self.you), None)
        if bot is None:
            self._ask()
        else:
            action = ask(self.bots[bot], self.table.state, bot)
            self.heard += self.table.act(bot, action)

    # -- what is shown ----------------------------------------------------------------------------------

    def _introduce(self) -> None:
        self.console.print(Rule(Text("Cube Cup", style="bold"), style="cyan"))
        for part in self.ui.introduction(self.scene):
            self.console.print(part)
        self.console.print()
        opponents = ", ".join(name for seat, name in enumerate(self.scene.names) if seat != self.you)
        if opponents:
            self.console.print(Text(self.words("intro-against", names=opponents)))
        origin = self.table.record.origin
        if origin:
            self._say("play-from", n=origin.at)
        self._say(self._keys_text())
        self._say_where()
        self.console.print()

    def _keys_text(self) -> str:
        return self._own("intro-keys")

    def _say_where(self) -> None:
        """Where the dice come from, and where the game is kept."""
        self._say("seed", seed=str(self.table.record.seed))
        if self.table.path is not None:
            self._say("play-kept", path=str(self.table.path))

    def _own(self, id: str) -> str:
        """The id of a text about keys and answers: the game's own where it has one."""
        own = f"{id}-{self.ui.id}"
        return own if self.words.has(own) else id

    def _say(self, id: str, **values: str | int) -> None:
        self.console.print(Text(self.words(id, **values), style="dim"), soft_wrap=True)

    def _tell(self) -> bool:
        """Say what has happened since the last question; False if that is nothing."""
        lines = self.ui.trace(self.heard, self.scene)
        self.heard = []
        self.log += lines
        for line in lines:
            print_hanging(self.console, line)
        return bool(lines)

    def _result(self) -> None:
        self.console.print(Rule(Text(self.words("result-title"), style="bold"), style="cyan"))
        winners = self.table.state.winners()
        if self.you in winners:
            self.console.print(Text(self.words("result-you-win"), style="bold green"))
        elif winners:
            names = ", ".join(self.scene.names[seat] for seat in winners)
            self.console.print(Text(self.words("result-winner", name=names), style="bold"))
        else:
            self.console.print(Text(self.words("result-draw"), style="bold"))
        for part in self.ui.result(self.table.state, self.scene):
            self.console.print(part)
        self._say_how_to_watch()

    def _say_how_to_watch(self) -> None:
        self._say("seed", seed=str(self.table.record.seed))
        if self.table.path is not None:
            self._say(self.watched_by, path=str(self.table.path))

    def _farewell(self) -> None:
        """The user has gone without a word: the file has everything up to the last question."""
        self.console.print()
        self.table.save()
        self._say_how_to_go_on()

    def _say_how_to_go_on(self) -> None:
        self._say("seed", seed=str(self.table.record.seed))
        if self.table.path is not None:
            seat = f" --seat {self.you + 1}" if self.you else ""
            self._say(self.continued_by, path=f"{self.table.path}{seat}")

    # -- asking -----------------------------------------------------------------------------------------

    def _ask(self) -> None:
        choice = self.table.state.choice(self.you)
        if self.coming:
            self._answer(choice, self.coming.pop(0))
            return
        told = self._tell()
        self.console.print()
        self.table.save()
        show = self.ui.board if told or self.fresh else self.ui.glance
        self.fresh = False
        for part in show(self.table.state, self.scene):
            self.console.print(part)
        self._menu(choice)
        while not self._understood(choice, self._prompt()):
            pass

    def _menu(self, choice: Choice) -> None:
        state = self.table.state
        for part in self.ui.question(state, self.you, choice, self.scene):
            self.console.print(part)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
        grid.add_column(
            no_wrap=True, overflow="ellipsis", max_width=self.console.width - 4
        )  # or it is cut without a sign
        for number, action in enumerate(choice.actions, 1):
            grid.add_row(f"{number:>3}", self.ui.label(state, self.you, choice, action, self.scene))
        self.console.print(grid)

    def _prompt(self) -> str:
        text = self.console.input(Text("> ", style="bold cyan")).strip()
        if not sys.stdin.isatty():  # a terminal has shown it already
            self.console.print(Text(text))
        return text

    def _understood(self, choice: Choice, text: str) -> bool:
        """Whether the user's line was an answer; everything else is dealt with here and asked again."""
        key, _, rest = text.partition(" ")
        pages = self.ui.pages()
        if not text:
            return False
        if key in pages:
            for part in pages[key](self.table.state, self.scene):
                self.console.print(part)
            return False
        if key in self.keys:
            before = self.table.state
            self.keys[key](rest.strip())
            return self.table.state is not before  # after an undo the question is another
        try:
            self._take(choice, text)
        except CubeCupError as error:
            self.console.print(Text(self.words.error(error), style="yellow"))
            return False
        return True

    def _take(self, choice: Choice, text: str) -> None:
        if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(choice.actions):
            self._answer(choice, choice.actions[int(text) - 1].text)
            return
        several = self.ui.understand(self.table.state, self.you, text)
        if several:
            self.coming = list(several[1:])
            text = several[0]
        self._answer(choice, text)

    def _answer(self, choice: Choice, text: str) -> None:
        action = choice.find(text)
        self.table.mark()
        self.heard += self.table.act(self.you, action)

    # -- keys -------------------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        self.console.print(Text(self.words(self._own("play-help"))))
        grid = Grid.grid(padding=(0, 2))
        for key in (*self.keys, *self.ui.pages()):
            id = self._own(f"key-{key}") if key != "?" else "key-help"
            grid.add_row(Text(key, style="bold cyan"), self.words(id))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def _hint(self, rest: str) -> None:
        """The best answers with their numbers in the menu, how often they win, and why."""
        state = self.table.state
        choice = state.choice(self.you)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(ratio=1)
        for advice in advise(state, self.you)[:_HINTS]:
            label = self.ui.label(state, self.you, choice, advice.action, self.scene)
            reason = Text(advice_sentence(advice, self.words.texts), style="yellow")
            number = choice.actions.index(advice.action) + 1
            chance = shown_chance(advice.win_chance, self.words)
            grid.add_row(str(number), chance, Text.assemble(_shortened(label), "\n", reason))
        self._say("hint-title")
        self.console.print(grid)

    def _undo(self, rest: str) -> None:
        if not self.table.undo():
            self._say(self._own("play-no-undo"))
            return
        self.coming = []
        self.heard = []
        self.fresh = True
        self._say("play-undone")

    def _log(self, rest: str) -> None:
        for line in self.log[-_LOG_LINES:]:
            print_hanging(self.console, line)

    def _board(self, rest: str) -> None:
        for part in self.ui.board(self.table.state, self.scene):
            self.console.print(part)
        self._menu(self.table.state.choice(self.you))

    def _save(self, rest: str) -> None:
        try:
            if rest:
                self.table.save_as(Path(rest).expanduser())
            else:
                self.table.save()
        except CubeCupError as error:
            self.console.print(Text(self.words.error(error), style="yellow"))
            return
        if rest or self.table.path is not None:
            self._say("play-kept", path=rest or str(self.table.path))

    def _quit(self, rest: str) -> None:
        """Offer to keep the game; without an answer it is kept."""
        if self.table.path is None:
            raise LeaveGame
        answer = self.console.input(Text(self.words("play-keep", path=str(self.table.path)) + " "))
        if answer.strip().lower() in self.words("answer-no").split():
            self.table.discard()
            self._say("seed", seed=str(self.table.record.seed))
        else:
            self._farewell()
        raise LeaveGame


def shown_chance(chance: float, words: Words) -> str:
    """Far behind, where all would be 0%, in tenths; what cannot be told from nothing is still not nothing."""
    if chance < FAR_BEHIND:
        return words.numbers.percent(chance) if chance else f"<{words.numbers.percent(0.001)}"
    return words.numbers.percent(chance, 0)


def _shortened(label: Text) -> Text:
    """The wording of an answer without what would fill the line."""
    short = label.copy()
    short.truncate(_LABEL_WIDTH, overflow="ellipsis")
    return short


COMMAND = Command(_arguments, _run)
