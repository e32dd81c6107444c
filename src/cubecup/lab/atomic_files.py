"""Writing a file whole or not at all, also when the power fails."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cubecup.kernel.errors import BadOption, system_reason


def check_place(path: Path) -> None:
    """Whether there can be such a file, as far as one can tell before it is written."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadOption("not-a-file", f"{path} cannot be a file there.", path=str(path))


def put(path: Path, content: bytes) -> None:
    """Under its final name only once all of it is on disk."""
    path = _meant(path)
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)  # a device or a pipe takes the bytes, and stays what it is
            return
        new.write_bytes(content)
        put_in_place(new, path)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise unwritable(path, error) from None


def put_in_place(draft: Path, path: Path) -> None:
    """Give a finished draft its final name: first its content is on disk, then the name."""
    path = _meant(path)
    _sync(draft)
    draft.replace(path)
    if os.name == "posix":  # elsewhere a folder cannot be opened, and a rename is on disk by itself
        _sync(path.parent)


def _meant(path: Path) -> Path:
    """What a link points to: it shall go on pointing there."""
    return path.resolve() if path.is_symlink() else path


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def unwritable(path: Path, error: OSError) -> BadOption:
    reason = system_reason(error)
    return BadOption("unwritable", f"{path} cannot be written: {reason}.", path=str(path), reason=reason)
