"""`cubecup serve` that draws the same lots in every run of a test.

Its first argument is a file that tells which test is running: the lots are those of that test, whatever others have
drawn before it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cubecup.cli.main import main
from tests.server.chance import DRAWING, SameChance


class ChanceByNote:
    """In place of the module `secrets`, too; drawn anew whenever the note changes."""

    def __init__(self, note: Path) -> None:
        self._path = note
        self._read = ""
        self._chance = SameChance("")

    def __getattr__(self, name: str) -> object:
        note = self._path.read_text("utf-8")
        if note != self._read:
            self._read, self._chance = note, SameChance(note)
        return getattr(self._chance, name)


if __name__ == "__main__":
    chance = ChanceByNote(Path(sys.argv.pop(1)))
    for module in DRAWING:
        vars(module)["secrets"] = chance
    sys.exit(main())
