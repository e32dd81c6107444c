"""A page for people that a command writes a part of: between two marks, which are comments of Markdown."""

from __future__ import annotations

from pathlib import Path

from cubecup.kernel.errors import BadOption, Clause, system_reason
from cubecup.lab.atomic_files import make_file_place, put


def marks(name: str) -> tuple[str, str]:
    """What stands before and after the part that is written."""
    return f"<!-- {name} -->", f"<!-- /{name} -->"


class Page:
    """The file that gets the tables: between its marks, or all of it if there is no such file yet."""

    def __init__(self, path: Path, name: str) -> None:
        """Whatever is wrong with the file is said before the first game."""
        self._path = path
        self._opening, self._closing = marks(name)
        make_file_place(path)
        self._parts()

    def text(self) -> str:
        """The part that is written; nothing where there is no such file yet."""
        return self._parts()[1].strip()

    def _parts(self) -> tuple[str, str, str]:
        """What stands before the tables, they themselves, and what stands after them."""
        path = self._path
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else f"{self._opening}{self._closing}\n"
        except (OSError, UnicodeDecodeError) as error:
            reason = Clause("why-utf-8", "text in UTF-8") if isinstance(error, UnicodeError) else system_reason(error)
            raise BadOption(
                "unwritable", f"{path} cannot be written: {reason}.", path=str(path), reason=reason
            ) from None
        head, opening, rest = text.partition(self._opening)
        middle, closing, tail = rest.partition(self._closing)
        if not opening or not closing:
            both = f"{self._opening} … {self._closing}"
            raise BadOption("no-marks", f"{path} exists and has no place for it: {both}.", path=str(path), marks=both)
        return head + opening, middle, closing + tail

    def write(self, text: str) -> None:
        """The file is read again: games take their time, and somebody may have written on the page since."""
        before, _, after = self._parts()
        put(self._path, f"{before}\n{text}\n{after}".encode())
