"""`cubecup replay FILE`: a recorded game as a readable log, a single position of it, or just a check."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.text import Text

from cubecup.cli import records
from cubecup.cli.arguments import Parser, add_seed, file_of, whole
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI, Scene, ui_of
from cubecup.cli.screen import print_hanging, screen
from cubecup.cli.words import Words
from cubecup.kernel.errors import BadFile, Clause
from cubecup.kernel.game import Event, Game
from cubecup.kernel.moment import position_at
from cubecup.kernel.record import Record


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("file", nargs="?")
    parser.option("--step", action="store_true")
    parser.option("--at", metavar="N", type=whole("--at", 0))
    parser.option("--check", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    path: Path = file_of(arguments, "file")
    record, game = records.load(path)
    wanted: int | None = arguments.seed
    if wanted is not None and wanted != record.seed:
        told = f"seed {wanted}, not {record.seed}"
        raise BadFile("wrong-seed", str(path), 5, Clause("why-seed", told, wanted=str(wanted), found=str(record.seed)))
    at: int | None = arguments.at
    if arguments.check:
        _check(record, game, words)
    elif at is not None:
        _position(record, game, at, words)
    else:
        _log(record, game, words, step=arguments.step)
    return 0


def _check(record: Record, game: Game, words: Words) -> None:
    state = records.last_position(record, game)
    console = screen()
    over = words("replay-over") if state.over else words("replay-going-on")
    console.print(words("replay-good", source=record.source, actions=len(record.lines)) + f" {over}", soft_wrap=True)
    console.print(Text(words("seed", seed=str(record.seed)), style="dim"))


def _position(record: Record, game: Game, at: int, words: Words) -> None:
    console = screen()
    console.print(game.position(position_at(record, game, at)), soft_wrap=True)
    # As a comment, so that the output can be pasted into a scenario as it is.
    console.print(Text(f"# {words('seed', seed=str(record.seed))}", style="dim"))


def _log(record: Record, game: Game, words: Words, step: bool) -> None:
    ui = ui_of(game.id)
    console = screen()
    names = tuple(words("player-name", n=seat + 1) for seat in range(record.seats))
    scene = Scene(game, words, names)
    for part in ui.introduction(scene):
        console.print(part)
    console.print(Text(words("seed", seed=str(record.seed)), style="dim"))
    if record.origin:
        console.print(Text(words("replay-from", n=record.origin.at), style="dim"))
    state = None
    paging = step and sys.stdin.isatty()
    heard: list[Event] = []
    for number, (position, events) in enumerate(records.positions(record, game)):
        state = position
        heard += events
        # Told by the round, so that the steps of a walk make one line; by the action where each is looked at.
        if step or number == len(record.lines) or any(word == "round" for word, _, _ in events):
            for line in ui.trace(heard, scene):
                print_hanging(console, line)
            heard = []
        if paging and number < len(record.lines):
            paging = _wait(number, record, words)
    assert state is not None
    console.print()
    for part in ui.result(state, scene) if state.over else ui.board(state, scene):
        console.print(part)
    console.print(Text(words("seed", seed=str(record.seed)), style="dim"))


def _wait(number: int, record: Record, words: Words) -> bool:
    """Enter goes one action on; anything else plays the rest in one go."""
    coming = record.lines[number]
    prompt = words("replay-next", action=f"{coming.seat + 1} {coming.action}", n=number + 1, of=len(record.lines))
    try:
        return not screen().input(Text(prompt + " ", style="dim"))
    except EOFError:
        return False


COMMAND = Command(_arguments, _run, of_a_game=False)
