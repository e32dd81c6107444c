"""`cubecup show`: what a game is made of, by any name a person might use for it."""

from __future__ import annotations

import argparse

from cubecup.cli.arguments import Parser, add_seed, seed_of
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("what", nargs="*")
    parser.option("--pack", metavar="FILE")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    console = screen()
    for part in ui.shown(arguments.what, arguments.pack, seed_of(arguments), words):
        console.print(part)
    return 0


COMMAND = Command(_arguments, _run)
