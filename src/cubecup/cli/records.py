"""Record files on disk: read with one clear error that has a line, written so that a crash cannot lose a game."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from cubecup.games import game_of
from cubecup.kernel.errors import BadFile, BadOption, Clause, CubeCupError, system_reason
from cubecup.kernel.game import Event, Game, State
from cubecup.kernel.record import Record, read_record, replay
from cubecup.lab.atomic_files import make_folder, make_place, put

if TYPE_CHECKING:
    from rich.console import Console

    from cubecup.cli.words import Words

_OPTIONS_LINE: Final = 7
_TITLE_LINE: Final = 1


def load(path: Path) -> tuple[Record, Game]:
    """The record in a file and the game it is of; whatever is wrong with it is a `BadFile`."""
    return read(text_of(path), str(path))


def read(text: str, source: str) -> tuple[Record, Game]:
    """The same of a text that is there already."""
    try:
        record = read_record(text, source)
        game = game_of(record)
        next(replay(record, game))
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        # Options and set-up are anyone's JSON; what the game did not expect there is the file's fault.
        expected = Clause("why-record-options", f"options and a set-up that a game understands ({error})")
        raise BadFile("record-refused", source, _OPTIONS_LINE, expected) from None
    return record, game


def text_of(path: Path) -> str:
    """What a file says; one that cannot be read is a `BadFile`."""
    source = str(path)
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        reason = system_reason(error)
        told = f"a file that can be read ({reason})"
        raise BadFile(
            "unreadable", source, _TITLE_LINE, Clause("why-readable", told, name=source, reason=reason)
        ) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadFile("not-utf-8", source, line, Clause("why-utf-8", "text in UTF-8")) from None


def last_position(record: Record, game: Game) -> State:
    """The position at the end of a record, after checking every action of it."""
    state = None
    for position in replay(record, game):
        state = position
    assert state is not None, "a record has at least its start"
    return state


def positions(record: Record, game: Game) -> Iterator[tuple[State, list[Event]]]:
    """Every position of a record with what led to it."""
    opening: list[Event] = [("round", -1, (1,))]
    opening += [
        ("roll", seat, tuple(dice)) for seat, dice in enumerate(game.read_outcome(record.opening, record.seats)) if dice
    ]
    events = opening
    for state in replay(record, game):
        events += state.journal or []
        state.journal = []
        yield state, events
        events = []


def write(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    put(path, str(record).encode())


def save_file(given: str | None, seed: int, console: Console, words: Words, ending: str = "record") -> Path | None:
    """Where a game is kept; one without a place to be kept is played all the same, after a warning."""
    if given is not None:
        path = Path(given)
        if path.exists():
            raise BadOption("file-exists", f"{path} exists already.", path=str(path))
        make_place(path)
        return path
    try:
        return new_path(seed, ending)
    except CubeCupError as error:
        console.print(Text(f"{words.error(error)} {words('play-not-kept')}", style="yellow"))
        return None


def new_path(seed: int, ending: str = "record") -> Path:
    """A file of its own for a new game, in the user's data folder."""
    folder = data_folder() / "games"
    make_folder(folder)
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-seed-{seed}"
    path = folder / f"{stem}.{ending}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.{ending}"
        number += 1
    return path


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    chosen = os.environ.get("XDG_DATA_HOME")
    if chosen:
        return Path(chosen) / "cubecup"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "cubecup"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cubecup"
    return Path.home() / ".local" / "share" / "cubecup"
