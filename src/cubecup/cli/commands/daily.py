"""`cubecup daily`: the race of the day in the terminal, at a server with everybody else, or with days of one's own."""

from __future__ import annotations

import argparse
import shlex
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.text import Text

from cubecup.cli import records
from cubecup.cli.arguments import Parser, one_of, whole
from cubecup.cli.command import Command
from cubecup.cli.commands.play import LeaveGame, Match
from cubecup.cli.daily_pages import board_page, day_page, own_row, race_line, share_text
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI, Scene, ui_of
from cubecup.cli.screen import screen
from cubecup.cli.served.at_home import server_at_home
from cubecup.cli.served.game import ServedGame
from cubecup.cli.served.link import ServerLink
from cubecup.cli.served.own_key import OwnKey, config_folder
from cubecup.cli.words import Words
from cubecup.contests.days import MODES
from cubecup.kernel.choice import Choice
from cubecup.kernel.errors import BadOption, CubeCupError
from cubecup.kernel.record import read_record
from cubecup.server.messages.contests import ContestTold, DaysOfPlayer, DayTold, NewTry, TryMade, WhoAsks

_HOME: Final = "home"  # instead of an address: the port of a server at home is another one each time
_YOU: Final = 0


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.option("--server", metavar="URL", text="option-daily-server")
    parser.option("--mode", metavar="|".join(MODES), type=one_of("--mode", MODES), text="option-daily-mode")
    parser.option("--day", metavar="YYYY-MM-DD", text="option-daily-day")
    parser.option("--name", metavar="NAME", text="option-daily-name")
    parser.option("--practice", action="store_true", text="option-daily-practice")
    parser.option("--board", action="store_true", text="option-daily-board")
    parser.option("--watch", metavar="N", type=whole("--watch", 1), text="option-daily-watch")
    parser.option("--json", action="store_true", text="option-daily-json")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    begun = time.perf_counter()
    key = OwnKey(config_folder())
    with _server(arguments.server) as link:
        visit = DailyVisit(link, key, arguments.server is None, arguments.day or "today")
        if arguments.json:
            return _print(visit, _typed(arguments, visit), begun)
        console = screen()
        if arguments.board or arguments.watch:
            return _show(visit, arguments, console, words)
        return _race(visit, arguments, console, words)


@contextmanager
def _server(address: str | None) -> Iterator[ServerLink]:
    if address is not None:
        yield ServerLink(address)
        return
    with server_at_home(records.data_folder() / "daily.db") as found:
        yield ServerLink(found)


class DailyVisit:
    """A day at a server, as the owner of a key sees it."""

    def __init__(self, link: ServerLink, key: OwnKey, at_home: bool, day: str) -> None:
        self.link = link
        self.at_home = at_home
        self._own = key
        self._known_as = _HOME if at_home else link.address.lower()
        self._key = key.for_server(self._known_as)
        self._day = day
        self.see()

    def see(self) -> None:
        asks = WhoAsks(key=self._key)
        self.told = self.link.post(f"/api/days/{self._day}", asks, DayTold)
        self._day = self.told.day  # whoever races over midnight is still at this one
        self.raced = self.link.post("/api/days/raced", asks, DaysOfPlayer)

    def contest(self, mode: str | None) -> ContestTold:
        return next(one for one in self.told.contests if one.mode == (mode or MODES[0]))

    def share_link(self) -> str:
        return "" if self.at_home else f"{self.link.address}/daily/{self.told.day}"

    def begin(self, contest: ContestTold, name: str, bots: list[str]) -> tuple[TryMade, str]:
        token = self._own.for_race(self._known_as, contest.contest)
        wanted = NewTry(key=self._key, token=token, name=name, bots=bots)
        return self.link.post(f"/api/contests/{contest.contest}/tries", wanted, TryMade), token


# -- showing -----------------------------------------------------------------------------------------------


def _typed(arguments: argparse.Namespace, visit: DailyVisit) -> str:
    server = [] if arguments.server is None else ["--server", arguments.server]
    return shlex.join(["cubecup", "daily", *server, "--day", visit.told.day, "--json"])


def _print(visit: DailyVisit, typed: str, begun: float) -> int:
    told = msgspec.to_builtins(visit.told)
    found = {**told, "streak": visit.raced.streak, "days_raced": visit.raced.days}
    print_data(found, command=typed, seed=None, game=visit.told.contests[0].game, begun=begun)
    return 0


def _show(visit: DailyVisit, arguments: argparse.Namespace, console: Console, words: Words) -> int:
    for part in day_page(visit.told, visit.raced, words):
        console.print(part)
    wanted = visit.told.contests if arguments.mode is None else [visit.contest(arguments.mode)]
    if arguments.watch:
        return _watch(visit, visit.contest(arguments.mode), arguments.watch, console, words)
    for contest in wanted:
        console.print()
        _show_contest(visit, contest, console, words)
    return 0


def _show_contest(visit: DailyVisit, contest: ContestTold, console: Console, words: Words) -> None:
    console.print(race_line(contest, words), soft_wrap=True)
    for part in board_page(contest, words):
        console.print(part, soft_wrap=True)
    mine = own_row(contest)
    if mine is not None:
        console.print()
        console.print(Text(share_text(contest, mine, visit.raced.streak, visit.share_link(), words)), soft_wrap=True)


def _watch(visit: DailyVisit, contest: ContestTold, number: int, console: Console, words: Words) -> int:
    """The race of a row as a file of one's own; others' are told only to those who have raced."""
    row = contest.rows[number - 1] if number <= len(contest.rows) else None
    if row is None or not row.table:
        raise BadOption("no-replay", f"The race in row {number} cannot be watched (yet).", n=number)
    text = visit.link.text(f"/api/tables/{row.table}/record")
    path = records.new_path(0)
    records.write(read_record(text, visit.link.address), path)
    console.print(Text(words("play-watch", path=str(path)), style="dim"), soft_wrap=True)
    return 0


# -- racing ------------------------------------------------------------------------------------------------


def _race(visit: DailyVisit, arguments: argparse.Namespace, console: Console, words: Words) -> int:
    contest = visit.contest(arguments.mode)
    counts = contest.may_count or (contest.open and contest.mine != "" and own_row(contest) is None)
    if counts and arguments.practice:
        raise BadOption("practice-later", "The first try counts; there is practice once it is over.")
    for part in day_page(visit.told, visit.raced, words):
        console.print(part)
    if not counts and not arguments.practice:
        _show_contest(visit, contest, console, words)
        text = "contests-no-count" if contest.open else "contests-closed"
        console.print(Text(f"{words(text)} {words('daily-practise')}", style="dim"), soft_wrap=True)
        return 0
    bots = [words("bot-name", n=number) for number in range(2, 2 + len(contest.against))]
    made, token = visit.begin(contest, arguments.name or words("daily-name"), bots)
    console.print(Text(words("contests-counts" if made.counted else "contests-practise"), style="yellow"))
    with closing(ServedGame(visit.link, made.table, token)) as game:
        names = tuple(words("you-name") if seat.seat == _YOU else seat.name for seat in game.table.seats)
        scene = Scene(game.game, words, names, _YOU)
        status = DailyMatch(game, scene, console, Played(visit, contest, made.counted)).play()
        over = game.state.over
    if over:
        visit.see()
        console.print()
        _show_contest(visit, visit.contest(contest.mode), console, words)
    return status


class Played(NamedTuple):
    """Which race is run."""

    visit: DailyVisit
    contest: ContestTold
    counted: bool


class DailyMatch(Match):
    """A race at a server's table: the server rolls, asks the bots and keeps it; no hints in one that counts."""

    def __init__(self, game: ServedGame, scene: Scene, console: Console, played: Played) -> None:
        super().__init__(ui_of(scene.game.id), game, [], scene, console)
        self._game = game
        self._played = played
        self.keys["q"] = self._go
        if played.counted:
            del self.keys["h"]

    def _next(self) -> None:
        if self._game.is_asked:
            self._ask()
        else:
            self.heard += self._game.wait()

    def _answer(self, choice: Choice, text: str) -> None:
        action = choice.find(text)
        try:
            self.heard += self._game.act(self.you, action)
        except CubeCupError as error:  # answered from somewhere else, perhaps: it is asked anew
            if error.code in ("server-gone", "other-rules"):
                raise
            self.coming = []
            self.console.print(Text(self.words.error(error), style="yellow"))

    def _go(self, rest: str) -> None:
        self._farewell()
        raise LeaveGame

    def _keys_text(self) -> str:
        return "daily-keys" if self._played.counted else super()._keys_text()

    def _say_where(self) -> None:
        self._say("daily-promise", commitment=self._played.contest.commitment)

    def _say_how_to_watch(self) -> None:
        """The board says all that is to say."""

    def _say_how_to_go_on(self) -> None:
        if not self._played.counted:
            self._say("daily-left")
            return
        visit, contest = self._played.visit, self._played.contest
        server = "" if visit.at_home else f" --server {visit.link.address}"
        self._say("daily-continue", command=f"cubecup daily{server} --mode {contest.mode} --day {contest.day}")


COMMAND = Command(_arguments, _run, of_a_game=False)
