"""`cubecup seat SERVER TABLE PROGRAM`: a program of one's own plays a seat of a table by the lines it speaks."""

from __future__ import annotations

import argparse
import json
import shlex
from typing import Any

from rich.text import Text
from websockets.exceptions import InvalidHandshake, InvalidURI
from websockets.sync.client import connect

from cubecup.bots.external import PREFIX, PROTOCOL, LineProgram
from cubecup.cli.arguments import Parser
from cubecup.cli.command import Command
from cubecup.cli.game_ui import GameUI
from cubecup.cli.screen import screen
from cubecup.cli.served.link import ServerLink
from cubecup.cli.words import Words
from cubecup.kernel.errors import BadOption, Clause, CubeCupError, system_reason
from cubecup.server.messages.seats import Join
from cubecup.server.messages.tables import SeatKey


def _arguments(parser: Parser, ui: GameUI) -> None:
    parser.word("server", nargs="?")
    parser.word("table", nargs="?")
    parser.word("program", nargs="?")
    parser.option("--token", metavar="TOKEN", text="option-seat-token")
    parser.option("--name", metavar="NAME", default="Bot", text="option-seat-name")


def _run(arguments: argparse.Namespace, ui: GameUI, words: Words) -> int:
    for name in ("server", "table", "program"):
        if getattr(arguments, name) is None:
            raise BadOption("missing-argument", f"A {name.upper()} is needed.", argument=name.upper())
    command = shlex.split(arguments.program.removeprefix(PREFIX))
    if not arguments.program.startswith(PREFIX) or not command:
        raise BadOption("seat-exec", "Only a program can take a seat: exec:COMMAND.", value=arguments.program)
    link = ServerLink(arguments.server)
    token = arguments.token or _join(link, arguments.table, arguments.name)
    won = _play(link.socket(arguments.table, "program"), token, arguments.program, command)
    listed = ", ".join(str(seat + 1) for seat in won)
    screen().print(Text(words("seat-over", seats=listed) if won else words("seat-nobody")), soft_wrap=True)
    return 0


def _join(link: ServerLink, table: str, name: str) -> str:
    try:
        return link.post(f"/api/tables/{table}/join", Join(name=name), SeatKey).token
    except CubeCupError as error:
        raise _refused(error.clause()) from None


def _play(place: str, token: str, name: str, command: list[str]) -> list[int]:
    """Hand messages on, both ways, until the game is over; who has won."""
    try:
        with connect(place, compression=None, max_size=None) as socket:
            socket.recv()  # its hello
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "name": name[:24], "token": token}))
            program: LineProgram | None = None
            for raw in socket:
                message: dict[str, Any] = json.loads(raw)
                if message["type"] == "bye":
                    if "problem" in message:
                        raise _refused(str(message["problem"]["sentence"]))
                    return [int(seat) for seat in message["winners"]]
                program = program or LineProgram(name, command, message["time_ms"] / 1000)
                program.say(message)
                socket.send(json.dumps(program.hear("answer", id=message["id"])))
    except (OSError, InvalidHandshake, InvalidURI) as error:
        raise _refused(system_reason(error)) from None
    raise _refused("The server has gone.")


def _refused(reason: str | Clause) -> BadOption:
    return BadOption("seat-refused", f"The seat cannot be played: {reason}", reason=reason)


COMMAND = Command(_arguments, _run, of_a_game=False)
