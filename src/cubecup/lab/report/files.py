"""Writing a file whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from cubecup.kernel.errors import BadOption


def check_place(path: Path) -> None:
    """Whether there can be such a file, as far as one can tell before it is written."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadOption("not-a-file", f"{path} cannot be a file there.", path=str(path))


def put(path: Path, content: bytes) -> None:
    """Under its final name only once all of it is on disk."""
    new = path.with_name(f"{path.name}.new")
    try:
        new.write_bytes(content)
        new.replace(path)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> BadOption:
    reason = error.strerror or str(error)
    return BadOption("unwritable", f"{path} cannot be written: {reason}.", path=str(path), reason=reason)
