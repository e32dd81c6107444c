"""`cubecup shelf`: one's own shelf at a server, by the key of this terminal or by the file of a browser's shelf."""

from __future__ import annotations

import argparse
import json
import shlex
import time
from pathlib import Path
from typing import Final

import msgspec

from cubecup.cli.arguments import Parser
from cubecup.cli.command import Command
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.records import text_of
from cubecup.cli.screen import screen
from cubecup.cli.served.link import ServerLink
from cubecup.cli.served.own_key import OwnKey, config_folder
from cubecup.cli.shelf_page import shelf_page
from cubecup.cli.words import Words
from cubecup.kernel.errors import BadFile, BadOption, Clause
from cubecup.server.messages.shelf import ShelfKey, ShelfTold

_KIND: Final = "cubecup shelf"  # what browsers write into the file of a shelf
_MOST_BYTES: Final = 10_000


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.option("--server", metavar="URL", text="option-shelf-server")
    parser.option("--file", metavar="FILE", text="option-shelf-file")
    parser.option("--json", action="store_true", text="option-shelf-json")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    begun = time.perf_counter()
    if arguments.server is None:
        raise BadOption("missing-argument", "A --server is needed.", argument="--server")
    link = ServerLink(arguments.server)
    if arguments.file is None:
        key = OwnKey(config_folder()).for_server(link.address.lower())
    else:
        key = _key_in(Path(arguments.file))
    told = link.post("/api/shelf", ShelfKey(key=key), ShelfTold)
    if arguments.json:
        file = [] if arguments.file is None else ["--file", arguments.file]
        typed = shlex.join(["cubecup", "shelf", "--server", arguments.server, *file, "--json"])
        print_data(msgspec.to_builtins(told), command=typed, seed=None, game="", begun=begun)
        return 0
    console = screen()
    for part in shelf_page(told, words):
        console.print(part)
    return 0


def _key_in(path: Path) -> str:
    """The key in the file of a shelf, as a browser saves it."""
    text = text_of(path)[:_MOST_BYTES]
    try:
        found = json.loads(text)
        if found["kind"] == _KIND and isinstance(found["key"], str):
            return str(found["key"])
    except (ValueError, KeyError, TypeError, RecursionError):
        pass
    raise BadFile("bad-shelf", str(path), 1, Clause("why-shelf-file", "the file of a shelf, as a browser saves it"))


COMMAND = Command(_arguments, _run, of_a_game=False)
