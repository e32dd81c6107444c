"""Where output goes: the terminal in colour, or plain text when nobody is watching."""

from __future__ import annotations

import os
import sys
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

_PLAIN_WIDTH: Final = 100  # of pipes and files, which have none
_HANG: Final = "      "


def screen(stream: TextIO | None = None) -> Console:
    """A console on standard output (or another stream) that prints texts as they are, without markup."""
    file = stream if stream is not None else sys.stdout
    width = None if file.isatty() or os.environ.get("COLUMNS") else _PLAIN_WIDTH
    return Console(file=file, width=width, markup=False, highlight=False, emoji=False)


def print_hanging(console: Console, line: Text) -> None:
    """Print a line; what does not fit goes on below, further in."""
    first, *more = line.wrap(console, max(console.width - len(_HANG), 20))
    console.print(first)
    for rest in more:
        console.print(Text.assemble(_HANG, rest))
