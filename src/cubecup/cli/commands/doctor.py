"""`cubecup doctor`: what to expect of a set of cards, in plain sentences, after some seconds of play."""

from __future__ import annotations

import argparse
import shlex
import time
from typing import Final

from rich.console import Console
from rich.text import Text

from cubecup.bots.registry import levels_of
from cubecup.cli.arguments import Parser, add_seed, seconds, seed_of, unknown_value, whole
from cubecup.cli.command import Command
from cubecup.cli.data import print_data
from cubecup.cli.game_ui import GameUI
from cubecup.cli.jobs import add_workers
from cubecup.cli.progress import games_bar
from cubecup.cli.screen import screen
from cubecup.cli.seating import named_bots, players_of
from cubecup.cli.status import INTERRUPTED
from cubecup.cli.words import Words
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption
from cubecup.kernel.game import JSON
from cubecup.lab.checkup import MOST_GAMES, Checkup, Patient
from cubecup.lab.doctor import FINE, MAYBE, NOTE, PROBLEM, Finding, examine, finding_json, sentence, verdict
from cubecup.lab.engines import cores
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.figures.targets import is_standard, targets
from cubecup.lab.wording import Wording

_USUAL_SECONDS: Final = 10.0
_USUAL_PLAYERS: Final = 4
_SIGNS: Final = {PROBLEM: ("!", "bold red"), MAYBE: ("?", "yellow"), FINE: ("✓", "green"), NOTE: ("·", "dim")}
_STYLES: Final = {PROBLEM: "bold red", MAYBE: "bold yellow", "rough": "bold", FINE: "bold green"}
# Options that change nothing about the games, or that are told otherwise.
_ASIDE: Final = frozenset({"set", "seconds", "games", "workers", "json", "seed", "language"})


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("set", nargs="?")
    ui.add_options(parser)
    parser.option("--players", metavar="N", type=whole("--players"), text="option-doctor-players")
    parser.option("--bots", metavar=",".join(levels_of(ui.id)), text="option-sim-bots")
    parser.option(
        "--seconds", metavar="S", type=seconds("--seconds"), default=_USUAL_SECONDS, text="option-doctor-seconds"
    )
    parser.option("--games", metavar="N", type=whole("--games", 1, MOST_GAMES), text="option-doctor-games")
    add_workers(parser)
    parser.option("--json", action="store_true")
    add_seed(parser)


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    begun = time.perf_counter()
    patient = _patient(arguments, ui)
    checkup = Checkup(patient)
    status = _play(checkup, arguments, words)
    if not checkup.games:
        return status
    figures = checkup.figures()
    command = _command(arguments, ui, words, checkup)
    findings = examine(figures, patient.game.advice())
    wording = Wording(words.texts)
    if arguments.json:
        found = _as_json(patient, figures, findings, wording)
        print_data(found, command=command, seed=patient.seed, game=ui.id, begun=begun)
    else:
        _print(patient, figures, findings, command, wording, screen())
    return status


def _play(checkup: Checkup, arguments: argparse.Namespace, words: Words) -> int:
    """Ctrl-C ends early; the games played so far still count."""
    with games_bar(arguments.games, words) as played:
        try:
            checkup.play(arguments.games, arguments.seconds, arguments.workers or cores(), played)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


# -- what is played ------------------------------------------------------------------------------------


def _patient(arguments: argparse.Namespace, ui: GameUI) -> Patient:
    seed = seed_of(arguments)
    ways = [way for way in (arguments.set, arguments.cards, arguments.random_set) if way]
    if len(ways) != 1:
        raise BadOption("doctor-what", "A set, or --cards with eight cards, or --random-set: one of the three.")
    given = arguments
    if arguments.set:
        known = ui.sets(arguments)
        if arguments.set not in known:
            raise unknown_value("SET", arguments.set, known)
        given = argparse.Namespace(**{**vars(arguments), "cards": [arguments.set]})
    game = ui.make(given, seed)
    assert isinstance(game, Cubitos)  # the tables that the figures need are those of Cubitos
    bots = named_bots(arguments, ui)
    players = players_of(arguments, game, len(bots) if len(bots) > 1 else _USUAL_PLAYERS)
    return Patient(ui.race_name(game), game, tuple(bots), players, seed)


def _command(arguments: argparse.Namespace, ui: GameUI, words: Words, checkup: Checkup) -> str:
    """What to type for the same answer; how long it may take and on how many cores makes no difference to it."""
    parser = Parser("doctor", words)
    _arguments(parser, ui)
    typed = ["cubecup", "doctor", *([arguments.set] if arguments.set else [])]
    for name, value in vars(arguments).items():
        if name in _ASIDE or value == parser.get_default(name):
            continue
        values = [] if value is True else value if isinstance(value, list) else [str(value)]
        typed += [f"--{name.replace('_', '-')}", *values]
    return shlex.join([*typed, "--games", str(checkup.games), "--seed", str(checkup.patient.seed)])


# -- what is printed -----------------------------------------------------------------------------------


def _print(
    patient: Patient,
    figures: RaceFigures,
    findings: list[Finding],
    command: str,
    wording: Wording,
    console: Console,
) -> None:
    game = patient.game
    laps = f", {wording('count-laps', n=game.laps)}" if game.laps > 1 else ""
    tracks = " → ".join(wording.track(track) for track in game.track_ids) + laps
    name = wording.race(game.set_id) if game.set_id else wording("intro-own-set")
    players = wording("count-players", n=patient.players)
    about = wording("doctor-about", race=name, tracks=tracks, players=players, bots=", ".join(figures.bots))
    console.print(Text(about, style="bold"), soft_wrap=True)
    if not game.set_id:
        console.print(Text(", ".join(wording.card(card) for card in game.cards), style="dim"), soft_wrap=True)
    result = verdict(findings)
    console.print(Text(wording(f"doctor-verdict-{result}"), style=_STYLES[result]), soft_wrap=True)
    console.print()
    for finding in findings:
        sign, style = _SIGNS[finding.level]
        console.print(Text.assemble((f"{sign} ", style), sentence(finding, wording)), soft_wrap=True)
    console.print()
    again = wording("doctor-again", games=figures.games, seed=str(patient.seed), command=command)
    console.print(Text(again, style="dim"), soft_wrap=True)


def _as_json(patient: Patient, figures: RaceFigures, findings: list[Finding], wording: Wording) -> dict[str, JSON]:
    return {
        "games": figures.games,
        "race": patient.name,
        "cards": [*patient.game.cards],
        "options": patient.game.options(),
        "players": patient.players,
        "bots": [*figures.bots],
        "verdict": verdict(findings),
        "findings": [finding_json(finding, wording) for finding in findings],
        "standard": is_standard(figures),
        "targets": [target.as_json() for target in targets(figures)],
        "figures": figures.as_json(),
    }


COMMAND = Command(_arguments, _run, of_a_game=False)
