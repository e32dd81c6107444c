"""Who sits at the table: the number of players, and bots for the seats, from the options of a command."""

from __future__ import annotations

import argparse
from functools import partial

from rich.console import Console
from rich.text import Text

from cubecup.bots.guard import Guarded
from cubecup.bots.protocol import Bot, BotFailed
from cubecup.bots.registry import bot_names, is_bot, levels_of, make_bot
from cubecup.cli.arguments import Parser, unknown_value, whole
from cubecup.cli.game_ui import GameUI
from cubecup.cli.words import Words
from cubecup.kernel.game import Game
from cubecup.lab.commas import split


def add_seating(parser: Parser, ui: GameUI) -> None:
    parser.option("--players", metavar="N", type=whole("--players"))
    parser.option("--bots", metavar=",".join(levels_of(ui.id)))


def players_of(arguments: argparse.Namespace, game: Game, otherwise: int) -> int:
    given: int | None = arguments.players
    if given is None:
        return otherwise
    return whole("--players", game.min_seats, game.max_seats)(str(given))


def named_bots(arguments: argparse.Namespace, ui: GameUI) -> list[str]:
    """The bots of a comma list, the default one if there is none."""
    given: str | None = arguments.bots
    return [ui.default_bot] if given is None else known_bots(given, ui)


def known_bots(given: str, ui: GameUI) -> list[str]:
    """The names of a comma list; one that the game has no bot for is an error that lists what there is."""
    names = split(given)
    for name in names:
        if not is_bot(name, ui.id):
            raise unknown_value("--bots", name, bot_names(ui.id))
    return names


def make_bots(names: list[str], seed: int) -> list[Bot]:
    """A bot for each name; equal ones draw from streams of their own."""
    return [make_bot(name, seed + number) for number, name in enumerate(names, 1)]


def guarded_bots(ui: GameUI, names: list[str], seed: int, console: Console, words: Words) -> list[Bot]:
    """Opponents of a person: whatever goes wrong in one is told once, and the game goes on with its usual bot."""
    failed: set[str] = set()

    def tell(name: str, wrong: BotFailed) -> None:
        if name not in failed:
            failed.add(name)
            told = words("play-bot-failed", why=words.error(wrong), standby=ui.default_bot)
            console.print(Text(told, style="yellow"), soft_wrap=True)

    return [
        Guarded(bot, standby=make_bot(ui.default_bot), tell=partial(tell, name))
        for name, bot in zip(names, make_bots(names, seed), strict=True)
    ]


def repeated(names: list[str], seats: int) -> list[str]:
    """A short list goes round."""
    return [names[seat % len(names)] for seat in range(seats)]
