"""How a command is declared: its arguments, and what it does; and how it is started."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from cubecup.cli.arguments import Parser, one_of
from cubecup.cli.game_ui import DEFAULT_GAME, GameUI, playable, ui_of
from cubecup.cli.words import Words
from cubecup.games import GAMES


@dataclass(frozen=True, slots=True)
class Command:
    """`run` returns the exit status; `of_a_game` commands may be told a game, others find it for themselves."""

    add_arguments: Callable[[Parser, GameUI], None]
    run: Callable[[argparse.Namespace, GameUI, Words], int]
    of_a_game: bool = True

    def start(self, name: str, arguments: list[str], words: Words) -> int:
        """Read what was typed after the name of the command, and do it."""
        try:
            found, ui = self._read(name, arguments, words)
        except SystemExit as end:  # argparse has printed the help
            return int(end.code or 0)
        return self.run(found, ui, words)

    def _read(self, name: str, arguments: list[str], words: Words) -> tuple[argparse.Namespace, GameUI]:
        """The first word that is the id of a game decides which options there are."""
        game = next((word for word in arguments if word in GAMES), None) if self.of_a_game else None
        if game is not None:
            arguments = arguments.copy()
            arguments.remove(game)
        ui = ui_of(game or DEFAULT_GAME)
        parser = Parser(name, words)
        self.add_arguments(parser, ui)
        parser.finish()
        return parser.read(arguments), ui


def add_game(parser: Parser) -> None:
    """The word for the game, in the help of a command; by the time it is read the game is known."""
    parser.word("game", nargs="?", type=one_of("GAME", playable()))
