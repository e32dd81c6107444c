"""`cubecup serve`: the server for browsers, on this machine unless told otherwise."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser

from cubecup.cli.arguments import Parser, whole
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.server.address import address_of
from cubecup.server.process import bind, run
from cubecup.server.settings import with_database


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.option("--host", metavar="H", default="127.0.0.1")
    parser.option("--port", metavar="N", type=whole("--port", 0, 65_535), default=8000)
    parser.option("--database", metavar="FILE")
    parser.option("--no-browser", action="store_true")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    settings = with_database(arguments.database)
    with bind(arguments.host, arguments.port) as listening:

        def ready() -> None:
            _welcome(listening, words, browser=not arguments.no_browser and has_display())

        try:
            run(settings, listening, ready)
        except KeyboardInterrupt:  # Ctrl-C is how it is meant to end, and everything is on disk
            return 0
    return 0


def _welcome(listening: socket.socket, words: Words, *, browser: bool) -> None:
    address = address_of(listening)
    console = screen()
    console.print(words("serve-address", address=address), soft_wrap=True)
    console.print(words("serve-stop"), soft_wrap=True)
    sys.stdout.flush()
    if browser:  # some systems wait for the browser to end
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_display() -> bool:
    """Whether a browser could show itself; in a mere terminal it would take the terminal over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


COMMAND = Command(_arguments, _run, of_a_game=False)
