"""`cubecup verify FILE`: whether the dice of a recorded game are those that were promised before it began."""

from __future__ import annotations

import argparse
import hmac
from pathlib import Path

from rich.text import Text

from cubecup.cli import records
from cubecup.cli.arguments import Parser, file_of
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.fair.proof import prove
from cubecup.kernel.errors import Clause


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("file", nargs="?")
    parser.option("--commitment", metavar="HEX")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    path: Path = file_of(arguments, "file")
    record, game = records.load(path)
    state = records.last_position(record, game)
    throws = prove(record, game)
    promised = str(record.dice["commitment"])
    shown: str | None = arguments.commitment
    if shown is not None and not hmac.compare_digest(shown.strip().lower().encode(), promised.encode()):
        expected = Clause("why-fair-shown", f"the commitment {shown}", wanted=shown, found=promised)
        raise record.blame("dice", expected, "broken-promise")
    console = screen()
    dice = sum(len(throw.numbers) for throw in throws if throw.seat >= 0)
    rolls = sum(throw.seat >= 0 for throw in throws)
    chances = len(throws) - rolls
    console.print(Text(words("verify-good", source=str(path)), style="bold green"), soft_wrap=True)
    console.print(words("verify-promise", commitment=promised), soft_wrap=True)
    console.print(words("verify-counts", rolls=rolls, dice=dice, chances=chances), soft_wrap=True)
    if "words" in record.dice:
        given = sum(bool(word) for word in _words(record.dice["words"]))
        console.print(words("verify-words", n=given, of=record.seats), soft_wrap=True)
    else:
        console.print(words("verify-same", race=str(record.dice["race"])), soft_wrap=True)
    if not state.over:
        console.print(words("replay-going-on"), soft_wrap=True)
    return 0


def _words(told: object) -> list[object]:
    assert isinstance(told, list), "proven before"
    return told


COMMAND = Command(_arguments, _run, of_a_game=False)
