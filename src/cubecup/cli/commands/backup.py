"""`cubecup backup`: the database as it is at one moment, in a file of its own."""

from __future__ import annotations

import argparse

from cubecup.cli.arguments import Parser, file_of
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.server.settings import with_database
from cubecup.server.storage.backup import back_up


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("copy", nargs="?")
    parser.option("--database", metavar="FILE")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    copy = file_of(arguments, "copy")
    tables = back_up(with_database(arguments.database).database_file(), copy)
    screen().print(words("backup-done", tables=tables, path=str(copy)), soft_wrap=True)
    return 0


COMMAND = Command(_arguments, _run, of_a_game=False)
