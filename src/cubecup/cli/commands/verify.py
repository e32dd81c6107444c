"""`cubecup verify FILE`: whether the dice of a recorded game, or of a tour, are those that were promised."""

from __future__ import annotations

import argparse
import hmac
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cubecup.cli import records
from cubecup.cli.arguments import Parser, file_of
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.fair.proof import Throw, prove
from cubecup.games import game_of
from cubecup.kernel.errors import Clause
from cubecup.kernel.game import Game
from cubecup.kernel.record import Record
from cubecup.tours.tour_record import TITLE as TOUR_TITLE
from cubecup.tours.tour_record import TourRecord, read_tour, verified


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("file", nargs="?")
    parser.option("--commitment", metavar="HEX")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    path: Path = file_of(arguments, "file")
    text = records.text_of(path)
    if text.startswith(TOUR_TITLE):
        _prove_tour(read_tour(text, str(path)), arguments.commitment, screen(), words)
        return 0
    record, game = records.load(path)
    state = records.last_position(record, game)
    console = screen()
    throws = _proven(record, game, arguments.commitment)
    console.print(Text(words("verify-good", source=str(path)), style="bold green"), soft_wrap=True)
    _tell(record, throws, console, words)
    if not state.over:
        console.print(words("replay-going-on"), soft_wrap=True)
    return 0


def _proven(record: Record, game: Game, shown: str | None) -> list[Throw]:
    """All throws of a record, if they are as promised, and promised as was shown."""
    throws = prove(record, game)
    promised = str(record.dice["commitment"])
    if shown is not None and not hmac.compare_digest(shown.strip().lower().encode(), promised.encode()):
        expected = Clause("why-fair-shown", f"the commitment {shown}", wanted=shown, found=promised)
        raise record.blame("dice", expected, "broken-promise")
    return throws


def _tell(record: Record, throws: list[Throw], console: Console, words: Words) -> None:
    dice = sum(len(throw.numbers) for throw in throws if throw.seat >= 0)
    rolls = sum(throw.seat >= 0 for throw in throws)
    console.print(words("verify-promise", commitment=str(record.dice["commitment"])), soft_wrap=True)
    console.print(words("verify-counts", rolls=rolls, dice=dice, chances=len(throws) - rolls), soft_wrap=True)
    if "words" in record.dice:
        given = sum(bool(word) for word in _words(record.dice["words"]))
        console.print(words("verify-words", n=given, of=record.seats), soft_wrap=True)
    else:
        console.print(words("verify-same", race=str(record.dice["race"])), soft_wrap=True)


def _prove_tour(tour: TourRecord, shown: str | None, console: Console, words: Words) -> None:
    """Race by race: by the rules, as the standing wants it, and with the dice that were promised. Races of a terminal
    have dice from a seed, which nobody promised. `shown` was the promise of the first race."""
    verified(tour, game_of)
    console.print(
        Text(words("verify-tour", source=tour.source, n=len(tour.records)), style="bold green"), soft_wrap=True
    )
    told: list[Record] = []
    for number in range(1, len(tour.records) + 1):
        record = tour.record(number)
        console.print()
        if not record.dice and shown is None:
            console.print(words("verify-tour-seed", n=number, seed=str(record.seed)), soft_wrap=True)
            continue
        throws = _proven(record, game_of(record), shown)
        shown = None
        console.print(words("verify-tour-race", n=number), soft_wrap=True)
        _tell(record, throws, console, words)
        told.append(record)
    if len(told) > 1 and all(one.dice["secret"] == after.dice["commitment"] for one, after in pairwise(told)):
        console.print()
        console.print(words("verify-tour-chain"), soft_wrap=True)


def _words(told: object) -> list[object]:
    assert isinstance(told, list), "proven before"
    return told


COMMAND = Command(_arguments, _run, of_a_game=False)
