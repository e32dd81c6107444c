"""`cubecup restore`: the tables of a copy, in place of those of the database."""

from __future__ import annotations

import argparse

from cubecup.cli.arguments import Parser, file_of
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.server.settings import with_database
from cubecup.server.storage.backup import restore


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("copy", nargs="?")
    parser.option("--database", metavar="FILE")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    database = with_database(arguments.database).database_file()
    found = restore(file_of(arguments, "copy"), database)
    console = screen()
    console.print(words("restore-done", tables=found.tables, path=str(database)), soft_wrap=True)
    if found.replaced is not None:
        console.print(words("restore-replaced", path=str(found.replaced)), soft_wrap=True)
    return 0


COMMAND = Command(_arguments, _run, of_a_game=False)
