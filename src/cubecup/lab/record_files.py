"""Records of many games in one folder; the name of a file says which race it was and who sat where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cubecup.kernel.errors import BadOption
from cubecup.lab.atomic_files import make_folder, put, unwritable

_ENDING: Final = ".record"
_NOT_IN_NAMES: Final = re.compile(r"[^\w.-]+")
_LONGEST: Final = 40  # characters of a part of a name; programs that play have long ones


def record_name(race: str, bots: Sequence[str], game: str) -> str:
    """What the file of a game is called: its race, its number, and the bots by seat."""
    parts = (race, game, *bots)
    return "-".join(_NOT_IN_NAMES.sub("_", part)[:_LONGEST] for part in parts) + _ENDING


class RecordFolder:
    """Where records go. Whatever stands in the way is said before anything is played."""

    def __init__(self, folder: Path, replace: bool = False) -> None:
        self.path = folder
        make_folder(folder)
        try:
            found = next(folder.glob(f"*{_ENDING}"), None)
        except OSError as error:
            raise unwritable(folder, error) from None
        if found is not None and not replace:
            raise BadOption("out-exists", f"{found} exists already; --force replaces it.", path=str(found))

    def keep(self, name: str, record: str) -> None:
        put(self.path / name, record.encode())
