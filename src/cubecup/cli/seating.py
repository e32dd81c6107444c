"""Who sits at the table: the number of players, and bots for the seats, from the options of a command."""

from __future__ import annotations

import argparse

from cubecup.bots.simple import SimpleBot
from cubecup.cli.arguments import Parser, unknown_value, whole
from cubecup.cli.front import Front
from cubecup.kernel.game import Game


def add_seating(parser: Parser, front: Front) -> None:
    parser.option("--players", metavar="N", type=whole("--players"))
    parser.option("--bots", metavar=",".join(front.bots))


def players_of(arguments: argparse.Namespace, game: Game, otherwise: int) -> int:
    given: int | None = arguments.players
    if given is None:
        return otherwise
    return whole("--players", game.min_seats, game.max_seats)(str(given))


def bot_names(arguments: argparse.Namespace, front: Front) -> list[str]:
    """The bots of a comma list, the default one if there is none."""
    given: str | None = arguments.bots
    names = [front.default_bot] if given is None else given.split(",")
    for name in names:
        if name not in front.bots:
            raise unknown_value("--bots", name, front.bots)
    return names


def make_bots(front: Front, names: list[str], seed: int) -> list[SimpleBot]:
    """A bot for each name; equal ones draw from streams of their own."""
    return [front.bots[name](seed + number) for number, name in enumerate(names, 1)]


def repeated(names: list[str], seats: int) -> list[str]:
    """A short list goes round."""
    return [names[seat % len(names)] for seat in range(seats)]
