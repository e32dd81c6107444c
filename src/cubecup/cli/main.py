"""The `cubecup` command: finds the subcommand, the language and the game, and turns errors into one line.

A subcommand is a module with a `COMMAND`; adding one takes its name here and its texts in the locales.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import os
import sys
from typing import Final

from cubecup.cli.arguments import Parser, unknown_value
from cubecup.cli.command import INTERRUPTED, Command
from cubecup.cli.front import DEFAULT_GAME, Front, front_of
from cubecup.cli.screen import be_forgiving, screen
from cubecup.cli.words import Words, environment_language, take_language
from cubecup.games import GAMES
from cubecup.kernel.errors import CubeCupError

# Subcommands and their modules, in the order of the help.
COMMANDS: Final = {
    "play": "cubecup.cli.play",
    "show": "cubecup.cli.show",
    "sim": "cubecup.cli.simulate",
    "report": "cubecup.cli.report",
    "doctor": "cubecup.cli.doctor",
    "balance": "cubecup.cli.balance",
    "league": "cubecup.cli.league",
    "exploit": "cubecup.cli.exploit",
    "replay": "cubecup.cli.replay",
    "bench": "cubecup.cli.bench",
    "serve": "cubecup.cli.serve",
    "load": "cubecup.cli.load",
}

BAD_INPUT: Final = 2


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status."""
    be_forgiving()
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(environment_language(os.environ))
    try:
        words, given = take_language(given, os.environ)
        status = _run(given, words)
        sys.stdout.flush()
    except CubeCupError as error:
        return _complain(words.error(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return 1
    return status


def _run(arguments: list[str], words: Words) -> int:
    name = arguments[0] if arguments else "--help"
    if name in ("--help", "-h", "help"):
        if len(arguments) > 1 and arguments[1] in COMMANDS:
            return _run([arguments[1], "--help"], words)
        _print(_help(words))
        return 0
    if name in ("--version", "-V"):
        _print(f"Cube Cup {importlib.metadata.version('cubecup')}")
        return 0
    if name not in COMMANDS:
        raise unknown_value(words("help-command"), name, COMMANDS)
    command: Command = importlib.import_module(COMMANDS[name]).COMMAND
    try:
        found, front = _read(command, arguments[1:], words)
    except SystemExit as end:  # argparse has printed the help
        return int(end.code or 0)
    return command.run(found, front, words)


def _read(command: Command, arguments: list[str], words: Words) -> tuple[argparse.Namespace, Front]:
    """The arguments of a command. The first word that is the id of a game decides which options there are."""
    game = next((word for word in arguments if word in GAMES), None) if command.of_a_game else None
    if game is not None:
        arguments = arguments.copy()
        arguments.remove(game)
    front = front_of(game or DEFAULT_GAME)
    parser = Parser(command.name, words)
    command.add_arguments(parser, front)
    parser.finish()
    return parser.read(arguments), front


def _help(words: Words) -> str:
    width = max(len(name) for name in COMMANDS) + 2
    lines = [
        words("help-title"),
        "",
        f"{words('help-usage')} cubecup {words('help-command')} [{words('help-arguments')}]",
        "",
        *(f"  {name:{width}}{words(f'command-{name}')}" for name in COMMANDS),
        "",
        words("help-more"),
        f"  {'--language':{width + 4}}{words('option-language')}",
        f"  {'--version':{width + 4}}{words('option-version')}",
    ]
    return "\n".join(lines)


def _print(text: str) -> None:
    screen().print(text, soft_wrap=True)


def _complain(line: str) -> int:
    screen(sys.stderr).print(f"cubecup: {line}", soft_wrap=True)
    return BAD_INPUT


def _close_output() -> None:
    """Whoever reads our output has left; Python would complain once more when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
