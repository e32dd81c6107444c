"""Progress bars for games and other steps, on standard error, so that output that goes elsewhere stays clean."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cubecup.cli.screen import screen
from cubecup.cli.words import Words


@contextmanager
def games_bar(total: int | None, words: Words) -> Iterator[Callable[[int], None]]:
    """How many games are done, how fast it goes, and the time left; the function given takes the games just played.

    Without a total nobody knows how many there will be.
    """
    console = screen(sys.stderr)
    columns = (
        TextColumn(words("sim-games")), BarColumn(), MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
    )  # fmt: skip
    begun = time.perf_counter()
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=total, rate="")
        done = 0

        def played(games: int) -> None:
            nonlocal done
            done += games
            rate = words("sim-rate", n=words.numbers.number(done / (time.perf_counter() - begun), 1))
            progress.update(task, advance=games, rate=rate)

        yield played


@contextmanager
def steps_bar(total: int, label: str) -> Iterator[Callable[[], None]]:
    """How many of some steps are done, and the time left; the function given is called after each."""
    console = screen(sys.stderr)
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda: progress.update(task, advance=1)
