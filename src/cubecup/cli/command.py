"""How a command is declared: its name, its arguments, and what it does."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cubecup.cli.arguments import Parser, one_of
from cubecup.cli.front import Front, playable
from cubecup.cli.words import Words

INTERRUPTED: Final = 130  # the exit status after Ctrl-C, as shells have it


@dataclass(frozen=True, slots=True)
class Command:
    """`run` returns the exit status; `of_a_game` commands may be told a game, others find it for themselves."""

    name: str
    add_arguments: Callable[[Parser, Front], None]
    run: Callable[[argparse.Namespace, Front, Words], int]
    of_a_game: bool = True


def add_game(parser: Parser) -> None:
    """The word for the game, in the help of a command; by the time it is read the game is known."""
    parser.word("game", nargs="?", type=one_of("GAME", playable()))
