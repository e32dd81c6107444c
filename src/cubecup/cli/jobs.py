"""What commands that play many games have in common: their options, their sets, and going on with a job on disk."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from cubecup.cli.arguments import Parser, one_of, seed_of, unknown_value, whole
from cubecup.cli.progress import games_bar
from cubecup.cli.screen import screen
from cubecup.cli.words import Words
from cubecup.lab.engines import ENGINES, LOCAL, play
from cubecup.lab.plan import Chunk
from cubecup.lab.storage import JobFolder, stored_seed
from cubecup.lab.work import Part

ALL: Final = "all"
MOST_GAMES: Final = 1_000_000
_MOST_WORKERS: Final = 1024


def add_workers(parser: Parser) -> None:
    parser.option("--workers", metavar="N", type=whole("--workers", 1, _MOST_WORKERS), text="option-sim-workers")


def add_engine(parser: Parser) -> None:
    """Where the games are played, and whether files may be replaced."""
    parser.option("--force", action="store_true", text="option-sim-force")
    add_workers(parser)
    parser.option(
        "--engine", metavar="|".join(ENGINES), type=one_of("--engine", ENGINES), default=LOCAL, text="option-sim-engine"
    )
    parser.option("--address", metavar="HOST:PORT", text="option-sim-address")


def job_seed(arguments: argparse.Namespace, base: Path | None) -> int:
    """That of the job one goes on with, if none is given."""
    stored = stored_seed(base) if base is not None and arguments.seed is None else None
    return seed_of(arguments) if stored is None else stored


def chosen_sets(wanted: str, known: Collection[str]) -> tuple[str, ...]:
    """The ids of a list with commas, or all."""
    chosen = tuple(known) if wanted == ALL else tuple(dict.fromkeys(wanted.split(",")))
    for id in chosen:
        if id not in known:
            raise unknown_value("--sets", id, known)
    return chosen


def play_chunks(
    chunks: Sequence[Chunk], heard: Callable[[Part], None], arguments: argparse.Namespace, words: Words
) -> bool:
    """Whether it came to its end; Ctrl-C ends it early, and the parts heard so far still count."""
    playing = play(chunks, arguments.workers, arguments.engine, arguments.address)
    with games_bar(sum(chunk.games for chunk in chunks), words) as played:
        try:
            for part in playing:
                heard(part)
                played(part.games)
        except KeyboardInterrupt:
            return False
        finally:
            playing.close()
    return True


def complete(
    store: JobFolder,
    run: Callable[[Sequence[Chunk]], bool],
    again: str,
    words: Words,
    told: Callable[[Part], None] = lambda part: None,
) -> bool:
    """Play what a job on disk lacks and make its files; if it is called off, say how to go on with it."""
    todo = store.todo()
    planned = store.plan.total
    before = planned - sum(chunk.games for chunk in todo)
    if before:
        _aside(words("sim-resumed", games=before, planned=planned))
    try:
        if run(todo):
            store.finish(told)
            return True
    except KeyboardInterrupt:
        pass
    kept = planned - sum(chunk.games for chunk in store.todo())
    _aside(words("sim-kept", games=kept, planned=planned, folder=str(store.folder)))
    _aside(words("sim-resume", command=again))
    return False


def _aside(line: str) -> None:
    screen(sys.stderr).print(Text(line), soft_wrap=True)
